import type { Page } from '@playwright/test';
import { rackTile, square } from './crossword';
import { finish, goodTurns, resultOf, sum, today, turnsDone, type Turn } from './daily';
import { expect, test } from './test';

test('a whole daily by mouse: clicking and dragging', async ({ page }) => {
  const turns = goodTurns(await today(page));
  await page.goto('/daily');
  for (const [index, turn] of turns.entries()) {
    for (const [place, tile] of turn.tiles.entries()) {
      if ((index + place) % 2 === 0) {
        await rackTile(page, tile).click();
        await square(page, tile).click();
      } else await rackTile(page, tile).dragTo(square(page, tile));
    }
    await page.getByRole('button', { name: `Play for ${turn.score}` }).click();
    if (index < 4) await turnsDone(page, index + 1);
  }
  await resultOf(page, sum(turns));
});

test('a whole daily by keyboard alone, reloaded in the middle', async ({ page }) => {
  const turns = goodTurns(await today(page));
  await page.goto('/');
  await tabTo(page, 'Play today’s puzzle');
  await page.keyboard.press('Enter');
  for (const [index, turn] of turns.entries()) {
    await expect(page.getByRole('grid')).toBeVisible();
    if (index === 2) {
      await page.reload();
      await turnsDone(page, 2);
    }
    await typeTurn(page, turn);
    if (index < 4) await turnsDone(page, index + 1);
  }
  await resultOf(page, sum(turns));
});

test('what happens is said aloud', async ({ page }) => {
  const [turn] = goodTurns(await today(page));
  await page.goto('/daily');
  await expect(page.getByRole('grid')).toBeVisible();
  await typeTurn(page, turn!);
  const status = page.locator('[aria-live="polite"]');
  await expect(status).toHaveText(
    new RegExp(
      `${turn!.text.replace(/[()]/g, '\\$&')} scores ${turn!.score}\\. Total ${turn!.score}\\. Turn 2 of 5`,
    ),
  );
});

/** Presses Tab until the control with this text or label has the focus. */
async function tabTo(page: Page, text: string) {
  for (let tries = 0; tries < 80; tries++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      return (focused.getAttribute('aria-label') ?? focused.innerText).trim();
    });
    if (name.startsWith(text)) return;
  }
  throw new Error(`Tab never came to ${text}`);
}

/** The square that has the focus, as `[row, column]`. */
function focused(page: Page): Promise<[number, number]> {
  return page.evaluate(() => {
    const { row, column } = (document.activeElement as HTMLElement).dataset;
    return [Number(row), Number(column)];
  });
}

async function typeTurn(page: Page, turn: Turn) {
  while (Number.isNaN((await focused(page))[0])) await page.keyboard.press('Tab');
  const [row, column] = await focused(page);
  const start = turn.tiles[0]!;
  const walk = async (steps: number, back: string, on: string) => {
    for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps < 0 ? back : on);
  };
  await walk(start.row - row, 'ArrowUp', 'ArrowDown');
  await walk(start.column - column, 'ArrowLeft', 'ArrowRight');
  const isDown = (await page.locator('.arrow.down').count()) > 0;
  if (isDown === turn.across) await page.keyboard.press('Space');
  for (const tile of turn.tiles) await page.keyboard.press(tile.letter.toLowerCase());
  await expect(page.getByRole('button', { name: `Play for ${turn.score}` })).toBeVisible();
  await page.keyboard.press('Enter');
}

test('a whole daily by the command line', async ({ page }) => {
  const turns = goodTurns(await today(page));
  await page.goto('/daily');
  const line = page.getByLabel('Command line');
  for (const [index, turn] of turns.entries()) {
    await line.fill(turn.text.replace(/[()]/g, ''));
    await line.press('Enter');
    await expect(page.getByText(`scores ${turn.score}. Press Enter`)).toBeVisible();
    await line.press('Enter');
    if (index < 4) await turnsDone(page, index + 1);
  }
  await resultOf(page, sum(turns));
});

test('the best play of a turn is shown on the board while it is pointed at', async ({ page }) => {
  const date = '2026-11-14';
  await finish(page, date);
  await page.goto(`/daily/${date}`);
  const row = page.getByRole('button', { name: /^Turn 1: you played/ });
  await row.hover();
  await expect(page.getByText(/^Turn 1, best play:/)).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /not yet played/ }).first()).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.getByText('Your board')).toBeVisible();
  await row.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Turn 2, best play:/)).toBeVisible();
});

test('on a desktop the result goes to the clipboard', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const game = await finish(page, '2026-11-15');
  await page.goto('/daily/2026-11-15');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.locator('#main').getByText('Copied to the clipboard.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const squares = game.turns.map(
    ({ score }) => '🟥🟧🟨🟩🟦'.match(/./gu)![Math.min(4, Math.floor(score / 20))],
  );
  expect(copied.split('\n')).toEqual([
    'Daily Letters · 15 November 2026',
    `${squares.join('')}  ${game.total}`,
    `${baseURL}/daily/2026-11-15`,
  ]);
  await page.getByRole('button', { name: 'Share as text' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(`15 November 2026: ${game.total} points`);
});

test('without a clipboard the result stands in a text box', async ({ page }) => {
  const game = await finish(page, '2026-11-15');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/daily/2026-11-15');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByLabel('Copy this text:')).toHaveValue(new RegExp(` {2}${game.total}\n`));
});

import type { Page } from '@playwright/test';
import { dragByFinger, rackTile, square, type Tile } from './crossword';
import { finish, goodTurns, resultOf, sum, today, turnsDone } from './daily';
import { expect, test } from './test';

test('a whole daily by touch: tapping and dragging', async ({ page }) => {
  const turns = goodTurns(await today(page));
  await page.goto('/daily');
  for (const [index, turn] of turns.entries()) {
    for (const [place, tile] of turn.tiles.entries()) {
      if (place === 0) await dragByFinger(page, tile);
      else {
        await tap(page, tile);
      }
    }
    await page.getByRole('button', { name: `Play for ${turn.score}` }).tap();
    if (index < 4) await turnsDone(page, index + 1);
  }
  await resultOf(page, sum(turns));
  await expect(page.getByText(/^Turn 2: you played .* percent of the best$/)).toBeAttached();
});

test('the best play of a turn of an earlier day is shown by a tap', async ({ page }) => {
  await finish(page, '2026-11-12');
  await page.goto('/daily/2026-11-12');
  await page.getByRole('button', { name: /^Turn 2: you played/ }).tap();
  await expect(page.getByText(/^Turn 2, best play:/)).toBeVisible();
});

/** Two taps; a machine under load may take a tap for a long press, so a tap that did nothing is made again. */
async function tap(page: Page, tile: Tile) {
  const held = rackTile(page, tile);
  await expect(async () => {
    if ((await held.getAttribute('aria-pressed')) !== 'true') await held.tap();
    await expect(held).toHaveAttribute('aria-pressed', 'true', { timeout: 2000 });
  }).toPass();
  const lifted = page.getByRole('button', { pressed: true });
  await expect(async () => {
    if ((await lifted.count()) > 0) await square(page, tile).tap();
    await expect(square(page, tile)).toHaveAccessibleName(/not yet played/, { timeout: 2000 });
  }).toPass();
}

test('board, rack and buttons are on the screen together', async ({ page }) => {
  await page.goto('/daily');
  await expect(page.getByRole('button', { name: 'Skip turn' })).toBeInViewport({ ratio: 1 });
  await expect(square(page, { row: 1, column: 15 })).toBeInViewport({ ratio: 1 });
});

test('on a phone the result goes to the phone’s own sheet, and nowhere else', async ({ page }) => {
  const game = await finish(page, '2026-11-15');
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      value: async ({ text }: { text: string }) => void shared.push(text),
    });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async () => void shared.push('copied too') },
    });
  });
  await page.goto('/daily/2026-11-15');
  await page.getByRole('button', { name: 'Share', exact: true }).tap();
  const shared = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared);
  await expect.poll(shared).toHaveLength(1);
  expect((await shared())[0]).toContain(`  ${game.total}\n`);
});

test('nothing is wider than the screen', async ({ page }) => {
  await finish(page, '2026-11-15');
  for (const path of [
    '/daily',
    '/daily/2026-11-15',
    '/daily/archive',
    '/daily/leaderboard',
    '/daily/statistics',
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});

import type { Page } from '@playwright/test';
import type { Schemas } from '../src/api/client';
import { expect, test, violations } from './test';

type Othello = Schemas['Othello'];

async function begin(page: Page, colour = 'black'): Promise<Othello> {
  const { agents } = await (await page.request.get('/api/catalogue')).json();
  const answer = await page.request.post('/api/othello/games', {
    data: { opponent: agents.othello[0].name, colour },
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}

async function read(page: Page, id: string): Promise<Othello> {
  return (await page.request.get(`/api/othello/games/${id}`)).json();
}

/** Waits until the player is to move after that many moves, or the game is over, and the page shows it. */
async function myTurn(page: Page, id: string, beyond = -1): Promise<Othello> {
  let game = await read(page, id);
  await expect(async () => {
    game = await read(page, id);
    expect(game.over || (game.toMove === game.you && game.turn > beyond)).toBe(true);
  }).toPass({ timeout: 15_000 });
  if (game.turn > 0)
    await expect(page.getByRole('button', { name: new RegExp(`^${game.turn}, `) })).toBeAttached();
  await expect(page.getByText(/Your turn\.|must pass|You won|You lost|Draw/).first()).toBeVisible();
  return game;
}

const square = (page: Page, name: string) => page.locator(`[data-square="${name.toLowerCase()}"]`);

test('a whole game, each move by a click or a tap', async ({ page, hasTouch }) => {
  test.setTimeout(180_000);
  const { id } = await begin(page);
  await page.goto(`/othello/${id}`);
  let game = await myTurn(page, id);
  while (!game.over) {
    const move = game.legal[0]!.move;
    const target =
      move === 'pass' ? page.getByRole('button', { name: 'Pass', exact: true }) : square(page, move);
    await (hasTouch ? target.tap() : target.click());
    game = await myTurn(page, id, game.turn);
  }
  await expect(page.getByRole('heading', { name: /You won|You lost|Draw/ })).toBeVisible();
  await expect(page.getByRole('main').getByText(`Black ${game.black}, White ${game.white}.`)).toBeVisible();
});

test('by keyboard: arrows walk the board, Enter plays, the flips are said', async ({ page }) => {
  const { id } = await begin(page);
  await page.goto(`/othello/${id}`);
  const game = await myTurn(page, id);
  const { move, flips } = game.legal[0]!;
  await square(page, 'd3').focus();
  const [column, row] = [move.charCodeAt(0) - 97, Number(move[1]) - 1];
  for (let at = 3; at < column; at++) await page.keyboard.press('ArrowRight');
  for (let at = 3; at > column; at--) await page.keyboard.press('ArrowLeft');
  for (let at = 2; at < row; at++) await page.keyboard.press('ArrowDown');
  for (let at = 2; at > row; at--) await page.keyboard.press('ArrowUp');
  await expect(square(page, move)).toBeFocused();
  await expect(square(page, move)).toHaveAccessibleName(
    `${move}, empty, you can play here and flip ${flips.length} disc`,
  );
  await expect(square(page, flips[0]!).locator('.flip')).toBeVisible();
  await page.keyboard.press('Enter');
  const after = await myTurn(page, id, 0);
  expect(after.turn).toBeGreaterThanOrEqual(2);

  await square(page, 'd3').blur();
  await page.keyboard.press('Home');
  await expect(page.getByRole('gridcell', { name: /disc/ })).toHaveCount(4);
  await page.keyboard.press('End');
  await page.keyboard.press('u');
  await expect.poll(async () => (await read(page, id)).turn).toBe(0);
});

test('marks can be hidden, an illegal square says why', async ({ page }) => {
  const { id } = await begin(page);
  await page.goto(`/othello/${id}`);
  await myTurn(page, id);
  await expect(page.locator('.mark')).toHaveCount(4);
  await page.getByLabel('Show legal moves').uncheck();
  await expect(page.locator('.mark')).toHaveCount(0);
  await square(page, 'a1').click();
  await expect(page.getByText('You can’t play a1').first()).toBeVisible();
  expect((await read(page, id)).turn).toBe(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme });
    test('axe finds nothing in an Othello game', async ({ page }) => {
      const { id } = await begin(page, 'white');
      await page.goto(`/othello/${id}`);
      await myTurn(page, id, 0);
      expect(await violations(page)).toEqual([]);
    });
  });
}

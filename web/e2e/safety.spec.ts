import { begin, beginWithPlay, make, myTurn, read } from './crossword';
import { expect, test } from './test';

test('a reload in mid-game loses nothing', async ({ page }) => {
  const { game, play } = await beginWithPlay(page);
  const { id } = game;
  await page.goto(`/crossword/${id}`);
  await myTurn(page, id);
  await make(page, game, play);
  const after = await myTurn(page, id, 0);
  await page.reload();
  await myTurn(page, id);
  await expect(page.getByRole('gridcell', { name: /point|blank/ })).toHaveCount(
    after.board.join('').replaceAll('.', '').length,
  );
});

test('a server that is killed and started again goes on where it was', async ({ page, server }) => {
  const { game, play } = await beginWithPlay(page);
  const { id } = game;
  await page.goto(`/crossword/${id}`);
  await myTurn(page, id);
  await make(page, game, play);
  const before = await myTurn(page, id, 0);
  await server.kill();
  await expect(page.getByText('Connection lost')).toBeVisible();
  await server.start();
  await expect(page.getByText('Connection lost')).toBeHidden();
  const after = await read(page, id);
  expect([after.board, after.scores, after.rack]).toEqual([before.board, before.scores, before.rack]);
});

test('two tabs do not corrupt a game', async ({ page, context }) => {
  const { game, play } = await beginWithPlay(page);
  const { id } = game;
  await page.goto(`/crossword/${id}`);
  await myTurn(page, id);

  // A tab that hears nothing, as after a night's sleep.
  const stale = await context.newPage();
  await stale.route('**/events', (route) => route.abort());
  let asleep = false;
  await stale.route(`**/api/crossword/games/${id}`, (route) => (asleep ? route.abort() : route.continue()));
  await stale.goto(`/crossword/${id}`);
  await expect(stale.getByText('Your turn.')).toBeVisible();
  asleep = true;

  await make(page, game, play);
  const present = await myTurn(page, id, 0);
  expect(present.turn).toBe(2);

  await stale.getByRole('button', { name: 'Pass', exact: true }).click();
  await stale.getByRole('dialog').getByRole('button', { name: 'Pass' }).click();
  await expect(stale.getByText('The game has changed')).toBeVisible();
  await expect(stale.getByRole('gridcell', { name: /point|blank/ })).toHaveCount(
    present.board.join('').replaceAll('.', '').length,
  );
  expect((await read(page, id)).turn).toBe(2);
});

test('a move in one tab shows in the other', async ({ page, context }) => {
  const { game, play } = await beginWithPlay(page);
  const { id } = game;
  await page.goto(`/crossword/${id}`);
  const other = await context.newPage();
  await other.goto(`/crossword/${id}`);
  await myTurn(page, id);
  await expect(other.getByText('Your turn.')).toBeVisible();
  await make(page, game, play);
  await expect(other.locator('[data-turn="2"]')).toBeVisible();
});

test('somebody else’s game is not shown as one’s own', async ({ page, browser, baseURL }) => {
  const { id } = await begin(page);
  const stranger = await browser.newPage({ baseURL });
  await stranger.goto(`/crossword/${id}`);
  await expect(stranger.getByRole('main')).toBeVisible();
  await expect(stranger.getByRole('group', { name: 'Your rack' })).toHaveCount(0);
  await stranger.close();
});

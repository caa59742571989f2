import type { Page } from '@playwright/test';
import { begin, dragByFinger, findPlay, myTurn, rackTile, square, type Tile } from './crossword';
import { expect, test } from './test';

test('a whole game by touch: tapping and dragging', async ({ page }) => {
  const { id } = await begin(page);
  await page.goto(`/crossword/${id}`);
  let game = await myTurn(page, id);
  while (!game.over) {
    const play = await findPlay(page, game);
    if (play) {
      for (const [index, tile] of play.tiles.entries()) {
        if (index === 0) await dragByFinger(page, tile);
        else await tap(page, tile);
        if (tile.blank)
          await page.getByRole('button', { name: `Blank as ${tile.letter}`, exact: true }).tap();
      }
      await page.getByRole('button', { name: /^Play for/ }).tap();
    } else {
      await page.getByRole('button', { name: 'Pass', exact: true }).tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Pass' }).tap();
    }
    game = await myTurn(page, id, game.turn);
  }
  await expect(page.getByRole('heading', { name: /You won|You lost|Draw/ })).toBeVisible();
});

async function tap(page: Page, tile: Tile) {
  await rackTile(page, tile).tap();
  await square(page, tile).tap();
}

test('nothing is wider than the screen', async ({ page }) => {
  const standard = await begin(page, 'standard');
  const large = await begin(page, 'super');
  for (const path of [
    '/',
    '/crossword/new',
    `/crossword/${standard.id}`,
    `/crossword/${large.id}`,
    '/analysis/crossword?position=15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15 S?/ 0/0 0',
    '/analysis/othello',
    '/watch',
    '/watch/results',
    '/about',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});

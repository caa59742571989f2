import type { Page } from '@playwright/test';
import { begin, findPlay, myTurn, rackTile, square, type Tile } from './crossword';
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
  await expect(page.getByRole('heading', { name: /You won|You lost|A draw/ })).toBeVisible();
});

async function tap(page: Page, tile: Tile) {
  await rackTile(page, tile).tap();
  await square(page, tile).tap();
}

/** A finger that drags a tile; the tile floats above it, so the finger stops that much lower. */
async function dragByFinger(page: Page, tile: Tile) {
  const from = (await rackTile(page, tile).boundingBox())!;
  const to = (await square(page, tile).boundingBox())!;
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  const end = { x: to.x + to.width / 2, y: to.y + to.height / 2 + 44 };
  await touch('touchStart', start.x, start.y);
  for (let step = 1; step <= 6; step++) {
    await touch(
      'touchMove',
      start.x + ((end.x - start.x) * step) / 6,
      start.y + ((end.y - start.y) * step) / 6,
    );
  }
  // A finger rests before it lets go; a flick would make the browser take the next tap for the end of a fling.
  await page.waitForTimeout(150);
  await touch('touchMove', end.x, end.y);
  await touch('touchEnd', end.x, end.y);
  await expect(square(page, tile)).toHaveAccessibleName(/not yet played/);
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

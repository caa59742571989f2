import { resolve } from 'node:path';
import type { Locator } from '@playwright/test';
import { begin, dragByFinger, myTurn, rackTile, square } from './crossword';
import { Server } from './server';
import { expect, press, test as plain, violations } from './test';

const file = resolve(import.meta.dirname, 'variants/digraphs.variant');
const row = 4;

/** A server that also offers a variant with tiles of several letters. */
const test = plain.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server(['--variant', file]);
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

/** Checks that the letters of a tile stay within its sides. */
async function fits(place: Locator) {
  const tile = (await place.locator('.tile').boundingBox())!;
  const letters = (await place.locator('.letter').boundingBox())!;
  expect(letters.x).toBeGreaterThan(tile.x);
  expect(letters.x + letters.width).toBeLessThan(tile.x + tile.width);
}

/** A game whose first rack has the tiles of OCHO. */
async function beginWithOcho(page: Parameters<typeof begin>[0]) {
  for (;;) {
    const game = await begin(page, 'digraphs');
    if (/\[CH\].*O.*O/.test(game.rack)) return game;
  }
}

test('a variant with tiles of several letters is played, resumed and analyzed', async ({
  page,
  server,
  hasTouch,
}) => {
  await page.goto('/crossword/new');
  await expect(page.getByRole('radio', { name: /Digraphs/ })).toBeVisible();

  const game = await beginWithOcho(page);
  await page.goto(`/crossword/${game.id}`);
  const rack = page.getByRole('group', { name: 'Your rack' });
  await expect(rack.getByRole('button')).toHaveCount(6);
  const ch = { row, column: 4, letter: 'CH', blank: false };
  await expect(rackTile(page, ch)).toHaveAccessibleName('CH, 5 points');
  await fits(rackTile(page, ch));
  expect(await violations(page)).toEqual([]);

  if (hasTouch) {
    await dragByFinger(page, { row, column: 3, letter: 'O', blank: false });
    await dragByFinger(page, ch);
    await dragByFinger(page, { row, column: 5, letter: 'O', blank: false });
  } else {
    await square(page, { row, column: 3 }).click();
    await page.keyboard.type('ocho');
  }
  await expect(square(page, ch)).toHaveAccessibleName(/^4D, CH, 5 points, not yet played/);
  await expect(square(page, { row, column: 5 })).toHaveAccessibleName(/^4E, O, /);
  await expect(page.locator('.say')).toContainText('4C O[CH]O');
  await press(page.getByRole('button', { name: /^Play/ }), hasTouch);
  const after = await myTurn(page, game.id, 0);
  await expect(square(page, ch)).toHaveAccessibleName(/^4D, CH, /);
  await fits(square(page, ch));
  await expect(page.locator('[data-turn="1"]')).toContainText('4C O[CH]O');
  expect(after.moves[0]!.tiles).toHaveLength(3);

  // The game goes on after a restart with the same option.
  await server.kill();
  await server.start();
  await page.reload();
  await expect(square(page, ch)).toHaveAccessibleName(/^4D, CH, /);

  await page.goto('/analysis/crossword');
  await page.getByRole('combobox').selectOption('digraphs');
  await press(square(page, { row, column: 3 }), hasTouch);
  await page.keyboard.type('ocho');
  await expect(square(page, ch)).toHaveAccessibleName('4D, CH, 5 points');
  await page.getByLabel('Rack', { exact: true }).fill('cha');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Rack', { exact: true })).toHaveValue('A[CH]');
  await expect(page.getByRole('listbox', { name: 'Plays' }).getByRole('option').first()).toBeVisible();
});

test('a tile of several letters is exchanged', async ({ page, hasTouch }) => {
  const game = await beginWithOcho(page);
  await page.goto(`/crossword/${game.id}`);
  await press(page.getByRole('button', { name: 'Exchange', exact: true }), hasTouch);
  const dialog = page.getByRole('dialog');
  await press(dialog.getByRole('button', { name: /^CH, / }).first(), hasTouch);
  await press(dialog.getByRole('button', { name: 'Exchange 1 tile' }), hasTouch);
  await expect(page.locator('[data-turn="1"]')).toContainText('exchange [CH]');
});

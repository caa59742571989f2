import type { Page } from '@playwright/test';
import {
  begin,
  beginWithPlay,
  findPlay,
  make,
  idOf,
  myTurn,
  rackTile,
  read,
  square,
  type Play,
} from './crossword';
import { expect, test } from './test';

test.describe('a whole game by keyboard alone', () => {
  test('from the first page to the review', async ({ page }) => {
    await page.goto('/');
    await tabTo(page, 'New game');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'New crossword game' })).toBeVisible();
    await page.getByRole('radio', { name: /^Standard/ }).waitFor();
    await tabTo(page, '8. Skilled player');
    await tabTo(page, 'Standard');
    while (!(await page.getByRole('radio', { name: /^Mini, 5/ }).isChecked()))
      await page.keyboard.press('ArrowDown');
    await tabTo(page, 'Start');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/crossword\/[a-z0-9]{12}$/);

    const id = idOf(page);
    let game = await myTurn(page, id);
    while (!game.over) {
      const play = await findPlay(page, game);
      if (play) await typePlay(page, play);
      else await passByKeys(page);
      game = await myTurn(page, id, game.turn);
    }
    await expect(page.getByRole('heading', { name: /You won|You lost|Draw/ })).toBeVisible();
    await tabTo(page, 'Show the best plays');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Best plays' })).toBeVisible();
  });
});

/** Presses Tab until the control with this text or label has the focus. */
async function tabTo(page: Page, text: string) {
  for (let tries = 0; tries < 80; tries++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      return (
        focused.getAttribute('aria-label') ??
        focused.closest('label')?.innerText ??
        focused.innerText
      ).trim();
    });
    if (name.startsWith(text)) return;
  }
  throw new Error(`Tab never came to ${text}`);
}

/** Presses Tab until the board has the focus, and tells which square it is on. */
async function tabToBoard(page: Page) {
  for (let tries = 0; tries < 80; tries++) {
    await page.keyboard.press('Tab');
    const square = await page.evaluate(() => {
      const { row, column } = (document.activeElement as HTMLElement).dataset;
      return row && column ? { row: Number(row), column: Number(column) } : null;
    });
    if (square) return square;
  }
  throw new Error('Tab never came to the board');
}

async function typePlay(page: Page, play: Play) {
  const at = await tabToBoard(page);
  const start = play.tiles[0]!;
  for (let row = at.row; row < start.row; row++) await page.keyboard.press('ArrowDown');
  for (let row = at.row; row > start.row; row--) await page.keyboard.press('ArrowUp');
  for (let column = at.column; column < start.column; column++) await page.keyboard.press('ArrowRight');
  for (let column = at.column; column > start.column; column--) await page.keyboard.press('ArrowLeft');
  const isDown = (await page.locator('.arrow.down').count()) > 0;
  if (isDown === play.across) await page.keyboard.press('Space');
  for (const tile of play.tiles) {
    await page.keyboard.press(tile.blank ? `Shift+${tile.letter}` : tile.letter.toLowerCase());
  }
  await expect(page.getByRole('button', { name: /^Play for/ })).toBeVisible();
  await page.keyboard.press('Enter');
}

async function passByKeys(page: Page) {
  await page.keyboard.press('3');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'Pass');
  await page.keyboard.press('Enter');
}

test('a whole game by mouse: clicking and dragging', async ({ page }) => {
  const { id } = await begin(page);
  await page.goto(`/crossword/${id}`);
  let game = await myTurn(page, id);
  while (!game.over) {
    const play = await findPlay(page, game);
    if (play) {
      for (const [index, tile] of play.tiles.entries()) {
        if (index % 2 === 0) await clickTile(page, tile);
        else await dragTile(page, tile);
        if (tile.blank)
          await page.getByRole('button', { name: `Blank as ${tile.letter}`, exact: true }).click();
      }
      await page.getByRole('button', { name: /^Play for/ }).click();
    } else {
      await page.getByRole('button', { name: 'Pass', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Pass' }).click();
    }
    game = await myTurn(page, id, game.turn);
  }
  await expect(page.getByRole('heading', { name: /You won|You lost|Draw/ })).toBeVisible();
});

async function clickTile(page: Page, tile: Play['tiles'][number]) {
  await rackTile(page, tile).click();
  await square(page, tile).click();
}

/** Drags a tile and lets it go a third of a square off the middle, as hands do. */
async function dragTile(page: Page, tile: Play['tiles'][number]) {
  const from = (await rackTile(page, tile).boundingBox())!;
  const to = (await square(page, tile).boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 20, { steps: 3 });
  await page.mouse.move(to.x + to.width * 0.8, to.y + to.height * 0.3, { steps: 5 });
  await page.mouse.up();
}

test.describe('typing on the board', () => {
  test('a click sets an arrow, a second turns it, a third takes it away', async ({ page }) => {
    const { id } = await begin(page);
    await page.goto(`/crossword/${id}`);
    const start = square(page, { row: 3, column: 3 });
    await start.click();
    await expect(start.locator('.arrow.across')).toBeVisible();
    await start.click();
    await expect(start.locator('.arrow.down')).toBeVisible();
    await start.click();
    await expect(page.locator('.arrow')).toHaveCount(0);
  });

  test('Caps Lock spends no blank, Escape recalls, refusals differ', async ({ page }) => {
    const game = await withRack(page, (rack) => /[A-Z]/.test(rack));
    await page.goto(`/crossword/${game.id}`);
    const letter = [...game.rack].find((one) => one !== '?')!;
    await square(page, { row: 3, column: 3 }).click();
    // What a browser sends while Caps Lock is on: a capital without Shift.
    await page.evaluate((key) => {
      document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    }, letter);
    await expect(square(page, { row: 3, column: 3 })).toHaveAccessibleName(new RegExp(`^3C, ${letter}, \\d`));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('gridcell', { name: /not yet played/ })).toHaveCount(0);

    const missing = [...'QZXJKVWY'].find((one) => !game.rack.includes(one))!;
    if (!game.rack.includes('?')) {
      await page.keyboard.press(missing.toLowerCase());
      await expect(page.getByText(`You have no ${missing} and no blank.`).first()).toBeVisible();
    }
    await square(page, { row: 1, column: 1 }).click();
    await page.keyboard.press(letter.toLowerCase());
    await expect(page.locator('.say.bad')).toContainText(/3C|start|two/i);
    await expect(page.locator('.badge.bad')).toBeVisible();
  });

  test('shuffling always changes the rack', async ({ page }) => {
    // Blanks have no text that could change places.
    const game = await withRack(page, (rack) => new Set(rack).size > 1 && !rack.includes('?'));
    await page.goto(`/crossword/${game.id}`);
    const letters = () => page.getByRole('group', { name: 'Your rack' }).innerText();
    await expect(page.getByRole('group', { name: 'Your rack' })).toBeVisible();
    for (let times = 0; times < 5; times++) {
      const before = await letters();
      await page.keyboard.press('1');
      await expect.poll(letters).not.toBe(before);
    }
  });
});

/** A new game whose rack is as wanted. */
async function withRack(page: Page, wanted: (rack: string) => boolean) {
  for (;;) {
    const game = await begin(page);
    if (wanted(game.rack)) return game;
  }
}

test('the help lists every key of the page', async ({ page }) => {
  const { id } = await begin(page);
  await page.goto(`/crossword/${id}`);
  await expect(page.getByText('Your turn.')).toBeVisible();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const text of ['Place a blank as that letter', 'Exchange tiles', 'Show this list']) {
    await expect(dialog.getByText(text)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('moves can be looked back at by keys and taken back', async ({ page }) => {
  const { game, play } = await beginWithPlay(page);
  const { id } = game;
  await page.goto(`/crossword/${id}`);
  await make(page, game, play);
  await myTurn(page, id, 0);
  await page.keyboard.press('Home');
  await expect(page.getByText('You are viewing an earlier position.')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /point|blank/ })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('gridcell', { name: /point|blank/ })).toHaveCount(play.tiles.length);
  await page.keyboard.press('End');
  await expect(page.getByText('Your turn.')).toBeVisible();
  await page.keyboard.press('5');
  await expect.poll(async () => (await read(page, id)).turn).toBe(0);
  await expect(page.getByText('No moves yet.')).toBeVisible();
});

test('the command line plays without looking at the board', async ({ page }) => {
  const { game, play } = await beginWithPlay(page);
  const { id } = game;
  await page.goto(`/crossword/${id}`);
  await myTurn(page, id);
  const line = page.getByLabel('Command line');
  const reply = page.locator('form .reply');
  await page.keyboard.press('/');
  await expect(line).toBeFocused();
  await page.keyboard.type('r\n');
  await expect(reply).toHaveText(/^Your rack: /);
  await page.keyboard.type('l\n');
  await expect(reply).toHaveText('No moves yet.');
  await page.keyboard.type('s 3\n');
  await expect(reply).toHaveText('Row 3: empty');
  await page.keyboard.type('u\n');
  await expect(reply).toHaveText(/^\d+ unseen: \d+ vowels/);
  const { row, column } = play.tiles[0]!;
  const name = 'ABCDE'[column - 1]!;
  const word = play.tiles.map((tile) => (tile.blank ? tile.letter.toLowerCase() : tile.letter)).join('');
  const at = play.across ? `${row}${name}` : `${name}${row}`;
  await page.keyboard.type(`${at} ${word}\n`);
  await expect(reply).toHaveText(/scores \d+\. Press Enter to play it\./);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await read(page, id)).turn).toBe(2);
  await page.keyboard.type('l\n');
  await expect(reply).toHaveText(/^Greedy: /);
});

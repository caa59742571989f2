import type { Locator } from '@playwright/test';
import type { Schemas } from '../src/api/client';
import {
  begin,
  beginWithPlay,
  dragByFinger,
  make,
  makeBest,
  myTurn,
  rackTile,
  read,
  square,
} from './crossword';
import { goodTurns } from './daily';
import { expect, press, test } from './test';

/** What players noticed about the pages, each once and for good. */

/** Red, green, blue from 0 to 255, and how opaque. */
async function color(target: Locator, property: string): Promise<number[]> {
  return target.evaluate((element, name) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    canvas.fillStyle = getComputedStyle(element).getPropertyValue(name);
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  }, property);
}

async function isGreen(target: Locator): Promise<boolean> {
  const [red = 0, green = 0, blue = 0] = await color(target, 'background-color');
  return green > red + 25 && green > blue + 25;
}

/** Whether a control can be seen and reached without scrolling. */
function isUncovered(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  });
}

test.describe('Daily Letters', () => {
  const date = '2026-11-12';

  test('yellow word, green squares, ghost tiles, colors by share, and five turns only', async ({
    page,
    hasTouch,
  }) => {
    const turns = goodTurns(date);
    const last = turns.at(-1)!;
    let game = await (await page.request.post('/api/daily/games', { data: { date } })).json();
    for (const { tiles } of turns.slice(0, 4)) {
      const data = { turn: game.turn, attempt: game.attempt, kind: 'play', tiles };
      game = await (await page.request.post(`/api/daily/games/${game.id}/moves`, { data })).json();
    }
    await page.goto(`/daily/${date}`);
    const bands = ['red', 'orange', 'yellow', 'green', 'blue'];
    const done = page.getByRole('list', { name: 'Turns' }).locator('.done');
    for (const [index, { percent }] of game.turns.entries()) {
      const band = bands[Math.min(4, Math.floor(percent / 20))];
      await expect(done.nth(index)).toHaveAttribute('style', new RegExp(`--band-${band}\\b`));
      await expect(done.nth(index)).toContainText(`${percent}% of the best play`);
    }
    const list = page.getByRole('region', { name: 'Your turns' });
    await expect(list.getByText('Share of the best play')).toBeVisible();
    await expect(list.getByText('80% or more')).toBeVisible();

    const taken = square(page, { row: 8, column: 8 });
    const corner = square(page, { row: 1, column: 1 });
    const [first, ...others] = last.tiles;
    if (hasTouch) {
      // The tile floats above the finger and lands below it, on the square that is tinted meanwhile.
      await dragByFinger(page, first!, async () => {
        const target = square(page, first!);
        await expect(target).toHaveClass(/target/);
        await expect.poll(() => isGreen(target)).toBe(true);
        const tile = (await page.locator('.floating').boundingBox())!;
        expect(tile.y + tile.height).toBeLessThan((await target.boundingBox())!.y);
        expect(tile.height).toBeLessThan(44);
      });
    } else {
      await corner.hover();
      expect(await isGreen(corner)).toBe(false);
      await rackTile(page, first!).click();
      await taken.hover();
      expect(await isGreen(taken)).toBe(false);
      await corner.hover();
      await expect.poll(() => isGreen(corner)).toBe(true);
      await square(page, first!).click();
    }
    for (const [index, tile] of others.entries()) {
      await press(rackTile(page, tile), hasTouch);
      if (index === 0 && !hasTouch) {
        // Not in one line with the tile on the board.
        await square(page, outOfLine(first!)).hover();
        expect(await isGreen(square(page, outOfLine(first!)))).toBe(false);
      }
      await press(square(page, tile), hasTouch);
    }
    const [red = 0, green = 0, blue = 0] = await color(page.locator('.word'), 'outline-color');
    expect(Math.min(red, green)).toBeGreaterThan(160);
    expect(blue).toBeLessThan(100);
    const opacity = (await color(page.locator('.ghost').first(), 'background-color'))[3]! / 255;
    expect(opacity).toBeGreaterThan(0.3);
    expect(opacity).toBeLessThan(0.7);

    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(document.body.innerText)).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    await press(page.getByRole('button', { name: /^Play for/ }), hasTouch);
    await expect(page.locator('.say')).toHaveText('All five turns played.');
    await expect(page.getByRole('heading', { name: 'Your result' })).toBeAttached();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.filter((text) => /Turn 6/.test(text))).toEqual([]);
    expect(seen.length).toBeGreaterThan(0);

    // An old puzzle belongs to the archive, and its date is written out on the home page.
    const tabs = page.getByRole('navigation', { name: 'Daily Letters' });
    await expect(tabs.getByRole('link', { name: 'Archive' })).toHaveAttribute('aria-current', 'page');
    await expect(tabs.locator('[aria-current]')).toHaveCount(1);
    await page.goto('/');
    const games = page.getByRole('region', { name: 'Your games' });
    await expect(games).toContainText('12 November 2026');
    await expect(games).not.toContainText(date);
  });

  test('a refused name is forgotten while another is typed; the footer is as wide as the page', async ({
    page,
  }) => {
    await page.goto('/daily/statistics');
    const name = page.getByLabel('Choose three letters');
    await name.fill('A1B');
    await page.getByRole('button', { name: 'Save name' }).click();
    const refusal = page.getByRole('main').getByRole('alert');
    await expect(refusal).toBeVisible();
    await name.fill('AB');
    await expect(refusal).toHaveCount(0);
    for (const [path, content] of [
      ['/daily/statistics', '.column'],
      ['/', '.cards'],
    ] as const) {
      await page.goto(path);
      const box = (await page.locator(content).boundingBox())!;
      const footer = (await page.locator('footer').boundingBox())!;
      expect(Math.abs(footer.x - box.x), path).toBeLessThan(2);
      expect(Math.abs(footer.width - box.width), path).toBeLessThan(2);
    }
  });
});

function outOfLine({ row, column }: { row: number; column: number }) {
  return { row: row < 8 ? 15 : 1, column: column < 8 ? 15 : 1 };
}

test('who goes first can be chosen without scrolling', async ({ page }) => {
  for (const [path, name] of [
    ['/crossword/new', 'first'],
    ['/othello/new', 'colour'],
    ['/watch', 'pace'],
  ] as const) {
    await page.goto(path);
    const choices = page.locator(`input[name="${name}"]`);
    await expect(choices.first()).toBeVisible();
    for (const choice of await choices.all()) expect(await isUncovered(choice), path).toBe(true);
  }
});

test.describe('a crossword game', () => {
  test('typing goes on after a play, and nothing scrolls', async ({ page, hasTouch }) => {
    const { game, play } = await beginWithPlay(page, 'standard');
    await page.goto(`/crossword/${game.id}`);
    await myTurn(page, game.id);
    const start = play.tiles[0]!;
    await press(square(page, start), hasTouch);
    if (!play.across) await page.keyboard.press('Space');
    for (const { letter, blank } of play.tiles)
      await page.keyboard.press(blank ? `Shift+${letter}` : letter.toLowerCase());
    await press(page.getByRole('button', { name: /^Play for/ }), hasTouch);
    const now = await myTurn(page, game.id, 1);
    expect(now.turn).toBe(2);
    const here = page.locator('.square.here');
    await expect(here).toBeFocused();
    const before = await here.getAttribute('aria-label');
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('ArrowUp');
    await expect(here).not.toHaveAttribute('aria-label', before!);
    await page.keyboard.press('Space');
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    const letter = [...now.rack].find((one) => one !== '?')!;
    await page.keyboard.press(letter.toLowerCase());
    await expect(page.getByRole('gridcell', { name: /not yet played/ })).toHaveCount(1);

    // Recalling tiles and saving a game are different things.
    const icon = (target: Locator) => target.locator('path').getAttribute('d');
    await page.getByRole('button', { name: 'More' }).click();
    const save = page.getByRole('link', { name: 'Save as GCG' });
    await expect(save).toBeVisible();
    expect(await icon(page.getByRole('button', { name: 'Recall tiles' }))).not.toBe(await icon(save));

    // Skipping redraws the whole hand, and says so.
    await page.getByRole('button', { name: 'Skip turn' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('You exchange all your tiles and score nothing.');
    await dialog.getByRole('button', { name: 'Skip turn' }).click();
    const skipped = await myTurn(page, game.id, 2);
    expect(skipped.moves[2]!.kind).toBe('exchange');
    await expect(page.locator('[data-turn="3"]')).toContainText(/exchange [A-Z?]{7}/);

    // After the end nothing dead is left, and both racks are open.
    await page.request.post(`/api/crossword/games/${game.id}/resign`, { data: { turn: skipped.turn } });
    await expect(page.getByRole('heading', { name: 'You lost' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Your rack' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Play|Pass|Exchange|Shuffle|Recall)/ })).toHaveCount(0);
    await expect(page.getByLabel('Command line')).toHaveCount(0);
    await expect(page.getByRole('img', { name: /^Tiles of / })).toHaveCount(2);
    await page.getByRole('button', { name: 'Show the best plays' }).click();
    const review = page.getByRole('region', { name: 'Best plays' });
    await expect(review).toContainText(/exchange [A-Z?]{7}/);
    await expect(review).not.toContainText(/exch /);
  });

  test('the review says which best plays of the endgame are exact', async ({ page }) => {
    let game = await begin(page, 'standard');
    let endgames = 0;
    while (endgames === 0) {
      if (game.over) game = await begin(page, 'standard');
      while (!game.over) {
        endgames += game.bag === 0 ? 1 : 0;
        await makeBest(page, game);
        await expect
          .poll(async () => (game = await read(page, game.id)).over || game.toMove === game.you)
          .toBe(true);
      }
    }
    await page.goto(`/crossword/${game.id}`);
    await page.getByRole('button', { name: 'Show the best plays' }).click();
    const review = page.getByRole('region', { name: 'Best plays' });
    await expect(review).toContainText(
      'Once the bag is empty, the best play is the one with the best result',
    );
    await expect(review.getByRole('cell', { name: /exact$/ }).last()).toBeVisible();
    await review.getByRole('button').last().click();
    await expect(review.getByRole('button', { pressed: true })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()!.width,
    );
  });

  test('small boards have no exchange, and a pass that can end the game warns', async ({ page }) => {
    for (const variant of ['mini', 'mini7']) {
      const game = await begin(page, variant);
      await page.goto(`/crossword/${game.id}`);
      await myTurn(page, game.id);
      await expect(page.getByRole('button', { name: 'Exchange' })).toHaveCount(0);
      await page.getByRole('button', { name: 'More' }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Skip turn' })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.keyboard.press('4');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Pass this turn?');
      await expect(dialog).toContainText(
        'You score nothing and keep your tiles. If your opponent scores nothing either, the game ends.',
      );
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      // What skips by the interface keeps its tiles too.
      const path = `/api/crossword/games/${game.id}/moves`;
      const skipped = await page.request.post(path, { data: { turn: 0, kind: 'skip' } });
      expect(((await skipped.json()) as Schemas['Crossword']).moves[0]!.kind).toBe('pass');
    }
  });

  test('two computers show their racks; the list of moves ends with the totals of the result', async ({
    page,
  }) => {
    const data = { game: 'crossword', variant: 'standard', agents: ['greedy', 'greedy'], pause: 0 };
    const { id } = await (await page.request.post('/api/watch', { data })).json();
    await page.goto(`/crossword/${id}`);
    await expect(page.getByRole('img', { name: /^Tiles of / }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: /wins$|^Draw$/ })).toBeVisible({ timeout: 30_000 });
    const game = await read(page, id);
    const totals = await page.locator('.list .total').allInnerTexts();
    const seats = [...game.moves, ...endings(game)].map((one) => one.seat);
    expect(totals).toHaveLength(seats.length);
    const cards = page.locator('.players .score');
    for (const seat of [0, 1]) {
      await expect(cards.nth(seat)).toHaveText(String(game.scores[seat]));
      expect(totals[seats.lastIndexOf(seat)]).toBe(String(game.scores[seat]));
    }
    // Every figure is inside the list, however long the plays are.
    const list = page.getByRole('group', { name: 'Moves' });
    expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      0,
    );
    for (const cell of [page.locator('.list .total').first(), page.locator('.list .total').last()])
      expect(await cell.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
        0,
      );
  });

  test('a spectator waits for the player, and stops nobody', async ({ page, browser, baseURL }) => {
    const { id } = await begin(page);
    const stranger = await browser.newPage({ baseURL });
    await stranger.goto(`/crossword/${id}`);
    await expect(stranger.getByText('Waiting for Player to move.')).toBeVisible();
    await expect(stranger.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await expect(stranger.getByText(/is thinking/)).toHaveCount(0);
    await stranger.close();
  });
});

/** The rows that the tiles left over add to the list of moves. */
function endings(game: Schemas['Crossword']): { seat: number }[] {
  return (game.result?.adjustments ?? []).flatMap((points, seat) => (points === 0 ? [] : [{ seat }]));
}

test('the computer takes a moment, places its tiles one by one and counts up its score', async ({
  page,
  hasTouch,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { game, play } = await beginWithPlay(page, 'standard');
  await page.goto(`/crossword/${game.id}`);
  await myTurn(page, game.id);
  await page.evaluate(() => {
    const seen: { tiles: number; score: number }[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const scores = [...document.querySelectorAll('.players .score')].map((one) => Number(one.textContent));
      const now = { tiles: document.querySelectorAll('.square.taken').length, score: scores[1] ?? 0 };
      const last = seen.at(-1);
      if (!last || last.tiles !== now.tiles || last.score !== now.score) seen.push(now);
      requestAnimationFrame(look);
    };
    look();
  });
  await make(page, game, play);
  await expect(page.getByText(/is thinking…/)).toBeVisible();
  await expect.poll(async () => (await read(page, game.id)).turn).toBe(2);
  await expect(page.locator('.square.taken')).toHaveCount(play.tiles.length);
  const now = await myTurn(page, game.id, 1);
  const reply = now.moves[1]!;
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { tiles: number; score: number }[] }).seen,
  );
  const counts = [...new Set(seen.map((one) => one.tiles))];
  const mine = play.tiles.length;
  expect(counts).toEqual([0, ...Array.from({ length: reply.tiles!.length + 1 }, (_, index) => mine + index)]);
  const scores = [...new Set(seen.map((one) => one.score))];
  expect(scores.length).toBeGreaterThan(Math.min(3, reply.score));
  expect(scores).toEqual([...scores].sort((one, other) => one - other));
  expect(scores.at(-1)).toBe(reply.score);

  // The same in Othello, and at once for those who want it so.
  const { agents } = await (await page.request.get('/api/catalogue')).json();
  const body = { data: { opponent: agents.othello[0].name, colour: 'black' } };
  const { id } = await (await page.request.post('/api/othello/games', body)).json();
  await page.goto(`/othello/${id}`);
  await press(page.locator('[data-square="d3"]'), hasTouch);
  await expect(page.getByText(/is thinking…/)).toBeVisible();
  await expect(page.getByText('Your turn.')).toBeVisible();
  await page.getByLabel('Animate the computer’s moves').uncheck();
  await page.goto(`/crossword/${game.id}`);
  await expect(page.getByLabel('Animate the computer’s moves')).not.toBeChecked();
});

test('an Othello result says who gets the empty square', async ({ page }) => {
  const { agents } = await (await page.request.get('/api/catalogue')).json();
  const data = { opponent: agents.othello[0].name, colour: 'white' };
  const { id } = await (await page.request.post('/api/othello/games', { data })).json();
  const game = await (await page.request.get(`/api/othello/games/${id}`)).json();
  const board = `${'X'.repeat(31)}${'O'.repeat(32)}-`;
  const end = {
    ...game,
    ...{ board, start: board, moves: [], turn: 0, legal: [], black: 31, white: 32, over: true },
    result: { winner: 'white', black: 31, white: 33, reason: 'played-out' },
  };
  await page.route('**/events', (route) => route.abort());
  await page.route(`**/api/othello/games/${id}`, (route) => route.fulfill({ json: end }));
  await page.goto(`/othello/${id}`);
  await expect(page.getByRole('heading', { name: 'You won' })).toBeVisible();
  await expect(page.locator('.players .score')).toHaveText(['31', '32']);
  await expect(page.getByRole('main')).toContainText(
    'Final score: Black 31, White 33. The empty square counts for the winner.',
  );
});

test.describe('analysis', () => {
  test('links stay what they are and bring the same again', async ({ page }) => {
    const address = () => new URL(page.url()).searchParams;
    await page.goto('/analysis/othello?position=f5d6c3&turn=2');
    await expect(page.getByText('After move 2 of 3')).toBeVisible();
    expect([address().get('position'), address().get('turn')]).toEqual(['f5d6c3', '2']);
    await page.getByRole('button', { name: 'Previous move' }).click();
    await expect(page.getByText('After move 1 of 3')).toBeVisible();
    await expect.poll(() => address().get('turn')).toBe('1');
    await page.reload();
    await expect(page.getByText('After move 1 of 3')).toBeVisible();

    await page.goto('/analysis/crossword');
    const record = '#player1 a A\n#player2 b B\n>a: QUIZAEI 8E QUIZ +64 64\n>b: AEINRST 9G RESIANT +0 0';
    await page.getByLabel('Position as text').fill(record);
    await page.getByRole('button', { name: 'Load and analyze' }).click();
    await expect(page.getByText('Before turn 2 of 2')).toBeVisible();
    await expect.poll(() => address().get('position')).toBe(record);
    await page.getByRole('button', { name: 'Previous move' }).click();
    await expect.poll(() => address().get('turn')).toBe('0');
    await page.reload();
    await expect(page.getByText('Before turn 1 of 2')).toBeVisible();

    const { game, play } = await beginWithPlay(page);
    await make(page, game, play);
    await expect.poll(async () => (await read(page, game.id)).turn).toBe(2);
    await page.request.post(`/api/crossword/games/${game.id}/resign`, { data: { turn: 2 } });
    await page.goto(`/analysis/crossword?game=${game.id}&turn=1`);
    await expect(page.getByText('Before turn 2 of 2')).toBeVisible();
    expect([address().get('game'), address().get('turn')]).toEqual([game.id, '1']);
  });

  test('its tab is marked, and its example could have been played', async ({ page, hasTouch }) => {
    await page.goto('/analysis');
    const tabs = page.getByRole('navigation', { name: 'Analyze' });
    await expect(tabs.getByRole('link', { name: 'Crossword' })).toHaveAttribute('aria-current', 'page');
    await press(page.getByRole('button', { name: 'Show an example' }), hasTouch);
    await expect(page.getByRole('listbox', { name: 'Plays' }).getByRole('option').first()).toBeVisible();
    // The first word lies on the start square.
    await expect(square(page, { row: 8, column: 8 })).toHaveAccessibleName('8H, I, blank');
    await expect(square(page, { row: 8, column: 6 })).toHaveAccessibleName('8F, Q, 10 points');
  });
});

test('a server that is gone is called gone, wherever one goes', async ({ page, context, hasTouch }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'About Quoin' })).toBeVisible();
  await context.setOffline(true);
  if (hasTouch) await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('link', { name: 'Watch' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Can’t reach the server.' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Watch two computer players' })).toBeVisible();
});

import type { Locator, Page } from '@playwright/test';
import { beginWithPlay, make, read, square } from './crossword';
import { expect, press, tabTo, test, violations } from './test';

const cat = '15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15 S/ 0/0 0 bdn standard;';
const disc = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);
const list = (page: Page, name: string) => page.getByRole('listbox', { name });
const play = (page: Page, name: RegExp) => list(page, 'Plays').getByRole('option', { name });

/** The play of an S behind CAT on the board. */
async function showsCats(page: Page) {
  await expect(square(page, { row: 8, column: 11 })).toHaveAccessibleName('8K, S, 1 point, not yet played');
  await expect(page.locator('.badge')).toHaveText('6');
}

test.describe('crossword', () => {
  test('a position is set up with the letter buttons; pointing at a play shows it', async ({
    page,
    hasTouch,
  }) => {
    await page.goto('/analysis/crossword');
    await press(square(page, { row: 8, column: 8 }), hasTouch);
    for (const letter of 'CAT') {
      await press(page.getByRole('button', { name: `Place ${letter}`, exact: true }), hasTouch);
    }
    await expect(square(page, { row: 8, column: 10 })).toHaveAccessibleName('8J, T, 1 point');
    await page.getByLabel('Rack', { exact: true }).fill('s');
    await press(page.getByRole('button', { name: 'Analyze', exact: true }), hasTouch);
    const cats = play(page, /\. 8H \(CAT\)S, 6 points, equity 6\.0, no leave: CATS 8H: 3\+1\+1\+1 = 6$/);
    await expect(cats).toBeVisible();
    if (!hasTouch) {
      await cats.hover();
      await showsCats(page);
      await page.getByRole('heading', { name: 'Plays' }).hover();
      await expect(page.locator('.badge')).toHaveCount(0);
    }
    await press(cats, hasTouch);
    await showsCats(page);
    await expect(page.getByRole('grid')).toBeInViewport();
    await page.getByRole('button', { name: 'Place on the board' }).click();
    await expect(square(page, { row: 8, column: 11 })).toHaveAccessibleName('8K, S, 1 point');
    await expect(page.getByLabel('Rack', { exact: true })).toHaveValue('');
  });

  test('by keyboard alone: the board, the rack, the list', async ({ page }) => {
    await page.goto('/analysis/crossword');
    await tabTo(page, square(page, { row: 8, column: 8 }));
    await page.keyboard.type('ca');
    await page.keyboard.press('Shift+T');
    await expect(square(page, { row: 8, column: 10 })).toHaveAccessibleName('8J, T, blank');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('t');
    await tabTo(page, page.getByLabel('Rack', { exact: true }));
    await page.keyboard.type('s');
    await page.keyboard.press('Enter');
    const first = list(page, 'Plays').getByRole('option').first();
    await expect(first).toBeVisible();
    await tabTo(page, first);
    await page.keyboard.press('End');
    await expect(list(page, 'Plays').getByRole('option').last()).toBeFocused();
    await page.keyboard.press('Home');
    await walkTo(page, play(page, /8H \(CAT\)S/));
    await showsCats(page);
    await page.keyboard.press('Enter');
    await expect(square(page, { row: 8, column: 11 })).toHaveAccessibleName('8K, S, 1 point');
  });

  test('a text that cannot be read has its reason beside it, and is spoken', async ({ page }) => {
    await page.goto('/analysis/crossword');
    const text = page.getByLabel('Position as text');
    await text.fill('15/15 ABC');
    await page.getByRole('button', { name: 'Load and analyze' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/expected/);
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(text).toHaveAccessibleDescription(/expected/);
    await text.fill(cat);
    await page.getByRole('button', { name: 'Load and analyze' }).click();
    await expect(play(page, /8H \(CAT\)S/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(text).toHaveAttribute('aria-invalid', 'false');
    await expect(page.getByRole('status').filter({ hasText: /Best:/ })).toBeAttached();
  });

  test('a rack that the game does not have is refused beside the rack', async ({ page }) => {
    await page.goto('/analysis/crossword');
    await page.getByLabel('Rack', { exact: true }).fill('???????');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Rack', { exact: true })).toHaveAccessibleDescription(/at most 7 tiles/);
    await page.getByLabel('Rack', { exact: true }).fill('A');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  test('the address brings the position again', async ({ page }) => {
    await page.goto(`/analysis/crossword?position=${encodeURIComponent(cat)}`);
    await expect(play(page, /8H \(CAT\)S/)).toBeVisible();
    await page.getByLabel('Rack', { exact: true }).fill('Z');
    await expect(list(page, 'Plays')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.getByText('There are no plays with this rack.').first()).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Rack', { exact: true })).toHaveValue('Z');
  });

  test('a game record is walked turn by turn', async ({ page }) => {
    await page.goto('/analysis/crossword');
    await page
      .getByLabel('Position as text')
      .fill('#player1 a A\n#player2 b B\n>a: QUIZAEI 8E QUIZ +64 64\n>b: AEINRST 9G RESIANT +0 0\n');
    await page.getByRole('button', { name: 'Load and analyze' }).click();
    await expect(page.getByText('Before turn 2 of 2')).toBeVisible();
    await expect(square(page, { row: 8, column: 5 })).toHaveAccessibleName(/8E, Q/);
    await page.getByRole('button', { name: 'Previous move' }).click();
    await expect(page.getByText('Before turn 1 of 2')).toBeVisible();
    await expect(square(page, { row: 8, column: 5 })).toHaveAccessibleName(/empty/);
    await expect(page.getByLabel('Rack', { exact: true })).toHaveValue('AEIIQUZ');
  });

  test('a board of the solver keeps its own bonus squares while it is changed', async ({ page }) => {
    await page.goto('/analysis/crossword');
    await page.getByLabel('Position as text').fill('3\n3. .. ..\n..  a ..\n.. .. ..\ncats\n');
    await page.getByRole('button', { name: 'Load and analyze' }).click();
    await expect(list(page, 'Plays').getByRole('option').first()).toBeVisible();
    await expect(square(page, { row: 1, column: 1 })).toHaveAccessibleName('1A, empty, triple word');
    await page.getByLabel('Rack', { exact: true }).fill('CT');
    await page.keyboard.press('Enter');
    await expect(play(page, /2A C\(A\)T, 5 points, no leave/)).toBeVisible();
    await expect(square(page, { row: 1, column: 1 })).toHaveAccessibleName('1A, empty, triple word');
  });

  test('a game that is over can be analyzed at any of its turns, a running one cannot', async ({ page }) => {
    const { game, play: opening } = await beginWithPlay(page);
    await make(page, game, opening);
    await expect.poll(async () => (await read(page, game.id)).turn).toBe(2);
    await page.goto(`/crossword/${game.id}`);
    await expect(page.getByText('Your turn.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Analyze this position' })).toHaveCount(0);
    await page.request.post(`/api/crossword/games/${game.id}/resign`, { data: { turn: 2 } });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You lost' })).toBeVisible();
    await page.getByRole('button', { name: 'Go to the start' }).click();
    await page.getByRole('link', { name: 'Analyze this position' }).click();
    await expect(page.getByRole('heading', { name: 'Analyze a crossword position' })).toBeVisible();
    await expect(page.getByText('Before turn 1 of 2')).toBeVisible();
    await expect(page.getByLabel('Rack', { exact: true })).toHaveValue(
      [...game.rack].sort(blanksLast).join(''),
    );
    await expect(list(page, 'Plays').getByRole('option').first()).toBeVisible();
  });
});

function blanksLast(one: string, other: string): number {
  return Number(one === '?') - Number(other === '?') || one.localeCompare(other);
}

/** Goes down a list until an option has the focus. */
async function walkTo(page: Page, option: Locator) {
  await expect(async () => {
    if (!(await option.evaluate((one) => one === document.activeElement))) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(option).toBeFocused({ timeout: 50 });
  }).toPass();
}

test.describe('othello', () => {
  test('values stand on the squares; a move is played and taken back', async ({ page, hasTouch }) => {
    await page.goto('/analysis/othello');
    for (const name of ['d3', 'c4', 'f5', 'e6']) {
      await expect(disc(page, name)).toHaveAccessibleName(/flip 1 disc, value [+−]?\d/);
    }
    await expect(disc(page, 'd3').locator('.value')).toHaveText(/^[+−]?\d/);
    await expect(list(page, 'Moves').getByRole('option')).toHaveCount(4);
    await press(disc(page, 'f5'), hasTouch);
    await expect(disc(page, 'f5')).toHaveAccessibleName('f5, black disc, last move');
    await expect(list(page, 'Moves').getByRole('option')).toHaveCount(3);
    await press(page.getByRole('button', { name: 'Back' }), hasTouch);
    await expect(disc(page, 'f5')).toHaveAccessibleName(/empty/);
  });

  test('a position is set up disc by disc', async ({ page, hasTouch }) => {
    await page.goto('/analysis/othello');
    await expect(list(page, 'Moves').getByRole('option')).toHaveCount(4);
    await page.getByLabel('places black').check();
    await press(disc(page, 'e5'), hasTouch);
    await expect(disc(page, 'e5')).toHaveAccessibleName('e5, black disc');
    await page.getByLabel('White', { exact: true }).check();
    await press(page.getByRole('button', { name: 'Analyze', exact: true }), hasTouch);
    await expect(list(page, 'Moves').getByRole('option').first()).toBeVisible();
    await page.getByLabel('clears it').check();
    await press(disc(page, 'd4'), hasTouch);
    await press(page.getByRole('button', { name: 'Analyze', exact: true }), hasTouch);
    await expect(page.getByText('Game over: Black 3, White 0.').first()).toBeVisible();
  });

  test('by keyboard alone: over the board, and down the list', async ({ page }) => {
    await page.goto('/analysis/othello');
    const first = list(page, 'Moves').getByRole('option').first();
    await expect(first).toBeVisible();
    await tabTo(page, disc(page, 'd3'));
    await page.keyboard.press('Enter');
    await expect(disc(page, 'd3')).toHaveAccessibleName(/black disc/);
    await expect(list(page, 'Moves').getByRole('option')).toHaveCount(3);
    await tabTo(page, first);
    const move = (await first.innerText()).slice(3, 5);
    await expect(page.locator('.flip').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(disc(page, move)).toHaveAccessibleName(/white disc/);
  });

  test('a transcript is walked move by move; nonsense is refused beside the field', async ({ page }) => {
    await page.goto('/analysis/othello');
    const text = page.getByLabel('Position as text');
    await text.fill('f5d6c3');
    await page.getByRole('button', { name: 'Load and analyze' }).click();
    await expect(page.getByText('After move 3 of 3')).toBeVisible();
    await page.getByRole('button', { name: 'Previous move' }).click();
    await expect(page.getByText('After move 2 of 3')).toBeVisible();
    await expect(disc(page, 'c3')).toHaveAccessibleName(/empty/);
    await text.fill('f5a1');
    await page.getByRole('button', { name: 'Load and analyze' }).click();
    await expect(text).toHaveAccessibleDescription(/a1/);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('a1');
  });

  test('a game that is over can be analyzed', async ({ page }) => {
    const { agents } = await (await page.request.get('/api/catalogue')).json();
    const data = { opponent: agents.othello[0].name, colour: 'black' };
    const { id } = await (await page.request.post('/api/othello/games', { data })).json();
    await page.goto(`/othello/${id}`);
    await expect(page.getByText(/Your turn\./)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Analyze this position' })).toHaveCount(0);
    await disc(page, 'd3').click();
    await expect
      .poll(async () => (await (await page.request.get(`/api/othello/games/${id}`)).json()).turn)
      .toBe(2);
    await page.request.post(`/api/othello/games/${id}/resign`, { data: { turn: 2 } });
    await page.getByRole('link', { name: 'Analyze this position' }).click();
    await expect(page.getByText('After move 2 of 2')).toBeVisible();
    await expect(disc(page, 'd3')).toHaveAccessibleName(/disc/);
  });
});

test('an empty board has an example', async ({ page }) => {
  await page.goto('/analysis/crossword');
  await page.getByRole('button', { name: 'Show an example' }).click();
  await expect(list(page, 'Plays').getByRole('option')).toHaveCount(50);
  await page.getByRole('button', { name: 'Show 1000' }).click();
  await expect(list(page, 'Plays').getByRole('option')).toHaveCount(1000);
});

test.describe('equity', () => {
  const hooks = '15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15 ACEHSVW/ 0/0 0 bdn standard;';
  const wide = `${'21/'.repeat(20)}21 AEINRT?/ 0/0 0 bdn super;`;
  const at = (position: string) => `/analysis/crossword?position=${encodeURIComponent(position)}`;
  const first = (page: Page) => list(page, 'Plays').getByRole('option').first();
  const byScore = /^1\. K4 CASHEW, 34 points, equity \d+\.\d, leave V: CASHEW K4: /;
  const byEquity = /^1\. I7 V\(A\)W, 17 points, equity \d+\.\d, leave A C E H S: VAW I7: /;

  test('plays can be sorted by it, and the address keeps the order', async ({ page }) => {
    await page.goto(at(hooks));
    await expect(first(page)).toHaveAccessibleName(byScore);
    const sort = page.getByRole('radiogroup', { name: 'Sort by' });
    await expect(sort.getByRole('radio', { name: 'Score' })).toBeChecked();
    await sort.getByText('Equity').click();
    await expect(first(page)).toHaveAccessibleName(byEquity);
    await expect(
      page.getByRole('status').filter({ hasText: /Best: I7 V\(A\)W, 17 points, equity/ }),
    ).toBeAttached();
    await page.getByRole('button', { name: 'Show 432' }).click();
    await expect(list(page, 'Plays').getByRole('option')).toHaveCount(432);
    await expect(first(page)).toHaveAccessibleName(byEquity);
    await sort.getByText('Score').click();
    await expect(first(page)).toHaveAccessibleName(byScore);
    await expect(list(page, 'Plays').getByRole('option')).toHaveCount(432);
    await sort.getByText('Equity').click();
    await expect(page).toHaveURL(/[?&]sort=equity/);
    await page.reload();
    await expect(first(page)).toHaveAccessibleName(byEquity);
    await expect(sort.getByRole('radio', { name: 'Equity' })).toBeChecked();
  });

  test('by keyboard alone, and the control keeps the focus', async ({ page }) => {
    await page.goto(at(hooks));
    const sort = page.getByRole('radiogroup', { name: 'Sort by' });
    await expect(first(page)).toHaveAccessibleName(byScore);
    await tabTo(page, sort.getByRole('radio', { name: 'Score' }));
    await page.keyboard.press('ArrowRight');
    await expect(first(page)).toHaveAccessibleName(byEquity);
    await expect(sort.getByRole('radio', { name: 'Equity' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(first(page)).toHaveAccessibleName(byScore);
  });

  test('a board without leave values says so', async ({ page }) => {
    await page.goto(at(wide));
    await expect(first(page)).toHaveAccessibleName(/^1\. 11E ANEsTRI, 64 points, no leave: /);
    await expect(
      page.getByText('No leave values for this board, so plays are sorted by score.'),
    ).toBeVisible();
    await expect(page.getByRole('radiogroup')).toHaveCount(0);
    await expect(page.getByText('Equity')).toHaveCount(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${colorScheme} mode`, () => {
      test.use({ colorScheme });

      for (const [name, position] of [
        ['with', hooks],
        ['without', wide],
      ] as const) {
        test(`axe finds nothing in a list ${name} it`, async ({ page }) => {
          await page.goto(`${at(position)}&sort=equity`);
          await expect(first(page)).toBeVisible();
          expect(await violations(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
            page.viewportSize()!.width,
          );
        });
      }
    });
  }
});

test.describe('endgame', () => {
  const board =
    'MEOU3F3K3/3HAW1EF2IVY1/4GENERICS3/7LI1IT3/4A3E1R4/4L3Z1RULY1/2LOCA2E1I4/' +
    '3HONDAS6/4V10/2IBEX1Q7/M2ED2ABUTIlON/OP1G3I3NONA/PUlSATED7/ER2GITS7/D2JOTA8';
  const solved = `${board} ANORTW/EER 375/378 0 bdn standard;`;
  // Two full racks, one with a blank: more than a second or two of search.
  const hard =
    'O1J2DOTTY4B/L1ICIER1REWEIGH/I1N5A5A/VANG3RIVER2K/E3DESOLATES1T/5HOMER2A1I/8R3L2/P2CABINS3T2/' +
    'I2O7NA2/GAUZE6ON2/M2IF6Ut2/Y2EF6N3/1WEDS10/15/15 ALPTUX?/ 327/409 0 bdn standard;';
  const at = (position: string) => `/analysis/crossword?position=${encodeURIComponent(position)}`;
  const options = (page: Page) => list(page, 'Plays').getByRole('option');
  const result = (page: Page) => page.getByRole('region', { name: /^Endgame/ });
  const exact = /^1\. .+, endgame \+15, exact, \d+ points, equity /;

  test('exact values are shown best first, with the best line', async ({ page }) => {
    await page.goto(at(solved));
    await expect(options(page).first()).toHaveAccessibleName(exact);
    const sort = page.getByRole('radiogroup', { name: 'Sort by' });
    await expect(sort.getByRole('radio', { name: 'Endgame' })).toBeChecked();
    await expect(options(page).first().locator('.mark')).toHaveText('exact');
    await expect(result(page).getByRole('heading')).toHaveText(/Endgame \+15\s+exact/);
    const best = (await options(page).first().locator('.move').textContent())!;
    await expect(result(page)).toContainText(`Best line: ${best}, `);
    await expect(result(page)).toContainText('The bag is empty. The opponent has EER.');
    await expect(page.getByRole('status').filter({ hasText: /Best: .+, endgame \+15\./ })).toBeAttached();
    const last = (await options(page).last().locator('.move').textContent())!;
    await sort.getByText('Score').click();
    await expect(options(page).last().locator('.move')).not.toHaveText(last);
    await expect(page).toHaveURL(/[?&]sort=score/);
    await sort.getByText('Endgame').click();
    await expect(options(page).last().locator('.move')).toHaveText(last);
    await page.reload();
    await expect(options(page).first()).toHaveAccessibleName(exact);
  });

  test('a rack typed beside a board with few unseen tiles is an endgame; with more it is none', async ({
    page,
  }) => {
    await page.goto(at(solved));
    await expect(result(page)).toContainText('The opponent has EER.');
    await page.getByLabel('Rack', { exact: true }).fill('NORTW');
    await page.keyboard.press('Enter');
    await expect(result(page)).toContainText('The opponent has AEER.');
    await page.getByLabel('Rack', { exact: true }).fill('W');
    await page.keyboard.press('Enter');
    await expect(options(page).first()).toBeVisible();
    await expect(result(page)).toHaveCount(0);
    await expect(page.getByText('Endgame')).toHaveCount(0);
  });

  test('values that are not proved say so', async ({ page }) => {
    await page.goto(at(hard));
    await expect(options(page).first()).toHaveAccessibleName(/, endgame [+−]\d+, estimate, /);
    await expect(result(page)).toContainText('Best found, not proved');
    await expect(result(page)).toContainText('Best line found:');
    await expect(page.locator('.mark', { hasText: 'exact' })).toHaveCount(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${colorScheme} mode`, () => {
      test.use({ colorScheme });

      for (const [name, position] of [
        ['exact', solved],
        ['estimated', hard],
      ] as const) {
        test(`axe finds nothing in ${name} values`, async ({ page }) => {
          await page.goto(at(position));
          await expect(result(page)).toBeVisible();
          expect(await violations(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
            page.viewportSize()!.width,
          );
        });
      }
    });
  }
});

test.describe('simulation', () => {
  const position =
    '15/15/15/11Z3/10HI3/9VENDEE/6JAG1AGO1A/7MOODY2U/6YIRRS1VEX/1QUAERE2I2I2/' +
    '15/15/15/15/15 CNNORST/ 274/304 0 bdn standard;';
  const at = `/analysis/crossword?position=${encodeURIComponent(position)}`;
  const options = (page: Page) => list(page, 'Plays').getByRole('option');
  const result = (page: Page) => page.getByRole('region', { name: 'Simulation' });
  const button = (page: Page) => page.getByRole('button', { name: 'Simulate' });
  const simulated =
    /^1\. C6 NOCT\(U\)RNS, win chance \d+\.\d% ± \d+\.\d%, 74 points, equity 74\.0, no leave: /;

  test('the chance to win is shown best first, and the address brings it again', async ({
    page,
    hasTouch,
  }) => {
    await page.goto(at);
    await expect(button(page)).toHaveAccessibleDescription(/which wins most often/);
    await expect(page.getByText('Win chance')).toHaveCount(0);
    await expect(page.getByLabel('Position as text')).toHaveValue(position);
    await press(button(page), hasTouch);
    await expect(options(page).first()).toHaveAccessibleName(simulated);
    await expect(
      page.getByRole('status').filter({ hasText: /Best: C6 NOCT.+, win chance \d+\.\d%\./ }),
    ).toBeAttached();
    await expect(button(page)).toHaveCount(0);
    await expect(result(page)).toContainText('The score is 274 to 304 before the play.');
    await expect(result(page)).toContainText('simulated games, each 2 moves ahead.');
    await expect(options(page).first().locator('.mark')).toHaveText(/^± \d+\.\d%$/);
    await expect(options(page).last()).not.toHaveAccessibleName(/win chance/);
    const sort = page.getByRole('radiogroup', { name: 'Sort by' });
    await expect(sort.getByRole('radio', { name: 'Win chance' })).toBeChecked();
    await sort.getByText('Equity').click();
    await expect(page).toHaveURL(/[?&]sort=equity/);
    await expect(options(page).nth(1)).toHaveAccessibleName(/win chance .+ equity /);
    await sort.getByText('Win chance').click();
    await expect(page).toHaveURL(/[?&]sort=win/);
    await page.reload();
    await expect(options(page).first()).toHaveAccessibleName(simulated);
  });

  test('by keyboard alone, the focus goes on to the best play', async ({ page }) => {
    await page.goto(at);
    await tabTo(page, button(page));
    await page.keyboard.press('Enter');
    await expect(options(page).first()).toHaveAccessibleName(simulated);
    await expect(options(page).first()).toBeFocused();
  });

  test('another position is not simulated until it is asked for', async ({ page }) => {
    await page.goto(at);
    await button(page).click();
    await expect(result(page)).toBeVisible();
    await page.getByRole('radiogroup', { name: 'Sort by' }).getByText('Score').click();
    await expect(page).toHaveURL(/[?&]sort=score/);
    await page.getByLabel('Rack', { exact: true }).fill('AEINRST');
    await page.keyboard.press('Enter');
    await expect(options(page).first()).toBeVisible();
    await expect(result(page)).toHaveCount(0);
    await expect(button(page)).toBeVisible();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${colorScheme} mode`, () => {
      test.use({ colorScheme });

      test('axe finds nothing before and after it', async ({ page }) => {
        await page.goto(at);
        await expect(button(page)).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.goto(`${at}&sort=win`);
        await expect(result(page)).toBeVisible();
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          page.viewportSize()!.width,
        );
      });
    });
  }
});

import { square } from './crossword';
import { finish, goodTurns, resultOf, today, turnsDone } from './daily';
import { expect, test, violations } from './test';

test('a page that is only looked at begins no game', async ({ page }) => {
  await page.goto('/daily');
  await expect(page.getByRole('grid')).toBeVisible();
  const puzzle = await (await page.request.get(`/api/daily/puzzles/${await today(page)}`)).json();
  expect([puzzle.ranked, puzzle.game]).toEqual([true, undefined]);
});

test('a skipped turn is asked for, and a reload loses nothing', async ({ page }) => {
  await page.goto('/daily');
  await page.getByRole('button', { name: 'Skip turn' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await turnsDone(page, 0);
  await page.getByRole('button', { name: 'Skip turn' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Skip turn' }).click();
  await turnsDone(page, 1);
  await page.reload();
  await turnsDone(page, 1);
  await expect(page.getByText('Turn 1: skipped, 0 points')).toBeAttached();
});

test('a refused play goes back to the rack with its reason', async ({ page }) => {
  await page.goto('/daily');
  const rack = page.getByRole('group', { name: 'Your rack' });
  await expect(rack.getByRole('button')).toHaveCount(7);
  const free = await farFromEverything(page);
  await rack.getByRole('button').first().click();
  await square(page, free).click();
  await expect(page.locator('.badge')).toHaveText('✕');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('9 tries left', { exact: true })).toBeVisible();
  await expect(page.locator('.say')).toHaveText(/touches no tile on the board\. 9 tries left\.$/);
  await expect(rack.getByRole('button')).toHaveCount(7);
});

/** A corner square, which no starting word reaches. */
async function farFromEverything(page: import('@playwright/test').Page) {
  const corner = { row: 1, column: 1 };
  await expect(square(page, corner)).toHaveAccessibleName(/empty/);
  return corner;
}

test('a move in another tab is shown, and nothing is played twice', async ({ page, context }) => {
  await page.goto('/daily');
  const other = await context.newPage();
  await other.goto('/daily');
  for (const one of [page, other]) {
    await one.getByRole('button', { name: 'Skip turn' }).click();
    await one.getByRole('dialog').getByRole('button', { name: 'Skip turn' }).click();
    await turnsDone(one, 1);
  }
  await expect(other.locator('#main').getByText(/has changed/)).toBeVisible();
});

test('the server may be killed in the middle of a game', async ({ page, server }) => {
  const [turn] = goodTurns(await today(page));
  await page.goto('/daily');
  await page.getByLabel('Command line').fill(turn!.text.replace(/[()]/g, ''));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Press Enter to play it/)).toBeVisible();
  await page.keyboard.press('Enter');
  await turnsDone(page, 1);
  await server.kill();
  await server.start();
  await page.reload();
  await turnsDone(page, 1);
});

test('after the fifth turn of an earlier day: bars by share, their legend, the best line', async ({
  page,
}) => {
  const date = '2026-11-12';
  const game = await finish(page, date);
  await page.goto(`/daily/${date}`);
  await resultOf(page, game.total);
  await expect(page.getByRole('button', { name: /^Turn \d: you played/ })).toHaveCount(5);
  await expect(page.getByRole('button', { name: /^Turn \d of the best line/ })).toHaveCount(5, {
    timeout: 60_000,
  });
  const turns = page.getByRole('region', { name: 'Best play of each turn' });
  await expect(turns.getByText('Share of the best play', { exact: true })).toBeVisible();
  await expect(turns.getByText('80% or more')).toBeVisible();
  const { turns: reviewed } = await (await page.request.get(`/api/daily/games/${game.id}/result`)).json();
  const bands = ['red', 'orange', 'yellow', 'green', 'blue'];
  for (const [index, { percent }] of reviewed.entries()) {
    const bar = turns.locator('.bar > span').nth(index);
    const band = bands[Math.min(4, Math.floor(percent / 20))];
    await expect(bar).toHaveAttribute('style', new RegExp(`--band-${band}\\b`));
  }
});

test('after the fifth turn of today: shares, rank, name, and when the best line appears', async ({
  page,
}) => {
  const date = await today(page);
  const game = await finish(page, date);
  await page.goto('/daily');
  await resultOf(page, game.total);
  await expect(page.getByText(/^Turn \d: you played .* percent of the best$/)).toHaveCount(5);
  await expect(
    page.getByText(/^Your score as a share of the best play\. The best plays will be shown on /),
  ).toBeVisible();
  await expect(
    page.getByText(/% of the best line the engine knows\. The line will be shown on /),
  ).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('button', { name: /^Turn \d/ })).toHaveCount(0);
  await expect(page.getByText(/You can see the other boards from .*\.$/)).toBeVisible();
  await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible();
  const name = (await (await page.request.get('/api/player')).json()).name;
  await page.getByRole('button', { name: `View the board of ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('After turn 5')).toBeVisible();
  await dialog.getByRole('button', { name: 'Go to the start' }).click();
  await expect(dialog.getByText('Start', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByLabel('Choose three letters').fill('zqx');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('You appear on leaderboards as ZQX.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'View the board of ZQX' })).toBeVisible();
});

test('a finished day can be played again, for practice', async ({ page }) => {
  await finish(page, '2026-11-13');
  await page.goto('/daily/2026-11-13');
  await page.getByRole('button', { name: 'Practice again' }).click();
  await expect(page.getByText('Practice, not ranked')).toBeVisible();
  await turnsDone(page, 0);
  await page.getByRole('button', { name: 'Skip turn' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Skip turn' }).click();
  await turnsDone(page, 1);
  await page.reload();
  await expect(page.getByText('Practice, not ranked')).toBeVisible();
  await turnsDone(page, 1);
});

test('the archive marks what was done and leads to every day', async ({ page }) => {
  const game = await finish(page, '2026-01-05');
  await page.goto('/daily/archive?month=2026-01');
  const done = page.getByRole('link', { name: /^Monday, 5 January 2026/ });
  await expect(done).toHaveAccessibleName(new RegExp(`finished, ${game.total} points$`));
  await expect(page.getByRole('link', { name: /^Tuesday, 6 January 2026.*not played$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Previous month/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Next month, February 2026' }).click();
  await expect(page.getByRole('heading', { name: 'February 2026' })).toBeVisible();
  await page.goBack();
  await done.click();
  await resultOf(page, game.total);
  await expect(page.getByText('Archive, not ranked')).toBeVisible();
});

test('a date that is none and one that is to come are told apart from failures', async ({ page }) => {
  await page.goto('/daily/2026-02-30');
  await expect(page.getByText('2026-02-30 is not a valid date. Dates look like 2026-11-16.')).toBeVisible();
  await page.goto('/daily/2999-01-01');
  await expect(page.getByRole('alert').filter({ hasText: '2999-01-01' })).toBeVisible();
});

test('a code carries a player to another browser', async ({ page, browser, baseURL }) => {
  await finish(page, await today(page));
  await page.goto('/daily/statistics');
  await expect(page.getByRole('definition').first()).toHaveText('1');
  const { name } = await (await page.request.get('/api/player')).json();
  await page.getByRole('button', { name: 'Create a code' }).click();
  const code = await page.locator('code').innerText();

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await other.goto('/daily/statistics');
  await other.getByLabel('Code from another browser').fill(code);
  await other.getByRole('button', { name: 'Use code' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Use code' }).click();
  await expect(other.getByText(`Welcome back, ${name}.`)).toBeVisible();
  await expect(other.getByRole('definition').first()).toHaveText('1');
  await elsewhere.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode axe finds nothing`, () => {
    test.use({ colorScheme });

    for (const path of ['/daily', '/daily/archive', '/daily/leaderboard', '/daily/statistics']) {
      test(`at ${path}`, async ({ page }) => {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        expect(await violations(page)).toEqual([]);
      });
    }

    test('in a result and in statistics with figures', async ({ page }) => {
      const game = await finish(page, await today(page));
      await page.goto('/daily');
      await resultOf(page, game.total);
      await page.waitForLoadState('networkidle');
      expect(await violations(page)).toEqual([]);
      await page.goto('/daily/statistics');
      await expect(page.getByRole('heading', { name: 'Your totals' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}

import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { goodTurns, today } from '../e2e/daily';
import { command } from '../e2e/server';
import { expect, test } from '../e2e/test';
import { crosswordAfter, dailyWith, nextPlay, othelloAfter } from './scenes';
import { Terminal } from './terminal';

const folder = resolve(import.meta.dirname, '../../docs/pictures');
mkdirSync(folder, { recursive: true });

/** A day of the past, the same in every run. */
const day = '2026-01-06';

/** Keeps what the window shows; the pages that matter most in both sizes, the others in one. */
async function take(page: Page, info: TestInfo, name: string, only = info.project.name) {
  if (only !== info.project.name) return;
  await page.waitForLoadState('networkidle');
  const path = join(folder, `${name}-${info.project.name}.png`);
  await page.screenshot({ path, animations: 'disabled' });
}

/** At the top of the page, with no field about to be typed in. */
async function rest(page: Page) {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
  });
}

test('home', async ({ page }, info) => {
  await dailyWith(page, await today(page), 1, false);
  await othelloAfter(page, 6);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
  await take(page, info, 'home');
});

for (const [name, path, only] of [
  ['crossword-new', '/crossword/new', 'desktop'],
  ['othello-new', '/othello/new', 'phone'],
  ['watch-new', '/watch', 'phone'],
  ['about', '/about', 'phone'],
] as const) {
  test(name, async ({ page }, info) => {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await take(page, info, name, only);
  });
}

test('a game of crossword', async ({ page }, info) => {
  const game = await crosswordAfter(page, 8);
  await page.getByLabel('Command line').fill(await nextPlay(page, game));
  await page.keyboard.press('Enter');
  await expect(page.locator('.badge')).toBeVisible();
  await rest(page);
  await take(page, info, 'crossword');

  await page.request.post(`/api/crossword/games/${game.id}/resign`, { data: { turn: game.turn } });
  await page.reload();
  await page.getByRole('button', { name: 'Show the best plays' }).click();
  await expect(page.getByRole('heading', { name: 'Best plays' })).toBeVisible();
  await take(page, info, 'crossword-result', 'desktop');
});

test('a game of Othello', async ({ page }, info) => {
  await othelloAfter(page, 20);
  await page.reload();
  await expect(page.getByText(/^Your turn\./)).toBeVisible();
  await take(page, info, 'othello');
});

test('the daily puzzle', async ({ page }, info) => {
  await dailyWith(page, day, 2, false);
  await page.goto(`/daily/${day}`);
  await page.getByLabel('Command line').fill(goodTurns(day)[2]!.text.replace(/[()]/g, ''));
  await page.keyboard.press('Enter');
  await expect(page.locator('.badge')).toBeVisible();
  await rest(page);
  await take(page, info, 'daily');

  await dailyWith(page, day, 4, true);
  await page.goto(`/daily/${day}`);
  await expect(page.getByRole('button', { name: /^Turn \d of the best line/ })).toHaveCount(5, {
    timeout: 90_000,
  });
  await take(page, info, 'daily-result');

  for (const other of ['2026-01-07', '2026-01-09']) await dailyWith(page, other, 3, true);
  await dailyWith(page, '2026-01-12', 1, false);
  await page.goto('/daily/archive?month=2026-01');
  await expect(page.getByRole('heading', { name: 'January 2026' })).toBeVisible();
  await take(page, info, 'daily-archive', 'phone');
});

test('leaders and statistics', async ({ page, browser, baseURL }, info) => {
  const date = await today(page);
  for (const [name, made] of [
    ['ADA', 5],
    ['BEN', 4],
    ['EVE', 3],
  ] as const) {
    const other = await browser.newPage({ baseURL });
    await other.request.put('/api/player/name', { data: { name } });
    await dailyWith(other, date, made, true);
    await other.close();
  }
  await page.request.put('/api/player/name', { data: { name: 'QUO' } });
  await dailyWith(page, date, 4, true);
  await page.goto('/daily/leaderboard');
  await expect(page.getByText('ADA').first()).toBeVisible();
  await take(page, info, 'daily-leaders', 'desktop');
  await page.goto('/daily/statistics');
  await expect(page.getByRole('definition').first()).toHaveText('1');
  await take(page, info, 'daily-statistics', 'phone');
});

test('analysis', async ({ page, hasTouch }, info) => {
  await page.goto('/analysis/crossword');
  await page.getByRole('button', { name: 'Show an example' }).click();
  const third = page.getByRole('listbox').getByRole('option').nth(2);
  await third.click();
  await expect(page.locator('.badge')).toBeVisible();
  if (!hasTouch) await rest(page);
  await take(page, info, 'analysis-crossword');

  await page.goto('/analysis/othello?position=f5f6e6f4e3c5c4e7c6e2f2');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await take(page, info, 'analysis-othello');
});

test('watching', async ({ page, server }, info) => {
  const data = { game: 'crossword', variant: 'standard', agents: ['forest', 'greedy'], pause: 0.1 };
  const { id } = await (await page.request.post('/api/watch', { data })).json();
  await page.goto(`/crossword/${id}`);
  await expect(page.locator('[data-turn="10"]')).toBeAttached({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Pause' }).click();
  await rest(page);
  await take(page, info, 'watch', 'desktop');

  const match = join(server.arena, 'greedy-random');
  const options = ['--variant', 'mini', '--games', '100', '--seed', '1', '--output', match];
  execFileSync(command, ['arena', 'match', 'greedy', 'random', ...options], { stdio: 'ignore' });
  await page.goto('/watch/results');
  await expect(page.getByText('200 games')).toBeVisible();
  await take(page, info, 'arena', 'phone');
  await page.goto('/watch/results?match=greedy-random');
  await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
  await take(page, info, 'arena-match', 'desktop');
});

test('the list of keys', async ({ page }, info) => {
  await page.goto('/analysis/crossword');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, info, 'keys', 'phone');
});

test('a game at the terminal', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop', 'one size is enough');
  const game = ['play', 'crossword', '--seed', '7', '--first', 'you'];
  const terminal = await Terminal.start(page, 92, 20, game);
  for (let turn = 0; turn < 4; turn++) {
    const before = await score(terminal);
    terminal.type('hint\r');
    await terminal.shows(/ 1\. \S+ \S+ \d+/);
    const [, best] = / 1\. (\S+ \S+) \d+/.exec(await terminal.screen())!;
    terminal.type(`${best!.replace(/[()]/g, '')}\r`);
    await terminal.shows(/Enter/);
    terminal.type('\r');
    await expect.poll(() => score(terminal)).toBeGreaterThan(before);
  }
  await page.locator('.xterm-screen').screenshot({ path: join(folder, 'terminal.png') });
  await terminal.stop();
});

/** The points of the person who plays. */
async function score(terminal: Terminal): Promise<number> {
  await terminal.shows(/You +\d+/);
  return Number(/You +(\d+)/.exec(await terminal.screen())![1]);
}

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { command } from './server';
import { expect, press, tabTo, test, violations } from './test';

const moves = (page: Page) => page.locator('[data-turn]');

test('two players of Othello meet, and may meet again', async ({ page, hasTouch }) => {
  test.setTimeout(120_000);
  await page.goto('/watch');
  await page.getByLabel('Othello').check();
  await page.getByLabel('Black (first)').selectOption('random');
  await page.getByLabel('White').selectOption('greedy');
  await page.getByLabel('Instant').check();
  await press(page.getByRole('button', { name: 'Start' }), hasTouch);
  await expect(page.getByRole('heading', { name: /wins$|^Draw$/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('link', { name: 'Analyze this position' })).toBeVisible();
  const first = page.url();
  await press(page.getByRole('button', { name: 'Play again' }), hasTouch);
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole('heading', { name: /wins$|^Draw$/ })).toBeVisible({ timeout: 60_000 });
});

test('by keyboard alone: a game of crossword is begun, stopped for a while and looked back on', async ({
  page,
}) => {
  await page.goto('/watch');
  const board = page.getByLabel('Board', { exact: true });
  await expect(board).toBeVisible();
  await tabTo(page, page.getByLabel('First player'));
  await page.keyboard.type('Most');
  await tabTo(page, page.getByLabel('Second player'));
  await page.keyboard.type('Any');
  await tabTo(page, board);
  await page.keyboard.type('Mini, 11');
  await tabTo(page, page.getByRole('button', { name: 'Start' }));
  await page.keyboard.press('Enter');
  await expect(moves(page).first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Pause' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Paused.')).toBeVisible();
  // Who looks on has no moves to type.
  await expect(page.getByLabel('Command line')).toHaveCount(0);
  const seen = await moves(page).count();
  // Longer than the pause between moves.
  await page.waitForTimeout(2500);
  await expect(moves(page)).toHaveCount(seen);
  await page.keyboard.press('Home');
  await expect(page.getByText('You are viewing an earlier position.')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(moves(page).nth(seen)).toBeVisible();
});

test('a refused pair of players says why', async ({ page }) => {
  await page.route('**/api/watch', (route) =>
    route.continue({ postData: JSON.stringify({ game: 'othello', agents: ['nobody', 'greedy'] }) }),
  );
  await page.goto('/watch');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('nobody');
});

test('the arena shows how to play a match, and then its results', async ({ page, server }) => {
  test.setTimeout(120_000);
  await page.goto('/watch/results');
  await expect(page.getByText('There are no results yet.')).toBeVisible();
  await expect(page.getByText('quoin serve --arena')).toBeVisible();

  const folder = join(server.arena, 'greedy.v.random');
  const options = ['--variant', 'mini', '--games', '3', '--seed', '1', '--output', folder];
  execFileSync(command, ['arena', 'match', 'greedy', 'random', ...options], { stdio: 'ignore' });

  await page.reload();
  const match = page.getByRole('link', { name: /greedy v random/ });
  await expect(match).toContainText('6 games');
  await tabTo(page, match);
  await page.keyboard.press('Enter');
  const report = page.frameLocator('iframe');
  await expect(report.getByRole('heading', { name: 'greedy v random' })).toBeVisible();
  await expect(
    report.getByText('Elo relative to the average of the table, with the 95% interval.'),
  ).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  await page.getByRole('link', { name: 'All results' }).click();
  await expect(match).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme });
    test('axe finds nothing while two players play', async ({ page }) => {
      const data = { game: 'crossword', variant: 'mini11', agents: ['greedy', 'greedy'], pause: 1 };
      const { id } = await (await page.request.post('/api/watch', { data })).json();
      await page.goto(`/crossword/${id}`);
      await expect(moves(page).first()).toBeVisible();
      await page.getByRole('button', { name: 'Pause' }).click();
      expect(await violations(page)).toEqual([]);
    });
  });
}

import { begin, beginWithPlay, make, read } from './crossword';
import { expect, test, violations } from './test';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode axe finds nothing`, () => {
    test.use({ colorScheme });

    for (const path of [
      '/',
      '/crossword/new',
      '/othello/new',
      '/analysis/crossword',
      '/analysis/crossword?position=15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15 S?/ 0/0 0',
      '/analysis/crossword?position=nonsense',
      '/analysis/othello',
      '/watch',
      '/watch/results',
      '/about',
      '/nowhere',
    ]) {
      test(`at ${path}`, async ({ page }) => {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        expect(await violations(page)).toEqual([]);
      });
    }

    test('in a game with tiles on their way', async ({ page }) => {
      const game = await begin(page, 'standard');
      await page.goto(`/crossword/${game.id}`);
      await expect(page.getByText('Your turn.')).toBeVisible();
      await page.locator('[data-row="8"][data-column="8"]').click();
      await page.keyboard.press([...game.rack].find((letter) => letter !== '?')!.toLowerCase());
      await expect(page.locator('.badge')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('?');
      expect(await violations(page)).toEqual([]);
    });

    test('after a game', async ({ page }) => {
      const { game, play } = await beginWithPlay(page);
      await make(page, game, play);
      await expect.poll(async () => (await read(page, game.id)).turn).toBe(2);
      await page.request.post(`/api/crossword/games/${game.id}/resign`, { data: { turn: 2 } });
      await page.goto(`/crossword/${game.id}`);
      await page.getByRole('button', { name: 'Show the best plays' }).click();
      await expect(page.getByRole('heading', { name: 'Best plays' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}

test('the first page is small', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  let bytes = 0;
  browser.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(100_000);
});

test('the theme is kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Theme: system/ }).click();
  await page.getByRole('button', { name: 'Theme: light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('an unknown address and an unknown game are told apart from failures', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.goto('/crossword/aaaaaaaaaaaa');
  await expect(page.getByRole('alert').filter({ hasText: /game/i })).toBeVisible();
});

test('deleting one’s data leaves nothing', async ({ page }) => {
  await begin(page);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my data' }).click();
  await expect(page.getByText('Your data has been deleted.')).toBeVisible();
  expect((await (await page.request.get('/api/games')).json()).games).toEqual([]);
});

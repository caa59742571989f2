import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Takes the pictures of the pages for docs/pictures: `npm run pictures`. */
export default defineConfig({
  ...tests,
  testDir: 'pictures',
  testMatch: '*.pictures.ts',
  timeout: 180_000,
  retries: 0,
  projects: [
    { name: 'desktop', use: { viewport: { width: 1120, height: 720 }, colorScheme: 'light' } },
    {
      name: 'desktop-dark',
      grep: /a game of crossword/,
      use: { viewport: { width: 1120, height: 720 }, colorScheme: 'dark' },
    },
    {
      name: 'phone',
      use: {
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 1.25,
        colorScheme: 'dark',
      },
    },
  ],
});

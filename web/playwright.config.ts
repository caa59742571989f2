import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** The system's browser: Playwright's own download does not work everywhere. The headless shell needs half of the CPU time. */
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.QUOIN_CHROMIUM ?? browsers.find((path) => existsSync(path));
// Chromium refuses to put root into its sandbox.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  // One server a worker; two of them already fill a small machine.
  workers: 1,
  forbidOnly: true,
  // On a loaded machine Chromium loses a tap now and then; what fails once and passes then is listed as flaky.
  retries: 1,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args },
    trace: 'off',
    locale: 'en-GB',
    // Moves are there at once; the tests of the animation ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', testIgnore: '*.phone.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testIgnore: '*.desktop.spec.ts',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as plain, type Locator, type Page } from '@playwright/test';
import { Server } from './server';

/** The tests' own `test`: a server for the worker, and no page may complain in its console. */
export const test = plain.extend<{ quiet: void }, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.stop();
    },
    // The first start may build what is out of date.
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // Refused requests and servers that are down are part of the tests; broken policies and scripts are not.
        if (message.type() === 'error' && !/Failed to load resource|net::ERR/.test(message.text())) {
          complaints.push(message.text());
        }
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** By finger where there is a touch screen, by mouse elsewhere. */
export async function press(target: Locator, hasTouch: boolean) {
  await (hasTouch ? target.tap() : target.click());
}

/** Presses Tab until the focus is there, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** What axe finds wrong with the page, as short texts. */
export async function violations(page: Page): Promise<string[]> {
  // By evaluation and not by a script element, which the page's policy would refuse.
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const run = (window as unknown as { axe: { run: (o: object) => Promise<{ violations: Violation[] }> } })
      .axe.run;
    return (await run({ resultTypes: ['violations'] })).violations;
  });
  return found.flatMap((one) =>
    one.nodes.map((node) => `${one.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

import { beforeAll, describe, expect, test, vi } from 'vitest';

let match: typeof import('./router.svelte').match;

// The router listens to the window as soon as it is loaded; compiling it takes its time on a loaded machine.
beforeAll(async () => {
  vi.stubGlobal('window', { location: { pathname: '/', search: '' }, addEventListener: () => undefined });
  ({ match } = await import('./router.svelte'));
}, 60_000);

describe('match', () => {
  test('a path without parameters matches itself only', () => {
    expect(match('/about', '/about')).toEqual({});
    expect(match('/about', '/about/')).toEqual({});
    expect(match('/about', '/about/us')).toBeNull();
    expect(match('/about', '/')).toBeNull();
  });

  test('a parameter takes one part, decoded', () => {
    expect(match('/crossword/:id', '/crossword/abc123')).toEqual({ id: 'abc123' });
    expect(match('/daily/:date', '/daily/2026%2D11%2D16')).toEqual({ date: '2026-11-16' });
    expect(match('/daily/:date', '/daily/%')).toEqual({ date: '%' });
    expect(match('/crossword/:id', '/crossword')).toBeNull();
  });
});

import { beforeAll, describe, expect, test, vi } from 'vitest';

// The router listens to the window as soon as it is loaded.
beforeAll(() => {
  vi.stubGlobal('window', { location: { pathname: '/', search: '' }, addEventListener: () => undefined });
});

describe('match', () => {
  test('a path without parameters matches itself only', async () => {
    const { match } = await import('./router.svelte');
    expect(match('/about', '/about')).toEqual({});
    expect(match('/about', '/about/')).toEqual({});
    expect(match('/about', '/about/us')).toBeNull();
    expect(match('/about', '/')).toBeNull();
  });

  test('a parameter takes one part, decoded', async () => {
    const { match } = await import('./router.svelte');
    expect(match('/crossword/:id', '/crossword/abc123')).toEqual({ id: 'abc123' });
    expect(match('/daily/:date', '/daily/2026%2D11%2D16')).toEqual({ date: '2026-11-16' });
    expect(match('/daily/:date', '/daily/%')).toEqual({ date: '%' });
    expect(match('/crossword/:id', '/crossword')).toBeNull();
  });
});

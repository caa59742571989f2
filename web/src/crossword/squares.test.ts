import { describe, expect, test } from 'vitest';
import { columnName, premiumAt, squareName, tileAt, valueOf, withTiles } from './squares';
import { small } from './fixtures.test-data';

describe('squares', () => {
  test('premium squares say what they multiply', () => {
    expect(premiumAt(small, 1, 1)).toMatchObject({ text: '3W', kind: 'triple-word' });
    expect(premiumAt(small, 2, 2)).toMatchObject({ text: '2L', kind: 'double-letter' });
    expect(premiumAt(small, 1, 2)).toBeNull();
    expect(premiumAt(small, 9, 9)).toBeNull();
  });

  test('a lower-case letter on a board is a blank', () => {
    expect(tileAt(['.cA'], 1, 2)).toEqual({ letter: 'C', blank: true });
    expect(tileAt(['.cA'], 1, 3)).toEqual({ letter: 'A', blank: false });
    expect(tileAt(['.cA'], 1, 1)).toBeNull();
    expect(tileAt([], 4, 4)).toBeNull();
  });

  test('names put the row first for plays across', () => {
    expect(squareName({ row: 8, column: 4 })).toBe('8D');
    expect(squareName({ row: 8, column: 4 }, 'down')).toBe('D8');
    expect(columnName(27)).toBe('AA');
  });

  test('a blank is worth nothing', () => {
    expect(valueOf(small, { letter: 'Q', blank: false })).toBe(10);
    expect(valueOf(small, { letter: 'Q', blank: true })).toBe(0);
    expect(valueOf(small, { letter: '?', blank: false })).toBe(0);
  });

  test('tiles are put on a copy of the board', () => {
    const board = ['...', '...'];
    const tiles = [
      { row: 1, column: 2, letter: 'A', blank: false },
      { row: 2, column: 2, letter: 'T', blank: true },
    ];
    expect(withTiles(board, tiles)).toEqual(['.A.', '.t.']);
    expect(board).toEqual(['...', '...']);
  });
});

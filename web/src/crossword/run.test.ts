import { describe, expect, test } from 'vitest';
import { wordThrough } from './run';

const board = ['.....', '.CAT.', '.....', '.O...', '.....'];

describe('the word of tiles on their way', () => {
  test('goes through tiles that lie already', () => {
    const tiles = [
      { row: 3, column: 2 },
      { row: 5, column: 2 },
    ];
    expect(wordThrough(board, tiles)).toEqual({ row: 2, column: 2, direction: 'down', length: 4 });
  });

  test('of a single tile is the longer one', () => {
    expect(wordThrough(board, [{ row: 2, column: 5 }])).toEqual({
      row: 2,
      column: 2,
      direction: 'across',
      length: 4,
    });
    expect(wordThrough(board, [{ row: 3, column: 2 }])).toEqual({
      row: 2,
      column: 2,
      direction: 'down',
      length: 3,
    });
  });

  test('is none for a lone tile, tiles apart and tiles out of line', () => {
    expect(wordThrough(board, [])).toBeNull();
    expect(wordThrough(board, [{ row: 5, column: 5 }])).toBeNull();
    expect(
      wordThrough(board, [
        { row: 2, column: 5 },
        { row: 4, column: 5 },
      ]),
    ).toBeNull();
    expect(
      wordThrough(board, [
        { row: 1, column: 1 },
        { row: 2, column: 5 },
      ]),
    ).toBeNull();
  });
});

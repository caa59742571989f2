import { describe, expect, test } from 'vitest';
import { faces, letterOf, lowerOf, shown, spoken, typedTiles, upperOf } from './alphabet';
import { digraphs, turkish } from './fixtures.test-data';
import { squareLabel } from './speech';
import { tileAt, valueOf, withTiles } from './squares';

describe('tiles in text', () => {
  test('a tile of several letters is one tile', () => {
    expect(faces('A[CH]?.[ch]')).toEqual(['A', 'CH', '?', '.', 'ch']);
    expect(faces('Ñ[L·L]')).toEqual(['Ñ', 'L·L']);
    expect(faces('')).toEqual([]);
  });

  test('an accent belongs to its letter', () => {
    expect(faces('J\u030cA')).toEqual(['J\u030c', 'A']);
  });

  test('what is written is read back', () => {
    const tiles = ['A', 'CH', '?', '.', "א'", 'J\u030c'];
    expect(faces(tiles.map(shown).join(''))).toEqual(tiles);
  });

  test('sentences have no brackets', () => {
    expect(spoken('You played 8D [CH]O(A) for 12')).toBe('You played 8D CHO(A) for 12');
  });
});

describe('blanks', () => {
  test('are known by the face that the variant gives them', () => {
    expect(letterOf('i', turkish.letters)).toEqual({ letter: 'İ', blank: true });
    expect(letterOf('ı', turkish.letters)).toEqual({ letter: 'I', blank: true });
    expect(letterOf('I', turkish.letters)).toEqual({ letter: 'I', blank: false });
    expect(letterOf("א'", turkish.letters)).toEqual({ letter: 'א', blank: true });
    expect(letterOf('ch', digraphs.letters)).toEqual({ letter: 'CH', blank: true });
  });

  test('every tile put on a board is read back', () => {
    for (const { letters } of [digraphs, turkish]) {
      for (const { letter } of letters.filter((one) => one.letter !== '?')) {
        for (const blank of [true, false]) {
          const board = withTiles(['...', '...'], [{ row: 2, column: 2, letter, blank }], letters);
          expect(tileAt(board, 2, 2, letters)).toEqual({ letter, blank });
          expect(tileAt(board, 2, 3, letters)).toBeNull();
        }
      }
    }
  });

  test('have the usual small letters where the variant says nothing', () => {
    expect(lowerOf('A')).toBe('a');
    expect(letterOf('a')).toEqual({ letter: 'A', blank: true });
  });
});

describe('typed letters', () => {
  test('get the capital of their alphabet', () => {
    expect([...'ıiIİ'].map((key) => upperOf(key, turkish.letters)).join('')).toBe('IİIİ');
    expect(upperOf('n\u0303', digraphs.letters)).toBe('Ñ');
    expect(upperOf('q')).toBe('Q');
  });

  test('are cut into tiles, the longest first', () => {
    expect(typedTiles('cho?', digraphs.letters)).toEqual(['CH', 'O', '?']);
    expect(typedTiles('l·l a', digraphs.letters)).toEqual(['L·L', 'A']);
    expect(typedTiles('[c][h]o', digraphs.letters)).toEqual(['C', 'H', 'O']);
  });

  test('are the tiles of the rack', () => {
    expect(typedTiles('ch', digraphs.letters, ['C', 'H', 'O'])).toEqual(['C', 'H']);
    expect(typedTiles('chch', digraphs.letters, ['CH', 'C', 'H'])).toEqual(['CH', 'C', 'H']);
  });

  test('without a variant are single', () => {
    expect(typedTiles('ch[')).toEqual(['C', 'H', '[']);
  });
});

test('a square says its tile as one', () => {
  const board = ['.....', '.....', '.[CH]A..', '.....', '.....'];
  expect(squareLabel(digraphs, board, { row: 3, column: 2 })).toBe('3B, CH, 5 points');
  expect(squareLabel(digraphs, board, { row: 3, column: 3 })).toBe('3C, A, 1 point');
  expect(valueOf(digraphs, { letter: 'CH', blank: true })).toBe(0);
});

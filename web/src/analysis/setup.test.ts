import { describe, expect, test } from 'vitest';
import { digraphs, turkish } from '../crossword/fixtures.test-data';
import { cgp, rackOf, rackTiles, rackWithout, Setup, solverBoard } from './setup';

const empty = Setup.empty({ rows: 3, columns: 4 });

function type(setup: Setup, text: string): Setup {
  return [...text].reduce(
    (now, letter) => now.put(letter.toUpperCase(), { blank: letter !== letter.toUpperCase() }),
    setup,
  );
}

describe('a board being set up', () => {
  test('takes letters from the arrow on, blanks as small letters', () => {
    const setup = type(empty.pick({ row: 2, column: 2 }), 'CaT');
    expect(setup.board).toEqual(['....', '.CaT', '....']);
    expect(setup.cursor).toEqual({ row: 2, column: 5, direction: 'across' });
  });

  test('takes letters downwards when the arrow is turned, and replaces what is there', () => {
    const across = type(empty.pick({ row: 1, column: 1 }), 'AB');
    const down = type(across.pointAt({ row: 1, column: 2 }).turn(), 'CDE');
    expect(down.board).toEqual(['AC..', '.D..', '.E..']);
  });

  test('takes nothing without an arrow, or past the edge', () => {
    expect(type(empty, 'A').board).toEqual(empty.board);
    expect(type(empty.pick({ row: 1, column: 3 }), 'ABC').board).toEqual(['..AB', '....', '....']);
  });

  test('Backspace goes back from behind a word, and empties the square it stands on first', () => {
    const word = type(empty.pick({ row: 1, column: 1 }), 'ABCD');
    const twice = word.backspace().backspace();
    expect(twice.board[0]).toBe('AB..');
    expect(twice.cursor).toMatchObject({ row: 1, column: 3 });
    expect(word.pointAt({ row: 1, column: 1 }).backspace().board[0]).toBe('.BCD');
  });

  test('Backspace at the edge of an empty row changes nothing', () => {
    const setup = empty.pick({ row: 1, column: 1 });
    expect(setup.backspace()).toBe(setup);
  });

  test('a click sets the arrow, turns it and puts it away, on tiles too', () => {
    const square = { row: 1, column: 1 };
    const setup = type(empty.pick(square), 'A').withoutCursor();
    expect(setup.pick(square).cursor?.direction).toBe('across');
    expect(setup.pick(square).pick(square).cursor?.direction).toBe('down');
    expect(setup.pick(square).pick(square).pick(square).cursor).toBeNull();
  });

  test('knows whether it is empty', () => {
    const square = { row: 1, column: 1 };
    expect([empty.isEmpty, type(empty.pick(square), 'A').isEmpty]).toEqual([true, false]);
  });
});

describe('a position as text', () => {
  test('is CGP: runs of empty squares are counted', () => {
    expect(cgp(['....', '.CaT', 'A...'], 'QU?', 'mini')).toBe('4/1CaT/A3 QU?/ 0/0 0 bdn mini;');
    expect(cgp(['....'], 'QU', 'mini', [274, -3])).toBe('4 QU/ 274/-3 0 bdn mini;');
  });

  test('with bonus squares of its own is what the solver reads', () => {
    const squares = ['3...', '..2.'];
    expect(solverBoard(['.a', 'B.'], 'AB?', squares)).toBe('2\n3.  A\n b 2.\nab*');
  });
});

describe('a rack', () => {
  test('may be typed in any manner', () => {
    expect(rackOf(' ab*_ ?z')).toBe('AB???Z');
  });

  test('loses the tiles of a play, a blank for a blank', () => {
    const tile = { row: 1, column: 1 };
    const tiles = [
      { ...tile, letter: 'A', blank: false },
      { ...tile, letter: 'Z', blank: true },
    ];
    expect(rackWithout('AAZ?', tiles)).toBe('AZ');
  });
});

describe('tiles of several letters', () => {
  const { letters } = digraphs;
  const typed = (setup: Setup, text: string) =>
    [...text].reduce((now, letter) => now.type(letter, { blank: false }, letters), setup);

  test('are typed letter by letter, and stay apart when the arrow has moved', () => {
    const start = empty.pick({ row: 1, column: 1 });
    expect(typed(start, 'CHO').board[0]).toBe('[CH]O..');
    expect(typed(start, 'CHO').cursor).toMatchObject({ row: 1, column: 3 });
    expect(typed(typed(start, 'C').turn().turn(), 'HO').board[0]).toBe('CHO.');
    expect(typed(start, 'QUA').board[0]).toBe('[QU]A..');
  });

  test('are blanks with the small face of the variant', () => {
    const start = empty.pick({ row: 1, column: 1 });
    expect(start.put('İ', { blank: true }, turkish.letters).board[0]).toBe('i...');
    expect(start.put('CH', { blank: true }, letters).board[0]).toBe('[ch]...');
    expect(start.put('CH', { blank: true }, letters).backspace().board[0]).toBe('....');
  });

  test('are written in brackets in a rack', () => {
    expect(rackOf('cho*', letters)).toBe('CHO?');
    expect(rackTiles('CHO?', letters)).toBe('[CH]O?');
    expect(rackTiles('[C][H]O', letters)).toBe('CHO');
    expect(rackOf('ıi', turkish.letters)).toBe('Iİ');
    expect(rackWithout('A[CH]O?', [{ row: 1, column: 1, letter: 'CH', blank: false }])).toBe('AO?');
  });

  test('are kept in CGP', () => {
    expect(cgp(['.[CH]..', '....'], '[CH]O', 'digraphs')).toBe('1[CH]2/4 [CH]O/ 0/0 0 bdn digraphs;');
  });
});

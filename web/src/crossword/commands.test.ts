import { describe, expect, test } from 'vitest';
import { understand } from './commands';
import { digraphs, small, turkish } from './fixtures.test-data';
import { countUnseen, momentOf, type Crossword } from './record';

const game: Crossword = {
  game: 'crossword',
  id: 'abcdefghijkl',
  variant: 'small',
  players: [
    { name: 'You', tiles: 5 },
    { name: 'Greedy', agent: 'greedy', tiles: 5 },
  ],
  you: 0,
  turn: 2,
  toMove: 0,
  board: ['.....', '..s..', '.CAT.', '..T..', '.....'],
  start: ['.....', '.....', '.....', '.....', '.....'],
  rack: 'AE?QT',
  bag: 3,
  scores: [9, 4],
  unseen: [
    { letter: 'A', count: 2 },
    { letter: 'T', count: 1 },
    { letter: '?', count: 1 },
  ],
  moves: [
    {
      number: 1,
      seat: 0,
      kind: 'play',
      text: '3B CAT',
      score: 9,
      total: 9,
      tiles: [
        { row: 3, column: 2, letter: 'C', blank: false },
        { row: 3, column: 3, letter: 'A', blank: false },
        { row: 3, column: 4, letter: 'T', blank: false },
      ],
    },
    {
      number: 2,
      seat: 1,
      kind: 'play',
      text: 'C2 s(A)T',
      score: 4,
      total: 4,
      tiles: [
        { row: 2, column: 3, letter: 'S', blank: true },
        { row: 4, column: 3, letter: 'T', blank: false },
      ],
    },
  ],
  over: false,
  canExchange: false,
  canUndo: true,
};

const said = (line: string) => {
  const command = understand(line, game, small);
  return command.kind === 'say' ? command.text : command.kind;
};

describe('the command line', () => {
  test('l says the last move', () => {
    expect(said('l')).toBe('Greedy: C2 s(A)T, 4 points');
    expect(understand('l', { ...game, moves: [] }, small)).toEqual({ kind: 'say', text: 'No moves yet.' });
  });

  test('s reads a row or a column', () => {
    expect(said('s 3')).toBe('Row 3: B C, C A, D T');
    expect(said('s c')).toBe('Column C: 2 blank S, 3 A, 4 T');
    expect(said('s 1')).toBe('Row 1: empty');
    expect(said('s 6')).toContain('no row or column 6');
  });

  test('u says what is unseen, with vowels and consonants', () => {
    expect(said('u')).toBe('4 unseen: 2 vowels, 1 consonant, 1 blank. A 2, T 1, blank 1');
  });

  test('r spells the rack, c says the scores, b the bag', () => {
    expect(said('r')).toBe('Your rack: A E blank Q T');
    expect(said('c')).toBe('You 9, Greedy 4');
    expect(said('b')).toBe('3 tiles in the bag');
  });

  test('a square and a word try a play; small letters alone are no blanks', () => {
    expect(understand('3b cat', game, small)).toEqual({ kind: 'try', text: '3B CAT' });
    expect(understand(' B3  CaT ', game, small)).toEqual({ kind: 'try', text: 'B3 CaT' });
  });

  test('x exchanges, p passes, n shuffles', () => {
    expect(understand('x ae?', game, small)).toEqual({ kind: 'exchange', tiles: 'AE?' });
    expect(understand('p', game, small)).toEqual({ kind: 'pass' });
    expect(understand('n', game, small)).toEqual({ kind: 'shuffle' });
  });

  test('what it does not know it says so', () => {
    expect(said('foo')).toContain('Unknown command: foo');
  });
});

describe('the record', () => {
  test('shows the board after any move', () => {
    expect(momentOf(game, 0)).toEqual({ board: game.start, scores: [0, 0], marked: [] });
    expect(momentOf(game, 1).board).toEqual(['.....', '.....', '.CAT.', '.....', '.....']);
    expect(momentOf(game, 1).scores).toEqual([9, 0]);
    expect(momentOf(game, 2)).toMatchObject({ board: game.board, scores: [9, 4] });
  });

  test('replaying all moves gives the present board', () => {
    const replayed = momentOf(
      { ...game, moves: [...game.moves, { ...game.moves[1]!, kind: 'pass', tiles: [] }] },
      2,
    );
    expect(replayed.board).toEqual(game.board);
  });

  test('counts unseen tiles by kind', () => {
    expect(countUnseen(game.unseen, small.letters)).toEqual({
      tiles: 4,
      vowels: 2,
      consonants: 1,
      blanks: 1,
    });
  });
});

test('tiles of several letters are exchanged, read and spelled as one', () => {
  const other = { ...game, rack: 'AC[CH]?', board: ['.....', '..[ch]..', '.CAT.', '.....', '.....'] };
  expect(understand('x ch?', other, digraphs)).toEqual({ kind: 'exchange', tiles: '[CH]?' });
  expect(understand('x ca', other, digraphs)).toEqual({ kind: 'exchange', tiles: 'CA' });
  expect(understand('rack', other, digraphs)).toEqual({ kind: 'say', text: 'Your rack: A C CH blank' });
  expect(understand('s 2', other, digraphs)).toEqual({ kind: 'say', text: 'Row 2: C blank CH' });
  expect(understand('8d çi', game, turkish)).toEqual({ kind: 'try', text: '8D Çİ' });
});

import { expect, test } from 'vitest';
import { small } from '../crossword/fixtures.test-data';
import { understand } from '../crossword/commands';
import { asCrossword, boardAfter, couldHave, gameToCome, isBingo, type DailyGame } from './record';

const start = ['.....', '.....', '.CAT.', '.....', '.....'];
const tile = (row: number, column: number, letter: string) => ({ row, column, letter, blank: false });
const come = gameToCome({
  date: '2026-11-16',
  variant: 'small',
  word: 'CAT',
  board: start,
  rack: 'SEATS',
  ranked: true,
});
const game: DailyGame = {
  ...come,
  turn: 2,
  board: ['.....', '.....', '.CATS', '.....', '.....'],
  rack: 'EATSQ',
  total: 6,
  turns: [
    { number: 1, kind: 'play', text: '3B CATS', tiles: [tile(3, 5, 'S')], score: 6 },
    { number: 2, kind: 'skip', score: 0 },
  ],
};

test('the board is told turn by turn', () => {
  expect(boardAfter(game, 0).board).toEqual(start);
  expect(boardAfter(game, 1)).toMatchObject({ board: game.board, marked: [tile(3, 5, 'S')] });
  expect(boardAfter(game, 2)).toMatchObject({ board: game.board, marked: [] });
});

test('what could have been played is shown on the board before the turn', () => {
  const view = couldHave(game, 1, [tile(2, 4, 'E')]);
  expect(view.board).toEqual(start);
  expect(view.ghosts).toMatchObject([{ row: 2, column: 4, letter: 'E' }]);
});

test('a bingo is the whole rack', () => {
  const tiles = [1, 2, 3, 4, 5].map((column) => tile(1, column, 'A'));
  expect(isBingo({ number: 1, kind: 'play', score: 60, tiles }, small)).toBe(true);
  expect(isBingo({ number: 1, kind: 'play', score: 60, tiles: tiles.slice(1) }, small)).toBe(false);
});

test('a daily game is read aloud like any other', () => {
  const read = asCrossword(game, small);
  const say = (line: string) => understand(line, read, small);
  expect(say('l')).toEqual({ kind: 'say', text: 'You: skipped' });
  expect(say('c')).toEqual({ kind: 'say', text: 'You 6' });
  expect(say('s 3')).toMatchObject({ text: 'Row 3: B C, C A, D T, E S' });
  expect(read.unseen.find((one) => one.letter === 'A')?.count).toBe(1);
  expect(asCrossword(come, small).moves).toEqual([]);
});

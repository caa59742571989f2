import { describe, expect, test } from 'vitest';
import { pace } from '../ui/stages';
import type { Crossword, Turn } from './record';
import { replyStages } from './reply';

const empty = ['.....', '.....', '.....', '.....', '.....'];
const mine: Turn = {
  number: 1,
  seat: 0,
  kind: 'play',
  text: '3B CAT',
  score: 10,
  total: 10,
  tiles: [...'CAT'].map((letter, index) => ({ row: 3, column: 2 + index, letter, blank: false })),
};
const theirs: Turn = {
  number: 2,
  seat: 1,
  kind: 'play',
  text: 'C2 (A)sS',
  score: 8,
  total: 8,
  tiles: [
    { row: 4, column: 3, letter: 'S', blank: true },
    { row: 5, column: 3, letter: 'S', blank: false },
  ],
};
const game = {
  you: 0,
  turn: 2,
  toMove: 0,
  start: empty,
  board: ['.....', '.....', '.CAT.', '..s..', '..S..'],
  scores: [10, 8],
  moves: [mine, theirs],
  unseen: [{ letter: 'E', count: 2 }],
  over: true,
  result: { winner: 0, reason: 'scoreless' },
  canExchange: true,
  canUndo: true,
} as unknown as Crossword;

describe('the reply of the computer', () => {
  const stages = replyStages(game, 0);
  const pictures = stages.map((stage) => stage.picture);

  test('begins with a moment of thought after my own play', () => {
    expect(stages[0]!.lasts).toBe(pace.thought);
    const first = pictures[0]!;
    expect(first.placed).toEqual([]);
    expect(first.game.board).toEqual(['.....', '.....', '.CAT.', '.....', '.....']);
    expect([first.game.scores, first.game.toMove, first.game.over, first.game.result]).toEqual([
      [10, 0],
      1,
      false,
      undefined,
    ]);
    expect(first.game.moves).toEqual([mine]);
    expect(first.game.unseen).toEqual([
      { letter: 'E', count: 2 },
      { letter: 'S', count: 1 },
      { letter: '?', count: 1 },
    ]);
  });

  test('places its tiles one by one', () => {
    expect(pictures.slice(1, 3).map((one) => one.game.board[3]! + one.game.board[4]!)).toEqual([
      '..s.......',
      '..s....S..',
    ]);
    expect(pictures[2]!.placed).toEqual(theirs.tiles);
  });

  test('counts its score up and stops short of the whole', () => {
    expect(pictures.slice(3).map((one) => one.game.scores[1])).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('is not shown again, nor to those who only watch', () => {
    expect(replyStages(game, 2)).toEqual([]);
    expect(replyStages({ ...game, you: null }, 0)).toEqual([]);
  });

  test('thinks only as long as is left of its moment', () => {
    expect(replyStages(game, 1, 120)[0]!.lasts).toBe(120);
  });
});

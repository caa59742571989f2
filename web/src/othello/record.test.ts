import { describe, expect, test } from 'vitest';
import { afterMove, indexOf, momentOf, squareAt, type OthelloGame } from './record';

const start = '---------------------------OX------XO---------------------------';

describe('Othello squares', () => {
  test('names and places are each other’s inverse', () => {
    for (let index = 0; index < 64; index++) expect(indexOf(squareAt(index))).toBe(index);
    expect([squareAt(0), squareAt(63), indexOf('D3')]).toEqual(['a1', 'h8', 19]);
  });
});

describe('an Othello record', () => {
  const moves: OthelloGame['moves'] = [
    { number: 1, colour: 'black', move: 'd3', flips: ['d4'] },
    { number: 2, colour: 'white', move: 'c3', flips: ['d4'] },
    { number: 3, colour: 'black', move: 'pass', flips: [] },
  ];
  const game = { start, moves } as OthelloGame;

  test('a move puts a disc and flips', () => {
    const board = afterMove(start, moves[0]!);
    expect([board[indexOf('d3')], board[indexOf('d4')], board[indexOf('e5')]]).toEqual(['X', 'X', 'O']);
  });

  test('shows the board and the counts after any move', () => {
    expect(momentOf(game, 0)).toEqual({ board: start, black: 2, white: 2, last: null });
    expect(momentOf(game, 1)).toMatchObject({ black: 4, white: 1, last: 'd3' });
    expect(momentOf(game, 2)).toMatchObject({ black: 3, white: 3, last: 'c3' });
  });

  test('a pass changes nothing and has no square', () => {
    expect(momentOf(game, 3)).toMatchObject({ board: momentOf(game, 2).board, last: null });
  });
});

import { expect, test } from 'vitest';
import { pace } from '../ui/stages';
import type { OthelloGame } from './record';
import { replyStages } from './reply';

const start = '---------------------------OX------XO---------------------------';
const game = {
  you: 'black',
  start,
  turn: 2,
  moves: [
    { number: 1, colour: 'black', move: 'd3', flips: ['d4'] },
    { number: 2, colour: 'white', move: 'c5', flips: ['d5'] },
  ],
} as unknown as OthelloGame;

test('the reply is a moment of thought, a disc, and its flips one by one', () => {
  const stages = replyStages(game, 0);
  expect(stages.map((stage) => stage.lasts)).toEqual([pace.thought, pace.flip]);
  const [thought, placed] = stages.map((stage) => stage.picture);
  expect([thought!.black, thought!.white, thought!.moves.length, thought!.toMove]).toEqual([
    4,
    1,
    1,
    'white',
  ]);
  expect([placed!.black, placed!.white, placed!.moves.length, placed!.legal]).toEqual([4, 2, 2, []]);
});

test('there is nothing to show after my own move, nor for those who only watch', () => {
  expect(replyStages(game, 2)).toEqual([]);
  expect(replyStages({ ...game, you: null }, 0)).toEqual([]);
});

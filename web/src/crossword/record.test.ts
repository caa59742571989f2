import { expect, test } from 'vitest';
import { racksShown, scorelessRun, spelledOut, type Crossword } from './record';

const game = (more: object) =>
  ({ players: [{ agent: 'a' }, {}], moves: [], ...more }) as unknown as Crossword;
const scored = (...scores: number[]) => game({ moves: scores.map((score) => ({ score })) });

test('turns without points are counted from the last one that had some', () => {
  expect(scorelessRun(scored())).toBe(0);
  expect(scorelessRun(scored(0, 0))).toBe(2);
  expect(scorelessRun(scored(0, 8, 0))).toBe(1);
  expect(scorelessRun(scored(0, 8))).toBe(0);
});

test('racks are secret while a person plays, and open at the end', () => {
  expect(racksShown(game({}))).toEqual([]);
  expect(racksShown(game({ players: [{ rack: 'AB' }, { rack: '' }] }))).toEqual(['AB', '']);
  expect(racksShown(game({ result: { winner: 0, reason: 'resigned', racks: ['Q', 'Z?'] } }))).toEqual([
    'Q',
    'Z?',
  ]);
});

test('an exchange is spelled out', () => {
  expect(spelledOut('exch AB?')).toBe('exchange AB?');
  expect(spelledOut('8D EXCHANGE')).toBe('8D EXCHANGE');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Schemas } from '../api/client';
import { CrosswordAnalysis, endgameOf, equityOf, type RankedPlay } from './crossword.svelte';

const record = '#player1 a A\n#player2 b B\n>a: QUIZAEI 8E QUIZ +64 64\n';
const answer = { variant: 'standard', board: ['.'], rack: 'AE', turns: 2, turn: 1, count: 70, plays: [] };

let questions: Schemas['CrosswordQuestion'][] = [];

beforeEach(() => {
  questions = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    questions.push(JSON.parse(body));
    return Promise.resolve(Response.json(answer));
  });
});

afterEach(() => vi.unstubAllGlobals());

test('plays are sorted by score unless somebody asks for another order', async () => {
  const analysis = new CrosswordAnalysis();
  await analysis.read(record);
  expect(questions).toEqual([{ position: record, top: 50, endgame: true }]);
  expect(analysis.sort).toBe('score');
  expect(analysis.query).toEqual({ position: record, turn: '1' });
});

test('another order is asked for about the same turn, with as many plays', async () => {
  const analysis = new CrosswordAnalysis();
  await analysis.read(record);
  await analysis.more();
  await analysis.sortBy('equity');
  expect(questions.slice(1)).toEqual([
    { position: record, turn: 1, top: 1000, endgame: true },
    { position: record, turn: 1, top: 1000, sort: 'equity', endgame: true },
  ]);
});

test('the order is in the address, and kept for the next position', async () => {
  const analysis = new CrosswordAnalysis();
  await analysis.read(record);
  await analysis.sortBy('equity');
  expect(analysis.query).toEqual({ position: record, turn: '1', sort: 'equity' });
  await analysis.look(0);
  expect(questions.at(-1)).toEqual({ position: record, turn: 0, top: 50, sort: 'equity', endgame: true });
  await analysis.sortBy('score');
  expect(analysis.query).toEqual({ position: record, turn: '1', sort: 'score' });
});

test('an endgame is sorted by its values unless somebody wants another order', async () => {
  const analysis = new CrosswordAnalysis();
  const endgame = { value: 15, exact: true, opponent: 'EER', line: ['8H CAT'], nodes: 9 };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...answer, endgame })));
  await analysis.read(record);
  expect(analysis.sort).toBe('endgame');
  await analysis.sortBy('score');
  expect(analysis.sort).toBe('score');
});

test('a position with tiles in the bag is not sorted by the endgame', async () => {
  const analysis = new CrosswordAnalysis();
  await analysis.read(record);
  await analysis.sortBy('endgame');
  expect(analysis.sort).toBe('score');
});

test('the value of an endgame has a sign', () => {
  const play = { move: '8H CAT', score: 10 } as RankedPlay;
  expect(endgameOf(play)).toBeUndefined();
  expect(endgameOf({ ...play, endgame: { value: -7, bound: 'upper' } })).toEqual({
    text: '−7',
    bound: 'upper',
  });
});

test('an equity that is not known is no text', () => {
  const play = { move: '8H CAT', score: 10 } as RankedPlay;
  expect([equityOf(play), equityOf({ ...play, equity: -3.2 })]).toEqual(['', '−3.2']);
});

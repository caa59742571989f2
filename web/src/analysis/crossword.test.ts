import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Schemas } from '../api/client';
import { CrosswordAnalysis, endgameOf, equityOf, winOf, type RankedPlay } from './crossword.svelte';

const record = '#player1 a A\n#player2 b B\n>a: QUIZAEI 8E QUIZ +64 64\n';
const answer = {
  variant: 'standard',
  board: ['.'],
  rack: 'AE',
  scores: [0, 0],
  turns: 2,
  turn: 1,
  count: 70,
  plays: [],
};

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

test('a simulated position is sorted by the chance to win, also the next one', async () => {
  const analysis = new CrosswordAnalysis();
  await analysis.read(record);
  const simulation = { iterations: 900, plies: 2, settled: true };
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    questions.push(JSON.parse(body));
    return Promise.resolve(Response.json({ ...answer, simulation }));
  });
  await analysis.simulate();
  expect(analysis.sort).toBe('win');
  expect(analysis.query).toEqual({ position: record, turn: '1', sort: 'win' });
  await analysis.sortBy('score');
  expect(analysis.sort).toBe('score');
  await analysis.sortBy('win');
  await analysis.look(0);
  const again = { position: record, top: 50, endgame: true, simulate: true };
  expect(questions.slice(1)).toEqual([
    { ...again, turn: 1, sort: 'win' },
    { ...again, turn: 1, sort: 'score' },
    { ...again, turn: 1, sort: 'win' },
    { ...again, turn: 0, sort: 'win' },
  ]);
});

test('the scores of a text are kept, because chances to win depend on them', async () => {
  const analysis = new CrosswordAnalysis();
  analysis.variants = [{ name: 'standard' } as (typeof analysis.variants)[number]];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    questions.push(JSON.parse(body));
    return Promise.resolve(Response.json({ ...answer, turns: 1, scores: [274, 304] }));
  });
  await analysis.read('1 AE/ 274/304 0');
  expect(analysis.text).toBe('1 AE/ 274/304 0 bdn standard;');
  await analysis.simulate();
  expect(questions.at(-1)?.position).toBe('1 / 274/304 0 bdn standard;');
});

test('a simulation is not repeated for the next position if plays are sorted by something else', async () => {
  const analysis = new CrosswordAnalysis();
  await analysis.read(record);
  await analysis.simulate();
  expect(analysis.simulated).toBe(true);
  expect(analysis.sort).toBe('score');
  await analysis.look(0);
  expect(questions.at(-1)).toEqual({ position: record, turn: 0, top: 50, endgame: true });
  expect(analysis.simulated).toBe(false);
});

test('a chance to win is a percentage; a single sample has no error', () => {
  const play = { move: '8H CAT', score: 10 } as RankedPlay;
  const simulation = { samples: 40, win: 0.5632, winError: 0.0091, spread: 3, spreadError: 1 };
  expect(winOf(play)).toBeUndefined();
  expect(winOf({ ...play, simulation })).toEqual({ text: '56.3%', error: '± 0.9%' });
  expect(winOf({ ...play, simulation: { samples: 1, win: 1, spread: 9 } })).toEqual({
    text: '100.0%',
    error: '',
  });
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

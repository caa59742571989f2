import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Outcome } from './outcome.svelte';
import type { DailyResult } from './record';

const waiting: DailyResult = {
  total: 180,
  ranked: true,
  revealed: true,
  revealAt: '2026-11-16T12:00:00Z',
  turns: [],
  bestLine: null,
  retryAfter: 3,
  share: '',
  spoken: '',
  streak: 1,
};
const found: DailyResult = {
  ...waiting,
  bestLine: { total: 400, percent: 45, turns: [] },
  retryAfter: null,
};

let answers: (DailyResult | Error)[];
let asked: number;
let outcome: Outcome;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  outcome = new Outcome('abcdefghijkl', async () => {
    asked++;
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    return answer;
  });
});

afterEach(() => {
  outcome.leave();
  vi.useRealTimers();
});

test('the best line is asked for again when the server says so, until it is there', async () => {
  answers = [waiting, waiting, found];
  await outcome.open();
  expect(outcome.result).toBe(waiting);
  await vi.advanceTimersByTimeAsync(2900);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(60000);
  expect([asked, outcome.result]).toEqual([3, found]);
});

test('a result that is there survives a failure', async () => {
  answers = [waiting, new Error('no answer')];
  await outcome.open();
  await vi.advanceTimersByTimeAsync(60000);
  expect([asked, outcome.result, outcome.failure]).toEqual([2, waiting, null]);
});

test('a first failure can be tried again', async () => {
  const failure = new Error('no answer');
  answers = [failure, found];
  await outcome.open();
  expect(outcome.failure).toBe(failure);
  await outcome.open();
  expect([outcome.failure, outcome.result]).toEqual([null, found]);
});

test('nothing is asked after leaving', async () => {
  answers = [waiting];
  await outcome.open();
  outcome.leave();
  await vi.advanceTimersByTimeAsync(60000);
  expect(asked).toBe(1);
});

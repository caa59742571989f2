import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Clock, type Today } from './clock.svelte';

const first: Today = {
  today: '2026-11-16',
  now: '2026-11-16T23:59:50Z',
  next: '2026-11-17T00:00:00Z',
  first: '2026-01-01',
};
const second: Today = {
  ...first,
  today: '2026-11-17',
  now: '2026-11-17T00:00:01Z',
  next: '2026-11-18T00:00:00Z',
};

let answers: Today[];
let asked: number;
let days: string[];
let clock: Clock;

beforeEach(async () => {
  vi.useFakeTimers();
  // The reader's clock is years off; only its seconds are used.
  vi.setSystemTime(new Date('2020-02-29T12:00:00Z'));
  answers = [first, second];
  asked = 0;
  days = [];
  clock = new Clock(
    (today) => days.push(today),
    async () => {
      asked++;
      return answers.length > 1 ? answers.shift()! : answers[0]!;
    },
  );
  await clock.start();
});

afterEach(() => {
  clock.stop();
  vi.useRealTimers();
});

test('the time that remains is told by the server’s clock', async () => {
  expect(clock.remaining).toBe('0:00:10');
  await vi.advanceTimersByTimeAsync(4000);
  expect(clock.remaining).toBe('0:00:06');
  expect(asked).toBe(1);
});

test('after midnight the server is asked which day it is', async () => {
  await vi.advanceTimersByTimeAsync(13000);
  expect(days).toEqual(['2026-11-17']);
  expect(clock.today?.today).toBe('2026-11-17');
  expect(asked).toBe(2);
});

test('no time remains rather than less than none', async () => {
  answers = [first];
  await vi.advanceTimersByTimeAsync(10500);
  expect(clock.remaining).toBe('0:00:00');
  expect(days).toEqual([]);
});

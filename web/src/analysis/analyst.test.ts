import { expect, test } from 'vitest';
import { Refused } from '../api/client';
import { Analyst } from './analyst.svelte';

/** A question whose answer the test gives. */
function question() {
  let give: (answer: string) => void = () => undefined;
  let refuse: (failure: unknown) => void = () => undefined;
  const answer = new Promise<string>((resolve, reject) => {
    give = resolve;
    refuse = reject;
  });
  return { ask: () => answer, give, refuse };
}

test('an answer is kept', async () => {
  const analyst = new Analyst<string>();
  const one = question();
  const asked = analyst.ask('board', one.ask);
  expect(analyst.busy).toBe(true);
  one.give('plays');
  expect([await asked, analyst.answer, analyst.busy]).toEqual(['plays', 'plays', false]);
});

test('a refusal is shown where the question came from', async () => {
  const analyst = new Analyst<string>();
  const one = question();
  const asked = analyst.ask('paste', one.ask);
  one.refuse(new Refused({ status: 422, code: 'unreadable-position', message: 'row 3: found x' }));
  expect(await asked).toBeNull();
  expect([analyst.refusalAt('paste'), analyst.refusalAt('board')]).toEqual(['Row 3: found x.', '']);
});

test('of two questions the later one counts, whichever answer comes first', async () => {
  const analyst = new Analyst<string>();
  const [one, two] = [question(), question()];
  const first = analyst.ask('board', one.ask);
  const second = analyst.ask('board', two.ask);
  two.give('new');
  await second;
  one.give('old');
  expect([await first, analyst.answer, analyst.busy]).toEqual([null, 'new', false]);
});

test('what was asked about a position that has changed is not heard', async () => {
  const analyst = new Analyst<string>();
  const one = question();
  const asked = analyst.ask('board', one.ask);
  analyst.forget();
  one.refuse(new Error('late'));
  await asked;
  expect([analyst.answer, analyst.refusal, analyst.busy]).toEqual([null, null, false]);
});

test('an answer can be kept until the next one, but not longer', async () => {
  const analyst = new Analyst<string>();
  const [one, two, three] = [question(), question(), question()];
  const first = analyst.ask('board', one.ask);
  one.give('by score');
  await first;
  const second = analyst.ask('board', two.ask, { keep: true });
  expect([analyst.answer, analyst.busy]).toEqual(['by score', true]);
  two.give('by equity');
  await second;
  expect(analyst.answer).toBe('by equity');
  const third = analyst.ask('board', three.ask, { keep: true });
  three.refuse(new Error('no network'));
  await third;
  expect([analyst.answer, analyst.refusalAt('board') === '']).toEqual([null, false]);
});

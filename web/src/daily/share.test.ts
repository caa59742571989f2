import { beforeEach, describe, expect, test } from 'vitest';
import { share } from './share';

let done: string[];
const send = async (text: string) => void done.push(`sent ${text}`);
const copy = async (text: string) => void done.push(`copied ${text}`);

beforeEach(() => {
  done = [];
});

describe('sharing', () => {
  test('on a phone uses its own sheet and nothing else', async () => {
    expect(await share('x', { isPhone: true, send, copy })).toBe('shared');
    expect(done).toEqual(['sent x']);
  });

  test('on a desktop uses the clipboard even where there is a sheet', async () => {
    expect(await share('x', { isPhone: false, send, copy })).toBe('copied');
    expect(done).toEqual(['copied x']);
  });

  test('that the reader cancels leaves the clipboard alone', async () => {
    const cancel = () => Promise.reject(new DOMException('no', 'AbortError'));
    expect(await share('x', { isPhone: true, send: cancel, copy })).toBe('cancelled');
    expect(done).toEqual([]);
  });

  test('falls back to a text box', async () => {
    const fail = () => Promise.reject(new Error('no'));
    expect(await share('x', { isPhone: true, send: fail, copy })).toBe('by-hand');
    expect(await share('x', { isPhone: false, copy: fail })).toBe('by-hand');
    expect(await share('x', { isPhone: false })).toBe('by-hand');
    expect(done).toEqual([]);
  });

  test('on a phone without a sheet uses the clipboard', async () => {
    expect(await share('x', { isPhone: true, copy })).toBe('copied');
  });
});

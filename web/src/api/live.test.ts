import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { live } from './live';

/** A stream that the test speaks through. */
class Stream extends EventTarget {
  readyState = 0;
  closed = false;

  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  say(game: object) {
    this.dispatchEvent(new MessageEvent('game', { data: JSON.stringify(game) }));
  }

  fail(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }

  close() {
    this.closed = true;
  }
}

let streams: Stream[];
let heard: { turn: number }[];
let states: boolean[];
let polls: number;
let reachable: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  heard = [];
  states = [];
  polls = 0;
  reachable = true;
});

afterEach(() => vi.useRealTimers());

function follow() {
  return live<{ turn: number }>(
    '/events',
    (game) => heard.push(game),
    (connected) => states.push(connected),
    {
      open: () => {
        const stream = new Stream();
        streams.push(stream);
        return stream as unknown as EventSource;
      },
      poll: async () => {
        polls++;
        if (!reachable) throw new Error('no answer');
      },
    },
  );
}

describe('a stream', () => {
  test('brings games and counts them', () => {
    const stream = follow();
    streams[0]!.open();
    streams[0]!.say({ turn: 1 });
    streams[0]!.say({ turn: 2 });
    expect(heard).toEqual([{ turn: 1 }, { turn: 2 }]);
    expect([stream.count, stream.isOpen]).toEqual([2, true]);
  });

  test('that breaks is replaced by asking until it is open again', async () => {
    follow();
    streams[0]!.open();
    streams[0]!.fail(0);
    await vi.advanceTimersByTimeAsync(4500);
    expect(polls).toBe(2);
    streams[0]!.open();
    await vi.advanceTimersByTimeAsync(10000);
    expect(polls).toBe(2);
  });

  test('that the browser gave up on is opened anew after a while', async () => {
    follow();
    streams[0]!.fail(2);
    await vi.advanceTimersByTimeAsync(16000);
    expect(streams).toHaveLength(2);
  });

  test('without a server says that the connection is lost', async () => {
    reachable = false;
    follow();
    streams[0]!.fail(0);
    await vi.advanceTimersByTimeAsync(2500);
    expect(states).toEqual([false]);
  });

  test('that is closed asks nothing more', async () => {
    const stream = follow();
    streams[0]!.fail(2);
    stream.close();
    await vi.advanceTimersByTimeAsync(60000);
    expect([polls, streams.length, streams[0]!.closed]).toEqual([0, 1, true]);
  });
});

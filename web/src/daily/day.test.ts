import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { spoken } from '../ui/announcer.svelte';
import { Day } from './day.svelte';
import type { DailyGame, Puzzle } from './record';

const board = ['.....', '.....', '.CAT.', '.....', '.....'];
const puzzle: Puzzle = {
  date: '2026-11-16',
  variant: 'small',
  word: 'CAT',
  board,
  rack: 'SEATS',
  ranked: true,
};
const begun: DailyGame = {
  game: 'daily',
  id: 'abcdefghijkl',
  date: '2026-11-16',
  variant: 'small',
  ranked: true,
  practice: false,
  turn: 0,
  attempt: 0,
  turnsLeft: 5,
  freeRefusals: 10,
  board,
  start: board,
  word: 'CAT',
  rack: 'SEATS',
  total: 0,
  turns: [],
  over: false,
};
const tile = { row: 3, column: 5, letter: 'S', blank: false };
const played: DailyGame = {
  ...begun,
  turn: 1,
  attempt: 1,
  turnsLeft: 4,
  board: ['.....', '.....', '.CATS', '.....', '.....'],
  rack: 'EATSQ',
  total: 6,
  turns: [{ number: 1, kind: 'play', text: '3B CATS', tiles: [tile], score: 6 }],
};

let asked: string[];
let sent: Record<string, unknown>[];
let answers: Record<string, () => { status: number; body: object }>;
let day: Day;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  sent = [];
  answers = {
    'GET /api/daily/puzzles/2026-11-16': () => ({ status: 200, body: puzzle }),
    'POST /api/daily/games': () => ({ status: 201, body: begun }),
    'GET /api/daily/games/abcdefghijkl': () => ({ status: 200, body: begun }),
    'POST /api/daily/games/abcdefghijkl/preview': () => ({ status: 200, body: { legal: true, score: 6 } }),
    'POST /api/daily/games/abcdefghijkl/moves': () => ({ status: 200, body: played }),
  };
  vi.stubGlobal('fetch', async (address: string, how: RequestInit) => {
    const what = `${how.method} ${address}`;
    asked.push(what);
    if (how.body) sent.push(JSON.parse(String(how.body)));
    const { status, body } = answers[what]!();
    return new Response(JSON.stringify(body), { status });
  });
  day = new Day('2026-11-16');
});

afterEach(() => {
  day.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function putTile() {
  day.desk.change(day.desk.placement.put(1, tile));
  await vi.advanceTimersByTimeAsync(500);
}

function refuse(status: number, more: object) {
  answers['POST /api/daily/games/abcdefghijkl/moves'] = () => ({
    status,
    body: { status, code: 'no', message: 'No.', ...more },
  });
}

const refusal = { code: 8, reason: 'UNKNOWN_WORD', message: 'CATS is not in the list' };

describe('a puzzle', () => {
  test('is not begun by looking at it', async () => {
    await day.open();
    expect(asked).toEqual(['GET /api/daily/puzzles/2026-11-16']);
    expect(day.desk.placement.rack).toHaveLength(5);
  });

  test('is begun once, by the first tile, and the tile stays', async () => {
    await day.open();
    await putTile();
    expect(asked.filter((what) => what === 'POST /api/daily/games')).toHaveLength(1);
    expect(asked.filter((what) => what.endsWith('/preview'))).toHaveLength(1);
    expect([day.desk.placement.placed.length, day.desk.verdict?.score]).toEqual([1, 6]);
  });

  test('that was begun before is gone on with', async () => {
    answers['GET /api/daily/puzzles/2026-11-16'] = () => ({
      status: 200,
      body: { ...puzzle, game: begun.id },
    });
    answers['GET /api/daily/games/abcdefghijkl'] = () => ({ status: 200, body: played });
    await day.open();
    expect([day.game?.turn, day.desk.placement.board[2]]).toEqual([1, '.CATS']);
  });
});

describe('a move', () => {
  test('names the turn and the attempt, and is celebrated and said', async () => {
    await day.open();
    await putTile();
    await day.play();
    expect(sent.at(-1)).toEqual({ turn: 0, attempt: 0, kind: 'play', tiles: [tile] });
    expect(day.gained?.score).toBe(6);
    expect(spoken.polite).toContain('3B CATS scores 6. Total 6. Turn 2 of 5. Your rack: E A T S Q.');
  });

  test('leaves the arrow on the board, for those who type', async () => {
    await day.open();
    day.desk.change(day.desk.placement.pointAt({ row: 3, column: 5 }, 'down'));
    day.desk.type('S', { blank: false });
    await day.play();
    expect(day.desk.placement.cursor).toEqual({ row: 4, column: 5, direction: 'down' });
  });

  test('that is refused sends the tiles back and says why, and what is left', async () => {
    await day.open();
    await putTile();
    refuse(422, { refusal, game: { ...begun, attempt: 1, freeRefusals: 9 } });
    await day.play();
    expect(day.desk.placement.placed).toEqual([]);
    expect(day.desk.problem).toBe('CATS is not in the list. 9 tries left.');
    expect(day.game?.attempt).toBe(1);
  });

  test('that costs the turn says so', async () => {
    await day.open();
    await putTile();
    const lost = { number: 1, kind: 'lost', score: 0 };
    refuse(422, {
      refusal,
      game: { ...begun, turn: 1, attempt: 11, freeRefusals: 0, turns: [lost] },
    });
    await day.play();
    expect(day.desk.problem).toBe('CATS is not in the list. You lose the turn.');
  });

  test('made in another tab is shown, and nothing is refused', async () => {
    await day.open();
    await putTile();
    refuse(409, { game: played });
    await day.play();
    expect([day.game?.turn, day.desk.problem]).toEqual([1, '']);
    expect(day.note).toContain('has changed');
  });

  test('meant for a game that another tab began is not made', async () => {
    await day.open();
    answers['POST /api/daily/games'] = () => ({ status: 200, body: played });
    await day.skip();
    expect([day.game?.turn, asked.some((what) => what.endsWith('/moves'))]).toEqual([1, false]);
    expect(day.note).toContain('has changed');
  });

  test('without a server leaves the tiles where they are', async () => {
    await day.open();
    await putTile();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await day.play();
    expect(day.desk.placement.placed).toHaveLength(1);
    expect(day.desk.problem).toContain('Can’t reach the server');
    expect(day.isReady).toBe(true);
  });

  test('is not sent twice', async () => {
    await day.open();
    await putTile();
    await Promise.all([day.play(), day.play()]);
    expect(asked.filter((what) => what.endsWith('/moves'))).toHaveLength(1);
  });
});

test('what another tab did is taken when the page is seen again', async () => {
  await day.open();
  await putTile();
  await day.refresh();
  expect(day.note).toBe('');
  answers['GET /api/daily/games/abcdefghijkl'] = () => ({ status: 200, body: played });
  await day.refresh();
  expect(day.game?.turn).toBe(1);
});

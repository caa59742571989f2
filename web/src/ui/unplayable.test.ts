import { afterEach, expect, it, vi } from 'vitest';
import { Refused, Unreachable } from '../api/client';
import { canResign, movesAddress, resign, unplayableOf, type UnplayableGame } from './unplayable';

const game: UnplayableGame = {
  game: 'othello',
  id: 'abcdefghijkl',
  problem: 'Move 2 of this game is not valid in this version of the server.',
  players: [
    { name: 'You', points: 4 },
    { name: 'Greedy', agent: 'greedy', points: 1 },
  ],
  yours: true,
  turn: 2,
  moves: ['f5', 'a1'],
  over: false,
  resigned: false,
};

afterEach(() => vi.unstubAllGlobals());

it('finds what is known of a game that cannot be replayed', () => {
  const problem = { status: 409, code: 'unplayable', message: game.problem };
  expect(unplayableOf(new Refused({ ...problem, unplayable: game }))).toEqual(game);
  expect(unplayableOf(new Refused({ status: 404, code: 'unknown', message: 'no such game' }))).toBeNull();
  expect(unplayableOf(new Unreachable('no network'))).toBeNull();
});

it('lets only its player resign, and only once', () => {
  expect(canResign(game)).toBe(true);
  expect(canResign({ ...game, yours: false })).toBe(false);
  expect(canResign({ ...game, over: true })).toBe(false);
});

it('exports the moves of either game', () => {
  expect(movesAddress(game)).toBe('/api/othello/games/abcdefghijkl/export?format=moves');
  expect(movesAddress({ ...game, game: 'crossword' })).toBe(
    '/api/crossword/games/abcdefghijkl/export?format=moves',
  );
});

it('resigns for the turn that was shown', async () => {
  const fetched = vi.fn(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
  await resign(game);
  expect(fetched).toHaveBeenCalledWith(
    '/api/othello/games/abcdefghijkl/resign',
    expect.objectContaining({ method: 'POST', body: '{"turn":2}' }),
  );
});

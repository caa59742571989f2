import { address, ask, Refused, type Schemas } from '../api/client';

export type UnplayableGame = Schemas['UnplayableGame'];

/** What the server knows of a game that it cannot replay; null when something else went wrong. */
export function unplayableOf(failure: unknown): UnplayableGame | null {
  return failure instanceof Refused ? (failure.problem.unplayable ?? null) : null;
}

/** Whether this player can end the game. */
export function canResign(game: UnplayableGame): boolean {
  return game.yours && !game.over;
}

/** Where the moves of the game can be downloaded as text. */
export function movesAddress(game: UnplayableGame): string {
  const { id } = game;
  const format = 'moves';
  return game.game === 'crossword'
    ? address('/api/crossword/games/{id}/export', { id }, { format })
    : address('/api/othello/games/{id}/export', { id }, { format });
}

/** Ends the game. */
export async function resign(game: UnplayableGame): Promise<void> {
  const question = { path: { id: game.id }, body: { turn: game.turn } };
  if (game.game === 'crossword') await ask('post', '/api/crossword/games/{id}/resign', question);
  else await ask('post', '/api/othello/games/{id}/resign', question);
}

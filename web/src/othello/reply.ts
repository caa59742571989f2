import { pace, type Stage } from '../ui/stages';
import { momentOf, type OthelloGame } from './record';

/**
 * The computer's moves after the first `known`, step by step: a moment of thought, its disc, the discs it flips one by one.
 * `thought` is how much of that moment is left. No stages when there are no such moves.
 */
export function replyStages(game: OthelloGame, known: number, thought = pace.thought): Stage<OthelloGame>[] {
  if (game.you === null) return [];
  return game.moves.slice(known).flatMap((move, index) => {
    const turn = known + index;
    if (move.colour === game.you) return [];
    const stages = [{ picture: during(game, turn, 0), lasts: thought }];
    for (let flips = 0; flips < move.flips.length; flips++) {
      stages.push({ picture: during(game, turn, 1, flips), lasts: pace.flip });
    }
    return stages;
  });
}

/** The game after `turn` moves and, when `more` is 1, the disc of the next one with some of its flips. */
function during(game: OthelloGame, turn: number, more: 0 | 1, flips = 0): OthelloGame {
  const next = game.moves[turn]!;
  const moves = game.moves.slice(0, turn + more);
  if (more) moves[turn] = { ...next, flips: next.flips.slice(0, flips) };
  const { board, black, white } = momentOf({ ...game, moves }, moves.length);
  return {
    ...game,
    board,
    black,
    white,
    moves,
    turn,
    toMove: next.colour,
    legal: [],
    over: false,
    result: undefined,
    canUndo: false,
  };
}

import { pace, type Stage } from '../ui/stages';
import type { Letters } from './alphabet';
import { momentOf, type Crossword, type Turn } from './record';
import { withTiles, type Square } from './squares';

/** A game while the computer makes its move, with the tiles of that move that are on the board already. */
export interface Reply {
  game: Crossword;
  placed: Square[];
}

const steps = 8;

/**
 * The computer's moves after the first `known`, step by step: a moment of thought, its tiles one by one, its score counted
 * up. `thought` is how much of that moment is left. No stages when there are no such moves.
 */
export function replyStages(
  game: Crossword,
  known: number,
  thought = pace.thought,
  letters?: Letters,
): Stage<Reply>[] {
  if (game.you === null) return [];
  return game.moves.slice(known).flatMap((move, index) => {
    if (move.seat === game.you) return [];
    return moveStages(before(game, known + index, letters), move, thought, letters);
  });
}

function moveStages(game: Crossword, move: Turn, thought: number, letters?: Letters): Stage<Reply>[] {
  const tiles = move.tiles ?? [];
  const stages: Stage<Reply>[] = [{ picture: { game, placed: [] }, lasts: thought }];
  for (let count = 1; count <= tiles.length; count++) {
    const placed = tiles.slice(0, count);
    const board = withTiles(game.board, placed, letters);
    stages.push({ picture: { game: { ...game, board }, placed }, lasts: pace.tile });
  }
  const board = withTiles(game.board, tiles, letters);
  for (let step = 1; step < steps && move.score > 0; step++) {
    const scored = Math.round((move.score * step) / steps);
    const scores = game.scores.map((score, seat) => (seat === move.seat ? score + scored : score));
    stages.push({ picture: { game: { ...game, board, scores }, placed: tiles }, lasts: pace.score / steps });
  }
  return stages;
}

/** The game after its first `turn` moves, while the player of the next one thinks. */
function before(game: Crossword, turn: number, letters?: Letters): Crossword {
  const { board, scores } = momentOf(game, turn, letters);
  return {
    ...game,
    board,
    scores,
    moves: game.moves.slice(0, turn),
    turn,
    toMove: game.moves[turn]?.seat ?? game.toMove,
    unseen: unseenBefore(game, turn),
    over: false,
    result: undefined,
    canExchange: false,
    canUndo: false,
  };
}

/** The unseen tiles with those that other seats have put down since. */
function unseenBefore(game: Crossword, turn: number): Crossword['unseen'] {
  const counts = new Map(game.unseen.map(({ letter, count }) => [letter, count]));
  for (const move of game.moves.slice(turn).filter((one) => one.seat !== game.you)) {
    for (const { letter, blank } of move.tiles ?? []) {
      const face = blank ? '?' : letter;
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([letter, count]) => ({ letter, count }))
    .sort(
      (one, other) =>
        Number(one.letter === '?') - Number(other.letter === '?') || one.letter.localeCompare(other.letter),
    );
}

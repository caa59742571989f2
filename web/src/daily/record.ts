import type { Variant } from '../api/catalogue';
import type { Schemas } from '../api/client';
import type { Crossword } from '../crossword/record';
import type { Placed } from '../crossword/placement';
import { strings } from '../strings';
import { withTiles, type Square, type Tile } from '../crossword/squares';

export type DailyGame = Schemas['DailyGame'];
export type DailyTurn = Schemas['DailyTurn'];
export type DailyResult = Schemas['DailyResult'];
export type Puzzle = Schemas['Puzzle'];
export type Replay = Schemas['Replay'];

/** A board to look at, with the squares of the play that led to it and tiles that were not played. */
export interface View {
  board: string[];
  marked: Square[];
  ghosts: Placed[];
}

/** What has a start and turns: a game, or somebody else's. */
interface Played {
  start: string[];
  turns: readonly { tiles?: Tile[] }[];
}

/** The board after the first `count` turns. */
export function boardAfter({ start, turns }: Played, count: number): View {
  const played = turns.slice(0, count);
  const board = played.reduce((now, turn) => withTiles(now, turn.tiles ?? []), start);
  return { board, marked: played.at(-1)?.tiles ?? [], ghosts: [] };
}

/** The board before a turn, counted from 1, with a play on it that could have been made. */
export function couldHave(played: Played, number: number, tiles: readonly Tile[]): View {
  const { board } = boardAfter(played, number - 1);
  return { board, marked: [], ghosts: tiles.map((tile, id) => ({ ...tile, id })) };
}

/** Whether a turn used the whole rack. */
export function isBingo(turn: DailyTurn, variant: Variant): boolean {
  return (turn.tiles?.length ?? 0) >= variant.rackSize;
}

/** A turn in short: `8D QUIZ`, or why there was no play. */
export function turnText(turn: Pick<DailyTurn, 'kind' | 'text'>): string {
  if (turn.kind === 'play') return turn.text ?? '';
  return turn.kind === 'skip' ? strings.daily.skipped : strings.daily.lost;
}

/** The letters that are neither on the board nor on the rack. */
function unseen(game: DailyGame, variant: Variant): Crossword['unseen'] {
  const seen = [...game.board.join(''), ...game.rack];
  return variant.letters.map(({ letter, count }) => ({
    letter,
    count: count - seen.filter((one) => one.toUpperCase() === letter).length,
  }));
}

/** The game that a puzzle becomes with the first tiles on the board. */
export function gameToCome({ date, variant, word, board, rack, ranked }: Puzzle): DailyGame {
  const counts = { turn: 0, attempt: 0, turnsLeft: 5, freeRefusals: 10, total: 0, turns: [], over: false };
  return {
    game: 'daily',
    id: '',
    date,
    variant,
    ranked,
    practice: false,
    ...counts,
    board,
    start: board,
    word,
    rack,
  };
}

/** A daily game as a crossword game of one player, for what reads such games aloud. */
export function asCrossword(game: DailyGame, variant: Variant): Crossword {
  let total = 0;
  const moves = game.turns.map((turn) => {
    total += turn.score;
    const { number, score, tiles, words } = turn;
    // What is neither a play nor a pass is read out as it is written.
    const kind = turn.kind === 'play' ? ('play' as const) : ('exchange' as const);
    return { number, seat: 0, kind, text: turnText(turn), score, total, tiles, words };
  });
  const left = unseen(game, variant);
  return {
    game: 'crossword',
    id: game.id,
    variant: game.variant,
    // The contract knows crossword games of two; reading one aloud does not mind.
    players: [{ name: strings.crossword.you, tiles: game.rack.length }] as unknown as Crossword['players'],
    you: 0,
    turn: game.turn,
    toMove: 0,
    board: game.board,
    start: game.start,
    rack: game.rack,
    bag: game.bag ?? left.reduce((sum, one) => sum + one.count, 0),
    scores: [game.total],
    unseen: left,
    moves,
    over: game.over,
    canExchange: false,
    canUndo: false,
  };
}

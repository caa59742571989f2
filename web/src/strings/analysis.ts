import { count } from './count';

type Bound = 'exact' | 'upper' | 'estimate';

/** What is said of a value that is not proved, and of one that is. */
const bounds: Record<Bound, string> = { exact: 'exact', upper: 'at most', estimate: 'estimate' };

/** `84 points, equity 79.2`; without an equity, only the points. */
function pointsAnd(score: number, equity: string): string {
  return count(score, 'point') + (equity ? `, equity ${equity}` : '');
}

/** `, endgame +23, exact`; empty when the position is no endgame. */
function endgameOf(endgame: { text: string; bound: Bound } | undefined): string {
  return endgame ? `, endgame ${endgame.text}, ${bounds[endgame.bound]}` : '';
}

/** `, win chance 56.3% ± 0.9%`; empty when the play was not simulated. */
function winOf(win: { text: string; error: string } | undefined): string {
  return win ? `, win chance ${win.text}${win.error && ` ${win.error}`}` : '';
}

/** `leave E I N blank`, tile by tile, or readers would take it for a word. */
function leaveOf(tiles: readonly string[]): string {
  return tiles.length === 0
    ? 'no leave'
    : `leave ${tiles.map((tile) => (tile === '?' ? 'blank' : tile)).join(' ')}`;
}

export const analysis = {
  tabs: 'Analyze',
  analyze: 'Analyze',
  busy: 'Analyzing…',
  paste: 'Position as text',
  read: 'Load and analyze',
  turnBefore: (turn: number, turns: number) => `Before turn ${turn} of ${turns}`,

  crossword: {
    title: 'Analyze a crossword position',
    text: 'Click a square and type, or paste a position. Enter a rack to see all plays, best first.',
    variant: 'Board',
    own: 'Board from the text',
    rack: 'Rack',
    rackHint: 'Letters; ? for a blank',
    example: 'Show an example',
    clear: 'Clear the board',
    pasteHint: 'CGP, a GCG game, or a solver board.',
    plays: 'Plays',
    none: 'There are no plays with this rack.',
    found: (plays: number, shown: number) =>
      shown < plays ? `Best ${shown} of ${plays} plays` : count(plays, 'play'),
    said: (plays: number, best: string, score: number, equity: string, value: string) =>
      `${count(plays, 'play')}. Best: ${best}, ${pointsAnd(score, equity)}${value && `, ${value}`}.`,
    saidEndgame: (value: string) => `endgame ${value}`,
    saidWin: (win: string) => `win chance ${win}`,
    more: (plays: number) => `Show ${plays}`,
    play: (
      rank: number,
      play: {
        move: string;
        score: number;
        receipt: string;
        equity: string;
        leave: readonly string[];
        endgame?: { text: string; bound: Bound };
        win?: { text: string; error: string };
      },
    ) =>
      `${rank}. ${play.move}${endgameOf(play.endgame)}${winOf(play.win)}, ${pointsAnd(play.score, play.equity)}, ${leaveOf(play.leave)}: ${play.receipt}`,
    columns: {
      move: 'Play',
      leave: 'Leave',
      score: 'Score',
      equity: 'Equity',
      endgame: 'Endgame',
      win: 'Win',
    },
    sort: 'Sort by',
    sorts: { endgame: 'Endgame', win: 'Win chance', score: 'Score', equity: 'Equity' },
    simulation: {
      title: 'Simulation',
      start: 'Simulate',
      busy: 'Simulating…',
      hint: 'Plays on from the best plays many times to see which wins most often. Takes a few seconds.',
      impossible: 'This position cannot be simulated.',
      note: 'Win chance is estimated from simulated games, ± one standard error. The order also counts the equity, so a play with few games is not overrated.',
      samples: (samples: number, plies: number | undefined) =>
        `${samples} simulated games, ${plies === undefined ? 'played to the end' : `each ${count(plies, 'move')} ahead`}.`,
      score: (own: number, other: number) => `The score is ${own} to ${other} before the play.`,
      settled: 'More of them would hardly change which play is best.',
      unsettled: 'The best plays are still close together.',
      exchange: (tiles: string) => `exchange ${tiles}`,
      pass: 'pass',
      better: (move: string, win: string) => `Better than every play: ${move}, win chance ${win}.`,
      other: (move: string, win: string) => `Best without a play: ${move}, win chance ${win}.`,
    },
    endgame: {
      title: 'Endgame',
      bounds,
      exact: (value: string) => `With best play, the spread changes by ${value}.`,
      found: (value: string) => `The time was too short for a proof. Best found, not proved: ${value}.`,
      opponent: (rack: string) => `The bag is empty. The opponent has ${rack}.`,
      line: 'Best line',
      lineFound: 'Best line found',
      pass: (value: string, bound: Bound) => `A pass is worth ${value} (${bounds[bound]}).`,
      note: 'Endgame is the change of the spread until the game ends, with the points for the racks.',
      some: 'Values marked “at most” are not proved.',
      estimates: 'An estimate comes from a shorter search and may be too high.',
    },
    equity: 'Equity is the score plus the value of the leave: the tiles you keep.',
    noLeaves: 'No leave values for this board, so plays are sorted by score.',
    noEquity: 'The game has fewer tiles of some letter, so plays have no equity.',
    put: 'Place on the board',
    letters: 'Letters to place',
    letter: (letter: string) => `Place ${letter}`,
    blank: 'Blank',
    erase: 'Erase',
    turn: 'Change direction',
    erased: (square: string) => `${square} cleared`,
    keys: {
      title: 'Analysis',
      keys: [
        { keys: ['A', '…', 'Z'], does: 'Place a letter at the arrow' },
        { keys: ['Shift', 'A', '…', 'Z'], does: 'Place a blank as that letter' },
        { keys: ['Space'], does: 'Change the direction of the arrow' },
        { keys: ['Backspace', 'Delete'], does: 'Erase the letter before or under the arrow' },
        { keys: ['Enter'], does: 'On the board: analyze. In the list: place the play on the board' },
        { keys: ['↑', '↓', 'Home', 'End'], does: 'In the list: select a play' },
        { keys: ['Esc'], does: 'Remove the arrow' },
      ],
    },
  },

  othello: {
    title: 'Analyze an Othello position',
    text: 'Values are in discs for the side to move. Click a square to play there.',
    tool: 'Clicking a square',
    tools: { play: 'plays a move', X: 'places black', O: 'places white', '-': 'clears it' },
    toMove: 'Side to move',
    seconds: 'Thinking time',
    secondsOptions: { '1': '1 s', '3': '3 s', '10': '10 s' },
    start: 'New board',
    back: 'Back',
    pasteHint:
      'A transcript such as f5d6c3, a 64-character board with the side to move, OBF, GGF, SGF or PGN.',
    moves: 'Moves',
    over: (black: number, white: number) => `Game over: Black ${black}, White ${white}.`,
    exact: 'Solved to the end: the values are exact.',
    depth: (depth: number) => `Searched ${count(depth, 'move')} ahead; the values are estimates.`,
    said: (moves: number, best: string, value: string) => `${count(moves, 'move')}. Best: ${best}, ${value}.`,
    move: (rank: number, move: string, value: string, line: string) =>
      `${rank}. ${move}, value ${value}${line ? `, line ${line}` : ''}`,
    pass: 'pass',
    changed: 'The position has changed. Analyze it to see the values.',
    put: (square: string, what: string) => `${square}, ${what}`,
    at: (turn: number, turns: number) => `After move ${turn} of ${turns}`,
    keys: {
      title: 'Analysis',
      keys: [
        { keys: ['←', '↑', '→', '↓'], does: 'Move around the board' },
        { keys: ['Enter', 'Space'], does: 'Play on the square, or place a disc there' },
        { keys: ['↑', '↓', 'Home', 'End'], does: 'In the list: select a move; Enter plays it' },
      ],
    },
  },
};

import { count } from './count';

export const analysis = {
  tabs: 'Analyse',
  analyse: 'Analyse',
  busy: 'Looking at every move…',
  paste: 'Position as text',
  read: 'Read and analyse',
  turnBefore: (turn: number, turns: number) => `Before turn ${turn} of ${turns}`,

  crossword: {
    title: 'Analyse a crossword position',
    text: 'Choose a square and type, or paste a position. A rack brings every play, the best first.',
    variant: 'Board',
    own: 'The board of the text',
    rack: 'Rack',
    rackHint: 'Letters, ? for a blank',
    example: 'Show an example',
    clear: 'Empty the board',
    pasteHint: 'CGP, a game in GCG, or a board as the solver reads it.',
    plays: 'Plays',
    none: 'There is no play with this rack.',
    found: (plays: number, shown: number) =>
      shown < plays ? `The best ${shown} of ${plays} plays` : count(plays, 'play'),
    said: (plays: number, best: string, score: number) =>
      `${count(plays, 'play')}. The best: ${best}, ${count(score, 'point')}.`,
    more: (plays: number) => `Show ${plays}`,
    play: (rank: number, text: string, score: number, receipt: string) =>
      `${rank}. ${text}, ${count(score, 'point')}: ${receipt}`,
    put: 'Put it on the board',
    letters: 'Letters for the board',
    letter: (letter: string) => `Put ${letter}`,
    blank: 'Blank',
    erase: 'Erase',
    turn: 'Turn the arrow',
    erased: (square: string) => `${square} is empty`,
    keys: {
      title: 'Analysis',
      keys: [
        { keys: ['A', '…', 'Z'], does: 'Put a letter on the square with the arrow' },
        { keys: ['Shift', 'A', '…', 'Z'], does: 'Put a blank as that letter' },
        { keys: ['Space'], does: 'Turn the arrow' },
        { keys: ['Backspace', 'Delete'], does: 'Erase the letter before the arrow, or under it' },
        { keys: ['Enter'], does: 'On the board: analyse. In the list: put the play on the board' },
        { keys: ['↑', '↓', 'Home', 'End'], does: 'In the list: go from play to play' },
        { keys: ['Esc'], does: 'Put the arrow away' },
      ],
    },
  },

  othello: {
    title: 'Analyse an Othello position',
    text: 'Values are in discs for the side to move. Choose a square to play there and go on.',
    tool: 'A click on a square',
    tools: { play: 'plays there', X: 'puts black', O: 'puts white', '-': 'empties it' },
    toMove: 'To move',
    seconds: 'Time to think',
    secondsOptions: { '1': '1 s', '3': '3 s', '10': '10 s' },
    start: 'New board',
    back: 'Back',
    pasteHint: 'A transcript such as f5d6c3, a board of 64 characters with the side to move, OBF or GGF.',
    moves: 'Moves',
    over: (black: number, white: number) => `The game is over: Black ${black}, White ${white}.`,
    exact: 'Solved to the end: the values are final results.',
    depth: (depth: number) => `Searched ${count(depth, 'move')} deep; the values are estimates.`,
    said: (moves: number, best: string, value: string) =>
      `${count(moves, 'move')}. The best: ${best}, ${value}.`,
    move: (rank: number, move: string, value: string, line: string) =>
      `${rank}. ${move}, value ${value}${line ? `, line ${line}` : ''}`,
    pass: 'pass',
    changed: 'The position has changed. Analyse it to see its values.',
    put: (square: string, what: string) => `${square}, ${what}`,
    at: (turn: number, turns: number) => `After move ${turn} of ${turns}`,
    keys: {
      title: 'Analysis',
      keys: [
        { keys: ['←', '↑', '→', '↓'], does: 'Move over the board, when it has the focus' },
        { keys: ['Enter', 'Space'], does: 'Play on the square, or put a disc there' },
        { keys: ['↑', '↓', 'Home', 'End'], does: 'In the list: go from move to move; Enter plays it' },
      ],
    },
  },
};

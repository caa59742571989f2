import { count } from './count';

export const newOthello = {
  title: 'New Othello game',
  level: 'Level',
  colour: 'Your color',
  colours: { black: 'Black (first)', white: 'White', random: 'Random' },
  start: 'Start',
};

export const othello = {
  title: (opponent: string) => `Othello against ${opponent}`,
  watching: (one: string, other: string) => `${one} against ${other}`,
  board: 'Board',
  black: 'Black',
  white: 'White',
  blackDisc: 'black disc',
  whiteDisc: 'white disc',
  empty: 'empty',
  legal: (flips: number) => `you can play here and flip ${count(flips, 'disc')}`,
  lastMove: 'last move',
  value: (value: string) => `value ${value}`,
  you: 'You',
  discs: (discs: number) => count(discs, 'disc'),
  yourTurn: (colour: string) => `Your turn. You play ${colour.toLowerCase()}.`,
  thinking: (name: string) => `${name} is thinking…`,
  mustPass: 'You have no legal move and must pass.',
  pass: 'Pass',
  passed: (name: string) => `${name} had no legal move and passed.`,
  played: (name: string, square: string, flips: number) =>
    `${name}: ${square}, ${count(flips, 'disc')} flipped`,
  counts: (black: number, white: number) => `Black ${black}, White ${white}`,
  notLegal: (square: string) => `You can’t play ${square}: it flips no discs.`,
  marks: 'Show legal moves',
  undo: 'Undo',
  resign: 'Resign',
  resignAsk: 'Resign this game?',
  resignText: 'The game ends and your opponent wins.',
  more: 'More',
  export: { transcript: 'Save transcript', ggf: 'Save as GGF', obf: 'Save position as OBF' },
  again: 'New game, same level',
  other: 'New game',
  analyze: 'Analyze this position',
  won: 'You won',
  lost: 'You lost',
  drawn: 'Draw',
  wins: (name: string) => `${name} wins`,
  resigned: 'A player resigned.',
  final: (black: number, white: number) => `Final score: Black ${black}, White ${white}.`,
  empties: (squares: number, drawn: boolean) =>
    drawn
      ? `The ${squares} empty squares are split evenly.`
      : squares === 1
        ? 'The empty square counts for the winner.'
        : `The ${squares} empty squares count for the winner.`,
  moves: 'Moves',
  keys: {
    title: 'Othello',
    keys: [
      { keys: ['←', '↑', '→', '↓'], does: 'Move around the board' },
      { keys: ['Enter', 'Space'], does: 'Play on the square' },
      {
        keys: ['←', '→', 'Home', 'End'],
        does: 'View earlier moves, while the focus is not on the board',
      },
      { keys: ['m'], does: 'Show or hide legal moves' },
      { keys: ['p'], does: 'Pass, if you have no legal move' },
      { keys: ['u'], does: 'Undo your last move' },
    ],
  },
};

/** What the pages that all games share say about each. */
export const games = {
  crossword: {
    title: 'Crossword',
    text: 'Seven tiles on a 15×15 board, or a quick game on a smaller one.',
    sides: ['First player', 'Second player'],
  },
  othello: {
    title: 'Othello',
    text: 'Levels from beginner to one that plays the endgame perfectly.',
    sides: ['Black (first)', 'White'],
  },
} as const;

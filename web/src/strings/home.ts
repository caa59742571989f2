import { count } from './count';

export const home = {
  title: 'Crossword, Othello and a daily puzzle',
  lead: 'Play against the computer, see the best moves, and come back for tomorrow’s puzzle. No account needed.',
  dailyTitle: 'Daily Letters',
  dailyText: 'One word, seven letters, five turns. Everyone gets the same puzzle.',
  dailyPlay: 'Play today’s puzzle',
  dailyGoOn: 'Resume today’s puzzle',
  dailyDone: (total: number) => `You scored ${total} today`,
  dailyResult: 'View your result',
  dailyNext: (time: string) => `Next puzzle in ${time}`,
  newGame: 'New game',
  analysisTitle: 'Analyze',
  analysisText: 'Set up or paste a position of either game to see every move, ranked.',
  watchTitle: 'Watch',
  watchText: 'Watch two computer players, or browse arena results.',
  open: 'Choose two players',
  results: 'Arena results',
  goOn: 'Your games',
  goOnWith: 'Resume',
  lookAt: 'View',
  archived: 'Archived',
  rating: (game: string, rating: number, error: number, games: number) =>
    `${game} rating: ${rating} ± ${error}, from ${count(games, 'game')}`,
  against: (opponent: string) => `against ${opponent}`,
  score: (mine: number, theirs: number) => `${mine} : ${theirs}`,
};

export const about = {
  link: 'About, privacy, trademarks',
  title: 'About Quoin',
  what: 'Quoin is an open-source home for crossword tile games and Othello: rules, players, puzzles and analysis. A quoin locks type into a printer’s frame; it is also a corner stone.',
  trademarksTitle: 'Trademarks',
  trademarks:
    'Scrabble and Othello are trademarks of their owners, who have nothing to do with Quoin. The names say which rules a game follows; the pages call the games “Crossword” and “Othello”.',
  wordsTitle: 'Words',
  words:
    'The words are those of ENABLE, a public-domain list, and of a list of common words made from SCOWL. They are lists for games: a word in them is not thereby recommended, and one that is missing is not thereby wrong.',
  privacyTitle: 'Privacy',
  privacy:
    'There are no accounts. One signed cookie tells your browser from others, so that your games are yours; it says nothing else. Your choice of colours stays in your browser. Nothing is sent to anybody else.',
  deleteTitle: 'Delete my data',
  deleteText: 'Your games, results and name are deleted for good, and the cookie with them.',
  deleteAsk: 'Delete everything?',
  deleteDo: 'Delete my data',
  deleteDone: 'Everything about you is gone.',
};

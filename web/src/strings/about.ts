export const about = {
  link: 'About, privacy, trademarks',
  title: 'About Quoin',
  what: 'Quoin is an open-source platform for crossword tile games and Othello: play the computer, solve a daily puzzle, analyze positions and watch agents play. A quoin is the wedge that locks type into a printer’s frame; it is also a cornerstone.',
  trademarksTitle: 'Trademarks',
  trademarks:
    'Scrabble and Othello are trademarks of their owners, who are not affiliated with Quoin. We mention them only to say which rules a game follows; in this app the games are called “Crossword” and “Othello”.',
  wordsTitle: 'Words',
  words:
    'Games use ENABLE, a public-domain word list, or a list of common words based on SCOWL. These lists are made for games: they contain words that some people find offensive, and they miss words that are perfectly good English.',
  privacyTitle: 'Privacy',
  privacy:
    'There are no accounts. A signed cookie identifies your browser so that your games stay yours; it contains nothing else. Your color theme is stored in your browser. No data is sent to third parties.',
  deleteTitle: 'Delete my data',
  deleteText: 'This permanently deletes your games, results and name, and the cookie.',
  deleteAsk: 'Delete all your data?',
  deleteDo: 'Delete my data',
  deleteDone: 'Your data has been deleted.',
};

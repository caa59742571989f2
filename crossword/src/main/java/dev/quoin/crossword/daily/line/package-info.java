/// Finds the best known five turns of a daily puzzle, and the best play of each turn of a game. Start with
/// [dev.quoin.crossword.daily.line.BestLine] and [dev.quoin.crossword.daily.line.DailyReview].
@NullMarked
package dev.quoin.crossword.daily.line;

import org.jspecify.annotations.NullMarked;

/// Daily Letters: one puzzle a day, the same for everyone, with five turns for the highest total. Start with
/// [dev.quoin.crossword.daily.DailyLetters].
@NullMarked
package dev.quoin.crossword.daily;

import org.jspecify.annotations.NullMarked;

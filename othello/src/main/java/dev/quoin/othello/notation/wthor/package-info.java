/// The databases of tournament games that the French Othello federation publishes: `.wtb` games, `.jou`
/// players, `.trn` tournaments. Start with [dev.quoin.othello.notation.wthor.WthorReader].
@NullMarked
package dev.quoin.othello.notation.wthor;

import org.jspecify.annotations.NullMarked;

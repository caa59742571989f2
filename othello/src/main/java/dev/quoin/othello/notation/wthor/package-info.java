/// The WTHOR databases of tournament games published by the French Othello federation: `.wtb` games, `.jou`
/// players, `.trn` tournaments. Start with [dev.quoin.othello.notation.wthor.WthorReader].
@NullMarked
package dev.quoin.othello.notation.wthor;

import org.jspecify.annotations.NullMarked;

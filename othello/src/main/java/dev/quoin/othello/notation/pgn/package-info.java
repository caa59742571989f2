/// Othello games in PGN, as PlayOK and Edax write them. Start with
/// [dev.quoin.othello.notation.pgn.PgnReader].
@NullMarked
package dev.quoin.othello.notation.pgn;

import org.jspecify.annotations.NullMarked;

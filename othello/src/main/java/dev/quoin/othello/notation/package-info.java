/// How people write Othello: single moves, boards of 64 characters and transcripts such as `f5d6c3`. Game
/// records and collections of positions have packages of their own below this one. Start with
/// [dev.quoin.othello.notation.OthelloBoardText].
@NullMarked
package dev.quoin.othello.notation;

import org.jspecify.annotations.NullMarked;

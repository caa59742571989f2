/// Othello notation: single moves, boards of 64 characters and transcripts such as `f5d6c3`. File formats
/// for game records and positions are in subpackages. Start with
/// [dev.quoin.othello.notation.OthelloBoardText].
@NullMarked
package dev.quoin.othello.notation;

import org.jspecify.annotations.NullMarked;

/// The engine side of the NBoard protocol, version 2, so that existing Othello GUIs can use our search.
/// Start with [dev.quoin.othello.nboard.NboardEngine].
@NullMarked
package dev.quoin.othello.nboard;

import org.jspecify.annotations.NullMarked;

/// Agents that run external engines with the NBoard protocol or the Go Text Protocol. Start with
/// [dev.quoin.othello.external.NboardAgent].
@NullMarked
package dev.quoin.othello.external;

import org.jspecify.annotations.NullMarked;

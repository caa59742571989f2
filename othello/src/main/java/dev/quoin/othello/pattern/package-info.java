/// What parts of a board look like, as numbers, and what was learnt about them. Start with
/// [dev.quoin.othello.pattern.PatternValues].
@NullMarked
package dev.quoin.othello.pattern;

import org.jspecify.annotations.NullMarked;

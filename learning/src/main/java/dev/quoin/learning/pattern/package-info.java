/// TD(λ) training of Othello's `patterns` agent on self-play games. Start with
/// [dev.quoin.learning.pattern.PatternTraining].
@NullMarked
package dev.quoin.learning.pattern;

import org.jspecify.annotations.NullMarked;

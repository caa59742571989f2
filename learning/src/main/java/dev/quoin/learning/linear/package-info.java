/// Training of `clabbers2`: a linear evaluation of moves, with one regression per game. Start with
/// [dev.quoin.learning.linear.LinearTraining].
@NullMarked
package dev.quoin.learning.linear;

import org.jspecify.annotations.NullMarked;

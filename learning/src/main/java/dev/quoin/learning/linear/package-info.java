/// The learner of `clabbers2`: linear values of moves, a regression a game. Start with
/// [dev.quoin.learning.linear.LinearLearner].
@NullMarked
package dev.quoin.learning.linear;

import org.jspecify.annotations.NullMarked;

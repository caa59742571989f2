/// Reinforcement-learning environments in the manner of Gymnasium: single ones, vectors of them, and a checker that
/// proves they keep their promises. Start with [dev.quoin.env.Environments].
@NullMarked
package dev.quoin.env;

import org.jspecify.annotations.NullMarked;

/// Reinforcement-learning environments with the Gymnasium API: single environments, vector environments, and
/// a checker that tests their contract. Start with [dev.quoin.env.Environments].
@NullMarked
package dev.quoin.env;

import org.jspecify.annotations.NullMarked;

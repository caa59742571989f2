/// Looking ahead by simulation: what moves are worth when games go on from them. Start with
/// [dev.quoin.crossword.simulation.Simulator].
@NullMarked
package dev.quoin.crossword.simulation;

import org.jspecify.annotations.NullMarked;

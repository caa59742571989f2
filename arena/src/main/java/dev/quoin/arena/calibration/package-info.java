/// Scaling the budget of a contestant so that both use the same CPU time. Start with
/// [dev.quoin.arena.calibration.EqualTime].
@NullMarked
package dev.quoin.arena.calibration;

import org.jspecify.annotations.NullMarked;

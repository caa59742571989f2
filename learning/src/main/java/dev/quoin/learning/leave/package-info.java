/// Learns the values of leaves from self-play: what a rack that contains a leave scores more than a random one.
/// Start with [dev.quoin.learning.leave.LeaveTraining].
@NullMarked
package dev.quoin.learning.leave;

import org.jspecify.annotations.NullMarked;

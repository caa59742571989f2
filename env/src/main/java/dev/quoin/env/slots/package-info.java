/// Parallel games of one environment that write their observations into buffers owned by the caller. Single
/// and vector environments are built on them. Start with [dev.quoin.env.slots.Slots].
@NullMarked
package dev.quoin.env.slots;

import org.jspecify.annotations.NullMarked;

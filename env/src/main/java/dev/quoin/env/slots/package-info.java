/// Many games of one environment side by side, writing what they show into memory that the caller owns: the kernel
/// under single and vector environments. Start with [dev.quoin.env.slots.Slots].
@NullMarked
package dev.quoin.env.slots;

import org.jspecify.annotations.NullMarked;

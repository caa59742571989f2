/// The spaces of observations and actions. Start with [dev.quoin.env.space.Space].
@NullMarked
package dev.quoin.env.space;

import org.jspecify.annotations.NullMarked;

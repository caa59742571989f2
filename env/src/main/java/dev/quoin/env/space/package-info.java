/// What observations and actions may be: start with [dev.quoin.env.space.Space].
@NullMarked
package dev.quoin.env.space;

import org.jspecify.annotations.NullMarked;

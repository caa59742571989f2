/// Proof that an environment keeps its promises: start with [dev.quoin.env.check.EnvironmentChecker].
@NullMarked
package dev.quoin.env.check;

import org.jspecify.annotations.NullMarked;

/// A checker for the contract of an environment. Start with [dev.quoin.env.check.EnvironmentChecker].
@NullMarked
package dev.quoin.env.check;

import org.jspecify.annotations.NullMarked;

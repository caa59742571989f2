/// `quoin learn`: agents that learn by playing. Start with [dev.quoin.cli.learn.LearnCommand].
@NullMarked
package dev.quoin.cli.learn;

import org.jspecify.annotations.NullMarked;

/// `quoin play`: a command for each game, and its options. Start with [dev.quoin.cli.play.PlayCommand].
@NullMarked
package dev.quoin.cli.play;

import org.jspecify.annotations.NullMarked;

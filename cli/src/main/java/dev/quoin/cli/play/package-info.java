/// `quoin play`, the command whose games have packages of their own. Start with [dev.quoin.cli.play.PlayCommand].
@NullMarked
package dev.quoin.cli.play;

import org.jspecify.annotations.NullMarked;

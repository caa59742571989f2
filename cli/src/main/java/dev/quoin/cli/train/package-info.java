/// `quoin train`: trains agents and networks. Start with [dev.quoin.cli.train.TrainCommand].
@NullMarked
package dev.quoin.cli.train;

import org.jspecify.annotations.NullMarked;

/// Training runs from TOML configurations: rollouts, updates, evaluations, logs and checkpoints. Start with
/// [dev.quoin.learning.train.TrainingRun].
@NullMarked
package dev.quoin.learning.train;

import org.jspecify.annotations.NullMarked;

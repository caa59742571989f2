/// Courses of deep learning from configuration files: rollouts, updates, evaluations, curves and checkpoints. Start
/// with
/// [dev.quoin.learning.train.Course].
@NullMarked
package dev.quoin.learning.train;

import org.jspecify.annotations.NullMarked;

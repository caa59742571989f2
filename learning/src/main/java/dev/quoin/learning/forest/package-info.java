/// The learner of `forest`: an ensemble of trees, grown by LightGBM. Start with
/// [dev.quoin.learning.forest.ForestLearner].
@NullMarked
package dev.quoin.learning.forest;

import org.jspecify.annotations.NullMarked;

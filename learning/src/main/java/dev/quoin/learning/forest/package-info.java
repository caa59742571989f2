/// Training of `forest`: gradient-boosted trees by LightGBM. Start with
/// [dev.quoin.learning.forest.ForestTraining].
@NullMarked
package dev.quoin.learning.forest;

import org.jspecify.annotations.NullMarked;

/// Networks on LibTorch: what they are made of, what they see and say, how their weights are kept. Start with
/// [dev.quoin.learning.network.Network].
@NullMarked
package dev.quoin.learning.network;

import org.jspecify.annotations.NullMarked;

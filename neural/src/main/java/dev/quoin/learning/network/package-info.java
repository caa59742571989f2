/// Neural networks on LibTorch: layers, architectures, weights and the optimizer. Start with
/// [dev.quoin.learning.network.Network].
@NullMarked
package dev.quoin.learning.network;

import org.jspecify.annotations.NullMarked;

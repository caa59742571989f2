/// What other languages call: move generation on arrays ([dev.quoin.env.bridge.CrosswordArrays]), and what they need to
/// know before they start a JVM ([dev.quoin.env.bridge.Description], the one to start with).
@NullMarked
package dev.quoin.env.bridge;

import org.jspecify.annotations.NullMarked;

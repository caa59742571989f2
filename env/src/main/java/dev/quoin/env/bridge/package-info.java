/// The API for other languages: move generation on arrays ([dev.quoin.env.bridge.CrosswordArrays]), and
/// descriptions of environments that are read without a JVM ([dev.quoin.env.bridge.Description]; start with
/// it).
@NullMarked
package dev.quoin.env.bridge;

import org.jspecify.annotations.NullMarked;

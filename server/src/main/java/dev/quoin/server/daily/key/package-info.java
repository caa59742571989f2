/// The operator's key for ranked days. Start with [dev.quoin.server.daily.key.PuzzleKeys].
@NullMarked
package dev.quoin.server.daily.key;

import org.jspecify.annotations.NullMarked;

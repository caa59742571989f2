/// The contract that every game keeps.
@NullMarked
package dev.quoin.game;

import org.jspecify.annotations.NullMarked;

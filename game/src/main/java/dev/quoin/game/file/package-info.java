/// Writing files safely, and what to say when that fails. Start with [dev.quoin.game.file.AtomicFile].
@NullMarked
package dev.quoin.game.file;

import org.jspecify.annotations.NullMarked;

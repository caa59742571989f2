/// Reading files that users name, with size limits; writing files safely; what to say when either fails. Start with
/// [dev.quoin.game.file.InputFile] and [dev.quoin.game.file.AtomicFile].
@NullMarked
package dev.quoin.game.file;

import org.jspecify.annotations.NullMarked;

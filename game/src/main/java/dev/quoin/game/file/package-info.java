/// Reads files that users name, with size limits, writes files atomically, and describes file errors. Start
/// with [dev.quoin.game.file.InputFile] and [dev.quoin.game.file.AtomicFile].
@NullMarked
package dev.quoin.game.file;

import org.jspecify.annotations.NullMarked;

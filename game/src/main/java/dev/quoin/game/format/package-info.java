/// What readers of files say when a text or file does not have its format. Start with
/// [dev.quoin.game.format.FormatFault].
@NullMarked
package dev.quoin.game.format;

import org.jspecify.annotations.NullMarked;

/// What readers share: faults in the format of a text or file, and letter case. Start with
/// [dev.quoin.game.format.FormatFault].
@NullMarked
package dev.quoin.game.format;

import org.jspecify.annotations.NullMarked;

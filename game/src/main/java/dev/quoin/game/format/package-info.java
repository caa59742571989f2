/// Helpers for parsers: format errors and letter case. Start with [dev.quoin.game.format.FormatFault].
@NullMarked
package dev.quoin.game.format;

import org.jspecify.annotations.NullMarked;

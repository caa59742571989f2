/// Boards as text, with or without colors. Start with [dev.quoin.terminal.picture.StyledBoard].
@NullMarked
package dev.quoin.terminal.picture;

import org.jspecify.annotations.NullMarked;

/// Boards as text, with colors or without. Start with [dev.quoin.terminal.picture.StyledBoard].
@NullMarked
package dev.quoin.terminal.picture;

import org.jspecify.annotations.NullMarked;

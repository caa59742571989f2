/// Boards and tiles as text, with colours or without. Start with [dev.quoin.cli.picture.BoardPicture].
@NullMarked
package dev.quoin.cli.picture;

import org.jspecify.annotations.NullMarked;

/// Images without a graphics system: shapes and text drawn on pixels, and PNG files. The pixels are the same
/// on every machine, because no font or screen is needed. Start with [dev.quoin.game.picture.Canvas].
@NullMarked
package dev.quoin.game.picture;

import org.jspecify.annotations.NullMarked;

/// Pictures without a graphics system: shapes, strokes and PNG files. Start with [dev.quoin.cli.paint.Canvas].
@NullMarked
package dev.quoin.cli.paint;

import org.jspecify.annotations.NullMarked;

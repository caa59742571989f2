/// Game records in the Generic Game Format, as game servers and Othello programs write them. Start with
/// [dev.quoin.othello.notation.ggf.GgfReader].
@NullMarked
package dev.quoin.othello.notation.ggf;

import org.jspecify.annotations.NullMarked;

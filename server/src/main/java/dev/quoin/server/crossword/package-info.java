/// Crossword games against the computer. Start with [dev.quoin.server.crossword.CrosswordRoutes].
@NullMarked
package dev.quoin.server.crossword;

import org.jspecify.annotations.NullMarked;

/// The actions of the crossword environments (words on squares, or rows in a list of candidates) and the
/// episode state that they change. Start with [dev.quoin.env.crossword.action.ActionScheme].
@NullMarked
package dev.quoin.env.crossword.action;

import org.jspecify.annotations.NullMarked;

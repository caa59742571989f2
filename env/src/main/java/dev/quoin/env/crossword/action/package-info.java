/// The actions of the crossword environments: words on squares, or rows of a list of candidates, with the state of an
/// episode that they change. Start with [dev.quoin.env.crossword.action.ActionScheme].
@NullMarked
package dev.quoin.env.crossword.action;

import org.jspecify.annotations.NullMarked;

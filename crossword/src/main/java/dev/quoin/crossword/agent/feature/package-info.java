/// What an agent looks at in a move: numbers for the state, the score, the tiles kept, and what the move opens to the
/// opponent. Start with [dev.quoin.crossword.agent.feature.Candidates].
@NullMarked
package dev.quoin.crossword.agent.feature;

import org.jspecify.annotations.NullMarked;

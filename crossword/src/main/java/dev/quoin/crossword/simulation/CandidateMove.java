package dev.quoin.crossword.simulation;

import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.tile.Tiles;

/// A move to simulate.
///
/// @param play the index in `plays`; -1 for an exchange or a pass
/// @param used the tiles placed or exchanged
/// @param leave the table's value of the tiles kept, in millipoints
record CandidateMove(CrosswordMove move, PlayBuffer plays, int play, int score, int equity, Tiles used, int leave) {
    boolean isPlay() {
        return play >= 0;
    }
}

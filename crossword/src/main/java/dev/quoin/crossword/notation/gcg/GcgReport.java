package dev.quoin.crossword.notation.gcg;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.Receipt;
import java.util.List;

/// The result of replaying a game record.
///
/// @param source the file's name
/// @param plays every play that could be placed, including withdrawn ones
/// @param problems where the record contradicts the rules, in the order of its lines
/// @param remarks what is unusual but not wrong
/// @param board the board at the end of the record
/// @param standings the players' scores at the end of the record
public record GcgReport(
        String source,
        List<ReplayedPlay> plays,
        List<GcgProblem> problems,
        List<GcgProblem> remarks,
        Board board,
        List<Standing> standings) {
    public GcgReport {
        plays = List.copyOf(plays);
        problems = List.copyOf(problems);
        remarks = List.copyOf(remarks);
        standings = List.copyOf(standings);
    }

    /// Returns whether the record follows the rules.
    public boolean isClean() {
        return problems.isEmpty();
    }

    /// One play of the record.
    ///
    /// @param line the line of the play
    /// @param seat the seat, from 0
    /// @param before the board before it
    /// @param receipt the score
    public record ReplayedPlay(int line, int seat, Board before, Play play, Receipt receipt) {}

    /// A player's score at the end of the record.
    ///
    /// @param score the score under the rules
    /// @param written the score in the record
    public record Standing(String nick, int score, int written) {}
}

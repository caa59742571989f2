package dev.quoin.cli.selftest;

import dev.quoin.game.format.FormatException;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.endgame.EndgameOptions;
import dev.quoin.othello.endgame.EndgameSolver;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.othello.notation.OthelloMoveText;
import dev.quoin.othello.notation.Transcripts;
import dev.quoin.othello.notation.ggf.GgfReader;
import dev.quoin.othello.notation.obf.ObfReader;
import dev.quoin.othello.notation.pasted.PositionText;
import dev.quoin.othello.perft.Perft;
import dev.quoin.othello.search.HandcraftedEvaluation;
import dev.quoin.othello.search.Search;
import dev.quoin.othello.search.SearchLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Othello positions with their legal moves, perft counts and exact scores, and texts with their meanings.
final class OthelloCases {
    private OthelloCases() {}

    static List<Case> all() {
        var solver = new EndgameSolver(EndgameOptions.standard());
        var cases = new ArrayList<Case>();
        for (List<String> row : Corpus.table("othello.tsv")) {
            String question = row.get(0);
            String about = row.get(1);
            cases.add(new Case(question + " " + about, row.get(2), () -> answer(solver, question, about)));
        }
        return cases;
    }

    private static String answer(EndgameSolver solver, String question, String about) {
        return switch (question) {
            case "legal" -> legal(PositionText.read(about).position());
            case "board" -> OthelloBoardText.write(PositionText.read(about).position());
            case "transcript" -> Transcripts.write(Transcripts.read(about));
            case "refused" -> refusal(about);
            case "obf" -> ObfReader.read(about).getFirst().write();
            case "ggf" -> GgfReader.read(about).getFirst().write();
            case "score" ->
                String.valueOf(solver.solve(PositionText.read(about).position()).score());
            case "exact" -> exact(PositionText.read(about).position());
            default -> count(Integer.parseInt(question.replace("perft", "")), about);
        };
    }

    private static String legal(OthelloPosition position) {
        return position.legal().stream().map(OthelloMoveText::write).collect(Collectors.joining(" "));
    }

    private static String refusal(String text) {
        try {
            return "not refused: " + Transcripts.write(Transcripts.read(text));
        } catch (FormatException e) {
            return e.fault().problem();
        }
    }

    /// Returns the exact result of an endgame, found by the search.
    private static String exact(OthelloPosition position) {
        var best = new Search(new HandcraftedEvaluation())
                .best(position, SearchLimits.ofDepth(12))
                .best();
        return best.value() / 100 + (best.exact() ? " exact" : " or so");
    }

    private static String count(int depth, String about) {
        return String.valueOf(
                Perft.withThreads(1).count(PositionText.read(about).position(), depth));
    }
}

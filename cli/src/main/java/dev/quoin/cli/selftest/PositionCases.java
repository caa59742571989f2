package dev.quoin.cli.selftest;

import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.MoveReading;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.Receipt;
import dev.quoin.crossword.rules.Verdict;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.Refusal;
import java.util.ArrayList;
import java.util.List;

/// Positions with their number of plays, best score and sum of scores, and moves with their score or refusal.
final class PositionCases {
    private PositionCases() {}

    static List<Case> counts() {
        var cases = new ArrayList<Case>();
        for (List<String> row : Corpus.table("positions.tsv")) {
            String cgp = row.get(3);
            cases.add(new Case(cgp, String.join(" ", row.subList(0, 3)), () -> count(CgpReader.position(cgp))));
        }
        return cases;
    }

    static List<Case> moves() {
        var cases = new ArrayList<Case>();
        for (List<String> row : Corpus.table("moves.tsv")) {
            String move = row.get(1);
            String cgp = row.get(2);
            cases.add(new Case(move + " on " + cgp, row.get(0), () -> judge(CgpReader.position(cgp), move)));
        }
        return cases;
    }

    private static String count(CgpPosition position) {
        Variant variant = position.variant();
        var lexicon = Lexicons.named(variant.lexicon(), variant.tiles().alphabet());
        var generator = new MoveGenerator(lexicon, variant);
        var plays = new PlayBuffer();
        generator.load(position.board());
        generator.all(position.rack(), plays);
        int best = 0;
        long sum = 0;
        for (int index = 0; index < plays.size(); index++) {
            best = Math.max(best, plays.score(index));
            sum += plays.score(index);
        }
        return plays.size() + " " + best + " " + sum;
    }

    /// Returns the receipt of a legal move, or the error code of an illegal one.
    private static String judge(CgpPosition position, String text) {
        Variant variant = position.variant();
        var lexicon = Lexicons.named(variant.lexicon(), variant.tiles().alphabet());
        var rules = PlayRules.of(variant, lexicon);
        return switch (CrosswordMoveText.of(variant.tiles().alphabet()).read(position.board(), text)) {
            case MoveReading.Refused(Refusal refusal) ->
                String.valueOf(refusal.reason().code());
            case MoveReading.Read(Play play) ->
                switch (rules.judge(position.board(), position.rack(), play)) {
                    case Verdict.Accepted(Receipt receipt) -> receipt.toString();
                    case Verdict.Refused(Refusal refusal) ->
                        String.valueOf(refusal.reason().code());
                };
            case MoveReading.Read other -> other.move().toString();
        };
    }
}

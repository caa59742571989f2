package dev.quoin.crossword.notation.gcg;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.notation.MainWord;
import dev.quoin.crossword.notation.VariantNames;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.GameRecord;
import dev.quoin.game.GameRecord.Ending;
import dev.quoin.game.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Writes finished or unfinished games as GCG records. Used once.
public final class GcgWriter {
    /// The pragma that names the board layout.
    static final String LAYOUT = "board-layout";

    /// The pragma that names the letters.
    static final String LETTERS = "tile-distribution";

    /// The pragma of this program that names a variant of a user's file; others ignore it.
    static final String VARIANT = "variant";

    /// The pragma of notes.
    static final String NOTE = "note";

    /// The beginning of a note with the position that a game starts from.
    static final String START = "starts from ";

    private final GameRecord<CrosswordPosition, CrosswordMove> record;
    private final Variant variant;
    private final Viewer viewer;
    private final List<String> nicks;
    private final List<GcgEntry> entries = new ArrayList<>();
    private final int[] totals;

    /// The reader of a record. A seat does not see the racks and exchanges of the others before the game is
    /// over.
    ///
    /// @param seat the seat of the reader
    /// @param seesAll whether the reader sees everything
    public record Viewer(int seat, boolean seesAll) {
        /// Sees everything.
        public static final Viewer ALL = new Viewer(0, true);

        /// Returns a viewer who sees what a seat may know; an invalid seat sees only public information.
        public static Viewer of(int seat) {
            return new Viewer(seat, false);
        }
    }

    private GcgWriter(GameRecord<CrosswordPosition, CrosswordMove> record, Variant variant, Viewer viewer) {
        this.record = record;
        this.variant = variant;
        this.viewer = viewer;
        this.nicks = nicks(record.heading().names());
        this.totals =
                record.start().scores().stream().mapToInt(Integer::intValue).toArray();
    }

    /// Writes a game of a variant as its viewer may see it.
    public static GcgGame write(GameRecord<CrosswordPosition, CrosswordMove> record, Variant variant, Viewer viewer) {
        return new GcgWriter(record, variant, viewer).write();
    }

    /// The nicks for events: one word each, without a colon, all different.
    private static List<String> nicks(List<String> names) {
        List<String> words =
                names.stream().map(name -> name.replaceAll("[:\\s]+", "_")).toList();
        var nicks = new ArrayList<String>();
        for (int seat = 0; seat < words.size(); seat++) {
            String word = words.get(seat);
            boolean shared = words.indexOf(word) != words.lastIndexOf(word);
            nicks.add(shared ? word + "_" + (seat + 1) : word);
        }
        return nicks;
    }

    private GcgGame write() {
        for (int seat = 0; seat < nicks.size(); seat++) {
            entries.add(new GcgEntry.Player(
                    seat + 1, nicks.get(seat), record.heading().names().get(seat)));
        }
        entries.add(new GcgEntry.Pragma("title", record.heading().title()));
        variantPragmas();
        entries.add(new GcgEntry.Pragma("lexicon", variant.lexicon()));
        opening();
        record.turns().forEach(this::turn);
        switch (record.ending()) {
            case Ending.Unfinished _ -> {}
            case Ending.Resigned(int seat) -> note(nicks.get(seat) + " resigned");
            case Ending.Finished _ -> ending();
            case Ending.Forfeited _ -> ending();
            case Ending.Adjudicated(var outcome) ->
                note("adjudicated "
                        + outcome.points().stream().map(String::valueOf).collect(Collectors.joining("-")));
        }
        return new GcgGame(entries);
    }

    /// GCG cannot express a position to start from, so it is noted as CGP.
    private void opening() {
        CrosswordPosition start = record.start();
        boolean isUsual = start.board().equals(variant.start())
                && start.scorelessTurns() == 0
                && start.scores().stream().allMatch(score -> score == 0);
        if (!isUsual) {
            List<Tiles> racks = IntStream.range(0, nicks.size())
                    .mapToObj(seat -> sees(seat) ? start.rack(seat) : Tiles.none())
                    .toList();
            note(START
                    + CgpPosition.of(variant, start.board(), racks, start.scores(), start.scorelessTurns())
                            .show());
        }
    }

    private void variantPragmas() {
        if (!Variants.isShipped(variant)) {
            entries.add(new GcgEntry.Pragma(VARIANT, VariantNames.ofUser(variant)));
            return;
        }
        entries.add(new GcgEntry.Pragma(LAYOUT, VariantNames.layoutOf(variant.name())));
        VariantNames.lettersOf(variant.name()).ifPresent(letters -> entries.add(new GcgEntry.Pragma(LETTERS, letters)));
    }

    private void turn(Turn<CrosswordPosition, CrosswordMove> turn) {
        String rack = sees(turn.seat()) ? show(turn.before().rack()) : "";
        switch (turn.after().last()) {
            case LastTurn.Played played -> {
                event(turn.seat(), rack, action(turn), played.score());
                challengeBonus(turn, played);
            }
            case LastTurn.Withdrawn _
            when turn.move() instanceof CrosswordMove.Play play -> {
                int points = score(turn.before().board(), play);
                event(turn.seat(), rack, action(turn), points);
                event(turn.seat(), rack, new GcgAction.Withdrawal(), -points);
            }
            case LastTurn.None _, LastTurn.Exchanged _, LastTurn.Passed _, LastTurn.Withdrawn _ ->
                event(turn.seat(), rack, action(turn), 0);
        }
    }

    /// The points for an unsuccessful challenge. In the turn that ends the game they cannot be separated
    /// from the points for the tiles left.
    private void challengeBonus(Turn<CrosswordPosition, CrosswordMove> turn, LastTurn.Played played) {
        boolean closing = record.ending() instanceof Ending.Finished
                && turn.equals(record.turns().getLast());
        int seat = turn.seat();
        int gained = turn.after().scores().get(seat) - turn.before().scores().get(seat) - played.score();
        if (!closing && gained != 0) {
            String rack = sees(seat) ? show(turn.after().rack(seat)) : "";
            event(seat, rack, new GcgAction.Challenge(), gained);
        }
    }

    /// The score of a play, whether its words are valid or not.
    private int score(Board board, CrosswordMove.Play play) {
        Lexicon noWords = new LexiconBuilder(variant.tiles().alphabet()).build();
        return PlayRules.of(variant, noWords).score(board, play).total();
    }

    private GcgAction action(Turn<CrosswordPosition, CrosswordMove> turn) {
        return switch (turn.move()) {
            case CrosswordMove.Play play -> {
                MainWord word = MainWord.of(turn.before().board(), play);
                yield new GcgAction.Play(
                        word.start(), word.withDots(variant.tiles().alphabet()));
            }
            case CrosswordMove.Exchange(Tiles tiles) ->
                sees(turn.seat()) ? new GcgAction.Exchange(show(tiles)) : new GcgAction.ExchangeCount(tiles.size());
            case CrosswordMove.Pass _ -> new GcgAction.Pass();
        };
    }

    private boolean sees(int seat) {
        return viewer.seesAll() || viewer.seat() == seat || !(record.ending() instanceof Ending.Unfinished);
    }

    /// Writes the adjustments for tiles left and overtime, and why the game was stopped.
    private void ending() {
        CrosswordPosition end = record.end();
        for (int seat = 0; seat < nicks.size(); seat++) {
            int change = end.scores().get(seat) - totals[seat];
            Tiles own = end.rack(seat);
            if (change != 0 || own.isEmpty()) {
                Tiles counted = own.isEmpty() ? end.rack(1 - seat) : own;
                event(seat, show(own), new GcgAction.EndRack(show(counted)), change);
            }
            int overtime = record.overtime().get(seat);
            if (overtime != 0) {
                event(seat, show(own), new GcgAction.Time(), -overtime);
            }
            forfeit(seat);
        }
    }

    private void forfeit(int seat) {
        if (record.ending() instanceof Ending.Forfeited forfeited) {
            forfeited
                    .reason(seat)
                    .ifPresent(why -> note(nicks.get(seat) + " lost with code " + why.code() + ": "
                            + why.message().replaceAll("\\s+", " ")));
        }
    }

    private void note(String text) {
        entries.add(new GcgEntry.Pragma(NOTE, text));
    }

    private void event(int seat, String rack, GcgAction action, int points) {
        totals[seat] += points;
        entries.add(new GcgEntry.Event(nicks.get(seat), rack, action, points, totals[seat], ""));
    }

    private String show(Tiles tiles) {
        return tiles.show(variant.tiles().alphabet());
    }
}

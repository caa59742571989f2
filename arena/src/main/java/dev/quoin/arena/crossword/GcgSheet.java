package dev.quoin.arena.crossword;

import dev.quoin.arena.discipline.Sheet;
import dev.quoin.arena.record.Complaint;
import dev.quoin.arena.record.GameRecord;
import dev.quoin.arena.record.MoveRecord;
import dev.quoin.arena.record.Played;
import dev.quoin.crossword.notation.MainWord;
import dev.quoin.crossword.notation.VariantNames;
import dev.quoin.crossword.notation.gcg.GcgAction;
import dev.quoin.crossword.notation.gcg.GcgEntry;
import dev.quoin.crossword.notation.gcg.GcgGame;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import java.util.ArrayList;
import java.util.List;

/// Crossword games as GCG records.
final class GcgSheet implements Sheet<CrosswordPosition, CrosswordMove> {
    private final Variant variant;

    GcgSheet(Variant variant) {
        this.variant = variant;
    }

    @Override
    public String extension() {
        return "gcg";
    }

    @Override
    public String write(Played<CrosswordPosition, CrosswordMove> played) {
        return new Writing(played).game().show();
    }

    private final class Writing {
        private final Played<CrosswordPosition, CrosswordMove> played;
        private final GameRecord record;
        private final List<String> nicks;
        private final List<GcgEntry> entries = new ArrayList<>();
        private final int[] totals = new int[2];

        Writing(Played<CrosswordPosition, CrosswordMove> played) {
            this.played = played;
            this.record = played.record();
            this.nicks = nicks(record.names());
        }

        GcgGame game() {
            for (int seat = 0; seat < 2; seat++) {
                entries.add(new GcgEntry.Player(
                        seat + 1, nicks.get(seat), record.names().get(seat)));
            }
            entries.add(new GcgEntry.Pragma("title", "arena game " + record.label() + ", seed " + record.seed()));
            if (Variants.names().contains(variant.name())) {
                entries.add(new GcgEntry.Pragma("board-layout", VariantNames.layoutOf(variant.name())));
            }
            entries.add(new GcgEntry.Pragma("lexicon", variant.lexicon()));
            CrosswordPosition before = played.start();
            for (int turn = 0; turn < played.steps().size(); turn++) {
                turn(before, played.steps().get(turn).move(), record.moves().get(turn));
                before = played.steps().get(turn).after();
            }
            ending(before);
            return new GcgGame(entries);
        }

        private void turn(CrosswordPosition before, CrosswordMove move, MoveRecord kept) {
            event(kept.seat(), show(before.rack()), action(before, move), kept.gain());
        }

        private GcgAction action(CrosswordPosition before, CrosswordMove move) {
            return switch (move) {
                case CrosswordMove.Play play -> {
                    MainWord word = MainWord.of(before.board(), play);
                    yield new GcgAction.Play(
                            word.start(), word.withDots(variant.tiles().alphabet()));
                }
                case CrosswordMove.Exchange(Tiles tiles) -> new GcgAction.Exchange(show(tiles));
                case CrosswordMove.Pass _ -> new GcgAction.Pass();
            };
        }

        /// What the tiles left on the racks and the clock changed, and why the game was stopped.
        private void ending(CrosswordPosition end) {
            for (int seat = 0; seat < 2; seat++) {
                int change = end.scores().get(seat) - totals[seat];
                Tiles own = end.rack(seat);
                Tiles counted = own.isEmpty() ? end.rack(1 - seat) : own;
                if (change != 0 || own.isEmpty()) {
                    event(seat, show(own), new GcgAction.EndRack(show(counted)), change);
                }
                if (record.overtime().get(seat) != 0) {
                    event(
                            seat,
                            show(own),
                            new GcgAction.Time(),
                            -record.overtime().get(seat));
                }
                Complaint stop = record.stops().get(seat);
                if (stop.isGiven()) {
                    entries.add(new GcgEntry.Pragma(
                            "note",
                            nicks.get(seat) + " lost with code " + stop.code() + ": "
                                    + stop.message().replaceAll("\\s+", " ")));
                }
            }
        }

        private void event(int seat, String rack, GcgAction action, int points) {
            totals[seat] += points;
            entries.add(new GcgEntry.Event(nicks.get(seat), rack, action, points, totals[seat], ""));
        }

        private String show(Tiles tiles) {
            return tiles.show(variant.tiles().alphabet());
        }
    }

    /// What events call the players: one word without a colon, different ones.
    private static List<String> nicks(List<String> names) {
        String first = names.get(0).replaceAll("[:\\s]+", "_");
        String second = names.get(1).replaceAll("[:\\s]+", "_");
        return first.equals(second) ? List.of(first + "_1", second + "_2") : List.of(first, second);
    }
}

package dev.quoin.cli.play.crossword;

import dev.quoin.cli.play.crossword.TableGame.Turn;
import dev.quoin.crossword.notation.MainWord;
import dev.quoin.crossword.notation.VariantNames;
import dev.quoin.crossword.notation.gcg.GcgAction;
import dev.quoin.crossword.notation.gcg.GcgEntry;
import dev.quoin.crossword.notation.gcg.GcgGame;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variants;
import java.util.ArrayList;
import java.util.List;

/// Writes a game at the table as a GCG record, also one that is not over.
final class GameRecord {
    private final TableGame game;
    private final List<String> nicks;
    private final List<GcgEntry> entries = new ArrayList<>();

    private GameRecord(TableGame game, String opponent) {
        this.game = game;
        this.nicks = game.person() == 0 ? List.of("you", opponent) : List.of(opponent, "you");
    }

    /// The record of all turns so far; `opponent` must be one word.
    static GcgGame of(TableGame game, String opponent) {
        return new GameRecord(game, opponent).write();
    }

    private GcgGame write() {
        for (int seat = 0; seat < nicks.size(); seat++) {
            entries.add(new GcgEntry.Player(seat + 1, nicks.get(seat), nicks.get(seat)));
        }
        entries.add(new GcgEntry.Pragma(
                "title", "quoin play crossword, variant " + game.variant().name()));
        if (Variants.names().contains(game.variant().name())) {
            entries.add(new GcgEntry.Pragma(
                    "board-layout", VariantNames.layoutOf(game.variant().name())));
        }
        entries.add(new GcgEntry.Pragma("lexicon", game.variant().lexicon()));
        game.turns().forEach(this::turn);
        if (game.isOver()) {
            ending(game.turns().getLast());
        }
        return new GcgGame(entries);
    }

    private void turn(Turn turn) {
        int total = turn.before().scores().get(turn.seat()) + turn.score();
        event(turn.seat(), show(turn.before().rack()), action(turn), turn.score(), total);
    }

    private GcgAction action(Turn turn) {
        return switch (turn.move()) {
            case CrosswordMove.Play play -> {
                MainWord word = MainWord.of(turn.before().board(), play);
                yield new GcgAction.Play(
                        word.start(), word.withDots(game.variant().tiles().alphabet()));
            }
            case CrosswordMove.Exchange(Tiles tiles) -> new GcgAction.Exchange(show(tiles));
            case CrosswordMove.Pass pass -> new GcgAction.Pass();
        };
    }

    /// What the tiles left on the racks changed, as the position's final scores already have it.
    private void ending(Turn last) {
        CrosswordPosition end = last.after();
        for (int seat = 0; seat < nicks.size(); seat++) {
            int before = last.before().scores().get(seat) + (seat == last.seat() ? last.score() : 0);
            int change = end.scores().get(seat) - before;
            Tiles own = end.rack(seat);
            Tiles counted = own.isEmpty() ? end.rack(1 - seat) : own;
            if (own.isEmpty()) {
                event(
                        seat,
                        "",
                        new GcgAction.EndRack(show(counted)),
                        change,
                        end.scores().get(seat));
            } else if (change != 0) {
                event(
                        seat,
                        show(own),
                        new GcgAction.EndRack(show(counted)),
                        change,
                        end.scores().get(seat));
            }
        }
    }

    private void event(int seat, String rack, GcgAction action, int points, int total) {
        entries.add(new GcgEntry.Event(nicks.get(seat), rack, action, points, total, ""));
    }

    private String show(Tiles tiles) {
        return tiles.show(game.variant().tiles().alphabet());
    }
}

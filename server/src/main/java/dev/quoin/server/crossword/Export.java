package dev.quoin.server.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.notation.MainWord;
import dev.quoin.crossword.notation.VariantNames;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.gcg.GcgAction;
import dev.quoin.crossword.notation.gcg.GcgEntry;
import dev.quoin.crossword.notation.gcg.GcgGame;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.server.room.Standing;
import dev.quoin.server.store.StoredGame;
import java.util.ArrayList;
import java.util.List;

/// A game as text for other programs, without what its reader may not know; used once.
final class Export {
    private final Crossword crossword;
    private final Standing<CrosswordPosition, CrosswordMove> standing;
    private final int seat;
    private final List<String> nicks;
    private final List<GcgEntry> entries = new ArrayList<>();
    private final int[] totals = new int[2];

    Export(Crossword crossword, Standing<CrosswordPosition, CrosswordMove> standing, int seat) {
        this.crossword = crossword;
        this.standing = standing;
        this.seat = seat;
        List<String> agents = standing.stored().agents();
        boolean same = agents.get(0).equals(agents.get(1));
        this.nicks = List.of(nick(agents.get(0), same ? "_1" : ""), nick(agents.get(1), same ? "_2" : ""));
    }

    private static String nick(String agent, String suffix) {
        return (agent.isEmpty() ? "player" : agent.replaceAll("[:\\s]+", "_")) + suffix;
    }

    /// The position as one line: the own rack, or all racks once the game is over.
    String cgp() {
        CrosswordPosition position = standing.position();
        int mover = position.toMove();
        List<Tiles> racks = List.of(known(position, mover), known(position, 1 - mover));
        List<Integer> scores =
                List.of(position.scores().get(mover), position.scores().get(1 - mover));
        return CgpPosition.of(crossword.variant(), position.board(), racks, scores, position.scorelessTurns())
                        .show()
                + "\n";
    }

    private Tiles known(CrosswordPosition position, int player) {
        return isKnown(player) ? position.rack(player) : Tiles.none();
    }

    private boolean isKnown(int player) {
        return player == seat || standing.isOver();
    }

    /// The game as a record.
    String gcg() {
        for (int player = 0; player < nicks.size(); player++) {
            entries.add(new GcgEntry.Player(player + 1, nicks.get(player), nicks.get(player)));
        }
        entries.add(
                new GcgEntry.Pragma("title", "quoin game " + standing.stored().id()));
        entries.add(new GcgEntry.Pragma(
                "board-layout", VariantNames.layoutOf(crossword.variant().name())));
        entries.add(new GcgEntry.Pragma("lexicon", crossword.variant().lexicon()));
        standing.steps().forEach(this::turn);
        if (standing.stored().resigned() != StoredGame.NOBODY) {
            entries.add(new GcgEntry.Pragma("note", nicks.get(standing.stored().resigned()) + " resigned"));
        } else if (standing.isOver()) {
            ending(standing.position());
        }
        return new GcgGame(entries).show();
    }

    private void turn(Standing.Step<CrosswordPosition, CrosswordMove> step) {
        int points = step.after().last() instanceof LastTurn.Played played ? played.score() : 0;
        String rack = isKnown(step.seat()) ? show(step.before().rack()) : "";
        event(step.seat(), rack, action(step), points);
    }

    private GcgAction action(Standing.Step<CrosswordPosition, CrosswordMove> step) {
        return switch (step.move()) {
            case CrosswordMove.Play play -> {
                MainWord word = MainWord.of(step.before().board(), play);
                yield new GcgAction.Play(
                        word.start(), word.withDots(crossword.variant().tiles().alphabet()));
            }
            case CrosswordMove.Exchange(Tiles tiles) ->
                isKnown(step.seat()) ? new GcgAction.Exchange(show(tiles)) : new GcgAction.ExchangeCount(tiles.size());
            case CrosswordMove.Pass _ -> new GcgAction.Pass();
        };
    }

    /// What the tiles left on the racks changed.
    private void ending(CrosswordPosition end) {
        for (int player = 0; player < nicks.size(); player++) {
            Tiles own = end.rack(player);
            int change = end.scores().get(player) - totals[player];
            if (change != 0 || own.isEmpty()) {
                Tiles counted = own.isEmpty() ? end.rack(1 - player) : own;
                event(player, show(own), new GcgAction.EndRack(show(counted)), change);
            }
        }
    }

    private void event(int player, String rack, GcgAction action, int points) {
        totals[player] += points;
        entries.add(new GcgEntry.Event(nicks.get(player), rack, action, points, totals[player], ""));
    }

    private String show(Tiles tiles) {
        return tiles.show(crossword.variant().tiles().alphabet());
    }
}

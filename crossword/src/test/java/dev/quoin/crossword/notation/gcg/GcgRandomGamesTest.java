package dev.quoin.crossword.notation.gcg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.notation.gcg.GcgProblem.Kind;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whole games, played at random with everything a record can tell.
class GcgRandomGamesTest {
    private static final Lexicon ENABLE = Lexicons.named("enable");

    @ParameterizedTest
    @ValueSource(strings = {"standard", "super", "wwf", "mini11"})
    void areWrittenReadAndReplayedWithoutAProblem(String name) {
        Variant variant = Variants.named(name);
        for (long seed = 1; seed <= 8; seed++) {
            GcgGame game = new RandomRecord(variant, ENABLE, new Random(seed)).play();
            GcgFile file = GcgFile.of("random.gcg", game);
            assertThat(file.game()).as("%s, seed %d", name, seed).isEqualTo(game);
            GcgReport report = GcgReplay.of(variant, ENABLE).replay(file);
            assertThat(report.problems())
                    .as("%s, seed %d:\n%s", name, seed, game.show())
                    .isEmpty();
            assertThat(report.remarks())
                    .as("%s, seed %d:\n%s", name, seed, game.show())
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aSingleWrongNumberIsFoundAtItsLine(long seed) {
        Variant variant = Variants.named("standard");
        GcgGame game = new RandomRecord(variant, ENABLE, new Random(seed)).play();
        for (int at = 0; at < game.entries().size(); at++) {
            if (game.entries().get(at) instanceof GcgEntry.Event event) {
                var wrong = new GcgEntry.Event(
                        event.nick(), event.rack(), event.action(), event.points(), event.total() + 1, "");
                var file = GcgFile.of("random.gcg", with(game, at, wrong));
                assertThat(GcgReplay.of(variant).replay(file).problems())
                        .as("seed %d, %s", seed, wrong.show())
                        .extracting(GcgProblem::line, GcgProblem::kind)
                        .containsExactly(tuple(file.lines().get(at), Kind.TOTAL));
                checkPoints(variant, game, at, event, seed);
            }
        }
    }

    private static void checkPoints(Variant variant, GcgGame game, int at, GcgEntry.Event event, long seed) {
        if (event.action() instanceof GcgAction.Play) {
            var wrong = new GcgEntry.Event(
                    event.nick(), event.rack(), event.action(), event.points() + 1, event.total() + 1, "");
            var file = GcgFile.of("random.gcg", with(game, at, wrong));
            assertThat(GcgReplay.of(variant).replay(file).problems())
                    .as("seed %d, %s", seed, wrong.show())
                    .extracting(GcgProblem::line, GcgProblem::kind)
                    .contains(tuple(file.lines().get(at), Kind.POINTS));
        }
    }

    private static GcgGame with(GcgGame game, int at, GcgEntry entry) {
        List<GcgEntry> entries = new ArrayList<>(game.entries());
        entries.set(at, entry);
        return new GcgGame(entries);
    }
}

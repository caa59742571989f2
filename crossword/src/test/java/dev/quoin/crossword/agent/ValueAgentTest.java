package dev.quoin.crossword.agent;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.feature.BingoRacks;
import dev.quoin.crossword.agent.feature.Candidates;
import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.Budget;
import dev.quoin.game.GameRecord;
import dev.quoin.game.GameRecord.Ending;
import dev.quoin.game.agent.NamedAgent;
import dev.quoin.game.play.GameRunner;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ValueAgentTest {
    private final Variant standard = Variants.named("standard");
    private final Lexicon enable = Lexicons.named("enable", standard.tiles().alphabet());

    @ParameterizedTest
    @ValueSource(strings = {"standard", "mini", "mini7", "super", "wwf"})
    void everyMoveOfAGameIsLegal(String name) {
        Variant variant = Variants.named(name);
        Lexicon words = Lexicons.named(variant.lexicon(), variant.tiles().alphabet());
        assertThat(play(variant, words, "clabbers1", "clabbers1", 1).ending()).isInstanceOf(Ending.Finished.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"clabbers1", "clabbers2", "clabbers2:extended", "forest"})
    void sameSeedGivesTheSameGame(String agent) {
        assertThat(play(standard, enable, agent, "greedy", 5)).isEqualTo(play(standard, enable, agent, "greedy", 5));
    }

    @ParameterizedTest
    @ValueSource(strings = {"clabbers2", "clabbers2:extended", "forest"})
    void whatWasLearntSaysWhereItComesFrom(String agent) throws IOException {
        String file = agent.replace(':', '-') + ".learnt";
        var learnt = Forest.parse(resource(file), Alphabet.latin()).linear();
        String games = learnt.note("games").orElseThrow();
        String seed = learnt.note("seed").orElseThrow();
        String against = learnt.note("against").orElseThrow();
        assertThat(resource("README.md"))
                .contains("| `" + file + "` | `quoin learn " + agent.replace(":extended", "") + " --against " + against
                        + " --games " + games + " --seed " + seed);
    }

    @Test
    void whatCannotBePlayedIsRefused() {
        assertThat(CrosswordAgents.catalog().find("nobody")).isEmpty();
        assertThatThrownBy(() -> agent("greedy:file")).hasMessage("'greedy' must stand alone, got 'file' behind it");
        assertThatThrownBy(() -> agent("clabbers2:no/such/file"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("clabbers2: cannot read 'no/such/file'");
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = requireNonNull(CrosswordAgents.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void withoutAPlayItExchangesAndKeepsWhatIsWorthKeeping() {
        CrosswordMove move = choose("VVVVVV?", "EEEEEEEEEE");
        assertThat(move).isInstanceOf(Exchange.class);
        assertThat(((Exchange) move).tiles().blanks()).isZero();
    }

    @Test
    void withoutAPlayAndWithASmallBagItPasses() {
        assertThat(choose("VVVVVVV", "EEEEEE")).isEqualTo(new Pass());
    }

    @Test
    void whoIsNotAheadDoesNotExchangeUntilTheGameIsOver() {
        assertThat(lazy("AEINRTV", List.of(10, 10), 3)).isInstanceOf(Exchange.class);
        assertThat(lazy("AEINRTV", List.of(10, 10), 4)).isInstanceOf(Play.class);
        assertThat(lazy("AEINRTV", List.of(9, 10), 5)).isInstanceOf(Play.class);
        assertThat(lazy("AEINRTV", List.of(11, 10), 5)).isInstanceOf(Exchange.class);
        assertThat(lazy("CFJKQVZ", List.of(9, 10), 5)).as("no play").isInstanceOf(Exchange.class);
    }

    /// The move of an agent that would rather score nothing.
    private CrosswordMove lazy(String rack, List<Integer> scores, int scorelessTurns) {
        Tiles mine = Tiles.parse(rack, Alphabet.latin());
        var seen = new CrosswordPosition(
                standard.start(),
                List.of(new Rack.Known(mine), new Rack.Hidden(7)),
                standard.tiles().distribution().minus(mine),
                scores,
                0,
                scorelessTurns,
                new LastTurn.None());
        var candidates = new Candidates(FeatureSet.twelve(), standard, enable, BingoRacks.of(standard, enable));
        return new ValueAgent(candidates, features -> -features[FeatureSet.MOVE_SCORE], new SplittableRandom(1))
                .choose(seen, Budget.unlimited());
    }

    @ParameterizedTest
    @ValueSource(strings = {"clabbers1", "clabbers2", "clabbers2:extended", "forest"})
    void itWinsMoreGamesThanGreedy(String agent) {
        assertThat(winsAgainstGreedy(agent, 16)).isGreaterThan(8);
    }

    @ParameterizedTest
    @ValueSource(strings = {"clabbers1", "clabbers2", "clabbers2:extended", "forest"})
    @Tag("long")
    void itWinsMoreThanHalfOf200GamesAgainstGreedy(String agent) {
        assertThat(winsAgainstGreedy(agent, 200)).isGreaterThan(100);
    }

    private int winsAgainstGreedy(String agent, int games) {
        int wins = 0;
        for (int seed = 0; seed < games; seed++) {
            boolean first = seed % 2 == 0;
            var transcript = play(standard, enable, first ? agent : "greedy", first ? "greedy" : agent, seed);
            var finished = (Ending.Finished) transcript.ending();
            wins += finished.outcome().winner().orElse(-1) == (first ? 0 : 1) ? 1 : 0;
        }
        return wins;
    }

    private CrosswordMove choose(String rack, String bag) {
        Alphabet latin = Alphabet.latin();
        var seen = new CrosswordPosition(
                standard.start(),
                List.of(new Rack.Known(Tiles.parse(rack, latin)), new Rack.Hidden(7)),
                Tiles.parse(bag + "EEEEEEE", latin),
                List.of(0, 0),
                0,
                0,
                new LastTurn.None());
        Lexicon words = Lexicons.named("mini", latin);
        return agent("clabbers1")
                .prepare(Crossword.of(standard, words, 2))
                .create(new SplittableRandom(1))
                .choose(seen, Budget.unlimited());
    }

    private static GameRecord<CrosswordPosition, CrosswordMove> play(
            Variant variant, Lexicon words, String first, String second, long seed) {
        var chance = new SplittableRandom(seed);
        var game = Crossword.of(variant, words, 2);
        var one = agent(first).prepare(game).create(chance.split());
        var other = agent(second).prepare(game).create(chance.split());
        return GameRunner.play(game, List.of(one, other), chance.split());
    }

    private static NamedAgent<CrosswordPosition, CrosswordMove> agent(String name) {
        return CrosswordAgents.catalog().agent(name);
    }
}

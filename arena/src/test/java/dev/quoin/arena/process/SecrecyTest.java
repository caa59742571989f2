package dev.quoin.arena.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.GameRecord;
import dev.quoin.game.play.GameRunner;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Request;
import dev.quoin.game.player.TimeLimit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/// Reads all that an agent is ever sent: by standard input, by its arguments, in its environment.
class SecrecyTest {
    private static final Set<String> FIELDS = Set.of(
            "status",
            "secondstogo",
            "errcode",
            "message",
            "score",
            "board",
            "rack",
            "game",
            "variant",
            "lexicon",
            "gameid",
            "seat",
            "turn",
            "lastmove",
            "rows",
            "columns",
            "bag",
            "opponenttiles",
            "legalmoves",
            "legalscores");

    /// Writes every message down, asks for the legal moves and plays the best, exchanges every fourth time.
    private static final String CURIOUS = """
            env > environment
            n=0
            while IFS= read -r line; do
              printf '%s\\n' "$line" >> heard
              case $line in
                *'"legalmoves"'*)
                  n=$((n+1))
                  rack=$(printf %s "$line" | sed 's/.*"rack":"\\([^"]*\\)".*/\\1/')
                  bag=$(printf %s "$line" | sed 's/.*"bag":\\([0-9]*\\).*/\\1/')
                  if [ $((n % 4)) = 0 ] && [ "$bag" -ge 7 ]; then echo "exch $rack"
                  else printf %s "$line" | sed 's/.*"legalmoves":\\["\\([^"]*\\)".*/\\1/'; echo; fi ;;
                *'"moverequired":true'*) echo 'legal?' ;;
              esac
            done
            """;

    @TempDir
    private Path folder = Path.of("");

    private static Contestant<CrosswordPosition, CrosswordMove> always(
            String name, Agent<CrosswordPosition, CrosswordMove> agent) {
        return Contestant.of(name, chance -> agent);
    }

    private GameRecord<CrosswordPosition, CrosswordMove> play(
            Contestant<CrosswordPosition, CrosswordMove> first,
            Contestant<CrosswordPosition, CrosswordMove> second,
            long seed) {
        var workspace = new Fixture(folder).workspace();
        try (var one = first.enter(workspace);
                var two = second.enter(workspace)) {
            return GameRunner.of(Fixture.DISCIPLINE, Terms.standard()).play(seed, "game", List.of(one, two));
        }
    }

    private List<JsonNode> heard() throws IOException {
        Path file = new Fixture(folder).workspace().folder().resolve("heard");
        var messages = new ArrayList<JsonNode>();
        for (String line : Files.readAllLines(file)) {
            messages.add(new ObjectMapper().readTree(line));
        }
        Files.delete(file);
        return messages;
    }

    @Test
    void everyMessageHasKnownFieldsAndTheOwnRackOnly() throws IOException {
        var curious = new Fixture(folder).persistent(CURIOUS);
        for (long seed = 1; seed <= 4; seed++) {
            int seat = (int) (seed % 2);
            var played = seat == 0 ? play(curious, Fixture.greedy(), seed) : play(Fixture.greedy(), curious, seed);
            assertThat(played.ending()).isInstanceOf(GameRecord.Ending.Finished.class);
            for (JsonNode message : heard()) {
                assertThat(new TreeSet<>(message.propertyNames())).isSubsetOf(FIELDS);
                int turn = message.get("turn").asInt()
                        - (message.at("/status/moverequired").asBoolean() ? 1 : 0);
                CrosswordPosition truth = turn == 0
                        ? played.start()
                        : played.turns().get(turn - 1).after();
                assertThat(message.get("rack").asString())
                        .isEqualTo(truth.rack(seat).show(Fixture.VARIANT.tiles().alphabet()));
                assertThat(message.get("lastmove").asString()).doesNotMatch("exch .*[A-Z?].*");
            }
        }
    }

    /// The opponent holds other tiles, exchanges others and draws others; the agent is told the same, byte for byte,
    /// but
    /// for the final score, which counts the tiles left.
    @Test
    void whatTheOpponentHoldsAndTheBagHidesMakesNoDifference() {
        var messages = new MessageText<>(Fixture.DISCIPLINE);
        var told = new ArrayList<String>();
        CrosswordPosition start = Fixture.DISCIPLINE.deal(1).start();
        Tiles all = start.pool().plus(start.rack(1));
        for (String rack :
                List.of("AAEEIOU", "BCDFGHJ", "??QZXJK", start.rack(1).show(alphabet()))) {
            Tiles other = Tiles.parse(rack, alphabet());
            if (!all.containsAll(other)) {
                continue;
            }
            var position = new CrosswordPosition(
                    start.board(),
                    List.of(start.racks().get(0), new Rack.Known(other)),
                    all.minus(other),
                    start.scores(),
                    1,
                    0,
                    start.last());
            var exchange = new CrosswordMove.Exchange(other);
            CrosswordPosition after = Fixture.DISCIPLINE
                    .crossword()
                    .referee()
                    .play(position, exchange, (seat, bag, count) -> firstOf(bag, count));
            told.add(messages.request(
                    new Request<>(
                            after.seenBy(0),
                            0,
                            2,
                            Fixture.DISCIPLINE.protocolView().publicText(position, exchange),
                            TimeLimit.of(Budget.unlimited(), Duration.ofMinutes(1)),
                            Optional.empty()),
                    "game"));
        }
        assertThat(told).hasSizeGreaterThanOrEqualTo(3);
        assertThat(Set.copyOf(told)).hasSize(1);
    }

    /// The same through whole games and a real process: two opponents that differ in what they hide only.
    @Test
    void aProcessHearsTheSameWhateverIsExchangedUnseen() throws IOException {
        var listener = new Fixture(folder).persistent("""
                        while IFS= read -r line; do
                          printf '%s\\n' "$line" >> heard
                          case $line in *'"moverequired":true'*) echo pass ;; esac
                        done
                        """);
        play(listener, always("other", (seen, budget) -> exchange(firstOf(seen.rack(), 3))), 11);
        List<JsonNode> first = heard();
        play(listener, always("other", (seen, budget) -> exchange(seen.rack().minus(firstOf(seen.rack(), 4)))), 11);
        List<JsonNode> second = heard();
        assertThat(second.subList(0, second.size() - 1)).isEqualTo(first.subList(0, first.size() - 1));
        assertThat(first)
                .anySatisfy(message ->
                        assertThat(message.get("lastmove").asString()).isEqualTo("exch 3"));
    }

    private static CrosswordMove exchange(Tiles tiles) {
        return new CrosswordMove.Exchange(tiles);
    }

    @Test
    void theEnvironmentTellsNothingOfTheGame() throws IOException {
        // Long enough that no random name of a folder holds it.
        play(new Fixture(folder).persistent(CURIOUS), Fixture.greedy(), 729_184_653);
        String environment =
                Files.readString(new Fixture(folder).workspace().folder().resolve("environment"));
        assertThat(environment).doesNotContain("729184653").contains("PATH=");
    }

    private static Alphabet alphabet() {
        return Fixture.VARIANT.tiles().alphabet();
    }

    private static Tiles firstOf(Tiles bag, int count) {
        var counts = new int[bag.counts().length];
        int left = count;
        for (int number = 0; number < counts.length && left > 0; number++) {
            counts[number] = Math.min(left, bag.count(number));
            left -= counts[number];
        }
        return Tiles.of(counts);
    }
}

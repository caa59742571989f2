package dev.quoin.server.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.agent.CrosswordGreedyAgent;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.Refusal;
import dev.quoin.game.player.Player;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.match.BalancedOpenings;
import dev.quoin.othello.match.OthelloRuleset;
import dev.quoin.server.Running;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A bot on a real server.
@Timeout(300)
class BotTest {
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final Variant MINI = Variants.named("mini");
    private static final CrosswordRuleset RULES = CrosswordRuleset.of(
            MINI, Lexicons.named(MINI.lexicon(), MINI.tiles().alphabet()));
    private static final OthelloApiGame OTHELLO = new OthelloApiGame(new OthelloRuleset(BalancedOpenings.standard()));

    @TempDir
    static Path folder;

    private static Running running;

    private final List<String> messages = new ArrayList<>();

    @BeforeAll
    static void start() {
        running = Running.with(folder, settings -> settings);
    }

    @AfterAll
    static void stop() {
        running.close();
    }

    private ServerLink link(URI site) {
        return new ServerLink(site, messages::add);
    }

    private ServerLink link() {
        return link(running.client().address());
    }

    private static Bot<CrosswordPosition, CrosswordMove> crossword(
            ServerLink link, Agent<CrosswordPosition, CrosswordMove> agent) {
        return new Bot<>(link, new CrosswordApiGame(RULES, "mini"), Player.of("mine", agent), PATIENCE);
    }

    private static Bot<OthelloPosition, OthelloMove> othello(
            ServerLink link, Agent<OthelloPosition, OthelloMove> agent) {
        return new Bot<>(link, OTHELLO, Player.of("mine", agent), PATIENCE);
    }

    private static CrosswordGreedyAgent greedy() {
        return new CrosswordGreedyAgent(MINI, RULES.crossword().lexicon(), new SplittableRandom(1));
    }

    @Test
    void playsCrosswordFromBothSeats() throws Exception {
        try (ServerLink link = link()) {
            Bot<CrosswordPosition, CrosswordMove> bot = crossword(link, greedy());
            for (int number = 1; number <= 2; number++) {
                BotResult result = bot.play(number, "random");
                JsonNode game = link.game("api/crossword/games/" + result.id());
                assertThat(result.seat()).isEqualTo(number - 1);
                assertThat(game.path("over").asBoolean()).isTrue();
                assertThat(game.path("scores").path(result.seat()).asInt()).isEqualTo(result.own());
                assertThat(game.path("result").path("reason").asString()).isNotEqualTo("resigned");
                assertThat(result.failure()).isEmpty();
            }
        }
        assertThat(messages).isEmpty();
    }

    @Test
    void playsOthelloThroughAConnectionThatBreaks() throws Exception {
        try (var proxy = new LossyProxy(running.client().address());
                ServerLink link = link(proxy.address())) {
            BotResult result = othello(
                            link, (position, budget) -> position.legal().getFirst())
                    .play(2, "random");
            JsonNode game = link.game("api/othello/games/" + result.id());
            assertThat(game.path("over").asBoolean()).isTrue();
            assertThat(game.path("result").path("reason").asString()).isEqualTo("played-out");
            assertThat(result.own() + result.others()).isEqualTo(64);
            assertThat(proxy.cuts()).isPositive();
        }
        assertThat(messages).isNotEmpty().allMatch(message -> message.startsWith("No answer from http://127.0.0.1:"));
    }

    @Test
    void anIllegalMoveIsTriedAgainWithTheServersReason() throws Exception {
        var told = new ArrayList<Integer>();
        CrosswordGreedyAgent greedy = greedy();
        var agent = new Agent<CrosswordPosition, CrosswordMove>() {
            private boolean tried;

            @Override
            public CrosswordMove choose(CrosswordPosition seen, Budget budget) {
                if (!tried) {
                    tried = true;
                    return RULES.game().notation().read(seen, "8A QQ");
                }
                return greedy.choose(seen, budget);
            }

            @Override
            public void refused(Refusal why) {
                told.add(why.code());
            }
        };
        try (ServerLink link = link()) {
            assertThat(crossword(link, agent).play(1, "random").failure()).isEmpty();
        }
        assertThat(told).hasSize(1).allMatch(code -> code > 11);
    }

    @Test
    void anAgentThatFailsResigns() throws Exception {
        try (ServerLink link = link()) {
            BotResult result = othello(link, (position, budget) -> {
                        throw new IllegalStateException("out of ideas");
                    })
                    .play(1, "random");
            assertThat(result.halfPoints()).isZero();
            assertThat(result.failure().orElseThrow()).contains("out of ideas");
            assertThat(link.game("api/othello/games/" + result.id())
                            .path("result")
                            .path("reason")
                            .asString())
                    .isEqualTo("resigned");
        }
    }

    @Test
    void anInterruptResignsTheGame() throws Exception {
        var asked = new CountDownLatch(1);
        var agent = (Agent<OthelloPosition, OthelloMove>) (position, budget) -> {
            asked.countDown();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            throw new CancellationException();
        };
        try (ServerLink link = link()) {
            var thrown = new ArrayList<Exception>();
            Thread thread = Thread.ofPlatform().start(() -> {
                try {
                    othello(link, agent).play(1, "random");
                } catch (IOException | InterruptedException e) {
                    thrown.add(e);
                }
            });
            asked.await();
            thread.interrupt();
            thread.join();
            assertThat(thrown).singleElement().isInstanceOf(InterruptedException.class);
            JsonNode games = link.game("api/games").path("games");
            assertThat(games).hasSize(1);
            assertThat(games.path(0).path("over").asBoolean()).isTrue();
        }
    }

    @Test
    void whatTheServerDeclinesIsNotRepeated() {
        try (ServerLink link = link()) {
            assertThatThrownBy(() -> crossword(link, greedy()).play(1, "nobody"))
                    .isInstanceOf(IOException.class)
                    .hasMessageStartingWith("no such opponent: 'nobody'");
        }
        assertThat(messages).isEmpty();
    }
}

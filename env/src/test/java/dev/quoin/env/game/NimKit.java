package dev.quoin.env.game;

import dev.quoin.game.Agent;
import dev.quoin.game.Nim;
import dev.quoin.game.RandomAgent;
import dev.quoin.game.agent.AgentCatalog;
import dev.quoin.game.agent.AgentProvider;
import dev.quoin.game.kit.ActionEncoding;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.GameSettings;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.kit.Setting;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// Nim as a game from outside, with a setting and four agents.
public final class NimKit implements GameKit<Nim.Heap, Integer>, ActionEncoding<Nim.Heap, Integer> {
    static final String ID = "Nim-v0";
    private static final int MOST_STONES = 15;

    @Override
    public String id() {
        return "nim";
    }

    @Override
    public String title() {
        return "Nim";
    }

    @Override
    public List<Setting> settings() {
        return List.of(new Setting("heap", "", "how many stones there are at the start", List.of("7", "12")));
    }

    @Override
    public Ruleset<Nim.Heap, Integer> open(GameSettings settings) {
        Nim game = settings.value("heap").<Nim>map(NimKit::fixed).orElseGet(Nim::new);
        return Ruleset.of(id(), game, 2);
    }

    private static Nim fixed(String heap) {
        if (!heap.matches("[1-9]|1[0-5]")) {
            throw new IllegalArgumentException("heap must be 1 to 15, got '" + heap + "'");
        }
        return new Nim() {
            @Override
            public Heap start(RandomGenerator chance) {
                return new Heap(Integer.parseInt(heap), 0);
            }
        };
    }

    @Override
    public AgentCatalog<Nim.Heap, Integer> agents() {
        return AgentCatalog.of(
                Nim.class,
                List.of(
                        AgentProvider.of(
                                Nim.class,
                                "chance",
                                "Chance",
                                "takes any number",
                                game -> random -> new RandomAgent<>(game, random)),
                        agent("perfect", (heap, budget) -> heap.stones() % 4 == 0 ? 1 : heap.stones() % 4),
                        agent("illegal", (heap, budget) -> 9),
                        agent("broken", (heap, budget) -> {
                            throw new IllegalStateException("out of order");
                        })));
    }

    private static AgentProvider<Nim.Heap, Integer> agent(String name, Agent<Nim.Heap, Integer> agent) {
        return AgentProvider.of(Nim.class, name, name, "is called " + name, game -> random -> agent);
    }

    @Override
    public Optional<ActionEncoding<Nim.Heap, Integer>> encoding() {
        return Optional.of(this);
    }

    @Override
    public int actions() {
        return 3;
    }

    @Override
    public int action(Nim.Heap heap, Integer stones) {
        return stones - 1;
    }

    @Override
    public Integer move(Nim.Heap heap, int action) {
        return action + 1;
    }

    @Override
    public List<Integer> shape() {
        return List.of(2, MOST_STONES);
    }

    /// Two rows: the stones, and whether the seat is the second.
    @Override
    public void observe(Nim.Heap heap, int seat, float[] values) {
        for (int stone = 0; stone < MOST_STONES; stone++) {
            values[stone] = stone < heap.stones() ? 1 : 0;
            values[MOST_STONES + stone] = seat;
        }
    }
}

package dev.quoin.learning.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.CrosswordAgents;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.env.Environments;
import dev.quoin.env.crossword.CrosswordSlots;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import java.nio.file.Path;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrosswordModelsTest {
    private static final Variant MINI = Variants.named("mini");

    @TempDir
    private Path folder;

    static int actions() {
        return Environments.slots("MiniScrabble-v0", Map.of(), 1).layout().actions();
    }

    private String model() {
        return "model:" + ToyModels.write(folder, "toy.onnx", ToyModels.mini(actions()));
    }

    private static Lexicon words(String name) {
        return Lexicons.named(name, MINI.tiles().alphabet());
    }

    /// The agent sees only its own side, the environment knows all; both must come to the same move.
    @Test
    void choosesFromWhatItsSeatSeesAsTheModelDoesInItsEnvironment() {
        Agent<CrosswordPosition, CrosswordMove> agent = CrosswordAgents.catalog()
                .agent(model())
                .prepare(Crossword.of(MINI, words(MINI.lexicon()), 2))
                .create(new SplittableRandom(1));
        Model model = ModelFile.open(model().substring("model:".length()));
        var slots = (CrosswordSlots) model.slots(1);
        ModelSlot<CrosswordSlots> slot = ModelSlot.of(slots);
        int turns = 0;
        for (int game = 0; game < 10; game++) {
            slots.start(0, game, Map.of());
            while (!slots.isTerminated(0) && !slots.isTruncated(0)) {
                CrosswordPosition position = slots.position(0);
                int action = model.choose(slot.columns(), 0);
                CrosswordMove chosen = agent.choose(position.seenBy(position.toMove()), Budget.unlimited());
                assertThat(chosen).isEqualTo(slots.move(0, action));
                slots.act(0, action);
                turns++;
            }
        }
        assertThat(turns).isGreaterThan(20);
    }

    @Test
    void anotherVariantIsRefused() {
        Variant standard = Variants.named("standard");
        var agent = CrosswordAgents.catalog().agent(model());
        assertThatThrownBy(() -> agent.prepare(Crossword.of(standard, words(standard.lexicon()), 2)))
                .isInstanceOf(ModelException.class)
                .hasMessageEndingWith("plays MiniScrabble-v0 on variant 'mini', not 'standard'");
    }

    @Test
    void anotherWordListIsRefused() {
        var agent = CrosswordAgents.catalog().agent(model());
        assertThatThrownBy(() -> agent.prepare(Crossword.of(MINI.withLexicon("enable"), words("enable"), 2)))
                .isInstanceOf(ModelException.class)
                .hasMessageContaining("words and cannot be used with these");
    }

    @Test
    void aModelOfAnotherGameIsRefused() {
        Path file = ToyModels.write(folder, "o.onnx", ToyModels.othello(new float[64 * 192]));
        assertThatThrownBy(() -> CrosswordAgents.catalog().agent("model:" + file))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("model:" + file + " plays Othello-v0, not the crossword game");
    }

    @Test
    void canBeTheOpponentInAnEnvironment() {
        var slots = Environments.slots("MiniScrabble-v0", Map.of("opponent", model(), "agent_player", "second"), 1);
        ModelSlot.of(slots);
        slots.start(0, 7, Map.of());
        assertThat(((CrosswordSlots) slots).position(0).toMove()).isEqualTo(1);
    }
}

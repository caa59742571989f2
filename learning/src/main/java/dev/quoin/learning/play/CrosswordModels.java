package dev.quoin.learning.play;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.AgentKind;
import dev.quoin.crossword.agent.AgentPlugin;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.env.crossword.CrosswordSlots;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.agent.AgentFactory;
import java.util.Arrays;
import java.util.List;

/// Models as crossword agents, named `model:FILE`.
public final class CrosswordModels implements AgentPlugin {
    @Override
    public String form() {
        return ModelFile.PREFIX + "FILE";
    }

    @Override
    public AgentKind named(String argument) {
        Model model = ModelFile.open(argument);
        String name = ModelFile.PREFIX + argument;
        if (!(model.slots(1) instanceof CrosswordSlots)) {
            throw new ModelException(name + " plays " + model.card().environment() + ", not the crossword game");
        }
        return new AgentKind(
                name,
                ModelTitle.of(argument),
                ModelTitle.DESCRIPTION,
                (variant, lexicon) -> prepared(name, model, variant, lexicon));
    }

    private static AgentFactory<CrosswordPosition, CrosswordMove> prepared(
            String name, Model model, Variant variant, Lexicon lexicon) {
        CrosswordSlots first = slots(model);
        Crossword own = first.game();
        if (!own.variant().withLexicon(variant.lexicon()).equals(variant)) {
            throw new ModelException(name + " plays " + model.card().environment() + ", which is variant '"
                    + own.variant().name() + "', not '" + variant.name() + "'");
        }
        if (!Arrays.equals(own.lexicon().graph(), lexicon.graph())) {
            throw new ModelException(name + " knows the " + own.lexicon().wordCount()
                    + " words of the list it was trained with, not these " + lexicon.wordCount());
        }
        var pool = new ModelSlots<>(first, () -> slots(model));
        return _ -> new ModelAgent(model, pool);
    }

    private static CrosswordSlots slots(Model model) {
        return (CrosswordSlots) model.slots(1);
    }

    @Override
    public List<String> shipped(Variant variant) {
        return RuntimeLibrary.isThere()
                ? ModelFile.shipped().stream()
                        .filter(model -> model.slots() == CrosswordSlots.class
                                && model.variant().equals(variant.name()))
                        .map(ModelFile.Shipped::agent)
                        .toList()
                : List.of();
    }

    /// Sets up each position in the environment, and plays the legal action with the highest logit.
    private record ModelAgent(Model model, ModelSlots<CrosswordSlots> pool)
            implements Agent<CrosswordPosition, CrosswordMove> {
        @Override
        public CrosswordMove choose(CrosswordPosition seen, Budget budget) {
            return pool.use(slot -> {
                slot.slots().startSeen(0, seen);
                return slot.slots().move(0, model.choose(slot.columns(), 0));
            });
        }
    }
}

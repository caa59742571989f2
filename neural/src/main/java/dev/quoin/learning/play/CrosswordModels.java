package dev.quoin.learning.play;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.env.crossword.CrosswordSlots;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.AgentFactory;
import dev.quoin.game.agent.AgentProvider;
import dev.quoin.game.agent.Arguments;
import dev.quoin.game.agent.Level;
import dev.quoin.game.agent.NamedAgent;
import java.util.Arrays;
import java.util.List;

/// Models as crossword agents, named `model:FILE`.
public final class CrosswordModels implements AgentProvider<CrosswordPosition, CrosswordMove> {
    @Override
    public Class<Crossword> game() {
        return Crossword.class;
    }

    @Override
    public AgentDescription description() {
        return ModelTitle.AGENT;
    }

    @Override
    public NamedAgent<CrosswordPosition, CrosswordMove> agent(Arguments arguments) {
        String file = arguments.text(ModelTitle.FILE);
        Model model = ModelFile.open(file);
        String name = ModelFile.PREFIX + file;
        if (!(model.slots(1) instanceof CrosswordSlots)) {
            throw new ModelException(name + " plays " + model.card().environment() + ", not the crossword game");
        }
        return new NamedAgent<>(
                name, ModelTitle.of(file), ModelTitle.DESCRIPTION, game -> prepared(name, model, (Crossword) game));
    }

    private static AgentFactory<CrosswordPosition, CrosswordMove> prepared(String name, Model model, Crossword game) {
        Variant variant = game.variant();
        Lexicon lexicon = game.lexicon();
        CrosswordSlots first = slots(model);
        Crossword own = first.game();
        if (!own.variant().withLexicon(variant.lexicon()).untitled().equals(variant.untitled())) {
            throw new ModelException(name + " plays " + model.card().environment() + " on variant '"
                    + own.variant().name() + "', not '" + variant.name() + "'");
        }
        if (!Arrays.equals(own.lexicon().graph(), lexicon.graph())) {
            throw new ModelException(name + " was trained with a word list of "
                    + own.lexicon().wordCount() + " words and cannot be used with these " + lexicon.wordCount());
        }
        var pool = new ModelSlots<>(first, () -> slots(model));
        return _ -> new ModelAgent(model, pool);
    }

    private static CrosswordSlots slots(Model model) {
        return (CrosswordSlots) model.slots(1);
    }

    @Override
    public List<Level> levels() {
        return ModelFile.shipped(CrosswordSlots.class).stream()
                .map(model -> new Level(
                        model.agent(),
                        model.agent(),
                        "Learned",
                        "A neural network trained by self-play on this board. It does not look ahead.",
                        List.of(model.variant())))
                .toList();
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

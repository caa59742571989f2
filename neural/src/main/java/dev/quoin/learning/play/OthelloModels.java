package dev.quoin.learning.play;

import dev.quoin.env.othello.OthelloSlots;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.AgentProvider;
import dev.quoin.game.agent.Arguments;
import dev.quoin.game.agent.Level;
import dev.quoin.game.agent.NamedAgent;
import dev.quoin.othello.Othello;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.util.List;
import java.util.Map;

/// Models as Othello agents, named `model:FILE`.
public final class OthelloModels implements AgentProvider<OthelloPosition, OthelloMove> {
    @Override
    public Class<Othello> game() {
        return Othello.class;
    }

    @Override
    public AgentDescription description() {
        return ModelTitle.AGENT;
    }

    @Override
    public NamedAgent<OthelloPosition, OthelloMove> agent(Arguments arguments) {
        String file = arguments.text(ModelTitle.FILE);
        Model model = ModelFile.open(file);
        String name = ModelFile.PREFIX + file;
        if (!(model.slots(1) instanceof OthelloSlots first)) {
            throw new ModelException(name + " plays " + model.card().environment() + ", not Othello");
        }
        var pool = new ModelSlots<>(first, () -> slots(model));
        return new NamedAgent<>(
                name, ModelTitle.of(file), ModelTitle.DESCRIPTION, game -> chance -> new ModelAgent(model, pool));
    }

    private static OthelloSlots slots(Model model) {
        return (OthelloSlots) model.slots(1);
    }

    @Override
    public List<Level> levels() {
        return ModelFile.shipped(OthelloSlots.class).stream()
                .map(model -> Level.of(
                        model.agent(),
                        model.agent(),
                        "Learned",
                        "A neural network trained by self-play. It does not look ahead."))
                .toList();
    }

    /// Sets up each position in the environment, and plays the legal action with the highest logit.
    private record ModelAgent(Model model, ModelSlots<OthelloSlots> pool)
            implements Agent<OthelloPosition, OthelloMove> {
        @Override
        public OthelloMove choose(OthelloPosition seen, Budget budget) {
            if (seen.moves() == 0) {
                return OthelloMove.pass();
            }
            return pool.use(slot -> {
                slot.slots().start(0, 0, Map.of("position", seen));
                return OthelloMove.place(model.choose(slot.columns(), 0));
            });
        }
    }
}

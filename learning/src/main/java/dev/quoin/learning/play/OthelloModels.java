package dev.quoin.learning.play;

import dev.quoin.env.othello.OthelloSlots;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.othello.agent.OthelloAgentKind;
import dev.quoin.othello.agent.OthelloAgentPlugin;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.util.List;
import java.util.Map;

/// Models as Othello agents, named `model:FILE`.
public final class OthelloModels implements OthelloAgentPlugin {
    @Override
    public String form() {
        return ModelFile.PREFIX + "FILE";
    }

    @Override
    public OthelloAgentKind named(String argument) {
        Model model = ModelFile.open(argument);
        String name = ModelFile.PREFIX + argument;
        if (!(model.slots(1) instanceof OthelloSlots first)) {
            throw new ModelException(name + " plays " + model.card().environment() + ", not Othello");
        }
        var pool = new ModelSlots<>(first, () -> slots(model));
        return new OthelloAgentKind(
                name, ModelTitle.of(argument), ModelTitle.DESCRIPTION, _ -> new ModelAgent(model, pool));
    }

    private static OthelloSlots slots(Model model) {
        return (OthelloSlots) model.slots(1);
    }

    @Override
    public List<String> shipped() {
        return RuntimeLibrary.isThere()
                ? ModelFile.shipped().stream()
                        .filter(model -> model.slots() == OthelloSlots.class)
                        .map(ModelFile.Shipped::agent)
                        .toList()
                : List.of();
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

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

/// Models as Othello agents, by the name `model:FILE`.
public final class OthelloModels implements OthelloAgentPlugin {
    private static final String ENVIRONMENT = "Othello-v0";

    @Override
    public String form() {
        return ModelFile.PREFIX + "FILE";
    }

    @Override
    public OthelloAgentKind named(String argument) {
        Model model = ModelFile.open(argument);
        String name = ModelFile.PREFIX + argument;
        if (!model.card().environment().equals(ENVIRONMENT)) {
            throw new ModelException(name + " plays " + model.card().environment() + ", not Othello");
        }
        var room = new ModelSlot.Room<>(slots(model), () -> slots(model));
        return new OthelloAgentKind(name, ModelTitle.of(argument), ModelTitle.HABIT, (_, _) -> new Player(model, room));
    }

    private static OthelloSlots slots(Model model) {
        return (OthelloSlots) model.slots(1);
    }

    @Override
    public List<String> shipped() {
        return RuntimeLibrary.isThere()
                ? ModelFile.shipped().stream()
                        .filter(model -> model.environment().equals(ENVIRONMENT))
                        .map(ModelFile.Shipped::agent)
                        .toList()
                : List.of();
    }

    /// Shows each position as the environment does, and plays what the model likes best.
    private record Player(Model model, ModelSlot.Room<OthelloSlots> room) implements Agent<OthelloPosition, OthelloMove> {
        @Override
        public OthelloMove choose(OthelloPosition seen, Budget budget) {
            if (seen.moves() == 0) {
                return OthelloMove.pass();
            }
            return room.use(desk -> {
                desk.slots().start(0, 0, Map.of("position", seen));
                return OthelloMove.place(model.choose(desk.shown(), 0));
            });
        }
    }
}

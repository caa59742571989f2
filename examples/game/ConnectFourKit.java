import dev.quoin.game.RandomAgent;
import dev.quoin.game.agent.AgentCatalog;
import dev.quoin.game.agent.AgentProvider;
import dev.quoin.game.kit.ActionEncoding;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.GameSettings;
import dev.quoin.game.kit.Ruleset;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Connect Four for the arena, the terminal and learning.
public final class ConnectFourKit
        implements GameKit<ConnectFour.Position, Integer>, ActionEncoding<ConnectFour.Position, Integer> {
    private static final int PLAYERS = 2;

    @Override
    public String id() {
        return "connect-four";
    }

    @Override
    public String title() {
        return "Connect Four";
    }

    @Override
    public Ruleset<ConnectFour.Position, Integer> open(GameSettings settings) {
        return Ruleset.of(id(), new ConnectFour(), PLAYERS);
    }

    @Override
    public AgentCatalog<ConnectFour.Position, Integer> agents() {
        return AgentCatalog.of(
                ConnectFour.class,
                List.of(
                        AgentProvider.of(
                                ConnectFour.class,
                                "random",
                                "Random",
                                "plays any legal move",
                                game -> chance -> new RandomAgent<>(game, chance)),
                        AgentProvider.of(
                                ConnectFour.class,
                                "center",
                                "Center",
                                "plays as close to the center as it can",
                                game -> chance -> (seen, budget) -> game.legalMoves(seen).stream()
                                        .min(Comparator.comparing(column -> Math.abs(column - ConnectFour.COLUMNS / 2)))
                                        .orElseThrow())));
    }

    @Override
    public Optional<ActionEncoding<ConnectFour.Position, Integer>> encoding() {
        return Optional.of(this);
    }

    @Override
    public int actions() {
        return ConnectFour.COLUMNS;
    }

    @Override
    public int action(ConnectFour.Position position, Integer column) {
        return column;
    }

    @Override
    public Integer move(ConnectFour.Position position, int action) {
        return action;
    }

    @Override
    public List<Integer> shape() {
        return List.of(PLAYERS, ConnectFour.ROWS, ConnectFour.COLUMNS);
    }

    /// Two planes: the discs of the seat itself, and those of its opponent.
    @Override
    public void observe(ConnectFour.Position seen, int seat, float[] values) {
        for (int column = 0; column < ConnectFour.COLUMNS; column++) {
            for (int row = 0; row < seen.height(column); row++) {
                int plane = seen.disc(column, row) == "XO".charAt(seat) ? 0 : 1;
                values[(plane * ConnectFour.ROWS + row) * ConnectFour.COLUMNS + column] = 1;
            }
        }
    }
}

package dev.quoin.server.othello;

import dev.quoin.game.agent.Level;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.Contestant;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.match.BalancedOpenings;
import dev.quoin.othello.match.OthelloKit;
import dev.quoin.othello.match.OthelloRuleset;
import dev.quoin.server.http.Routes;
import dev.quoin.server.room.HostedAgents;
import dev.quoin.server.room.HostedGame;
import dev.quoin.server.room.Rooms;
import java.util.List;

/// Othello and its levels. Thread-safe.
public final class HostedOthello implements HostedGame<OthelloPosition, OthelloMove> {
    /// The one variant there is.
    public static final String NO_VARIANT = "";

    private final OthelloRuleset ruleset = new OthelloRuleset(BalancedOpenings.standard());
    private final HostedAgents<OthelloPosition, OthelloMove> agents;

    /// Othello, played by agents of the operator too, as [HostedAgents] reads them.
    ///
    /// @throws IllegalArgumentException when one of them cannot be used
    public HostedOthello(List<String> added) {
        this.agents = new HostedAgents<>(new OthelloKit(), added);
    }

    @Override
    public String kind() {
        return OthelloRuleset.ID;
    }

    @Override
    public Ruleset<OthelloPosition, OthelloMove> ruleset(String variant) {
        return ruleset;
    }

    @Override
    public List<Level> levels() {
        return agents.levels();
    }

    @Override
    public Contestant<OthelloPosition, OthelloMove> contestant(String variant, String agent) {
        requireOffered(variant, agent);
        return agents.contestant(variant, agent, () -> ruleset);
    }

    @Override
    public Routes routes(Rooms<OthelloPosition, OthelloMove> rooms) {
        return new OthelloRoutes(rooms);
    }
}

package dev.quoin.server.othello;

import dev.quoin.game.agent.Level;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.process.Sandbox;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.match.BalancedOpenings;
import dev.quoin.othello.match.OthelloKit;
import dev.quoin.othello.match.OthelloRuleset;
import dev.quoin.server.http.Routes;
import dev.quoin.server.room.HostedAgents;
import dev.quoin.server.room.HostedGame;
import dev.quoin.server.room.Rooms;
import dev.quoin.server.work.WorkScheduler;
import java.util.List;
import java.util.Optional;

/// Othello and its agents. Thread-safe.
public final class HostedOthello implements HostedGame<OthelloPosition, OthelloMove> {
    /// The only variant.
    public static final String NO_VARIANT = "";

    private final OthelloRuleset ruleset = new OthelloRuleset(BalancedOpenings.standard());
    private final HostedAgents<OthelloPosition, OthelloMove> agents;

    /// Creates the game, with additional agents of the operator, as [HostedAgents] reads them.
    ///
    /// @param sandbox the sandbox of programs; empty for none
    /// @throws IllegalArgumentException when one of the agents cannot be used
    public HostedOthello(List<String> added, Optional<Sandbox> sandbox) {
        this.agents = new HostedAgents<>(new OthelloKit(), added, sandbox);
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
    public Routes routes(Rooms<OthelloPosition, OthelloMove> rooms, WorkScheduler scheduler) {
        return new OthelloRoutes(rooms);
    }
}

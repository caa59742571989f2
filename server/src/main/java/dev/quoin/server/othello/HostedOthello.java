package dev.quoin.server.othello;

import dev.quoin.game.agent.Level;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.play.Contestant;
import dev.quoin.othello.agent.OthelloAgentKind;
import dev.quoin.othello.agent.OthelloAgentPlugin;
import dev.quoin.othello.agent.OthelloLevels;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.match.BalancedOpenings;
import dev.quoin.othello.match.OthelloRuleset;
import dev.quoin.server.http.Refused;
import dev.quoin.server.room.HostedGame;
import dev.quoin.server.room.Outsiders;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// Othello and its levels. Thread-safe.
public final class HostedOthello implements HostedGame<OthelloPosition, OthelloMove> {
    /// The one variant there is.
    public static final String NO_VARIANT = "";

    private final OthelloRuleset ruleset = new OthelloRuleset(BalancedOpenings.standard());

    private final Outsiders outsiders;
    private final List<Level> opponents;
    private final Map<String, OthelloAgentKind> kinds = new ConcurrentHashMap<>();

    /// A house that also lets players of the operator's play, as [Outsiders] reads them.
    ///
    /// @throws IllegalArgumentException when one of them cannot be used
    public HostedOthello(List<String> outsiders) {
        this.outsiders =
                Outsiders.of(outsiders, text -> OthelloAgentKind.named(text).isPresent());
        this.opponents = Stream.of(OthelloLevels.all(), learnt(), this.outsiders.opponents())
                .flatMap(List::stream)
                .toList();
    }

    /// Networks that come with the program, where what runs them is there.
    private static List<Level> learnt() {
        return OthelloAgentPlugin.found().stream()
                .flatMap(plugin -> plugin.shipped().stream())
                .map(name -> Level.of(
                        name, name, "Learnt", "A neural network trained by self-play. It does not look ahead."))
                .toList();
    }

    @Override
    public String kind() {
        return "othello";
    }

    @Override
    public Ruleset<OthelloPosition, OthelloMove> ruleset(String variant) {
        return ruleset;
    }

    @Override
    public List<Level> opponents() {
        return opponents;
    }

    @Override
    public Contestant<OthelloPosition, OthelloMove> contestant(String variant, String agent) {
        requireOffered(variant, agent);
        return outsiders.program(agent, ruleset).orElseGet(() -> inside(agent));
    }

    private Contestant<OthelloPosition, OthelloMove> inside(String name) {
        OthelloAgentKind kind = kinds.computeIfAbsent(outsiders.agent(name), HostedOthello::kind);
        return Contestant.of(name, kind.factory());
    }

    private static OthelloAgentKind kind(String name) {
        try {
            return OthelloAgentKind.named(name).orElseThrow();
        } catch (IllegalArgumentException unusable) {
            throw Refused.unknown("'" + name + "' cannot play here: " + unusable.getMessage());
        }
    }
}

package dev.quoin.server.othello;

import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.play.BuiltIn;
import dev.quoin.game.play.Contestant;
import dev.quoin.othello.agent.OthelloAgentKind;
import dev.quoin.othello.agent.OthelloAgentPlugin;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.match.BalancedOpenings;
import dev.quoin.othello.match.OthelloRuleset;
import dev.quoin.othello.search.SearchLimits;
import dev.quoin.server.http.Refused;
import dev.quoin.server.room.HostedGame;
import dev.quoin.server.room.Opponent;
import dev.quoin.server.room.Outsiders;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// Othello and its levels. Thread-safe.
public final class HostedOthello implements HostedGame<OthelloPosition, OthelloMove> {
    /// The one variant there is.
    public static final String NO_VARIANT = "";

    private static final String SEARCH = "search:";

    /// Nobody likes to wait longer, however strong the reply.
    private static final Duration LONGEST_THOUGHT = Duration.ofSeconds(5);

    private static final List<Opponent> OPPONENTS = List.of(
            new Opponent("random", "Any move", "Plays any square that is allowed."),
            new Opponent(
                    "greedy", "Beginner", "Turns as many discs as it can, as most people do in their first games."),
            new Opponent(SEARCH + 1, "Easy", "Looks one move ahead and knows that corners are good."),
            new Opponent(SEARCH + 3, "Medium", "Looks three moves ahead; sees the last squares through to the end."),
            new Opponent(SEARCH + 6, "Hard", "Looks six moves ahead; plays the last sixteen squares without a fault."),
            new Opponent(
                    SEARCH + 10, "Very hard", "Looks ten moves ahead; plays the last sixteen squares without a fault."),
            new Opponent(
                    "patterns:10",
                    "Expert",
                    "Looks ten moves ahead and judges by patterns that it learnt by playing itself."));

    private final OthelloRuleset ruleset = new OthelloRuleset(BalancedOpenings.standard());

    private final Outsiders outsiders;
    private final List<Opponent> opponents;
    private final Map<String, OthelloAgentKind> kinds = new ConcurrentHashMap<>();

    /// A house that also lets players of the operator's play, as [Outsiders] reads them.
    ///
    /// @throws IllegalArgumentException when one of them cannot be used
    public HostedOthello(List<String> outsiders) {
        this.outsiders =
                Outsiders.of(outsiders, text -> OthelloAgentKind.named(text).isPresent());
        this.opponents = Stream.of(OPPONENTS, learnt(), this.outsiders.opponents())
                .flatMap(List::stream)
                .toList();
    }

    /// Networks that come with the program, where what runs them is there.
    private static List<Opponent> learnt() {
        return OthelloAgentPlugin.found().stream()
                .flatMap(plugin -> plugin.shipped().stream())
                .map(name ->
                        new Opponent(name, "Learnt", "A network that learnt by playing, and plays at first sight."))
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
    public List<Opponent> opponents() {
        return opponents;
    }

    @Override
    public Contestant<OthelloPosition, OthelloMove> contestant(String variant, String agent) {
        requireOffered(variant, agent);
        return outsiders.program(agent, ruleset).orElseGet(() -> inside(agent));
    }

    private BuiltIn<OthelloPosition, OthelloMove> inside(String name) {
        OthelloAgentKind kind = kinds.computeIfAbsent(outsiders.agent(name), HostedOthello::kind);
        return new BuiltIn<>(name, chance -> kind.recipe().make(chance, SearchLimits.ofTime(LONGEST_THOUGHT)));
    }

    private static OthelloAgentKind kind(String name) {
        try {
            return OthelloAgentKind.named(name).orElseThrow();
        } catch (IllegalArgumentException unusable) {
            throw Refused.unknown("'" + name + "' cannot play here: " + unusable.getMessage());
        }
    }
}

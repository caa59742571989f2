package dev.quoin.server.othello;

import dev.quoin.arena.discipline.Discipline;
import dev.quoin.arena.othello.BalancedOpenings;
import dev.quoin.arena.othello.OthelloDiscipline;
import dev.quoin.arena.player.BuiltIn;
import dev.quoin.arena.player.Contestant;
import dev.quoin.game.Agent;
import dev.quoin.othello.agent.OthelloAgentKind;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.search.Limits;
import dev.quoin.server.http.Refused;
import dev.quoin.server.room.House;
import dev.quoin.server.room.Opponent;
import dev.quoin.server.room.Outsiders;
import java.time.Duration;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// Othello and its levels; immutable, safe to share.
public final class OthelloHouse implements House<OthelloPosition, OthelloMove> {
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
            new Opponent(SEARCH + 6, "Hard", "Looks six moves ahead; plays the last twelve squares without a fault."),
            new Opponent(
                    SEARCH + 10,
                    "Very hard",
                    "Looks ten moves ahead; plays the last sixteen squares without a fault."));

    private final OthelloDiscipline discipline = new OthelloDiscipline(BalancedOpenings.standard());

    private final Outsiders outsiders;
    private final List<Opponent> opponents;

    /// A house that also lets programs play.
    public OthelloHouse(Outsiders outsiders) {
        this.outsiders = outsiders;
        this.opponents = Stream.concat(OPPONENTS.stream(), outsiders.opponents().stream())
                .toList();
    }

    @Override
    public String kind() {
        return "othello";
    }

    @Override
    public Discipline<OthelloPosition, OthelloMove> discipline(String variant) {
        return discipline;
    }

    @Override
    public List<Opponent> opponents() {
        return opponents;
    }

    @Override
    public Contestant<OthelloPosition, OthelloMove> contestant(String variant, String agent) {
        if (opponents().stream().noneMatch(opponent -> opponent.name().equals(agent))) {
            throw Refused.unknown("there is no opponent '" + agent + "', expected one of "
                    + String.join(", ", opponents().stream().map(Opponent::name).toList()));
        }
        return outsiders.named(agent, discipline).orElseGet(() -> new BuiltIn<>(agent, chance -> agent(agent, chance)));
    }

    private static Agent<OthelloPosition, OthelloMove> agent(String name, RandomGenerator chance) {
        return OthelloAgentKind.named(name).orElseThrow().recipe().make(chance, Limits.ofTime(LONGEST_THOUGHT));
    }
}

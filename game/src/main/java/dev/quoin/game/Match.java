package dev.quoin.game;

import dev.quoin.game.Transcript.Ending;
import dev.quoin.game.Transcript.Refusal;
import dev.quoin.game.Transcript.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/// One game between agents: asks whoever has the turn, plays the answer, records everything.
///
/// Agents see only [Game#seenBy]. A refused move is data, not an error: the agent is told why and asked again
/// until its tries are used up, then the [Forfeiture] decides. The same seed and agents give the same transcript.
///
/// @param game the rules
/// @param agents one for each seat, in seat order
/// @param budget what each move may cost
/// @param tries how many refused moves an agent may make in one turn, at least 1
/// @param forfeiture what happens after the last try
/// @param <P> a position
/// @param <M> a move
public record Match<P, M>(
        Game<P, M> game, List<Agent<P, M>> agents, Budget budget, int tries, Forfeiture<P, M> forfeiture) {
    /// How many tries an agent has when nothing else is said.
    public static final int DEFAULT_TRIES = 3;

    public Match {
        agents = List.copyOf(agents);
        if (agents.isEmpty()) {
            throw new IllegalArgumentException("a match needs an agent for every seat, got none");
        }
        if (tries < 1) {
            throw new IllegalArgumentException("an agent must have at least 1 try a turn, got " + tries);
        }
    }

    /// A match without a budget in which an agent loses the game after [#DEFAULT_TRIES] refused moves in one
    /// turn.
    public static <P, M> Match<P, M> between(Game<P, M> game, List<Agent<P, M>> agents) {
        return new Match<>(game, agents, Budget.unlimited(), DEFAULT_TRIES, Forfeiture.loss());
    }

    /// Plays one game to its end.
    public Transcript<P, M> play(RandomGenerator chance) {
        return play(chance, turn -> {});
    }

    /// Plays one game to its end and shows every turn as it happens.
    public Transcript<P, M> play(RandomGenerator chance, Consumer<Turn<P, M>> watcher) {
        P start = game.start(chance);
        P position = start;
        var turns = new ArrayList<Turn<P, M>>();
        Optional<Outcome> outcome = game.outcome(position);
        while (outcome.isEmpty()) {
            var refusals = new ArrayList<Refusal<M>>();
            Optional<Turn<P, M>> turn = turn(position, refusals, chance);
            if (turn.isEmpty()) {
                return new Transcript<>(start, turns, new Ending.Forfeited(game.toMove(position), refusals));
            }
            turns.add(turn.get());
            watcher.accept(turn.get());
            position = turn.get().after();
            outcome = game.outcome(position);
        }
        return new Transcript<>(start, turns, new Ending.Finished(outcome.get()));
    }

    /// One turn, empty when the seat loses the game for want of a legal move.
    private Optional<Turn<P, M>> turn(P position, List<Refusal<M>> refusals, RandomGenerator chance) {
        int seat = game.toMove(position);
        Agent<P, M> agent = agentOf(seat);
        P seen = game.seenBy(seat, position);
        while (refusals.size() < tries) {
            Optional<M> move = Optional.empty();
            try {
                move = Optional.of(agent.choose(seen, budget));
                P after = game.play(position, move.get(), chance);
                return Optional.of(new Turn<>(seat, move.get(), after, refusals, false));
            } catch (IllegalMoveException why) {
                refusals.add(new Refusal<>(move, why.code(), why.sentence()));
                agent.refused(why);
            }
        }
        return switch (forfeiture) {
            case Forfeiture.Loss<P, M> loss -> Optional.empty();
            case Forfeiture.Substitute<P, M>(var instead) -> {
                M move = instead.apply(position);
                yield Optional.of(new Turn<>(seat, move, game.play(position, move, chance), refusals, true));
            }
        };
    }

    private Agent<P, M> agentOf(int seat) {
        if (seat < 0 || seat >= agents.size()) {
            throw new IllegalStateException(
                    "the game gave the turn to seat " + seat + ", the match has seats 0 to " + (agents.size() - 1));
        }
        return agents.get(seat);
    }
}

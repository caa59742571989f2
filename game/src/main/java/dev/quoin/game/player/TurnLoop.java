package dev.quoin.game.player;

import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.Refusal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;

/// Asks a player for a move until it gives a legal one. Everybody who needs a move from an agent comes here: matches,
/// the server, the terminal and environments. What follows a failure is up to them.
///
/// A player whose thread is interrupted has not failed: its [CancellationException] reaches the caller, and there is no
/// answer.
public final class TurnLoop {
    /// How many illegal moves a player may make in one turn unless something else is said.
    public static final int DEFAULT_TRIES = 3;

    /// Agents of this process are not timed from outside.
    private static final Duration UNUSED_TIMEOUT = Duration.ofMinutes(1);

    private TurnLoop() {}

    /// How asking ended.
    ///
    /// @param <P> a position
    /// @param <M> a move
    public sealed interface Answer<P, M> {
        /// The illegal moves, in order.
        List<Refusal> refusals();

        /// The player gave a legal move.
        ///
        /// @param after the position after it
        record Moved<P, M>(M move, P after, List<Refusal> refusals) implements Answer<P, M> {}

        /// Every try was an illegal move.
        record Exhausted<P, M>(List<Refusal> refusals) implements Answer<P, M> {}

        /// The player crashed, did not answer, or ran out of time.
        record Failed<P, M>(PlayerFailure failure, List<Refusal> refusals) implements Answer<P, M> {}

        /// Why there is no move, in words; empty when there is one.
        default Optional<String> trouble() {
            return switch (this) {
                case Moved<P, M> _ -> Optional.empty();
                case Exhausted<P, M>(List<Refusal> refusals) ->
                    Optional.of(refusals.getLast().message());
                case Failed<P, M>(PlayerFailure failure, var _) -> Optional.of(failure.reason());
            };
        }
    }

    /// Asks for a move.
    ///
    /// @param request makes the request from what was wrong with the last answer
    /// @param judge plays a move, or throws [IllegalMoveException]
    /// @param tries how many illegal moves are allowed, at least 1
    /// @throws CancellationException when this thread was interrupted and the player stopped for that reason
    public static <P, M> Answer<P, M> ask(
            Player<P, M> player, Function<Optional<Refusal>, Request<P>> request, Function<M, P> judge, int tries) {
        var refusals = new ArrayList<Refusal>();
        Optional<Refusal> last = Optional.empty();
        while (refusals.size() < tries) {
            try {
                M move = choose(player, request.apply(last));
                return new Answer.Moved<>(move, judge.apply(move), List.copyOf(refusals));
            } catch (IllegalMoveException illegal) {
                refusals.add(illegal.refusal());
                last = Optional.of(illegal.refusal());
            } catch (PlayerFailure failure) {
                return new Answer.Failed<>(failure, List.copyOf(refusals));
            }
        }
        return new Answer.Exhausted<>(List.copyOf(refusals));
    }

    /// Asks an agent for a move, in a game without clocks.
    ///
    /// @param seen what the seat to move sees
    /// @param judge plays a move, or throws [IllegalMoveException]
    /// @throws CancellationException when this thread was interrupted and the agent stopped for that reason
    public static <P, M> Answer<P, M> ask(Agent<P, M> agent, P seen, Budget budget, Function<M, P> judge, int tries) {
        var limit = TimeLimit.of(budget, UNUSED_TIMEOUT);
        return ask(
                new AgentPlayer<>("the agent", agent, seed -> {}),
                refused -> new Request<>(seen, 0, 1, "", limit, refused),
                judge,
                tries);
    }

    /// Whatever else a player throws is its failure, not the caller's.
    private static <P, M> M choose(Player<P, M> player, Request<P> request) {
        try {
            return player.choose(request);
        } catch (IllegalMoveException | PlayerFailure known) {
            throw known;
        } catch (RuntimeException crash) {
            if (isCancelled(crash)) {
                throw crash;
            }
            throw new PlayerFailure(PlayerError.DIED, player.name() + " failed: " + crash, crash);
        }
    }

    /// Whether an exception means that this thread was interrupted, not that the player failed.
    public static boolean isCancelled(RuntimeException thrown) {
        return thrown instanceof CancellationException && Thread.currentThread().isInterrupted();
    }
}

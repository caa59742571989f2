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

/// Asks a player for a move until it gives a legal one. All code that needs a move from an agent uses this:
/// matches, the server, the terminal and environments. The caller decides what follows a failure.
///
/// An interrupt is not a failure: the [CancellationException] reaches the caller, and there is no answer.
public final class TurnLoop {
    /// The default number of tries in one turn.
    public static final int DEFAULT_TRIES = 3;

    /// In-process agents have no timeout.
    private static final Duration UNUSED_TIMEOUT = Duration.ofMinutes(1);

    private TurnLoop() {}

    /// The result of asking a player for a move.
    ///
    /// @param <P> the position type
    /// @param <M> the move type
    public sealed interface Answer<P, M> {
        /// Returns the refusals of the illegal moves, in order.
        List<Refusal> refusals();

        /// The player gave a legal move.
        ///
        /// @param after the position after it
        record Moved<P, M>(M move, P after, List<Refusal> refusals) implements Answer<P, M> {}

        /// Every try was an illegal move.
        record Exhausted<P, M>(List<Refusal> refusals) implements Answer<P, M> {}

        /// The player crashed, did not reply, or ran out of time.
        record Failed<P, M>(PlayerFailure failure, List<Refusal> refusals) implements Answer<P, M> {}

        /// Returns why there is no move, in words; empty when there is one.
        default Optional<String> trouble() {
            return switch (this) {
                case Moved<P, M> _ -> Optional.empty();
                case Exhausted<P, M>(List<Refusal> refusals) ->
                    Optional.of(refusals.getLast().message());
                case Failed<P, M>(PlayerFailure failure, var _) -> Optional.of(failure.reason());
            };
        }
    }

    /// Asks a player for a move.
    ///
    /// @param request creates the request, given why the last reply was refused
    /// @param judge plays a move, or throws [IllegalMoveException]
    /// @param tries the number of tries, at least 1
    /// @throws CancellationException when this thread is interrupted and the player stops
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
    /// @throws CancellationException when this thread is interrupted and the agent stops
    public static <P, M> Answer<P, M> ask(Agent<P, M> agent, P seen, Budget budget, Function<M, P> judge, int tries) {
        var limit = TimeLimit.of(budget, UNUSED_TIMEOUT);
        return ask(
                new AgentPlayer<>("the agent", agent, seed -> {}),
                refused -> new Request<>(seen, 0, 1, "", limit, refused),
                judge,
                tries);
    }

    /// Any other exception is the player's failure, not the caller's.
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

    /// Returns whether an exception means that this thread was interrupted, not that the player failed.
    public static boolean isCancelled(RuntimeException thrown) {
        return thrown instanceof CancellationException && Thread.currentThread().isInterrupted();
    }
}

package dev.quoin.game.play;

import dev.quoin.game.Agent;
import dev.quoin.game.Deal;
import dev.quoin.game.Game;
import dev.quoin.game.GameRecord;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.TurnLoop;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;

/// Plays whole games: asks players for moves, applies the rules, runs the clocks and records everything.
///
/// Immutable and thread-safe; players are not. A player sees only what its seat may see, and a failing
/// player loses only its own game. If players depend only on their seed, the same seed gives the same game
/// except for the times.
///
/// @param ruleset the rules
/// @param terms tries, clock and budget
/// @param seats the terms of each seat, where they differ; empty when `terms` hold for all
/// @param listener receives every turn
/// @param nanos the time source of the clocks
/// @param <P> the position type
/// @param <M> the move type
public record GameRunner<P, M>(
        Ruleset<P, M> ruleset, Terms terms, List<Terms> seats, TurnListener<P, M> listener, LongSupplier nanos) {
    public GameRunner {
        seats = List.copyOf(seats);
    }

    /// Creates a runner with the same terms for all seats.
    public GameRunner(Ruleset<P, M> ruleset, Terms terms, TurnListener<P, M> listener, LongSupplier nanos) {
        this(ruleset, terms, List.of(), listener, nanos);
    }

    /// Creates a runner with the system clock and no listener.
    public static <P, M> GameRunner<P, M> of(Ruleset<P, M> ruleset, Terms terms) {
        return new GameRunner<>(ruleset, terms, TurnListener.none(), System::nanoTime);
    }

    /// Returns a copy with a listener.
    public GameRunner<P, M> withListener(TurnListener<P, M> other) {
        return new GameRunner<>(ruleset, terms, seats, other, nanos);
    }

    /// Returns a copy in which each seat has terms of its own.
    ///
    /// @param bySeat in seat order
    public GameRunner<P, M> withSeats(List<Terms> bySeat) {
        return new GameRunner<>(ruleset, terms, bySeat, listener, nanos);
    }

    /// Returns the terms of a seat.
    public Terms terms(int seat) {
        return seats.isEmpty() ? terms : seats.get(seat);
    }

    /// Plays one game.
    ///
    /// @param seed the seed of the deal
    /// @param label the name of the game in logs: one word that can be part of a file name
    /// @param players in seat order
    /// @throws CancellationException when this thread is interrupted while a player thinks
    public GameRecord<P, M> play(long seed, String label, List<? extends Player<P, M>> players) {
        return play(seed, label, label, players);
    }

    /// Plays one game.
    ///
    /// @param seed the seed of the deal
    /// @param label the name of the game in logs: one word that can be part of a file name
    /// @param gameId the id of the game in messages to external programs
    /// @param players in seat order
    /// @throws CancellationException when this thread is interrupted while a player thinks
    public GameRecord<P, M> play(long seed, String label, String gameId, List<? extends Player<P, M>> players) {
        return play(ruleset.deal(seed), seed, label, gameId, players);
    }

    /// Plays one game from a deal.
    ///
    /// @param deal the start of the game, such as an opening
    /// @param seed the seed of the players' random numbers
    /// @param label the name of the game in logs: one word that can be part of a file name
    /// @param gameId the id of the game in messages to external programs
    /// @param players in seat order
    /// @throws CancellationException when this thread is interrupted while a player thinks
    public GameRecord<P, M> play(
            Deal<P, M> deal, long seed, String label, String gameId, List<? extends Player<P, M>> players) {
        return play(deal, seed, new Labels(label, gameId), players);
    }

    /// The names of a game, in logs and for external programs.
    record Labels(String label, String gameId) {}

    private GameRecord<P, M> play(Deal<P, M> deal, long seed, Labels labels, List<? extends Player<P, M>> players) {
        if (players.isEmpty()) {
            throw new IllegalArgumentException("a game needs a player for every seat, got none");
        }
        return new RunningGame<>(this, deal, seed, labels, players).play();
    }

    /// Plays one game with rules and agents only: no clocks, and three illegal moves in one turn lose.
    ///
    /// @param agents in seat order
    /// @param random the randomness of the game
    public static <P, M> GameRecord<P, M> play(
            Game<P, M> game, List<? extends Agent<P, M>> agents, RandomGenerator random) {
        var terms = Terms.standard().withTries(TurnLoop.DEFAULT_TRIES, Terms.AfterTries.LOSS);
        var players = new ArrayList<Player<P, M>>();
        for (Agent<P, M> agent : agents) {
            players.add(Player.of("seat " + players.size(), agent));
        }
        Ruleset<P, M> ruleset = Ruleset.of("game", game, agents.size());
        return new GameRunner<>(ruleset, terms, TurnListener.none(), () -> 0)
                .play(Deal.of(game, random), 0, new Labels("game", "game"), players);
    }
}

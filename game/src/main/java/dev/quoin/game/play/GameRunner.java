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

/// Plays whole games: asks the player to move, plays what the rules allow, runs the clocks, records everything.
///
/// Immutable and thread-safe; players are not. A player sees only what its seat may see, and nothing it does ends more
/// than its own game. If players decide by their seed alone, the same seed gives the same game except for the times.
///
/// @param ruleset what is played
/// @param terms tries, clock and budget
/// @param listener sees every turn
/// @param nanos the time source of the clocks
/// @param <P> a position
/// @param <M> a move
public record GameRunner<P, M>(Ruleset<P, M> ruleset, Terms terms, TurnListener<P, M> listener, LongSupplier nanos) {
    /// A runner on the system clock, without a listener.
    public static <P, M> GameRunner<P, M> of(Ruleset<P, M> ruleset, Terms terms) {
        return new GameRunner<>(ruleset, terms, TurnListener.none(), System::nanoTime);
    }

    /// The same with a listener.
    public GameRunner<P, M> withListener(TurnListener<P, M> other) {
        return new GameRunner<>(ruleset, terms, other, nanos);
    }

    /// Plays one game to its end.
    ///
    /// @param seed what it is dealt from
    /// @param label what logs call it: one word that can be part of a file name
    /// @param players in seat order
    /// @throws CancellationException when this thread is interrupted while a player thinks
    public GameRecord<P, M> play(long seed, String label, List<? extends Player<P, M>> players) {
        return play(seed, label, label, players);
    }

    /// Plays one game to its end.
    ///
    /// @param seed what it is dealt from
    /// @param label what logs call it: one word that can be part of a file name
    /// @param gameId the id of the game in messages to external programs
    /// @param players in seat order
    /// @throws CancellationException when this thread is interrupted while a player thinks
    public GameRecord<P, M> play(long seed, String label, String gameId, List<? extends Player<P, M>> players) {
        return play(ruleset.deal(seed), seed, new Labels(label, gameId), players);
    }

    /// What a game is called, by us and to external programs.
    record Labels(String label, String gameId) {}

    private GameRecord<P, M> play(Deal<P, M> deal, long seed, Labels labels, List<? extends Player<P, M>> players) {
        if (players.isEmpty()) {
            throw new IllegalArgumentException("a game needs a player for every seat, got none");
        }
        return new RunningGame<>(this, deal, seed, labels, players).play();
    }

    /// Plays one game of nothing but rules and agents: nothing is timed, and three illegal moves in one turn lose.
    ///
    /// @param agents in seat order
    /// @param random the chance of the game
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

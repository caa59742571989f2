package dev.quoin.env.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.AgentKind;
import dev.quoin.crossword.agent.AgentMaker;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.env.slots.Policy;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.play.TurnLoop;
import dev.quoin.game.play.TurnLoop.Answer.Moved;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/// What the opponent does. Safe to share between the threads of different slots.
final class Replies {
    private final Crossword game;
    private final CrosswordOptions options;
    private final ActionScheme scheme;
    private final ThreadLocal<Workbench> benches;
    private final @Nullable AgentMaker maker;
    private final AtomicBoolean warned = new AtomicBoolean();

    Replies(Crossword game, CrosswordOptions options, ActionScheme scheme, ThreadLocal<Workbench> benches) {
        this.game = game;
        this.options = options;
        this.scheme = scheme;
        this.benches = benches;
        this.maker = options.opponent() instanceof CrosswordOpponent.Built(AgentKind kind)
                ? kind.prepare(game.variant(), game.lexicon())
                : null;
    }

    /// The agent that plays an episode, null when the kernel itself does.
    @Nullable
    Agent<CrosswordPosition, CrosswordMove> player(long seed) {
        if (maker != null) {
            return maker.make(new SplittableRandom(seed));
        }
        return options.opponent() instanceof CrosswordOpponent.Player(var given) ? given.apply(seed) : null;
    }

    /// The move of the opponent, who is to move.
    ///
    /// @param asked what a policy chooses once it is shown the opponent's side
    CrosswordMove to(Episode episode, ToIntFunction<Policy> asked) {
        return switch (options.opponent()) {
            case CrosswordOpponent.Random _, CrosswordOpponent.Self _ -> random(episode);
            case CrosswordOpponent.Greedy _ -> greedy(episode);
            case CrosswordOpponent.Player _, CrosswordOpponent.Built _ -> chosen(episode);
            case CrosswordOpponent.Called(Policy policy) -> called(episode, policy, asked);
        };
    }

    private CrosswordMove random(Episode episode) {
        CrosswordPosition position = episode.position();
        if (scheme instanceof WordActions) {
            scheme.find(position, episode.progress.turn());
            int entry =
                    episode.progress.chance().nextInt(episode.progress.turn().size());
            return episode.progress.turn().move(entry, position, game.variant());
        }
        List<CrosswordMove> legal = game.legalMoves(position);
        return legal.get(episode.progress.chance().nextInt(legal.size()));
    }

    private CrosswordMove greedy(Episode episode) {
        CrosswordPosition position = episode.position();
        Workbench bench = benches.get();
        bench.generator.load(position.board());
        bench.generator.best(position.rack(), bench.found);
        if (bench.found.size() > 0) {
            return bench.found.play(episode.progress.chance().nextInt(bench.found.size()), position.board());
        }
        return game.referee().allowsExchange(position, position.rack().size())
                ? new Exchange(position.rack())
                : new Pass();
    }

    private CrosswordMove chosen(Episode episode) {
        CrosswordPosition position = episode.position();
        Agent<CrosswordPosition, CrosswordMove> player = episode.player;
        if (player == null) {
            return random(episode);
        }
        CrosswordPosition seen = position.seenBy(position.toMove());
        var answer = TurnLoop.ask(player, seen, Budget.unlimited(), move -> judged(position, move), 1);
        if (answer instanceof Moved<CrosswordPosition, CrosswordMove> moved) {
            return moved.move();
        }
        warn(answer.trouble().orElse(""));
        return random(episode);
    }

    /// Only checks the move: it is played with the chance of the episode.
    private CrosswordPosition judged(CrosswordPosition position, CrosswordMove move) {
        game.referee().refusal(position, move).ifPresent(refusal -> {
            throw refusal.asException();
        });
        return position;
    }

    private CrosswordMove called(Episode episode, Policy policy, ToIntFunction<Policy> asked) {
        scheme.find(episode.position(), episode.progress.turn());
        try {
            int action = asked.applyAsInt(policy);
            int entry = episode.progress.turn().entryOf(action);
            if (entry >= 0) {
                return episode.progress.turn().move(entry, episode.position(), game.variant());
            }
            warn("it chose " + action + ", which is not legal");
        } catch (RuntimeException failed) {
            warn(reason(failed));
        }
        return random(episode);
    }

    private void warn(String reason) {
        if (warned.compareAndSet(false, true)) {
            options.warning().accept("the opponent failed, a random move is played instead: " + reason);
        }
    }

    private static String reason(RuntimeException failed) {
        String message = failed.getMessage();
        return message == null ? failed.getClass().getSimpleName() : message;
    }
}

package dev.quoin.env.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.env.crossword.action.ActionScheme;
import dev.quoin.env.crossword.action.GeneratorScratch;
import dev.quoin.env.crossword.action.LegalActions;
import dev.quoin.env.crossword.action.WordActions;
import dev.quoin.env.opponent.BatchedReplies;
import dev.quoin.env.opponent.Opponent;
import dev.quoin.env.opponent.Warnings;
import dev.quoin.env.slots.AgentRandom;
import dev.quoin.env.slots.Policy;
import dev.quoin.game.Agent;
import dev.quoin.game.agent.AgentFactory;
import dev.quoin.game.player.TurnLoop;
import dev.quoin.game.player.TurnLoop.Answer.Moved;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/// Chooses the opponent's moves. Safe to share between the threads of different slots.
final class OpponentMoves {
    private final Crossword game;
    private final CrosswordOptions options;
    private final ActionScheme scheme;
    private final ThreadLocal<GeneratorScratch> scratches;
    private final Optional<AgentFactory<CrosswordPosition, CrosswordMove>> maker;
    private final Warnings warnings;

    OpponentMoves(
            Crossword game, CrosswordOptions options, ActionScheme scheme, ThreadLocal<GeneratorScratch> scratches) {
        this.game = game;
        this.options = options;
        this.scheme = scheme;
        this.scratches = scratches;
        maker = options.opponent().prepared(game);
        warnings = new Warnings(options.warning());
    }

    /// Creates a new agent for an episode, if the opponent is an agent.
    void seat(Episode episode, long seed) {
        episode.player = null;
        episode.playerRandom.begin(seed);
        if (maker.isPresent()) {
            episode.player = maker.get().create(episode.playerRandom);
        }
    }

    /// Returns the agent that plays an episode. For a copied episode it is created here, on first use, from
    /// the seed of the original, and continues with the original's random state.
    private Agent<CrosswordPosition, CrosswordMove> player(Episode episode) {
        Agent<CrosswordPosition, CrosswordMove> player = episode.player;
        if (player == null) {
            AgentRandom random = episode.playerRandom;
            long state = random.state();
            random.rewind();
            player = maker.orElseThrow().create(random);
            random.set(state);
            episode.player = player;
        }
        return player;
    }

    /// Returns the move of the opponent, whose turn it is.
    ///
    /// @param asked asks a policy for its choice, after showing it the opponent's side
    CrosswordMove to(Episode episode, ToIntFunction<Policy> asked) {
        return switch (options.opponent()) {
            case Opponent.Random(), Opponent.Self(), Opponent.Batched(var _) -> random(episode);
            case Opponent.Greedy() -> greedy(episode);
            case Opponent.Agents(var _) -> chosen(episode);
            case Opponent.Called(Policy policy) -> called(episode, policy, asked);
        };
    }

    /// Returns the replies of an opponent that is called once for many slots.
    Optional<BatchedReplies> batched(int slots) {
        return options.opponent().batched(warnings, slots);
    }

    /// Returns the move of the listed action that a batched opponent chose, or a random one if it chose
    /// none.
    CrosswordMove of(Episode episode, int answer) {
        LegalActions legal = episode.state.legal();
        return answer == BatchedReplies.NONE
                ? random(episode)
                : legal.move(legal.entryOf(answer), episode.position(), game.variant());
    }

    private CrosswordMove random(Episode episode) {
        CrosswordPosition position = episode.position();
        if (scheme instanceof WordActions) {
            scheme.find(position, episode.state.legal());
            int entry = episode.state.random().nextInt(episode.state.legal().size());
            return episode.state.legal().move(entry, position, game.variant());
        }
        List<CrosswordMove> legal = game.legalMoves(position);
        return legal.get(episode.state.random().nextInt(legal.size()));
    }

    private CrosswordMove greedy(Episode episode) {
        CrosswordPosition position = episode.position();
        PlayBuffer best = scratches.get().best(position);
        if (best.size() > 0) {
            return best.play(episode.state.random().nextInt(best.size()), position.board());
        }
        return game.referee().allowsExchange(position, position.rack().size())
                ? new Exchange(position.rack())
                : new Pass();
    }

    private CrosswordMove chosen(Episode episode) {
        CrosswordPosition position = episode.position();
        Agent<CrosswordPosition, CrosswordMove> player = player(episode);
        CrosswordPosition seen = position.seenBy(position.toMove());
        var answer = TurnLoop.ask(player, seen, options.budget(), move -> judged(position, move), 1);
        if (answer instanceof Moved<CrosswordPosition, CrosswordMove> moved) {
            return moved.move();
        }
        warnings.opponent(answer.trouble().orElse(""));
        return random(episode);
    }

    /// Only checks the move; it is played later with the random numbers of the episode.
    private CrosswordPosition judged(CrosswordPosition position, CrosswordMove move) {
        game.referee().refusal(position, move).ifPresent(refusal -> {
            throw refusal.asException();
        });
        return position;
    }

    private CrosswordMove called(Episode episode, Policy policy, ToIntFunction<Policy> asked) {
        scheme.find(episode.position(), episode.state.legal());
        try {
            int action = asked.applyAsInt(policy);
            int entry = episode.state.legal().entryOf(action);
            if (entry >= 0) {
                return episode.state.legal().move(entry, episode.position(), game.variant());
            }
            warnings.opponent("it chose " + action + ", which is not legal");
        } catch (RuntimeException failed) {
            if (TurnLoop.isCancelled(failed)) {
                throw failed;
            }
            warnings.opponent(failed);
        }
        return random(episode);
    }
}

package dev.quoin.cli.play;

import dev.quoin.game.Game;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.MoveReason;
import dev.quoin.game.Notation;
import dev.quoin.game.Outcome;
import dev.quoin.game.agent.AgentCatalog;
import dev.quoin.game.agent.AgentProvider;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.GameSettings;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.kit.Setting;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Two seats count down by 1 or 2 in turn; the first to reach 0 wins.
final class CountdownKit implements GameKit<CountdownKit.Count, Integer> {
    /// What is left, and who counts next.
    record Count(int left, int toMove) {
        @Override
        public String toString() {
            return left + " left";
        }
    }

    @Override
    public String id() {
        return "countdown";
    }

    @Override
    public String title() {
        return "Countdown";
    }

    @Override
    public List<Setting> settings() {
        return List.of(new Setting("from", "6", "where the count begins", List.of()));
    }

    @Override
    public Ruleset<Count, Integer> open(GameSettings settings) {
        String from = settings.value("from").orElse("6");
        if (!from.matches("[1-9]")) {
            throw new IllegalArgumentException("from must be 1 to 9, got '" + from + "'");
        }
        return Ruleset.of(id(), new Countdown(Integer.parseInt(from)), 2);
    }

    @Override
    public AgentCatalog<Count, Integer> agents() {
        return AgentCatalog.of(
                Countdown.class,
                List.of(
                        AgentProvider.of(
                                Countdown.class, "one", "One", "counts by one", game -> random -> (seen, budget) -> 1),
                        AgentProvider.of(
                                Countdown.class,
                                "two",
                                "Two",
                                "counts by two",
                                game -> random -> (seen, budget) -> Math.min(2, seen.left()))));
    }

    /// The rules.
    record Countdown(int from) implements Game<Count, Integer>, Notation<Count, Integer> {
        @Override
        public Count start(RandomGenerator chance) {
            return new Count(from, 0);
        }

        @Override
        public int toMove(Count count) {
            return count.toMove();
        }

        @Override
        public List<Integer> legalMoves(Count count) {
            return IntStream.rangeClosed(1, Math.min(2, count.left())).boxed().toList();
        }

        @Override
        public Count play(Count count, Integer by, RandomGenerator chance) {
            if (!legalMoves(count).contains(by)) {
                throw new IllegalMoveException(MoveReason.UNPLAYABLE, "count 1 or 2, got " + by);
            }
            return new Count(count.left() - by, 1 - count.toMove());
        }

        @Override
        public Optional<Outcome> outcome(Count count) {
            return count.left() > 0
                    ? Optional.empty()
                    : Optional.of(count.toMove() == 1 ? Outcome.of(1, 0) : Outcome.of(0, 1));
        }

        @Override
        public Count seenBy(int seat, Count count) {
            return count;
        }

        @Override
        public Notation<Count, Integer> notation() {
            return this;
        }

        @Override
        public String write(Count count, Integer by) {
            return by.toString();
        }

        @Override
        public Integer read(Count count, String text) {
            if (!text.matches("[0-9]")) {
                throw new IllegalMoveException(MoveReason.UNREADABLE, "expected a number, got '" + text + "'");
            }
            return Integer.valueOf(text);
        }
    }
}

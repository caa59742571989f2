package dev.quoin.arena.process;

import dev.quoin.arena.process.ExternalContestant.Mode;
import dev.quoin.game.GameRecord;
import dev.quoin.game.GameRecord.Ending;
import dev.quoin.game.MoveReason;
import dev.quoin.game.RandomAgent;
import dev.quoin.game.Refusal;
import dev.quoin.game.Turn;
import dev.quoin.game.kit.MoveKind;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.play.GameRunner;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.TurnLoop;
import dev.quoin.game.player.Workspace;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Tests an agent in two games, one in each seat, against a random opponent. Mutable, single-use.
///
/// The agent's first answer is rejected whatever it is, as a referee may do at any time. After every message
/// the agent gets a moment in which it could print something it should not. A rule counts as tested only if
/// the agent had the opportunity to break it.
///
/// @param <P> a position
/// @param <M> a move
public final class Conformance<P, M> {
    private final ExternalContestant<P, M> contestant;
    private final Terms terms;
    private final Map<ProtocolRule, List<Violation>> violations = new EnumMap<>(ProtocolRule.class);
    private int games;
    private int passes;
    private int choices;

    /// The moves that could be parsed, legal or not.
    private int moves;

    /// Creates a test of an agent under these terms.
    public Conformance(ExternalContestant<P, M> contestant, Terms terms) {
        // One process plays both games, because a process that can do that can be kept.
        this.contestant = contestant.kept(true);
        this.terms = terms.withTries(TurnLoop.DEFAULT_TRIES, Terms.AfterTries.PASS);
    }

    /// Runs the test.
    ///
    /// @param seed the seed of both games
    public ConformanceReport check(long seed, Workspace workspace) {
        Ruleset<P, M> ruleset = contestant.ruleset();
        var opponent = Contestant.of("random", chance -> new RandomAgent<>(ruleset.game(), chance));
        var agent = new CheckedPlayer<>(contestant, workspace, this::violated);
        try (Player<P, M> other = opponent.enter(workspace)) {
            var runner = GameRunner.of(ruleset, terms);
            judge("first", runner.play(seed, "first", List.of(agent, other)), 0);
            if (!isBroken(ProtocolRule.STARTS)) {
                second(agent, runner, seed, other);
                agent.leave();
            }
        } finally {
            agent.close();
        }
        if (games > 0 && passes * 2 > choices) {
            violated(
                    ProtocolRule.MOVES,
                    "it passed in " + passes + " of the " + choices + " turns in which it could move");
        }
        return report(agent);
    }

    private void second(CheckedPlayer<P, M> agent, GameRunner<P, M> runner, long seed, Player<P, M> other) {
        boolean first = games == 1;
        int before = agent.answers();
        if (first) {
            agent.gone().ifPresent(how -> violated(ProtocolRule.PLAYS_AGAIN, how));
        }
        judge("second", runner.play(seed + 1, "second", List.of(other, agent)), 1);
        if (first && agent.answers() == before) {
            violated(ProtocolRule.PLAYS_AGAIN, "it gave no reply in the second game");
        }
    }

    private ConformanceReport report(CheckedPlayer<P, M> agent) {
        var untested = new EnumMap<ProtocolRule, String>(ProtocolRule.class);
        for (ProtocolRule rule : ProtocolRule.values()) {
            if (!isBroken(rule)) {
                untested(rule, agent).ifPresent(why -> untested.put(rule, why));
            }
        }
        List<Violation> all = violations.values().stream().flatMap(List::stream).toList();
        return new ConformanceReport(untested, all, games, agent.answers());
    }

    /// Returns why a rule that was not seen broken could not be tested; empty if it is kept.
    private Optional<String> untested(ProtocolRule rule, CheckedPlayer<P, M> agent) {
        if (isBroken(ProtocolRule.STARTS)) {
            return Optional.of("the program did not start");
        }
        if (rule.isForPersistent() && contestant.mode() != Mode.PERSISTENT) {
            return Optional.of("a one-shot agent is started for every message");
        }
        return switch (rule) {
            case STARTS -> Optional.empty();
            case STAYS, KEEPS_SHORT -> unless(games > 0, "it finished no game");
            case ANSWERS_IN_TIME, WRITES_MOVES, ANSWERS_ONCE -> unless(agent.answers() > 0, "it gave no reply");
            case PLAYS_BY_THE_RULES -> unless(moves > 0, "none of its replies was a move");
            case MOVES ->
                games == 0 ? Optional.of("it finished no game") : unless(choices > 0, "it made no legal move");
            case IGNORES_NOTICES -> unless(agent.notices() > 0, "it did not get that far");
            case TRIES_AGAIN -> unless(agent.triedAgain(), "it gave no reply that could be rejected");
            case PLAYS_AGAIN -> unless(agent.keptBetweenGames(), "it did not finish the first game");
            case LEAVES -> unless(agent.hasLeft(), "it was no longer running when the games were over");
        };
    }

    private static Optional<String> unless(boolean tested, String why) {
        return tested ? Optional.empty() : Optional.of(why);
    }

    private boolean isBroken(ProtocolRule rule) {
        return violations.containsKey(rule);
    }

    /// Evaluates what a game says about the agent.
    private void judge(String label, GameRecord<P, M> record, int seat) {
        int number = 1;
        for (Turn<P, M> turn : record.turns()) {
            if (turn.seat() == seat) {
                count(turn);
                refused(label, number, turn.refusals());
            }
            number++;
        }
        if (record.ending() instanceof Ending.Forfeited forfeited) {
            refused(label, number, forfeited.refusals().getOrDefault(seat, List.of()));
            forfeited
                    .reason(seat)
                    .ifPresent(why -> stopped(where(label, record.turns().size() + 1), why));
        } else {
            games++;
        }
    }

    private void count(Turn<P, M> turn) {
        if (turn.substituted()) {
            return;
        }
        MoveKind kind = contestant.ruleset().kind(turn.before(), turn.move());
        moves++;
        passes += kind == MoveKind.PASS ? 1 : 0;
        choices += kind == MoveKind.FORCED_PASS ? 0 : 1;
    }

    private void refused(String label, int number, List<Refusal> refusals) {
        for (Refusal refusal : refusals) {
            moves += refusal.code() == MoveReason.UNREADABLE.code() ? 0 : 1;
            violated(ProtocolRule.ofCode(refusal.code()), where(label, number) + sentence(refusal));
        }
    }

    private void stopped(String where, Refusal why) {
        boolean unstarted = why.message().startsWith("cannot start");
        violated(unstarted ? ProtocolRule.STARTS : ProtocolRule.ofCode(why.code()), where + sentence(why));
    }

    private static String where(String label, int turn) {
        return "game " + label + ", turn " + turn + ": ";
    }

    private static String sentence(Refusal refusal) {
        return refusal.message() + " (code " + refusal.code() + ")";
    }

    private void violated(ProtocolRule rule, String detail) {
        violations.computeIfAbsent(rule, _ -> new ArrayList<>()).add(new Violation(rule, detail));
    }
}

package dev.quoin.arena.process;

import dev.quoin.game.GameRecord;
import dev.quoin.game.GameRecord.Ending;
import dev.quoin.game.RandomAgent;
import dev.quoin.game.Refusal;
import dev.quoin.game.Turn;
import dev.quoin.game.kit.MoveKind;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.play.GameRunner;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.Workspace;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Tries an agent: two games, one in each seat, against an opponent that plays any legal move. Mutable, used once.
///
/// In its first turn the agent's first answer is refused whatever it is, as a referee may do at any time. After every
/// message it is given a moment to say what it should not.
///
/// @param <P> a position
/// @param <M> a move
public final class Conformance<P, M> {
    private final ExternalContestant<P, M> contestant;
    private final Terms terms;
    private final Map<ProtocolRule, Violation> violations = new EnumMap<>(ProtocolRule.class);
    private final Set<ProtocolRule> tried = EnumSet.noneOf(ProtocolRule.class);
    private int games;
    private int passes;
    private int choices;

    /// A session with an agent under these terms.
    public Conformance(ExternalContestant<P, M> contestant, Terms terms) {
        // One process plays both games, because one that can do that can be kept.
        this.contestant = contestant.kept(true);
        this.terms = terms.withTries(1, Terms.AfterTries.PASS);
    }

    /// Tries the agent.
    ///
    /// @param seed what both games are dealt from
    public ConformanceReport check(long seed, Workspace workspace) {
        Ruleset<P, M> ruleset = contestant.ruleset();
        var opponent = Contestant.of("random", chance -> new RandomAgent<>(ruleset.game(), chance));
        var agent = new CheckedPlayer<>(contestant, workspace, this::violated);
        try (Player<P, M> other = opponent.enter(workspace)) {
            var runner = GameRunner.of(ruleset, terms);
            boolean going = judge("first", runner.play(seed, "first", List.of(agent, other)), 0);
            if (going) {
                agent.gone().ifPresent(how -> violated(ProtocolRule.PLAYS_AGAIN, how));
                judge("second", runner.play(seed + 1, "second", List.of(other, agent)), 1);
            }
            if (!violations.containsKey(ProtocolRule.STARTS)) {
                agent.leave();
            }
        } finally {
            agent.close();
        }
        if (agent.answers() > 0) {
            tried.addAll(ProtocolRule.ofAnswers(contestant.mode()));
        }
        if (games == 2) {
            if (passes * 2 > choices) {
                violated(
                        ProtocolRule.MOVES,
                        "it passed in " + passes + " of the " + choices + " turns in which it could move");
            }
            tried.addAll(ProtocolRule.ofGames());
            tried.addAll(ProtocolRule.ofStaying(contestant.mode()));
        }
        tried.addAll(violations.keySet());
        return new ConformanceReport(tried, new ArrayList<>(violations.values()), games, agent.answers());
    }

    /// Takes what a game says of the agent; whether another one makes sense.
    private boolean judge(String label, GameRecord<P, M> record, int seat) {
        tried.add(ProtocolRule.STARTS);
        int number = 1;
        for (Turn<P, M> turn : record.turns()) {
            if (turn.seat() == seat && !turn.substituted()) {
                MoveKind kind = contestant.ruleset().kind(turn.before(), turn.move());
                passes += kind == MoveKind.PASS ? 1 : 0;
                choices += kind == MoveKind.FORCED_PASS ? 0 : 1;
            }
            for (Refusal refusal : turn.refusals()) {
                violated(ProtocolRule.ofCode(refusal.code()), where(label, number) + sentence(refusal));
            }
            number++;
        }
        Optional<Refusal> stop =
                record.ending() instanceof Ending.Forfeited forfeited ? forfeited.reason(seat) : Optional.empty();
        stop.ifPresentOrElse(
                why -> {
                    boolean unstarted = why.message().startsWith("cannot start");
                    violated(
                            unstarted ? ProtocolRule.STARTS : ProtocolRule.ofCode(why.code()),
                            where(label, record.turns().size() + 1) + sentence(why));
                },
                () -> games++);
        return stop.isEmpty();
    }

    private static String where(String label, int turn) {
        return "game " + label + ", turn " + turn + ": ";
    }

    private static String sentence(Refusal refusal) {
        return refusal.message() + " (code " + refusal.code() + ")";
    }

    private void violated(ProtocolRule rule, String detail) {
        violations.putIfAbsent(rule, new Violation(rule, detail));
    }
}

package dev.quoin.arena.process;

import dev.quoin.arena.Arbiter;
import dev.quoin.arena.Terms;
import dev.quoin.arena.discipline.Discipline;
import dev.quoin.arena.player.BuiltIn;
import dev.quoin.arena.player.Player;
import dev.quoin.arena.player.Quarters;
import dev.quoin.arena.record.Complaint;
import dev.quoin.arena.record.GameRecord;
import dev.quoin.arena.record.MoveRecord;
import dev.quoin.game.RandomAgent;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
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
    private final Map<Rule, Breach> breaches = new EnumMap<>(Rule.class);
    private final Set<Rule> tried = EnumSet.noneOf(Rule.class);
    private int games;

    /// A session with an agent under these terms.
    public Conformance(ExternalContestant<P, M> contestant, Terms terms) {
        this.contestant = contestant;
        this.terms = terms.withTries(1, Terms.AfterTries.PASS);
    }

    /// Tries the agent.
    ///
    /// @param seed what both games are dealt from
    public ConformanceReport check(long seed, Quarters quarters) {
        Discipline<P, M> discipline = contestant.discipline();
        var opponent = new BuiltIn<P, M>("random", chance -> new RandomAgent<>(discipline.game(), chance));
        var agent = new CheckedPlayer<>(contestant, quarters, this::breached);
        try (Player<P, M> other = opponent.enter(quarters)) {
            var arbiter = Arbiter.of(discipline, terms);
            boolean going =
                    judge(arbiter.play(seed, "first", List.of(agent, other)).record(), 0);
            if (going) {
                agent.gone().ifPresent(how -> breached(Rule.PLAYS_AGAIN, how));
                judge(arbiter.play(seed + 1, "second", List.of(other, agent)).record(), 1);
            }
            if (!breaches.containsKey(Rule.STARTS)) {
                agent.leave();
            }
        } finally {
            agent.close();
        }
        if (agent.answers() > 0) {
            tried.addAll(Rule.ofAnswers(contestant.mode()));
        }
        if (games == 2) {
            tried.addAll(Rule.ofStaying(contestant.mode()));
        }
        tried.addAll(breaches.keySet());
        return new ConformanceReport(tried, new ArrayList<>(breaches.values()), games, agent.answers());
    }

    /// Takes what a game says of the agent; whether another one makes sense.
    private boolean judge(GameRecord record, int seat) {
        tried.add(Rule.STARTS);
        for (int turn = 0; turn < record.moves().size(); turn++) {
            MoveRecord move = record.moves().get(turn);
            for (Complaint refusal : move.refusals()) {
                String where = "game " + record.label() + ", turn " + (turn + 1) + ": ";
                breached(Rule.ofCode(refusal.code()), where + refusal.message() + " (code " + refusal.code() + ")");
            }
        }
        Complaint stop = record.stops().get(seat);
        if (stop.isGiven()) {
            boolean unstarted = stop.message().startsWith("cannot start");
            breached(
                    unstarted ? Rule.STARTS : Rule.ofCode(stop.code()),
                    "game " + record.label() + ", turn " + (record.moves().size() + 1) + ": " + stop.message()
                            + " (code " + stop.code() + ")");
        } else {
            games++;
        }
        return !stop.isGiven();
    }

    private void breached(Rule rule, String detail) {
        breaches.putIfAbsent(rule, new Breach(rule, detail));
    }
}

package dev.quoin.arena;

import dev.quoin.arena.discipline.Deal;
import dev.quoin.arena.discipline.Discipline;
import dev.quoin.arena.player.Notice;
import dev.quoin.arena.player.Player;
import dev.quoin.arena.player.PlayerFailure;
import dev.quoin.arena.player.Request;
import dev.quoin.arena.player.Seating;
import dev.quoin.arena.record.Complaint;
import dev.quoin.arena.record.ErrorCode;
import dev.quoin.arena.record.GameRecord;
import dev.quoin.arena.record.MoveRecord;
import dev.quoin.arena.record.Played;
import dev.quoin.game.Game;
import dev.quoin.game.IllegalMoveException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// One game while it is played. Mutable, used once.
final class Bout<P, M> {
    private final Arbiter<P, M> arbiter;
    private final Discipline<P, M> discipline;
    private final Game<P, M> game;
    private final long seed;
    private final String label;
    private final List<? extends Player<P, M>> players;
    private final Deal<P, M> deal;
    private final P start;
    private final List<GameClock> clocks = new ArrayList<>();
    private final List<MoveRecord> moves = new ArrayList<>();
    private final List<Played.Step<P, M>> steps = new ArrayList<>();
    private final Complaint[] stops = {Complaint.none(), Complaint.none()};
    private final String[] overheard = {"", ""};
    private P position;

    Bout(Arbiter<P, M> arbiter, long seed, String label, List<? extends Player<P, M>> players) {
        this.arbiter = arbiter;
        this.discipline = arbiter.discipline();
        this.game = discipline.game();
        this.seed = seed;
        this.label = label;
        this.players = players;
        this.deal = discipline.deal(seed);
        this.start = deal.start();
        this.position = start;
        for (int seat = 0; seat < 2; seat++) {
            clocks.add(new GameClock(arbiter.terms(), discipline));
        }
    }

    Played<P, M> play() {
        for (int seat = 0; seat < 2; seat++) {
            begin(seat);
        }
        while (!isStopped() && game.outcome(position).isEmpty()) {
            turn(game.toMove(position));
        }
        List<Integer> overtime = List.of(clocks.get(0).penalty(), clocks.get(1).penalty());
        List<Integer> points = finalPoints(overtime);
        for (int seat = 0; seat < 2; seat++) {
            notify(seat, points);
        }
        List<String> names = players.stream().map(Player::name).toList();
        var record = new GameRecord(seed, label, names, moves, points, overtime, List.of(stops[0], stops[1]));
        return new Played<>(record, start, steps);
    }

    /// The same for a seat whoever has it, so that players who swap seats meet the same chance.
    private long chanceOf(int seat) {
        return seed * 2 + seat;
    }

    private void begin(int seat) {
        try {
            players.get(seat).begin(new Seating(seat, chanceOf(seat), label));
        } catch (PlayerFailure failure) {
            stops[seat] = failure.complaint();
        }
    }

    private void turn(int seat) {
        var refusals = new ArrayList<Complaint>();
        Optional<M> move = Optional.empty();
        P after = position;
        long begun = clocks.get(seat).used();
        while (move.isEmpty()
                && !isStopped()
                && refusals.size() < arbiter.terms().tries()) {
            try {
                M tried = ask(seat, refusals.isEmpty() ? Complaint.none() : refusals.getLast());
                after = deal.play(position, tried);
                move = Optional.of(tried);
            } catch (IllegalMoveException why) {
                refusals.add(new Complaint(why.code(), why.sentence()));
            } catch (PlayerFailure failure) {
                stops[seat] = failure.complaint();
            }
        }
        boolean substituted = move.isEmpty() && !isStopped();
        if (substituted) {
            move = substitute(seat, refusals.getLast());
        }
        if (move.isPresent()) {
            after = substituted ? deal.play(position, move.get()) : after;
            long took = clocks.get(seat).used() - begun;
            finishTurn(seat, move.get(), after, new Effort(took, refusals, substituted));
        }
    }

    /// How a move came about.
    private record Effort(long nanos, List<Complaint> refusals, boolean substituted) {}

    private M ask(int seat, Complaint complaint) {
        GameClock clock = clocks.get(seat);
        var request = new Request<>(
                game.seenBy(seat, position), seat, moves.size() + 1, overheard[1 - seat], clock.allowance(), complaint);
        try {
            return timed(clock, players.get(seat), request);
        } catch (PlayerFailure known) {
            throw known;
        } catch (RuntimeException why) {
            if (clock.isLost()) {
                throw new PlayerFailure(ErrorCode.OUT_OF_TIME, clock.sentence());
            }
            if (why instanceof IllegalMoveException refusal) {
                throw refusal;
            }
            throw new PlayerFailure(ErrorCode.DIED, players.get(seat).name() + " failed: " + why);
        }
    }

    private M timed(GameClock clock, Player<P, M> player, Request<P> request) {
        long begun = arbiter.nanos().getAsLong();
        M move;
        try {
            move = player.choose(request);
        } finally {
            clock.add(arbiter.nanos().getAsLong() - begun);
        }
        if (clock.isLost()) {
            throw new PlayerFailure(ErrorCode.OUT_OF_TIME, clock.sentence());
        }
        return move;
    }

    private Optional<M> substitute(int seat, Complaint last) {
        Optional<M> pass =
                arbiter.terms().afterTries() == Terms.AfterTries.PASS ? discipline.pass(position) : Optional.empty();
        if (pass.isEmpty()) {
            stops[seat] = last;
        }
        return pass;
    }

    private void finishTurn(int seat, M move, P after, Effort effort) {
        var record = new MoveRecord(
                seat,
                game.notation().write(position, move),
                discipline.gain(position, after),
                effort.nanos(),
                effort.refusals(),
                effort.substituted(),
                discipline.feat(position, move));
        overheard[seat] = discipline.showing().overheard(position, move);
        moves.add(record);
        steps.add(new Played.Step<>(move, after));
        position = after;
        arbiter.watcher().moved(label, record, after);
        if (game.outcome(position).isEmpty()) {
            notify(seat, List.of());
        }
    }

    private void notify(int seat, List<Integer> end) {
        if (!stops[seat].isGiven()) {
            var notice = new Notice<>(
                    game.seenBy(seat, position),
                    seat,
                    moves.size(),
                    overheard[1 - seat],
                    clocks.get(seat).secondsToGo(),
                    end);
            players.get(seat).told(notice);
        }
    }

    private List<Integer> finalPoints(List<Integer> overtime) {
        List<Integer> points = discipline.points(position);
        return List.of(points.get(0) - overtime.get(0), points.get(1) - overtime.get(1));
    }

    private boolean isStopped() {
        return stops[0].isGiven() || stops[1].isGiven();
    }
}

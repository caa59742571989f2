package dev.quoin.arena.result;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.log.LoggedMove;
import dev.quoin.game.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The statistics of one contestant in one game.
///
/// @param points its final points
/// @param tags its tagged moves, such as bingos
/// @param nanos the time it took for each of its turns
/// @param codes the code of every rejected move and of what ended its game, in order
/// @param stop the code of what ended its game, 0 when nothing did
/// @param moves how often it passed and exchanged
/// @param kills how often its process was killed by a signal
/// @param cpu its CPU time
public record Side(
        int points,
        int tags,
        List<Long> nanos,
        List<Integer> codes,
        int stop,
        MoveCounts moves,
        int kills,
        CpuTimes cpu) {
    public Side {
        nanos = List.copyOf(nanos);
        codes = List.copyOf(codes);
    }

    /// Creates a side whose CPU time is unknown.
    public Side(int points, int tags, List<Long> nanos, List<Integer> codes, int stop, MoveCounts moves, int kills) {
        this(points, tags, nanos, codes, stop, moves, kills, CpuTimes.none());
    }

    /// Creates a side without move counts.
    public Side(int points, int tags, List<Long> nanos, List<Integer> codes, int stop) {
        this(points, tags, nanos, codes, stop, MoveCounts.none(), 0);
    }

    /// Returns the side of a seat.
    public static Side of(LoggedGame record, int seat) {
        int tags = 0;
        var nanos = new ArrayList<Long>();
        var codes = new ArrayList<Integer>();
        for (LoggedMove move : record.moves()) {
            if (move.seat() == seat) {
                tags += move.tag().isEmpty() ? 0 : 1;
                nanos.add(move.nanos());
                move.refusals().forEach(refusal -> codes.add(refusal.code()));
            }
        }
        record.lastRefusals(seat).forEach(refusal -> codes.add(refusal.code()));
        Optional<Refusal> stop = record.stop(seat);
        stop.ifPresent(why -> codes.add(why.code()));
        return new Side(
                record.points().get(seat),
                tags,
                nanos,
                codes,
                stop.map(Refusal::code).orElse(0),
                MoveCounts.of(record.moves(), seat),
                (int) record.kills().stream()
                        .filter(kill -> kill.seat() == seat)
                        .count(),
                CpuTimes.of(record.cpuTime(seat)));
    }
}

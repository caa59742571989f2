package dev.quoin.crossword.notation.gcg;

import dev.quoin.crossword.notation.gcg.GcgProblem.Kind;
import java.util.ArrayList;
import java.util.List;

/// The scores of a replay, under the rules and in the record. Mutable, for one replay.
final class GcgTotals {
    private static final int MOST_ADJUSTMENTS = 5;

    private final GcgFindings findings;
    private final int[] right;
    private final int[] written;
    private final List<List<GcgEntry.Event>> adjustments = new ArrayList<>();
    private final boolean[] adjusted;
    private final boolean[] otherOrder;

    GcgTotals(GcgFile file, GcgSeats seats, GcgFindings findings) {
        this.findings = findings;
        right = new int[seats.count()];
        written = new int[seats.count()];
        adjusted = new boolean[seats.count()];
        otherOrder = new boolean[seats.count()];
        for (int seat = 0; seat < seats.count(); seat++) {
            adjustments.add(new ArrayList<>());
        }
        for (GcgEntry entry : file.game().entries()) {
            if (entry instanceof GcgEntry.Event event && seats.seat(event.nick()) >= 0) {
                collect(event, adjustments.get(seats.seat(event.nick())));
            }
        }
    }

    /// Collects the events that change a player's score after the last turn.
    private static void collect(GcgEntry.Event event, List<GcgEntry.Event> adjustments) {
        switch (event.action()) {
            case GcgAction.Time _, GcgAction.EndRack _ -> adjustments.add(event);
            case GcgAction.Challenge _ -> {}
            case GcgAction.Play _,
                    GcgAction.Exchange _,
                    GcgAction.ExchangeCount _,
                    GcgAction.Pass _,
                    GcgAction.Withdrawal _ -> adjustments.clear();
        }
    }

    /// Sets the scores at the start of a game that does not start at zero.
    void start(List<Integer> scores) {
        for (int seat = 0; seat < right.length; seat++) {
            right[seat] = scores.get(seat);
            written[seat] = scores.get(seat);
        }
    }

    int right(int seat) {
        return right[seat];
    }

    int written(int seat) {
        return written[seat];
    }

    /// Adds the points under the rules, and compares the total of the record.
    void add(int line, int seat, int points, GcgEntry.Event event) {
        right[seat] += points;
        int follows = written[seat] + event.points();
        compare(line, seat, follows, event);
    }

    /// Like [#add], for events after the last turn: some programs list a time penalty before the points for
    /// the opponent's rack, but count it after them.
    void adjust(int line, int seat, int points, GcgEntry.Event event) {
        if (!adjusted[seat]) {
            adjusted[seat] = true;
            List<GcgEntry.Event> events = adjustments.get(seat);
            otherOrder[seat] = !follows(written[seat], events)
                    && events.size() <= MOST_ADJUSTMENTS
                    && followsInSomeOrder(written[seat], events);
            if (otherOrder[seat]) {
                findings.remark(
                        line,
                        Kind.TOTAL,
                        "totals in the order of the lines",
                        "totals that count the last lines of this player in another order");
            }
        }
        if (otherOrder[seat]) {
            right[seat] += points;
            written[seat] += event.points();
        } else {
            add(line, seat, points, event);
        }
    }

    /// Withdraws a play.
    void takeBack(int line, int seat, Mark before, GcgEntry.Event event) {
        right[seat] = before.right();
        compare(line, seat, before.written(), event);
    }

    Mark mark(int seat) {
        return new Mark(right[seat], written[seat]);
    }

    private void compare(int line, int seat, int follows, GcgEntry.Event event) {
        if (event.total() != follows && event.total() != right[seat]) {
            findings.problem(line, Kind.TOTAL, String.valueOf(follows), String.valueOf(event.total()));
        }
        written[seat] = event.total();
    }

    private static boolean follows(int total, List<GcgEntry.Event> events) {
        int sum = total;
        for (GcgEntry.Event event : events) {
            sum += event.points();
            if (sum != event.total()) {
                return false;
            }
        }
        return true;
    }

    private static boolean followsInSomeOrder(int total, List<GcgEntry.Event> events) {
        for (GcgEntry.Event event : events) {
            if (total + event.points() == event.total()) {
                var rest = new ArrayList<>(events);
                rest.remove(event);
                if (followsInSomeOrder(event.total(), rest)) {
                    return true;
                }
            }
        }
        return events.isEmpty();
    }

    /// A player's scores at one moment.
    record Mark(int right, int written) {}
}

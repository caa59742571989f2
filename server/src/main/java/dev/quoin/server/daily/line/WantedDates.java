package dev.quoin.server.daily.line;

import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// Dates whose best line a client is waiting for. Mutable, not thread-safe.
///
/// Today comes first, then yesterday. For the other dates, clients are served in turn, so that one who
/// requests a whole archive does not delay the others. Dates that are dropped because there are too many are
/// not lost: waiting clients ask again.
final class WantedDates {
    /// The maximum number of waiting dates per client.
    static final int MOST_OF_CLIENT = 8;

    /// The maximum number of waiting dates.
    static final int MOST = 256;

    private final Map<String, Deque<LocalDate>> clients = new LinkedHashMap<>();

    /// Adds a date for a client, unless it is already waiting. If a client has too many, its oldest date is
    /// dropped.
    void add(LocalDate date, String client) {
        if (contains(date)) {
            return;
        }
        Deque<LocalDate> own = clients.computeIfAbsent(client, _ -> new ArrayDeque<>());
        own.add(date);
        if (own.size() > MOST_OF_CLIENT) {
            own.remove();
        } else if (size() > MOST) {
            clients.values().stream()
                    .max(Comparator.comparingInt(Deque::size))
                    .orElseThrow()
                    .removeFirst();
            clients.values().removeIf(Deque::isEmpty);
        }
    }

    boolean contains(LocalDate date) {
        return clients.values().stream().anyMatch(dates -> dates.contains(date));
    }

    int size() {
        return clients.values().stream().mapToInt(Deque::size).sum();
    }

    /// A date and the client that requested it.
    record Wanted(LocalDate date, String client) {}

    /// Removes and returns the date to search next.
    Optional<Wanted> next(LocalDate today) {
        return take(today).or(() -> take(today.minusDays(1))).or(this::inTurn);
    }

    private Optional<Wanted> take(LocalDate date) {
        Optional<Wanted> found = clients.entrySet().stream()
                .filter(entry -> entry.getValue().contains(date))
                .findFirst()
                .map(entry -> new Wanted(date, entry.getKey()));
        found.ifPresent(wanted -> remove(wanted, false));
        return found;
    }

    private Optional<Wanted> inTurn() {
        Optional<Wanted> found = clients.entrySet().stream()
                .findFirst()
                .map(entry -> new Wanted(entry.getValue().getFirst(), entry.getKey()));
        found.ifPresent(wanted -> remove(wanted, true));
        return found;
    }

    private void remove(Wanted wanted, boolean toTheEnd) {
        Deque<LocalDate> dates = clients.get(wanted.client());
        if (dates == null) {
            return;
        }
        dates.remove(wanted.date());
        if (dates.isEmpty() || toTheEnd) {
            clients.remove(wanted.client());
        }
        if (!dates.isEmpty() && toTheEnd) {
            clients.put(wanted.client(), dates);
        }
    }

    /// Returns whether a date is so much more urgent than another that the search for the other is
    /// suspended.
    static boolean isMoreUrgent(LocalDate date, LocalDate other, LocalDate today) {
        return rank(date, today) < rank(other, today);
    }

    private static int rank(LocalDate date, LocalDate today) {
        return date.equals(today) ? 0 : date.equals(today.minusDays(1)) ? 1 : 2;
    }
}

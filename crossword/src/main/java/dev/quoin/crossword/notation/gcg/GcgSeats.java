package dev.quoin.crossword.notation.gcg;

import dev.quoin.crossword.notation.gcg.GcgProblem.Kind;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Maps nicks to seats. Immutable.
final class GcgSeats {
    private final List<String> nicks;

    /// Uses the players that the record declares, or else those that play, in the order of their first turn.
    GcgSeats(GcgFile file, GcgFindings findings) {
        var declared = new TreeMap<Integer, String>();
        var playing = new LinkedHashSet<String>();
        for (int at = 0; at < file.lines().size(); at++) {
            switch (file.game().entries().get(at)) {
                case GcgEntry.Event event -> playing.add(event.nick());
                case GcgEntry.Pragma _ -> {}
                case GcgEntry.Player player -> declare(file.lines().get(at), player, declared, findings);
            }
        }
        nicks = new ArrayList<>(declared.isEmpty() ? playing : declared.values());
    }

    private static void declare(int line, GcgEntry.Player player, Map<Integer, String> declared, GcgFindings findings) {
        if (declared.containsValue(player.nick())) {
            findings.remark(
                    line, Kind.PLAYER, "a nick for each player", player.nick() + " twice: turns tell them apart");
        }
        String earlier = declared.putIfAbsent(player.number(), player.nick());
        if (earlier != null) {
            findings.problem(
                    line, Kind.PLAYER, "player " + player.number() + " once", player.nick() + " after " + earlier);
        }
    }

    int count() {
        return nicks.size();
    }

    /// The seat of a nick, or -1.
    int seat(String nick) {
        return nicks.indexOf(nick);
    }

    /// The seat of a nick, or -1; prefers the likely seat if it has that nick.
    int seat(String nick, int likely) {
        return likely >= 0 && nicks.get(likely).equals(nick) ? likely : seat(nick);
    }

    /// The seat to move after a seat.
    int next(int seat) {
        return seat < 0 ? 0 : (seat + 1) % nicks.size();
    }

    String nick(int seat) {
        return nicks.get(seat);
    }

    /// All nicks, for messages.
    String all() {
        return nicks.size() > GcgEntry.Player.MOST ? "a player" : String.join(" or ", nicks);
    }
}

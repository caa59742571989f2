package dev.quoin.game.play;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The contestants that a command line can name: `greedy`, `search:6`, `cmd:python3 agent.py`; immutable.
///
/// Before any of these may stand what tables shall call it: `mine=cmd:python3 agent.py`.
///
/// @param recruits by the word before the colon, in the order in which help lists them
/// @param <P> a position
/// @param <M> a move
public record Roster<P, M>(Map<String, Recruit<P, M>> recruits) {
    private static final Pattern CALLED = Pattern.compile("([\\w.-]+)=(.+)", Pattern.DOTALL);

    /// Makes a contestant from what stands behind the colon.
    ///
    /// @param <P> a position
    /// @param <M> a move
    @FunctionalInterface
    public interface Recruit<P, M> {
        /// The contestant of an argument.
        ///
        /// @param spec the whole text
        /// @param argument what stands behind the colon, empty when there is none
        /// @throws IllegalArgumentException when the argument does not suit
        Contestant<P, M> named(String spec, String argument);
    }

    public Roster {
        recruits = Collections.unmodifiableMap(new LinkedHashMap<>(recruits));
    }

    /// A roster without names.
    public static <P, M> Roster<P, M> empty() {
        return new Roster<>(Map.of());
    }

    /// The same with one name more.
    public Roster<P, M> with(String name, Recruit<P, M> recruit) {
        var more = new LinkedHashMap<>(recruits);
        more.put(name, recruit);
        return new Roster<>(more);
    }

    /// The names.
    public Set<String> names() {
        return recruits.keySet();
    }

    /// The contestant that a text names.
    ///
    /// @throws IllegalArgumentException when it names none; the message lists the names
    public Contestant<P, M> contestant(String text) {
        Matcher called = CALLED.matcher(text);
        String spec = called.matches() ? called.group(2) : text;
        int colon = spec.indexOf(':');
        String name = colon < 0 ? spec.strip() : spec.substring(0, colon).strip();
        Recruit<P, M> recruit = recruits.get(name);
        if (recruit == null) {
            throw new IllegalArgumentException(
                    "no contestant is called '" + name + "', expected one of " + String.join(", ", recruits.keySet()));
        }
        Contestant<P, M> contestant =
                recruit.named(spec, colon < 0 ? "" : spec.substring(colon + 1).strip());
        return called.matches() ? new Renamed<>(called.group(1), text, contestant) : contestant;
    }

    private record Renamed<P, M>(String name, String spec, Contestant<P, M> contestant) implements Contestant<P, M> {
        @Override
        public Player<P, M> enter(Workspace quarters) {
            return new RenamedPlayer<>(name, contestant.enter(quarters));
        }
    }

    private record RenamedPlayer<P, M>(String name, Player<P, M> player) implements Player<P, M> {
        @Override
        public void begin(Seating seating) {
            player.begin(seating);
        }

        @Override
        public M choose(Request<P> request) {
            return player.choose(request);
        }

        @Override
        public void told(Notice<P> notice) {
            player.told(notice);
        }

        @Override
        public void close() {
            player.close();
        }
    }
}

package dev.quoin.server;

import dev.quoin.crossword.daily.DailySecret;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.game.Budget;
import dev.quoin.game.process.Sandbox;
import dev.quoin.server.http.caller.Proxy;
import dev.quoin.server.http.connection.ConnectionLimits;
import dev.quoin.server.room.GameLimits;
import dev.quoin.server.work.WorkLimits;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The configuration of a server. Immutable.
///
/// @param place where it listens
/// @param storage where it stores data
/// @param access how it treats requests
/// @param extras optional features
/// @param replyBudget the budget per move of an opponent
/// @param limits the limits that prevent one visitor from starving the others
/// @param clock the clock
/// @param version its version
public record ServerConfig(
        Place place,
        Storage storage,
        Access access,
        Extras extras,
        Budget replyBudget,
        Limits limits,
        InstantSource clock,
        String version) {
    /// The default rate limit: many more than any person makes, far fewer than the server can answer.
    public static final int USUAL_RATE = 50;

    /// The default budget per move: few people like to wait longer, however strong the reply.
    public static final Budget DEFAULT_REPLY_BUDGET = new Budget.Time(Duration.ofSeconds(5));

    /// The address of a server.
    ///
    /// @param host the address, such as `127.0.0.1`
    /// @param port the port, 0 for any that is free
    public record Place(String host, int port) {
        public Place {
            if (port < 0 || port > 65535) {
                throw new IllegalArgumentException("a port must be 0 to 65535, got " + port);
            }
        }
    }

    /// The storage of a server.
    ///
    /// @param folder the folder for the logs and, by default, the database
    /// @param database the JDBC URL of a database to use instead of the file in the folder
    public record Storage(Path folder, Optional<String> database) {}

    /// The policy of a server for requests.
    ///
    /// @param requestsPerSecond the number of cheap requests one address may make; 0 means unlimited
    /// @param proxy the proxies in front of it
    /// @param logged whether requests are logged
    public record Access(int requestsPerSecond, Proxy proxy, boolean logged) {}

    /// Optional features of a server.
    ///
    /// @param arena the folder of matches whose results are shown
    /// @param agents additional agents and programs by game, each `NAME=AGENT` or `NAME=COMMAND`
    /// @param dailySecret the secret that, with the date, determines the daily puzzles
    /// @param sandbox the sandbox of programs; empty for none
    /// @param variants crossword variants beside the shipped ones, with their word lists
    public record Extras(
            Optional<Path> arena,
            Map<String, List<String>> agents,
            Optional<DailySecret> dailySecret,
            Optional<Sandbox> sandbox,
            List<CrosswordRuleset> variants) {
        public Extras {
            agents = Map.copyOf(agents);
            variants = List.copyOf(variants);
        }

        public Extras(Optional<Path> arena, Map<String, List<String>> agents) {
            this(arena, agents, Optional.empty(), Optional.empty(), List.of());
        }

        /// Returns a copy whose programs run in a sandbox, or not.
        public Extras in(Optional<Sandbox> other) {
            return new Extras(arena, agents, dailySecret, other, variants);
        }

        /// Returns a copy with these crossword variants beside the shipped ones.
        public Extras with(List<CrosswordRuleset> other) {
            return new Extras(arena, agents, dailySecret, sandbox, other);
        }

        /// Returns the additional agents for a game, such as `crossword`.
        public List<String> agents(String game) {
            return agents.getOrDefault(game, List.of());
        }
    }

    /// The limits that prevent one visitor from starving the others.
    ///
    /// @param work the limits on searches
    /// @param games the limits on games
    /// @param connections the limits on connections
    public record Limits(WorkLimits work, GameLimits games, ConnectionLimits connections) {
        /// The default limits.
        public static final Limits DEFAULT =
                new Limits(WorkLimits.DEFAULT, GameLimits.DEFAULT, ConnectionLimits.DEFAULT);
    }

    /// Returns the configuration of a server for this machine, with everything in one folder.
    public static ServerConfig local(Path folder, int port) {
        return new ServerConfig(
                new Place("127.0.0.1", port),
                new Storage(folder, Optional.empty()),
                new Access(USUAL_RATE, Proxy.NONE, true),
                new Extras(Optional.empty(), Map.of()),
                DEFAULT_REPLY_BUDGET,
                Limits.DEFAULT,
                InstantSource.system(),
                "unknown");
    }

    /// Returns a copy with another host address.
    public ServerConfig withHost(String host) {
        return new ServerConfig(
                new Place(host, place.port()), storage, access, extras, replyBudget, limits, clock, version);
    }

    /// Returns a copy with another database.
    public ServerConfig withDatabase(Optional<String> database) {
        return new ServerConfig(
                place, new Storage(storage.folder(), database), access, extras, replyBudget, limits, clock, version);
    }

    /// Returns a copy with another rate limit.
    public ServerConfig withRate(int requestsPerSecond) {
        return withAccess(new Access(requestsPerSecond, access.proxy(), access.logged()));
    }

    /// Returns a copy with other proxies.
    public ServerConfig withProxy(Proxy proxy) {
        return withAccess(new Access(access.requestsPerSecond(), proxy, access.logged()));
    }

    /// Returns a copy that does not log requests.
    public ServerConfig unlogged() {
        return withAccess(new Access(access.requestsPerSecond(), access.proxy(), false));
    }

    private ServerConfig withAccess(Access other) {
        return new ServerConfig(place, storage, other, extras, replyBudget, limits, clock, version);
    }

    /// Returns a copy with other optional features.
    public ServerConfig withExtras(Extras other) {
        return new ServerConfig(place, storage, access, other, replyBudget, limits, clock, version);
    }

    /// Returns a copy with a secret for the daily puzzles.
    public ServerConfig withDailySecret(Optional<DailySecret> secret) {
        return withExtras(new Extras(extras.arena(), extras.agents(), secret, extras.sandbox(), extras.variants()));
    }

    /// Returns a copy with another budget for replies.
    public ServerConfig withReplyBudget(Budget other) {
        return new ServerConfig(place, storage, access, extras, other, limits, clock, version);
    }

    /// Returns a copy with other limits.
    public ServerConfig withLimits(Limits other) {
        return new ServerConfig(place, storage, access, extras, replyBudget, other, clock, version);
    }

    /// Returns a copy with another clock.
    public ServerConfig withClock(InstantSource other) {
        return new ServerConfig(place, storage, access, extras, replyBudget, limits, other, version);
    }

    /// Returns a copy with another version.
    public ServerConfig withVersion(String other) {
        return new ServerConfig(place, storage, access, extras, replyBudget, limits, clock, other);
    }
}

package dev.quoin.server;

import dev.quoin.crossword.daily.DailySecret;
import dev.quoin.game.Budget;
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

/// How a server is run; immutable.
///
/// @param place where it listens
/// @param storage where it keeps things
/// @param access how it treats those who ask
/// @param extras what it offers beside what every server has
/// @param replyBudget how much an opponent may think about a reply
/// @param limits what keeps one visitor from starving the others
/// @param clock what time it is
/// @param version what it calls itself
public record ServerConfig(
        Place place,
        Storage storage,
        Access access,
        Extras extras,
        Budget replyBudget,
        Limits limits,
        InstantSource clock,
        String version) {
    /// Many more than any person makes, far fewer than the server can answer.
    public static final int USUAL_RATE = 50;

    /// Few people like to wait longer, however strong the reply.
    public static final Budget DEFAULT_REPLY_BUDGET = new Budget.Time(Duration.ofSeconds(5));

    /// Where a server listens.
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

    /// Where a server keeps things.
    ///
    /// @param folder for everything that is no program: the database by default, logs
    /// @param database the JDBC address of a database instead of the file in the folder
    public record Storage(Path folder, Optional<String> database) {}

    /// How a server treats those who ask.
    ///
    /// @param requestsPerSecond how many cheap requests one address may make; 0 means any number
    /// @param proxy the proxies in front of it
    /// @param logged whether requests are written down
    public record Access(int requestsPerSecond, Proxy proxy, boolean logged) {}

    /// What a server offers beside what every server has.
    ///
    /// @param arena the folder of matches whose results are shown
    /// @param agents further agents and programs by the game they play, each `NAME=AGENT` or `NAME=COMMAND`
    /// @param dailySecret what the daily puzzles are made with, besides the date
    public record Extras(Optional<Path> arena, Map<String, List<String>> agents, Optional<DailySecret> dailySecret) {
        public Extras {
            agents = Map.copyOf(agents);
        }

        public Extras(Optional<Path> arena, Map<String, List<String>> agents) {
            this(arena, agents, Optional.empty());
        }

        /// Those that play a game, such as `crossword`.
        public List<String> agents(String game) {
            return agents.getOrDefault(game, List.of());
        }
    }

    /// What keeps one visitor from starving the others.
    ///
    /// @param work for searches
    /// @param games for games
    /// @param connections for connections
    public record Limits(WorkLimits work, GameLimits games, ConnectionLimits connections) {
        /// The limits of a server whose operator sets none.
        public static final Limits DEFAULT =
                new Limits(WorkLimits.DEFAULT, GameLimits.DEFAULT, ConnectionLimits.DEFAULT);
    }

    /// A server for this machine, with everything in one folder.
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

    /// The same at another address.
    public ServerConfig withHost(String host) {
        return new ServerConfig(
                new Place(host, place.port()), storage, access, extras, replyBudget, limits, clock, version);
    }

    /// The same with another database.
    public ServerConfig withDatabase(Optional<String> database) {
        return new ServerConfig(
                place, new Storage(storage.folder(), database), access, extras, replyBudget, limits, clock, version);
    }

    /// The same with another rate.
    public ServerConfig withRate(int requestsPerSecond) {
        return withAccess(new Access(requestsPerSecond, access.proxy(), access.logged()));
    }

    /// The same behind other proxies.
    public ServerConfig withProxy(Proxy proxy) {
        return withAccess(new Access(access.requestsPerSecond(), proxy, access.logged()));
    }

    /// The same, writing down no requests.
    public ServerConfig unlogged() {
        return withAccess(new Access(access.requestsPerSecond(), access.proxy(), false));
    }

    private ServerConfig withAccess(Access other) {
        return new ServerConfig(place, storage, other, extras, replyBudget, limits, clock, version);
    }

    /// The same with other things to offer.
    public ServerConfig withExtras(Extras other) {
        return new ServerConfig(place, storage, access, other, replyBudget, limits, clock, version);
    }

    /// The same with a secret for the daily puzzles.
    public ServerConfig withDailySecret(Optional<DailySecret> secret) {
        return withExtras(new Extras(extras.arena(), extras.agents(), secret));
    }

    /// The same with another budget for replies.
    public ServerConfig withReplyBudget(Budget other) {
        return new ServerConfig(place, storage, access, extras, other, limits, clock, version);
    }

    /// The same with other limits.
    public ServerConfig withLimits(Limits other) {
        return new ServerConfig(place, storage, access, extras, replyBudget, other, clock, version);
    }

    /// The same at another time.
    public ServerConfig withClock(InstantSource other) {
        return new ServerConfig(place, storage, access, extras, replyBudget, limits, other, version);
    }

    /// The same under another version.
    public ServerConfig withVersion(String other) {
        return new ServerConfig(place, storage, access, extras, replyBudget, limits, clock, other);
    }
}

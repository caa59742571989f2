package dev.quoin.cli.serve;

import dev.quoin.cli.arena.ChosenSandbox;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.BudgetText;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Interruption;
import dev.quoin.cli.console.Terminals;
import dev.quoin.cli.shell.Edition;
import dev.quoin.crossword.match.CrosswordKit;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.game.process.Sandbox;
import dev.quoin.othello.match.OthelloKit;
import dev.quoin.othello.match.OthelloRuleset;
import dev.quoin.server.Server;
import dev.quoin.server.ServerConfig;
import dev.quoin.server.http.caller.Proxy;
import dev.quoin.server.log.Logs;
import dev.quoin.server.operation.Health;
import dev.quoin.server.room.HostedAgents;
import dev.quoin.server.store.DatabaseException;
import dev.quoin.server.visit.WarmUp;
import java.net.BindException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `quoin serve`: serves the web app until it is stopped.
@Command(
        name = "serve",
        header = "Start the web app and open it in the browser.",
        description = {
            "Games and players are saved in the data folder, or in a PostgreSQL database with --db. The"
                    + " server is reachable only from this machine unless you set --host. Press Ctrl-C to stop it;"
                    + " games continue after a restart."
        },
        footer = {
            "  quoin serve                              open http://localhost:8080",
            "  quoin serve --port 9000 --no-open        another port, no browser",
            "  quoin serve --host 0.0.0.0 --data games  reachable from the network",
            "  quoin serve --variant spanish --lexicon words.txt  add Spanish, with your list",
            "  quoin serve --agent 'mine=python3 agent.py'  with your program as an opponent",
        })
public final class ServeCommand implements Callable<Integer> {
    /// The default port.
    public static final int USUAL_PORT = 8080;

    private final Console console;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "Port to listen on; 0 picks a free one (default: ${DEFAULT-VALUE}).")
    private int port = USUAL_PORT;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "Address to listen on; 0.0.0.0 for all interfaces (default: ${DEFAULT-VALUE}).")
    private String host = "127.0.0.1";

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Folder for games and logs (default: QUOIN_DATA, or the system's data folder).")
    private @Nullable Path data;

    @Option(
            names = "--db",
            paramLabel = "URL",
            description = "PostgreSQL database to use instead of the data folder:"
                    + " jdbc:postgresql://HOST/NAME?user=NAME.")
    private @Nullable String database;

    @Option(
            names = "--arena",
            paramLabel = "DIR",
            description = "Folder of 'quoin arena' matches whose results are shown.")
    private @Nullable Path arena;

    @Option(
            names = "--agent",
            paramLabel = "NAME=AGENT",
            description = "Add an opponent under this name: an agent such as model:FILE, or the command of a"
                    + " program that plays crossword over the arena protocol; repeatable.")
    private List<String> agents = List.of();

    @Option(names = "--othello-agent", paramLabel = "NAME=AGENT", description = "The same for Othello.")
    private List<String> othelloAgents = List.of();

    @ArgGroup(exclusive = false, multiplicity = "0..*")
    private List<HostedVariant> variants = new ArrayList<>();

    @Mixin
    private final ChosenSandbox sandbox = new ChosenSandbox();

    @Option(
            names = "--reply-budget",
            paramLabel = "BUDGET",
            description = "Thinking limit per reply of an opponent: a time such as 5s, or a number of nodes such as"
                    + " 20000n (default: ${DEFAULT-VALUE}).")
    private String replyBudget = "5s";

    @Option(
            names = "--rate",
            paramLabel = "N",
            description = "Requests per second allowed from one address, ten times as many from this machine; 0 for no"
                    + " limit (default: ${DEFAULT-VALUE}).")
    private int rate = ServerConfig.USUAL_RATE;

    @Mixin
    private LimitOptions limits = new LimitOptions();

    @Option(
            names = "--daily-key-file",
            paramLabel = "FILE",
            description = "File with a secret that is mixed into the daily puzzles from the next day on, so"
                    + " that nobody can compute them in advance. All servers on the same database need it"
                    + " (default: QUOIN_DAILY_KEY_FILE, or none).")
    private @Nullable Path dailyKeyFile;

    @Option(
            names = "--behind-proxy",
            description = "Trust proxies on this machine and in private networks, like --trusted-proxy.")
    private boolean behindProxy;

    @Option(
            names = "--trusted-proxy",
            paramLabel = "CIDR",
            description = "Address or range (such as 10.0.0.0/8) of proxies whose X-Forwarded-For and"
                    + " X-Forwarded-Proto headers are trusted; repeatable.")
    private List<String> trustedProxies = List.of();

    @Option(
            names = "--open",
            negatable = true,
            description = "Open the browser, or don't (default: open it on a terminal with a desktop).")
    private @Nullable Boolean open;

    @Option(
            names = "--warm-up",
            negatable = true,
            description = "Play sample games after the start, so that the first visitors don't wait (default: do)."
                    + " Without it the server is ready at once, and its first replies are slower.")
    private boolean warmUp = true;

    public ServeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Path folder = data != null ? data : DataFolder.usual(console.environment());
        Logs.into(folder.resolve("logs"));
        try (var _ = Interruption.open()) {
            serve(folder);
        }
        return ExitCode.FINE;
    }

    /// Serves until it is interrupted.
    private void serve(Path folder) {
        if (!warmUp) {
            try (Server server = start(folder)) {
                await(server, folder);
            }
            return;
        }
        var sampleGames = new WarmUp(folder);
        try (Server server = start(folder, sampleGames.check());
                sampleGames) {
            sampleGames.start(server);
            await(server, folder);
        }
    }

    private void await(Server server, Path folder) {
        try {
            console.out().line(server.address().toString());
            console.out().flush();
            console.message(
                    "Quoin is running. " + (database == null ? "Everything is" : "Games are in the database, logs are")
                            + " saved in " + folder + ". Press Ctrl-C to stop.");
            boolean watched = !console.terminals().equals(Terminals.NONE) && Browser.isAtHand(console.environment());
            if (open == null ? watched : open) {
                Browser.open(server.address());
            }
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            // The server is closed by now; the process ends with the interruption.
            console.message("Quoin has stopped.");
        }
    }

    private Server start(Path folder, Health.Check... readiness) {
        try {
            return Server.start(settings(folder), readiness);
        } catch (BindException e) {
            throw new BadInput(
                    "cannot listen on port " + port + " of " + host
                            + ". Another program is using it, or the address is not one of this machine. Choose"
                            + " another port with --port",
                    e);
        } catch (DatabaseException | IllegalArgumentException e) {
            throw new BadInput(String.valueOf(e.getMessage()), e);
        }
    }

    /// Returns the sandbox of programs, which must not see the games; empty without programs.
    private Optional<Sandbox> sandbox(Path folder) {
        boolean programs = new HostedAgents<>(new CrosswordKit(), agents, Optional.empty()).hasPrograms()
                || new HostedAgents<>(new OthelloKit(), othelloAgents, Optional.empty()).hasPrograms();
        return programs ? sandbox.find(console, folder) : Optional.empty();
    }

    private ServerConfig settings(Path folder) {
        return ServerConfig.local(folder, port)
                .withHost(host)
                .withDatabase(Optional.ofNullable(database))
                .withExtras(new ServerConfig.Extras(
                                Optional.ofNullable(arena),
                                Map.of(CrosswordRuleset.ID, agents, OthelloRuleset.ID, othelloAgents))
                        .in(sandbox(folder))
                        .with(variants.stream().map(one -> one.open(console)).toList()))
                .withDailySecret(DailyKeyFile.read(dailyKeyFile, console.environment()))
                .withReplyBudget(BudgetText.read("--reply-budget", replyBudget))
                .withRate(rate)
                .withLimits(limits.limits())
                .withProxy(Proxy.at(trustedProxies).and(behindProxy ? Proxy.PRIVATE : Proxy.NONE))
                .withVersion(Edition.current().version());
    }
}

package dev.quoin.cli.bot;

import dev.quoin.arena.process.ExternalContestant;
import dev.quoin.cli.arena.ChosenSandbox;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Interruption;
import dev.quoin.cli.serve.ServerAddress;
import dev.quoin.cli.variant.VariantCandidates;
import dev.quoin.game.file.ScratchFolder;
import dev.quoin.game.kit.GameSettings;
import dev.quoin.game.process.Surroundings;
import dev.quoin.server.bot.ApiGame;
import dev.quoin.server.bot.BotRun;
import dev.quoin.server.bot.ServerLink;
import dev.quoin.server.bot.WantedGames;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quoin bot`: connects a local agent to a server's games.
@Command(
        name = "bot",
        header = "Play on a server with your own program.",
        description = {
            "Starts a program that speaks the arena protocol on this machine and plays its moves on a Quoin"
                    + " server over the public API, against an opponent of that server. It moves first in every other"
                    + " game. Lost connections are restored. Press Ctrl-C to stop; unfinished games are resigned."
        },
        exitCodeList = "1:the program failed in a game, or the connection was lost for good",
        footer = {
            "  quoin bot 'python3 agent.py' --opponent greedy --games 10",
            "  quoin bot ./agent --server https://quoin.example.org --opponent greedy",
            "  quoin bot ./agent --game othello --opponent search:4",
            "  quoin bot oneshot:./agent.sh --opponent random --variant mini --json",
        })
public final class BotCommand implements Callable<Integer> {
    /// How long it may take to resign the games in progress after Ctrl-C.
    private static final Duration STOPPING = Duration.ofSeconds(20);

    private final Console console;

    @Parameters(
            arity = "1",
            paramLabel = "COMMAND",
            description = "Command that starts the agent, optionally after cmd: (default), oneshot: or oneshot-argv:.")
    private String command = "";

    @Option(names = "--server", paramLabel = "URL", description = "Server to play on (default: http://localhost:8080).")
    private @Nullable String server;

    @Option(
            names = "--opponent",
            paramLabel = "NAME",
            required = true,
            description = "Opponent: a name that the server offers, as listed at URL/api/catalogue.")
    private String opponent = "";

    @Option(
            names = {"-g", "--game"},
            paramLabel = "GAME",
            description = "Game: crossword or othello (default: ${DEFAULT-VALUE}).")
    private String game = "crossword";

    @Option(
            names = {"-v", "--variant"},
            paramLabel = "VARIANT",
            description = "Variant: one that the server offers (default: standard).",
            completionCandidates = VariantCandidates.class)
    private @Nullable String variant;

    @Option(
            names = {"-n", "--games"},
            paramLabel = "N",
            description = "Number of games (default: ${DEFAULT-VALUE}).")
    private int games = 1;

    @Option(
            names = {"-j", "--jobs"},
            paramLabel = "N",
            description = "Number of games to play in parallel (default: ${DEFAULT-VALUE}).")
    private int jobs = 1;

    @Option(
            names = "--patience",
            paramLabel = "SECONDS",
            description = "How long to wait for each reply of the agent (default: 60).")
    private double timeout = 60;

    @Option(names = "--env", paramLabel = "NAME=VALUE", description = "Environment variable for the agent; repeatable.")
    private List<String> variables = List.of();

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            description = "Run the agent in this folder instead of a new, empty one.")
    private @Nullable Path folder;

    @Mixin
    private final ChosenSandbox sandbox = new ChosenSandbox();

    @Option(names = "--json", description = "Print the results as one JSON object.")
    private boolean json;

    public BotCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (!(timeout >= 0.001 && timeout <= 86_400)) {
            throw new BadInput("--patience must be 0.001 to 86400 seconds, got " + timeout);
        }
        if (games < 1 || jobs < 1) {
            throw new BadInput("--games and --jobs must be at least 1, got " + games + " and " + jobs);
        }
        URI site = server == null ? ServerAddress.USUAL : ServerAddress.read(server);
        try (var interruption = Interruption.watch(STOPPING);
                var room = new ScratchFolder();
                var link = new ServerLink(site, console::message)) {
            ApiGame<?, ?> remote = open(room.path());
            var wanted = new WantedGames(opponent, games, jobs, Duration.ofNanos((long) (timeout * 1e9)));
            check(link, site, wanted, remote);
            var report = new BotReport(console, site, remote, opponent, json);
            boolean whole = run(link, remote, wanted, room.path(), report).play(interruption::isRequested);
            report.summary();
            console.out().flush();
            return whole && !report.hasFailures() ? ExitCode.FINE : ExitCode.NO;
        }
    }

    private ApiGame<?, ?> open(Path room) {
        ApiGame<?, ?> named = BadInput.reading("--game", () -> ApiGame.named(game.toLowerCase(Locale.ROOT)));
        Map<String, String> settings = variant == null ? Map.of() : Map.of("variant", variant);
        return BadInput.reading(
                "--variant", () -> named.open(new GameSettings(settings, Optional.of(room), console::message)));
    }

    private static void check(ServerLink link, URI site, WantedGames wanted, ApiGame<?, ?> remote) {
        try {
            wanted.check(link, remote);
        } catch (IllegalArgumentException wrong) {
            throw new BadInput(site + ": " + wrong.getMessage(), wrong);
        } catch (IOException e) {
            String why = e.getMessage() == null ? "" : ": " + e.getMessage();
            throw new BadInput("no Quoin server answers at " + site + why, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private <P, M> BotRun<P, M> run(
            ServerLink link, ApiGame<P, M> remote, WantedGames wanted, Path room, BotReport report) {
        return new BotRun<>(link, remote, contestant(remote), wanted, room, report);
    }

    private <P, M> ExternalContestant<P, M> contestant(ApiGame<P, M> remote) {
        Surroundings surroundings = BadInput.reading(
                "--env", () -> new Surroundings(Optional.ofNullable(folder), Surroundings.variables(variables)));
        Surroundings inside = sandbox.find(console, Path.of("matches"))
                .map(surroundings::in)
                .orElse(surroundings)
                .withKept(true);
        for (ExternalContestant.Mode mode : ExternalContestant.Mode.values()) {
            if (command.startsWith(mode.word() + ":")) {
                return contestant(remote, command.substring(mode.word().length() + 1), mode, inside);
            }
        }
        return contestant(remote, command, ExternalContestant.Mode.PERSISTENT, inside);
    }

    private static <P, M> ExternalContestant<P, M> contestant(
            ApiGame<P, M> remote, String words, ExternalContestant.Mode mode, Surroundings surroundings) {
        return BadInput.reading("COMMAND", () -> ExternalContestant.of(remote.ruleset(), words, mode, surroundings));
    }
}

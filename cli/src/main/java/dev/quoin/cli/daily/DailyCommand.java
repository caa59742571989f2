package dev.quoin.cli.daily;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.play.TableOption;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.terminal.daily.DailyTable;
import dev.quoin.terminal.daily.client.DailyMessages.GameMessage;
import dev.quoin.terminal.daily.client.DailyMessages.Result;
import dev.quoin.terminal.daily.client.DailyMessages.Today;
import dev.quoin.terminal.daily.client.DailyServer;
import dev.quoin.terminal.daily.client.Declined;
import dev.quoin.terminal.daily.client.Unreachable;
import dev.quoin.terminal.table.GameTable;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quoin daily`: plays the puzzle of a date at the terminal, on a server as in the browser.
@Command(
        name = "daily",
        header = "Play the daily puzzle, Daily Letters, or show its best line.",
        synopsisSubcommandLabel = "[COMMAND]",
        description = {
            "Type a play such as 8D WORD (across) or D8 WORD (down) to place it and see its score. Enter"
                    + " plays it, undo takes it back. help lists all commands: skip, shuffle, turns, leaders,"
                    + " practice, name, code, quit. If you leave a game, you can continue it later.",
            "Without --server, you play on the local server at port 8080. If none is running, the"
                    + " command starts its own, with the same games that 'quoin serve' shows in the browser.",
            "If input or output is not a terminal, or with --plain, the game uses plain lines without escape codes."
        },
        footer = {
            "  quoin daily                         today's puzzle: type 8D WORD, skip, help",
            "  quoin daily 2026-01-01              an earlier puzzle, unranked",
            "  quoin daily --server https://quoin.example --code ABCDE-FGHJK",
            "  quoin daily show today              the word and the first rack",
            "  quoin daily best 2026-01-01         the best five turns the engine finds",
        })
public final class DailyCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            arity = "0..1",
            paramLabel = "DATE",
            description = "Date such as 2026-01-01, or today, in UTC (default: today).",
            completionCandidates = ChosenDate.Suggestions.class)
    private String date = ChosenDate.TODAY;

    @Option(
            names = "--server",
            paramLabel = "URL",
            description = "Server to play on (default: http://localhost:8080 if it runs, or else one of its own).")
    private @Nullable String address;

    @Option(
            names = "--code",
            paramLabel = "CODE",
            description = "Play as the player of the browser that shows this code on its player page.")
    private @Nullable String code;

    @Option(names = "--practice", description = "Start a practice game after your first game of that date.")
    private boolean practice;

    @Mixin
    private final TableOption table = new TableOption();

    private DailyCommand(Console console) {
        this.console = console;
    }

    /// Returns the command with its subcommands.
    public static CommandLine group(Console console) {
        return new CommandLine(new DailyCommand(console))
                .addSubcommand("show", new DailyShowCommand(console))
                .addSubcommand("best", new DailyBestCommand(console));
    }

    @Override
    public Integer call() {
        Optional<LocalDate> wanted = wanted();
        try (ChosenServer chosen = ChosenServer.of(console, Optional.ofNullable(address))) {
            DailyServer server = chosen.server();
            Today today = server.today();
            if (code != null) {
                server.become(code);
            }
            String day = wanted.map(LocalDate::toString).orElse(today.today());
            GameMessage game = practice ? server.practise(day) : server.begin(day);
            int exitCode = table.play(console, opened(chosen, game, today));
            return exitCode == ExitCode.FINE && server.isSilent() ? ExitCode.BAD_INPUT : exitCode;
        } catch (Declined e) {
            throw new BadInput(String.valueOf(e.getMessage()), e);
        } catch (Unreachable e) {
            throw new BadInput(e.getMessage() + "; run 'quoin serve' to start one on this machine", e);
        }
    }

    private GameTable opened(ChosenServer chosen, GameMessage game, Today today) {
        String welcome = welcome(chosen, game, today);
        if (!Variants.names().contains(game.variant())) {
            throw new BadInput("the server uses the variant '" + game.variant()
                    + "', which this version of quoin does not support. Try a newer version");
        }
        return DailyTable.of(chosen.server(), game, result -> shared(result, chosen), new SplittableRandom(), welcome);
    }

    /// Returns the given date; empty for the server's current date.
    private Optional<LocalDate> wanted() {
        try {
            return date.equals(ChosenDate.TODAY) ? Optional.empty() : Optional.of(LocalDate.parse(date));
        } catch (DateTimeParseException wrong) {
            throw new BadInput(
                    "expected a date such as 2026-01-01, today, or one of the commands show and best, got '" + date
                            + "'",
                    wrong);
        }
    }

    private static String welcome(ChosenServer chosen, GameMessage game, Today today) {
        String welcome = "Daily Letters of " + game.date() + ", " + game.standing() + ", " + chosen.place() + ".";
        if (!game.over()) {
            welcome += " Type a play such as 8D WORD, skip, or help for all commands.";
        }
        return game.date().equals(today.today()) ? welcome + reminder(chosen.server(), today) : welcome;
    }

    /// Describes a game that was still open at midnight; it may be finished, and keeps its rank.
    private static String reminder(DailyServer server, Today today) {
        LocalDate before = LocalDate.parse(today.today()).minusDays(1);
        return !before.isBefore(LocalDate.parse(today.first()))
                        && server.puzzle(before.toString()).isOpen()
                ? " Yesterday's game is not finished. To continue it: quoin daily " + before + "."
                : "";
    }

    /// Returns a result to share: squares, or a sentence for screen readers. Without the URL of a server
    /// that ends with this command.
    private List<String> shared(Result result, ChosenServer chosen) {
        if (table.isPlain()) {
            return List.of(result.spoken());
        }
        return result.share()
                .lines()
                .filter(line -> chosen.own().isEmpty() || !line.startsWith("http"))
                .toList();
    }
}

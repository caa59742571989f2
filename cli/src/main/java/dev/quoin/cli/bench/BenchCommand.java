package dev.quoin.cli.bench;

import dev.quoin.cli.console.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// `quoin bench`: measures speed on this machine.
@Command(
        name = "bench",
        header = "Measure the speed of the engines on this machine.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "  quoin bench movegen             self-play positions; racks may contain ?",
            "  quoin bench movegen --seconds 20 --json",
            "  quoin bench othello             perft, endgames, random games",
            "  quoin bench env                 environment steps per second",
            "  quoin bench arena               greedy games per second",
            "  quoin bench daily               daily moves per second on the server",
            "  quoin bench reply               waiting time for the computer's reply",
            "  quoin bench line                search for the best daily line",
        })
public final class BenchCommand {
    private BenchCommand() {}

    /// Returns the command with its subcommands.
    public static CommandLine group(Console console) {
        return new CommandLine(new BenchCommand())
                .addSubcommand("movegen", new MovegenCommand(console))
                .addSubcommand("othello", new OthelloBenchCommand(console))
                .addSubcommand("env", new EnvBenchCommand(console))
                .addSubcommand("arena", new ArenaBenchCommand(console))
                .addSubcommand("daily", new DailyBenchCommand(console))
                .addSubcommand("reply", new ReplyBenchCommand(console))
                .addSubcommand("line", new LineBenchCommand(console));
    }
}

package dev.quoin.cli.bench;

import dev.quoin.cli.console.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// `quoin bench`: speed on this machine.
@Command(
        name = "bench",
        header = "Measure how fast the engines are on this machine.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "  quoin bench movegen             positions of self-play; racks may have a ?",
            "  quoin bench movegen --seconds 20 --json",
            "  quoin bench othello             perft, endgames, random games",
            "  quoin bench env                 steps of environments a second",
            "  quoin bench arena               games of greedy against greedy a second",
            "  quoin bench daily               daily moves that the server takes a second",
            "  quoin bench reply               how long a player waits for the computer",
            "  quoin bench line                the best five turns of daily puzzles",
        })
public final class BenchCommand {
    private BenchCommand() {}

    /// The group with its commands.
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

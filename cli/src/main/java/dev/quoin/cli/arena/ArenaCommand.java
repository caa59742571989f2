package dev.quoin.cli.arena;

import dev.quoin.arena.process.ExternalContestant;
import dev.quoin.cli.console.AgentHelp;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.HelpList;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.GameKits;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// `quoin arena`: matches between agents.
@Command(
        name = "arena",
        header = "Run matches between agents, built in or your own.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "  quoin arena match greedy random --variant mini",
            "  quoin arena table greedy random clabbers1 --games 200",
            "  quoin arena check 'python3 agent.py'   does it follow the protocol?",
            "  quoin arena agents --game othello      list available agents",
        })
public final class ArenaCommand {
    private ArenaCommand() {}

    /// Returns the command with its subcommands.
    public static CommandLine group(Console console) {
        var match = new CommandLine(new MatchCommand(console));
        HelpList.add(match.getCommandSpec(), ArenaCommand::agents);
        return new CommandLine(new ArenaCommand())
                .addSubcommand("match", match)
                .addSubcommand("table", new TableCommand(console))
                .addSubcommand("check", new ArenaCheckCommand(console))
                .addSubcommand("agents", new AgentsCommand(console));
    }

    private static List<HelpList> agents() {
        var lists = new ArrayList<HelpList>();
        for (GameKit<?, ?> kit : GameKits.all()) {
            var entries = new ArrayList<>(AgentHelp.agents(kit));
            entries.addAll(AgentHelp.entries(AgentHelp.programs(kit)));
            lists.add(new HelpList("Agents of " + kit.title(), entries));
        }
        lists.add(new HelpList("Agents of every game", AgentHelp.entries(ExternalContestant.descriptions())));
        return lists;
    }
}

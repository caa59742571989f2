package dev.quoin.cli.arena;

import dev.quoin.arena.process.ExternalContestant;
import dev.quoin.cli.arena.setup.ChosenRules;
import dev.quoin.cli.console.AgentHelp;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.HelpList;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.Parameter;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.GameKits;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;

/// `quoin arena agents`: lists the available agents.
@Command(
        name = "agents",
        header = "List the agents of a game and their parameters.",
        description = {
            "Parameter values follow the name, separated by colons, either in this order or by name:"
                    + " search:6 is the same as search:depth=6. Parameters in brackets are optional. Put NAME="
                    + " before an agent to give it another name."
        },
        footer = {
            "  quoin arena agents",
            "  quoin arena agents --game othello --json",
        })
final class AgentsCommand implements Callable<Integer> {
    private final Console console;

    @Option(
            names = {"-g", "--game"},
            paramLabel = "GAME",
            completionCandidates = ChosenRules.Games.class,
            description = "Game: ${COMPLETION-CANDIDATES} (default: crossword).")
    private String game = "crossword";

    @Option(names = "--json", description = "Print one JSON object per agent.")
    private boolean json;

    AgentsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        List<AgentDescription> agents = agents(BadInput.reading("--game", () -> GameKits.named(game)));
        if (json) {
            var lines = new JsonLines(console.out());
            agents.forEach(agent -> lines.print(out -> write(out, agent)));
        } else {
            new HelpList("Agents", AgentHelp.entries(agents)).lines().forEach(console.out()::line);
        }
        return ExitCode.FINE;
    }

    private static List<AgentDescription> agents(GameKit<?, ?> kit) {
        var agents = new ArrayList<>(kit.agents().descriptions());
        agents.addAll(AgentHelp.programs(kit));
        agents.addAll(ExternalContestant.descriptions());
        return agents;
    }

    private static void write(JsonGenerator out, AgentDescription agent) {
        out.writeStringProperty("name", agent.name());
        out.writeStringProperty("usage", agent.usage());
        out.writeStringProperty("title", agent.title());
        out.writeStringProperty("description", agent.description());
        out.writeArrayPropertyStart("parameters");
        for (Parameter parameter : agent.parameters()) {
            out.writeStartObject();
            out.writeStringProperty("name", parameter.name());
            out.writeStringProperty("description", parameter.description());
            if (parameter.type() instanceof Parameter.Type.Whole(int least, int most)) {
                out.writeNumberProperty("least", least);
                out.writeNumberProperty("most", most);
            }
            parameter.defaultValue().ifPresent(value -> out.writeStringProperty("default", value));
            out.writeEndObject();
        }
        out.writeEndArray();
    }
}

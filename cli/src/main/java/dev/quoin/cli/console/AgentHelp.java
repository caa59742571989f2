package dev.quoin.cli.console;

import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.Level;
import dev.quoin.game.agent.Parameter;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.player.ProgramProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Lists the agents and levels of a game for help texts.
public final class AgentHelp {
    private AgentHelp() {}

    /// Returns the levels and agents that people can play against.
    public static List<HelpList> opponents(GameKit<?, ?> kit) {
        var lists = new ArrayList<HelpList>();
        List<HelpList.Entry> levels = levels(kit);
        if (!levels.isEmpty()) {
            lists.add(new HelpList("Levels", levels));
        }
        lists.add(new HelpList("Agents", agents(kit)));
        return lists;
    }

    /// Returns the levels with their own names; the others are agents.
    private static List<HelpList.Entry> levels(GameKit<?, ?> kit) {
        List<String> agents = kit.agents().forms();
        return Stream.concat(kit.levels().stream(), kit.agents().levels().stream())
                .filter(level -> !agents.contains(level.id()))
                .map(level -> new HelpList.Entry(level.id(), number(level) + level.description() + note(level)))
                .toList();
    }

    private static String number(Level level) {
        return level.rung()
                .map(rung -> "Level " + rung.number() + ", rated " + rung.elo() + ". ")
                .orElse("");
    }

    private static String note(Level level) {
        String variants = level.variants().isEmpty() ? "" : " Variant: " + String.join(", ", level.variants()) + ".";
        return variants + (level.id().equals(level.agent()) ? "" : " Same as " + level.agent() + ".");
    }

    /// Returns the built-in agents.
    public static List<HelpList.Entry> agents(GameKit<?, ?> kit) {
        return entries(kit.agents().descriptions());
    }

    /// Returns the kinds of external programs for a game.
    public static List<AgentDescription> programs(GameKit<?, ?> kit) {
        return kit.programs().stream()
                .<AgentDescription>map(ProgramProvider::description)
                .toList();
    }

    /// Returns agents with all their parameters.
    public static List<HelpList.Entry> entries(List<AgentDescription> agents) {
        return agents.stream()
                .map(agent -> entry(agent.usage(), agent, agent.parameters()))
                .toList();
    }

    /// Returns agents with their required parameters.
    public static List<HelpList.Entry> shortEntries(List<AgentDescription> agents) {
        return agents.stream()
                .map(agent -> entry(
                        agent.form(),
                        agent,
                        agent.parameters().stream()
                                .filter(Parameter::isRequired)
                                .toList()))
                .toList();
    }

    private static HelpList.Entry entry(String usage, AgentDescription agent, List<Parameter> parameters) {
        // A phrase after "who", such as "is an engine that speaks GTP".
        var text = new StringBuilder(agent.description().replaceFirst("^is ", ""));
        parameters.forEach(parameter -> text.append(agent.isNamed(parameter) ? named(parameter) : note(parameter)));
        return new HelpList.Entry(usage, text.toString());
    }

    private static String named(Parameter parameter) {
        String range = parameter.type() instanceof Parameter.Type.Whole(int least, int most)
                ? " (" + least + " to " + most + ")"
                : "";
        return "; " + parameter.name() + " is " + parameter.description() + range;
    }

    private static String note(Parameter parameter) {
        return switch (parameter.type()) {
            case Parameter.Type.Whole(int least, int most) ->
                " (" + parameter.label() + ": " + least + " to " + most + ")";
            case Parameter.Type.Text() -> "; " + parameter.label() + " is " + parameter.description();
        };
    }
}

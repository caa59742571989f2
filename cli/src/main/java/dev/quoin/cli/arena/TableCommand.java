package dev.quoin.cli.arena;

import dev.quoin.arena.tournament.TournamentFormat;
import dev.quoin.cli.console.AgentChoices;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.game.player.Contestant;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quoin arena table`: plays a tournament.
@Command(
        name = "table",
        aliases = "tournament",
        header = "Play a tournament between several agents, and print a table.",
        description = {
            "Every match is played as in 'quoin arena match', with the same options, in its own folder. In a round"
                    + " robin every agent plays every other. In a gauntlet the first agent plays all others. In a Swiss"
                    + " tournament agents with similar scores play each other, which ranks many agents with few"
                    + " matches. The table shows the percentage of games won by row against column, with 95%%"
                    + " intervals. table.html in the output folder shows it with charts and replays, also while"
                    + " games are played; table.png is a picture of it. After an interruption, run the same command"
                    + " again to resume."
        },
        footer = {
            "  quoin arena table greedy random --variant mini --games 200",
            "  quoin arena table greedy clabbers1 'me=cmd:python3 agent.py' --output mine",
            "  quoin arena table new old1 old2 old3 --format gauntlet --sprt 0,10",
            "  quoin arena table greedy random clabbers1 clabbers2 forest --format swiss",
        })
final class TableCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            arity = "0..*",
            paramLabel = "AGENT",
            completionCandidates = AgentChoices.class,
            description = "Two or more agents, as in 'quoin arena match'.")
    private List<String> agents = List.of();

    @Mixin
    private final ChosenMatch chosen = new ChosenMatch();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "Tournament format: round-robin, gauntlet or swiss (default: round-robin).")
    private String format = "round-robin";

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description =
                    "Number of rounds of a Swiss tournament, at most half the number of agents (default: as many as"
                            + " a knockout would have).")
    private @Nullable Integer rounds;

    @Option(
            names = "--challengers",
            paramLabel = "N",
            description = "Number of agents, the first ones, that play all others in a gauntlet, but not each other"
                    + " (default: 1).")
    private @Nullable Integer challengers;

    @Mixin
    private final ChosenTest test = new ChosenTest();

    TableCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (agents.size() < 2) {
            throw new BadInput("a table needs at least two agents, got "
                    + (agents.isEmpty() ? "none" : "only '" + agents.getFirst() + "'")
                    + ". 'quoin arena agents' lists the built-in ones");
        }
        return chosen.use(console, this::play);
    }

    private <P, M> int play(OpenedGame<P, M> game) {
        List<Contestant<P, M>> contestants = contestants(game);
        return new Tournament<>(
                        console,
                        chosen,
                        format(),
                        contestants,
                        pairing -> chosen.config(
                                game.ruleset(),
                                List.of(contestants.get(pairing.first()), contestants.get(pairing.second())),
                                test.test()))
                .play();
    }

    private TournamentFormat format() {
        int count = agents.size();
        refuseUnused("--rounds", rounds, "swiss");
        refuseUnused("--challengers", challengers, "gauntlet");
        try {
            return switch (format) {
                case "round-robin" -> new TournamentFormat.RoundRobin(count);
                case "gauntlet" -> new TournamentFormat.Gauntlet(count, challengers == null ? 1 : challengers);
                case "swiss" ->
                    new TournamentFormat.Swiss(
                            count,
                            rounds == null ? TournamentFormat.Swiss.usualRounds(count) : rounds,
                            chosen.run().seed());
                default -> throw new BadInput("--format must be round-robin, gauntlet or swiss, got '" + format + "'");
            };
        } catch (IllegalArgumentException wrong) {
            throw new BadInput((format.equals("swiss") ? "--rounds: " : "--challengers: ") + wrong.getMessage(), wrong);
        }
    }

    private void refuseUnused(String option, @Nullable Integer value, String needed) {
        if (value != null && !format.equals(needed)) {
            throw new BadInput(option + " needs --format " + needed + ", got --format " + format);
        }
    }

    private <P, M> List<Contestant<P, M>> contestants(OpenedGame<P, M> game) {
        List<Contestant<P, M>> contestants =
                agents.stream().map(game::contestant).toList();
        List<String> names = contestants.stream().map(Contestant::name).toList();
        if (new HashSet<>(names).size() < names.size()) {
            throw new BadInput("agents in a table must have different names, got " + String.join(", ", names)
                    + "; put NAME= before an agent to rename it");
        }
        return contestants;
    }
}

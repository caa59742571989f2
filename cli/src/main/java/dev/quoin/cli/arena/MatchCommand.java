package dev.quoin.cli.arena;

import dev.quoin.arena.calibration.ScalableBudget;
import dev.quoin.arena.match.MatchConfig;
import dev.quoin.arena.match.MatchFolder;
import dev.quoin.arena.match.MatchRun;
import dev.quoin.arena.match.PairRange;
import dev.quoin.arena.report.ErrorTitles;
import dev.quoin.arena.report.MatchText;
import dev.quoin.cli.console.AgentChoices;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.game.player.Contestant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quoin arena match`: plays a match between two agents.
@Command(
        name = "match",
        header = "Play a match between two agents, in pairs of games with the same deal.",
        description = {
            "An agent is either built in or a program of yours, as listed below. Put NAME= before it to"
                    + " give it another name. Every game is logged as it is played: after Ctrl-C, a crash or kill"
                    + " -9, run the same command again to resume. docs/arena.md explains the figures."
        },
        footer = {
            "  quoin arena match greedy random --variant mini --games 200",
            "  quoin arena match greedy clabbers1 --sprt 0,20 --games 5000 --output trial",
            "  quoin arena match 'mine=cmd:python3 agent.py' greedy --clock 5m+3s",
            "  quoin arena match --agents agents.toml mine theirs --openings openings.cgp",
            "  quoin arena match search:4 greedy --game othello",
            "  quoin arena match static:endgame=1000 clabbers1 --equal-time",
        })
final class MatchCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            index = "0",
            paramLabel = "A",
            completionCandidates = AgentChoices.class,
            description = "The first agent.")
    private String first = "";

    @Parameters(
            index = "1",
            paramLabel = "B",
            completionCandidates = AgentChoices.class,
            description = "The second agent.")
    private String second = "";

    @Mixin
    private final ChosenMatch chosen = new ChosenMatch();

    @Mixin
    private final ChosenTest test = new ChosenTest();

    @Mixin
    private final EqualTimeOption equalTime = new EqualTimeOption();

    @Option(
            names = "--pairs",
            paramLabel = "FROM-TO",
            description = "Play only these pairs of the match, counted from 1. You can combine the lines of"
                    + " several such logs, even from different machines, into the log of the whole match.")
    private @Nullable String part;

    MatchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        return chosen.use(console, this::play);
    }

    private <P, M> int play(OpenedGame<P, M> game) {
        List<Contestant<P, M>> two = List.of(game.contestant(first), game.contestant(second));
        MatchConfig<P, M> config = chosen.config(game.ruleset(), two, test.test());
        String who = config.names().get(0) + "-v-" + config.names().get(1);
        var folder = new MatchFolder(
                chosen.run().folder(who, equalTime.marked(config).identity()));
        if (!equalTime.isGiven()) {
            return play(config, folder);
        }
        if (part != null) {
            throw new BadInput(
                    "--equal-time cannot be combined with --pairs: each part would be calibrated for itself");
        }
        var budget = ScalableBudget.find(config, game.contestants(), (side, spec) -> {
            var other = new ArrayList<>(two);
            other.set(side, game.respecified(two.get(side), spec));
            return chosen.config(game.ruleset(), other, test.test());
        });
        return equalTime
                .scaled(console, budget, folder.log(), chosen.run().jobs())
                .map(scaled -> play(scaled, folder))
                .orElseGet(() -> chosen.interrupted(console));
    }

    private Optional<PairRange> part(int pairs) {
        if (part == null) {
            return Optional.empty();
        }
        var written = Pattern.compile("(\\d{1,8})-(\\d{1,8})").matcher(part);
        if (!written.matches()) {
            throw new BadInput("--pairs takes the first and the last pair, such as 11-20, got '" + part + "'");
        }
        try {
            var range = new PairRange(Integer.parseInt(written.group(1)), Integer.parseInt(written.group(2)));
            if (range.last() > pairs) {
                throw new BadInput("--pairs must not go beyond --games, which is " + pairs + ", got " + part);
            }
            return Optional.of(range);
        } catch (IllegalArgumentException wrong) {
            throw new BadInput("--pairs: " + wrong.getMessage(), wrong);
        }
    }

    private <P, M> int play(MatchConfig<P, M> config, MatchFolder folder) {
        var match = new KeptMatch<>(console, config, folder, chosen.kept());
        MatchRun.Ending ending = match.play(chosen.run(), part(config.pairs()));
        if (chosen.run().json()) {
            new JsonLines(console.out()).print(out -> {
                match.write(out, ending.result());
                out.writeBooleanProperty("complete", ending.complete());
                out.writeStringProperty("folder", folder.root().toString());
            });
        } else {
            console.out().print(MatchText.of(ending.result(), ErrorTitles.of(config.ruleset())));
        }
        if (!ending.complete()) {
            return chosen.interrupted(console);
        }
        console.message("Results are in " + folder.root());
        return ExitCode.FINE;
    }
}

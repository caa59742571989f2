package dev.quoin.cli.arena;

import dev.quoin.arena.process.Conformance;
import dev.quoin.arena.process.ConformanceReport;
import dev.quoin.arena.process.ProtocolRule;
import dev.quoin.arena.process.Violation;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.game.file.ScratchFolder;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Workspace;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JsonGenerator;

/// `quoin arena check`: checks that an agent follows the protocol.
@Command(
        name = "check",
        header = "Check whether an agent follows the arena protocol.",
        description = {
            "Plays two games, one in each seat, against an opponent that plays random legal moves. The"
                    + " agent's first reply is always rejected, to see whether it tries again. Each rule of the"
                    + " protocol is listed as ok, broken, or not tested with the reason; docs/protocol.md explains"
                    + " them."
        },
        exitCodeList = "1:a rule is broken",
        footer = {
            "  quoin arena check 'python3 agent.py'",
            "  quoin arena check --game othello 'oneshot:./agent.sh'",
            "  quoin arena check --variant mini cmd:./agent",
        })
final class ArenaCheckCommand implements Callable<Integer> {
    /// The number of violations of one rule to print; --json prints all.
    private static final int MOST_DETAILS = 3;

    private final Console console;

    @Parameters(
            arity = "1",
            paramLabel = "COMMAND",
            description = "Command that starts the agent, optionally after cmd: (default), oneshot: or oneshot-argv:,"
                    + " or the name of an agent in the --agents file.")
    private String command = "";

    @Mixin
    private final ChosenGame game = new ChosenGame();

    @Option(
            names = "--patience",
            paramLabel = "SECONDS",
            description = "How long to wait for each reply of the agent (default: 10).")
    private double timeout = 10;

    @Option(names = "--seed", paramLabel = "N", description = "Random seed (default: 1).")
    private long seed = 1;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    ArenaCheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (!(timeout >= 0.001 && timeout <= 86_400)) {
            throw new BadInput("--patience must be 0.001 to 86400 seconds, got " + timeout);
        }
        try (var room = new ScratchFolder()) {
            var longest = Duration.ofNanos((long) (timeout * 1e9));
            ConformanceReport report = check(game.open(console, room.path()), longest, Workspace.in(room.path()));
            if (json) {
                new JsonLines(console.out()).print(out -> write(out, report));
            } else {
                print(report);
            }
            return report.isFine() ? ExitCode.FINE : ExitCode.NO;
        }
    }

    private <P, M> ConformanceReport check(OpenedGame<P, M> opened, Duration longest, Workspace workspace) {
        return new Conformance<>(opened.program(command), Terms.standard().withTimeout(longest)).check(seed, workspace);
    }

    private void print(ConformanceReport report) {
        for (ProtocolRule rule : ProtocolRule.values()) {
            List<Violation> broken = report.violations(rule);
            String untested = report.untested().getOrDefault(rule, "");
            String state = !broken.isEmpty() ? "BROKEN" : untested.isEmpty() ? "ok" : "not tested";
            line(state, rule.sentence() + (untested.isEmpty() ? "" : ": " + untested));
            broken.stream().limit(MOST_DETAILS).forEach(violation -> line("", violation.detail()));
            if (broken.size() > MOST_DETAILS) {
                line("", "and " + (broken.size() - MOST_DETAILS) + " more");
            }
            if (!broken.isEmpty()) {
                line("", "hint: " + rule.hint());
            }
        }
        console.out()
                .line(report.games() + " of 2 games finished, " + report.answers() + " replies, " + report.broken()
                        + " of " + ProtocolRule.values().length + " rules broken, "
                        + report.untested().size() + " not tested");
    }

    private void line(String state, String text) {
        console.out().line("%-10s  %s".formatted(state, text));
    }

    private void write(JsonGenerator out, ConformanceReport report) {
        out.writeStringProperty("command", command);
        out.writeBooleanProperty("fine", report.isFine());
        out.writeNumberProperty("games", report.games());
        out.writeNumberProperty("answers", report.answers());
        out.writeArrayPropertyStart("tried");
        report.tried().forEach(rule -> out.writeString(rule.name()));
        out.writeEndArray();
        out.writeArrayPropertyStart("untested");
        report.untested().forEach((rule, why) -> {
            rule(out, rule);
            out.writeStringProperty("reason", why);
            out.writeEndObject();
        });
        out.writeEndArray();
        out.writeArrayPropertyStart("breaches");
        for (Violation violation : report.violations()) {
            rule(out, violation.rule());
            out.writeStringProperty("detail", violation.detail());
            out.writeStringProperty("hint", violation.rule().hint());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static void rule(JsonGenerator out, ProtocolRule rule) {
        out.writeStartObject();
        out.writeStringProperty("rule", rule.name());
        out.writeStringProperty("sentence", rule.sentence());
    }
}

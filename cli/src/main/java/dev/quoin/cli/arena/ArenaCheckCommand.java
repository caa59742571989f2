package dev.quoin.cli.arena;

import dev.quoin.arena.process.Conformance;
import dev.quoin.arena.process.ConformanceReport;
import dev.quoin.arena.process.ExternalContestant;
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
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JsonGenerator;

/// `quoin arena check`: does an agent keep to the protocol?
@Command(
        name = "check",
        header = "Check whether an agent follows the arena protocol.",
        description = {
            "Plays two games, one in each seat, against an opponent that plays random legal moves. The"
                    + " agent's first reply is always rejected, to see whether it tries again. Each rule of the"
                    + " protocol is listed as ok, broken, or not tested (-); docs/protocol.md explains them. The"
                    + " exit code is 1 if a rule is broken."
        },
        footer = {
            "  quoin arena check 'python3 agent.py'",
            "  quoin arena check --game othello 'oneshot:./agent.sh'",
            "  quoin arena check --variant mini cmd:./agent",
        })
final class ArenaCheckCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            arity = "1",
            paramLabel = "COMMAND",
            description = "Command that starts the agent, optionally after cmd: (default), oneshot: or oneshot-argv:.")
    private String command = "";

    @Mixin
    private final ChosenGame game = new ChosenGame();

    @Option(
            names = "--patience",
            paramLabel = "SECONDS",
            description = "How long to wait for each reply (default: 10).")
    private double timeout = 10;

    @Option(names = "--seed", paramLabel = "S", description = "Random seed (default: 1).")
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
        return new Conformance<>(contestant(opened), Terms.standard().withTimeout(longest)).check(seed, workspace);
    }

    private <P, M> ExternalContestant<P, M> contestant(OpenedGame<P, M> opened) {
        boolean plain = !command.matches("(?s)([\\w.-]+=)?(cmd|oneshot|oneshot-argv):.*");
        if (opened.contestant(plain ? "cmd:" + command : command) instanceof ExternalContestant<P, M> external) {
            return external;
        }
        throw new BadInput("'" + command + "' is a built-in agent; only programs can be checked");
    }

    private void print(ConformanceReport report) {
        for (ProtocolRule rule : ProtocolRule.values()) {
            Optional<Violation> violation = violation(report, rule);
            String state = violation.isPresent() ? "BROKEN" : report.tried().contains(rule) ? "ok" : "-";
            console.out().line("%-7s %s".formatted(state, rule.sentence()));
            violation.ifPresent(broken -> console.out().line("        " + broken.detail()));
        }
        console.out()
                .line(report.games() + " of 2 games finished, " + report.answers() + " replies, "
                        + report.violations().size() + " of " + ProtocolRule.values().length + " rules broken");
    }

    private static Optional<Violation> violation(ConformanceReport report, ProtocolRule rule) {
        return report.violations().stream().filter(one -> one.rule() == rule).findFirst();
    }

    private void write(JsonGenerator out, ConformanceReport report) {
        out.writeStringProperty("command", command);
        out.writeBooleanProperty("fine", report.isFine());
        out.writeNumberProperty("games", report.games());
        out.writeNumberProperty("answers", report.answers());
        names(out, "tried", List.copyOf(report.tried()));
        out.writeArrayPropertyStart("breaches");
        for (Violation violation : report.violations()) {
            out.writeStartObject();
            out.writeStringProperty("rule", violation.rule().name());
            out.writeStringProperty("sentence", violation.rule().sentence());
            out.writeStringProperty("detail", violation.detail());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static void names(JsonGenerator out, String field, List<ProtocolRule> rules) {
        out.writeArrayPropertyStart(field);
        rules.forEach(rule -> out.writeString(rule.name()));
        out.writeEndArray();
    }
}

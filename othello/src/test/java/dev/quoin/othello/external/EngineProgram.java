package dev.quoin.othello.external;

import dev.quoin.game.process.ProgramCommand;
import dev.quoin.game.process.ProgramLauncher;
import dev.quoin.othello.agent.SearchAgent;
import dev.quoin.othello.gtp.GtpEngine;
import dev.quoin.othello.nboard.NboardEngine;
import dev.quoin.othello.search.HandcraftedEvaluation;
import dev.quoin.othello.search.Search;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/// Our own engine modes as a program, to be run in a process of its own.
public final class EngineProgram {
    private EngineProgram() {}

    /// What starts this program.
    static ProgramLauncher launcher(String protocol) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return ProgramLauncher.here(new ProgramCommand(
                "engine", List.of(java, "-XX:+UseSerialGC", "-cp", classes, EngineProgram.class.getName(), protocol)));
    }

    public static void main(String[] arguments) throws InterruptedException {
        var input = new InputStreamReader(System.in, StandardCharsets.UTF_8);
        var output = new OutputStreamWriter(System.out, StandardCharsets.UTF_8);
        if (arguments[0].equals("nboard")) {
            new NboardEngine(new Search(new HandcraftedEvaluation()), "Quoin").run(input, output);
        } else {
            new GtpEngine(SearchAgent.ofDepth(2), "Quoin", "test").run(input, output);
        }
    }
}

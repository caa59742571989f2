package dev.quoin.arena.match;

import dev.quoin.othello.agent.SearchAgent;
import dev.quoin.othello.gtp.GtpEngine;
import dev.quoin.othello.nboard.NboardEngine;
import dev.quoin.othello.search.HandcraftedEvaluation;
import dev.quoin.othello.search.Search;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/// Our own engine modes as a program, to be run in a process of its own.
public final class EngineProgram {
    private EngineProgram() {}

    /// The command that runs this program.
    static String command(String protocol) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return "'" + java + "' -XX:+UseSerialGC -cp '" + classes + "' " + EngineProgram.class.getName() + " "
                + protocol;
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

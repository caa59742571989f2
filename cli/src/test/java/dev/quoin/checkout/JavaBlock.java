package dev.quoin.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import jdk.jshell.JShell;
import jdk.jshell.Snippet.Status;
import jdk.jshell.SnippetEvent;
import jdk.jshell.VarSnippet;

/// Runs the Java of a document as a reader would paste it into JShell, with all of Quoin on the class path.
final class JavaBlock {

    private JavaBlock() {}

    static void run(DocumentBlock block) {
        // In this JVM: a second one would have to be told the class path and would only be slower.
        try (JShell shell = JShell.builder().executionEngine("local").build()) {
            shell.addToClasspath(System.getProperty("java.class.path"));
            String rest = block.text();
            while (!rest.isBlank()) {
                var next = shell.sourceCodeAnalysis().analyzeCompletion(rest);
                assertThat(next.completeness().isComplete())
                        .as("%s: complete statement in%n%s", block.place(), rest)
                        .isTrue();
                shell.eval(next.source()).forEach(event -> succeeded(shell, block, event));
                rest = next.remaining();
            }
        }
    }

    /// Runs a session with JShell: lines after `jshell> ` are typed, and what follows must be what JShell answers.
    static void runSession(DocumentBlock block) {
        try (JShell shell = JShell.builder().executionEngine("local").build()) {
            shell.addToClasspath(System.getProperty("java.class.path"));
            for (String exchange : block.text().split("(?m)^jshell> ", -1)) {
                String[] parts = exchange.split("\n", 2);
                if (!parts[0].isBlank()) {
                    assertThat(answer(shell, block, parts[0]))
                            .as("%s: %s", block.place(), parts[0])
                            .isEqualTo(parts[1].strip());
                }
            }
        }
    }

    private static String answer(JShell shell, DocumentBlock block, String typed) {
        var answer = new StringBuilder();
        // Adds the semicolon, as JShell does.
        String source = shell.sourceCodeAnalysis().analyzeCompletion(typed).source();
        for (SnippetEvent event : shell.eval(source)) {
            succeeded(shell, block, event);
            if (event.value() != null && event.snippet() instanceof VarSnippet variable) {
                boolean declared = !variable.name().startsWith("$");
                assertThat(declared && event.value().length() > 80)
                        .as("JShell would shorten %s", event.value())
                        .isFalse();
                answer.append(declared ? variable.name() : "$" + variable.id());
                answer.append(" ==> ").append(event.value());
            }
        }
        return answer.toString();
    }

    private static void succeeded(JShell shell, DocumentBlock block, SnippetEvent event) {
        String complaints = shell.diagnostics(event.snippet())
                .map(diagnostic -> diagnostic.getMessage(null))
                .toList()
                .toString();
        assertThat(event.status())
                .as("%s: %s %s", block.place(), event.snippet().source(), complaints)
                .isIn(Status.VALID, Status.OVERWRITTEN);
        assertThat(event.exception())
                .as("%s: %s", block.place(), event.snippet().source())
                .isNull();
    }
}

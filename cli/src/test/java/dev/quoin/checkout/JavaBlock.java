package dev.quoin.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import jdk.jshell.JShell;
import jdk.jshell.Snippet.Status;
import jdk.jshell.SnippetEvent;

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

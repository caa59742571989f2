package dev.quoin.checkout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.quoin.checkout.Checkout.Finished;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Runs the code in the documents, by the rules in docs/README.md.
@Tag("packaged")
@DisabledOnOs(OS.WINDOWS)
class DocumentsTest {

    /// What a block may be labelled; under any other name, such as `bash`, it would quietly not be run. The tests of
    /// the Python package run the blocks of Python.
    private static final List<String> LANGUAGES =
            List.of("sh", "java", "jshell", "kotlin", "python", "text", "json", "toml", "output");

    /// What of the checkout a shell block finds in its folder.
    private static final List<String> FOLDER = List.of("quoin", "examples", "docs");

    @TempDir
    Path scratch;

    @TestFactory
    Stream<DynamicTest> shellBlocksRun() throws IOException {
        var tests = new ArrayList<DynamicTest>();
        for (Path document : documents()) {
            List<DocumentBlock> blocks = DocumentBlock.in(document);
            for (int index = 0; index < blocks.size(); index++) {
                DocumentBlock block = blocks.get(index);
                if (block.label().equals("sh")) {
                    boolean printed = index + 1 < blocks.size()
                            && blocks.get(index + 1).label().equals("output");
                    String expected = printed ? blocks.get(index + 1).text() : "…\n";
                    tests.add(dynamicTest(block.place(), () -> runs(block, expected)));
                }
            }
        }
        assertThat(tests).as("shell blocks in the documents").isNotEmpty();
        return tests.stream();
    }

    @TestFactory
    Stream<DynamicTest> javaBlocksRun() throws IOException {
        var tests = new ArrayList<DynamicTest>();
        for (Path document : documents()) {
            for (DocumentBlock block : DocumentBlock.in(document)) {
                if (block.label().equals("java")) {
                    tests.add(dynamicTest(block.place(), () -> JavaBlock.run(block)));
                } else if (block.label().equals("jshell")) {
                    tests.add(dynamicTest(block.place(), () -> JavaBlock.runSession(block)));
                }
            }
        }
        return tests.stream();
    }

    @TestFactory
    Stream<DynamicTest> kotlinBlocksRun() throws IOException {
        var tests = new ArrayList<DynamicTest>();
        for (Path document : documents()) {
            for (DocumentBlock block : DocumentBlock.in(document)) {
                if (block.label().equals("kotlin")) {
                    tests.add(dynamicTest(block.place(), () -> KotlinBlock.run(block, scratch)));
                }
            }
        }
        return tests.stream();
    }

    @Test
    void everyBlockIsRunOrSaysWhyNot() throws IOException {
        for (Path document : documents()) {
            assertThat(DocumentBlock.in(document)).allSatisfy(block -> {
                assertThat(block.language()).as(block.place()).isIn(LANGUAGES);
                if (!block.label().equals(block.language())) {
                    assertThat(block.isExcused())
                            .as("%s: label `%s`", block.place(), block.label())
                            .isTrue();
                }
            });
        }
    }

    @Test
    void everyPageIsInTheIndex() throws IOException {
        Path docs = Checkout.root().resolve("docs");
        Path index = docs.resolve("README.md");
        String text = Files.readString(index);
        for (Path document : documents()) {
            if (!document.equals(index)) {
                assertThat(text).contains("(" + docs.relativize(document) + ")");
            }
        }
    }

    private void runs(DocumentBlock block, String expected) throws IOException {
        Path folder = Files.createTempDirectory(scratch, "block");
        for (String name : FOLDER) {
            if (Files.exists(Checkout.root().resolve(name))) {
                Files.createSymbolicLink(folder.resolve(name), Checkout.root().resolve(name));
            }
        }
        Map<String, String> environment = Map.of(
                "JAVA_HOME", System.getProperty("java.home"),
                "QUOIN_JAR", Checkout.root().resolve("cli/target/quoin.jar").toString(),
                // Most of a short command's time goes into loading and compiling classes.
                "QUOIN_JAVA_OPTS",
                        "-XX:TieredStopAtLevel=1 -XX:+AutoCreateSharedArchive -XX:SharedArchiveFile="
                                + Checkout.root().resolve("target/documents.jsa"),
                "XDG_CACHE_HOME", scratch.resolve("cache").toString(),
                "NO_COLOR", "1");
        Finished finished = Checkout.run(folder, environment, List.of("sh", "-euc", block.text()));
        // JUnit would warn of each link that leads out of its scratch folder.
        for (String name : FOLDER) {
            Files.deleteIfExists(folder.resolve(name));
        }
        assertThat(finished.exitCode())
                .as("exit code of %s%n%s%s", block.place(), finished.out(), finished.err())
                .isZero();
        assertThat(finished.out()).as(block.place()).matches(pattern(expected));
    }

    /// The output as documented, in which a line `…` stands for any number of lines.
    private static Pattern pattern(String expected) {
        var regex = new StringBuilder();
        expected.lines().forEach(line -> regex.append(line.equals("…") ? "(?:.*\\R)*" : Pattern.quote(line) + "\\R"));
        return Pattern.compile(regex.toString());
    }

    private static List<Path> documents() throws IOException {
        try (Stream<Path> top = Files.list(Checkout.root());
                Stream<Path> docs = Files.walk(Checkout.root().resolve("docs"))) {
            return Stream.concat(top, docs)
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }
}

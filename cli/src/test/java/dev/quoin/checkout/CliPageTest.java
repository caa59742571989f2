package dev.quoin.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.checkout.Checkout.Finished;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// `docs/cli.md` is generated from the commands; `./quoin docs --cli` writes it.
@DisabledOnOs(OS.WINDOWS)
class CliPageTest {
    private static final Path TEMPLATE = Checkout.root().resolve("docs/cli.md.in");
    private static final Path PAGE = Checkout.root().resolve("docs/cli.md");

    @TempDir
    Path scratch;

    @Test
    void thePageIsUpToDate() {
        Finished finished = generate(TEMPLATE.toString(), PAGE.toString(), "--check");
        assertThat(finished.err()).isEmpty();
        assertThat(finished.exitCode()).isZero();
    }

    @Test
    void aPageThatDiffersIsNoticed() throws IOException {
        Path page = scratch.resolve("cli.md");
        Files.writeString(page, Files.readString(PAGE).replace("`--top K`", "`--best K`"));
        Finished finished = generate(TEMPLATE.toString(), page.toString(), "--check");
        assertThat(finished.err()).endsWith(" is out of date; run ./quoin docs --cli\n");
        assertThat(finished.exitCode()).isEqualTo(1);
    }

    @Test
    void everyCommandMustBeNamed() throws IOException {
        Path template = scratch.resolve("cli.md.in");
        Files.writeString(template, Files.readString(TEMPLATE).replace("<!-- help: score -->", ""));
        Finished finished =
                generate(template.toString(), scratch.resolve("cli.md").toString());
        assertThat(finished.err()).contains("the template has no line <!-- help: … --> for [score]");
        assertThat(finished.exitCode()).isEqualTo(1);
    }

    private static Finished generate(String... arguments) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Dstderr.encoding=UTF-8"));
        command.addAll(List.of("-cp", classPathWithoutTests()));
        command.add(Checkout.root().resolve("scripts/CliPage.java").toString());
        command.addAll(List.of(arguments));
        return Checkout.run(Checkout.root(), Map.of(), command);
    }

    /// Tests bring games of their own, which some help texts would list.
    private static String classPathWithoutTests() {
        return Pattern.compile(File.pathSeparator)
                .splitAsStream(System.getProperty("java.class.path"))
                .filter(entry -> !entry.matches(".*(test-classes|-tests\\.jar|src/test/resources)/?"))
                .collect(Collectors.joining(File.pathSeparator));
    }
}

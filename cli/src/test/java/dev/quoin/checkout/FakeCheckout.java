package dev.quoin.checkout;

import dev.quoin.checkout.Checkout.Finished;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A copy of the launcher in a scratch folder, with JDKs and a Maven that are small shell scripts. Mutable; for one
/// test at a time.
final class FakeCheckout {

    /// All that the launcher may call besides the JDK, Maven and what fetches Maven.
    private static final List<String> TOOLS = List.of(
            "sh",
            "awk",
            "cat",
            "cp",
            "cut",
            "date",
            "dirname",
            "find",
            "flock",
            "grep",
            "id",
            "mkdir",
            "mktemp",
            "mv",
            "readlink",
            "rm",
            "sed",
            "sha512sum",
            "shasum",
            "sleep",
            "sort",
            "tail",
            "tar",
            "tr");

    final Path scratch;
    final Path folder;
    final Map<String, String> environment = new HashMap<>();
    private final Path jdks;
    private final Path tools;

    FakeCheckout(Path scratch) throws IOException {
        this.scratch = scratch;
        folder = scratch.resolve("my checkout");
        jdks = Files.createDirectories(scratch.resolve("jdks"));
        tools = Files.createDirectories(scratch.resolve("tools"));
        for (String script : List.of(
                "quoin",
                "mvnw",
                "scripts/jdk.sh",
                "scripts/maven.sh",
                "scripts/build.sh",
                "scripts/web.sh",
                "scripts/image.sh",
                "scripts/python.sh",
                "scripts/test.sh")) {
            write(folder.resolve(script), Files.readString(Checkout.root().resolve(script)));
            executable(folder.resolve(script));
        }
        anHourOld("pom.xml");
        anHourOld("cli/src/main/java/Main.java");
        anHourOld("cli/src/main/java/Other.java");
        anHourOld("web/dist/index.html");
        for (String tool : TOOLS) {
            link(tool);
        }
        maven("""
                mkdir -p cli/target && echo jar >cli/target/quoin.jar
                mkdir -p python/jar/target && echo jar >python/jar/target/quoin-python.jar
                """);

        environment.put("JAVA_HOME", "");
        environment.put("JDK_HOME", "");
        environment.put("QUOIN_JDK_DIRS", jdks.toString());
        environment.put("PATH", tools.toString());
        environment.put("HOME", scratch.toString());
    }

    /// Runs a script of the checkout from outside it.
    Finished run(String script, String... arguments) {
        var command = new ArrayList<String>();
        command.add(folder.resolve(script).toString());
        command.addAll(List.of(arguments));
        return Checkout.run(scratch, environment, command);
    }

    /// A JDK whose `java` prints its home, what it was called with, and the command's arguments in brackets.
    Path jdk(String name, String version) throws IOException {
        Path home = jdks.resolve(name);
        write(home.resolve("release"), "IMPLEMENTOR=\"Test\"\nJAVA_VERSION=\"" + version + "\"\n");
        script(home.resolve("bin/javac"), "exit 1");
        script(home.resolve("bin/java"), """
                printf '%s %s\\n' "${0%/bin/java}" "$*"
                while [ "$1" != dev.quoin.cli.Main ]; do shift; done
                shift
                for argument; do printf '[%s]' "$argument"; done
                echo
                exit ${FAKE_EXIT:-0}
                """);
        return home;
    }

    /// A Maven on the PATH that notes each build and then runs `body` in the checkout.
    void maven(String body) throws IOException {
        tool("mvn", """
                if [ "$1" = -v ]; then echo 'Apache Maven 3.8.7'; exit; fi
                cd "%s"
                echo "$*" >>builds
                %s
                """.formatted(folder, body));
    }

    /// A program on the PATH.
    void tool(String name, String body) throws IOException {
        script(tools.resolve(name), body);
    }

    void removeTool(String name) throws IOException {
        Files.delete(tools.resolve(name));
    }

    List<String> builds() throws IOException {
        Path builds = folder.resolve("builds");
        return Files.exists(builds) ? Files.readAllLines(builds) : List.of();
    }

    static void script(Path file, String body) throws IOException {
        write(file, "#!/bin/sh\n" + body + "\n");
        executable(file);
    }

    static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static void executable(Path file) throws IOException {
        if (!file.toFile().setExecutable(true)) {
            throw new IOException("cannot make " + file + " executable");
        }
    }

    private void anHourOld(String source) throws IOException {
        Path file = folder.resolve(source);
        write(file, "");
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(3600)));
    }

    /// Lets the launcher see the machine's own program `name`, when there is one.
    private void link(String name) throws IOException {
        for (String entry : System.getenv("PATH").split(":", -1)) {
            Path program = Path.of(entry).resolve(name);
            if (Files.isExecutable(program)) {
                tool(name, "exec '" + program + "' \"$@\"");
                return;
            }
        }
    }
}

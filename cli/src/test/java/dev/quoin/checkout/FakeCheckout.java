package dev.quoin.checkout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

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
import java.util.concurrent.TimeUnit;

/// A copy of the launcher in a scratch folder, with JDKs and a Maven that are small shell scripts. Mutable; for one
/// test at a time.
final class FakeCheckout {

    /// All that the launcher may call besides the JDK, Maven and what fetches Maven.
    private static final List<String> TOOLS = List.of(
            "sh",
            "awk",
            "cat",
            "cmp",
            "cp",
            "cut",
            "date",
            "dirname",
            "find",
            "flock",
            "grep",
            "gzip",
            "id",
            "ls",
            "mkdir",
            "mktemp",
            "mv",
            "nice",
            "readlink",
            "rm",
            "sed",
            "sha256sum",
            "sha512sum",
            "shasum",
            "sleep",
            "sort",
            "tail",
            "tar",
            "tr",
            "uname");

    /// What Maven leaves behind, after a quick build or a full one.
    static final String JARS = """
            mkdir -p cli/target/quick && echo jar >cli/target/quoin.jar && echo jar >cli/target/quick/quoin.jar
            mkdir -p python/jar/target && echo jar >python/jar/target/quoin-python.jar
            """;

    /// Prints its home, what it was called with, and the command's arguments in brackets.
    static final String JAVA = """
            [ "$1" = -version ] && exit
            printf '%s %s\\n' "${0%/bin/java}" "$*"
            while [ "$1" != dev.quoin.cli.Main ]; do shift; done
            shift
            for argument; do printf '[%s]' "$argument"; done
            echo
            exit ${FAKE_EXIT:-0}
            """;

    /// Runs in `web`: notes what it is asked for in the file `npm` of the checkout, and does as if.
    static final String NPM = """
            echo "$*" >>../npm
            case $1 in
                ci) mkdir -p node_modules ;;
                run) mkdir -p dist && echo page >dist/index.html ;;
            esac
            """;

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
                "scripts/docs.sh",
                "scripts/jdk.sh",
                "scripts/download.sh",
                "scripts/fetch.sh",
                "scripts/packages.sh",
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
        maven(JARS);

        environment.put("JAVA_HOME", "");
        environment.put("JDK_HOME", "");
        environment.put("QUOIN_JDK_DIRS", jdks.toString());
        environment.put("PATH", tools.toString());
        environment.put("HOME", scratch.toString());
        environment.put("QUOIN_CACHE", scratch.resolve("cache").toString());
        environment.put("QUOIN_CACHE_DELAY", "5");
        environment.put("NO_PROXY", "127.0.0.1");
        environment.put("no_proxy", "127.0.0.1");
    }

    /// Runs a script of the checkout from outside it.
    Finished run(String script, String... arguments) {
        var command = new ArrayList<String>();
        command.add(folder.resolve(script).toString());
        command.addAll(List.of(arguments));
        return Checkout.run(scratch, environment, command);
    }

    /// Runs `./quoin` with one argument on a pseudo-terminal, types, and gives what was on the screen.
    String atATerminal(String typed, String argument) throws Exception {
        Path program = Path.of("/usr/bin/script");
        assumeTrue(Files.isExecutable(program), "script (util-linux) is not installed");
        Path keys = Files.writeString(scratch.resolve("keys"), typed);
        Path screen = scratch.resolve("screen");
        String command = "'" + folder.resolve("quoin") + "' " + argument;
        var builder = new ProcessBuilder(program.toString(), "-qec", command, "/dev/null")
                .redirectErrorStream(true)
                .redirectInput(keys.toFile())
                .redirectOutput(screen.toFile());
        builder.environment().putAll(environment);
        builder.environment().put("TERM", "xterm");
        Process process = builder.start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return Files.readString(screen);
    }

    /// A JDK whose programs are small scripts.
    Path jdk(String name, String version) throws IOException {
        Path home = jdks.resolve(name);
        write(home.resolve("release"), "IMPLEMENTOR=\"Test\"\nJAVA_VERSION=\"" + version + "\"\n");
        script(home.resolve("bin/javac"), "exit 1");
        script(home.resolve("bin/jar"), "echo pages >\"$3\"");
        script(home.resolve("bin/java"), JAVA);
        return home;
    }

    /// A Node on the PATH, with an npm that notes what it is asked to do in the file `npm` and builds pages.
    void node(String version) throws IOException {
        tool("node", nodeProgram(version));
        tool("npm", NPM);
        anHourOld("web/package-lock.json");
    }

    static String nodeProgram(String version) {
        return "[ \"$1\" = --version ] && echo v" + version + " || true";
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

    /// What Maven was called with, a line for each time.
    List<String> builds() throws IOException {
        return lines("builds");
    }

    /// The lines of a file in the checkout, none when it is missing.
    List<String> lines(String name) throws IOException {
        Path file = folder.resolve(name);
        return Files.exists(file) ? Files.readAllLines(file) : List.of();
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

    void anHourOld(String source) throws IOException {
        Path file = folder.resolve(source);
        write(file, "");
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(3600)));
    }

    /// Lets the launcher see the machine's own program `name`, when there is one.
    void link(String name) throws IOException {
        for (String entry : System.getenv("PATH").split(":", -1)) {
            Path program = Path.of(entry).resolve(name);
            if (Files.isExecutable(program)) {
                tool(name, "exec '" + program + "' \"$@\"");
                return;
            }
        }
    }
}

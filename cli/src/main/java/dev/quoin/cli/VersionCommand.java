package dev.quoin.cli;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Properties;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

@Command(
        name = "version",
        header = "Show the version of quoin.",
        footer = {"  quoin version"})
final class VersionCommand implements Callable<Integer> {
    private final Console console;

    VersionCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        console.out().line("quoin " + version());
        return ExitCode.FINE;
    }

    /// The version this build carries, written into a resource by the build.
    static String version() {
        var properties = new Properties();
        try (var in = VersionCommand.class.getResourceAsStream("version.properties")) {
            if (in == null) {
                throw new IllegalStateException("the build left out version.properties");
            }
            properties.load(in);
            return properties.getProperty("version");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

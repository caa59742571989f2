package dev.quoin.cli.bench;

import dev.quoin.cli.bench.measure.Cores;
import dev.quoin.game.file.BoundedLineReader;
import dev.quoin.server.visit.Visitor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// `quoin serve` in a separate process with the options of this JVM. If there are several cores and the
/// system supports it, the server gets one core for itself and this process uses the others.
final class BenchServer implements AutoCloseable {
    /// Given as a name, because commands do not depend on the program that lists them.
    private static final String MAIN = "dev.quoin.cli.Main";

    private static final long PATIENCE_SECONDS = 20;
    private static final long READY_MILLIS = 100;

    private final long begun = System.nanoTime();

    private final List<Integer> cores;
    private final Process process;
    private final Thread end;
    private final URI address;

    private BenchServer(List<Integer> cores, Process process) throws IOException {
        this.cores = cores;
        this.process = process;
        this.end = new Thread(process::destroyForcibly, "end of the server");
        Runtime.getRuntime().addShutdownHook(end);
        try {
            this.address = address(process);
        } catch (IOException | RuntimeException e) {
            stop();
            throw e;
        }
    }

    /// Starts a server that stores its games in a folder, with further options of `quoin serve`.
    static BenchServer start(Path folder, String... options) {
        List<Integer> cores = Cores.ours();
        var command = new ArrayList<String>();
        command.add(ProcessHandle.current().info().command().orElse("java"));
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), MAIN));
        command.addAll(List.of("serve", "--port", "0", "--no-open", "--rate", "0", "--data", folder.toString()));
        command.addAll(List.of(options));
        try {
            var server = new BenchServer(
                    cores,
                    new ProcessBuilder(cores.isEmpty() ? command : Cores.on(cores.getFirst(), command))
                            .redirectError(folder.resolve("stderr.txt").toFile())
                            .start());
            if (cores.size() > 1) {
                Cores.keepTo(cores.subList(1, cores.size()));
            }
            return server;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot start the server", e);
        }
    }

    private static URI address(Process process) throws IOException {
        try (var out = new BoundedLineReader(process.inputReader(StandardCharsets.UTF_8), "the server's output")) {
            String line = out.readLine();
            if (line == null) {
                throw new IOException("the server stopped before it was ready");
            }
            return URI.create(line);
        }
    }

    URI address() {
        return address;
    }

    /// Waits until the server is ready for load.
    void awaitReady() throws InterruptedException {
        try (HttpClient http = Visitor.connections()) {
            var visitor = new Visitor(http, address);
            while (visitor.look("health/ready") != 200) {
                Thread.sleep(READY_MILLIS);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the server has stopped", e);
        }
    }

    /// Returns the seconds since its process started.
    double ageSeconds() {
        return (System.nanoTime() - begun) / 1e9;
    }

    /// Returns its core; empty when it is not pinned to one.
    Optional<Integer> core() {
        return cores.stream().findFirst();
    }

    /// Returns its CPU time in seconds; NaN if the system does not report it.
    double cpuSeconds() {
        return process.info()
                .totalCpuDuration()
                .map(time -> time.toNanos() / 1e9)
                .orElse(Double.NaN);
    }

    @Override
    public void close() {
        if (cores.size() > 1) {
            Cores.keepTo(cores);
        }
        stop();
    }

    private void stop() {
        process.destroy();
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
            Runtime.getRuntime().removeShutdownHook(end);
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        } catch (IllegalStateException e) {
            // This process is about to end, and the server with it.
        }
    }
}

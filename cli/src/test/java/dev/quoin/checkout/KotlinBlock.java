package dev.quoin.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.checkout.Checkout.Finished;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// Compiles the Kotlin of a document with all of Quoin on the class path, and runs its `main`.
final class KotlinBlock {
    /// Where the build puts the compiler: cli/pom.xml.
    private static final Path COMPILER = Checkout.root().resolve("cli/target/kotlin");

    private KotlinBlock() {}

    static void run(DocumentBlock block, Path scratch) throws Exception {
        Path folder = Files.createTempDirectory(scratch, "kotlin");
        Path source = Files.writeString(folder.resolve("Block.kt"), block.text());
        Path classes = folder.resolve("classes");

        Finished compiled = Checkout.run(folder, Map.of(), command(source, classes));
        assertThat(compiled.exitCode())
                .as("%s: %s", block.place(), compiled.err())
                .isZero();
        try (var loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
            loader.loadClass("BlockKt").getMethod("main").invoke(null);
        }
    }

    /// In a JVM of its own, without the second compiler: it is over before that pays.
    private static List<String> command(Path source, Path classes) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-cp",
                COMPILER.resolve("*").toString(),
                "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler",
                "-no-stdlib",
                "-no-reflect",
                "-jvm-target",
                "25",
                "-cp",
                System.getProperty("java.class.path"),
                "-d",
                classes.toString(),
                source.toString());
    }
}

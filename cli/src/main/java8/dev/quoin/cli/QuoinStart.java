package dev.quoin.cli;

/// The main class of quoin.jar.
public final class QuoinStart {
    private QuoinStart() {}

    /// Runs [Main], or ends the process with exit code 3 if this Java is too old for it.
    public static void main(String[] args) {
        JavaCheck.requireJava("quoin.jar");
        // Linked only now, so an older Java never sees a class that it cannot load.
        Main.main(args);
    }
}

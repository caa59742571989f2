package dev.quoin.cli;

/// The main class of solver.jar.
public final class SolverStart {
    private SolverStart() {}

    /// Runs [SolverMain], or ends the process with exit code 3 if this Java is too old for it.
    public static void main(String[] args) {
        JavaCheck.requireJava("solver.jar");
        // Linked only now, so an older Java never sees a class that it cannot load.
        SolverMain.main(args);
    }
}

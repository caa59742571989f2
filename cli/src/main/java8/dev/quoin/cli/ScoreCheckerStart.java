package dev.quoin.cli;

/// The main class of scorechecker.jar.
public final class ScoreCheckerStart {
    private ScoreCheckerStart() {}

    /// Runs [ScoreCheckerMain], or ends the process with exit code 3 if this Java is too old for it.
    public static void main(String[] args) {
        JavaCheck.requireJava("scorechecker.jar");
        // Linked only now, so an older Java never sees a class that it cannot load.
        ScoreCheckerMain.main(args);
    }
}

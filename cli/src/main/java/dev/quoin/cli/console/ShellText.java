package dev.quoin.cli.console;

/// Quotes text for a shell.
public final class ShellText {
    private ShellText() {}

    /// Returns an argument, quoted if necessary.
    public static String quoted(String argument) {
        return argument.matches("[\\w./:,=+@%…-]+") ? argument : "'" + argument.replace("'", "'\\''") + "'";
    }
}

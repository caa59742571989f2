package dev.quoin.cli.console;

/// Text as a shell takes it.
public final class ShellText {
    private ShellText() {}

    /// An argument, quoted where it needs to be.
    public static String quoted(String argument) {
        return argument.matches("[\\w./:,=+@%…-]+") ? argument : "'" + argument.replace("'", "'\\''") + "'";
    }
}

package dev.quoin.cli.serve;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// The browser of this machine.
///
/// It is started by the system's own command: Java's way would bring all of its windows along.
public final class Browser {
    private Browser() {}

    /// Whether there is a desktop on which it could be seen.
    public static boolean isAtHand(Map<String, String> environment) {
        boolean remote = environment.containsKey("SSH_CONNECTION") || environment.containsKey("CI");
        boolean screen = environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
        return !remote && (screen || isMac() || isWindows());
    }

    /// Opens a page; when that fails the address has been printed anyway.
    static void open(URI page) {
        try {
            new ProcessBuilder(command(page))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            // Nobody depends on it.
        }
    }

    private static List<String> command(URI page) {
        if (isWindows()) {
            return List.of("rundll32", "url.dll,FileProtocolHandler", page.toString());
        }
        return List.of(isMac() ? "open" : "xdg-open", page.toString());
    }

    private static boolean isWindows() {
        return system().startsWith("windows");
    }

    private static boolean isMac() {
        return system().startsWith("mac");
    }

    private static String system() {
        return System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    }
}

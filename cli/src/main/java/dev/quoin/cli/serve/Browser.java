package dev.quoin.cli.serve;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Opens pages in the default browser.
///
/// It is started by the system's own command, because Java's API would load the whole desktop toolkit.
public final class Browser {
    private Browser() {}

    /// Returns whether there is a desktop to show it on.
    public static boolean isAtHand(Map<String, String> environment) {
        boolean remote = environment.containsKey("SSH_CONNECTION") || environment.containsKey("CI");
        boolean screen = environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
        return !remote && (screen || isMac() || isWindows());
    }

    /// Opens a page; if that fails, the URL has been printed anyway.
    static void open(URI page) {
        try {
            new ProcessBuilder(command(page))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            // Nothing depends on it.
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

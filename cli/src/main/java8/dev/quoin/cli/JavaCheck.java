package dev.quoin.cli;

import java.util.List;

/// Checks the version of Java before any class is loaded that needs it. Compiled for Java 8, like its callers.
final class JavaCheck {
    /// The oldest Java that runs Quoin.
    static final int NEEDED = 25;

    /// "Quoin could not be started", as in the launcher.
    private static final int NOT_STARTED = 3;

    private JavaCheck() {}

    /// Ends the process with a message if this Java is too old.
    ///
    /// @param usualName the name of the jar where the class path does not tell it
    static void requireJava(String usualName) {
        if (major(System.getProperty("java.specification.version", "")) >= NEEDED) {
            return;
        }
        JavaSearch search = JavaSearch.ofProcess();
        String running = System.getProperty("java.version") + " in " + System.getProperty("java.home");
        System.err.println(message(jar(usualName), running, search.find(NEEDED), search.places()));
        System.exit(NOT_STARTED);
    }

    /// Returns the feature release of a version: 8 for `1.8` and `1.8.0_392`, 25 for `25.0.3`; 0 if it has none.
    static int major(String version) {
        String text = version.startsWith("1.") ? version.substring(2) : version;
        int end = 0;
        while (end < text.length() && end < 4 && Character.isDigit(text.charAt(end))) {
            end++;
        }
        return end == 0 ? 0 : Integer.parseInt(text.substring(0, end));
    }

    /// Returns what to print.
    ///
    /// @param jar the jar that was started
    /// @param running version and folder of this Java
    /// @param newer the home of a Java that is new enough; empty when none was found
    /// @param places where it was looked for
    static String message(String jar, String running, String newer, List<String> places) {
        String first = jar + " needs Java " + NEEDED + " or newer. This is Java " + running + ".\n";
        if (!newer.isEmpty()) {
            String java = newer + "/bin/java";
            String quoted = java.indexOf(' ') < 0 ? java : "\"" + java + "\"";
            return first + "A newer one is installed. Run:\n  " + quoted + " -jar " + jar;
        }
        return first + "No newer one was found in " + String.join(", ", places) + ".\n"
                + "Install one:\n"
                + "  Debian, Ubuntu   apt install openjdk-" + NEEDED + "-jre-headless\n"
                + "  Fedora           dnf install java-" + NEEDED + "-openjdk-headless\n"
                + "  macOS            brew install openjdk@" + NEEDED + "\n"
                + "  any system       https://adoptium.net/temurin/releases/?version=" + NEEDED + "\n"
                + "If it is installed somewhere else, start it by its path: /path/to/bin/java -jar " + jar;
    }

    /// The jar as it was given to `java -jar`, which makes it the whole class path.
    private static String jar(String usualName) {
        String path = System.getProperty("java.class.path", "");
        return path.endsWith(".jar") && path.indexOf(java.io.File.pathSeparatorChar) < 0 ? path : usualName;
    }
}

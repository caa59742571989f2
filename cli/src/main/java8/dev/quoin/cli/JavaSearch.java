package dev.quoin.cli;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/// Looks for installed Javas where installers put them, without starting any. Compiled for Java 8.
final class JavaSearch {
    private final List<File> homes = new ArrayList<>();
    private final List<String> places = new ArrayList<>();

    /// Creates a search of the usual places.
    ///
    /// @param environment variables; `QUOIN_JDK_DIRS` replaces the usual folders, as in the launcher
    /// @param userHome the user's home folder
    JavaSearch(Map<String, String> environment, String userHome) {
        addHome(environment, "JAVA_HOME");
        addHome(environment, "JDK_HOME");
        String replaced = environment.get("QUOIN_JDK_DIRS");
        for (String folder : replaced == null ? usual(userHome) : Collections.singletonList(replaced)) {
            addFolder(folder);
        }
    }

    static JavaSearch ofProcess() {
        return new JavaSearch(System.getenv(), System.getProperty("user.home", ""));
    }

    private static List<String> usual(String home) {
        return Arrays.asList(
                "/usr/lib/jvm",
                "/usr/lib64/jvm",
                "/usr/java",
                "/usr/local/lib/jvm",
                "/opt",
                "/opt/java",
                "/opt/jdk",
                home + "/.sdkman/candidates/java",
                home + "/.jdks",
                home + "/.local/share/mise/installs/java",
                home + "/.asdf/installs/java",
                home + "/.cache/quoin/tools",
                home + "/Library/Caches/quoin/tools",
                "/Library/Java/JavaVirtualMachines",
                home + "/Library/Java/JavaVirtualMachines",
                "C:/Program Files/Java",
                "C:/Program Files/Eclipse Adoptium");
    }

    private void addHome(Map<String, String> environment, String name) {
        String value = environment.get(name);
        places.add(name + (value == null || value.isEmpty() ? " (not set)" : " (" + value + ")"));
        if (value != null && !value.isEmpty()) {
            homes.add(new File(value));
        }
    }

    /// Adds a folder that exists, with everything that could be a Java in it.
    private void addFolder(String folder) {
        File[] entries = new File(folder).listFiles();
        if (entries == null) {
            return;
        }
        places.add(folder);
        Arrays.sort(entries);
        for (File entry : entries) {
            homes.add(entry);
            homes.add(new File(entry, "Contents/Home"));
        }
    }

    /// Returns where it looks: the variables, and the folders that exist.
    List<String> places() {
        return Collections.unmodifiableList(places);
    }

    /// Returns the home of the first Java of this feature release or a newer one; empty when there is none.
    String find(int needed) {
        for (File home : homes) {
            boolean runs = new File(home, "bin/java").canExecute() || new File(home, "bin/java.exe").canExecute();
            if (runs && JavaCheck.major(version(home)) >= needed) {
                return home.getPath();
            }
        }
        return "";
    }

    /// The version in the file that every installation has; empty when there is none.
    private static String version(File home) {
        try (BufferedReader lines =
                Files.newBufferedReader(new File(home, "release").toPath(), StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("JAVA_VERSION=")) {
                    return line.substring(line.indexOf('=') + 1).replace("\"", "");
                }
            }
        } catch (IOException unreadable) {
            // Not a Java, or none that this user may run.
        }
        return "";
    }
}

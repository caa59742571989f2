package dev.quoin.game.process;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The command line of an external program. No shell is involved.
///
/// @param kind the kind of program in messages, such as `agent`
/// @param words the program and its arguments; not empty
public record ProgramCommand(String kind, List<String> words) {
    public ProgramCommand {
        words = List.copyOf(words);
        if (words.isEmpty() || words.getFirst().isBlank()) {
            throw new IllegalArgumentException("the command of an " + kind + " must name a program");
        }
    }

    /// Parses the command of an agent.
    public static ProgramCommand ofAgent(String text) {
        return read("agent", text);
    }

    /// Parses the command of an engine.
    public static ProgramCommand ofEngine(String text) {
        return read("engine", text);
    }

    /// Splits at spaces; single or double quotes group a word.
    private static ProgramCommand read(String kind, String text) {
        var words = new ArrayList<String>();
        var word = new StringBuilder();
        boolean inWord = false;
        char quote = 0;
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            boolean plain = quote == 0 ? c != '\'' && c != '"' && !Character.isWhitespace(c) : c != quote;
            if (plain) {
                word.append(c);
                inWord = true;
            } else if (c == '\'' || c == '"') {
                quote = quote == 0 ? c : 0;
                inWord = true;
            } else if (inWord) {
                words.add(word.toString());
                word.setLength(0);
                inWord = false;
            }
        }
        if (quote != 0) {
            throw new IllegalArgumentException("unclosed quote in the command of an " + kind + ": " + text);
        }
        if (inWord) {
            words.add(word.toString());
        }
        return new ProgramCommand(kind, words);
    }

    /// Returns a short name for tables: the last word that names a file, without its folder, or else the
    /// program.
    public String shortName() {
        String name = words.getFirst();
        for (String word : words) {
            name = isFile(word) ? word : name;
        }
        return withoutFolder(name);
    }

    /// Returns the name of the program, without its folder.
    public String programName() {
        return withoutFolder(words.getFirst());
    }

    private String withoutFolder(String name) {
        String last = name.substring(name.lastIndexOf('/') + 1).replaceAll("[^\\w.+-]+", "_");
        return last.isEmpty() ? kind : last;
    }

    /// The same command for a process in another folder, with absolute paths for words that name files.
    ProgramCommand fromAnywhere() {
        var anywhere = new ArrayList<String>();
        for (String word : words) {
            anywhere.add(isFile(word) ? Path.of(word).toAbsolutePath().toString() : word);
        }
        return new ProgramCommand(kind, anywhere);
    }

    /// Checks that the program exists and is executable, because the system reports it too late.
    ///
    /// @param path the value of `PATH`
    /// @throws ProgramStartException when it cannot be started
    void requireProgram(String path) {
        String program = words.getFirst();
        if (program.contains("/")) {
            requireExecutable(Path.of(program));
            return;
        }
        for (String folder : path.split(File.pathSeparator)) {
            Path file = Path.of(folder.isEmpty() ? "." : folder).resolve(program);
            if (Files.isRegularFile(file) && Files.isExecutable(file)) {
                return;
            }
        }
        throw new ProgramStartException("no program '" + program + "' on the PATH");
    }

    private void requireExecutable(Path file) {
        if (!Files.exists(file)) {
            throw new ProgramStartException("no such file");
        }
        if (Files.isDirectory(file)) {
            throw new ProgramStartException("it is a folder");
        }
        if (!Files.isExecutable(file)) {
            throw new ProgramStartException("the file is not executable");
        }
    }

    private static boolean isFile(String word) {
        try {
            return !word.startsWith("-") && !word.isBlank() && Files.isRegularFile(Path.of(word));
        } catch (InvalidPathException noPath) {
            return false;
        }
    }

    /// Returns the command in one line, for messages.
    @Override
    public String toString() {
        return String.join(" ", words);
    }
}

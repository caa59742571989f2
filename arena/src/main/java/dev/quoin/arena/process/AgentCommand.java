package dev.quoin.arena.process;

import dev.quoin.arena.ErrorCode;
import dev.quoin.arena.PlayerFailure;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The command of an agent: a program and its arguments. No shell is involved.
///
/// @param words the program first, at least one
public record AgentCommand(List<String> words) {
    public AgentCommand {
        words = List.copyOf(words);
        if (words.isEmpty() || words.getFirst().isBlank()) {
            throw new IllegalArgumentException("the command of an agent must name a program, got nothing");
        }
    }

    /// The command that a text stands for: words between spaces; quotes, single or double, hold a word together.
    public static AgentCommand read(String text) {
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
            throw new IllegalArgumentException("a quote in the command of an agent must be closed, got " + text);
        }
        if (inWord) {
            words.add(word.toString());
        }
        return new AgentCommand(words);
    }

    /// A short name for tables: the last word that names a file, without its folder, or else the program.
    public String shortName() {
        String name = words.getFirst();
        for (String word : words) {
            name = isFile(word) ? word : name;
        }
        String last = name.substring(name.lastIndexOf('/') + 1).replaceAll("[^\\w.+-]+", "_");
        return last.isEmpty() ? "agent" : last;
    }

    /// The same for a process that runs in another folder: words that name files here name them from anywhere.
    AgentCommand fromAnywhere() {
        var anywhere = new ArrayList<String>();
        for (String word : words) {
            anywhere.add(isFile(word) ? Path.of(word).toAbsolutePath().toString() : word);
        }
        return new AgentCommand(anywhere);
    }

    /// Looks whether the program is there and may be run, because the system would only say so too late.
    ///
    /// @param path the value of the variable `PATH`
    /// @throws PlayerFailure when it cannot be started
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
        throw cannotStart("no program '" + program + "' on the PATH");
    }

    private void requireExecutable(Path file) {
        if (!Files.exists(file)) {
            throw cannotStart("no such file");
        }
        if (Files.isDirectory(file)) {
            throw cannotStart("it is a folder");
        }
        if (!Files.isExecutable(file)) {
            throw cannotStart("the file may not be run");
        }
    }

    PlayerFailure cannotStart(String why) {
        return new PlayerFailure(ErrorCode.DIED, "cannot start '" + this + "': " + why);
    }

    private static boolean isFile(String word) {
        try {
            return !word.startsWith("-") && !word.isBlank() && Files.isRegularFile(Path.of(word));
        } catch (InvalidPathException noPath) {
            return false;
        }
    }

    /// The command in one line, for messages.
    @Override
    public String toString() {
        return String.join(" ", words);
    }
}

package dev.quoin.terminal.rating;

import dev.quoin.game.file.AtomicFile;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// A file with the results of a person's games, oldest first:
///
/// ```text
/// quoin results 1
/// search:3 win
/// search:4 loss
/// ```
///
/// @param file where it is; it need not exist
record ResultFile(Path file) {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(1, "a file of results");
    private static final String VERSION = "quoin results 1";

    /// Adds a result and returns all of them. A file that cannot be read is left as it is.
    ///
    /// @throws FormatException when the file is damaged
    /// @throws IOException when it cannot be read or written
    List<LevelResult> add(LevelResult result) throws IOException {
        List<LevelResult> results = read();
        results.add(result);
        var text = new StringBuilder(VERSION).append('\n');
        results.forEach(each -> text.append(each).append('\n'));
        Files.createDirectories(Objects.requireNonNull(file.toAbsolutePath().getParent()));
        AtomicFile.write(file, text.toString());
        return results;
    }

    private List<LevelResult> read() throws IOException {
        var results = new ArrayList<LevelResult>();
        if (Files.notExists(file)) {
            return results;
        }
        List<String> lines = InputFile.text(file, LIMIT).lines().toList();
        if (lines.isEmpty() || !lines.getFirst().equals(VERSION)) {
            throw damaged(1, lines.isEmpty() ? "" : lines.getFirst(), "'" + VERSION + "'");
        }
        for (int at = 1; at < lines.size(); at++) {
            int number = at + 1;
            String line = lines.get(at);
            results.add(
                    LevelResult.parse(line).orElseThrow(() -> damaged(number, line, "an agent and win, draw or loss")));
        }
        return results;
    }

    private FormatException damaged(int line, String found, String expected) {
        return FormatFault.atLine(file.toString(), line, 0, "results", FormatFault.quoted(found), expected)
                .asException();
    }
}

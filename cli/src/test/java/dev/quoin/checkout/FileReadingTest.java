package dev.quoin.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Whole files are read in one place, which has a size limit for each kind.
class FileReadingTest {
    private static final Path ALLOWED = Path.of("game/src/main/java/dev/quoin/game/file");

    /// What reads a file or stream of any length into memory, or opens a file that may be a directory.
    private static final Pattern UNLIMITED = Pattern.compile(
            "Files\\s*\\.\\s*(readAllBytes|readString|readAllLines|lines|newInputStream|newBufferedReader)\\b"
                    + "|\\.readAllBytes\\(|\\.transferTo\\(|new FileReader\\(|new Scanner\\(|\\.readAllAsString\\("
                    + "|new BufferedReader\\(|new InputStreamReader\\([^;]*\\)\\)\\s*\\.lines\\(");

    @Test
    void onlyInputFileReadsWholeFiles() throws IOException {
        var found = new ArrayList<String>();
        for (Path source : Checkout.mainSources()) {
            String text = Files.readString(source);
            var matcher = UNLIMITED.matcher(text);
            while (!source.startsWith(Checkout.root().resolve(ALLOWED)) && matcher.find()) {
                found.add(Checkout.root().relativize(source) + ": " + matcher.group());
            }
        }
        assertThat(found)
                .as("read files with InputFile and lines with BoundedLineReader, which have limits")
                .isEqualTo(List.of());
    }
}

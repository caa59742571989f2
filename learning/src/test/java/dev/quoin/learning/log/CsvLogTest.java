package dev.quoin.learning.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CsvLogTest {
    private static final List<String> COLUMNS = List.of("games", "won", "error");

    private Path file = Path.of("");

    @BeforeEach
    void choose(@TempDir Path folder) {
        file = folder.resolve("curve.csv");
    }

    private CsvLog<Map<String, Double>> begin(List<String> columns) {
        return CsvLog.begin(file, columns, CsvLog.Row::numbers);
    }

    private CsvLog<Map<String, Double>> resume(long reached) {
        return CsvLog.resume(file, reached, CsvLog.Row::numbers);
    }

    private static SequencedMap<String, String> row(String games, String won, String error) {
        var row = new LinkedHashMap<String, String>();
        row.put("games", games);
        row.put("won", won);
        row.put("error", error);
        return row;
    }

    @Test
    void rowsStandBelowTheNamesOfTheirColumns() {
        begin(COLUMNS);
        assertThat(file).hasContent("games,won,error\n");
        CsvLog<Map<String, Double>> curve = begin(COLUMNS);
        curve.add(row("10", "0.5", "1.250"));
        curve.add(row("20", "", "1.125"));
        assertThat(file).hasContent("games,won,error\n10,0.5,1.250\n20,,1.125\n");
        assertThat(curve.points())
                .containsExactly(
                        Map.of("games", 10.0, "won", 0.5, "error", 1.25), Map.of("games", 20.0, "error", 1.125));
    }

    @Test
    void withoutNamesThoseOfTheFirstRowAreTaken() {
        CsvLog<Map<String, Double>> curve = begin(List.of());
        assertThat(file).isEmptyFile();
        curve.add(row("10", "0.5", "1"));
        var later = row("20", "0.6", "2");
        later.remove("won");
        later.put("more", "3");
        curve.add(later);
        assertThat(file).hasContent("games,won,error\n10,0.5,1\n20,,2\n");
    }

    @Test
    void goesOnAsIfItHadNeverGoneFurther() throws IOException {
        CsvLog<Map<String, Double>> whole = begin(COLUMNS);
        whole.add(row("10", "0.5", "1.250"));
        byte[] before = Files.readAllBytes(file);
        whole.add(row("20", "", "1.125"));
        byte[] after = Files.readAllBytes(file);
        // As kill -9 leaves it: a row that is not whole.
        Files.writeString(file, "2", StandardOpenOption.APPEND);
        assertThat(resume(20).points()).isEqualTo(whole.points());
        assertThat(file).hasBinaryContent(after);
        CsvLog<Map<String, Double>> resumed = resume(19);
        assertThat(file).hasBinaryContent(before);
        resumed.add(row("20", "", "1.125"));
        assertThat(file).hasBinaryContent(after);
        assertThat(resumed.points()).isEqualTo(whole.points());
    }

    @Test
    void whatIsNoCurveIsRefusedWithTheReason() throws IOException {
        Files.writeString(file, "games,error\n10,much\n");
        assertThatThrownBy(() -> resume(10))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(file + " is not a learning curve: For input string: \"much\"");
        assertThatThrownBy(() -> CsvLog.resume(file, 10, row -> row.number("won")))
                .hasMessage(file + " is not a learning curve: it has no column 'won', only [games, error]");
    }
}

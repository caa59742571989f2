package dev.quoin.crossword.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.notation.gcg.GcgReader;
import dev.quoin.crossword.notation.gcg.GcgReplay;
import dev.quoin.crossword.solver.BoardReader;
import dev.quoin.crossword.variant.Variants;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// What `docs/formats.md` shows of boards, positions and game records is true.
class FormatsPageTest {
    private static String page() throws IOException {
        return Files.readString(Path.of(System.getProperty("quoin.root"), "docs", "formats.md"));
    }

    /// The first block of text under a heading.
    private static String example(String heading) throws IOException {
        String page = page();
        int section = page.indexOf("\n## " + heading + "\n");
        assertThat(section).as("heading %s", heading).isPositive();
        int start = page.indexOf("```text\n", section) + "```text\n".length();
        return page.substring(start, page.indexOf("```", start));
    }

    private static ByteArrayInputStream bytes(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void theBoardIsOneAndItsErrorIsTheReaders() throws IOException {
        String board = example("Board text");
        String page = page();
        assertThat(new BoardReader(bytes(board), "boards.txt")
                        .puzzle()
                        .orElseThrow()
                        .tray())
                .isEqualTo("toloeri");
        assertThatThrownBy(new BoardReader(bytes(board.replace("toloeri", "toloer?")), "boards.txt")::puzzle)
                .satisfies(error -> assertThat(page).contains("\n" + error.getMessage() + "\n"));
    }

    @Test
    void thePositionIsOneAndItsErrorIsTheReaders() throws IOException {
        String line = example("CGP");
        String page = page();
        assertThat(CgpReader.position(line).show()).isEqualTo(line.strip());
        assertThatThrownBy(CgpReader.of(bytes("\n\n" + line.replace("QUiZ8", "QUiZ7")), "games.cgp")::next)
                .satisfies(error -> assertThat(page).contains("\n" + error.getMessage() + "\n"));
    }

    @Test
    void theGameRecordIsRightAndItsProblemIsTheReplays() throws IOException {
        String game = example("GCG");
        var replay = GcgReplay.of(Variants.named("standard"));
        var right = GcgReader.read("game.gcg", game.getBytes(StandardCharsets.UTF_8));
        var wrong = GcgReader.read("game.gcg", game.replace("+8 8", "+9 9").getBytes(StandardCharsets.UTF_8));
        assertThat(right.game().show()).isEqualTo(game);
        assertThat(replay.replay(right).problems()).isEmpty();
        assertThat(page())
                .contains("\n" + replay.replay(wrong).problems().getFirst().sentence() + "\n");
    }
}

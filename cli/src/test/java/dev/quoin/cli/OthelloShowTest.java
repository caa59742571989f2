package dev.quoin.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.Output;
import dev.quoin.cli.console.Terminals;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;

/// Pictures, read back by readers that are not ours.
class OthelloShowTest {
    @TempDir
    Path directory;

    @Test
    void plainTextMarksTheLastMoveAndTheLegalOnes() {
        assertThat(Cli.run("othello", "show", "f5d6", "--legal").out()).isEqualTo("""
                  a b c d e f g h
                1 - - - - - - - -
                2 - - - - - - - -
                3 - - . - - - - -
                4 - - . O X - - -
                5 - - . O X X - -
                6 - - .*O - - - -
                7 - - . - - - - -
                8 - - - - - - - -
                Black to move
                """);
    }

    @Test
    void plainTextWithoutMarksCanBePastedBack() {
        String drawn = Cli.run("othello", "show", "start").out();
        assertThat(Cli.runWith(drawn, "othello", "show").out()).isEqualTo(drawn);
    }

    @Test
    void valuesStandOnTheSquares() {
        String drawn =
                Cli.run("othello", "show", "start", "--values", "--depth", "1").out();
        assertThat(drawn.lines().filter(line -> line.startsWith("3")))
                .singleElement()
                .asString()
                .matches("3 +- +- +- +[+-]?\\d+(\\.\\d)? +- +- +- +-");
    }

    @Test
    void anSvgIsWellFormedAndTellsEverythingInWords() throws Exception {
        Document svg = xml(Cli.run("othello", "show", "f5", "--svg", "--legal").out());
        assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("White to move");
        assertThat(svg.getElementsByTagName("desc").item(0).getTextContent())
                .isEqualTo("White to move. Black has 4 discs: e4 d5 e5 f5. White has 1 disc: d4. Last move: f5."
                        + " Possible moves: f4 d6 f6.");
        // Five discs, two beside the counts, four stars, the last move and three moves that may be made.
        assertThat(svg.getElementsByTagName("circle").getLength()).isEqualTo(5 + 2 + 4 + 1 + 3);
        assertThat(svg.getDocumentElement().getAttribute("width")).isEqualTo("480");
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 333, 912})
    void aPngHasTheDiscsWhereTheyBelong(int size) throws Exception {
        Path file = directory.resolve("board.png");
        Result result = Cli.run("othello", "show", "f5", "-o", file.toString(), "--size", String.valueOf(size));
        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).isEmpty();
        BufferedImage picture = ImageIO.read(file.toFile());
        assertThat(picture.getWidth()).isEqualTo(size);
        assertThat(colour(picture, 3, 3)).isEqualTo(0xfff8f8f3);
        assertThat(colour(picture, 4, 3)).isEqualTo(0xff16191b);
        assertThat(colour(picture, 0, 0)).isEqualTo(0xff2f9462);
        assertThat(picture.getRGB(0, 0) >>> 24).isLessThan(128);
    }

    @Test
    void aPngGoesToStandardOutputAsItIs() throws Exception {
        var out = new ByteArrayOutputStream();
        var console = Console.of(InputStream.nullInputStream(), out, OutputStream.nullOutputStream());
        assertThat(Run.of(console, "othello", "show", "start", "--png")).isZero();
        assertThat(out.toString(ISO_8859_1)).startsWith("\u0089PNG\r\n");
        assertThat(ImageIO.read(new ByteArrayInputStream(out.toByteArray())).getWidth())
                .isEqualTo(480);
    }

    @Test
    void aTerminalGetsColoursUnlessNotWanted() {
        assertThat(onTerminal(Map.of(), "othello", "show", "start"))
                .contains("\u001b[")
                .contains("●");
        assertThat(onTerminal(Map.of("NO_COLOR", "1"), "othello", "show", "start"))
                .isEqualTo(Cli.run("othello", "show", "start").out());
        assertThat(onTerminal(Map.of("NO_COLOR", "1"), "othello", "show", "start", "--ansi"))
                .doesNotContain("\u001b[");
        assertThat(Cli.run("othello", "show", "start", "--ansi").out()).contains("\u001b[");
    }

    @Test
    void aTerminalGetsNoPng() {
        assertThat(onTerminal(Map.of(), "othello", "show", "start", "--png"))
                .contains("cannot print a PNG to a terminal");
    }

    @Test
    void theEndOfAGameIsTold() {
        String full = "X".repeat(40) + "O".repeat(24) + " X";
        assertThat(Cli.run("othello", "show", full).out()).endsWith("The game is over: Black has won\n");
    }

    /// The colour right of the middle of a square, where no mark lies.
    private static int colour(BufferedImage picture, int column, int row) {
        double scale = picture.getWidth() / 912.0;
        return picture.getRGB((int) ((56 + 100 * column + 70) * scale), (int) ((60 + 100 * row + 50) * scale));
    }

    private static Document xml(String text) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(text.getBytes(UTF_8)));
    }

    private static String onTerminal(Map<String, String> environment, String... arguments) {
        var out = new ByteArrayOutputStream();
        var console = new Console(
                InputStream.nullInputStream(),
                new Output(out),
                new Output(out),
                environment,
                new Terminals(false, true, false));
        int exitCode = Run.of(console, arguments);
        assertThat(exitCode).isIn(0, 2);
        return out.toString(UTF_8);
    }
}

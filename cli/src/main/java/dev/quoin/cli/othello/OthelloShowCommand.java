package dev.quoin.cli.othello;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.othello.notation.pasted.Pasted;
import dev.quoin.othello.picture.Diagram;
import dev.quoin.othello.picture.OthelloPng;
import dev.quoin.othello.picture.OthelloSvg;
import dev.quoin.terminal.picture.StyledDiagram;
import dev.quoin.terminal.picture.StyledLine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quoin othello show`: draws a board.
@Command(
        name = "show",
        header = "Draw a position as SVG, PNG, or text with or without color.",
        description = {
            "Without a format option, the name of --output decides; otherwise a terminal gets colors and"
                    + " everything else plain text. The last move of a transcript or game is marked."
        },
        footer = {
            "  quoin othello show f5d6c3d3c4",
            "  quoin othello show f5d6c3 --legal --output board.svg",
            "  quoin othello show game.sgf",
            "  quoin othello show - --png --size 300 < game.ggf > board.png",
            "  quoin othello show start --values",
        })
final class OthelloShowCommand implements Callable<Integer> {
    private static final int USUAL_DEPTH = 6;
    private static final int USUAL_SIZE = 480;
    private static final int SMALLEST = 64;
    private static final int LARGEST = 4096;

    private final Console console;

    @Parameters(
            arity = "0..1",
            paramLabel = "POSITION",
            description = PositionArgument.KINDS + "; - for standard input (default: -).")
    private @Nullable String text;

    @ArgGroup
    private @Nullable Formats formats;

    @Option(names = "--legal", description = "Mark the legal moves.")
    private boolean legal;

    @Option(names = "--values", description = "Show the value of every move on its square and highlight the best.")
    private boolean values;

    @Option(
            names = "--depth",
            paramLabel = "N",
            description = SearchOptions.DEPTH + " (default: " + USUAL_DEPTH + "; unlimited with --time or --nodes).")
    private @Nullable Integer depth;

    @Mixin
    private final SearchOptions limits = new SearchOptions();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write to a file instead of standard output.")
    private @Nullable Path output;

    @Option(names = "--size", paramLabel = "PX", description = "Width in pixels, 64 to 4096 (default: 480).")
    private int size = USUAL_SIZE;

    OthelloShowCommand(Console console) {
        this.console = console;
    }

    /// The mutually exclusive formats.
    static final class Formats {
        private Format format = Format.TEXT;

        @Option(names = "--svg", description = "SVG picture; follows the viewer's light or dark color scheme.")
        void svg(boolean given) {
            choose(given, Format.SVG);
        }

        @Option(names = "--png", description = "PNG picture.")
        void png(boolean given) {
            choose(given, Format.PNG);
        }

        @Option(names = "--ansi", description = "Text with terminal colors; plain if NO_COLOR is set.")
        void ansi(boolean given) {
            choose(given, Format.ANSI);
        }

        @Option(names = "--text", description = "Plain text: X is Black, O is White.")
        void text(boolean given) {
            choose(given, Format.TEXT);
        }

        private void choose(boolean given, Format chosen) {
            format = given ? chosen : format;
        }
    }

    private enum Format {
        SVG,
        PNG,
        ANSI,
        TEXT
    }

    @Override
    public Integer call() throws IOException {
        if (size < SMALLEST || size > LARGEST) {
            throw new BadInput("--size must be " + SMALLEST + " to " + LARGEST + " pixels, got " + size);
        }
        var thinking = limits.limits(depth, USUAL_DEPTH);
        Format format = format();
        if (format == Format.PNG && output == null && console.terminals().out()) {
            throw new BadInput("cannot print a PNG to a terminal; give --output FILE or redirect the output");
        }
        Pasted pasted = PositionArgument.read(console, text);
        Diagram diagram =
                Diagram.of(pasted.position()).withLast(pasted.sequence().moves());
        diagram = legal ? diagram.withLegal() : diagram;
        diagram = values ? MoveValues.on(diagram, thinking) : diagram;
        byte[] picture = draw(diagram, format);
        if (output == null) {
            console.out().write(picture);
        } else {
            Files.write(output, picture);
        }
        return ExitCode.FINE;
    }

    private Format format() {
        if (formats != null) {
            return formats.format;
        }
        if (output == null) {
            return console.colours() ? Format.ANSI : Format.TEXT;
        }
        String name = output.toString().toLowerCase(Locale.ROOT);
        if (name.endsWith(".svg")) {
            return Format.SVG;
        }
        if (name.endsWith(".png")) {
            return Format.PNG;
        }
        if (name.endsWith(".txt")) {
            return Format.TEXT;
        }
        throw new BadInput("--output " + output + ": expected a name ending in .svg, .png or .txt, or one of --svg,"
                + " --png, --ansi, --text");
    }

    private byte[] draw(Diagram diagram, Format format) {
        boolean plain = !console.environment().getOrDefault("NO_COLOR", "").isEmpty();
        return switch (format) {
            case SVG -> OthelloSvg.draw(diagram, size).getBytes(StandardCharsets.UTF_8);
            case PNG -> OthelloPng.draw(diagram, size);
            case ANSI -> plain ? letters(diagram) : colours(diagram);
            case TEXT -> letters(diagram);
        };
    }

    private static byte[] letters(Diagram diagram) {
        return StyledDiagram.letters(diagram).stream()
                .map(line -> line.text() + "\n")
                .collect(Collectors.joining())
                .getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] colours(Diagram diagram) {
        return StyledDiagram.discs(diagram).stream()
                .map(StyledLine::coloured)
                .map(line -> line + "\n")
                .collect(Collectors.joining())
                .getBytes(StandardCharsets.UTF_8);
    }
}

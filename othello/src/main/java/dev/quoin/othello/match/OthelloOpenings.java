package dev.quoin.othello.match;

import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import dev.quoin.game.kit.Opening;
import dev.quoin.game.kit.OpeningFormat;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.Lines;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.othello.notation.Transcripts;
import dev.quoin.othello.notation.ggf.GgfReader;
import dev.quoin.othello.notation.obf.ObfReader;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/// Reads openings from GGF games, or from lines that are transcripts (`f5d6c3`), boards or OBF positions.
/// Blank lines and lines that start with `%` or `#` are skipped.
enum OthelloOpenings implements OpeningFormat<OthelloPosition, OthelloMove> {
    INSTANCE;

    private static final int BEGINNING = 4096;
    private static final Pattern GGF = Pattern.compile("(?s)\\s*+(?:[0-9]{1,3}\\s*+)?\\(;.*");
    private static final Pattern BOARD = Pattern.compile("[-.XO*xobw0@#_]{64}.*");

    @Override
    public List<Opening<OthelloPosition, OthelloMove>> read(InputStream in, String source, OptionalInt plies) {
        var buffered = new BufferedInputStream(in, 2 * BEGINNING);
        return isGgf(buffered, source) ? games(buffered, source, plies) : lines(Lines.of(buffered, source), plies);
    }

    private static boolean isGgf(InputStream in, String source) {
        try {
            in.mark(BEGINNING);
            var beginning = new String(in.readNBytes(BEGINNING), StandardCharsets.UTF_8);
            in.reset();
            return GGF.matcher(beginning.replace("\uFEFF", "")).matches();
        } catch (IOException why) {
            throw new UncheckedIOException("cannot read " + source + ": " + why.getMessage(), why);
        }
    }

    private static List<Opening<OthelloPosition, OthelloMove>> games(InputStream in, String source, OptionalInt plies) {
        var openings = new ArrayList<Opening<OthelloPosition, OthelloMove>>();
        var reader = GgfReader.of(in, source);
        for (var match = reader.next(); match.isPresent(); match = reader.next()) {
            for (var game : match.get().games()) {
                openings.add(opening(source, reader.line(), game.sequence(), plies));
            }
        }
        return openings;
    }

    private static List<Opening<OthelloPosition, OthelloMove>> lines(Lines lines, OptionalInt plies) {
        var openings = new ArrayList<Opening<OthelloPosition, OthelloMove>>();
        for (Optional<String> next = lines.next(); next.isPresent(); next = lines.next()) {
            String line = next.get().strip();
            boolean isBoard = BOARD.matcher(line).matches();
            if (isBoard || !(line.isEmpty() || line.startsWith("%") || line.startsWith("#"))) {
                openings.add(opening(lines.source(), lines.number(), sequence(lines, line, isBoard), plies));
            }
        }
        return openings;
    }

    /// Readers of single lines do not know the line in the file.
    private static MoveSequence sequence(Lines lines, String line, boolean isBoard) {
        try {
            return isBoard ? position(line) : transcript(line);
        } catch (FormatException wrong) {
            FormatFault fault = wrong.fault();
            int column = fault.place() instanceof FormatFault.Place.Line(int _, int at) ? at : 0;
            throw FormatFault.atLine(
                            lines.source(), lines.number(), column, fault.field(), fault.found(), fault.expected())
                    .asException();
        }
    }

    private static MoveSequence position(String line) {
        var in = new ByteArrayInputStream(line.getBytes(StandardCharsets.UTF_8));
        return new MoveSequence(ObfReader.of(in, "obf").next().orElseThrow().position(), List.of());
    }

    private static MoveSequence transcript(String line) {
        int percent = line.indexOf('%');
        MoveSequence moves = Transcripts.read(percent < 0 ? line : line.substring(0, percent));
        if (moves.moves().isEmpty()) {
            throw FormatFault.atLine(
                            "line", 1, 0, "opening", FormatFault.quoted(line), "moves such as f5d6c3, or a board")
                    .asException();
        }
        return moves;
    }

    private static Opening<OthelloPosition, OthelloMove> opening(
            String source, int line, MoveSequence game, OptionalInt plies) {
        int moves = Math.min(plies.orElse(Integer.MAX_VALUE), game.moves().size());
        var opening = new MoveSequence(game.start(), game.moves().subList(0, moves));
        OthelloPosition start = opening.end();
        if (start.isOver()) {
            throw FormatFault.atLine(
                            source,
                            line,
                            0,
                            "opening",
                            "a game that is over after " + moves + " moves",
                            "a position in which somebody can move; use only the first moves of the game")
                    .asException();
        }
        return new Opening<>(line, text(opening), _ -> new OthelloRuleset.OpeningDeal(start));
    }

    private static String text(MoveSequence opening) {
        boolean isTranscript = opening.start().equals(OthelloPosition.start())
                && !opening.moves().isEmpty();
        return isTranscript ? Transcripts.write(opening) : OthelloBoardText.write(opening.end());
    }
}

package dev.quoin.server.analysis;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.notation.gcg.GcgEntry;
import dev.quoin.crossword.notation.gcg.GcgFile;
import dev.quoin.crossword.notation.gcg.GcgReader;
import dev.quoin.crossword.notation.gcg.GcgReplay;
import dev.quoin.crossword.notation.gcg.GcgReport;
import dev.quoin.crossword.solver.BoardReader;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.server.http.Refused;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// The positions in a pasted text: a single one, or those before every turn of a game record. Immutable.
///
/// @param positions at least one
record GivenPositions(List<CgpPosition> positions) {
    private static final Pattern RECORD = Pattern.compile("(?m)^[^\\S\\r\\n]*+[#>]");
    private static final Pattern BOARD = Pattern.compile("\\A\\s*+[0-9]++\\s[\\s\\S]*");
    private static final String SOURCE = "position";

    GivenPositions {
        positions = List.copyOf(positions);
        if (positions.isEmpty()) {
            throw Refused.of(422, "unreadable-position", "the game record has no turns");
        }
    }

    /// Parses a text: a game record, a board in the solver's format, or a position in CGP.
    ///
    /// @param variant the rules, if they differ from those in the text
    static GivenPositions read(String text, Optional<Variant> variant) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (text.isBlank()) {
            throw Refused.of(422, "unreadable-position", "the position is empty. Paste CGP, GCG or a solver board");
        }
        if (RECORD.matcher(text).find()) {
            return ofRecord(GcgReader.read(SOURCE, bytes), variant);
        }
        if (BOARD.matcher(text).matches()) {
            return new BoardReader(new ByteArrayInputStream(bytes), SOURCE)
                    .puzzle()
                    .map(puzzle -> new GivenPositions(
                            List.of(position(puzzle.rules(), puzzle.board().tiles(), puzzle.rack(), List.of(0, 0)))))
                    .orElseThrow();
        }
        String line = text.strip();
        return new GivenPositions(List.of(
                variant.map(rules -> CgpReader.position(line, rules)).orElseGet(() -> CgpReader.position(line))));
    }

    private static GivenPositions ofRecord(GcgFile file, Optional<Variant> given) {
        Variant variant = given.orElseGet(() -> GcgReplay.variantOf(file));
        GcgReport report = GcgReplay.of(variant).replay(file);
        var positions = new ArrayList<CgpPosition>();
        var totals = new LinkedHashMap<String, Integer>();
        file.game().players().forEach(player -> totals.put(player.nick(), 0));
        for (int index = 0; index < file.game().entries().size(); index++) {
            if (file.game().entries().get(index) instanceof GcgEntry.Event event) {
                if (event.action().isTurn()) {
                    Board board = boardAt(report, file.lines().get(index));
                    positions.add(position(variant, board, rack(event, variant), scores(totals, event.nick())));
                }
                totals.put(event.nick(), event.total());
            }
        }
        return new GivenPositions(positions);
    }

    /// Returns the board before the given line: that of the next play, or else the last one.
    private static Board boardAt(GcgReport report, int line) {
        return report.plays().stream()
                .filter(play -> play.line() >= line)
                .map(GcgReport.ReplayedPlay::before)
                .findFirst()
                .orElse(report.board());
    }

    private static Tiles rack(GcgEntry.Event event, Variant variant) {
        try {
            return Tiles.parse(event.rack(), variant.tiles().alphabet());
        } catch (IllegalArgumentException e) {
            throw Refused.of(422, "unreadable-position", "rack of " + event.nick() + ": " + e.getMessage());
        }
    }

    /// Returns the scores of the player to move and of the other.
    private static List<Integer> scores(LinkedHashMap<String, Integer> totals, String mover) {
        int own = totals.getOrDefault(mover, 0);
        int other = totals.entrySet().stream()
                .filter(entry -> !entry.getKey().equals(mover))
                .mapToInt(entry -> entry.getValue())
                .findFirst()
                .orElse(0);
        return List.of(own, other);
    }

    static CgpPosition position(Variant variant, Board board, Tiles rack, List<Integer> scores) {
        return CgpPosition.of(variant, board, List.of(rack, Tiles.none()), scores, 0);
    }

    int count() {
        return positions.size();
    }

    CgpPosition position(int index) {
        return positions.get(index);
    }
}

package dev.quoin.server.analysis;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.notation.gcg.GcgAction;
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
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

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
                            List.of(position(puzzle.rules(), puzzle.board().tiles(), puzzle.rack(), List.of(0, 0), 0))))
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
        events(file).forEach(event -> totals.putIfAbsent(event.nick(), 0));
        var scoreless = new ScorelessTurns();
        for (int index = 0; index < file.game().entries().size(); index++) {
            if (file.game().entries().get(index) instanceof GcgEntry.Event event) {
                if (event.action().isTurn()) {
                    Board board = boardAt(report, file.lines().get(index));
                    List<Integer> scores = scores(totals, event.nick());
                    positions.add(position(variant, board, rack(event, variant), scores, scoreless.count));
                }
                scoreless.add(event);
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

    /// Returns the scores of the player to move and of the others.
    private static List<Integer> scores(LinkedHashMap<String, Integer> totals, String mover) {
        var scores = new ArrayList<Integer>();
        scores.add(totals.getOrDefault(mover, 0));
        totals.forEach((nick, total) -> {
            if (!nick.equals(mover)) {
                scores.add(total);
            }
        });
        return scores.size() == 1 ? List.of(scores.getFirst(), 0) : scores;
    }

    private static Stream<GcgEntry.Event> events(GcgFile file) {
        return file.game().entries().stream()
                .filter(GcgEntry.Event.class::isInstance)
                .map(GcgEntry.Event.class::cast);
    }

    /// Counts the consecutive scoreless turns of a record. Mutable, not thread-safe.
    private static final class ScorelessTurns {
        private int count;
        private int before;

        void add(GcgEntry.Event event) {
            switch (event.action()) {
                case GcgAction.Play _ -> {
                    before = count;
                    count = event.points() == 0 ? count + 1 : 0;
                }
                case GcgAction.Exchange _, GcgAction.ExchangeCount _, GcgAction.Pass _ -> count++;
                case GcgAction.Withdrawal _ -> count = before + 1;
                case GcgAction.Challenge _, GcgAction.Time _, GcgAction.EndRack _ -> {}
            }
        }
    }

    /// Returns a position with the rack of the player to move; nothing is known about the others.
    static CgpPosition position(Variant variant, Board board, Tiles rack, List<Integer> scores, int scorelessTurns) {
        var racks = new ArrayList<>(Collections.nCopies(scores.size(), Tiles.none()));
        racks.set(0, rack);
        return CgpPosition.of(variant, board, racks, scores, scorelessTurns);
    }

    int count() {
        return positions.size();
    }

    CgpPosition position(int index) {
        return positions.get(index);
    }
}

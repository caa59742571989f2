package dev.quoin.crossword.notation.gcg;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.notation.gcg.GcgProblem.Kind;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Tracks the end of a game in a replay and its points. Mutable, for one replay.
final class GcgEnding {
    private final Map<String, String> losers = new HashMap<>();
    private final Variant variant;
    private final GcgSeats seats;
    private final GcgRacks racks;
    private final GcgTotals totals;
    private final GcgFindings findings;

    private final Set<Integer> late = new HashSet<>();
    private final Set<Integer> paid = new HashSet<>();

    private String over = "";
    private boolean out;
    private boolean counted;
    private int scoreless;
    private int scorelessBefore;

    GcgEnding(GcgFile file, Variant variant, GcgSeats seats, GcgRacks racks, GcgTotals totals, GcgFindings findings) {
        this.variant = variant;
        this.seats = seats;
        this.racks = racks;
        this.totals = totals;
        this.findings = findings;
        for (GcgEntry entry : file.game().entries()) {
            if (entry instanceof GcgEntry.Event event
                    && event.points() < 0
                    && event.action() instanceof GcgAction.EndRack left) {
                losers.put(left.tiles(), event.nick());
            }
        }
    }

    /// Sets the number of scoreless turns before the first turn of the record.
    void start(int scorelessTurns) {
        scoreless = scorelessTurns;
    }

    /// Called before a turn is taken.
    ///
    /// After a player goes out, the opponent may still lose a challenge, which some records write as a pass.
    ///
    /// @param challengeCostsTurn whether a lost challenge can be such a pass
    void turn(int line, GcgEntry.Event event, boolean challengeCostsTurn) {
        boolean lostChallenge = challengeCostsTurn && out && !counted && event.action() instanceof GcgAction.Pass;
        if (!over.isEmpty() && !lostChallenge) {
            findings.problem(
                    line,
                    Kind.END,
                    "no further turn, because " + over,
                    event.action().show());
        }
    }

    /// Called after a play; `board` includes it.
    void played(int line, int seat, int points, Board board) {
        scorelessBefore = scoreless;
        scoreless = points == 0 ? scoreless + 1 : 0;
        out = isOut(seat, board);
        if (out) {
            over = seats.nick(seat) + " went out on line " + line;
        }
        endAfterScoreless();
    }

    void withdrawn() {
        over = "";
        out = false;
        scoreless = scorelessBefore;
        scoreless();
    }

    void scoreless() {
        scoreless++;
        endAfterScoreless();
    }

    void exchanged(int line, Board board) {
        int held = seats.count() * variant.rackSize();
        int bag = variant.tiles().distribution().size() - board.tileCount() - held;
        if (bag < variant.exchangeMinimum()) {
            findings.remark(
                    line,
                    Kind.EXCHANGE,
                    "a bag of at least " + variant.exchangeMinimum() + " tiles",
                    Math.max(0, bag) + " tiles");
        }
    }

    void time(int line, int seat, GcgEntry.Event event) {
        if (event.points() > 0) {
            findings.problem(line, Kind.TIME, "a penalty", GcgRun.signed(event.points()));
        }
        if (!late.add(seat)) {
            findings.problem(line, Kind.TIME, "one penalty per player", "a second one for " + event.nick());
        }
        totals.adjust(line, seat, event.points(), event);
        over = over.isEmpty() ? "overtime was counted on line " + line : over;
        counted = true;
    }

    void endRack(
            int line, int seat, Optional<Tiles> rack, GcgAction.EndRack action, GcgEntry.Event event, Board board) {
        Optional<Tiles> tiles = racks.readTiles(line, Kind.END_RACK, action.tiles());
        if (tiles.isEmpty()) {
            return;
        }
        int value = variant.tiles().valueOf(tiles.get());
        int points = event.points() < 0 ? -value : bonus(action, event, value);
        if (event.points() != points) {
            String sum = event.points() < 0 ? "" : " (twice the value of " + action.tiles() + ")";
            findings.problem(line, Kind.END_RACK, GcgRun.signed(points) + sum, GcgRun.signed(event.points()));
        }
        if (event.points() < 0) {
            checkOwn(line, rack, tiles.get());
        } else if (seats.count() == 2) {
            checkLeft(line, tiles.get(), board);
        }
        if (!paid.add(seat) && seats.count() <= 2) {
            findings.problem(
                    line, Kind.END_RACK, "the remaining tiles once per player", "a second time for " + event.nick());
        }
        totals.adjust(line, seat, points, event);
        over = "the racks were counted on line " + line;
        counted = true;
    }

    /// Twice the opponent's tiles, or once when the opponent loses them as well.
    private int bonus(GcgAction.EndRack left, GcgEntry.Event event, int value) {
        String loser = losers.get(left.tiles());
        boolean shared = loser != null && !loser.equals(event.nick());
        boolean once = shared || (seats.count() != 2 && event.points() == value);
        return once ? value : 2 * value;
    }

    private void checkOwn(int line, Optional<Tiles> rack, Tiles tiles) {
        rack.filter(own -> !own.equals(tiles))
                .ifPresent(own -> findings.problem(
                        line, Kind.END_RACK, "the player's own rack " + own.show(alphabet()), tiles.show(alphabet())));
    }

    private void checkLeft(int line, Tiles tiles, Board board) {
        racks.offBoard(board)
                .filter(rest -> !rest.equals(tiles))
                .ifPresent(rest -> findings.remark(
                        line,
                        Kind.END_RACK,
                        "all tiles not on the board: " + rest.show(alphabet()),
                        tiles.show(alphabet())));
    }

    /// Whether a player is certainly out: nothing is left to draw, and the other player is known to hold all
    /// tiles that are not on the board.
    private boolean isOut(int seat, Board board) {
        Optional<Tiles> rest = racks.offBoard(board);
        if (seats.count() != 2 || rest.isEmpty() || !racks.left(seat).equals(Optional.of(Tiles.none()))) {
            return false;
        }
        return racks.left(1 - seat).equals(rest);
    }

    private void endAfterScoreless() {
        if (scoreless >= variant.scorelessTurns() && over.isEmpty()) {
            over = scoreless + " scoreless turns in a row";
        }
    }

    private Alphabet alphabet() {
        return variant.tiles().alphabet();
    }
}

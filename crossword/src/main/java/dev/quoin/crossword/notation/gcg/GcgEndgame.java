package dev.quoin.crossword.notation.gcg;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.gcg.GcgReport.ReplayedPlay;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Finds the endgame or pre-endgame of a game record: the position that a solver is asked about. Mutable, used once.
///
/// In a record that ends before the game does, that is its last position. In a finished game it is the first turn at
/// which the bag was empty, or had few enough tiles.
public final class GcgEndgame {
    private final GcgFile file;
    private final Variant variant;
    private final GcgRacks racks;
    private final GcgSeats seats;
    private final Map<Integer, ReplayedPlay> plays = new HashMap<>();
    private final int[] scores;

    /// The tiles that the bag may hold; 0 for an endgame.
    private final int mostInBag;

    private Board board;
    private Board boardBefore;
    private int points;
    private int scoreless;
    private int scorelessBefore;
    private int mover;
    private boolean over;
    private Optional<Tiles> otherRack = Optional.empty();
    private Optional<CgpPosition> first = Optional.empty();

    private GcgEndgame(GcgFile file, Variant variant, int mostInBag) {
        this.file = file;
        this.mostInBag = mostInBag;
        this.variant = variant;
        var findings = new GcgFindings(file.source());
        seats = new GcgSeats(file, findings);
        racks = new GcgRacks(variant, seats.count(), findings);
        scores = new int[Math.max(2, seats.count())];
        board = variant.start();
        boardBefore = board;
        for (ReplayedPlay play : GcgReplay.of(variant).replay(file).plays()) {
            plays.put(play.line(), play);
        }
    }

    /// Returns the position, with the mover's rack and score first; empty if the record has none with an empty bag, or
    /// its racks are not known.
    ///
    /// @throws IllegalArgumentException when the game does not have two players
    public static Optional<CgpPosition> find(GcgFile file, Variant variant) {
        return find(file, variant, 0);
    }

    /// Returns the position with at least one and at most so many tiles in the bag, with the mover's rack and score
    /// first; the other rack is left out. Empty if the record has none, or the mover's rack is not known.
    ///
    /// @throws IllegalArgumentException when the game does not have two players, or the number is not positive
    public static Optional<CgpPosition> findPreEndgame(GcgFile file, Variant variant, int mostInBag) {
        if (mostInBag < 1) {
            throw new IllegalArgumentException("a pre-endgame must have at least 1 tile in the bag, got " + mostInBag);
        }
        return find(file, variant, mostInBag);
    }

    private static Optional<CgpPosition> find(GcgFile file, Variant variant, int mostInBag) {
        var search = new GcgEndgame(file, variant, mostInBag);
        if (search.seats.count() != 2) {
            throw new IllegalArgumentException(
                    file.source() + ": an endgame needs two players, got " + search.seats.count());
        }
        return search.run();
    }

    private Optional<CgpPosition> run() {
        List<GcgEntry> entries = file.game().entries();
        for (int at = 0; at < entries.size(); at++) {
            if (entries.get(at) instanceof GcgEntry.Event event
                    && !event(file.lines().get(at), event)) {
                return first;
            }
        }
        if (over || scoreless >= variant.scorelessTurns()) {
            return first;
        }
        Optional<Tiles> rack = file.game().pragma("rack" + (mover + 1)).flatMap(text -> tiles(0, text));
        if (mostInBag > 0) {
            return rack.isPresent() ? preEndgame(rack.get()) : first;
        }
        return rack.isPresent() ? position(rack.get()) : otherRack.flatMap(this::positionAgainst);
    }

    /// Follows one event; returns false if the rest of the record cannot be followed.
    private boolean event(int line, GcgEntry.Event event) {
        int seat = seats.seat(event.nick(), event.action().isTurn() ? mover : 1 - mover);
        if (seat < 0) {
            return false;
        }
        Optional<Tiles> rack = tiles(line, event.rack());
        if (event.action().isTurn()) {
            mover = seat;
            first = first.or(() -> rack.flatMap(mostInBag > 0 ? this::preEndgame : this::position));
        }
        switch (event.action()) {
            case GcgAction.Play _ -> {
                return play(line, seat, rack);
            }
            case GcgAction.Exchange _, GcgAction.ExchangeCount _, GcgAction.Pass _ -> {
                otherRack = rack;
                scoreless++;
                mover = 1 - seat;
            }
            case GcgAction.Withdrawal _ -> {
                board = boardBefore;
                scores[seat] -= points;
                scoreless = scorelessBefore + 1;
                otherRack = rack;
                over = false;
            }
            case GcgAction.Challenge _, GcgAction.Time _ -> scores[seat] += event.points();
            case GcgAction.EndRack _ -> over = true;
        }
        return true;
    }

    private boolean play(int line, int seat, Optional<Tiles> rack) {
        ReplayedPlay play = plays.get(line);
        if (play == null) {
            return false;
        }
        Tiles used = PlayRules.tilesOf(play.play());
        boolean last = rack.flatMap(this::position).isPresent();
        otherRack = rack.filter(tiles -> last && tiles.containsAll(used)).map(tiles -> tiles.minus(used));
        over = otherRack.filter(Tiles::isEmpty).isPresent();
        boardBefore = board;
        board = board.with(play.play().placements());
        points = play.receipt().total();
        scores[seat] += points;
        scorelessBefore = scoreless;
        scoreless = points == 0 ? scoreless + 1 : 0;
        mover = 1 - seat;
        return true;
    }

    private Optional<Tiles> tiles(int line, String text) {
        return racks.read(line, text, board).filter(tiles -> !tiles.isEmpty());
    }

    /// The position if the mover has this rack, and a rack can hold all other tiles.
    private Optional<CgpPosition> position(Tiles rack) {
        return rest(rack).filter(other -> !other.isEmpty()).map(other -> position(rack, other));
    }

    /// The position if the mover has this rack, and few enough tiles are in the bag.
    private Optional<CgpPosition> preEndgame(Tiles rack) {
        return racks.offBoard(board)
                .filter(tiles -> tiles.containsAll(rack))
                .map(tiles -> tiles.size() - rack.size() - variant.rackSize())
                .filter(bag -> bag > 0 && bag <= mostInBag)
                .map(bag -> position(rack, Tiles.none()));
    }

    /// The endgame if the opponent has this rack.
    private Optional<CgpPosition> positionAgainst(Tiles other) {
        return rest(other).filter(rack -> !rack.isEmpty() && !other.isEmpty()).map(rack -> position(rack, other));
    }

    private Optional<Tiles> rest(Tiles rack) {
        return racks.offBoard(board)
                .filter(tiles -> tiles.containsAll(rack))
                .map(tiles -> tiles.minus(rack))
                .filter(other -> other.size() <= variant.rackSize());
    }

    private CgpPosition position(Tiles rack, Tiles other) {
        var both = List.of(rack, other);
        var given = List.of(scores[mover], scores[1 - mover]);
        CgpPosition plain = CgpPosition.of(variant, board, both, given, scoreless);
        return file.game()
                .pragma("lexicon")
                .filter(name -> !name.isBlank() && name.indexOf(';') < 0)
                .map(name -> new CgpPosition(
                        variant,
                        board,
                        both,
                        given,
                        scoreless,
                        List.of(new CgpPosition.Operation(CgpPosition.LEXICON, name))))
                .orElse(plain);
    }
}

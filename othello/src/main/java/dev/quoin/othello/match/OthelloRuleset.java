package dev.quoin.othello.match;

import dev.quoin.game.Deal;
import dev.quoin.game.Game;
import dev.quoin.game.Reason;
import dev.quoin.game.kit.ProtocolView;
import dev.quoin.game.kit.RecordFormat;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.othello.Othello;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.OthelloReason;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Othello games from random balanced openings; immutable, safe to share. Seat 0 has the black discs.
///
/// @param openings how games begin
public record OthelloRuleset(BalancedOpenings openings) implements Ruleset<OthelloPosition, OthelloMove> {
    /// What commands and logs call the game.
    public static final String ID = "othello";

    private static final Othello GAME = new Othello();

    @Override
    public Game<OthelloPosition, OthelloMove> game() {
        return GAME;
    }

    @Override
    public Map<String, String> setting() {
        return Map.of("game", ID);
    }

    @Override
    public Deal<OthelloPosition, OthelloMove> deal(long seed) {
        return new OpeningDeal(openings.opening(seed).end());
    }

    @Override
    public List<Integer> points(OthelloPosition position) {
        return position.isOver()
                ? List.of(position.points(Disc.BLACK), position.points(Disc.WHITE))
                : List.of(position.count(Disc.BLACK), position.count(Disc.WHITE));
    }

    /// By how many discs the player has more than before.
    @Override
    public int score(OthelloPosition before, OthelloPosition after) {
        return after.count(before.toMove()) - before.count(before.toMove());
    }

    @Override
    public Optional<OthelloMove> pass(OthelloPosition position) {
        return position.mustPass() ? Optional.of(OthelloMove.pass()) : Optional.empty();
    }

    @Override
    public String tag(OthelloPosition before, OthelloMove move) {
        return "";
    }

    @Override
    public Optional<Integer> overtimePenalty(Duration clock, Duration used) {
        return Optional.empty();
    }

    @Override
    public ProtocolView<OthelloPosition, OthelloMove> protocolView() {
        return OthelloProtocolView.INSTANCE;
    }

    @Override
    public Map<String, String> provenance() {
        return Map.of("openings", openings.plies() + " moves, within " + openings.bound() / 100.0 + " discs");
    }

    @Override
    public List<Reason> reasons() {
        return List.of(OthelloReason.values());
    }

    @Override
    public RecordFormat<OthelloPosition, OthelloMove> recordFormat() {
        return GgfFormat.INSTANCE;
    }

    private record OpeningDeal(OthelloPosition start) implements Deal<OthelloPosition, OthelloMove> {
        @Override
        public OthelloPosition play(OthelloPosition position, OthelloMove move) {
            return position.play(move);
        }
    }
}

package dev.quoin.othello.match;

import dev.quoin.game.GameRecord;
import dev.quoin.game.GameRecord.Ending;
import dev.quoin.game.Turn;
import dev.quoin.game.kit.RecordFormat;
import dev.quoin.game.player.PlayerError;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.ggf.GgfGame;
import dev.quoin.othello.notation.ggf.GgfMove;
import dev.quoin.othello.notation.ggf.GgfTag;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Othello games as GGF files, starting from the position after the opening.
enum GgfFormat implements RecordFormat<OthelloPosition, OthelloMove> {
    INSTANCE;

    private static final int ALL_DISCS = 64;

    @Override
    public String extension() {
        return "ggf";
    }

    @Override
    public String write(GameRecord<OthelloPosition, OthelloMove> record) {
        List<String> names = record.heading().names();
        var tags = new ArrayList<GgfTag>();
        tags.add(new GgfTag("GM", "Othello"));
        tags.add(new GgfTag("PB", names.get(0)));
        tags.add(new GgfTag("PW", names.get(1)));
        tags.add(new GgfTag("TY", "8"));
        tags.add(new GgfTag("RE", result(record)));
        return new GgfGame(
                                tags,
                                record.start(),
                                record.turns().stream().map(GgfFormat::move).toList())
                        .write()
                + "\n";
    }

    private static GgfMove move(Turn<OthelloPosition, OthelloMove> turn) {
        String seconds = String.format(Locale.ROOT, "%.3f", turn.took().toNanos() / 1e9);
        return new GgfMove(turn.before().toMove(), turn.move(), "", seconds);
    }

    /// A stopped game counts as lost by all discs; an unfinished one has no result yet.
    private static String result(GameRecord<OthelloPosition, OthelloMove> record) {
        return switch (record.ending()) {
            case Ending.Unfinished _ -> "?";
            case Ending.Finished(var outcome) -> signed(outcome.spread(0));
            case Ending.Adjudicated(var outcome) -> signed(outcome.spread(0)) + ":s";
            case Ending.Resigned(int seat) -> signed(seat == 0 ? -ALL_DISCS : ALL_DISCS) + ":r";
            case Ending.Forfeited forfeited -> {
                int lead = forfeited.reasons().size() == 2
                        ? 0
                        : forfeited.reason(0).isPresent() ? -ALL_DISCS : ALL_DISCS;
                boolean time = forfeited
                        .reason(lead > 0 ? 1 : 0)
                        .filter(why -> why.code() == PlayerError.OUT_OF_TIME.code())
                        .isPresent();
                yield signed(lead) + (time ? ":t" : ":r");
            }
        };
    }

    private static String signed(int lead) {
        return (lead < 0 ? "" : "+") + lead;
    }
}

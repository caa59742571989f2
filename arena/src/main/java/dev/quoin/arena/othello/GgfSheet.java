package dev.quoin.arena.othello;

import dev.quoin.arena.discipline.Sheet;
import dev.quoin.arena.record.MoveRecord;
import dev.quoin.arena.record.Played;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.ggf.GgfGame;
import dev.quoin.othello.notation.ggf.GgfMove;
import dev.quoin.othello.notation.ggf.GgfTag;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Othello games as GGF records, which begin with the position after the opening.
enum GgfSheet implements Sheet<OthelloPosition, OthelloMove> {
    INSTANCE;

    @Override
    public String extension() {
        return "ggf";
    }

    @Override
    public String write(Played<OthelloPosition, OthelloMove> played) {
        var names = played.record().names();
        var tags = new ArrayList<GgfTag>();
        tags.add(new GgfTag("GM", "Othello"));
        tags.add(new GgfTag("PB", names.get(0)));
        tags.add(new GgfTag("PW", names.get(1)));
        tags.add(new GgfTag("TY", "8"));
        tags.add(new GgfTag("RE", result(played)));
        return new GgfGame(tags, played.start(), moves(played)).write() + "\n";
    }

    private static List<GgfMove> moves(Played<OthelloPosition, OthelloMove> played) {
        var moves = new ArrayList<GgfMove>();
        Disc disc = played.start().toMove();
        for (int turn = 0; turn < played.steps().size(); turn++) {
            MoveRecord kept = played.record().moves().get(turn);
            String seconds = String.format(Locale.ROOT, "%.3f", kept.nanos() / 1e9);
            moves.add(new GgfMove(disc, played.steps().get(turn).move(), "", seconds));
            disc = disc.opponent();
        }
        return moves;
    }

    /// A game that was stopped counts as lost with all discs.
    private static String result(Played<OthelloPosition, OthelloMove> played) {
        var stops = played.record().stops();
        if (!played.record().stopped()) {
            return signed(played.record().spread(0));
        }
        int lead = stops.get(0).isGiven() ? stops.get(1).isGiven() ? 0 : -64 : 64;
        boolean time = stops.get(lead > 0 ? 1 : 0).code() == 51;
        return signed(lead) + (time ? ":t" : ":r");
    }

    private static String signed(int lead) {
        return (lead < 0 ? "" : "+") + lead;
    }
}

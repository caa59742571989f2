package dev.quoin.cli.othello;

import dev.quoin.cli.othello.RecordFile.Entry;
import dev.quoin.game.format.FormatException;
import dev.quoin.game.format.FormatFault;
import dev.quoin.othello.notation.Lines;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.othello.notation.Transcripts;
import dev.quoin.othello.notation.ggf.GgfGame;
import dev.quoin.othello.notation.ggf.GgfMatch;
import dev.quoin.othello.notation.ggf.GgfReader;
import dev.quoin.othello.notation.obf.ObfReader;
import dev.quoin.othello.notation.obf.ObfRecord;
import dev.quoin.othello.notation.pgn.PgnGame;
import dev.quoin.othello.notation.pgn.PgnReader;
import dev.quoin.othello.notation.sgf.SgfGame;
import dev.quoin.othello.notation.sgf.SgfReader;
import dev.quoin.othello.notation.wthor.WthorGame;
import dev.quoin.othello.notation.wthor.WthorReader;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/// Reads the records of each format as entries.
final class RecordEntries {
    private RecordEntries() {}

    /// Returns a supplier of the next entries; they are empty at the end of the input.
    static Supplier<List<Entry>> of(OthelloFileFormat format, InputStream in, String name, WthorNameFiles.Names names) {
        return switch (format) {
            case GGF -> each(GgfReader.of(in, name)::next, RecordEntries::entries);
            case OBF -> each(ObfReader.of(in, name)::next, record -> List.of(entry(record)));
            case SGF -> each(SgfReader.of(in, name)::next, game -> List.of(entry(game)));
            case PGN -> each(PgnReader.of(in, name)::next, game -> List.of(entry(game)));
            case WTHOR -> each(WthorReader.of(in, name)::next, game -> List.of(entry(game, names)));
            case TRANSCRIPTS -> {
                var lines = Lines.of(in, name);
                yield () -> transcript(lines);
            }
        };
    }

    private static <T> Supplier<List<Entry>> each(Supplier<Optional<T>> next, Function<T, List<Entry>> entries) {
        return () -> next.get().map(entries).orElse(List.of());
    }

    private static List<Entry> entries(GgfMatch match) {
        return match.games().stream()
                .map(game -> new Entry(
                        ObfRecord.of(game.sequence().end()), game, game.remark().orElse("")))
                .toList();
    }

    private static Entry entry(ObfRecord record) {
        var still = new MoveSequence(record.position(), List.of());
        return new Entry(record, GgfGame.of("?", "?", still), "");
    }

    private static Entry entry(SgfGame game) {
        return entry(
                game.sequence(),
                game.property("PB"),
                game.property("PW"),
                game.property("PC").or(() -> game.property("EV")),
                game.remark());
    }

    private static Entry entry(PgnGame game) {
        return entry(
                game.sequence(),
                game.tag("Black"),
                game.tag("White"),
                game.tag("Site").or(() -> game.tag("Event")),
                game.remark());
    }

    private static Entry entry(WthorGame game, WthorNameFiles.Names names) {
        return entry(
                game.sequence(),
                Optional.of(names.player(game.black())),
                Optional.of(names.player(game.white())),
                names.tournament(game.tournament()),
                game.remark());
    }

    private static Entry entry(
            MoveSequence sequence,
            Optional<String> black,
            Optional<String> white,
            Optional<String> place,
            Optional<String> remark) {
        var plain = GgfGame.of(black.orElse("?"), white.orElse("?"), sequence);
        var placed = place.map(plain::withPlace).orElse(plain);
        return new Entry(ObfRecord.of(sequence.end()), placed, remark.orElse(""));
    }

    private static List<Entry> transcript(Lines lines) {
        Optional<String> line = lines.next();
        while (line.isPresent() && line.get().isBlank()) {
            line = lines.next();
        }
        if (line.isEmpty()) {
            return List.of();
        }
        try {
            return List.of(Entry.of(Transcripts.read(line.get()), "?", "?", ""));
        } catch (FormatException e) {
            FormatFault fault = e.fault();
            int column = fault.place() instanceof FormatFault.Place.Line(int _, int at) ? at : 0;
            throw FormatFault.atLine(
                            lines.source(), lines.number(), column, fault.field(), fault.found(), fault.expected())
                    .asException();
        }
    }
}

package dev.quoin.crossword.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.notation.gcg.GcgFile;
import dev.quoin.crossword.notation.gcg.GcgReplay;
import dev.quoin.crossword.notation.gcg.GcgWriter;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Faces;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.VariantWriter;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.GameRecord;
import dev.quoin.game.Turn;
import dev.quoin.game.format.FormatException;
import dev.quoin.game.kit.ProtocolBoard;
import dev.quoin.game.kit.ProtocolView;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whatever is written is read back: every letter of every alphabet, as a tile and as a blank, in every format.
class RoundTripTest {
    private static final int TURNS = 14;

    static List<Variant> variants() {
        return SampleVariants.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void everyMoveRecordAndMessageIsReadBack(Variant variant) {
        Alphabet alphabet = variant.tiles().alphabet();
        Lexicon lexicon = SampleVariants.words(alphabet, 4000, new Random(19));
        var game = Crossword.of(variant, lexicon, 2);
        ProtocolView<CrosswordPosition, CrosswordMove> view =
                CrosswordRuleset.of(variant, lexicon).protocolView();
        var generator = new MoveGenerator(lexicon, variant);
        var chance = new SplittableRandom(19);
        CrosswordPosition position = game.start(chance);
        var turns = new ArrayList<Turn<CrosswordPosition, CrosswordMove>>();
        for (int turn = 0; turn < TURNS && game.outcome(position).isEmpty(); turn++) {
            CrosswordMove move = choose(generator, position, chance);
            checkMoves(game, generator, position);
            checkPosition(variant, position);
            checkMessage(view, position, alphabet);
            CrosswordPosition next = game.play(position, move, chance);
            turns.add(Turn.of(position.toMove(), position, move, next));
            position = next;
        }
        assertThat(position.board().tileCount()).isGreaterThan(4);
        checkRecord(variant, turns);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void aVariantFileIsReadBack(Variant variant) {
        assertThat(Variants.parse(VariantWriter.write(variant), "again")).isEqualTo(variant);
    }

    private static CrosswordMove choose(MoveGenerator generator, CrosswordPosition position, SplittableRandom chance) {
        var plays = new PlayBuffer();
        generator.load(position.board());
        generator.all(position.rack(), plays);
        return plays.size() == 0
                ? new CrosswordMove.Pass()
                : plays.play(chance.nextInt(plays.size()), position.board());
    }

    private static void checkMoves(Crossword game, MoveGenerator generator, CrosswordPosition position) {
        var plays = new PlayBuffer();
        generator.top(position.rack(), 50, plays);
        var moves = new ArrayList<CrosswordMove>();
        for (int index = 0; index < plays.size(); index++) {
            moves.add(plays.play(index, position.board()));
        }
        moves.add(new CrosswordMove.Exchange(position.rack()));
        for (CrosswordMove move : moves) {
            String text = game.notation().write(position, move);
            assertThat(game.notation().read(position, text)).as(text).isEqualTo(move);
        }
    }

    private static void checkPosition(Variant variant, CrosswordPosition position) {
        Alphabet alphabet = variant.tiles().alphabet();
        Board board = position.board();
        assertThat(BoardRows.read(BoardRows.write(board, alphabet), alphabet)).isEqualTo(board);
        List<Tiles> racks = List.of(position.rack(0), position.rack(1));
        var cgp = CgpPosition.of(variant, board, racks, position.scores(), position.scorelessTurns());
        boolean shipped = Variants.isShipped(variant);
        CgpPosition again = shipped ? CgpReader.position(cgp.show()) : CgpReader.position(cgp.show(), variant);
        assertThat(again.board()).as(cgp.show()).isEqualTo(board);
        assertThat(again.racks()).as(cgp.show()).isEqualTo(racks);
        assertThat(again.variant().name()).isEqualTo(variant.name());
        if (!shipped) {
            assertThatThrownBy(() -> CgpReader.position(cgp.show()))
                    .isInstanceOf(FormatException.class)
                    .hasMessageContaining("bdn: found '" + variant.name() + "'")
                    .hasMessageContaining("--variant FILE");
        }
    }

    /// The squares of a message are read one by one, as an external agent does.
    private static void checkMessage(
            ProtocolView<CrosswordPosition, CrosswordMove> view, CrosswordPosition position, Alphabet alphabet) {
        ProtocolBoard message = view.board(position, position.toMove());
        assertThat(Tiles.parse(message.rack(), alphabet)).isEqualTo(position.rack());
        var rows = new ArrayList<String>();
        int at = 0;
        for (int row = 0; row < position.board().rows(); row++) {
            int start = at;
            for (int column = 0; column < position.board().columns(); column++) {
                at = Faces.end(message.board(), at);
            }
            rows.add(message.board().substring(start, at));
        }
        assertThat(at).isEqualTo(message.board().length());
        assertThat(BoardRows.read(rows, alphabet)).isEqualTo(position.board());
    }

    private static void checkRecord(Variant variant, List<Turn<CrosswordPosition, CrosswordMove>> turns) {
        var record = GameRecord.of(
                new GameRecord.Heading("sample", List.of("ada", "ben")),
                turns.getFirst().before(),
                turns,
                new GameRecord.Ending.Unfinished());
        var game = GcgWriter.write(record, variant, GcgWriter.Viewer.ALL);
        GcgFile file = GcgFile.of("sample.gcg", game);
        assertThat(file.game()).isEqualTo(game);
        var report = GcgReplay.of(variant).replay(file);
        assertThat(report.problems()).as(game.show()).isEmpty();
        if (Variants.isShipped(variant)) {
            assertThat(GcgReplay.variantOf(file).name()).isEqualTo(variant.name());
        } else {
            assertThat(game.pragma("variant")).hasValue(variant.name());
        }
    }
}

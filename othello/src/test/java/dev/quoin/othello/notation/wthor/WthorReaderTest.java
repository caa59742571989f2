package dev.quoin.othello.notation.wthor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.format.FormatException;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.RandomPositions;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.notation.Transcripts;
import dev.quoin.property.Property;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class WthorReaderTest {
    private static final List<OthelloMove> TIGER =
            Transcripts.read("f5d6c3d3c4").moves();

    @Test
    void fileSaysWhenItWasMadeAndWhatItHolds() {
        WthorHeader header = reader(file(game(1, 2, 3, 40, TIGER))).header();
        assertThat(header.made()).contains(LocalDate.of(2024, 1, 31));
        assertThat(header.games()).isEqualTo(1);
        assertThat(header.year()).isEqualTo(2023);
        assertThat(header.depth()).isEqualTo(22);
    }

    @Test
    void gameHasNumbersScoresAndMoves() {
        var reader = reader(file(game(7, 40_000, 3, 40, TIGER)));
        assertThat(reader.next()).contains(new WthorGame(7, 40_000, 3, 40, 32, Transcripts.read("f5d6c3d3c4")));
        assertThat(reader.next()).isEmpty();
        assertThat(reader.next()).isEmpty();
    }

    @Test
    void rowsAreTensAndColumnsAreOnes() {
        byte[] bytes = file(game(0, 0, 0, 0, List.of()));
        bytes[WthorHeader.BYTES + 8] = 56;
        assertThat(reader(bytes).next().orElseThrow().sequence()).isEqualTo(Transcripts.read("f5"));
    }

    @Test
    void randomGamesReadBackWithTheirPasses() {
        Property.check("wthor", 100, choices -> {
            var written = new ArrayList<byte[]>();
            var played = new ArrayList<List<OthelloMove>>();
            for (int games = choices.below(6); games > 0; games--) {
                var game = RandomPositions.finished(choices);
                written.add(game(1, 2, 3, game.position().points(Disc.BLACK), game.played()));
                played.add(game.played());
            }
            var reader = reader(file(written.toArray(byte[][]::new)));
            for (List<OthelloMove> moves : played) {
                WthorGame game = reader.next().orElseThrow();
                assertThat(game.sequence().moves()).isEqualTo(moves);
                assertThat(game.remark()).isEmpty();
            }
            assertThat(reader.next()).isEmpty();
        });
    }

    @Test
    void wrongScoreIsRemarkedOn() {
        Property.check("remark", 20, choices -> {
            var game = RandomPositions.finished(choices);
            int points = game.position().points(Disc.BLACK);
            int wrong = points == 32 ? 33 : 32;
            assertThat(reader(file(game(1, 2, 3, wrong, game.played())))
                            .next()
                            .orElseThrow()
                            .remark())
                    .contains("score: found " + wrong + ", expected " + points + ", the result of the moves");
        });
    }

    @Test
    void refusalsSayWhichByteAndTheNextGameIsRead() {
        byte[] sound = game(1, 2, 3, 40, TIGER);
        byte[] illegal = sound.clone();
        illegal[9] = 11;
        byte[] noSquare = sound.clone();
        noSquare[10] = 19;
        byte[] gap = sound.clone();
        gap[8 + 30] = 11;
        byte[] score = sound.clone();
        score[6] = 65;
        var reader = reader(file(illegal, noSquare, gap, score, sound));
        assertThatThrownBy(reader::next)
                .isInstanceOf(FormatException.class)
                .hasMessage("w.wtb: byte 25: move 2: found a1, expected a legal move: a1 turns no disc for White");
        assertThatThrownBy(reader::next)
                .hasMessage("w.wtb: byte 94: move: found 19, expected 10 times the row and the column: 11 for a1 to 88"
                        + " for h8");
        assertThatThrownBy(reader::next).hasMessage("w.wtb: byte 190: move: found 11, expected 0 after the last move");
        assertThatThrownBy(reader::next)
                .hasMessage("w.wtb: byte 226: score: found 65, expected the discs of Black, 0 to 64");
        assertThat(reader.next()).isPresent();
        assertThat(reader.next()).isEmpty();
    }

    @Test
    void sizeOfTheFileMustBeRight() {
        byte[] two = file(game(1, 2, 3, 40, TIGER), game(1, 2, 3, 40, TIGER));
        byte[] more = Arrays.copyOf(two, two.length + 1);
        byte[] fewer = Arrays.copyOf(two, two.length - 5);
        var tooLong = reader(more);
        tooLong.next();
        tooLong.next();
        assertThatThrownBy(tooLong::next)
                .hasMessage("w.wtb: byte 152: end: found more bytes, expected the end of the file after 2 games");
        assertThat(tooLong.next()).isEmpty();
        var tooShort = reader(fewer);
        tooShort.next();
        assertThatThrownBy(tooShort::next)
                .hasMessage("w.wtb: byte 84: game 2 of 2: found the end of the file after 63 bytes, expected 68 bytes");
        assertThat(tooShort.next()).isEmpty();
    }

    @Test
    void otherBoardsAndPuzzlesAreRefused() {
        byte[] large = file();
        large[12] = 10;
        assertThatThrownBy(() -> reader(large))
                .hasMessage("w.wtb: byte 12: rows of the board: found 10, expected 8, or 0 for the same");
        byte[] puzzles = file();
        puzzles[13] = 1;
        assertThatThrownBy(() -> reader(puzzles))
                .hasMessage("w.wtb: byte 13: type: found 1, expected 0, a file of games");
        assertThatThrownBy(() -> reader(new byte[3]))
                .hasMessage("w.wtb: byte 0: header: found the end of the file after 3 bytes, expected 16 bytes");
    }

    @Test
    void namesAreReadByNumber() {
        var players = WthorNames.players(new ByteArrayInputStream(names(20, "???", "Lovelace Ada", "Zoë")), "w.jou");
        assertThat(players.names()).containsExactly("???", "Lovelace Ada", "Zoë");
        assertThat(players.name(2)).isEqualTo("Zoë");
        assertThat(players.name(9)).isEqualTo("number 9");
        var tournaments = WthorNames.tournaments(new ByteArrayInputStream(names(26, "Cup of Nowhere")), "w.trn");
        assertThat(tournaments.name(0)).isEqualTo("Cup of Nowhere");
        assertThatThrownBy(() -> WthorNames.tournaments(new ByteArrayInputStream(names(20, "a", "b")), "w.trn"))
                .isInstanceOf(FormatException.class)
                .hasMessage("w.trn: byte 42: name 1 of 2: found the end of the file after 14 bytes, expected 26 bytes");
    }

    @Test
    void randomBytesAreReadOrRefused() {
        Property.check("fuzz", 2000, choices -> {
            byte[] bytes = file(game(1, 2, 3, 40, TIGER), game(1, 2, 3, 40, TIGER));
            for (int changes = choices.below(8); changes > 0; changes--) {
                bytes[choices.below(bytes.length)] = (byte) choices.below(256);
            }
            try {
                var reader = reader(Arrays.copyOf(bytes, choices.between(1, bytes.length)));
                for (int tries = 0; tries < 100; tries++) {
                    try {
                        if (reader.next().isEmpty()) {
                            return;
                        }
                    } catch (FormatException refused) {
                        assertThat(refused).hasMessageMatching("(?s)w.wtb: byte \\d+: .*: found .*, expected .*");
                    }
                }
                throw new AssertionError("no end after 100 games");
            } catch (FormatException refused) {
                assertThat(refused).hasMessageStartingWith("w.wtb: byte ");
            }
        });
    }

    private static WthorReader reader(byte[] bytes) {
        return WthorReader.of(new ByteArrayInputStream(bytes), "w.wtb");
    }

    private static byte[] header(int games, int names) {
        return ByteBuffer.allocate(WthorHeader.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put(new byte[] {20, 24, 1, 31})
                .putInt(games)
                .putShort((short) names)
                .putShort((short) 2023)
                .put(new byte[] {8, 0, 22, 0})
                .array();
    }

    private static byte[] file(byte[]... games) {
        var file = new ByteArrayOutputStream();
        file.writeBytes(header(games.length, 0));
        for (byte[] game : games) {
            file.writeBytes(game);
        }
        return file.toByteArray();
    }

    private static byte[] names(int size, String... names) {
        var file = new ByteArrayOutputStream();
        file.writeBytes(header(0, names.length));
        for (String name : names) {
            file.writeBytes(Arrays.copyOf(name.getBytes(StandardCharsets.ISO_8859_1), size));
        }
        return file.toByteArray();
    }

    private static byte[] game(int tournament, int black, int white, int score, List<OthelloMove> moves) {
        ByteBuffer game = ByteBuffer.allocate(68)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putShort((short) tournament)
                .putShort((short) black)
                .putShort((short) white)
                .put((byte) score)
                .put((byte) 32);
        for (OthelloMove move : moves) {
            if (move instanceof OthelloMove.Place(int square)) {
                game.put((byte) (10 * (Square.row(square) + 1) + Square.column(square) + 1));
            }
        }
        return game.array();
    }
}

package dev.quoin.othello.notation.ggf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.format.FormatException;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloGame;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.RandomPositions;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.othello.notation.Transcripts;
import dev.quoin.property.Choices;
import dev.quoin.property.Property;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GgfReaderTest {
    private static final String BOARD =
            "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";
    private static final String GAME = "(;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[ada]PW[ben]RB[2197.01]"
            + "RW[2199.72]TI[05:00//02:00]TY[8]RE[?]" + BOARD + "B[f5//0.01]W[D6/-1.50/12.3]B[c3/2];)";

    @Test
    void recordHasTagsABoardAndMoves() {
        GgfGame game = only(GAME);
        assertThat(game.tag("PB")).contains("ada");
        assertThat(game.tag("TI")).contains("05:00//02:00");
        assertThat(game.tag("XX")).isEmpty();
        assertThat(game.start()).isEqualTo(OthelloPosition.start());
        assertThat(game.sequence()).isEqualTo(Transcripts.read("f5d6c3"));
        assertThat(game.moves().get(1).value()).hasValue(-1.5);
        assertThat(game.moves().get(1).seconds()).hasValue(12.3);
        assertThat(game.moves().get(0).value()).isEmpty();
        assertThat(game.moves().get(2).seconds()).isEmpty();
        assertThat(game.result()).isEmpty();
    }

    @Test
    void whatIsWrittenIsOneLine() {
        assertThat(only(GAME).write())
                .isEqualTo("(;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[ada]PW[ben]RB[2197.01]RW[2199.72]"
                        + "TI[05:00//02:00]TY[8]RE[?]"
                        + "BO[8 ---------------------------O*------*O--------------------------- *]"
                        + "B[F5//0.01]W[D6/-1.50/12.3]B[C3/2];)");
    }

    @Test
    void recordMayGoOverLinesAndStandBesideOthers() {
        String text = "\n" + GAME.replace("]B[", "]\r\nB[").replace("PB", " PB ") + "\n1 " + GAME + "2 " + GAME + GAME;
        List<GgfMatch> matches = GgfReader.read(text);
        assertThat(matches.stream().map(match -> match.games().size())).containsExactly(1, 1, 2);
        assertThat(matches.stream().flatMap(match -> match.games().stream())).allMatch(only(GAME)::equals);
        assertThat(matches.getLast().write())
                .isEqualTo("2 " + only(GAME).write() + only(GAME).write());
    }

    @Test
    void whatIsWrittenReadsBack() {
        Property.check("ggf", 200, choices -> {
            GgfGame game = random(choices);
            choices.note("game", game.write());
            assertThat(only(game.write())).isEqualTo(game);
            assertThat(game.remark()).isEmpty();
        });
    }

    @Test
    void passesMayBeLeftOut() {
        Property.check("implied passes", 300, choices -> {
            OthelloGame finished = RandomPositions.finished(choices);
            GgfGame game = GgfGame.of("a", "b", new MoveSequence(OthelloPosition.start(), finished.played()));
            assertThat(only(game.write().replaceAll("[BW]\\[PA]", ""))).isEqualTo(game);
            assertThat(only(game.write().replace("[PA]", "[pass]").replace(";)", "B[pass]W[pa];)")))
                    .as("passes after the end are left out")
                    .isEqualTo(game);
        });
    }

    @Test
    void resultsAreRead() {
        assertThat(GgfResult.read("+64.00:r")).contains(new GgfResult(64, GgfResult.Ending.RESIGNED));
        assertThat(GgfResult.read("-12.000")).contains(new GgfResult(-12, GgfResult.Ending.PLAYED));
        assertThat(GgfResult.read("0:s")).contains(new GgfResult(0, GgfResult.Ending.AGREED));
        assertThat(GgfResult.read("-6.00:t")).contains(new GgfResult(-6, GgfResult.Ending.TIME_OUT));
        assertThat(GgfResult.read("?")).isEmpty();
        assertThat(GgfResult.read("-127.000")).isEmpty();
        assertThat(GgfResult.read("")).isEmpty();
    }

    @Test
    void wrongResultIsRemarkedOn() {
        OthelloGame finished = OthelloGame.start();
        finished.set(Transcripts.read("f5f6e6f4g5e7e3g6").end());
        while (!finished.isOver()) {
            finished.apply(finished.position().legal().getFirst());
        }
        var sequence = new MoveSequence(Transcripts.read("f5f6e6f4g5e7e3g6").end(), finished.played());
        GgfGame game = GgfGame.of("a", "b", sequence);
        String right = game.tag("RE").orElseThrow();
        String wrong = right.equals("+2") ? "+4" : "+2";
        assertThat(only(game.write()).remark()).isEmpty();
        assertThat(only(game.write().replace("RE[" + right, "RE[" + wrong)).remark())
                .contains("RE: found " + wrong + ", expected " + right + ", the result of the moves");
        assertThat(only(game.write().replace("RE[" + right, "RE[" + wrong + ":r"))
                        .remark())
                .isEmpty();
    }

    @Test
    void refusalsSayWhereAndTheNextGameIsRead() {
        assertRefused(
                GAME.replace("W[D6", "\nW[A1"),
                "my.ggf:2:1: W: found 'A1', expected a legal move: a1 turns no disc for White");
        assertRefused(GAME.replace("W[D6", "\nB[D6"), "my.ggf:2:1: B: found a move of Black, expected one of White");
        assertRefused(GAME.replace("W[D6", "\nW[D9"), "my.ggf:2:1: W: found 'D9', expected a square a1 to h8, or pass");
        assertRefused(GAME.replace("Othello", "Amazons"), "my.ggf:1:3: GM: found 'Amazons', expected Othello");
        assertRefused(
                GAME.replace("TY[8]", "TY[10]"),
                "my.ggf:1:103: TY: found '10', expected a type of game on a board of 8 rows, such as 8");
        assertRefused(GAME.replace("*---", "--"), "my.ggf:1:113: BO: found 63 squares, expected 64 squares");
        assertRefused(
                GAME.replace(BOARD, ""),
                "my.ggf:1:113: BO: found no board, expected BO[8, 64 squares and the side to move] before the moves");
        assertRefused(
                GAME.replace("RE[?]", "7[?]"),
                "my.ggf:1:108: tag: found '7', expected a tag such as PB[name], or the end of the game, ;)");
        assertRefused("0 " + GAME, "my.ggf:1:1: games: found '0', expected how many games follow, 1 to 100");
        assertRefused("hello", "my.ggf:1:1: game: found 'h', expected a game, which begins with (;");
    }

    @Test
    void unfinishedTextIsRefused() {
        assertThatThrownBy(() -> GgfReader.read(GAME.substring(0, 40)))
                .hasMessage("ggf:1:27: DT: found the end of the text, expected ] after the value of the tag");
        assertThatThrownBy(() -> GgfReader.read("3 " + GAME + GAME))
                .hasMessageEndingWith("game: found the end of the text, expected a game, which begins with (;");
    }

    @Test
    void randomBytesAreReadOrRefused() {
        Property.check("fuzz", 2000, choices -> {
            byte[] bytes = ("2 " + GAME + GAME + "\n" + GAME).getBytes(StandardCharsets.UTF_8);
            for (int changes = choices.below(8); changes > 0; changes--) {
                bytes[choices.below(bytes.length)] =
                        (byte) (choices.oneIn(3) ? choices.below(256) : "[](;)\\/\n8B".charAt(choices.below(10)));
            }
            var reader = GgfReader.of(new ByteArrayInputStream(bytes, 0, choices.between(1, bytes.length)), "fuzz");
            for (int tries = 0; tries < 100; tries++) {
                try {
                    if (reader.next().isEmpty()) {
                        return;
                    }
                } catch (FormatException refused) {
                    assertThat(refused).hasMessageMatching("(?s)fuzz:\\d+:\\d+: .*: found .*, expected .*");
                }
            }
            throw new AssertionError("no end after 100 games");
        });
    }

    private static void assertRefused(String game, String message) {
        String sound = only(GAME).write();
        byte[] bytes = (game + "\n" + sound).getBytes(StandardCharsets.UTF_8);
        var reader = GgfReader.of(new ByteArrayInputStream(bytes), "my.ggf");
        assertThatThrownBy(reader::next).isInstanceOf(FormatException.class).hasMessage(message);
        var games = new ArrayList<GgfGame>();
        for (var next = reader.next(); next.isPresent(); next = reader.next()) {
            games.addAll(next.get().games());
        }
        assertThat(games).isNotEmpty().allMatch(only(GAME)::equals);
    }

    private static GgfGame only(String text) {
        List<GgfMatch> matches = GgfReader.read(text);
        assertThat(matches).hasSize(1);
        assertThat(matches.getFirst().games()).hasSize(1);
        return matches.getFirst().games().getFirst();
    }

    private static GgfGame random(Choices choices) {
        OthelloPosition start = choices.oneIn(2) ? RandomPositions.thrown(choices) : OthelloPosition.start();
        OthelloPosition position = start;
        var moves = new ArrayList<GgfMove>();
        for (int plies = choices.below(70); plies > 0 && !position.isOver(); plies--) {
            OthelloMove move = choices.of(position.legal());
            Disc disc = position.toMove();
            moves.add(new GgfMove(disc, move, choices.oneIn(2) ? "-1.5" : "", choices.oneIn(2) ? "0.01" : ""));
            position = position.play(move);
        }
        var sequence = new MoveSequence(start, moves.stream().map(GgfMove::move).toList());
        GgfGame plain = GgfGame.of("a]b\\", "Zoë [x", sequence);
        return new GgfGame(plain.tags(), start, moves);
    }
}

package dev.quoin.othello.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.format.FormatException;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.RandomPositions;
import dev.quoin.othello.notation.GameReaderCheck;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.othello.notation.OthelloMoveText;
import dev.quoin.othello.notation.Transcripts;
import dev.quoin.property.Property;
import org.junit.jupiter.api.Test;

class PgnReaderTest {
    /// The tags of PlayOK.
    private static final String TAGS = """
            [Event "?"]
            [Site "PlayOK"]
            [Date "2026.11.17"]
            [Round "-"]
            [Black "ada"]
            [White "ben"]
            [Result "*"]
            [Time "11:24:48"]
            [TimeControl "300"]
            [BlackElo "1073"]
            [WhiteElo "1183"]

            """;

    private static final String GAME = TAGS + "1. f5 d6 2. c3 d3 3. c4 *\n\n";

    private static final GameReaderCheck<PgnGame> CHECK =
            new GameReaderCheck<>("my.pgn", GAME, (in, source) -> PgnReader.of(in, source)::next);

    @Test
    void gameOfPlayOkHasTagsAndMoves() {
        PgnGame game = CHECK.only(GAME);
        assertThat(game.sequence()).isEqualTo(Transcripts.read("f5d6c3d3c4"));
        assertThat(game.tag("Black")).contains("ada");
        assertThat(game.tag("Event")).as("unknown").isEmpty();
        assertThat(game.tags()).containsEntry("WhiteElo", "1183");
        assertThat(game.remark()).isEmpty();
    }

    @Test
    void commentsVariationsAndOtherNumbersAreSkipped() {
        assertThat(CHECK.only(TAGS + "1.f5 {a {good} d6 $1 (1... f6 2. e6) 2.c3 ; f9\n% f9\n2... d3 3. c4 1-0\n")
                        .sequence())
                .isEqualTo(Transcripts.read("f5d6c3d3c4"));
        assertThat(CHECK.only(TAGS.replace("ada", "a \\\"b\\\" [c]")).tag("Black"))
                .contains("a \"b\" [c]");
    }

    @Test
    void everyGameInTheFormOfPlayOkIsReadBack() {
        Property.check("pgn", 100, choices -> {
            var played = RandomPositions.finished(choices).played();
            var sequence = new MoveSequence(OthelloPosition.start(), played);
            String text = written(sequence);
            choices.note("game", text);
            PgnGame game = CHECK.only(text);
            assertThat(game.sequence()).isEqualTo(sequence);
            assertThat(game.remark()).isEmpty();
            assertThat(CHECK.only(text.replace(" --", "")).sequence()).isEqualTo(sequence);
        });
    }

    @Test
    void wrongResultIsRemarkedOn() {
        String text = written(Transcripts.read("e6f4e3f6g5d6e7f5c5"));
        assertThat(text).contains("[Result \"13-0\"]");
        assertThat(CHECK.only(text).remark()).isEmpty();
        assertThat(CHECK.only(text.replace("[Result \"13-0\"]", "[Result \"64-0\"]"))
                        .remark())
                .isEmpty();
        assertThat(CHECK.only(text.replace("[Result \"13-0\"]", "[Result \"1-0\"]"))
                        .remark())
                .isEmpty();
        assertThat(CHECK.only(text.replace("[Result \"13-0\"]", "[Result \"30-34\"]"))
                        .remark())
                .contains("Result: found 30-34, expected 13-0, the result of the moves");
    }

    @Test
    void refusalsNameThePlaceAndTheNextGameIsRead() {
        CHECK.assertRefused(
                GAME.replace("2. c3", "2. a1"),
                "my.pgn:13:13: move 3: found 'a1', expected a legal move: a1 turns no disc for Black");
        CHECK.assertRefused(
                GAME.replace("2. c3", "2. Nf3"),
                "my.pgn:13:13: move 3: found 'Nf3', expected a square a1 to h8, or -- for a pass");
        CHECK.assertRefused(
                GAME.replace("\"ada\"", "ada"),
                "my.pgn:5: tag: found '[Black ada]', expected a tag such as [Black \"name\"]");
        CHECK.assertRefused(
                GAME.replace("[Round \"-\"]", "[FEN \"8/8\"]"),
                "my.pgn:4: FEN: found '8/8', expected a game from the initial position");
        CHECK.assertRefused(GAME.replace("*\n", "* f6\n"), "found 'f6', expected the end of the game after its result");
        CHECK.assertRefused(GAME.replace("d3", "{d3"), "found the end of the game, expected } after the comment");
        CHECK.assertRefused(GAME.replace("d3", "(d3"), "found the end of the game, expected ) after the variation");
        CHECK.assertRefused(GAME.replace("d3", ")d3"), "found ')', expected ( before it");
        CHECK.assertRefused("f5 d6\n", "my.pgn:1: game: found no tags, expected tags such as [Black \"name\"]");
    }

    @Test
    void longGamesAreRefused() {
        assertThatThrownBy(() -> PgnReader.read(TAGS + "{ no end\n".repeat(200_000)))
                .isInstanceOf(FormatException.class)
                .hasMessageContaining("found more than 1048576 characters");
    }

    @Test
    void randomBytesAreReadOrRefused() {
        CHECK.fuzz("[]{;)\\\"\n8%");
    }

    /// A game as PlayOK writes it.
    private static String written(MoveSequence sequence) {
        OthelloPosition end = sequence.end();
        String result = end.count(Disc.BLACK) + "-" + end.count(Disc.WHITE);
        var text = new StringBuilder(TAGS.replace("[Result \"*\"]", "[Result \"" + result + "\"]"));
        int number = 0;
        for (OthelloMove move : sequence.moves()) {
            text.append(
                    number % 2 == 0 ? (number == 0 ? "" : number % 18 == 0 ? "\n" : " ") + (number / 2 + 1) + "." : "");
            text.append(' ').append(move instanceof OthelloMove.Pass ? "--" : OthelloMoveText.write(move));
            number++;
        }
        return text.append(' ').append(result).append("\n\n").toString();
    }
}

package dev.quoin.othello.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.format.FormatException;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.RandomPositions;
import dev.quoin.othello.board.Square;
import dev.quoin.property.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TranscriptsTest {
    private static final List<OthelloMove> TIGER = Stream.of("f5", "d6", "c3", "d3", "c4")
            .map(Square::named)
            .map(OthelloMove::place)
            .toList();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "f5d6c3d3c4",
                "F5D6C3D3C4",
                "F5d6C3d3C4",
                "f5 d6 c3 d3 c4",
                "f5, d6, c3, d3, c4\n",
                "1. f5 d6 2. c3 d3 3. c4",
                "1.f5 2.d6 3.c3\r\n4.d3 5.c4",
                "1: f5\n2: d6\n3: c3\n4: d3\n5: c4",
                "1 f5 2 d6 3 c3 4 d3 5 c4",
                "1.f52.d63.c34.d35.c4",
                "1) f5 2) d6 3) c3 4) d3 5) c4",
            })
    void everyDialectIsRead(String text) {
        assertThat(Transcripts.read(text).moves()).isEqualTo(TIGER);
    }

    @Test
    void whatIsWrittenHasNoSpaces() {
        assertThat(Transcripts.write(Transcripts.read("F5 D6 C3 D3 C4"))).isEqualTo("f5d6c3d3c4");
    }

    @Test
    void passesMayBeWrittenOrLeftOut() {
        Property.check("passes", 300, choices -> {
            OthelloPosition start = choices.oneIn(2) ? RandomPositions.thrown(choices) : OthelloPosition.start();
            var moves = new ArrayList<OthelloMove>();
            var spelled = new StringBuilder();
            String pass = choices.of(List.of("pass", "PASS", "pa", "Ps", "--"));
            OthelloPosition position = start;
            for (int plies = choices.below(70); plies > 0 && !position.isOver(); plies--) {
                moves.add(choices.of(position.legal()));
                spelled.append(moves.getLast() instanceof OthelloMove.Pass ? pass : moves.getLast());
                position = position.play(moves.getLast());
            }
            var sequence = new MoveSequence(start, moves);
            choices.note("transcript", spelled);
            assertThat(Transcripts.read(start, spelled.toString())).isEqualTo(sequence);
            assertThat(Transcripts.read(start, Transcripts.write(sequence))).isEqualTo(sequence);
            assertThat(sequence.end()).isEqualTo(position);
            assertThat(sequence.positions()).hasSize(moves.size() + 1);
        });
    }

    @Test
    void refusalsSayWhereAndWhat() {
        assertThatThrownBy(() -> Transcripts.read("f5d6\nc3 a1"))
                .isInstanceOf(FormatException.class)
                .hasMessage("transcript:2:4: move 4: found 'a1', expected a legal move: a1 turns no disc for White");
        assertThatThrownBy(() -> Transcripts.read("f5 d6 d6"))
                .hasMessage("transcript:1:7: move 3: found 'd6', expected a legal move: d6 is occupied: it has a white"
                        + " disc");
        assertThatThrownBy(() -> Transcripts.read("f5 --"))
                .hasMessage("transcript:1:4: move 2: found '--', expected a legal move: White may not pass: f4 can be"
                        + " played");
        assertThatThrownBy(() -> Transcripts.read("f5 hello"))
                .hasMessage("transcript:1:4: move 2: found 'hello', expected a square a1 to h8, or pass");
        assertThatThrownBy(() -> Transcripts.read("f55d6"))
                .hasMessage("transcript:1:3: move 2: found '5', expected a square a1 to h8, or pass");
        assertThatThrownBy(() -> Transcripts.read("f5 d"))
                .hasMessage("transcript:1:4: move 2: found 'd', expected a square a1 to h8, or pass");
    }
}

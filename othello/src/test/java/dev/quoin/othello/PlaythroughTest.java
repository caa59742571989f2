package dev.quoin.othello;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.OthelloBoardText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// One game, move by move, as it was when somebody last read it.
///
/// The text lies in `othello/src/test/resources/playthroughs`. After a change of the rules that is meant,
/// write it anew with `./mvnw -pl game,othello test -Dtest=PlaythroughTest
/// -Dsurefire.failIfNoSpecifiedTests=false
/// -Dquoin.playthroughs=write` and read the difference.
class PlaythroughTest {
    /// A game that has a pass and ends with empty squares.
    private static final long SEED = 340;

    @Test
    void gameGoesAsItAlwaysDid() throws IOException {
        String played = play(new Othello());
        Path file = Path.of(
                System.getProperty("quoin.root", ".."),
                "othello",
                "src",
                "test",
                "resources",
                "playthroughs",
                "othello.txt");
        if ("write".equals(System.getProperty("quoin.playthroughs"))) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, played, StandardCharsets.UTF_8);
        }
        assertThat(played).isEqualTo(Files.readString(file, StandardCharsets.UTF_8));
        assertThat(played).contains(": pass").contains("empty");
    }

    private static String play(Othello othello) {
        var chance = new SplittableRandom(SEED);
        var text = new StringBuilder("Othello, random moves, seed " + SEED + "\n\n");
        OthelloPosition position = othello.start(chance);
        for (int ply = 1; othello.outcome(position).isEmpty(); ply++) {
            List<OthelloMove> legal = othello.legalMoves(position);
            OthelloMove move = legal.get(chance.nextInt(legal.size()));
            text.append(OthelloBoardText.draw(position));
            text.append("may play ").append(names(legal)).append('\n');
            text.append(ply).append(": ").append(othello.notation().write(position, move));
            if (move instanceof OthelloMove.Place(int square)) {
                text.append(", turns ").append(names(position.flips(square)));
            }
            position = othello.play(position, move, chance);
            text.append(", Black ").append(position.count(Disc.BLACK));
            text.append(", White ").append(position.count(Disc.WHITE)).append("\n\n");
        }
        text.append(OthelloBoardText.draw(position));
        text.append("the game is over, empty squares: ")
                .append(Long.bitCount(position.empty()))
                .append('\n');
        return text.append("points ")
                .append(othello.outcome(position).orElseThrow().points())
                .append('\n')
                .toString();
    }

    private static String names(List<OthelloMove> moves) {
        return moves.stream().map(OthelloMove::toString).collect(Collectors.joining(" "));
    }

    private static String names(long squares) {
        var names = new StringBuilder();
        for (long left = squares; left != 0; left &= left - 1) {
            names.append(names.isEmpty() ? "" : " ").append(OthelloMove.place(Long.numberOfTrailingZeros(left)));
        }
        return names.toString();
    }
}

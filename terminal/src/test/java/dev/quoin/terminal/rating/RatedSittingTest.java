package dev.quoin.terminal.rating;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.game.agent.Ladder;
import dev.quoin.game.agent.Level;
import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.Sitting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RatedSittingTest {
    private static final List<Level> LEVELS = Ladder.empty()
            .with(Level.of("weak:1", "weak", "Weak", "Weak."), 900, 10)
            .with(Level.of("strong", "strong", "Strong", "Strong."), 1100, 10)
            .levels();

    @TempDir
    Path folder;

    @Test
    void resultsAddUp() throws IOException {
        assertThat(finished(0, "strong", List.of(40, 24)))
                .containsExactly("Over.", "Your rating is 1261 ± 544, from 1 game against levels.");
        assertThat(finished(1, "weak:1", List.of(40, 24)).getLast()).contains("from 2 games");
        assertThat(finished(1, "weak:1", List.of(32, 32)).getLast()).contains("from 3 games");
        assertThat(file()).hasContent("quoin results 1\nstrong win\nweak:1 loss\nweak:1 draw\n");
    }

    @Test
    void aGameCountsOnce() {
        Sitting sitting = rated(new Fake(List.of(2, 1)), 0, "strong");
        assertThat(sitting.ending()).hasSize(2);
        assertThat(sitting.ending()).containsExactly("Over.");
    }

    @Test
    void aGameThatAnAgentDidNotFinishIsNotRated() {
        assertThat(finished(0, "strong", List.of())).containsExactly("Over.");
        assertThat(file()).doesNotExist();
    }

    @Test
    void hintsAndMovesTakenBackDoNotCount() {
        for (String line : List.of("hint 3", " HINT")) {
            Sitting sitting = rated(new Fake(List.of(2, 1)), 0, "strong");
            sitting.answer(line);
            assertThat(sitting.ending())
                    .contains("This game does not count toward your rating, because you asked for a hint.");
        }
        Sitting sitting = rated(new Fake(List.of(2, 1)), 0, "strong");
        sitting.answer("f5");
        sitting.answer("undo");
        assertThat(sitting.ending())
                .contains("This game does not count toward your rating, because you took back a move.");
        assertThat(file()).doesNotExist();
    }

    @Test
    void aDamagedFileIsLeftAsItIs() throws IOException {
        for (String text :
                List.of("", "hello\n", "quoin results 1\nstrong win\nwin\n", "quoin results 1\nstrong won\n")) {
            Files.writeString(file(), text);
            assertThat(finished(0, "strong", List.of(2, 1)).getLast())
                    .startsWith("This game does not count toward your rating: " + file() + ":")
                    .contains("results: found '")
                    .endsWith("Correct the file, or delete it to start again.");
            assertThat(file()).hasContent(text);
        }
        Files.write(file(), new byte[] {(byte) 0xff});
        assertThat(finished(0, "strong", List.of(2, 1)).getLast())
                .startsWith("This game does not count toward your rating: ");
        assertThat(Files.readAllBytes(file())).containsExactly(0xff);
    }

    /// A level that was taken off the ladder.
    @Test
    void unknownOpponentsAreKeptButNotRated() throws IOException {
        Files.writeString(file(), "quoin results 1\nformer:3 win\n");
        assertThat(finished(0, "strong", List.of(2, 1)).getLast()).contains("from 1 game against");
        assertThat(file()).hasContent("quoin results 1\nformer:3 win\nstrong win\n");
    }

    private Path file() {
        return folder.resolve("results.txt");
    }

    private List<String> finished(int person, String opponent, List<Integer> points) {
        return rated(new Fake(points), person, opponent).ending();
    }

    private Sitting rated(Sitting sitting, int person, String opponent) {
        return new RatedSitting(sitting, person, opponent, LEVELS, file());
    }

    /// A game that is over, whose moves are whatever is typed.
    private record Fake(List<Integer> result, List<String> moves) implements Sitting {
        Fake(List<Integer> result) {
            this(result, new ArrayList<>());
        }

        @Override
        public Answer answer(String line) {
            if (line.equals("undo")) {
                moves.removeLast();
            } else {
                moves.add(line);
            }
            return Answer.moved();
        }

        @Override
        public List<String> words() {
            return List.of();
        }

        @Override
        public boolean isAgentsTurn() {
            return false;
        }

        @Override
        public ChosenMove think() {
            throw new IllegalStateException("it has no agents");
        }

        @Override
        public boolean isOver() {
            return true;
        }

        @Override
        public List<String> ending() {
            return List.of("Over.");
        }
    }
}

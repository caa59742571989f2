package dev.quoin.othello.nboard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.othello.notation.Transcripts;
import dev.quoin.othello.notation.ggf.GgfGame;
import dev.quoin.othello.search.HandcraftedEvaluation;
import dev.quoin.othello.search.Search;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class NboardEngineTest {
    private static final String START =
            "(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[a]PW[b]RE[?]TI[15:00]TY[8]"
                    + "BO[8 ---------------------------O*------*O--------------------------- *]";

    private static List<String> session(String... commands) throws InterruptedException {
        var output = new StringWriter();
        engine().run(new StringReader(String.join("\n", commands) + "\n"), output);
        return output.toString().lines().toList();
    }

    private static NboardEngine engine() {
        return new NboardEngine(new Search(new HandcraftedEvaluation()), "Quoin");
    }

    @Nested
    class Go {
        @Test
        void answersWithAMoveItsValueAndItsTime() throws InterruptedException {
            List<String> answers = session("nboard 2", "set depth 3", "set game " + START + "B[F5];)", "ping 7", "go");
            assertThat(answers).startsWith("set myname Quoin", "set myname Quoin3", "pong 7", "status Thinking");
            assertThat(answers.getLast()).matches("=== (D6|F6|F4)/-?[0-9]+\\.[0-9]{2}/[0-9]+\\.[0-9]{2}");
            assertThat(answers).filteredOn(line -> line.startsWith("search")).hasSize(3);
            assertThat(answers)
                    .filteredOn(line -> line.startsWith("nodestats"))
                    .hasSize(3)
                    .allMatch(line -> line.matches("nodestats [0-9]+ [0-9.]+"));
        }

        @Test
        void doesNotPlayTheMove() throws InterruptedException {
            List<String> answers = session("set depth 1", "go", "go");
            assertThat(answers)
                    .filteredOn(line -> line.startsWith("==="))
                    .hasSize(2)
                    .allMatch(line -> line.matches("=== (D3|C4|F5|E6).*"));
        }

        @Test
        void answersWithAPass() throws InterruptedException {
            String game = "(;GM[Othello]BO[8 O*------" + "-".repeat(56) + " *];)";
            assertThat(session("set game " + game, "go").getLast()).startsWith("=== PA/-64.00/");
        }

        @Test
        void hasNothingToAnswerInAFinishedGame() throws InterruptedException {
            String game = "(;GM[Othello]BO[8 *-------" + "-".repeat(56) + " *];)";
            assertThat(session("set game " + game, "go", "hint 3"))
                    .containsExactly("status The game is over", "status The game is over");
        }
    }

    @Nested
    class Hint {
        @Test
        void givesTheBestMovesOfEveryDepth() throws InterruptedException {
            List<String> answers = session("set depth 2", "move F5", "hint 2");
            assertThat(answers)
                    .filteredOn(line -> line.startsWith("search"))
                    .hasSize(4)
                    .allMatch(line -> line.matches("search ([A-H][1-8])+ -?[0-9]+\\.[0-9]{2} 0 [12]"));
            assertThat(answers).endsWith("status");
        }

        @Test
        void saysWhenAValueIsProven() throws InterruptedException {
            String game = "(;GM[Othello]BO[8 " + "O".repeat(62) + "*- O];)";
            assertThat(session("set game " + game, "hint 1")).contains("search H8 64.00 0 100%");
        }
    }

    @Nested
    class Moves {
        @Test
        void mayHaveAValueAndATime() throws InterruptedException {
            for (String move : List.of("move F5", "move F5/1.2", "move f5//3.4", "move F5/1.2/3.4", "F5")) {
                assertThat(session("set depth 1", move, "go").getLast()).matches("=== (D6|F6|F4)/.*");
            }
        }

        @Test
        void mayLeaveOutAPass() throws InterruptedException {
            String game = "(;GM[Othello]BO[8 O*------" + "-".repeat(56) + " *];)";
            assertThat(session("set game " + game, "move C1", "go")).containsExactly("status The game is over");
            assertThat(session("set game " + game, "move PA", "move C1", "go"))
                    .containsExactly("status The game is over");
        }
    }

    @Test
    void analyzeGivesEveryPositionForBlackFromTheLast() throws InterruptedException {
        var game = GgfGame.of("a", "b", Transcripts.read("f5d6c3d3c4"));
        List<String> answers = session("set depth 2", "set game " + game.write(), "analyze");
        assertThat(answers)
                .filteredOn(line -> line.startsWith("analysis"))
                .extracting(line -> line.split(" ")[1])
                .containsExactly("5", "4", "3", "2", "1", "0");
    }

    @Test
    void learnIsAcknowledged() throws InterruptedException {
        assertThat(session("learn")).containsExactly("learned");
    }

    @Nested
    class Nonsense {
        @Test
        void isReportedAndChangesNothing() throws InterruptedException {
            assertThat(session("xyzzy")).containsExactly("status no such command; ignored: xyzzy");
            assertThat(session("set depth deep"))
                    .containsExactly("status the depth must be a whole number, got 'deep'; ignored: set depth deep");
            assertThat(session("set colour red")).containsExactly("status no such setting; ignored: set colour red");
            assertThat(session("move A1")).containsExactly("status a1 turns no disc for Black; ignored: move A1");
            assertThat(session("ping"))
                    .containsExactly("status the ping must be a whole number, got ''; ignored: ping");
            assertThat(session("set game (;GM[Othello"))
                    .singleElement()
                    .asString()
                    .startsWith("status ggf:1:");
            assertThat(session("set game")).singleElement().asString().startsWith("status ggf:1:");
            assertThat(session("", "   ", "set contempt -20")).isEmpty();
        }

        @Test
        void ofAnyKindIsSurvived() throws InterruptedException {
            var random = new Random(12);
            String letters = "abcdefgh12345678 setgomvpinhtlryz/[](;)*-O\t%é";
            List<String> words =
                    List.of("set game ", "move ", "hint ", "go ", "ping ", "set depth ", "analyze ", "nboard ");
            for (int number = 0; number < 300; number++) {
                var line = new StringBuilder(words.get(random.nextInt(words.size())));
                for (int length = random.nextInt(30); length > 0; length--) {
                    line.append(letters.charAt(random.nextInt(letters.length())));
                }
                List<String> answers = session("set depth 1", line.toString(), "ping 5");
                assertThat(answers).as("after %s", line).endsWith("pong 5");
            }
        }
    }

    @Nested
    class Interruption {
        @Test
        void aPingEndsASearchAndIsAnsweredAfterIt() throws IOException, InterruptedException {
            var commands = new PipedWriter();
            var input = new PipedReader(commands);
            var output = new StringWriter();
            Thread engine = Thread.ofPlatform().start(() -> run(input, output));
            say(commands, "set depth 60", "hint 3");
            while (!output.toString().contains("nodestats")) {
                Thread.onSpinWait();
            }
            say(commands, "ping 9", "quit");
            engine.join();
            assertThat(output.toString().lines()).endsWith("status", "pong 9");
        }

        @Test
        void theEndOfTheInputEndsAnEndlessSearch() throws InterruptedException {
            List<String> answers = session("set depth 60", "go");
            assertThat(answers.getLast()).startsWith("=== ");
        }

        @Test
        void commandsAfterQuitAreNotDone() throws InterruptedException {
            assertThat(session("ping 1", "quit", "ping 2")).containsExactly("pong 1");
        }

        @Test
        void aReaderThatWentAwayEndsTheSession() throws InterruptedException {
            var broken = new Writer() {
                @Override
                public void write(char[] text, int offset, int length) throws IOException {
                    throw new IOException("broken pipe");
                }

                @Override
                public void flush() {}

                @Override
                public void close() {}
            };
            engine().run(new StringReader("ping 1\nping 2\n"), broken);
            assertThat(Thread.currentThread().isInterrupted()).isFalse();
        }

        private static void say(Writer commands, String... lines) throws IOException {
            for (String line : lines) {
                commands.write(line + "\n");
            }
            commands.flush();
        }

        private static void run(PipedReader input, StringWriter output) {
            try {
                engine().run(input, output);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Test
    void anEngineHasAOneWordName() {
        assertThatThrownBy(() -> new NboardEngine(new Search(new HandcraftedEvaluation()), "two words"))
                .hasMessage("the name of an engine must be one word, got 'two words'");
    }
}

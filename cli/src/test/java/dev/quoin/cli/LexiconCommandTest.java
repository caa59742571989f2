package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LexiconCommandTest {
    @TempDir
    Path directory;

    @Test
    void theGroupAloneIsBadUsage() {
        Result result = Cli.run("lexicon");
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).startsWith("quoin lexicon: missing required subcommand\n");
    }

    @Nested
    class Check {
        @Test
        void allWordsGiveYesAndZero() {
            assertThat(Cli.run("lexicon", "check", "quiz", "ZAX"))
                    .isEqualTo(new Result(0, "QUIZ\tyes\nZAX\tyes\n", ""));
        }

        @Test
        void oneNoGivesOne() {
            assertThat(Cli.run("lexicon", "check", "QUIZ", "QUOZ"))
                    .isEqualTo(new Result(1, "QUIZ\tyes\nQUOZ\tno\n", ""));
        }

        @Test
        void wordsComeFromStandardInputToo() {
            assertThat(Cli.runWith("quiz\r\n\n  zax \n", "lexicon", "check"))
                    .isEqualTo(new Result(0, "QUIZ\tyes\nZAX\tyes\n", ""));
        }

        @Test
        void jsonHasOneObjectAWord() {
            assertThat(Cli.run("lexicon", "check", "--json", "QUIZ", "QUOZ").out())
                    .isEqualTo("""
                            {"word":"QUIZ","valid":true}
                            {"word":"QUOZ","valid":false}
                            """);
        }

        @Test
        void aListOfOnesOwnIsUsedWithItsLetters() throws Exception {
            Path list = Files.writeString(directory.resolve("words.txt"), "# my words\nübung\nzug\n");
            assertThat(Cli.run("lexicon", "check", "-l", list.toString(), "ÜBUNG", "QUIZ")
                            .out())
                    .isEqualTo("ÜBUNG\tyes\nQUIZ\tno\n");
        }

        @Test
        void aMissingListIsNamed() {
            Result result = Cli.run("lexicon", "check", "-l", "no/such/list.txt", "QUIZ");
            assertThat(result.exitCode()).isEqualTo(2);
            assertThat(result.out()).isEmpty();
            assertThat(result.err())
                    .startsWith("quoin lexicon check: no/such/list.txt: no such file")
                    .hasLineCount(1);
        }
    }

    @Nested
    class LookUps {
        @Test
        void anagramsUseAllTilesAndShowBlanksInLowerCase() {
            assertThat(Cli.run("lexicon", "anagram", "QUOIN?"))
                    .isEqualTo(new Result(0, "QUINOa\nQUINOl\nQUOINs\n", ""));
        }

        @Test
        void anagramsWithinTilesAreLongestFirst() {
            assertThat(Cli.run("lexicon", "anagram", "--within", "zax", "--json")
                            .out())
                    .isEqualTo("{\"tiles\":\"zax\",\"words\":[\"ZAX\",\"AX\"]}\n");
            assertThat(Cli.run("lexicon", "anagram", "--within", "--min", "3", "zax")
                            .out())
                    .isEqualTo("ZAX\n");
        }

        @Test
        void patternsMatch() {
            assertThat(Cli.run("lexicon", "pattern", "q?i?").out()).isEqualTo("QAID\nQUID\nQUIN\nQUIP\nQUIT\nQUIZ\n");
        }

        @Test
        void nothingFoundGivesOne() {
            assertThat(Cli.run("lexicon", "pattern", "QQ*")).isEqualTo(new Result(1, "", ""));
            assertThat(Cli.run("lexicon", "anagram", "VVV")).isEqualTo(new Result(1, "", ""));
        }

        @Test
        void hooksStandAroundTheWord() {
            assertThat(Cli.run("lexicon", "hooks", "care")).isEqualTo(new Result(0, "S\tCARE\tDRSTX\n", ""));
            assertThat(Cli.run("lexicon", "hooks", "ZZZ"))
                    .isEqualTo(new Result(1, "-\tZZZ\t-\n", "ZZZ itself is not a word.\n"));
        }

        @Test
        void badQueriesAreRefused() {
            for (String[] query : new String[][] {
                {"anagram", "A1"}, {"anagram", ""}, {"anagram", "?".repeat(22)}, {"pattern", "[AB"}, {"hooks", "A-B"},
            }) {
                Result result = Cli.run("lexicon", query[0], query[1]);
                assertThat(result.exitCode()).as(query[1]).isEqualTo(2);
                assertThat(result.out()).isEmpty();
                assertThat(result.err()).hasLineCount(1);
            }
        }

        @Test
        void figuresTellWordsAndMemory() {
            assertThat(Cli.run("lexicon", "stats").out())
                    .contains("words       172,823\n")
                    .contains("2 letters   96\n");
            assertThat(Cli.run("lexicon", "stats", "--json").out())
                    .startsWith("{\"lexicon\":\"enable\",\"words\":172823,");
        }
    }

    @Nested
    class Build {
        @Test
        void whatIsLeftOutOfAListIsTold() throws Exception {
            Path list = Files.writeString(directory.resolve("words.txt"), "quiz\ndon't\n" + System.nanoTime() + "\n");
            Result result = Cli.run("lexicon", "build", list.toString());
            assertThat(result.exitCode()).isZero();
            assertThat(result.out()).startsWith(list + "\t1 words\t").endsWith("\tbuilt\n");
            assertThat(result.err()).contains("skipped 2 lines that are not words (first: line 2 'don't',");
            assertThat(Cli.run("lexicon", "build", list.toString()).out()).endsWith("\tcached\n");
        }

        @Test
        void aFileWithoutWordsIsRefused() throws Exception {
            Path list = Files.writeString(directory.resolve("empty.txt"), "\n# nothing\n");
            assertThat(Cli.run("lexicon", "build", list.toString()).exitCode()).isEqualTo(2);
        }
    }
}

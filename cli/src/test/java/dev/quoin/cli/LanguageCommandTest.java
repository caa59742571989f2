package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import dev.quoin.crossword.variant.VariantWriter;
import dev.quoin.crossword.variant.Variants;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Commands with other languages: right, or refused with a clear sentence.
class LanguageCommandTest {
    private static final String EMPTY = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 ";

    @TempDir
    Path directory;

    private String list(String words) throws IOException {
        return Files.writeString(directory.resolve("words.txt"), words).toString();
    }

    @Test
    void skippedLinesAreReportedOnEveryRunAndNeverDenied() throws IOException {
        String list = list("cat\ndon't\n");
        for (int run = 0; run < 2; run++) {
            Result result = Cli.run("lexicon", "check", "-l", list, "cat", "don't", "dog");
            assertThat(result.out()).isEqualTo("CAT\tyes\nDON'T\tskipped\nDOG\tno\n");
            assertThat(result.err())
                    .contains("skipped 1 line that is not a word (first: line 2 'don't')")
                    .contains("Line 2 of the list is 'don't', which was skipped");
            assertThat(result.exitCode()).isEqualTo(1);
        }
    }

    @Test
    void skippedLinesOfAListOnStandardInputAreNotDenied() {
        String[] command = {"lexicon", "check", "--lexicon", "-", "cat", "don't", "dog"};
        Result result = Cli.runWith("cat\ndon't\n", command);
        assertThat(result.out()).isEqualTo("CAT\tyes\nDON'T\tskipped\nDOG\tno\n");
        assertThat(result.err())
                .contains("standard input: skipped 1 line that is not a word (first: line 2 'don't')")
                .contains("Line 2 of the list is 'don't', which was skipped");
        assertThat(Cli.runWith("cat\ndog\n", command).out()).isEqualTo("CAT\tyes\nDON'T\tno\nDOG\tyes\n");
    }

    @Test
    void skippedWordsOfTheListOfAVariantAreNotDenied() throws IOException {
        assertThat(Cli.run("lexicon", "check", "--variant", "polish", "-l", "mini", "zoo", "axe", "zzz")
                        .out())
                .isEqualTo("ZOO\tyes\nAXE\tskipped\nZZZ\tno\n");
        list("cat\ndon't\n");
        String file = Files.writeString(
                        directory.resolve("my.variant"),
                        VariantWriter.write(Variants.named("standard").withLexicon("./words.txt")))
                .toString();
        assertThat(Cli.run("lexicon", "check", "--variant", file, "cat", "don't")
                        .out())
                .isEqualTo("CAT\tyes\nDON'T\tskipped\n");
    }

    @Test
    void anotherEncodingIsNamed() throws IOException {
        Path list = Files.write(directory.resolve("words.txt"), "żółw\n".getBytes(Charset.forName("ISO-8859-2")));
        Result refused = Cli.run("lexicon", "check", "-l", list.toString(), "żółw");
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err())
                .contains(":1: not text in UTF-8: found the byte BF")
                .contains("--encoding ISO-8859-1");
        assertThat(Cli.run("lexicon", "check", "-l", list.toString(), "--encoding", "ISO-8859-2", "żółw"))
                .isEqualTo(new Result(0, "ŻÓŁW\tyes\n", ""));
    }

    @Test
    void tilesTypedAsLettersAreThoseOfTheVariant() throws IOException {
        String list = list("gallo\n");
        assertThat(Cli.run("lexicon", "anagram", "-l", list, "--variant", "spanish", "ollag")
                        .out())
                .isEqualTo("GALLO\n");
        assertThat(Cli.run("lexicon", "check", "-l", list, "--variant", "spanish", "GA[LL]O", "GAL|LO")
                        .out())
                .isEqualTo("GALLO\tyes\nGAL|LO\tno\n");
    }

    @Test
    void aLanguageNeedsAList() throws IOException {
        Result refused = Cli.run("moves", "--cgp", EMPTY + "AGLŻ/ 0/0 0 ld polish;");
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err()).contains("without a word list, give your own with --lexicon FILE");
        String list = list("żal\nlaż\n");
        assertThat(Cli.run("moves", "--top", "1", "--lexicon", list, "--cgp", EMPTY + "AGLŻ/ 0/0 0 ld polish;")
                        .out())
                .contains("LAŻ");
    }

    @Test
    void boardsAreSolvedWithTheLettersOfAVariant() throws IOException {
        String list = list("gallo\n");
        Result result = Cli.runWith(
                "5 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ga[ll]o",
                "solve",
                "--variant",
                "spanish",
                list);
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).contains("Solution ga[ll]o has 12 points");
    }
}

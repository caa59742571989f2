package dev.quoin.terminal.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.notation.gcg.GcgReader;
import dev.quoin.terminal.table.Answer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrosswordInterpreterTest {
    @Test
    void aPlayIsPlacedWithItsScoreBeforeItIsSent() {
        var table = CrosswordTestTable.standard("QUIZCAT", "AAAAEEE");
        assertThat(table.type("8F QUIZ"))
                .containsExactly(
                        "8F QUIZ scores 44 points. Enter plays it, undo takes it back.", "QUIZ 8F: (10+1+1+10)×2 = 44");
        assertThat(table.game.turns()).isEmpty();
        assertThat(table.game.unsent()).isPresent();
    }

    @Test
    void anEmptyLineSendsWhatIsPlaced() {
        var table = CrosswordTestTable.standard("QUIZCAT", "AAAAEEE");
        table.type("8F QUIZ");
        assertThat(table.interpreter.answer("").next()).isEqualTo(Answer.Next.MOVED);
        assertThat(table.game.position().scores()).containsExactly(44, 0);
        assertThat(table.game.unsent()).isEmpty();
    }

    @Test
    void undoTakesTheUnsentPlayBack() {
        var table = CrosswordTestTable.standard("QUIZCAT", "AAAAEEE");
        table.type("8F QUIZ");
        assertThat(table.type("undo")).containsExactly("The tiles are back on your rack.");
        assertThat(table.type("send")).containsExactly("No tiles are placed. Place some first, for example 8D WORD.");
        assertThat(table.game.board().tileCount()).isZero();
    }

    @Test
    void aRefusalNamesTheReasonAndItsCode() {
        var table = CrosswordTestTable.standard("QUIZCAT", "AAAAEEE");
        assertThat(table.type("8F TAC")).singleElement().asString().startsWith("Invalid move (44): TAC at 8F");
        assertThat(table.type("8F DOG")).singleElement().asString().startsWith("Invalid move (41):");
        assertThat(table.type("1A CAT")).singleElement().asString().startsWith("Invalid move (45):");
        assertThat(table.type("8O CAT")).singleElement().asString().startsWith("Invalid move (43):");
        assertThat(table.type("nonsense")).singleElement().asString().startsWith("Invalid move (11):");
        assertThat(table.game.position().toMove()).isZero();
    }

    @Test
    void lowerCaseDoesNotSpendABlank() {
        var table = CrosswordTestTable.standard("QUIZCA?", "AAAAEEE");
        assertThat(table.type("8f quiz")).first().asString().startsWith("8F QUIZ scores 44");
    }

    @Test
    void aBlankStandsInForAMissingLetter() {
        var table = CrosswordTestTable.standard("QUIRCA?", "AAAAEEE");
        assertThat(table.type("8F QUIZ")).first().asString().startsWith("8F QUIz scores 24");
    }

    @Test
    void mixedCaseSaysWhichLetterIsTheBlank() {
        var table = CrosswordTestTable.standard("QUIZCA?", "AAAAEEE");
        assertThat(table.type("8F qUIZ")).first().asString().startsWith("8F qUIZ scores 24");
    }

    @Test
    void anExchangeShowsTheTilesOnlyToTheirOwner() {
        var table = CrosswordTestTable.standard("QUIZCAT", "AAAAEEE", "EEE");
        assertThat(table.type("exchange QCZ")).containsExactly("You exchanged CQZ.");
        assertThat(table.game.rack())
                .isEqualTo(dev.quoin.crossword.tile.Tiles.parse("UIATEEE", dev.quoin.crossword.tile.Alphabet.latin()));
        assertThat(table.type("moves")).containsExactly("1. You: exchange CQZ");
    }

    @Test
    void skipExchangesTheWholeRack() {
        var table = CrosswordTestTable.standard("QUIZCAT", "AAAAEEE", "EEEOOOI");
        assertThat(table.type("skip")).containsExactly("You exchanged ACIQTUZ.");
        assertThat(table.game.rack())
                .isEqualTo(dev.quoin.crossword.tile.Tiles.parse("EEEOOOI", dev.quoin.crossword.tile.Alphabet.latin()));
    }

    @Test
    void shuffleAlwaysChangesSomething() {
        var table = CrosswordTestTable.standard("AAAAAAE", "EEEEEEE");
        for (int round = 0; round < 20; round++) {
            var before = table.rackOrder.faces();
            table.type("shuffle");
            assertThat(table.rackOrder.faces()).isNotEqualTo(before).containsExactlyInAnyOrderElementsOf(before);
        }
    }

    @Test
    void wordsCanBeChecked() {
        var table = CrosswordTestTable.standard("QUIZCAT", "AAAAEEE");
        assertThat(table.type("check quiz")).containsExactly("QUIZ is a valid word.");
        assertThat(table.type("check zyx")).containsExactly("ZYX is not a valid word.");
    }

    @Test
    void unseenTilesAreCounted() {
        var table = CrosswordTestTable.standard("QUIZCAT", "AAAAEEE");
        assertThat(table.type("u").getFirst()).isEqualTo("Unseen 93: 39 vowels, 52 consonants, 2 blanks.");
    }

    @Test
    void rowsAreReadAloud() {
        var table = CrosswordTestTable.standard("QUIZCAT", "AAAAEEE", "EEEE");
        table.type("8F QUIZ");
        table.type("");
        assertThat(table.type("s 8"))
                .containsExactly(
                        "Row 8: A triple word, D double letter, F Q, G U, H I, I Z, L double letter, O triple word.");
        assertThat(table.type("row F"))
                .containsExactly(
                        "Column F: 2 triple letter, 6 triple letter, 8 Q, 10 triple letter, 14 triple letter.");
        assertThat(table.type("row 16"))
                .singleElement()
                .asString()
                .contains("1 to 15")
                .contains("'16'");
    }

    @Test
    void aSavedGameReadsBackWithItsScores(@TempDir Path directory) throws Exception {
        var table = CrosswordTestTable.standard("QUIZCAT", "AAAAEEE", "EEEE");
        table.type("8F QUIZ");
        table.type("");
        Path file = directory.resolve("game.gcg");
        assertThat(table.type("save " + file)).containsExactly("Saved as " + file + ".");
        var read = GcgReader.read(file.toString(), Files.readAllBytes(file));
        assertThat(read.game().show()).contains(">you: ACIQTUZ 8F QUIZ +44 44\n");
        try (var files = Files.list(directory)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void saveNeverOverwritesAStrangersFile(@TempDir Path directory) throws Exception {
        var table = CrosswordTestTable.standard("QUIZCAT", "AAAAEEE");
        Path file = directory.resolve("mine.gcg");
        Files.writeString(file, "precious");
        assertThat(table.type("save " + file)).singleElement().asString().contains("already exists");
        assertThat(file).hasContent("precious");
        assertThat(table.type("save " + directory.resolve("no/such/place.gcg")))
                .singleElement()
                .asString()
                .startsWith("Cannot save: no such file");
    }

    @Test
    void helpNamesEveryCommandInThePanelsWidth() {
        var table = CrosswordTestTable.standard("QUIZCAT", "AAAAEEE");
        assertThat(table.type("help"))
                .allMatch(line -> line.length() <= 31, "fits 31 columns")
                .hasSizeLessThan(23);
        for (String word : table.interpreter.words()) {
            assertThat(String.join("\n", table.type("help"))).contains(word);
        }
    }
}

package dev.quoin.terminal.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.notation.gcg.GcgReader;
import dev.quoin.crossword.notation.gcg.GcgReplay;
import dev.quoin.crossword.rules.ChallengeRule;
import dev.quoin.terminal.table.Answer;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ChallengeTest {
    @TempDir
    Path directory;

    /// The person has passed, and the agent has played QUIZ for 44 points.
    private static CrosswordTestTable afterQuiz(ChallengeRule rule) {
        var table = CrosswordTestTable.challenging(rule, "CATSSSE", "QUIZRRR", "EEEE");
        table.type("pass");
        new CrosswordSitting(table.game, table.phrases, table.interpreter)
                .think()
                .play();
        assertThat(table.game.position().scores()).containsExactly(0, 44);
        return table;
    }

    private static String quiz(CrosswordTestTable table) {
        return table.type("last").getFirst().replaceFirst("Nobody played (.*) for 44 points.", "$1");
    }

    private void assertSavedGameReplays(CrosswordTestTable table, ChallengeRule rule) {
        Path file = directory.resolve("game.gcg");
        assertThat(table.type("save " + file)).singleElement().asString().startsWith("Saved as ");
        var record = GcgReader.read(file);
        var report = GcgReplay.of(table.game.variant(), table.lexicon)
                .withChallenge(rule)
                .replay(record);
        assertThat(report.problems()).isEmpty();
        assertThat(report.standings())
                .extracting(standing -> standing.score())
                .isEqualTo(table.game.position().scores());
    }

    @ParameterizedTest
    @EnumSource(value = ChallengeRule.class, mode = EnumSource.Mode.EXCLUDE, names = "VOID")
    void anInvalidWordCostsTheTurn(ChallengeRule rule) {
        var table = CrosswordTestTable.challenging(rule, "CATSSSE", "QUIZRRR", "EEEE");
        assertThat(table.type("8F TAC"))
                .containsExactly(
                        "8F TAC scores 10 points if its words are valid. Enter plays it, undo takes it back.",
                        "TAC 8F: (1+1+3)×2 = 10");
        Answer answer = table.interpreter.answer("");
        assertThat(answer.next()).isEqualTo(Answer.Next.MOVED);
        assertThat(answer.lines())
                .containsExactly(
                        "You played 8F TAC. It was challenged: TAC at 8F is not in the lexicon. Your tiles come"
                                + " back, and you lose the turn.");
        assertThat(table.game.board().tileCount()).isZero();
        assertThat(table.game.isPersonsTurn()).isFalse();
        assertThat(table.type("moves")).containsExactly("1. You: 8F TAC, challenged off");
        assertSavedGameReplays(table, rule);
    }

    @Test
    void aWrongChallengeCostsNothingUnderSingle() {
        var table = afterQuiz(ChallengeRule.SINGLE);
        String quiz = quiz(table);
        assertThat(table.type("challenge"))
                .containsExactly(quiz + " is valid and stands. The challenge costs nothing.");
        assertThat(table.game.position().scores()).containsExactly(0, 44);
        assertThat(table.game.isPersonsTurn()).isTrue();
        assertSavedGameReplays(table, ChallengeRule.SINGLE);
    }

    @Test
    void aWrongChallengeCostsTheTurnUnderDouble() {
        var table = afterQuiz(ChallengeRule.DOUBLE);
        String quiz = quiz(table);
        Answer answer = table.interpreter.answer("challenge");
        assertThat(answer.lines()).containsExactly(quiz + " is valid and stands. You lose the turn.");
        assertThat(answer.next()).isEqualTo(Answer.Next.MOVED);
        assertThat(table.game.isPersonsTurn()).isFalse();
        assertThat(table.type("moves")).hasSize(3).last().isEqualTo("3. You: pass");
        assertSavedGameReplays(table, ChallengeRule.DOUBLE);
    }

    @ParameterizedTest
    @EnumSource(names = {"FIVE_POINT", "TEN_POINT"})
    void aWrongChallengeGivesPointsOnce(ChallengeRule rule) {
        var table = afterQuiz(rule);
        String quiz = quiz(table);
        table.type("8F CAT");
        assertThat(table.type("challenge"))
                .containsExactly(quiz + " is valid and stands. Nobody gets " + rule.bonus() + " points.");
        assertThat(table.type("challenge")).containsExactly("There is no play to challenge.");
        assertThat(table.game.position().scores()).containsExactly(0, 44 + rule.bonus());
        assertThat(table.game.isPersonsTurn()).isTrue();
        table.type("pass");
        assertSavedGameReplays(table, rule);
    }

    @Test
    void onlyAPlayOfTheOtherCanBeChallenged() {
        var table = CrosswordTestTable.challenging(ChallengeRule.DOUBLE, "CATSSSE", "QUIZRRR", "EEE");
        assertThat(table.type("challenge")).containsExactly("There is no play to challenge.");
        table.type("8F CAT");
        table.type("send");
        assertThat(table.type("challenge")).containsExactly("There is no play to challenge.");
    }

    @Test
    void helpListsTheCommandOnlyWhereItMakesSense() {
        assertThat(CrosswordTestTable.challenging(ChallengeRule.SINGLE)
                        .interpreter
                        .words())
                .containsSubsequence("pass", "challenge", "shuffle");
        assertThat(CrosswordTestTable.challenging(ChallengeRule.VOID)
                        .interpreter
                        .words())
                .doesNotContain("challenge");
        assertThat(CrosswordTestTable.standard("QUIZCAT", "AAAAEEE").type("challenge"))
                .singleElement()
                .asString()
                .startsWith("Invalid move (11)");
    }
}

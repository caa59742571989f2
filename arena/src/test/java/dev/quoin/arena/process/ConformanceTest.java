package dev.quoin.arena.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.arena.process.ExternalContestant.Mode;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Every rule is broken by an agent of its own, and found.
class ConformanceTest {
    @TempDir
    private Path folder = Path.of("");

    private ConformanceReport check(String script) throws IOException {
        var fixture = new Fixture(folder);
        return new Conformance<>(fixture.persistent(script), Fixture.HURRY).check(1, fixture.workspace());
    }

    private void breaks(ProtocolRule rule, String detail, String script) throws IOException {
        ConformanceReport report = check(script);
        assertThat(report.violations()).extracting(Violation::rule).containsOnly(rule);
        assertThat(report.violations().getFirst().detail()).contains(detail);
        assertThat(Fixture.processesWith(folder.toString())).isEmpty();
    }

    private static String answering(String answer) {
        return Fixture.MOVE + "answer() { " + answer + "; }\n" + Fixture.LOOP;
    }

    @Test
    void oneThatPlaysBreaksNothing() throws IOException {
        ConformanceReport report = check(answering("move"));
        assertThat(report.violations()).isEmpty();
        assertThat(report.tried()).containsExactly(ProtocolRule.values());
        assertThat(report.games()).isEqualTo(2);
    }

    @Test
    void oneThatAlwaysPasses() throws IOException {
        breaks(ProtocolRule.MOVES, "it passed in ", answering("echo PASS"));
    }

    @Test
    void oneThatPassesAfterItsFirstMove() throws IOException {
        breaks(
                ProtocolRule.MOVES,
                "it passed in ",
                "n=0\n" + answering("n=$((n+1)); [ $n -le 2 ] && move || echo pass"));
    }

    @Test
    void oneThatCannotBeStarted() {
        var nobody = Fixture.contestant(folder.resolve("nobody"), Mode.PERSISTENT);
        ConformanceReport report = new Conformance<>(nobody, Fixture.HURRY).check(1, new Fixture(folder).workspace());
        assertThat(report.violations()).extracting(Violation::rule).containsExactly(ProtocolRule.STARTS);
        assertThat(report.tried()).containsExactly(ProtocolRule.STARTS);
        assertThat(report.untested()).containsEntry(ProtocolRule.LEAVES, "the program did not start");
    }

    @Test
    void oneThatEndsEarly() throws IOException {
        breaks(
                ProtocolRule.STAYS,
                "game first, turn 3: ",
                "n=0\n" + answering("n=$((n+1)); [ $n = 3 ] && exit 1; move"));
    }

    @Test
    void oneThatNeverAnswers() throws IOException {
        breaks(ProtocolRule.ANSWERS_IN_TIME, "did not reply in time (code 54)", answering(":"));
    }

    @Test
    void whatCouldNotBeSeenIsNotCalledFine() throws IOException {
        ConformanceReport report = check("while IFS= read -r line; do echo hello; echo hello; done | sort\n");
        assertThat(report.violations())
                .extracting(Violation::detail)
                .hasSize(2)
                .allMatch(detail -> detail.contains("it replied 'hello' only after its input was closed"));
        assertThat(report.tried()).containsExactly(ProtocolRule.STARTS, ProtocolRule.ANSWERS_IN_TIME);
        assertThat(report.untested())
                .containsEntry(ProtocolRule.WRITES_MOVES, "it gave no reply")
                .containsEntry(ProtocolRule.PLAYS_BY_THE_RULES, "none of its replies was a move")
                .containsEntry(ProtocolRule.MOVES, "it finished no game")
                .containsEntry(ProtocolRule.LEAVES, "it was no longer running when the games were over");
    }

    @Test
    void everyBreachIsReported() throws IOException {
        String script = answering(
                "case $line in *'\"turn\":5,'*) echo 8H QQ ;; *'\"turn\":7,'*) echo hello ;;" + " *) move ;; esac");
        ConformanceReport report = check(script + "sleep 100\n");
        assertThat(report.violations())
                .extracting(Violation::rule)
                .containsExactly(
                        ProtocolRule.WRITES_MOVES,
                        ProtocolRule.WRITES_MOVES,
                        ProtocolRule.WRITES_MOVES,
                        ProtocolRule.PLAYS_BY_THE_RULES,
                        ProtocolRule.PLAYS_BY_THE_RULES,
                        ProtocolRule.PLAYS_BY_THE_RULES,
                        ProtocolRule.LEAVES);
        assertThat(report.broken()).isEqualTo(3);
        assertThat(report.games()).isEqualTo(2);
    }

    @Test
    void oneThatAnnouncesItselfIsFound() throws IOException {
        // Depending on how fast it starts, its line comes before the first request, is discarded with it,
        // or is taken for the reply.
        ConformanceReport report = check("echo ready\n" + answering("move"));
        assertThat(report.violations()).extracting(Violation::detail).anyMatch(detail -> detail.contains("'ready'"));
    }

    @Test
    void oneThatFloods() throws IOException {
        breaks(ProtocolRule.KEEPS_SHORT, "a line of more than 4096 bytes", answering("yes | tr -d '\\n'"));
    }

    @Test
    void oneThatWritesNoMoves() throws IOException {
        ConformanceReport report = check(answering("echo hello"));
        assertThat(report.violations()).extracting(Violation::rule).containsOnly(ProtocolRule.WRITES_MOVES);
        assertThat(report.violations().getFirst().detail()).contains("hello");
        assertThat(report.untested()).containsOnlyKeys(ProtocolRule.PLAYS_BY_THE_RULES, ProtocolRule.MOVES);
    }

    @Test
    void oneThatPlaysWhatItHasNot() throws IOException {
        breaks(ProtocolRule.PLAYS_BY_THE_RULES, "(code 41)", answering("echo 8H QQ"));
    }

    @Test
    void oneThatAnswersTwice() throws IOException {
        // on a busy machine its second line may come only after the next notice
        ConformanceReport report = check(answering("move; echo thank you"));
        assertThat(report.violations()).extracting(Violation::rule).contains(ProtocolRule.ANSWERS_ONCE);
        assertThat(report.violations())
                .extracting(Violation::detail)
                .contains("game first: an additional line after its reply in turn 1: 'thank you'");
    }

    @Test
    void oneThatAnswersNotices() throws IOException {
        String script = Fixture.MOVE + "while IFS= read -r line; do case $line in *'\"moverequired\":true'*) move ;;"
                + " *) echo pass ;; esac; done\n";
        // on a busy machine a line may come only after the next answer
        ConformanceReport report = check(script);
        assertThat(report.violations()).extracting(Violation::rule).contains(ProtocolRule.IGNORES_NOTICES);
        assertThat(report.violations(ProtocolRule.IGNORES_NOTICES))
                .hasSizeGreaterThan(10)
                .extracting(Violation::detail)
                .contains("game first: an additional line after the notice after turn 1: 'pass'");
    }

    @Test
    void oneThatDoesNotTryAgain() throws IOException {
        ConformanceReport report = check(answering("case $line in *'\"errcode\":0'*) move ;; *) exit 1 ;; esac"));
        assertThat(report.violations())
                .extracting(Violation::rule)
                .containsExactly(ProtocolRule.STAYS, ProtocolRule.TRIES_AGAIN);
    }

    @Test
    void oneThatPlaysOneGameOnly() throws IOException {
        String script = Fixture.MOVE + "while IFS= read -r line; do case $line in *'\"endofgame\":true'*) exit ;;"
                + " *'\"moverequired\":true'*) move ;; esac; done\n";
        breaks(ProtocolRule.PLAYS_AGAIN, "exited after the first game", script);
    }

    @Test
    void oneThatDoesNotLeave() throws IOException {
        breaks(
                ProtocolRule.LEAVES,
                "it was still running 1 s after its input had ended",
                answering("move") + "sleep 100\n");
    }

    @Test
    void oneThatLeavesAChildBehind() throws IOException {
        breaks(ProtocolRule.LEAVES, "it left 1 process behind", "sleep 100 >/dev/null 2>&1 &\n" + answering("move"));
    }
}

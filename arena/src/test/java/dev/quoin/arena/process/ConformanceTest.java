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
        assertThat(report.violations()).extracting(Violation::rule).containsExactly(rule);
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
    }

    @Test
    void oneThatEndsEarly() throws IOException {
        breaks(ProtocolRule.STAYS, "game first, turn 3", "n=0\n" + answering("n=$((n+1)); [ $n = 3 ] && exit 1; move"));
    }

    @Test
    void oneThatNeverAnswers() throws IOException {
        breaks(ProtocolRule.ANSWERS_IN_TIME, "did not reply in time (code 54)", answering(":"));
    }

    @Test
    void oneThatFloods() throws IOException {
        breaks(ProtocolRule.KEEPS_SHORT, "a line of more than 4096 bytes", answering("yes | tr -d '\\n'"));
    }

    @Test
    void oneThatWritesNoMoves() throws IOException {
        breaks(ProtocolRule.WRITES_MOVES, "hello", answering("echo hello"));
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
                .anyMatch(detail -> detail.contains("a second line after its reply: 'thank you'"));
    }

    @Test
    void oneThatAnswersNotices() throws IOException {
        String script = Fixture.MOVE + "while IFS= read -r line; do case $line in *'\"moverequired\":true'*) move ;;"
                + " *) echo pass ;; esac; done\n";
        // on a busy machine a line may come only after the next answer
        ConformanceReport report = check(script);
        assertThat(report.violations()).extracting(Violation::rule).contains(ProtocolRule.IGNORES_NOTICES);
        assertThat(report.violations().getLast().detail()).contains("a line after the notice after turn 1: 'pass'");
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
        breaks(ProtocolRule.LEAVES, "it left 1 processes behind", "sleep 100 >/dev/null 2>&1 &\n" + answering("move"));
    }
}

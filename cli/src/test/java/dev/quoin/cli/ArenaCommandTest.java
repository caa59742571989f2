package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArenaCommandTest {
    @TempDir
    private Path folder = Path.of("");

    private String agent(String answer) throws IOException {
        Path file = folder.resolve("agent.sh");
        Files.writeString(file, """
                #!/bin/sh
                while IFS= read -r line; do
                  printf '%s\\n' "$line" >> "$0.heard"
                  case $line in *'"moverequired":true'*) ANSWER ;; esac
                done
                """.replace("ANSWER", answer));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
        return file.toString();
    }

    /// Asks for the legal moves and plays the first.
    private static final String MOVE = "echo 'legal?'; IFS= read -r line;"
            + " printf '%s\\n' \"$line\" | sed 's/.*\"legalmoves\":\\[\"\\([^\"]*\\)\".*/\\1/'";

    @Nested
    class Agents {
        @Test
        void areListedWithTheirParameters() {
            assertThat(Cli.run("arena", "agents", "--game", "othello").out())
                    .contains("  search:N[:OVERLOOK]   looks N moves ahead (N: 1 to 60) (OVERLOOK: 0 to 99)\n")
                    .contains("  patterns:N[:FILE]     looks N moves ahead with a learned evaluation (N: 1 to\n")
                    .contains("  gtp[:depth=N]:COMMAND\n")
                    .contains("  oneshot:COMMAND ")
                    .contains("  oneshot-argv:COMMAND ");
            assertThat(Cli.run("arena", "agents").out())
                    .startsWith("  greedy ")
                    .contains("\n  static[:file=FILE][:endgame=NODES][:unseen=0|1]\n")
                    .contains("\n  sim[:NAME=VALUE]...", "; iterations is a number of samples,\n")
                    .contains("\n  model:FILE ");
        }

        @Test
        void areObjectsAsJson() {
            assertThat(Cli.run("arena", "agents", "--json", "--game", "othello").out())
                    .contains("{\"name\":\"search\",\"usage\":\"search:N[:OVERLOOK]\",\"title\":\"Search\","
                            + "\"description\":\"looks N moves ahead\",\"parameters\":[{\"name\":\"depth\","
                            + "\"description\":\"a number of moves to look ahead\",\"least\":1,\"most\":60},")
                    .contains("{\"name\":\"overlook\",");
        }

        @Test
        void ofAnUnknownGameAreRefused() {
            assertThat(Cli.run("arena", "agents", "--game", "chess").err())
                    .contains("--game: no such game: 'chess'. Games: crossword, othello");
        }
    }

    @Nested
    class Check {
        @Test
        void anAgentThatKeepsAllRulesIsFine() throws IOException {
            Cli.Result result = Cli.run("arena", "check", agent(MOVE), "--variant", "mini");
            assertThat(result.exitCode()).as(result.out()).isZero();
            assertThat(result.out())
                    .startsWith("ok          the program starts\n")
                    .endsWith(" replies, 0 of 12 rules broken, 0 not tested\n")
                    .doesNotContain("BROKEN");
        }

        @Test
        void anAgentThatAlwaysPassesIsFound() throws IOException {
            Cli.Result result = Cli.run("arena", "check", agent("echo pass"), "--variant", "mini");
            assertThat(result.exitCode()).isEqualTo(1);
            assertThat(result.out())
                    .contains("BROKEN      it passes in at most half of the turns in which it could move\n"
                            + "            it passed in ")
                    .contains("            hint: reply legal? to get the legal moves and their scores\n");
        }

        @Test
        void aBrokenRuleIsNamedWithTheMove() throws IOException {
            Cli.Result result = Cli.run("arena", "check", agent("echo hello"), "--game", "othello");
            assertThat(result.exitCode()).isEqualTo(1);
            assertThat(result.out())
                    .contains("BROKEN      every reply can be parsed as a move\n"
                            + "            game first, turn 1: expected a square such as d3, or pass, got")
                    .contains("\n            and 4 more\n")
                    .contains("not tested  every move is legal: none of its replies was a move\n");
        }

        @Test
        void theSameAsJson() throws IOException {
            Cli.Result result = Cli.run("arena", "check", "--json", "--game=othello", "cmd:" + agent("exit"));
            assertThat(result.exitCode()).isEqualTo(1);
            assertThat(result.out())
                    .contains("\"fine\":false,")
                    .contains("{\"rule\":\"STAYS\",")
                    .contains("\"hint\":\"read one message per line until the input ends\"")
                    .contains("{\"rule\":\"LEAVES\",")
                    .contains("\"reason\":\"it was no longer running when the games were over\"");
        }

        @Test
        void theAgentIsToldWhereTheWordsAre() throws IOException {
            String count =
                    "grep -c . \"$(printf %s \"$line\"" + " | sed 's/.*\"lexiconpath\":\"\\([^\"]*\\)\".*/\\1/')\"";
            String agent = agent(count + " > \"$0.words\"; " + MOVE);
            assertThat(Cli.run("arena", "check", agent, "--variant", "mini", "--sandbox", "off")
                            .exitCode())
                    .isZero();
            String inside = agent("[ \"$(" + count + ")\" -gt 100 ] || exit 1; " + MOVE);
            assertThat(Cli.run("arena", "check", inside, "--variant", "mini").exitCode())
                    .isZero();
            assertThat(Integer.parseInt(
                            Files.readString(Path.of(agent + ".words")).strip()))
                    .isGreaterThan(100);
        }

        @Test
        void whatCannotBeUsedIsRefused() {
            assertThat(Cli.run("arena", "check", "--game", "chess", "x").err())
                    .contains("--game: no such game: 'chess'. Games: crossword, othello");
            assertThat(Cli.run("arena", "check", "cmd:").err()).contains("must name a program");
            assertThat(Cli.run("arena", "check", "--patience", "0", "x").err()).contains("--patience must be 0.001");
            assertThat(Cli.run("arena", "check", "--env", "X", "x").err()).contains("NAME=VALUE, got 'X'");
        }

        @Test
        void aProgramThatIsNotThereBreaksTheFirstRule() {
            Cli.Result result = Cli.run("arena", "check", "no-such-program-anywhere");
            assertThat(result.exitCode()).isEqualTo(1);
            assertThat(result.out())
                    .startsWith("BROKEN      the program starts\n")
                    .contains("no program 'no-such-program-anywhere' on the PATH");
        }
    }
}

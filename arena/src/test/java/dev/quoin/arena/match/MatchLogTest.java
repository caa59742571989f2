package dev.quoin.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.log.LoggedMove;
import dev.quoin.arena.result.GameResult;
import dev.quoin.arena.result.Sprt;
import dev.quoin.game.Reason;
import dev.quoin.game.Refusal;
import dev.quoin.game.process.Isolation;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchLogTest {
    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve("games.jsonl");
    }

    private static GameLine line(int pair, int game) {
        var refused = List.of(new Refusal(Reason.of(44), "\"QUOINS\" is no word\n"));
        var moves = List.of(
                new LoggedMove(0, "8D (Ä)ß", 12, 123_456_789_012L, List.of(), false, "bingo"),
                new LoggedMove(1, "pass", 0, 5, refused, true, ""));
        var number = new GameNumber(pair, game);
        var record = new LoggedGame(
                Long.MAX_VALUE,
                number.label(),
                List.of("a", "b"),
                moves,
                List.of(300 + pair, -7),
                List.of(0, 10),
                Map.of(1, new Refusal(Reason.of(52), "it died")));
        return new GameLine(number, record);
    }

    private void write(List<GameLine> lines) {
        try (var log = MatchLog.open(file(), Matches.config(5))) {
            lines.forEach(log::append);
        }
    }

    private List<GameResult> read() {
        try (var log = MatchLog.open(file(), Matches.config(5))) {
            return log.played();
        }
    }

    @Test
    void aLineReadsBackAsTheSameGame() {
        GameLine line = line(3, 2);
        assertThat(GameLine.read(line.write())).isEqualTo(line);
        assertThat(line.write()).doesNotContain((byte) '\n');
    }

    @Test
    void aLineTellsOfForcedPassesAndOfTheDetailsOfAGame() {
        var pass = new LoggedMove(0, "pass", 0, 5, List.of(), false, "").forced();
        var game = new LoggedGame(
                1,
                "00001a",
                List.of("a", "b"),
                List.of(pass),
                List.of(0, 0),
                List.of(0, 0),
                Map.of(),
                new LoggedGame.Details(
                        Optional.of(new Isolation(true, false)),
                        List.of(new LoggedGame.Kill(1, "killed by signal 9")),
                        Map.of(),
                        Optional.of(new LoggedGame.Opening(2, 3, "f5d6")),
                        true));
        var line = new GameLine(new GameNumber(1, 1), game);
        assertThat(GameLine.read(line.write())).isEqualTo(line);
        assertThat(new String(line.write(), StandardCharsets.UTF_8)).contains("\"adjudicated\":true");
    }

    @Test
    void aLineTellsOfTheIllegalMovesOfALostTurn() {
        var illegal = new Refusal(Reason.of(41), "there is no Q on the rack");
        var game = new LoggedGame(
                1,
                "00001a",
                List.of("a", "b"),
                List.of(),
                List.of(0, 0),
                List.of(0, 0),
                Map.of(1, illegal),
                new LoggedGame.Details(
                        Optional.empty(),
                        List.of(),
                        Map.of(1, List.of(illegal, new Refusal(Reason.of(44), "no word"))),
                        Optional.empty(),
                        false));
        var line = new GameLine(new GameNumber(1, 1), game);
        assertThat(GameLine.read(line.write())).isEqualTo(line);
        assertThat(GameResult.of(1, 1, game).sides().get(1).codes()).containsExactly(41, 44, 41);
    }

    @Test
    void gamesAreThereWhenTheLogIsOpenedAgain() {
        write(List.of(line(2, 1), line(1, 2)));
        write(List.of(line(1, 1)));
        assertThat(read()).extracting(GameResult::pair).containsExactly(2, 1, 1);
    }

    @Test
    void whereverTheFileIsCutWholeLinesStayAndTheRestGoes() throws Exception {
        write(List.of(line(1, 1), line(1, 2), line(2, 1)));
        byte[] whole = Files.readAllBytes(file());
        var ends = new ArrayList<Integer>();
        for (int at = 0; at < whole.length; at++) {
            if (whole[at] == '\n') {
                ends.add(at + 1);
            }
        }
        for (int length = 0; length <= whole.length; length += 7) {
            int cut = length;
            Files.write(file(), Arrays.copyOf(whole, cut));
            long lines = ends.stream().filter(end -> end <= cut).count();
            assertThat(read()).hasSize((int) Math.max(0, lines - 1));
            int kept = ends.stream()
                    .filter(end -> end <= cut)
                    .mapToInt(end -> end)
                    .max()
                    .orElse(ends.getFirst());
            assertThat(Files.readAllBytes(file())).isEqualTo(Arrays.copyOf(whole, kept));
        }
    }

    @Test
    void aLastLineOfRubbishIsCutOff() throws Exception {
        write(List.of(line(1, 1)));
        Files.writeString(file(), "\0\0\0\0\n", StandardOpenOption.APPEND);
        assertThat(read()).hasSize(1);
        assertThat(Files.readString(file()).lines()).hasSize(2);
    }

    @Test
    void damageBeforeTheLastLineIsRefusedWithItsPlace() throws Exception {
        write(List.of(line(1, 1), line(1, 2)));
        List<String> lines = new ArrayList<>(Files.readAllLines(file()));
        lines.set(1, lines.get(1).replace("\"pair\":1", "\"pair\":true"));
        Files.write(file(), lines, StandardCharsets.UTF_8);
        assertThatThrownBy(this::read)
                .isInstanceOf(MatchFolderException.class)
                .hasMessageContaining("line 2 is damaged: the field 'pair' must be a Long, got true");
    }

    @Test
    void aGameThatIsThereTwiceIsRefused() {
        write(List.of(line(1, 1), line(1, 1), line(1, 2)));
        assertThatThrownBy(this::read).hasMessageContaining("line 3").hasMessageContaining("00001a appears twice");
    }

    @Test
    void anotherMatchIsRefusedWithWhatDiffers() {
        write(List.of(line(1, 1)));
        assertThatThrownBy(() -> MatchLog.open(file(), Matches.config(5, Optional.of(Sprt.between(0, 10)))))
                .isInstanceOf(MatchFolderException.class)
                .hasMessageContaining("belongs to another match: sprt is none there and 0.0,10.0,0.05,0.05 here."
                        + " Choose another folder");
    }

    @Test
    void aMatchCanBeMadeShorterButNotThanWhatWasPlayed() {
        write(List.of(line(1, 1), line(4, 1)));
        MatchLog.open(file(), Matches.config(4)).close();
        assertThatThrownBy(() -> MatchLog.open(file(), Matches.config(3)))
                .isInstanceOf(MatchFolderException.class)
                .hasMessageContaining("contains games up to pair 4, but the match has only 3");
    }

    @Test
    void twoCannotHaveTheSameLog() {
        try (var _ = MatchLog.open(file(), Matches.config(5))) {
            assertThatThrownBy(() -> MatchLog.open(file(), Matches.config(5)))
                    .isInstanceOf(MatchFolderException.class)
                    .hasMessageContaining("in use");
        }
    }

    @Test
    void nothingIsAddedOnceTheLogIsClosed() {
        var log = MatchLog.open(file(), Matches.config(5));
        assertThat(log.append(line(1, 1))).isTrue();
        log.close();
        assertThat(log.append(line(1, 2))).isFalse();
        assertThat(read()).hasSize(1);
    }
}

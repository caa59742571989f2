package dev.quoin.arena.process;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.log.LoggedMove;
import dev.quoin.arena.process.ExternalContestant.Mode;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.notation.gcg.GcgReader;
import dev.quoin.crossword.notation.gcg.GcgReplay;
import dev.quoin.game.play.Terms;
import dev.quoin.game.process.Surroundings;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The bridge to crossword engines: what it reads in dialogues, what it tells engines, and how it fails with stand-ins
/// that behave like the real programs.
class BridgesTest {
    private static final Path BRIDGE =
            Path.of(System.getProperty("quoin.root", ".."), "examples", "bridges", "bridge.py");

    @TempDir
    private Path folder = Path.of("");

    @BeforeEach
    void python() {
        boolean there = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(place -> Files.isExecutable(Path.of(place, "python3")));
        assumeTrue(there, "there is no python3 on the PATH");
    }

    /// The move that is read in each part of a dialogue; parts begin where the engine was asked.
    private List<String> moves(String engine, String prompt) throws IOException, InterruptedException {
        String dialogue;
        try (InputStream in = requireNonNull(BridgesTest.class.getResourceAsStream(engine + ".txt"))) {
            dialogue = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        var moves = new ArrayList<String>();
        String[] parts = dialogue.split(prompt, -1);
        for (int part = 1; part < parts.length; part++) {
            Path said = Files.writeString(folder.resolve("said"), parts[part]);
            Process process = new ProcessBuilder("python3", BRIDGE.toString(), engine, "--parse")
                    .redirectInput(said.toFile())
                    .start();
            moves.add(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip());
            assertThat(process.waitFor()).isZero();
        }
        return moves;
    }

    @Test
    void readsWhatMacondoSays() throws IOException, InterruptedException {
        assertThat(moves("macondo", "macondo> "))
                .containsExactly("no move", "9B StEARI(N)G", "exch QVW", "pass", "D8 (Q)uAINTER", "5L A(R)");
    }

    @Test
    void readsWhatMagpieSays() throws IOException, InterruptedException {
        assertThat(moves("magpie", "magpie> "))
                .containsExactly("no move", "H4 RED(O)", "exch QV", "pass", "9B TEN(D)", "12A PEER(AGE)", "no move");
    }

    @Test
    void readsWhatQuackleSays() throws IOException, InterruptedException {
        assertThat(moves("quackle", "Generating moves...\n")).containsExactly("G8 .X");
        assertThat(moves("quackle", "\n(?=[-1]|G8)")).containsExactly("G8 .X", "11E N.g", "exch QVW", "pass");
    }

    private List<LoggedGame> play(String engine, String script) throws IOException {
        var fixture = new Fixture(folder);
        Path program = fixture.script(script);
        var contestant = ExternalContestant.of(
                Fixture.DISCIPLINE,
                "python3 '" + BRIDGE + "' " + engine + " enable '" + program + "'",
                Mode.PERSISTENT,
                Surroundings.bare());
        List<LoggedGame> records = fixture.games(contestant, Terms.standard(), 2);
        assertThat(records).noneMatch(LoggedGame::stopped);
        assertThat(records)
                .allSatisfy(record -> assertThat(record.moves())
                        .allMatch(move -> move.refusals().isEmpty()));
        return records;
    }

    @Test
    void tellsPositionsAsCgp() throws IOException {
        List<LoggedGame> records = play("macondo", """
                while IFS= read -r line; do
                  case $line in
                    load*) printf '%s\\n' "${line#load cgp }" >> cgp ;;
                    gen*) echo '     Move                Leave  Score Equity'; echo '  1: (Pass)              Q  0   0.00' ;;
                  esac
                done
                """);
        List<String> told =
                Files.readAllLines(new Fixture(folder).workspace().folder().resolve("cgp"));
        long own = records.stream()
                .flatMap(record -> record.moves().stream())
                .filter(move -> move.seat() == 0)
                .count();
        assertThat(told).hasSize((int) own);
        assertThat(told)
                .allSatisfy(line ->
                        assertThat(CgpReader.position(line, Fixture.VARIANT)).isNotNull());
    }

    @Test
    void theBotOfMacondoHasItsPliesWhileMoreThanSevenTilesAreInTheBag() throws IOException {
        play("macondo --ask 'bot 2'", """
                while IFS= read -r line; do
                  case $line in
                    script*)
                      set -- $line
                      grep -q elite_play "$2" || exit
                      echo "bot $3" >> asked
                      echo 'Play      Leave  Score  Win%'; echo ' (Pass)   Q      0      40.00±0.10' ;;
                  esac
                done
                """);
        assertThat(Files.readAllLines(new Fixture(folder).workspace().folder().resolve("asked")))
                .startsWith("bot 2", "bot 2")
                .endsWith("bot ")
                .containsOnly("bot 2", "bot ");
    }

    @Test
    void theBotOfMacondoIsNotAskedWithOneTileOnEachRack() throws IOException {
        var process = new ProcessBuilder(List.of(
                        "python3",
                        BRIDGE.toString(),
                        "macondo",
                        "--ask",
                        "bot",
                        "--tiles",
                        "AB",
                        "enable",
                        "sh",
                        "-c",
                        "while read -r line; do [ \"$line\" != 'gen 1' ] || echo ' 1: 8H A'; done"))
                .start();
        try (var message = process.outputWriter()) {
            message.write("{\"board\": \"" + ".".repeat(225) + "\", \"columns\": 15, \"rack\": \"A\","
                    + " \"opponenttiles\": 1, \"bag\": 0, \"score\": {\"me\": 0, \"opponent\": 0},"
                    + " \"status\": {\"moverequired\": true}, \"errcode\": 0}\n");
        }
        assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo("8H A\n");
    }

    @Test
    void aColoredErrorOfMacondoEndsTheGameWithTheReason() throws IOException {
        var fixture = new Fixture(folder);
        Path program = fixture.script("printf '\\033[1;31mError: could not ensure lexicon\\033[0m\\n'; cat > seen\n");
        var contestant = ExternalContestant.of(
                Fixture.DISCIPLINE,
                "python3 '" + BRIDGE + "' macondo enable '" + program + "'",
                Mode.PERSISTENT,
                Surroundings.bare());
        assertThat(fixture.game(contestant, Terms.standard()).stopped()).isTrue();
        assertThat(log()).contains("macondo refused").contains("Error: could not ensure lexicon");
    }

    @Test
    void tellsGamesAsGcg() throws IOException {
        play("quackle", """
                for word; do
                  case $word in --position=*) cp "${word#--position=}" "game$$.gcg" ;; esac
                done
                echo 'Generating moves...'
                echo '-  (score = 0, equity = 0, win% = 0)'
                """);
        var replay = GcgReplay.of(Fixture.VARIANT, Fixture.LEXICON);
        try (Stream<Path> files = Files.list(new Fixture(folder).workspace().folder())) {
            List<Path> games =
                    files.filter(file -> file.toString().endsWith(".gcg")).toList();
            assertThat(games).hasSizeGreaterThan(10);
            for (Path game : games) {
                var read = GcgReader.read(game);
                assertThat(replay.replay(read).problems())
                        .as(Files.readString(game))
                        .isEmpty();
            }
        }
    }

    /// A stand-in for MAGPIE, which keeps one process and its last position, in a folder with data.
    private Path magpie() throws IOException {
        Path home = Files.createDirectories(folder.resolve("magpie"));
        Files.createDirectories(home.resolve("data"));
        Path program = home.resolve("magpie");
        try (InputStream in = requireNonNull(BridgesTest.class.getResourceAsStream("magpie.py"))) {
            Files.write(program, in.readAllBytes());
        }
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
        return home;
    }

    private List<LoggedGame> playMagpie(String options, int games) throws IOException {
        var contestant = ExternalContestant.of(
                Fixture.DISCIPLINE,
                "python3 '" + BRIDGE + "' magpie --dir '" + magpie() + "' " + options,
                Mode.PERSISTENT,
                Surroundings.bare());
        return new Fixture(folder).games(contestant, Terms.standard(), games);
    }

    private List<String> told(String command) throws IOException {
        return Files.readAllLines(folder.resolve("magpie/told")).stream()
                .filter(line -> line.startsWith(command))
                .toList();
    }

    @Test
    void magpieKeepsItsProcessAndItsRowsApart() throws IOException {
        List<LoggedGame> records = playMagpie("enable ./magpie -threads 1", 2);
        assertThat(records).noneMatch(LoggedGame::stopped);
        List<LoggedMove> own = records.stream()
                .flatMap(record -> record.moves().stream())
                .filter(move -> move.seat() == 0)
                .toList();
        assertThat(own).allMatch(move -> move.refusals().isEmpty());
        assertThat(own.stream().map(LoggedMove::text)).anyMatch(move -> move.startsWith("exch"));
        assertThat(told("gen")).hasSameSizeAs(own).hasSameSizeAs(told("version"));
        assertThat(told("cgp")).hasSameSizeAs(own).allMatch(line -> line.endsWith(" 0 -lex enable"));
    }

    @Test
    void theCommandsForMagpieAreArgumentsAndTheOtherRackIsToldWhenTheBagIsEmpty() throws IOException {
        List<LoggedGame> records = playMagpie(
                "--ask 'gsim -plies 2 -numplays 15' --endgame 'endgame -eplies 4' --preendgame peg enable ./magpie", 2);
        assertThat(records).noneMatch(LoggedGame::stopped);
        assertThat(told("gsim -plies 2 -numplays 15")).isNotEmpty();
        assertThat(told("endgame -eplies 4")).isNotEmpty();
        List<String> known = told("cgp").stream()
                .filter(line -> !line.split(" ")[2].endsWith("/"))
                .toList();
        assertThat(known).hasSameSizeAs(told("endgame"));
        assertThat(known)
                .allSatisfy(line -> assertThat(CgpReader.position(line.substring(4, line.indexOf(" -lex")))
                                .racks()
                                .get(1)
                                .size())
                        .isPositive());
    }

    @Test
    void aCommandThatMagpieRefusesEndsTheGameWithTheReason() throws IOException {
        LoggedGame record = playMagpie("--ask nonsense enable ./magpie", 1).getFirst();
        assertThat(record.stopped()).isTrue();
        assertThat(record.moves())
                .noneMatch(move -> move.seat() == 0 && move.text().equals("pass"));
        assertThat(log()).contains("magpie refused").contains("unrecognized command or argument 'nonsense'");
    }

    @Test
    void anEngineThatGivesNoMoveEndsTheGameWithTheReason() throws IOException {
        var fixture = new Fixture(folder);
        Path program = fixture.script("echo 'unknown lexicon'; exit 3\n");
        var contestant = ExternalContestant.of(
                Fixture.DISCIPLINE,
                "python3 '" + BRIDGE + "' quackle enable '" + program + "'",
                Mode.PERSISTENT,
                Surroundings.bare());
        assertThat(fixture.game(contestant, Terms.standard()).stopped()).isTrue();
        assertThat(log()).contains("gave no move that can be read").contains("unknown lexicon");
    }

    @Test
    void aMoveThatTheArenaRefusesEndsTheGameWithTheReason() throws IOException {
        var fixture = new Fixture(folder);
        Path program = fixture.script("echo '8H QZXJ  (score = 90, equity = 90, win% = 0)'\n");
        var contestant = ExternalContestant.of(
                Fixture.DISCIPLINE,
                "python3 '" + BRIDGE + "' quackle enable '" + program + "'",
                Mode.PERSISTENT,
                Surroundings.bare());
        assertThat(fixture.game(contestant, Terms.standard()).stopped()).isTrue();
        assertThat(log()).contains("the arena refused '8H QZXJ': 41");
    }

    private String log() throws IOException {
        var text = new StringBuilder();
        try (Stream<Path> logs = Files.list(new Fixture(folder).workspace().logs())) {
            for (Path each : logs.toList()) {
                text.append(Files.readString(each));
            }
        }
        return text.toString();
    }
}

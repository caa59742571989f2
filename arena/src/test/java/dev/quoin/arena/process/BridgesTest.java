package dev.quoin.arena.process;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quoin.arena.log.LoggedGame;
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
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The bridge to crossword engines: what it reads in dialogues written down for this test, and what it tells
/// engines that only pass.
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
        assertThat(moves("macondo", "macondo> ")).containsExactly("no move", "9B StEARI(N)G", "exch QVW", "pass");
    }

    @Test
    void readsWhatMagpieSays() throws IOException, InterruptedException {
        assertThat(moves("magpie", "magpie> ")).containsExactly("no move", "H4 RED(O)", "exch QV", "pass");
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
}

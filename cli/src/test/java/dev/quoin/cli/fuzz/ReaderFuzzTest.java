package dev.quoin.cli.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.quoin.cli.Cli;
import dev.quoin.crossword.agent.Forest;
import dev.quoin.crossword.agent.LinearWeights;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.equity.WinProbabilityFile;
import dev.quoin.crossword.leave.LeaveFile;
import dev.quoin.crossword.lexicon.WordListException;
import dev.quoin.crossword.lexicon.WordListReader;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.notation.gcg.GcgReader;
import dev.quoin.crossword.notation.gcg.GcgReplay;
import dev.quoin.crossword.solver.BoardReader;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.VariantException;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.env.Environments;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.RandomAgent;
import dev.quoin.game.agent.AgentSpec;
import dev.quoin.game.format.FormatException;
import dev.quoin.game.process.ProgramCommand;
import dev.quoin.learning.log.CsvLog;
import dev.quoin.learning.log.TensorBoardWriter;
import dev.quoin.learning.sample.SampleFile;
import dev.quoin.learning.train.TrainingConfig;
import dev.quoin.othello.Othello;
import dev.quoin.othello.gtp.GtpEngine;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.othello.notation.OthelloMoveText;
import dev.quoin.othello.notation.Transcripts;
import dev.quoin.othello.notation.ggf.GgfReader;
import dev.quoin.othello.notation.obf.ObfReader;
import dev.quoin.othello.notation.pasted.PositionText;
import dev.quoin.othello.notation.pgn.PgnReader;
import dev.quoin.othello.notation.sgf.SgfReader;
import dev.quoin.othello.notation.wthor.WthorNames;
import dev.quoin.othello.notation.wthor.WthorReader;
import dev.quoin.othello.pattern.PatternWeights;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Damaged files give the documented exception of a reader with a message, in bounded time and memory. Nothing else is
/// thrown.
///
/// A run is decided by its seed: the n-th file of a reader is the same in every run. A third of
/// `QUOIN_FAULTS_SECONDS` is the time for the long run.
class ReaderFuzzTest {
    private static final long CPU_LIMIT_NANOS = TimeUnit.SECONDS.toNanos(2);
    private static final long MEMORY_LIMIT = 512L << 20;
    private static final int MOST_FAILURES = 20;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @TempDir
    private Path scratch;

    @Test
    void damagedFilesAreRefusedWithTheDocumentedException() throws Exception {
        fuzz(1, 4);
    }

    @Tag("faults")
    @Test
    void damagedFilesAreRefusedForALongTime() throws Exception {
        long seconds = Long.parseLong(Objects.requireNonNullElse(System.getenv("QUOIN_FAULTS_SECONDS"), "180"));
        fuzz(2, seconds / 3);
    }

    /// Gives every reader about the same time.
    private void fuzz(long seed, long seconds) throws Exception {
        List<FuzzedReader> readers = readers();
        var counts = new int[readers.size()];
        var spent = new long[readers.size()];
        var failures = new ArrayList<String>();
        var worker = new Worker();
        for (FuzzedReader reader : readers) {
            // Loads classes and word lists, which is not counted.
            assertThat(worker.read(reader, reader.samples().getFirst())).isEmpty();
        }
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        while (System.nanoTime() < end && failures.size() < MOST_FAILURES && !worker.hangs) {
            int turn = 0;
            for (int each = 1; each < spent.length; each++) {
                turn = spent[each] < spent[turn] ? each : turn;
            }
            FuzzedReader reader = readers.get(turn);
            int number = ++counts[turn];
            var random = new SplittableRandom(
                    seed * 1_000_003 + number * 31L + reader.name().hashCode());
            byte[] file = Mutator.mutate(reader.samples(), random);
            long start = System.nanoTime();
            String failure = worker.read(reader, file);
            spent[turn] += System.nanoTime() - start;
            if (!failure.isEmpty()) {
                failures.add(reader.name() + " number " + number + ": " + failure + "; file: " + shown(file));
            }
        }
        for (int each = 0; each < counts.length; each++) {
            System.out.println(
                    "fuzzed with seed " + seed + ": " + readers.get(each).name() + " " + counts[each]);
        }
        assertThat(failures).isEmpty();
    }

    private static String shown(byte[] file) {
        byte[] start = Arrays.copyOf(file, Math.min(file.length, 100));
        return file.length + " bytes, " + HexFormat.of().formatHex(start);
    }

    /// A thread that reads, watched by its processor time, so that a busy machine does not look like a hang.
    private static final class Worker {
        private final SynchronousQueue<Runnable> work = new SynchronousQueue<>();
        private final Thread thread = Thread.ofPlatform().daemon().start(this::run);
        private boolean hangs;

        private void run() {
            try {
                while (true) {
                    work.take().run();
                }
            } catch (InterruptedException end) {
                // nobody needs it any more
            }
        }

        /// What is wrong, or nothing.
        String read(FuzzedReader reader, byte[] file) throws InterruptedException {
            var answer = new java.util.concurrent.CompletableFuture<String>();
            long cpu = THREADS.getThreadCpuTime(thread.threadId());
            long memory = THREADS.getThreadAllocatedBytes(thread.threadId());
            work.put(() -> answer.complete(outcome(reader, file)));
            while (true) {
                try {
                    String outcome = answer.get(500, TimeUnit.MILLISECONDS);
                    long used = THREADS.getThreadAllocatedBytes(thread.threadId()) - memory;
                    return used > MEMORY_LIMIT ? "takes " + (used >> 20) + " MB of memory. " + outcome : outcome;
                } catch (java.util.concurrent.TimeoutException slow) {
                    if (THREADS.getThreadCpuTime(thread.threadId()) - cpu > CPU_LIMIT_NANOS) {
                        hangs = true;
                        return "takes more than 2 s, at " + Arrays.toString(thread.getStackTrace());
                    }
                } catch (java.util.concurrent.ExecutionException impossible) {
                    throw new AssertionError(impossible);
                }
            }
        }

        private static String outcome(FuzzedReader reader, byte[] file) {
            try {
                reader.action().read(file);
                return "";
            } catch (Throwable thrown) {
                if (reader.documents(thrown)) {
                    return "";
                }
                return thrown + " at "
                        + Arrays.stream(thrown.getStackTrace()).limit(6).toList();
            }
        }
    }

    private static byte[] sample(String resource) throws IOException {
        try (InputStream in = Objects.requireNonNull(Cli.class.getResourceAsStream(resource), resource)) {
            return in.readAllBytes();
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(UTF_8);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, UTF_8);
    }

    private List<FuzzedReader> readers() throws IOException {
        var readers = new ArrayList<FuzzedReader>();
        crossword(readers);
        othello(readers);
        learning(readers);
        environments(readers);
        commands(readers);
        return readers;
    }

    private static void crossword(List<FuzzedReader> readers) throws IOException {
        var standard = Variants.named("standard");
        List<byte[]> records = List.of(
                sample("selftest/game-standard.gcg"),
                sample("selftest/game-challenge.gcg"),
                sample("selftest/game-six-passes.gcg"),
                sample("selftest/game-wwf.gcg"));
        readers.add(new FuzzedReader(
                "gcg",
                records,
                List.of(FormatException.class),
                file -> GcgReplay.of(standard).replay(GcgReader.read("game", file))));
        List<byte[]> positions = text(sample("selftest/positions.tsv"))
                .lines()
                .filter(line -> !line.startsWith("#"))
                .limit(40)
                .map(line -> bytes(line.substring(line.lastIndexOf('\t') + 1)))
                .toList();
        readers.add(new FuzzedReader("cgp", positions, List.of(FormatException.class), file -> {
            var reader = CgpReader.of(new ByteArrayInputStream(file), "positions");
            while (reader.next().isPresent()) {
                // each position is read
            }
        }));
        readers.add(new FuzzedReader(
                "variant",
                List.of(sample("compatibility/files/house.variant")),
                List.of(VariantException.class),
                file -> Variants.parse(text(file), "variant")));
        readers.add(new FuzzedReader(
                "board", List.of(sample("selftest/boards.txt")), List.of(FormatException.class), file -> {
                    var reader = new BoardReader(new ByteArrayInputStream(file), "boards");
                    while (reader.puzzle().isPresent()) {
                        // each board is read
                    }
                }));
        readers.add(new FuzzedReader(
                "pair of boards", List.of(sample("selftest/pairs.txt")), List.of(FormatException.class), file -> {
                    var reader = new BoardReader(new ByteArrayInputStream(file), "boards");
                    while (reader.pair().isPresent()) {
                        // each pair is read
                    }
                }));
        Board board = CgpReader.position(text(positions.get(1))).board();
        var moves = CrosswordMoveText.of(Alphabet.latin());
        readers.add(new FuzzedReader(
                "crossword move",
                List.of(bytes("8D P(APE)R"), bytes("8,4,H WORD"), bytes("exch AUUI"), bytes("O8 .X#e"), bytes("pass")),
                List.of(),
                file -> moves.read(board, text(file))));
        readers.add(new FuzzedReader(
                "tiles",
                List.of(bytes("AEINRT?"), bytes("qu*_[CH]")),
                List.of(IllegalArgumentException.class),
                file -> Tiles.parse(text(file), Alphabet.latin())));
        readers.add(new FuzzedReader(
                "word list",
                List.of(bytes("care\ncar\nace\n# note\nare\n"), bytes("\uFEFFSCHÖN\r\nÖL\r\n")),
                List.of(WordListException.class),
                file -> WordListReader.parse(file, "words", Alphabet.latin())));
        readers.add(new FuzzedReader(
                "linear weights",
                List.of(sample("compatibility/files/clabbers2.weights")),
                List.of(IllegalArgumentException.class),
                file -> LinearWeights.parse(text(file), Alphabet.latin())));
        readers.add(new FuzzedReader(
                "forest",
                List.of(sample("compatibility/files/my.forest")),
                List.of(IllegalArgumentException.class),
                file -> Forest.parse(text(file), Alphabet.latin())));
        readers.add(new FuzzedReader(
                "leave values",
                List.of(sample("/dev/quoin/crossword/leave/mini.leaves")),
                List.of(IllegalArgumentException.class),
                file -> LeaveFile.parse(file, "file", Variants.named("mini"))));
        readers.add(new FuzzedReader(
                "win probabilities",
                List.of(sample("/dev/quoin/crossword/equity/standard.winning")),
                List.of(IllegalArgumentException.class),
                file -> WinProbabilityFile.parse(text(file), "file")));
        readers.add(new FuzzedReader(
                "agent",
                List.of(bytes("mine=cmd:python3 'a b.py' \"c\""), bytes("search:depth=6"), bytes("forest:my.forest")),
                List.of(IllegalArgumentException.class),
                file -> {
                    AgentSpec.parse(text(file));
                    ProgramCommand.ofAgent(text(file));
                }));
    }

    private static void othello(List<FuzzedReader> readers) throws IOException {
        var lines = text(sample("selftest/othello.tsv")).lines().toList();
        List<byte[]> boards = lines.stream()
                .filter(line -> line.startsWith("legal\t"))
                .map(line -> bytes(line.split("\t")[1]))
                .toList();
        List<byte[]> transcripts = lines.stream()
                .filter(line -> line.startsWith("board\t"))
                .map(line -> bytes(line.split("\t")[1]))
                .toList();
        byte[] ggf = bytes("1(;GM[Othello]PC[GGS]PB[ada]PW[ben]RE[+12.0]TI[15:00]TY[8]"
                + "BO[8 ---------------------------O*------*O--------------------------- *]"
                + "B[F5//0.1]W[D6//2]B[C3]W[D3];)\n");
        byte[] obf =
                bytes("O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X; A2:+38; C7:+36; % note\n");
        List<Class<? extends Exception>> format = List.of(FormatException.class);
        readers.add(new FuzzedReader("othello board", boards, format, file -> OthelloBoardText.read(text(file))));
        readers.add(new FuzzedReader("transcript", transcripts, format, file -> Transcripts.read(text(file))));
        readers.add(new FuzzedReader("ggf", List.of(ggf), format, file -> GgfReader.read(text(file))));
        byte[] sgf = bytes("(;FF[4]GM[2]AP[edax:4.5.3]PB[ada]PW[ben]SZ[8]AB[e4][d5]AW[d4][e5]PL[B]RE[Void]"
                + "B[f5];W[d6];C[note](;B[c3])(;B[c4]))\n");
        byte[] pgn = bytes("""
                [Site "PlayOK"]
                [Black "ada"]
                [Result "*"]

                1. f5 d6 {note} 2. c3 (2. c4) d3 *
                """);
        readers.add(new FuzzedReader("sgf", List.of(sgf), format, file -> SgfReader.read(text(file))));
        readers.add(new FuzzedReader("pgn", List.of(pgn), format, file -> PgnReader.read(text(file))));
        readers.add(new FuzzedReader("obf", List.of(obf), format, file -> ObfReader.read(text(file))));
        var pasted = new ArrayList<>(List.of(ggf, obf, sgf, pgn));
        pasted.addAll(boards);
        pasted.addAll(transcripts);
        readers.add(new FuzzedReader("pasted position", pasted, format, file -> PositionText.read(text(file))));
        readers.add(new FuzzedReader(
                "othello move",
                List.of(bytes("f5"), bytes("pass"), bytes("D6")),
                List.of(IllegalMoveException.class),
                file -> OthelloMoveText.read(text(file))));
        readers.add(new FuzzedReader("wthor", List.of(sample("compatibility/files/games.wtb")), format, file -> {
            var reader = WthorReader.of(new ByteArrayInputStream(file), "games");
            while (reader.next().isPresent()) {
                // each game is replayed
            }
        }));
        var names = new byte[16 + 3 * 20];
        names[8] = 3;
        Arrays.fill(names, 16, 30, (byte) 'A');
        readers.add(new FuzzedReader(
                "wthor names",
                List.of(names),
                format,
                file -> WthorNames.players(new ByteArrayInputStream(file), "names")));
        readers.add(new FuzzedReader(
                "pattern weights",
                List.of(sample("compatibility/files/my.patterns")),
                List.of(IllegalArgumentException.class),
                PatternWeights::read));
        readers.add(new FuzzedReader(
                "gtp",
                List.of(
                        bytes(
                                "1 boardsize 8\nclear_board\nplay black f5\n2 genmove white\nshowboard\nundo\nlist_commands\n")),
                List.of(),
                file -> new GtpEngine(new RandomAgent<>(new Othello(), new SplittableRandom(1)), "name", "version")
                        .run(new StringReader(text(file)), Writer.nullWriter())));
    }

    private void learning(List<FuzzedReader> readers) throws IOException {
        var configs = new ArrayList<byte[]>();
        try (var files = Files.list(Path.of(System.getProperty("quoin.root", ".."), "configurations"))) {
            for (Path file : files.sorted().toList()) {
                configs.add(Files.readAllBytes(file));
            }
        }
        List<Class<? extends Exception>> invalid = List.of(IllegalArgumentException.class);
        readers.add(new FuzzedReader("configuration", configs, invalid, file -> TrainingConfig.of("file", text(file))));
        readers.add(new FuzzedReader(
                "learning curve",
                List.of(sample("compatibility/training/my.patterns.csv"), bytes("turns,a,b\n1,2.5,3\n2,,1e-3\n")),
                List.of(IllegalArgumentException.class, java.io.UncheckedIOException.class),
                file -> CsvLog.resume(Files.write(scratch.resolve("curve.csv"), file), 100, CsvLog.Row::numbers)));
        Path events = scratch.resolve("events");
        var writer = TensorBoardWriter.begin(events, InstantSource.system());
        writer.add(1, Map.of("eval/greedy", 0.5));
        writer.add(2, Map.of("eval/greedy", 0.75, "loss", 1.0));
        readers.add(new FuzzedReader(
                "event file",
                List.of(Files.readAllBytes(events)),
                invalid,
                file -> TensorBoardWriter.resume(Files.write(events, file), 100, InstantSource.system())));
        readers.add(new FuzzedReader(
                "samples",
                List.of(bytes("a = 1\nb = 2\n\n\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0")),
                invalid,
                file -> SampleFile.resume(Files.write(scratch.resolve("samples"), file), "a = 1\nb = 2", 2)
                        .close()));
    }

    private static void environments(List<FuzzedReader> readers) {
        Map<String, Map<String, String>> tried = Map.of(
                "Othello-v0", Map.of("opponent", "random"),
                "MiniScrabble-v0", Map.of("opponent", "random"),
                "DailyLetters-v0", Map.of());
        tried.forEach((id, options) -> {
            var environment = Environments.make(id, options);
            var states = new ArrayList<byte[]>();
            environment.reset(1);
            states.add(environment.save());
            environment.reset(2);
            states.add(environment.save());
            readers.add(new FuzzedReader(
                    "state of " + id, states, List.of(IllegalArgumentException.class), environment::load));
        });
    }

    private void commands(List<FuzzedReader> readers) throws IOException {
        Path match = scratch.resolve("match");
        String[] words = {
            "arena",
            "match",
            "random",
            "greedy",
            "--variant",
            "mini7",
            "--games",
            "1",
            "--jobs",
            "1",
            "--output",
            "" + match
        };
        assertThat(Cli.run(words).exitCode()).isZero();
        Path log = match.resolve("games.jsonl");
        readers.add(new FuzzedReader("command arena match", List.of(Files.readAllBytes(log)), List.of(), file -> {
            Files.write(log, file);
            refuses(Cli.run(words));
        }));
        Path saved = scratch.resolve("saved");
        readers.add(new FuzzedReader(
                "command play othello", List.of(bytes("f5d6c3d3c4"), bytes("start")), List.of(), file -> {
                    Files.write(saved, file);
                    refuses(Cli.run(
                            "play", "othello", "--resume", "" + saved, "--black", "human", "--white", "random"));
                }));
    }

    /// Whether a command has ended as commands do.
    private static void refuses(Cli.Result result) {
        assertThat(result.exitCode()).as(result.err()).isBetween(0, 2);
        assertThat(result.err()).doesNotContain("internal error", "out of memory");
    }
}

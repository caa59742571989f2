package dev.quoin.benchmarks;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// What does a move cost on an open midgame board, with no, one or two blanks?
///
/// One position over and over keeps its part of the graph in cache: the figures are lower than those of
/// `quoin bench movegen`, which goes through many positions.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class MovegenBenchmark {
    @Param({"AEINRST", "AEINRS?", "AEINR??"})
    private String rack = "";

    private Board board = Board.empty(15, 15);
    private Board empty = board;
    private Tiles tiles = Tiles.none();
    private MoveGenerator generator = generator();
    private final PlayBuffer plays = new PlayBuffer();

    private static MoveGenerator generator() {
        Variant variant = Variants.named("standard");
        Lexicon lexicon = Lexicons.named("enable");
        return new MoveGenerator(lexicon, variant);
    }

    /// Plays a few best plays with fixed racks to get a board.
    @Setup
    public void setUp() {
        Variant variant = Variants.named("standard");
        empty = variant.start();
        board = empty;
        for (String each : new String[] {"AEGLNTU", "DEIORSV", "ACHIMOP", "BEFLORY", "ADEKNTW"}) {
            generator.load(board);
            generator.best(Tiles.parse(each, variant.tiles().alphabet()), plays);
            board = board.with(plays.play(0, board).placements());
        }
        tiles = Tiles.parse(rack, variant.tiles().alphabet());
    }

    @Benchmark
    public int allPlays() {
        generator.load(empty);
        generator.load(board);
        generator.all(tiles, plays);
        return plays.size();
    }

    @Benchmark
    public int bestPlay() {
        generator.load(empty);
        generator.load(board);
        generator.best(tiles, plays);
        return plays.size();
    }

    @Benchmark
    public boolean setUpOnly() {
        generator.load(empty);
        generator.load(board);
        return plays.size() == 0;
    }
}

package dev.quoin.cli.bench;

import dev.quoin.cli.bench.MovegenBench.Position;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/// The positions of games in which both sides play for score plus a rough value of the tiles kept.
///
/// Such games resemble those of a static evaluation: racks stay balanced and blanks are saved for good
/// plays, so a position has more plays than in games for points alone. The seed determines everything.
final class BenchPositions {
    private static final int GAMES = 100;
    private static final long SEED = 1;

    // In tenths of a point.
    private static final int BLANK_WORTH = 250;
    private static final int S_WORTH = 80;
    private static final int REPEAT_COST = 30;
    private static final int DEAR_TILE_COST = 8;

    private final MoveGenerator generator;
    private final Variant variant;
    private final PlayBuffer plays = new PlayBuffer();
    private final List<Position> positions = new ArrayList<>();

    private BenchPositions(Lexicon lexicon, Variant variant) {
        this.generator = new MoveGenerator(lexicon, variant);
        this.variant = variant;
    }

    static List<Position> positions(Lexicon lexicon, Variant variant) {
        var play = new BenchPositions(lexicon, variant);
        for (int game = 0; game < GAMES; game++) {
            play.playGame(new SplittableRandom(SEED * GAMES + game));
        }
        return play.positions;
    }

    private void playGame(SplittableRandom chance) {
        int[] bag = shuffled(chance);
        int drawn = 0;
        var racks = new int[2][Tile.BLANK + variant.tiles().alphabet().size() + 1];
        var board = variant.start();
        int idle = 0;
        for (int seat = 0; idle < 2; seat ^= 1) {
            int[] rack = racks[seat];
            while (Arrays.stream(rack).sum() < variant.rackSize() && drawn < bag.length) {
                rack[bag[drawn++]]++;
            }
            var tiles = Tiles.of(rack);
            if (tiles.isEmpty()) {
                return;
            }
            positions.add(new Position(board, tiles));
            int best = best(board, tiles);
            idle = best < 0 ? idle + 1 : 0;
            if (best >= 0) {
                board = board.with(plays.play(best, board).placements());
                for (int tile = 0; tile < plays.count(best); tile++) {
                    rack[Tile.rackNumber(plays.tile(best, tile))]--;
                }
            }
        }
    }

    private int[] shuffled(SplittableRandom chance) {
        var bag = new int[variant.tiles().distribution().size()];
        int size = 0;
        for (int number = 0; number <= variant.tiles().alphabet().size(); number++) {
            for (int copy = variant.tiles().distribution().count(number); copy > 0; copy--) {
                int place = chance.nextInt(size + 1);
                bag[size++] = bag[place];
                bag[place] = number;
            }
        }
        return bag;
    }

    private int best(Board board, Tiles rack) {
        generator.load(board);
        generator.top(rack, Integer.MAX_VALUE, plays);
        int best = -1;
        int most = Integer.MIN_VALUE;
        for (int index = 0; index < plays.size(); index++) {
            int worth = plays.score(index) * 10 + worthOfKept(rack, index);
            if (worth > most) {
                most = worth;
                best = index;
            }
        }
        return best;
    }

    private int worthOfKept(Tiles rack, int index) {
        int[] kept = rack.counts();
        for (int tile = 0; tile < plays.count(index); tile++) {
            kept[Tile.rackNumber(plays.tile(index, tile))]--;
        }
        int worth = kept[Tile.BLANK] * BLANK_WORTH;
        var alphabet = variant.tiles().alphabet();
        int plural = alphabet.number("S").orElse(Tile.BLANK);
        for (int letter = 1; letter <= alphabet.size(); letter++) {
            worth -= Math.max(0, kept[letter] - 1) * REPEAT_COST;
            worth -= kept[letter] * (variant.tiles().valueOfNumber(letter) - 1) * DEAR_TILE_COST;
            worth += letter == plural && kept[letter] > 0 ? S_WORTH : 0;
        }
        return worth;
    }
}

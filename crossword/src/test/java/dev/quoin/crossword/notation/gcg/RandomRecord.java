package dev.quoin.crossword.notation.gcg;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.notation.MainWord;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/// Plays one game at random and records it. The bag is a shuffled list, the scores are the move
/// generator's: nothing here is what the replay uses.
final class RandomRecord {
    private final Variant variant;
    private final Alphabet alphabet;
    private final MoveGenerator generator;
    private final Random random;
    private final List<Integer> bag = new ArrayList<>();
    private final Tiles[] racks = {Tiles.none(), Tiles.none()};
    private final int[] scores = new int[2];
    private final List<GcgEntry> entries = new ArrayList<>();
    private Board board;
    private int scoreless;

    RandomRecord(Variant variant, Lexicon lexicon, Random random) {
        this.variant = variant;
        this.alphabet = variant.tiles().alphabet();
        this.generator = new MoveGenerator(lexicon, variant);
        this.random = random;
        this.board = variant.start();
        for (int number = 0; number <= alphabet.size(); number++) {
            bag.addAll(Collections.nCopies(variant.tiles().distribution().count(number), number));
        }
        Collections.shuffle(bag, random);
    }

    GcgGame play() {
        entries.add(new GcgEntry.Player(1, "anna", "Anna A."));
        entries.add(new GcgEntry.Player(2, "bert", "Bert Ö"));
        entries.add(new GcgEntry.Pragma("title", "seeded"));
        draw(0);
        draw(1);
        int seat = 0;
        while (scoreless < variant.scorelessTurns() && !(bag.isEmpty() && (racks[0].isEmpty() || racks[1].isEmpty()))) {
            turn(seat);
            seat = 1 - seat;
        }
        end();
        return new GcgGame(entries);
    }

    private void turn(int seat) {
        var plays = new PlayBuffer();
        generator.load(board);
        generator.all(racks[seat], plays);
        int kind = random.nextInt(12);
        if (kind == 0 && bag.size() >= variant.exchangeMinimum()) {
            exchange(seat);
        } else if (plays.size() == 0 || kind == 1) {
            event(seat, new GcgAction.Pass(), 0);
            scoreless++;
        } else {
            int index = random.nextInt(plays.size());
            lay(seat, plays.play(index, board), plays.score(index));
        }
        if (random.nextInt(6) == 0) {
            entries.add(new GcgEntry.Pragma("note", "a remark\n\n  in three lines, with ümlauts"));
        }
    }

    private void lay(int seat, Play play, int score) {
        var word = MainWord.of(board, play);
        String text = random.nextBoolean() ? word.withDots(alphabet) : word.inBrackets(alphabet);
        scores[seat] += score;
        event(seat, new GcgAction.Play(word.start(), text), score);
        board = board.with(play.placements());
        racks[seat] = racks[seat].minus(PlayRules.tilesOf(play));
        draw(seat);
        scoreless = score == 0 ? scoreless + 1 : 0;
        if (random.nextInt(9) == 0) {
            scores[seat] += 5;
            event(seat, new GcgAction.Challenge(), 5);
        }
    }

    private void exchange(int seat) {
        int number = 0;
        while (racks[seat].count(number) == 0) {
            number++;
        }
        var counts = new int[alphabet.size() + 1];
        counts[number] = 1;
        Tiles back = Tiles.of(counts);
        boolean known = random.nextBoolean();
        event(seat, known ? new GcgAction.Exchange(back.show(alphabet)) : new GcgAction.ExchangeCount(1), 0);
        racks[seat] = racks[seat].minus(back);
        draw(seat);
        bag.add(random.nextInt(bag.size() + 1), number);
        scoreless++;
    }

    private void end() {
        boolean out = racks[0].isEmpty() || racks[1].isEmpty();
        for (int seat = 0; seat < 2; seat++) {
            int own = variant.tiles().valueOf(racks[seat]);
            int other = variant.tiles().valueOf(racks[1 - seat]);
            if (out && racks[seat].isEmpty()) {
                scores[seat] += 2 * other;
                event(seat, new GcgAction.EndRack(racks[1 - seat].show(alphabet)), 2 * other);
            } else if (!out && own > 0) {
                scores[seat] -= own;
                event(seat, new GcgAction.EndRack(racks[seat].show(alphabet)), -own);
            }
        }
        if (random.nextBoolean()) {
            scores[1] -= 10;
            event(1, new GcgAction.Time(), -10);
        }
    }

    private void event(int seat, GcgAction action, int points) {
        entries.add(new GcgEntry.Event(
                seat == 0 ? "anna" : "bert", racks[seat].show(alphabet), action, points, scores[seat], ""));
    }

    private void draw(int seat) {
        var counts = racks[seat].counts();
        for (int size = racks[seat].size(); size < variant.rackSize() && !bag.isEmpty(); size++) {
            counts[bag.removeLast()]++;
        }
        racks[seat] = Tiles.of(counts);
    }
}

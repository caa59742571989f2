package dev.quoin.crossword.agent.feature;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.leave.RackParts;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.lookup.WordSearch;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.property.Choices;
import dev.quoin.property.Property;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class BingoOddsTwinTest {
    private static final Alphabet LATIN = Alphabet.latin();
    private static final Variant STANDARD = Variants.named("standard");

    @Test
    void oddsAreThoseOfEveryDrawTriedByHand() {
        Property.check("bingo odds", 40, choices -> {
            List<byte[]> words = words(choices);
            Tiles rack = tiles(choices, 7, 2);
            Tiles unseen = tiles(choices, 10, 2 - rack.blanks());
            agree(lexicon(words), words, rack, unseen, choices.between(0, unseen.size()));
        });
    }

    @Test
    void oddsWithARealWordListAreThoseOfEveryDraw() {
        Lexicon enable = Lexicons.named("enable", LATIN);
        var words = new ArrayList<byte[]>();
        for (String word : WordSearch.in(enable).ofLength(7)) {
            words.add(LATIN.encode(word).orElseThrow());
        }
        agree(enable, words, Tiles.parse("AEINRT?", LATIN), Tiles.parse("BES?T", LATIN), 5);
        agree(enable, words, Tiles.parse("QUIINGG", LATIN), Tiles.parse("AET?RL", LATIN), 4);
    }

    /// Words of few letters, so that many racks spell some.
    private static List<byte[]> words(Choices choices) {
        var words = new ArrayList<byte[]>();
        for (int word = choices.between(1, 12); word > 0; word--) {
            var letters = new byte[7];
            for (int at = 0; at < letters.length; at++) {
                letters[at] = (byte) choices.between(1, 4);
            }
            if (words.stream().noneMatch(other -> Arrays.equals(other, letters))) {
                words.add(letters);
            }
        }
        return words;
    }

    private static Tiles tiles(Choices choices, int most, int mostBlanks) {
        var counts = new int[6];
        for (int tile = choices.between(1, most); tile > 0; tile--) {
            counts[choices.oneIn(6) ? 0 : choices.between(1, 5)]++;
        }
        counts[0] = Math.min(mostBlanks, counts[0]);
        return Tiles.of(counts);
    }

    private static Lexicon lexicon(List<byte[]> words) {
        var builder = new LexiconBuilder(LATIN);
        words.forEach(word -> builder.add(LATIN.decode(word)));
        return builder.build();
    }

    private static void agree(Lexicon lexicon, List<byte[]> words, Tiles rack, Tiles unseen, int bag) {
        var parts = new RackParts();
        parts.load(rack);
        BingoRacks racks = BingoRacks.of(STANDARD, lexicon);
        var odds = new BingoOdds(racks);
        var oddsOfManyKeys = new BingoOdds(racks, 1);
        odds.load(parts, unseen, bag);
        oddsOfManyKeys.load(parts, unseen, bag);
        var naive = new NaiveOdds(words, STANDARD.rackSize());
        for (int part = 0; part < parts.size(); part++) {
            String kept = parts.tiles(part).show(LATIN);
            naive.draw(parts.tiles(part), unseen, bag);
            assertThat(odds.probability(part)).as(kept).isEqualTo(naive.probability());
            assertThat(odds.expectedWords(part)).as(kept).isEqualTo(naive.expectedWords());
            assertThat(oddsOfManyKeys.probability(part)).as(kept).isEqualTo(naive.probability());
            assertThat(oddsOfManyKeys.expectedWords(part)).as(kept).isEqualTo(naive.expectedWords());
        }
    }
}

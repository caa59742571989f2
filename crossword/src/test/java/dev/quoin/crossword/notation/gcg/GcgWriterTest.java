package dev.quoin.crossword.notation.gcg;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.MoveReading;
import dev.quoin.crossword.rules.ChallengeRule;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.Referee;
import dev.quoin.crossword.rules.TileSource;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.GameRecord;
import dev.quoin.game.GameRecord.Ending;
import dev.quoin.game.GameRecord.Heading;
import dev.quoin.game.Turn;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

class GcgWriterTest {
    private static final Variant VARIANT = Variants.named("standard");
    private static final Lexicon LEXICON =
            new LexiconBuilder(Alphabet.latin()).add("EARTH").add("BED").build();

    private final Deque<String> drawn = new ArrayDeque<>(List.of("AEHORST", "ABDEIQZ", "IRTUU"));
    private final TileSource source =
            (seat, bag, count) -> Tiles.parse(drawn.remove().substring(0, count), Alphabet.latin());
    private final List<Turn<CrosswordPosition, CrosswordMove>> turns = new ArrayList<>();

    private Turn<CrosswordPosition, CrosswordMove> turn(Referee referee, CrosswordPosition before, String text) {
        var reading = CrosswordMoveText.of(Alphabet.latin()).read(before.board(), text);
        assertThat(reading).isInstanceOf(MoveReading.Read.class);
        CrosswordMove move = ((MoveReading.Read) reading).move();
        return Turn.of(before.toMove(), before, move, referee.play(before, move, source));
    }

    private String events() {
        var record = GameRecord.of(
                new Heading("a game", List.of("ada", "ben")),
                turns.getFirst().before(),
                turns,
                new Ending.Unfinished());
        String text = GcgWriter.write(record, VARIANT, GcgWriter.Viewer.ALL).show();
        return text.substring(text.indexOf('>'));
    }

    @Test
    void aPhonyIsWrittenAndTakenBack() {
        var referee = Referee.of(VARIANT, LEXICON, ChallengeRule.SINGLE);
        turns.add(turn(referee, referee.start(2, source), "8D EARHT"));
        turns.add(turn(referee, turns.getLast().after(), "8G BED"));
        assertThat(events()).isEqualTo("""
                >ada: AEHORST 8D EARHT +18 18
                >ada: AEHORST -- -18 0
                >ben: ABDEIQZ 8G BED +12 12
                """);
        assertReplays(ChallengeRule.SINGLE);
    }

    @Test
    void aBonusIsWrittenAfterThePlay() {
        var referee = Referee.of(VARIANT, LEXICON, ChallengeRule.TEN_POINT);
        var play = turn(referee, referee.start(2, source), "8D EARTH");
        turns.add(Turn.of(0, play.before(), play.move(), referee.challenge(play.before(), play.after())));
        turns.add(turn(referee, turns.getLast().after(), "pass"));
        assertThat(events()).isEqualTo("""
                >ada: AEHORST 8D EARTH +18 18
                >ada: IORSTUU (challenge) +10 28
                >ben: ABDEIQZ - +0 0
                """);
        assertReplays(ChallengeRule.TEN_POINT);
    }

    private void assertReplays(ChallengeRule rule) {
        GcgFile file = GcgReader.read("game.gcg", events().getBytes(StandardCharsets.UTF_8));
        assertThat(GcgReplay.of(VARIANT, LEXICON)
                        .withChallenge(rule)
                        .replay(file)
                        .problems())
                .isEmpty();
    }
}

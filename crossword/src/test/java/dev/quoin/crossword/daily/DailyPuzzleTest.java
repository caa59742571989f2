package dev.quoin.crossword.daily;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.rules.SquareName;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DailyPuzzleTest {
    /// Made by another program from the description in docs/games/daily-letters.md. They must never change.
    @ParameterizedTest
    @CsvSource({
        "2026-01-01, PERSON, H6, "
                + "ANODEBQWLATRAEISIECUTIVAIOTCIGIBRKHAFTAISRWTZELIMAERFDPEDUYOEINXNLORLHAYDOMOAESEOETGNUUENGVJ",
        "2026-01-02, AHEAD, H5, "
                + "EAUIIAFJIXEORILPOCSOMEEDAIOWYEENZIEAEQROLHEANSTVGYINOTBIREPDLTAOETUUUTBLARFNOWGNSDSTCGNRKVMRI",
        "2026-02-28, SEVEN, H6, "
                + "TAXTNNDARIESEOIEWMANUYIDIETDNLOGHEIAFQDFLAAOOEYSMAPTTOKUNSPHCRIIGOAJELAUZBBIVCEETROULERGRWROI",
        "2026-11-15, ACHIEVE, H2, "
                + "NTEOQNECOLEWYRRYASTTOLELSDIXMEAOTSNINAFMIPHNRFBIUAWEIUAEAZBVJTGIPEERNOGEATDLRSRUOGOODDIKUIA",
        "2026-12-31, IMAGINE, H3, "
                + "GDZPRDRATACLOEIAALIBLUWORAVNNIERTCOKTUSEEHOQEFITXIPSEEGSATIEAOYNNBRESMJNALDUDEOYVIREOOUFTWH",
        "2027-01-01, UNKNOWN, 8D, "
                + "RTIRVFBACITADNETRULEATCOAODNAISORGEIIIERULSENYWGFEXAHAQAEMADMLOEJTIDERBHOSPSYUIEOPVLGEIOEZT",
        "2027-04-12, ALBUM, 8E, "
                + "YOITWFJEIOIAGEITSTAPIYENIKNNEAAUESWERDEHNUGAOZQXAODGLMAOSUIRCDEEIOPNASOTRLNTORDLRREEETVIFBCHV",
        "2028-02-29, EDITION, 8F, "
                + "SDUOAGBMPQANLNNGZDSSOEEWUTIEOTREOTAIGIRMSREYDXARORLLVLYIINEUREIAFVPKENAEUBATHOACWOEHCJTFAIE",
        "2035-07-04, ALARM, H8, "
                + "EWNTRGIIUITUVZCNEIPNOKDOJRISFNBDVEEIREEMQAOTXEODAWNOHALUEGEYSNROFSGHTUDYBTEIALEOEAIILTCSAOAPR",
        "2100-12-31, LINEAR, 8C, "
                + "BNQTERAOUIWNNMTDGSOTWDOEADTIPJEOSGELOLEFCOPYVAZXRNIACEBIOSAUOYELSRFRITDUVGAUEKEAMNHTRIIEIHAE",
    })
    void aDateHasTheSamePuzzleForEver(LocalDate date, String word, String square, String draws) {
        DailyPuzzle puzzle = DailyPuzzle.of(date);
        assertThat(puzzle.word()).isEqualTo(word);
        assertThat(SquareName.of(puzzle.row(), puzzle.column(), puzzle.direction()))
                .isEqualTo(square);
        assertThat(puzzle.draws()).isEqualTo(draws);
    }

    @ParameterizedTest
    @CsvSource({
        "0, SERIES, 8D, "
                + "OEAOOIGAOVDULNAIAZOBRKYTEETNWHRTEDETTEPILNUDPFIIHREORAMFWDVEGNMGCSAABYENIAOLLCNEORIIATJQSUUX",
        "1, CLARIFY, H8, "
                + "OLOCRITWDYMNAEUWIENFTTNSNOALSUEMZNKOJEIPOITEVAOAOIHEUDBAALXAEGTDNIAHERSEQBGIRESDEIUOTEPRVGR",
        "-1, CLEAR, H6, "
                + "EKEWRTINUABYFWLSACREVHATTUZUOJYITQTIXIGINSIIODOITNMFEEMGGSELORPAAEASNEAADVNEDUBOHRIPRLOEODENO",
    })
    void aSeedHasTheSamePuzzleForEver(long seed, String word, String square, String draws) {
        DailyPuzzle puzzle = DailyPuzzle.ofSeed(seed);
        assertThat(puzzle.word()).isEqualTo(word);
        assertThat(SquareName.of(puzzle.row(), puzzle.column(), puzzle.direction()))
                .isEqualTo(square);
        assertThat(puzzle.draws()).isEqualTo(draws);
    }

    @Test
    void theStartingWordsAreCommonDecentAndPlayable() throws NoSuchAlgorithmException {
        StartingWords words = DailyEdition.FIRST.words();
        Lexicon lexicon = Lexicons.named(DailyEdition.FIRST.lexicon());
        assertThat(words.words()).hasSize(934).isSorted().doesNotHaveDuplicates();
        assertThat(words.words()).allMatch(word -> word.matches("[A-Z]{5,7}")).allMatch(lexicon::contains);
        byte[] text = String.join(" ", words.words()).getBytes(StandardCharsets.US_ASCII);
        assertThat(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text)))
                .as("the list of an edition never changes")
                .isEqualTo("92472b334d4f5c7b8ab87c068d187fbb437ba54d378a901f82e8e1fd944a6856");
    }

    @Test
    void noWordComesBackWithinAYearAndAllHaveTheirTurn() {
        StartingWords words = DailyEdition.FIRST.words();
        Map<String, Long> last = new HashMap<>();
        long shortest = Long.MAX_VALUE;
        for (long day = 0; day < 30 * 366; day++) {
            Long before = last.put(words.on(day), day);
            shortest = before == null ? shortest : Math.min(shortest, day - before);
        }
        assertThat(shortest).isGreaterThan(467);
        assertThat(last).hasSize(934);
    }

    @Test
    void theOrderOfTheWordsIsAnotherEachTime() {
        StartingWords words = DailyEdition.FIRST.words();
        long same = IntStream.range(0, 467)
                .filter(day -> words.on(day).equals(words.on(day + 934)))
                .count();
        assertThat(same).isLessThan(10);
    }

    @Test
    void everyPuzzleCoversTheCentreWithItsWord() {
        var squares = new TreeSet<String>();
        for (int day = 0; day < 1000; day++) {
            DailyPuzzle puzzle = DailyPuzzle.of(DailyEdition.FIRST.begin().plusDays(day));
            assertThat(puzzle.board().hasTile(7, 7)).isTrue();
            assertThat(puzzle.board().tileCount()).isEqualTo(puzzle.word().length());
            squares.add(SquareName.of(puzzle.row(), puzzle.column(), puzzle.direction()));
        }
        assertThat(squares)
                .containsExactlyInAnyOrder(
                        "8B", "8C", "8D", "8E", "8F", "8G", "8H", "H2", "H3", "H4", "H5", "H6", "H7", "H8");
    }

    @Test
    void aPuzzleWithTheWrongTilesOrPlaceIsRefused() {
        DailyPuzzle good = DailyPuzzle.ofSeed(0);
        assertThatThrownBy(() -> new DailyPuzzle(
                        good.edition(), good.word(), good.direction(), good.row(), good.column(), good.draws() + "Z"))
                .hasMessageContaining("98 tiles");
        assertThatThrownBy(() ->
                        new DailyPuzzle(good.edition(), good.word(), Direction.ACROSS, 6, good.column(), good.draws()))
                .hasMessageContaining("must cover the center")
                .hasMessageContaining("row 6");
        assertThatThrownBy(() -> new DailyPuzzle(good.edition(), good.word(), Direction.ACROSS, 7, 8, good.draws()))
                .hasMessageContaining("must cover the center");
    }

    @Test
    void thereIsNoPuzzleBeforeTheFirst() {
        assertThatThrownBy(() -> DailyPuzzle.of(LocalDate.of(2025, 12, 31)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the first puzzle is from 2026-01-01, got 2025-12-31");
    }
}

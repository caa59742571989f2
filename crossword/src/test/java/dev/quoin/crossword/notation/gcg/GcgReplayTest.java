package dev.quoin.crossword.notation.gcg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.notation.gcg.GcgProblem.Kind;
import dev.quoin.crossword.notation.gcg.GcgReport.Standing;
import dev.quoin.crossword.rules.ChallengeRule;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.PremiumLayout;
import dev.quoin.crossword.variant.TileSet;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.format.FormatException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class GcgReplayTest {
    private static final GcgReplay REPLAY = GcgReplay.of(Variants.named("standard"));

    private static String game() {
        try (var in = Objects.requireNonNull(GcgReplayTest.class.getResourceAsStream("ada-v-ben.gcg"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static GcgFile file(String text) {
        return GcgReader.read("game.gcg", text.getBytes(StandardCharsets.UTF_8));
    }

    private static GcgReport replay(String text) {
        return REPLAY.replay(file(text));
    }

    private static GcgReport changed(String from, String to) {
        assertThat(game()).contains(from);
        return replay(game().replace(from, to));
    }

    @Test
    void aRightRecordHasNoProblem() {
        var report = replay(game());
        assertThat(report.problems()).isEmpty();
        assertThat(report.remarks()).isEmpty();
        assertThat(report.isClean()).isTrue();
        assertThat(report.standings()).containsExactly(new Standing("ada", 67, 67), new Standing("ben", 8, 8));
        assertThat(report.plays()).hasSize(6);
        assertThat(report.plays().getFirst().receipt()).hasToString("EARTH 8D: (1×2+1+1+1+4)×2 = 18");
        assertThat(report.board().tileCount()).isEqualTo(5 + 2 + 3 + 3 + 3);
    }

    @Test
    void aStartThatCannotBeReadIsReported() {
        String start = "15/15/15/15/15/15/15/6CARE5/15/15/15/15/15/15/15 / ";
        String event = ">ada: S 8K S +0 0\n";
        assertThat(replay("#note starts from 5/5 / 0/0 0\n" + event).problems())
                .singleElement()
                .extracting(GcgProblem::sentence)
                .asString()
                .startsWith("game.gcg:1: start: expected a position of variant standard in CGP, found '5/5 / 0/0 0'"
                        + " (row 1: found 5 squares, expected 15 columns");
        assertThat(replay("#player1 ada Ada\n#note starts from " + start + "0/0 0\n" + event)
                        .problems())
                .singleElement()
                .matches(problem ->
                        problem.kind() == Kind.START && problem.expected().contains("a score for each player"));
        assertThat(replay("#note starts from scratch, 1/2 h late\n" + game()).problems())
                .isEmpty();
    }

    @Test
    void aWithdrawnPlayLeavesTheBoard() {
        var report = replay(game());
        assertThat(report.plays())
                .extracting(play -> play.receipt().mainWord().text())
                .contains("MAZO");
        assertThat(report.board().hasTile(8, 8)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            H7 O.M +8 8                  | H7 O.M +9 9                 | 17 | POINTS
            EARTH +18 18                 | EARTH +18 19                | 13 | TOTAL
            H7 O.M +8 8                  | H7 O.M +8 7                 | 17 | TOTAL
            AEHORST 8D                   | AEHOSST 8D                  | 13 | RACK
            AEHORST 8D                   | AEHORSTT 8D                 | 13 | RACK
            AEHORST 8D                   | AEHÖRST 8D                  | 13 | RACK
            ?INPPWW -PWW                 | ?INPPWW -PXW                | 20 | EXCHANGE
            ?INPPWW -PWW                 | ?INPPWW -ÖPW                | 20 | EXCHANGE
            -3 +0 8                      | -8 +0 8                     | 26 | EXCHANGE
            -3 +0 8                      | -3 +1 9                     | 26 | POINTS
            AOOSXYZ -- -16 18            | AOOSXYZ -- -15 18           | 19 | POINTS
            AOOSXYZ -- -16 18            | AOOSXYZ -- -16 34           | 19 | TOTAL
            >ada: AOOSXYZ -- -16 18      | >ben: AOOSXYZ -- -16 18     | 19 | WITHDRAWAL
            AOOSXYZ -- -16 18            | AOOSXYY -- -16 18           | 19 | RACK
            (challenge) +5 40            | (challenge) -5 30           | 23 | CHALLENGE
            >ada: ?LNOSYZ (challenge) +5 40 | >ben: ?LNOSYZ (challenge) +5 13 | 23 | CHALLENGE
            >ben: ?INPAEU - +0 8         | >bob: ?INPAEU - +0 8        | 24 | PLAYER
            >ben: ?INPAEU - +0 8         | >ada: ?INPAEU - +0 40       | 24 | TURN
            #player2 ben                 | #player1 ben                | 3  | PLAYER
            #rack2 ?AEINPU               | #rack2 ?AE1NPU              | 28 | RACK
            I11 .YLZ +17 67              | I11 .YLZ +18 68             | 27 | POINTS
            """)
    void theFirstProblemOfAWrongRecordIsAtItsLine(String from, String to, int line, Kind kind) {
        var report = changed(from, to);
        assertThat(report.problems()).first().satisfies(problem -> {
            assertThat(problem.line()).isEqualTo(line);
            assertThat(problem.kind()).isEqualTo(kind);
            assertThat(problem.sentence()).startsWith("game.gcg:" + line + ": ").contains("expected ", ", found ");
        });
    }

    @Test
    void aMistakeIsReportedOnce() {
        assertThat(changed("H7 O.M +8 8", "H7 O.M +9 8").problems()).hasSize(1);
        assertThat(changed("EARTH +18 18", "EARTH +18 19").problems()).hasSize(1);
    }

    @Test
    void aWrongScoreIsNamedWithTheArithmetic() {
        assertThat(changed("H7 O.M +8 8", "H7 O.M +9 9").problems())
                .extracting(GcgProblem::sentence)
                .first()
                .isEqualTo("game.gcg:17: points: expected +8 (OHM H7: 1+4+3 = 8), found +9");
    }

    @Nested
    class Placement {
        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                H7 O.M +8 8 | H7 OOM +8 8  | 17 | has O at 8H, where the board has H
                H7 O.M +8 8 | J7 OM +8 8   | 17 | touches no tile
                H7 O.M +8 8 | H15 OM +8 8  | 17 | leaves the board
                H7 O.M +8 8 | 8I S. +8 8   | 17 | needs a tile at 8J
                8D EARTH    | 7D EARTH     | 13 | start square
                """)
        void thatIsImpossibleEndsTheReplay(String from, String to, int line, String why) {
            var report = changed(from, to);
            assertThat(report.problems()).last().satisfies(problem -> {
                assertThat(problem.line()).isEqualTo(line);
                assertThat(problem.kind()).isEqualTo(Kind.PLACEMENT);
                assertThat(problem.found()).contains(why);
            });
            assertThat(report.remarks()).extracting(GcgProblem::found).anyMatch(text -> text.contains("not checked"));
        }
    }

    @Nested
    class Endings {
        /// The players share 14 tiles: nobody can draw.
        private static final String OUT = """
                #player1 a
                #player2 b
                >a: AT 8G AT +4 4
                """;

        @Test
        void twiceTheOtherRackIsWonByWhoGoesOut() {
            assertThat(replay(OUT + ">a: (QI) +22 26\n").problems()).isEmpty();
            assertThat(replay(OUT + ">a: (QI) +11 15\n").problems())
                    .extracting(GcgProblem::sentence)
                    .containsExactly("game.gcg:4: end rack: expected +22 (twice the value of QI), found +11");
        }

        @Test
        void onceIsRightWhenTheOtherLosesItAsWell() {
            assertThat(replay(OUT + ">b: QI (QI) -11 -11\n>a: (QI) +11 15\n").problems())
                    .isEmpty();
        }

        @Test
        void afterScorelessTurnsEverybodyLosesTheirOwnTiles() {
            assertThat(replay("""
                    #player1 a
                    #player2 b
                    >a: ?AEEOTT (?AEEOTT) -6 -6
                    >b: EIOQRRT (EIOQRRT) -16 -16
                    """).problems()).isEmpty();
            assertThat(replay(">a: ?AEEOTT (?AEEOTT) -7 -7\n").problems())
                    .extracting(GcgProblem::kind)
                    .containsExactly(Kind.END_RACK);
            assertThat(replay(">a: ?AEEOTT (AEEOTT) -6 -6\n").problems())
                    .extracting(GcgProblem::kind)
                    .containsExactly(Kind.END_RACK);
        }

        @Test
        void aTurnAfterTheRacksWereCountedIsAProblem() {
            var report = replay(OUT + ">a: (QI) +22 26\n>b: QI H8 .I +1 1\n");
            assertThat(report.problems())
                    .extracting(GcgProblem::sentence)
                    .contains(
                            "game.gcg:5: end: expected no further turn, because the racks were counted on line 4, found H8 .I");
        }

        @Test
        void aTurnAfterSixScorelessOnesIsAProblem() {
            String passes = ">a: A - +0 0\n>b: B - +0 0\n".repeat(3);
            assertThat(replay(passes).problems()).isEmpty();
            assertThat(replay(passes + ">a: A - +0 0\n").problems())
                    .extracting(GcgProblem::kind)
                    .containsExactly(Kind.END);
            assertThat(replay(passes + ">a: AT 8G AT +4 4\n").problems())
                    .extracting(GcgProblem::kind)
                    .containsExactly(Kind.END);
        }

        @Test
        void aPenaltyForTimeTakesPoints() {
            assertThat(replay(OUT + ">b: QI (time) -20 -20\n").problems()).isEmpty();
            assertThat(replay(OUT + ">b: QI (time) +20 20\n").problems())
                    .extracting(GcgProblem::kind)
                    .containsExactly(Kind.TIME);
        }

        @Test
        void whoIsOutEndsTheGameButMayBeChallenged() {
            var replay = GcgReplay.of(fiveTiles());
            String game = "#player1 a\n#player2 b\n>a: AT 3B AT +2 2\n>b: AS 3B ..S +3 3\n>a: A D3 .A +2 4\n";
            assertThat(replay.replay(file(game + ">b: A - +0 3\n>a: (A) +2 6\n"))
                            .problems())
                    .isEmpty();
            assertThat(replay.replay(file(game + ">b: A 4C A. +4 7\n")).problems())
                    .extracting(GcgProblem::sentence)
                    .containsExactly(
                            "game.gcg:6: end: expected no further turn, because a went out on line 5, found 4C A.");
        }

        @Test
        void onlyTheRuleDoubleCostsTheLastPlayerATurn() {
            var replay = GcgReplay.of(fiveTiles());
            String game = """
                    #player1 a
                    #player2 b
                    >a: AT 3B AT +2 2
                    >b: AS 3B ..S +3 3
                    >a: A D3 .A +2 4
                    >b: A - +0 3
                    >a: (A) +2 6
                    """;
            assertThat(replay.withChallenge(ChallengeRule.DOUBLE)
                            .replay(file(game))
                            .problems())
                    .isEmpty();
            for (var rule : List.of(ChallengeRule.VOID, ChallengeRule.SINGLE, ChallengeRule.TEN_POINT)) {
                assertThat(replay.withChallenge(rule).replay(file(game)).problems())
                        .extracting(GcgProblem::sentence)
                        .containsExactly(
                                "game.gcg:6: end: expected no further turn, because a went out on line 5, found -");
            }
        }

        /// A game of the tiles A, A, A, S and T on a plain board.
        private static Variant fiveTiles() {
            var values = new int[27];
            Arrays.fill(values, 1, 27, 1);
            var tiles = TileSet.of(Alphabet.latin(), Tiles.parse("AAAST", Alphabet.latin()), values);
            var clock = Variants.named("standard").clock();
            return new Variant(
                    "five", PremiumLayout.plain(5, 5), 2, 2, tiles, 2, 0, Board.empty(5, 5), clock, "none", 1, 6);
        }

        @Test
        void nobodyIsPaidOrPunishedTwice() {
            assertThat(replay(OUT + ">b: QI (time) -20 -20\n>b: QI (time) -20 -40\n")
                            .problems())
                    .extracting(GcgProblem::kind)
                    .containsExactly(Kind.TIME);
            assertThat(replay(OUT + ">a: (QI) +22 26\n>a: (QI) +22 48\n").problems())
                    .extracting(GcgProblem::kind)
                    .containsExactly(Kind.END_RACK);
        }

        @Test
        void aTurnAfterOvertimeWasCountedIsAProblem() {
            assertThat(replay(OUT + ">b: QI (time) -20 -20\n>b: QI H8 .I +2 -18\n")
                            .problems())
                    .extracting(GcgProblem::sentence)
                    .containsExactly(
                            "game.gcg:5: end: expected no further turn, because overtime was counted on line 4, found H8 .I");
        }

        @Test
        void theLastLinesOfAPlayerMayBeCountedInAnotherOrder() {
            var report = replay(OUT + ">a: (time) -10 16\n>a: (QI) +22 26\n");
            assertThat(report.problems()).isEmpty();
            assertThat(report.remarks()).extracting(GcgProblem::kind).contains(Kind.TOTAL);
            assertThat(report.standings()).contains(new Standing("a", 16, 16));
            assertThat(replay(OUT + ">a: (time) -10 15\n>a: (QI) +22 26\n").problems())
                    .extracting(GcgProblem::kind)
                    .contains(Kind.TOTAL);
        }
    }

    @Nested
    class Players {
        @Test
        void needNotBeDeclared() {
            assertThat(replay(">x: AT 8G AT +4 4\n>y: S I8 S +3 3\n").standings())
                    .extracting(Standing::nick)
                    .containsExactly("x", "y");
        }

        @Test
        void ofOneNickAreToldApartByTheirTurns() {
            var report = replay("#player1 x\n#player2 x\n>x: AT 8G AT +4 4\n>x: S 8G ..S +3 3\n>x: E - +0 4\n");
            assertThat(report.problems()).isEmpty();
            assertThat(report.standings()).containsExactly(new Standing("x", 4, 4), new Standing("x", 3, 3));
        }
    }

    @Nested
    class Remarks {
        @Test
        void tellOfTilesThatTheGameDoesNotHave() {
            var report = replay(">a: QQ 8G QQ +40 40\n");
            assertThat(report.problems()).isEmpty();
            assertThat(report.remarks()).extracting(GcgProblem::kind).containsExactly(Kind.TILES);
        }

        @Test
        void tellOfTilesThatAreNotTheLastOnes() {
            assertThat(replay(">a: AT 8G AT +4 4\n>a: (E) +2 6\n>b: E - +0 0\n").remarks())
                    .extracting(GcgProblem::kind)
                    .contains(Kind.END_RACK);
        }
    }

    @Nested
    class Words {
        private static final GcgReplay STRICT = GcgReplay.of(
                Variants.named("standard"),
                new LexiconBuilder(Alphabet.latin())
                        .add("earth")
                        .add("ohm")
                        .add("toax")
                        .add("om")
                        .add("oxen")
                        .build());

        @Test
        void thatAreNotInTheLexiconAreNamedUnlessWithdrawn() {
            var report = STRICT.replay(file(game()));
            assertThat(report.problems())
                    .extracting(GcgProblem::sentence)
                    .containsExactly("game.gcg:27: word: expected words of the lexicon, found NYLZ");
        }

        @Test
        void thatWereWithdrawnThoughGoodAreNamed() {
            var report = STRICT.replay(file("""
                    >a: EARTH 8D EARTH +18 18
                    >a: EARTH -- -18 0
                    """));
            assertThat(report.problems()).extracting(GcgProblem::kind).containsExactly(Kind.WORD);
        }
    }

    @Nested
    class Choice {
        @Test
        void isTheOneTheRecordNames() {
            assertThat(GcgReplay.variantOf(file(game())).name()).isEqualTo("standard");
            assertThat(GcgReplay.variantOf(file("#board-layout SuperCrosswordGame"))
                            .name())
                    .isEqualTo("super");
            assertThat(GcgReplay.variantOf(file("#tile-distribution english_super"))
                            .name())
                    .isEqualTo("super");
            assertThat(GcgReplay.variantOf(file("#board-layout wwf\n#tile-distribution english"))
                            .name())
                    .isEqualTo("wwf");
            assertThat(GcgReplay.variantOf(file("#board-layout CrosswordGame\n#tile-distribution Polish"))
                            .name())
                    .isEqualTo("polish");
            assertThat(GcgReplay.variantOf(file("#title x")).name()).isEqualTo("standard");
        }

        @Test
        void thatIsNotKnownIsRefused() {
            assertThatThrownBy(() -> GcgReplay.variantOf(file("#title x\n#tile-distribution klingon")))
                    .isInstanceOf(FormatException.class)
                    .hasMessageStartingWith("game.gcg:2: tile-distribution: found 'klingon', expected english");
            assertThatThrownBy(() -> GcgReplay.variantOf(file("#title x\n#variant tiny")))
                    .hasMessage("game.gcg:2: variant: found 'tiny', expected a variant that comes with this program,"
                            + " or the file of the variant (--variant FILE)");
            assertThatThrownBy(() -> GcgReplay.variantOf(file("#board-layout super\n#tile-distribution polish")))
                    .hasMessage("game.gcg:1: board-layout: found 'super' with the letters polish, expected the layout"
                            + " CrosswordGame, or another variant");
        }
    }

    @Nested
    class Challenges {
        /// A phony taken back, and a play challenged for `+5`.
        private static final String GAME = """
                >ada: AEHORST 8D EARHT +18 18
                >ada: AEHORST -- -18 0
                >ben: ABDEIQZ 8G BED +12 12
                >ben: AIQRTUZ (challenge) +5 17
                """;

        private static final GcgReplay WITH_WORDS = GcgReplay.of(
                Variants.named("standard"),
                new LexiconBuilder(Alphabet.latin()).add("BED").add("EARTH").build());

        private List<String> problems(GcgReplay replay, ChallengeRule rule, String text) {
            return replay.withChallenge(rule).replay(file(text)).problems().stream()
                    .map(GcgProblem::sentence)
                    .toList();
        }

        @Test
        void withoutARuleEverythingIsFine() {
            assertThat(WITH_WORDS.replay(file(GAME)).isClean()).isTrue();
            assertThat(WITH_WORDS.replay(file(GAME.replace("+5 17", "+3 15"))).isClean())
                    .isTrue();
        }

        @Test
        void voidKnowsNoWithdrawnPlayAndNoBonus() {
            assertThat(problems(WITH_WORDS, ChallengeRule.VOID, GAME))
                    .containsExactly(
                            "game.gcg:2: withdrawal: expected no play taken back, because the rule is void, found --",
                            "game.gcg:4: challenge: expected no points for a challenge, because the rule is void, found"
                                    + " +5 for ben");
        }

        @ParameterizedTest
        @EnumSource(names = {"SINGLE", "DOUBLE"})
        void otherRulesWithoutPointsKnowNoBonus(ChallengeRule rule) {
            assertThat(problems(WITH_WORDS, rule, GAME))
                    .containsExactly("game.gcg:4: challenge: expected no points for a challenge, because the rule is "
                            + rule.text() + ", found +5 for ben");
        }

        @Test
        void bonusMustBeThatOfTheRule() {
            assertThat(problems(WITH_WORDS, ChallengeRule.FIVE_POINT, GAME)).isEmpty();
            assertThat(problems(WITH_WORDS, ChallengeRule.TEN_POINT, GAME.replace("+5 17", "+10 22")))
                    .isEmpty();
            assertThat(problems(WITH_WORDS, ChallengeRule.TEN_POINT, GAME))
                    .containsExactly("game.gcg:4: challenge: expected +10, because the rule is 10pt, found +5");
            assertThat(problems(
                            WITH_WORDS,
                            ChallengeRule.FIVE_POINT,
                            GAME.replace(">ben: AIQRTUZ (challenge) +5 17", ">ada: (challenge) -5 -5")))
                    .isEmpty();
            assertThat(WITH_WORDS
                            .withChallenge(ChallengeRule.TEN_POINT)
                            .replay(file(GAME))
                            .standings())
                    .contains(new Standing("ben", 22, 17));
        }

        @Test
        void anInvalidWordMayStayUnlessTheRuleIsVoid() {
            String game = ">ada: AEHORST 8D EARHT +18 18\n";
            assertThat(problems(WITH_WORDS, ChallengeRule.VOID, game))
                    .containsExactly("game.gcg:1: word: expected words of the lexicon, found EARHT");
            GcgReport report = WITH_WORDS.withChallenge(ChallengeRule.SINGLE).replay(file(game));
            assertThat(report.isClean()).isTrue();
            assertThat(report.remarks())
                    .extracting(GcgProblem::sentence)
                    .containsExactly("game.gcg:1: word: expected words of the lexicon, found EARHT, which stayed");
        }

        @Test
        void aPhonyThatWasChallengedCannotEarnABonus() {
            assertThat(problems(
                            WITH_WORDS,
                            ChallengeRule.FIVE_POINT,
                            ">ada: AEHORST 8D EARHT +18 18\n>ada: OSAAAAA (challenge) +5 23\n"))
                    .containsExactly("game.gcg:2: challenge: expected a play taken back, because EARHT is not in the"
                            + " lexicon, found (challenge)");
        }

        @Test
        void aValidPlayMustNotBeTakenBackUnderAnyRule() {
            String game = ">ada: AEHORST 8D EARTH +18 18\n>ada: AEHORST -- -18 0\n";
            for (ChallengeRule rule : List.of(ChallengeRule.SINGLE, ChallengeRule.DOUBLE, ChallengeRule.FIVE_POINT)) {
                assertThat(problems(WITH_WORDS, rule, game))
                        .containsExactly("game.gcg:1: word: expected a withdrawn word that is not in the lexicon, found"
                                + " EARTH");
            }
        }
    }
}

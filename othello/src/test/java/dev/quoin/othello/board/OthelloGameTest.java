package dev.quoin.othello.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.property.Property;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OthelloGameTest {
    /// Black plays c1 and White, who has one disc left at b8, can then do nothing while Black can.
    private static final OthelloPosition BEFORE_A_PASS = OthelloBoardText.read("""
            XO------
            --------
            --------
            --------
            --------
            --------
            --------
            XO------ X
            """);

    @Test
    void newGameIsAtTheStart() {
        var game = OthelloGame.start();
        assertThat(game.position()).isEqualTo(OthelloPosition.start());
        assertThat(game.toMove()).isEqualTo(Disc.BLACK);
        assertThat(game.count(Disc.BLACK)).isEqualTo(2);
        assertThat(game.moves()).isEqualTo(OthelloPosition.start().moves());
        assertThat(game.isOver()).isFalse();
        assertThat(game.undo()).isEmpty();
    }

    @Test
    void applySaysHowManyDiscsWereTurned() {
        var game = OthelloGame.start();
        assertThat(game.apply(4, 5)).isEqualTo(1);
        assertThat(game.apply(5, 3)).isEqualTo(1);
        assertThat(game.played()).hasToString("[f5, d6]");
    }

    @Test
    void refusedMoveChangesNothing() {
        var game = OthelloGame.start();
        assertThatThrownBy(() -> game.apply(0, 0))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessage("a1 turns no disc for Black");
        assertThatThrownBy(() -> game.apply(8, 3))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessage("row 8, column 3 is outside the board: rows and columns must be 0..7")
                .extracting(refused -> ((IllegalMoveException) refused).code())
                .isEqualTo(OthelloReason.OUTSIDE.code());
        assertThatThrownBy(game::pass).hasMessage("Black may not pass: d3 can be played");
        assertThat(game.position()).isEqualTo(OthelloPosition.start());
        assertThat(game.played()).isEmpty();
        assertThat(game.isLegal(-1, 4)).isFalse();
        assertThat(game.refusal(3, 3).orElseThrow().reason()).isEqualTo(OthelloReason.OCCUPIED);
        assertThat(game.refusal(3, 9).orElseThrow().reason()).isEqualTo(OthelloReason.OUTSIDE);
        assertThat(game.refusal(2, 3)).isEmpty();
    }

    @Test
    void playerWithoutAMovePassesByItself() {
        var game = OthelloGame.start();
        game.set(BEFORE_A_PASS);
        game.apply(0, 2);
        assertThat(game.toMove()).isEqualTo(Disc.BLACK);
        assertThat(game.played()).hasToString("[c1, pass]");
        assertThat(game.undo()).contains(OthelloMove.place(2));
        assertThat(game.position()).isEqualTo(BEFORE_A_PASS);
    }

    @Test
    void explicitPassIsTheOnlyMove() {
        var game = OthelloGame.start(PassPolicy.EXPLICIT);
        game.set(BEFORE_A_PASS);
        game.apply(0, 2);
        assertThat(game.toMove()).isEqualTo(Disc.WHITE);
        assertThat(game.position().legal()).containsExactly(OthelloMove.pass());
        game.pass();
        assertThat(game.toMove()).isEqualTo(Disc.BLACK);
        assertThat(game.undo()).contains(OthelloMove.pass());
        assertThat(game.toMove()).isEqualTo(Disc.WHITE);
    }

    @Test
    void settingAPositionWhoseMoverIsStuckPassesAtOnce() {
        OthelloPosition stuck = OthelloBoardText.read("XO" + "-".repeat(62) + "O");
        var game = OthelloGame.start();
        game.set(stuck);
        assertThat(game.position()).isEqualTo(stuck.withTurn(Disc.BLACK));
        var explicit = OthelloGame.start(PassPolicy.EXPLICIT);
        explicit.set(stuck);
        assertThat(explicit.position()).isEqualTo(stuck);
    }

    @Test
    void copyGoesItsOwnWay() {
        var game = OthelloGame.start();
        game.apply(4, 5);
        var copy = game.copy();
        copy.apply(5, 3);
        copy.undo();
        copy.undo();
        assertThat(game.played()).hasToString("[f5]");
        assertThat(copy.played()).isEmpty();
        assertThat(copy.position()).isEqualTo(OthelloPosition.start());
    }

    @Test
    void wholeGameIsUndoneMoveByMove() {
        Property.check("undo", 200, choices -> {
            var policy = choices.of(List.of(PassPolicy.values()));
            var game = OthelloGame.start(policy);
            var before = new ArrayList<OthelloPosition>();
            while (!game.isOver()) {
                before.add(game.position());
                assertThat(policy == PassPolicy.AUTOMATIC && game.position().mustPass())
                        .isFalse();
                game.apply(choices.of(game.position().legal()));
            }
            assertThat(game.winner().isPresent()).isNotEqualTo(game.isDraw());
            for (OthelloPosition expected : before.reversed()) {
                assertThat(game.undo()).isPresent();
                assertThat(game.position()).isEqualTo(expected);
            }
            assertThat(game.undo()).isEmpty();
        });
    }

    @Test
    void resetForgetsEverything() {
        var game = OthelloGame.start();
        game.apply(4, 5);
        game.reset();
        assertThat(game.position()).isEqualTo(OthelloPosition.start());
        assertThat(game.undo()).isEmpty();
    }
}

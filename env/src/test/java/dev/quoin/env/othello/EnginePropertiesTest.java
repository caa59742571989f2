package dev.quoin.env.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloGame;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.PassPolicy;
import dev.quoin.othello.notation.OthelloBoardText;
import dev.quoin.property.Property;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The properties of the engine; the others are in [EnvironmentPropertiesTest] and [RewardPropertiesTest].
@Tag("othello-rl-environment")
class EnginePropertiesTest {
    private static final int TRIES = 200;

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 1: Piece Flipping Correctness")
    void exactlyTheEnclosedDiscsAreTurned() {
        Property.check("Property 1", TRIES, choices -> {
            OthelloPosition before = Positions.open(choices);
            var plain = new PlainBoard(before, before.toMove());
            int square = choices.of(plain.playable());
            long gained = 1L << square;
            for (int turned : plain.turned(square)) {
                gained |= 1L << turned;
            }
            OthelloPosition after = before.play(OthelloMove.place(square));
            assertThat(after.discs(before.toMove())).isEqualTo(before.mover() | gained);
            assertThat(after.discs(before.toMove().opponent())).isEqualTo(before.other() & ~gained);
        });
    }

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 2: Valid Move Detection")
    void legalIsWhatTurnsADisc() {
        Property.check("Property 2", TRIES, choices -> {
            OthelloPosition position = Positions.any(choices);
            List<Integer> playable = new PlainBoard(position, position.toMove()).playable();
            boolean[] found = position.playable();
            for (int square = 0; square < 64; square++) {
                assertThat(found[square]).isEqualTo(playable.contains(square));
                assertThat(position.isLegal(square / 8, square % 8)).isEqualTo(playable.contains(square));
            }
        });
    }

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 3: Turn Passing")
    void aPassChangesOnlyTheTurn() {
        Property.check("Property 3", TRIES, choices -> {
            OthelloPosition before = Positions.passing(choices);
            assertThat(new PlainBoard(before, before.toMove()).playable()).isEmpty();
            OthelloGame game = OthelloGame.start(PassPolicy.EXPLICIT);
            game.set(before);
            game.pass();
            assertThat(game.position())
                    .isEqualTo(before.withTurn(before.toMove().opponent()));
            assertThatThrownBy(game::pass).isInstanceOf(IllegalMoveException.class);
            OthelloGame passingItself = OthelloGame.start();
            passingItself.set(before);
            assertThat(passingItself.position()).isEqualTo(game.position());
        });
    }

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 4: Player Alternation")
    void playersTakeTurnsUnlessOneMustPass() {
        Property.check("Property 4", TRIES, choices -> {
            OthelloGame game = OthelloGame.start();
            for (int plies = choices.below(62); plies > 0 && !game.isOver(); plies--) {
                Disc mover = game.toMove();
                game.apply(choices.of(game.position().legal()));
                boolean answered = !new PlainBoard(game.position(), mover.opponent())
                        .playable()
                        .isEmpty();
                if (!game.isOver()) {
                    assertThat(game.toMove()).isEqualTo(answered ? mover.opponent() : mover);
                }
            }
        });
    }

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 5: Piece Count Accuracy")
    void countsAreWhatLiesOnTheBoard() {
        Property.check("Property 5", TRIES, choices -> {
            OthelloPosition position = Positions.any(choices);
            var plain = new PlainBoard(position, Disc.BLACK);
            assertThat(position.count(Disc.BLACK)).isEqualTo(plain.count('X'));
            assertThat(position.count(Disc.WHITE)).isEqualTo(plain.count('O'));
            assertThat(position.count(Disc.BLACK) + position.count(Disc.WHITE) + plain.count('-'))
                    .isEqualTo(64);
        });
    }

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 6: Game Termination")
    void aGameIsOverWhenNobodyCanMove() {
        Property.check("Property 6", TRIES, choices -> {
            OthelloPosition position = Positions.any(choices);
            boolean stuck = new PlainBoard(position, Disc.BLACK).playable().isEmpty()
                    && new PlainBoard(position, Disc.WHITE).playable().isEmpty();
            boolean full = new PlainBoard(position, Disc.BLACK).count('-') == 0;
            assertThat(position.isOver()).isEqualTo(full || stuck);
        });
    }

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 7: State Serialization Round-Trip")
    void aPositionComesBackFromEveryFormItIsGivenAwayIn() {
        Property.check("Property 7", TRIES, choices -> {
            OthelloPosition position = Positions.any(choices);
            assertThat(OthelloBoardText.read(OthelloBoardText.write(position))).isEqualTo(position);
            assertThat(OthelloBoardText.read(OthelloBoardText.draw(position))).isEqualTo(position);
            assertThat(new OthelloPosition(position.black(), position.white(), position.toMove()))
                    .isEqualTo(position);
            OthelloGame game = OthelloGame.start(PassPolicy.EXPLICIT);
            game.set(position);
            assertThat(game.copy().position()).isEqualTo(position);
        });
    }

    @Test
    @DisplayName("Feature: othello-rl-environment, Property 8: Action Validity Consistency")
    void everyWayToAskGivesTheSameAnswer() {
        Property.check("Property 8", TRIES, choices -> {
            OthelloPosition position = Positions.open(choices);
            int square = choices.below(64);
            boolean legal =
                    !new PlainBoard(position, position.toMove()).turned(square).isEmpty();
            OthelloMove move = OthelloMove.place(square);
            assertThat(position.isLegal(move)).isEqualTo(legal);
            assertThat(position.refusal(move).isEmpty()).isEqualTo(legal);
            assertThat(Play.begin(choices, position, Map.of()).mask().contains(square))
                    .isEqualTo(legal);
            if (!legal) {
                assertThatThrownBy(() -> position.play(move)).isInstanceOf(IllegalMoveException.class);
            }
        });
    }
}

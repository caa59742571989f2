package dev.quoin.othello.match;

import dev.quoin.game.agent.AgentCatalog;
import dev.quoin.game.agent.Level;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.GameSettings;
import dev.quoin.game.kit.Setting;
import dev.quoin.game.player.ProgramProvider;
import dev.quoin.othello.agent.OthelloAgents;
import dev.quoin.othello.agent.OthelloLevels;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.util.List;

/// The [GameKit] of Othello.
public final class OthelloKit implements GameKit<OthelloPosition, OthelloMove> {
    @Override
    public String id() {
        return OthelloRuleset.ID;
    }

    @Override
    public String title() {
        return "Othello";
    }

    @Override
    public List<Setting> settings() {
        return List.of(
                new Setting(
                        "opening",
                        Integer.toString(BalancedOpenings.standard().plies()),
                        "number of random moves at the start of a game, after which neither side is far ahead",
                        List.of()),
                new Setting(
                        "adjudicate",
                        "none",
                        "exact:N ends a game with at most N empty squares with the result of perfect play",
                        List.of()));
    }

    @Override
    public OthelloRuleset open(GameSettings settings) {
        return new OthelloRuleset(
                settings.value("opening").map(OthelloKit::openings).orElse(BalancedOpenings.standard()),
                settings.value("adjudicate").map(ExactAdjudicator::read).orElse(0));
    }

    private static BalancedOpenings openings(String plies) {
        try {
            return new BalancedOpenings(
                    Integer.parseInt(plies), BalancedOpenings.standard().bound());
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException("opening: " + wrong.getMessage(), wrong);
        }
    }

    @Override
    public AgentCatalog<OthelloPosition, OthelloMove> agents() {
        return OthelloAgents.catalog();
    }

    @Override
    public List<Level> levels() {
        return OthelloLevels.all();
    }

    @Override
    public List<ProgramProvider<OthelloPosition, OthelloMove>> programs() {
        return EngineContestant.providers();
    }
}

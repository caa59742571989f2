package dev.quoin.cli.arena;

import dev.quoin.arena.process.ExternalContestant;
import dev.quoin.crossword.agent.AgentKind;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.game.agent.AgentFactory;
import dev.quoin.game.play.Contestant;
import dev.quoin.game.play.Roster;
import dev.quoin.game.process.Surroundings;
import dev.quoin.othello.agent.OthelloAgentKind;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.match.EngineContestant;
import dev.quoin.othello.match.OthelloRuleset;

/// Whom the command line can name, by game.
final class Rosters {
    private Rosters() {}

    static Roster<CrosswordPosition, CrosswordMove> crossword(CrosswordRuleset ruleset, Surroundings surroundings) {
        Roster<CrosswordPosition, CrosswordMove> roster = Roster.empty();
        for (String form : AgentKind.forms()) {
            roster = roster.with(form.replaceFirst(":.*", ""), (spec, argument) -> kind(ruleset, spec));
        }
        return ExternalContestant.join(roster, ruleset, surroundings);
    }

    private static Contestant<CrosswordPosition, CrosswordMove> kind(CrosswordRuleset ruleset, String spec) {
        AgentKind kind = AgentKind.named(spec)
                .orElseThrow(() -> new IllegalArgumentException("no crossword agent is called '" + spec
                        + "', expected one of " + String.join(", ", AgentKind.forms())));
        AgentFactory<CrosswordPosition, CrosswordMove> maker =
                kind.prepare(ruleset.crossword().variant(), ruleset.crossword().lexicon());
        return Contestant.of(spec, maker);
    }

    static Roster<OthelloPosition, OthelloMove> othello(OthelloRuleset ruleset, Surroundings surroundings) {
        Roster<OthelloPosition, OthelloMove> roster = Roster.empty();
        for (String form : OthelloAgentKind.forms()) {
            roster = roster.with(form.replaceFirst(":.*", ""), (spec, argument) -> othello(spec));
        }
        return EngineContestant.join(ExternalContestant.join(roster, ruleset, surroundings), surroundings);
    }

    private static Contestant<OthelloPosition, OthelloMove> othello(String spec) {
        OthelloAgentKind kind = OthelloAgentKind.named(spec).orElseThrow();
        return Contestant.of(kind.name(), kind.factory());
    }
}

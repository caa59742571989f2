package dev.quoin.cli.arena;

import dev.quoin.arena.crossword.CrosswordDiscipline;
import dev.quoin.arena.othello.EngineContestant;
import dev.quoin.arena.othello.OthelloDiscipline;
import dev.quoin.arena.player.BuiltIn;
import dev.quoin.arena.player.Roster;
import dev.quoin.arena.process.ExternalContestant;
import dev.quoin.crossword.agent.AgentKind;
import dev.quoin.crossword.agent.AgentMaker;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.game.process.Surroundings;
import dev.quoin.othello.agent.OthelloAgentKind;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;

/// Whom the command line can name, by game.
final class Rosters {
    private Rosters() {}

    static Roster<CrosswordPosition, CrosswordMove> crossword(
            CrosswordDiscipline discipline, Surroundings surroundings) {
        Roster<CrosswordPosition, CrosswordMove> roster = Roster.empty();
        for (String form : AgentKind.forms()) {
            roster = roster.with(form.replaceFirst(":.*", ""), (spec, argument) -> kind(discipline, spec));
        }
        return ExternalContestant.join(roster, discipline, surroundings);
    }

    private static BuiltIn<CrosswordPosition, CrosswordMove> kind(CrosswordDiscipline discipline, String spec) {
        AgentKind kind = AgentKind.named(spec)
                .orElseThrow(() -> new IllegalArgumentException("no crossword agent is called '" + spec
                        + "', expected one of " + String.join(", ", AgentKind.forms())));
        AgentMaker maker = kind.prepare(
                discipline.crossword().variant(), discipline.crossword().lexicon());
        return new BuiltIn<>(spec, maker::make);
    }

    static Roster<OthelloPosition, OthelloMove> othello(OthelloDiscipline discipline, Surroundings surroundings) {
        Roster<OthelloPosition, OthelloMove> roster = Roster.empty();
        for (String form : OthelloAgentKind.forms()) {
            roster = roster.with(form.replaceFirst(":.*", ""), (spec, argument) -> othello(spec));
        }
        return EngineContestant.join(ExternalContestant.join(roster, discipline, surroundings), surroundings);
    }

    private static BuiltIn<OthelloPosition, OthelloMove> othello(String spec) {
        OthelloAgentKind kind = OthelloAgentKind.named(spec).orElseThrow();
        return new BuiltIn<>(kind.name(), kind::make);
    }
}

/// Matches between agents: built-in agents and programs in any language, logs, statistics, reports.
///
/// Start with `dev.quoin.arena.match.MatchRun`.
module dev.quoin.arena {
    requires static transitive org.jspecify;
    requires transitive dev.quoin.game;
    requires transitive tools.jackson.core;

    exports dev.quoin.arena.calibration;
    exports dev.quoin.arena.log;
    exports dev.quoin.arena.match;
    exports dev.quoin.arena.process;
    exports dev.quoin.arena.replay;
    exports dev.quoin.arena.report;
    exports dev.quoin.arena.result;
    exports dev.quoin.arena.selfplay;
    exports dev.quoin.arena.tournament;
}

/// Results as people and programs read them: text, JSON, one page with pictures.
/// Start with [dev.quoin.arena.report.MatchText] and [dev.quoin.arena.report.ResultPage].
@NullMarked
package dev.quoin.arena.report;

import org.jspecify.annotations.NullMarked;

/// Reports of results: text, JSON, and an HTML page with charts. Start with
/// [dev.quoin.arena.report.MatchText] and [dev.quoin.arena.report.ResultPage].
@NullMarked
package dev.quoin.arena.report;

import org.jspecify.annotations.NullMarked;

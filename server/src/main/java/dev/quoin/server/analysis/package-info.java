/// Positions that people set up or paste, and what can be said about their moves. Start with
/// [dev.quoin.server.analysis.AnalysisRoutes].
@NullMarked
package dev.quoin.server.analysis;

import org.jspecify.annotations.NullMarked;

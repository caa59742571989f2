/// The analysis of positions that users set up or paste. Start with
/// [dev.quoin.server.analysis.AnalysisRoutes].
@NullMarked
package dev.quoin.server.analysis;

import org.jspecify.annotations.NullMarked;

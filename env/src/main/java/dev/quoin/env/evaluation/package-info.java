/// Evaluations of policies in environments: which games to play, and what each result counts. Start with
/// [dev.quoin.env.evaluation.PairedEpisodes].
@NullMarked
package dev.quoin.env.evaluation;

import org.jspecify.annotations.NullMarked;

/// Evaluation of policies in environments: which games to play and how to score them. Start with
/// [dev.quoin.env.evaluation.PairedEpisodes].
@NullMarked
package dev.quoin.env.evaluation;

import org.jspecify.annotations.NullMarked;

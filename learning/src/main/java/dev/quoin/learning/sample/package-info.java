/// Training samples for the crossword learners: self-play games, and the features and target of every move. Start with
/// [dev.quoin.learning.sample.SelfPlayGames].
@NullMarked
package dev.quoin.learning.sample;

import org.jspecify.annotations.NullMarked;

/// Learning to play from games: what was seen and chosen, and what became of it. Start with
/// [dev.quoin.learning.Lessons]; the learners are in the packages below.
@NullMarked
package dev.quoin.learning;

import org.jspecify.annotations.NullMarked;

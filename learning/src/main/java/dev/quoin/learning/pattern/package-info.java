/// The learner of Othello's `patterns`: values of parts of the board by temporal differences of games against itself.
/// Start with [dev.quoin.learning.pattern.PatternCourse].
@NullMarked
package dev.quoin.learning.pattern;

import org.jspecify.annotations.NullMarked;

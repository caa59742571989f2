/// What is played: rules, how games begin, how they are shown and written down. Start
/// with [dev.quoin.arena.discipline.Discipline].
@NullMarked
package dev.quoin.arena.discipline;

import org.jspecify.annotations.NullMarked;

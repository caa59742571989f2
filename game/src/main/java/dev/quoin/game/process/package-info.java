/// Starts, communicates with and ends external programs that play a game. Start with
/// [dev.quoin.game.process.ProgramLauncher].
@NullMarked
package dev.quoin.game.process;

import org.jspecify.annotations.NullMarked;

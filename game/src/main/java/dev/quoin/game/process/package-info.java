/// Programs outside that take part in a game: started, spoken to in lines, and ended with all they have started. Start
/// with [dev.quoin.game.process.ProgramLauncher].
@NullMarked
package dev.quoin.game.process;

import org.jspecify.annotations.NullMarked;

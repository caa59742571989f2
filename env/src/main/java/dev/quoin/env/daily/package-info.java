/// Daily Letters as an environment for one player. Start with [dev.quoin.env.daily.DailySlots].
@NullMarked
package dev.quoin.env.daily;

import org.jspecify.annotations.NullMarked;

/// Daily Letters as a single-player environment. Start with [dev.quoin.env.daily.DailySlots].
@NullMarked
package dev.quoin.env.daily;

import org.jspecify.annotations.NullMarked;

/// Named options of environments. Start with [dev.quoin.env.option.OptionReader].
@NullMarked
package dev.quoin.env.option;

import org.jspecify.annotations.NullMarked;

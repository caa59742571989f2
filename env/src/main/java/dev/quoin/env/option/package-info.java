/// How environments are configured by name: start with [dev.quoin.env.option.OptionReader].
@NullMarked
package dev.quoin.env.option;

import org.jspecify.annotations.NullMarked;

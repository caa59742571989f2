/// The commands for word lists, and the option by which other commands select one. Start with
/// [dev.quoin.cli.lexicon.LexiconCommand].
@NullMarked
package dev.quoin.cli.lexicon;

import org.jspecify.annotations.NullMarked;

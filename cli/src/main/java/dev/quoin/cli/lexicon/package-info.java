/// The commands about word lists, and the option by which other commands name one. Start with
/// [dev.quoin.cli.lexicon.LexiconCommand].
@NullMarked
package dev.quoin.cli.lexicon;

import org.jspecify.annotations.NullMarked;

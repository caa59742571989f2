/// Reads, writes, replays and checks game records in the GCG format. Start with
/// [dev.quoin.crossword.notation.gcg.GcgReader].
@NullMarked
package dev.quoin.crossword.notation.gcg;

import org.jspecify.annotations.NullMarked;

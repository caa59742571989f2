/// Game records in the GCG format: read, written, replayed and checked. Start with
/// [dev.quoin.crossword.notation.gcg.GcgReader].
@NullMarked
package dev.quoin.crossword.notation.gcg;

import org.jspecify.annotations.NullMarked;

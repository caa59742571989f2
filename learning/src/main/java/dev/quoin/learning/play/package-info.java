/// Playing with networks that were learnt, here or elsewhere: ONNX files as agents of both games. Start with
/// [dev.quoin.learning.play.Model]; `docs/formats.md` says what such a file holds.
@NullMarked
package dev.quoin.learning.play;

import org.jspecify.annotations.NullMarked;

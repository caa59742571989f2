/// Inference: trained networks in ONNX files as agents of both games. Start with [dev.quoin.learning.play.Model];
/// `docs/formats.md` specifies the files.
@NullMarked
package dev.quoin.learning.play;

import org.jspecify.annotations.NullMarked;

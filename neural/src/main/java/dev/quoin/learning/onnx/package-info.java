/// Networks as ONNX files, which other programs can run. Start with [dev.quoin.learning.onnx.OnnxGraph].
@NullMarked
package dev.quoin.learning.onnx;

import org.jspecify.annotations.NullMarked;

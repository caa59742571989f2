package dev.quoin.learning.network;

import org.bytedeco.openblas.presets.openblas_nolapack;
import org.bytedeco.pytorch.global.torch;

/// The library as a whole.
public final class LibTorch {
    private LibTorch() {}

    /// How many threads it uses from now on, in this process.
    ///
    /// Its linear algebra is OpenBLAS, which has threads of its own: left alone, those take every core and
    /// wait for each other by spinning. On a busy machine with two cores that made products of matrices
    /// several times as slow.
    public static void threads(int count) {
        torch.set_num_threads(count);
        openblas_nolapack.blas_set_num_threads(count);
    }
}

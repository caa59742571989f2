package dev.quoin.learning.network;

import org.bytedeco.openblas.presets.openblas_nolapack;
import org.bytedeco.pytorch.global.torch;

/// Global settings of LibTorch.
public final class LibTorch {
    private LibTorch() {}

    /// Sets the number of threads in this process.
    ///
    /// OpenBLAS, which LibTorch uses, has its own threads. Without a limit they take every core and wait for
    /// each other by spinning, which made matrix products several times slower on a busy machine with two
    /// cores.
    public static void setThreads(int count) {
        torch.set_num_threads(count);
        openblas_nolapack.blas_set_num_threads(count);
    }
}

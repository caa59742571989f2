package dev.quoin.learning.linear;

/// Ridge regression: least squares with an L2 penalty.
final class Ridge {
    private Ridge() {}

    /// Returns the vector `d` that minimizes |rows · d − targets|² + penalty · dᵀ moments d; it is unique
    /// for any number of rows.
    ///
    /// @param penalty more than 0
    static double[] solve(double[][] rows, double[] targets, double penalty, FeatureMoments moments) {
        int width = rows[0].length;
        var matrix = new double[width][width];
        var right = new double[width];
        for (int one = 0; one < width; one++) {
            for (int row = 0; row < rows.length; row++) {
                right[one] += rows[row][one] * targets[row];
            }
            for (int other = 0; other <= one; other++) {
                matrix[one][other] = penalty * moments.mean(one, other);
                for (double[] row : rows) {
                    matrix[one][other] += row[one] * row[other];
                }
            }
        }
        return Cholesky.solve(matrix, right);
    }
}

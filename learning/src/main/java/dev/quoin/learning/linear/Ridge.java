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
        factor(matrix);
        return substitute(matrix, right);
    }

    /// Computes the Cholesky factor of a symmetric positive definite matrix, in place in its lower triangle.
    private static void factor(double[][] matrix) {
        for (int column = 0; column < matrix.length; column++) {
            for (int row = column; row < matrix.length; row++) {
                double sum = matrix[row][column];
                for (int at = 0; at < column; at++) {
                    sum -= matrix[row][at] * matrix[column][at];
                }
                matrix[row][column] = row == column ? Math.sqrt(sum) : sum / matrix[column][column];
            }
        }
    }

    private static double[] substitute(double[][] factor, double[] right) {
        double[] answer = right.clone();
        for (int row = 0; row < answer.length; row++) {
            for (int at = 0; at < row; at++) {
                answer[row] -= factor[row][at] * answer[at];
            }
            answer[row] /= factor[row][row];
        }
        for (int row = answer.length - 1; row >= 0; row--) {
            for (int at = row + 1; at < answer.length; at++) {
                answer[row] -= factor[at][row] * answer[at];
            }
            answer[row] /= factor[row][row];
        }
        return answer;
    }
}

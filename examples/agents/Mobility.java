import java.util.Scanner;

/// An Othello agent that finds its moves itself: it leaves the opponent as few replies as it can, and likes corners.
///
///     ./quoin arena check --game othello 'java examples/agents/Mobility.java'
public class Mobility {
    /// The board after a move; the square stays empty when the move turns nothing.
    static char[] play(char[] board, int square, char me) {
        char[] after = board.clone();
        for (int way = 0; way < 9 && board[square] == '.'; way++) {
            int down = way / 3 - 1, right = way % 3 - 1, steps = 1;
            while (at(board, square, down * steps, right * steps) == other(me)) steps++;
            if (steps == 1 || at(board, square, down * steps, right * steps) != me) continue;
            for (int step = 0; step < steps; step++) after[square + step * (8 * down + right)] = me;
        }
        return after;
    }

    /// What lies so far from a square; nothing beyond the edge.
    static char at(char[] board, int square, int down, int right) {
        int row = square / 8 + down, column = square % 8 + right;
        return row >= 0 && row < 8 && column >= 0 && column < 8 ? board[row * 8 + column] : '.';
    }

    static char other(char side) {
        return side == 'B' ? 'W' : 'B';
    }

    static int replies(char[] board, char side) {
        int count = 0;
        for (int square = 0; square < 64; square++) count += play(board, square, side)[square] == board[square] ? 0 : 1;
        return count;
    }

    static String choose(char[] board, char me) {
        String best = "pass";
        int most = Integer.MIN_VALUE;
        for (int square = 0; square < 64; square++) {
            char[] after = play(board, square, me);
            boolean corner = (square / 8) % 7 == 0 && (square % 8) % 7 == 0;
            int value = (corner ? 20 : 0) - replies(after, other(me));
            if (after[square] == board[square] || value <= most) continue;
            best = (char) ('a' + square % 8) + "" + (square / 8 + 1);
            most = value;
        }
        return best;
    }

    public static void main(String[] arguments) {
        var input = new Scanner(System.in);
        while (input.hasNextLine()) {
            String message = input.nextLine();
            if (message.contains("\"moverequired\":true")) {
                String board = message.split("\"board\":\"")[1].substring(0, 64);
                System.out.println(choose(board.toCharArray(), message.split("\"colour\":\"")[1].charAt(0)));
            }
        }
    }
}

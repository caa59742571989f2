import dev.quoin.game.Game;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.MoveReason;
import dev.quoin.game.Notation;
import dev.quoin.game.Outcome;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// The rules of Connect Four: players drop discs into seven columns of six, and four in a row win.
///
/// A move is a column, counted from 0 and written `a` to `g`.
public final class ConnectFour implements Game<ConnectFour.Position, Integer>, Notation<ConnectFour.Position, Integer> {
    static final int COLUMNS = 7;
    static final int ROWS = 6;
    private static final String DISCS = "XO";
    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    /// A board.
    ///
    /// @param discs the columns from left to right, each from the bottom up: `X` first, `O` second, `.` empty
    public record Position(String discs) {
        char disc(int column, int row) {
            boolean outside = column < 0 || column >= COLUMNS || row < 0 || row >= ROWS;
            return outside ? '.' : discs.charAt(column * ROWS + row);
        }

        int height(int column) {
            return (int) IntStream.range(0, ROWS)
                    .filter(row -> disc(column, row) != '.')
                    .count();
        }

        int count() {
            return IntStream.range(0, COLUMNS).map(this::height).sum();
        }

        /// The seat with four in a row.
        Optional<Integer> winner() {
            for (int square = 0; square < COLUMNS * ROWS; square++) {
                for (int[] direction : DIRECTIONS) {
                    char disc = discs.charAt(square);
                    if (disc != '.' && isLine(square / ROWS, square % ROWS, direction)) {
                        return Optional.of(DISCS.indexOf(disc));
                    }
                }
            }
            return Optional.empty();
        }

        private boolean isLine(int column, int row, int[] direction) {
            return IntStream.range(1, 4)
                    .allMatch(step -> disc(column + step * direction[0], row + step * direction[1])
                            == disc(column, row));
        }

        /// The board as people see it, the top row first.
        @Override
        public String toString() {
            var text = new StringBuilder();
            for (int row = ROWS - 1; row >= 0; row--) {
                for (int column = 0; column < COLUMNS; column++) {
                    text.append(disc(column, row));
                }
                text.append('\n');
            }
            return text.append("abcdefg").toString();
        }
    }

    @Override
    public Position start(RandomGenerator chance) {
        return new Position(".".repeat(COLUMNS * ROWS));
    }

    @Override
    public int toMove(Position position) {
        return position.count() % 2;
    }

    @Override
    public List<Integer> legalMoves(Position position) {
        return outcome(position).isPresent()
                ? List.of()
                : IntStream.range(0, COLUMNS)
                        .filter(column -> position.height(column) < ROWS)
                        .boxed()
                        .toList();
    }

    @Override
    public Position play(Position position, Integer column, RandomGenerator chance) {
        if (!legalMoves(position).contains(column)) {
            throw new IllegalMoveException(MoveReason.UNPLAYABLE, "no disc fits into column " + (char) ('a' + column));
        }
        var discs = new StringBuilder(position.discs());
        discs.setCharAt(column * ROWS + position.height(column), DISCS.charAt(toMove(position)));
        return new Position(discs.toString());
    }

    @Override
    public Optional<Outcome> outcome(Position position) {
        Optional<Outcome> won =
                position.winner().map(winner -> winner == 0 ? Outcome.of(1, 0) : Outcome.of(0, 1));
        return won.isEmpty() && position.count() == COLUMNS * ROWS ? Optional.of(Outcome.of(0, 0)) : won;
    }

    @Override
    public Position seenBy(int seat, Position position) {
        return position;
    }

    @Override
    public Notation<Position, Integer> notation() {
        return this;
    }

    @Override
    public String write(Position position, Integer column) {
        return String.valueOf((char) ('a' + column));
    }

    @Override
    public Integer read(Position position, String text) {
        if (!text.matches("[a-g]")) {
            throw new IllegalMoveException(MoveReason.UNREADABLE, "a move is a column from a to g, got '" + text + "'");
        }
        return text.charAt(0) - 'a';
    }
}

// An Othello agent: alpha-beta search, four moves deep, with a weight for each square.
//
//     g++ -O2 -std=c++17 -o weights examples/agents/weights.cpp
//     ./quoin arena check --game othello ./weights
//
// The standard library of C++ has no JSON parser. text() finds the few fields that this agent needs.
#include <algorithm>
#include <iostream>
#include <string>

using Board = std::string; // 64 squares, row by row: '.', 'B' or 'W'

const int DEPTH = 4;
const int INFINITE = 1000000;

// Corners are good, and the squares next to them are bad. All eight parts of the board are alike.
const int WEIGHTS[4][4] = {{100, -20, 10, 5}, {-20, -40, -2, -2}, {10, -2, 1, 1}, {5, -2, 1, 1}};

std::string text(const std::string &message, const std::string &name) {
    const std::string key = "\"" + name + "\":\"";
    const size_t at = message.find(key);
    if (at == std::string::npos) return "";
    const size_t start = at + key.size();
    return message.substr(start, message.find('"', start) - start);
}

char other(char side) { return side == 'B' ? 'W' : 'B'; }

bool has(const Board &board, int row, int column, char side) {
    return row >= 0 && row < 8 && column >= 0 && column < 8 && board[row * 8 + column] == side;
}

// Plays a move if it is legal. Returns whether it is.
bool play(Board &board, int square, char side) {
    if (board[square] != '.') return false;
    bool legal = false;
    for (int way = 0; way < 9; way++) {
        const int down = way / 3 - 1, right = way % 3 - 1;
        int row = square / 8 + down, column = square % 8 + right;
        while (has(board, row, column, other(side))) row += down, column += right;
        if (!has(board, row, column, side)) continue;
        for (row -= down, column -= right; has(board, row, column, other(side)); row -= down, column -= right) {
            board[row * 8 + column] = side;
            legal = true;
        }
    }
    if (legal) board[square] = side;
    return legal;
}

int evaluate(const Board &board, char side) {
    int value = 0;
    for (int square = 0; square < 64; square++) {
        if (board[square] == '.') continue;
        const int row = std::min(square / 8, 7 - square / 8), column = std::min(square % 8, 7 - square % 8);
        value += board[square] == side ? WEIGHTS[row][column] : -WEIGHTS[row][column];
    }
    return value;
}

// Returns the value of a position for the side to move, and its best move; -1 is a pass.
int search(const Board &board, char side, int depth, int alpha, int beta, int &best) {
    best = -1;
    if (depth == 0) return evaluate(board, side);
    int ignored;
    for (int square = 0; square < 64; square++) {
        Board after = board;
        if (!play(after, square, side)) continue;
        const int value = -search(after, other(side), depth - 1, -beta, -alpha, ignored);
        if (best < 0 || value > alpha) best = square;
        alpha = std::max(alpha, value);
        if (alpha >= beta) break;
    }
    // Without a legal move the side passes.
    return best < 0 ? -search(board, other(side), depth - 1, -beta, -alpha, ignored) : alpha;
}

int main() {
    std::string message;
    while (std::getline(std::cin, message)) {
        if (message.find("\"moverequired\":true") == std::string::npos) continue; // a notice: do not reply
        int best;
        search(text(message, "board"), text(message, "colour")[0], DEPTH, -INFINITE, INFINITE, best);
        std::cout << (best < 0 ? "pass" : std::string{char('a' + best % 8), char('1' + best / 8)}) << std::endl;
    }
}

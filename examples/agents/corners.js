#!/usr/bin/env node
// An Othello agent: takes corners, leaves the squares beside empty corners alone, else turns as few discs as it can.
//
//     ./quoin arena check --game othello 'node examples/agents/corners.js'

const lines = require("readline").createInterface({ input: process.stdin });

const CORNERS = ["a1", "h1", "a8", "h8"];

function place(square) {
  return { column: square.charCodeAt(0) - 97, row: Number(square[1]) - 1 };
}

function isBeside(square, corner) {
  const a = place(square);
  const b = place(corner);
  return Math.abs(a.row - b.row) <= 1 && Math.abs(a.column - b.column) <= 1;
}

function isEmpty(board, square) {
  const { row, column } = place(square);
  return board[row * 8 + column] === ".";
}

function value(message, move, turned) {
  if (move === "pass") return 0;
  if (CORNERS.includes(move)) return 100;
  const danger = CORNERS.some((corner) => isBeside(move, corner) && isEmpty(message.board, corner));
  const { row, column } = place(move);
  const edge = row === 0 || row === 7 || column === 0 || column === 7;
  const discs = message.board.replaceAll(".", "").length;
  const greed = discs > 50 ? turned : -turned; // few discs are good until the end comes near
  return greed - (danger ? 50 : 0) + (edge ? 5 : 0);
}

function choose(message) {
  const values = message.legalmoves.map((move, index) => value(message, move, message.legalscores[index]));
  return message.legalmoves[values.indexOf(Math.max(...values))];
}

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.status.moverequired) {
    console.log(message.legalmoves ? choose(message) : "legal?");
  }
});

"use strict";
(() => {
  const match = JSON.parse(document.getElementById("match").textContent);
  const grid = match.grid;
  const element = (id) => document.getElementById(id);
  const blocks = new Map();
  let game;
  let boards = [];
  let step = 0;

  /** Called by the scripts in the folder "replay". */
  window.quoinReplay = (first, count, games) => {
    blocks.set(first, new Map(games.map((each) => [each.label, each])));
  };

  const make = (name, text, style) => {
    const made = document.createElement(name);
    if (text !== undefined) made.textContent = text;
    if (style) made.className = style;
    return made;
  };

  const label = () => element("pair").value.padStart(5, "0") + element("game").value;
  const firstOf = (pair) => Math.floor((pair - 1) / match.block) * match.block + 1;

  const complain = (text) => {
    element("problem").textContent = text;
    element("problem").hidden = !text;
    element("replay").hidden = Boolean(text);
  };

  /** Loads the script with a pair, unless it has been loaded. */
  const load = (pair, then) => {
    const first = firstOf(pair);
    if (blocks.has(first)) return then();
    const script = make("script");
    script.src = "replay/" + String(first).padStart(5, "0") + ".js";
    script.onload = then;
    script.onerror = () => complain("The games of this pair have not been written yet. Reload the page later.");
    document.head.append(script);
  };

  const choose = (atStep) => {
    const last = Math.max(1, match.last);
    const pair = Math.min(last, Math.max(1, Math.trunc(Number(element("pair").value)) || 1));
    element("pair").value = pair;
    const wanted = label();
    const second = element("game").value === "b";
    element("previous").disabled = pair === 1 && !second;
    element("next").disabled = pair === last && second;
    load(pair, () => {
      if (wanted !== label()) return;
      const found = blocks.get(firstOf(pair))?.get(wanted);
      if (!found) return complain("This game has not been played yet. Reload the page later.");
      complain("");
      open(found, atStep);
    });
  };

  const open = (chosen, atStep) => {
    game = chosen;
    boards = [game.start];
    let squares = { ...game.start.squares };
    boards[0] = { squares, board: game.start.board };
    for (const move of game.moves) {
      squares = { ...squares, ...move.squares };
      boards.push({ squares, board: move.board });
    }
    element("slider").max = game.moves.length;
    element("moves").replaceChildren(...game.moves.map(moveRow));
    element("ending").textContent = result();
    history.replaceState(null, "", "#" + game.label);
    show(Math.min(atStep ?? 0, game.moves.length));
  };

  const result = () => {
    const points = game.names.map((name, seat) => name + " " + game.points[seat]).join(", ");
    return "Result: " + points + ". " + game.end;
  };

  const moveRow = (move, at) => {
    const row = make("li");
    const button = make("button", undefined, move.seat === 1 ? "second" : "");
    button.type = "button";
    button.append(make("span", at + 1, "number"));
    const what = make("span", move.text);
    const notes = [game.names[move.seat], time(move.ms)];
    if (move.substituted) notes.push("played for the agent");
    for (const refusal of move.refusals ?? []) notes.push("rejected: " + refusal);
    what.append(make("small", notes.join(" · ")));
    button.append(what, make("span", signed(move.gain), "gain"));
    button.addEventListener("click", () => show(at + 1));
    row.append(button);
    return row;
  };

  const signed = (points) => (points < 0 ? "−" + -points : "+" + points);
  const time = (ms) => (ms < 1000 ? ms + " ms" : (ms / 1000).toFixed(1) + " s");

  const show = (at) => {
    step = Math.min(game.moves.length, Math.max(0, at));
    const move = game.moves[step - 1];
    const points = step === game.moves.length ? game.points : (move ?? game.start).points;
    const turn = game.moves[step]?.seat;
    element("score").replaceChildren(
      ...game.names.map((name, seat) => make("span", name + " " + points[seat], seat === turn ? "turn" : "")),
    );
    element("rack").textContent = rackText(move);
    element("status").textContent = describe(move, points);
    element("slider").value = step;
    for (const id of ["first", "back-step"]) element(id).disabled = step === 0;
    for (const id of ["forward", "end"]) element(id).disabled = step === game.moves.length;
    [...element("moves").children].forEach((row, index) => {
      if (index === step - 1) {
        row.firstChild.setAttribute("aria-current", "step");
        keepVisible(row);
      } else row.firstChild.removeAttribute("aria-current");
    });
    draw(boards[step], move);
  };

  /** Scrolls the list, but never the page. */
  const keepVisible = (row) => {
    const list = element("moves");
    const top = row.offsetTop - list.offsetTop;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + row.offsetHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = top + row.offsetHeight - list.clientHeight;
    }
  };

  const rackText = (move) => {
    const next = game.moves[step];
    const parts = [];
    if (move?.rack) parts.push(game.names[move.seat] + " had " + move.rack);
    if (next?.rack) parts.push(game.names[next.seat] + " has " + next.rack);
    return parts.join(" · ");
  };

  const describe = (move, points) => {
    if (!move) return "Start of the game. " + game.moves.length + (game.moves.length === 1 ? " move." : " moves.");
    const score = game.names.map((name, seat) => name + " " + points[seat]).join(", ");
    const end = step === game.moves.length ? " End of the game. " + game.end : "";
    return `Move ${step} of ${game.moves.length}: ${game.names[move.seat]} ${move.text}, ${signed(move.gain)}. ${score}.${end}`;
  };

  const letters = (column) => {
    const letter = String.fromCharCode(65 + (column % 26));
    return column < 26 ? letter : letters(Math.floor(column / 26) - 1) + letter;
  };

  const draw = (board, move) => {
    element("text").hidden = Boolean(grid);
    element("board").hidden = !grid;
    if (!grid) {
      element("text").textContent = board.board;
      element("rows").textContent = board.board;
      return;
    }
    const cells = [make("span", "", "label")];
    const rows = [];
    for (let column = 0; column < grid.columns; column++) cells.push(make("span", heading(column), "label"));
    for (let row = 0; row < grid.rows; row++) {
      cells.push(make("span", row + 1, "label"));
      let text = String(row + 1).padStart(2) + " ";
      for (let column = 0; column < grid.columns; column++) {
        const at = row * grid.columns + column;
        const piece = board.squares[at] ?? "";
        cells.push(square(piece, grid.marks[at] ?? "", move?.squares && at in move.squares));
        text += " " + spoken(piece);
      }
      rows.push(text);
    }
    const names = Array.from({ length: grid.columns }, (_, column) => heading(column));
    element("rows").textContent = "    " + names.join(" ") + "\n" + rows.join("\n");
    element("board").className = grid.pieces;
    element("board").style.gridTemplateColumns = `1.4em repeat(${grid.columns},minmax(0,1fr))`;
    element("board").setAttribute("aria-label", step === 0 ? "Board at the start" : "Board after move " + step);
    element("board").replaceChildren(...cells);
  };

  const heading = (column) => (grid.pieces === "discs" ? letters(column).toLowerCase() : letters(column));

  /** A blank is lower case, as in other board texts. */
  const spoken = (piece) => {
    if (piece === "") return ".";
    const face = piece.startsWith("?") ? piece.slice(1).toLowerCase() : piece;
    return [...face].length > 1 ? "[" + face + "]" : face;
  };

  const square = (piece, mark, isNew) => {
    const cell = make("span", undefined, "square");
    if (piece === "") {
      if (mark) {
        cell.classList.add(mark.includes("W") ? "word" : mark.includes("L") ? "letter" : "start");
        cell.append(make("small", mark.replace("*", "★")));
      }
    } else if (grid.pieces === "discs") {
      cell.classList.add("disc", piece === "B" ? "black" : "white");
    } else {
      const blank = piece.startsWith("?");
      const face = blank ? piece.slice(1) : piece;
      cell.classList.add("tile");
      if (blank) cell.classList.add("blank");
      if ([...face].length > 1) cell.classList.add("long");
      cell.append(make("span", face));
      if (!blank && face in grid.values) cell.append(make("sub", grid.values[face]));
    }
    if (isNew) cell.classList.add("new");
    return cell;
  };

  const turnGame = (by) => {
    const number = Number(element("pair").value) * 2 + (element("game").value === "b" ? 1 : 0) + by;
    if (number < 2 || number > match.last * 2 + 1) return;
    element("pair").value = Math.floor(number / 2);
    element("game").value = number % 2 === 1 ? "b" : "a";
    choose();
  };

  const keys = {
    ArrowLeft: () => show(step - 1),
    ArrowRight: () => show(step + 1),
    Home: () => show(0),
    End: () => show(game.moves.length),
    PageUp: () => turnGame(-1),
    PageDown: () => turnGame(1),
  };

  document.addEventListener("keydown", (event) => {
    const isField = event.target.closest?.("input,select");
    if (!game || !keys[event.key] || isField || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    keys[event.key]();
  });
  element("chooser").addEventListener("submit", (event) => {
    event.preventDefault();
    choose();
  });
  element("pair").addEventListener("change", () => choose());
  element("game").addEventListener("change", () => choose());
  element("previous").addEventListener("click", () => turnGame(-1));
  element("next").addEventListener("click", () => turnGame(1));
  element("first").addEventListener("click", () => show(0));
  element("back-step").addEventListener("click", () => show(step - 1));
  element("forward").addEventListener("click", () => show(step + 1));
  element("end").addEventListener("click", () => show(game.moves.length));
  element("slider").addEventListener("input", () => show(Number(element("slider").value)));

  const title = match.names.join(" v ");
  document.title = title;
  element("title").textContent = title;
  element("back").href = match.back;
  element("pair").max = Math.max(1, match.last);
  const asked = /^#0*([1-9]\d{0,8})([ab])(?:@(\d{1,4}))?$/.exec(location.hash);
  if (asked) {
    element("pair").value = asked[1];
    element("game").value = asked[2];
  }
  if (match.last === 0) complain("No game has been played yet. Reload the page later.");
  else choose(asked?.[3] === undefined ? 0 : Number(asked[3]));
})();

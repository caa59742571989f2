//! A crossword agent: plays for points, and keeps a balance of vowels and consonants on its rack.
//!
//!     rustc -O -o balance examples/agents/balance.rs
//!     ./quoin arena check ./balance
//!
//! The standard library of Rust has no JSON parser. `between` finds the few fields that this agent needs; for more, use
//! a JSON crate.

use std::io::{self, BufRead, Write};

/// The text between two markers.
fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    let rest = &text[text.find(start)? + start.len()..];
    rest.find(end).map(|at| &rest[..at])
}

/// The tiles on the rack after a move. Tiles in parentheses are on the board already, lower case is a blank.
fn kept(rack: &str, play: &str) -> Vec<char> {
    let mut tiles: Vec<char> = rack.chars().collect();
    let mut on_board = false;
    for letter in play.split(' ').nth(1).unwrap_or("").chars() {
        match letter {
            '(' => on_board = true,
            ')' => on_board = false,
            _ if on_board => {}
            _ => {
                let tile = if letter.is_lowercase() { '?' } else { letter };
                if let Some(at) = tiles.iter().position(|&held| held == tile) {
                    tiles.remove(at);
                }
            }
        }
    }
    tiles
}

/// The score of a move, plus the value of what it leaves on the rack.
fn value(rack: &str, play: &str, score: i32) -> i32 {
    let tiles = kept(rack, play);
    let count = |letters: &str| tiles.iter().filter(|&&tile| letters.contains(tile)).count() as i32;
    let (vowels, blanks) = (count("AEIOU"), count("?"));
    let consonants = tiles.len() as i32 - vowels - blanks;
    score + 20 * blanks + 5 * count("S") - 6 * count("QVU") - 3 * (consonants - vowels).abs()
}

/// The best of the legal moves; none if the message does not list them.
fn choose(message: &str) -> Option<&str> {
    let plays = between(message, "\"legalmoves\":[\"", "\"]")?.split("\",\"");
    let scores = between(message, "\"legalscores\":[", "]")?.split(',');
    let rack = between(message, "\"rack\":\"", "\"")?;
    let bag_is_empty = message.contains("\"bag\":0,");
    plays
        .zip(scores.map(|score| score.parse().unwrap_or(0)))
        .max_by_key(|&(play, score)| if bag_is_empty { score } else { value(rack, play, score) })
        .map(|(play, _)| play)
}

fn main() -> io::Result<()> {
    for line in io::stdin().lock().lines() {
        let message = line?;
        if message.contains("\"moverequired\":true") {
            // Without a list of legal moves, ask for it: the same request comes again with it.
            println!("{}", choose(&message).unwrap_or("legal?"));
            io::stdout().flush()?;
        }
    }
    Ok(())
}

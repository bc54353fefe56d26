//! A bot in Rust that searches: it knows no rule, and asks the game how every move does in 40 games.
//!
//!     rustc -O -o bot examples/outside/bot.rs
//!     london-bridge arena --bots exec:./bot,apprentice --players 2 --games 10
//!
//! docs/bot-protocol.md describes the lines. It looks for what it needs of the JSON, so that it needs no crate: keys
//! stand in it as they are written here, without spaces.

use std::io::{self, BufRead, Write};

const PLAYOUTS: u32 = 40;

/// What follows a key.
fn after<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    text.find(key).map(|at| &text[at + key.len()..])
}

/// The whole number that follows a key.
fn number(text: &str, key: &str) -> usize {
    let digits = after(text, key).unwrap_or("0");
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    digits[..end].parse().unwrap_or(0)
}

/// The words of a list of strings that follows a key.
fn words(text: &str, key: &str) -> Vec<String> {
    let list = after(text, key).and_then(|rest| rest.split(']').next()).unwrap_or("");
    list.split(',').map(|word| word.trim_matches('"').to_string()).collect()
}

/// A seat's number in the list that follows a key.
fn own(result: &str, key: &str, seat: usize) -> f64 {
    let list = after(result, key).and_then(|rest| rest.split(']').next()).unwrap_or("");
    list.split(',').nth(seat).and_then(|value| value.parse().ok()).unwrap_or(0.0)
}

/// Which of the results is best: a share of winning is worth more than any money, then money decides.
fn best(text: &str, seat: usize) -> usize {
    let results = after(text, "\"results\":[").unwrap_or("");
    let mut found = (0, f64::NEG_INFINITY);
    for (i, result) in results.split('{').skip(1).enumerate() {
        if result.starts_with("\"error\"") {
            continue;
        }
        let worth = own(result, "\"wins\":[", seat) * 50.0 + own(result, "\"money\":[", seat);
        if worth > found.1 {
            found = (i, worth);
        }
    }
    found.0
}

fn main() -> io::Result<()> {
    let (mut legal, mut seat, mut seed) = (Vec::new(), 0, 0u64);
    let mut out = io::stdout();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match word {
            "london-bridge" => writeln!(out, "ready asker-rs")?,
            "new" => seed = rest.parse().unwrap_or(0), // from 0 to 2^64 - 1
            "choose" => {
                legal = words(rest, "\"legal\":[");
                seat = number(rest, "\"seat\":");
                let lines: Vec<String> = legal.iter().map(|word| format!("[\"{word}\"]")).collect();
                let lines = lines.join(",");
                writeln!(out, "playouts {{\"playouts\":{PLAYOUTS},\"seed\":{},\"lines\":[{lines}]}}", seed % 1_000_000)?;
                seed = seed.wrapping_add(1);
            }
            "played" => writeln!(out, "move {}", legal[best(rest, seat).min(legal.len() - 1)])?,
            "error" => writeln!(out, "move {}", legal[0])?,
            "quit" => break,
            _ => {}
        }
        out.flush()?;
    }
    Ok(())
}

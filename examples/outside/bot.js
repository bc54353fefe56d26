// A bot in JavaScript that searches: it knows no rule, and asks the game how every move does in 40 games.
//
//     london-bridge arena --bots 'exec:node examples/outside/bot.js',apprentice --players 2 --games 10
//
// docs/bot-protocol.md describes the lines.
'use strict';

const readline = require('node:readline');

const PLAYOUTS = 40;
let view = null;
let seed = 0n;

const say = (line) => process.stdout.write(`${line}\n`);

function ask() {
  const lines = view.legal.map((move) => [move]);
  say(`playouts ${JSON.stringify({ lines, playouts: PLAYOUTS, seed: Number(seed % 1000000n) })}`);
  seed += 1n;
}

// A share of winning is worth more than any money; between equal shares money decides.
function best(results) {
  const worth = (one) => (one.error ? -Infinity : one.wins[view.seat] * 50 + one.money[view.seat]);
  const worths = results.map(worth);
  return view.legal[worths.indexOf(Math.max(...worths))];
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const space = line.indexOf(' ');
  const word = space < 0 ? line : line.slice(0, space);
  const rest = space < 0 ? '' : line.slice(space + 1);
  if (word === 'london-bridge') say('ready asker-js');
  else if (word === 'new') seed = BigInt(rest); // from 0 to 2^64 - 1: more than a Number holds
  else if (word === 'choose') {
    view = JSON.parse(rest);
    ask();
  } else if (word === 'played') say(`move ${best(JSON.parse(rest).results)}`);
  else if (word === 'error') say(`move ${view.legal[0]}`);
  else if (word === 'quit') process.exit(0);
});

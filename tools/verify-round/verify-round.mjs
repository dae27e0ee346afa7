#!/usr/bin/env node
/**
 * Plays rounds again from their seeds, by docs/fairness.md and nothing else: this folder needs no
 * other, so that it proves something to whoever does not trust the operator's programs.
 *
 *   npx verify-round --sheet <address or file> --server-seed <hex> --client-seed <text> \
 *     --nonce <number> [--hash <hex>] [--stake <minor units>] [--payout <minor units>] \
 *     [--currency <code>] [--choice <how it began>] [--acts red,take] [--terminating-hash <hex>] \
 *     [--laid meron=10,wala=6] [--seats 1,4]
 *   npx verify-round --sheet <address or file> --server-seed <hex> --client-seed <text> \
 *     --hits <hits of a reserve of fishing> --currency <code> [--hash <hex>] [--spent <minor units>] \
 *     [--won <minor units>]
 *   npx verify-round --sheet <address or file> --rounds <file: one such round as JSON a line>
 *
 * Prints one line of JSON a round. Ends with 1 if a promise was not kept or a payout differs, of
 * which `jackpot` (minor units, in a file) is left out: seeds say which was won, not what was in it.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { verifyBet } from './bets.mjs';
import { verifyHits } from './fishing.mjs';
import { verifySlot } from './slots.mjs';

/** What is found of a round, and whether the seed is the one whose hash was shown before. */
function verify(sheet, round) {
  const serverSeedHash = createHash('sha256').update(round.serverSeed).digest('hex');
  const isKept = round.serverSeedHash === undefined || round.serverSeedHash === serverSeedHash;
  const found = play(sheet, round);
  return { serverSeedHash, ...found, isSound: isKept && found.isSound };
}

function play(sheet, round) {
  if (sheet.kind !== 'bet') return verifySlot(sheet.definition ?? sheet, round);
  return sheet.definition ? verifyHits(sheet, round) : verifyBet(sheet, round);
}

async function readSheet(where) {
  const text = /^https?:/.test(where)
    ? await (await fetch(where)).text()
    : readFileSync(where, 'utf8');
  const read = JSON.parse(text);
  return read.value ?? read;
}

function readOptions(words) {
  const options = {};
  for (let at = 0; at < words.length; at += 2) {
    const name = /^--([a-z-]+)$/.exec(words[at])?.[1];
    if (!name || words[at + 1] === undefined) throw new Error(`What is ${words[at]}?`);
    options[name] = words[at + 1];
  }
  return options;
}

function roundsOf(options) {
  if (options.rounds) {
    const lines = readFileSync(options.rounds, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line));
  }
  const { 'server-seed': serverSeed, 'client-seed': clientSeed, nonce, hash, stake } = options;
  const { choice, acts, currency, payout, laid, seats } = options;
  const { hits, spent, won, 'terminating-hash': terminatingHash } = options;
  if (!serverSeed || !clientSeed || !(hits || /^\d+$/.test(nonce ?? ''))) {
    throw new Error('Give --server-seed, --client-seed and --nonce or --hits, or --rounds.');
  }
  const seeds = { serverSeed, clientSeed, nonce: Number(nonce), serverSeedHash: hash };
  const bet = { stake, payout, currency, choice, laid, seats, terminatingHash };
  const told = { ...bet, hits, spent, won };
  return [{ ...seeds, ...told, ...(acts ? { acts: acts.split(',') } : {}) }];
}

try {
  const options = readOptions(process.argv.slice(2));
  if (!options.sheet) throw new Error('Give --sheet: the address or file of the game’s sheet.');
  const sheet = await readSheet(options.sheet);
  for (const round of roundsOf(options)) {
    const found = verify(sheet, round);
    process.stdout.write(`${JSON.stringify(found)}\n`);
    if (!found.isSound) process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

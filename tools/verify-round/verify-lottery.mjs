#!/usr/bin/env node
/**
 * Checks house draws of the lottery, by section 14 of docs/fairness.md and nothing else.
 *
 *   npx verify-lottery --origin <lottery> --draw <id> [--key <beacon's public key>]
 *   npx verify-lottery --record <file> [--key …]
 *   npx verify-lottery --family <name> --seed <text> --salt <text> [--hash <hex>] [--numbers "1 2 3 + 4"]
 *   npx verify-lottery --draws <file>
 *
 * A record is what `<lottery>/lottery/v1/draws/<id>` answers; a file of draws has one such value, with its
 * `family`, on each line. Prints one line of JSON a draw. Ends with 1 if a promise was not kept.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { familyOf, verifyLottery } from './lottery.mjs';

const text = { type: 'string' };
const options = {
  origin: text,
  draw: text,
  record: text,
  draws: text,
  family: text,
  seed: text,
  salt: text,
  hash: text,
  numbers: text,
  key: text,
};

function readRecord(answer) {
  if (answer.success === false) throw new Error(`The lottery says ${answer.code}.`);
  const { draw, proof } = answer.value ?? answer;
  if (!proof) throw new Error('The numbers of this draw come from outside: there is no seed.');
  const { gameCode, numbers, closesAt, corrections } = draw;
  if (corrections > 0) throw new Error('A house draw is never corrected, this one was.');
  return { family: familyOf(gameCode), proof, numbers, closesAt };
}

function readNumbers(written) {
  const [main, extra = ''] = written.split('+');
  const list = (part) =>
    part
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
  return { main: list(main), extra: list(extra) };
}

async function readGiven({ origin, draw, record, draws, family, seed, salt, hash, numbers }) {
  if (origin && draw) {
    const address = new URL(`/lottery/v1/draws/${encodeURIComponent(draw)}`, origin);
    return [readRecord(await (await fetch(address)).json())];
  }
  if (record) return [readRecord(JSON.parse(readFileSync(record, 'utf8')))];
  if (draws) {
    const lines = readFileSync(draws, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line));
  }
  if (!family || !seed || !salt) {
    throw new Error('Give --origin and --draw, --record, --draws, or --family, --seed and --salt.');
  }
  const proof = { serverSeed: seed, salt, serverSeedHash: hash };
  return [{ family, proof, numbers: numbers && readNumbers(numbers) }];
}

try {
  const { values } = parseArgs({ options });
  for (const given of await readGiven(values)) {
    const found = verifyLottery(given, values.key);
    process.stdout.write(`${JSON.stringify(found)}\n`);
    if (!found.isSound) process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

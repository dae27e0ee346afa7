#!/usr/bin/env node
/**
 * Checks a match day of a virtual league, by section 13 of docs/fairness.md and nothing else.
 *
 *   npx verify-virtual --record <address or file>
 *
 * The address is `<sportsbook>/book/v1/virtuals/days/<id>/proof`. Prints one line of JSON. Ends with 1
 * if a promise was not kept.
 */
import { readFileSync } from 'node:fs';
import { verifyVirtual } from './virtual.mjs';

async function readRecord(where) {
  const isFile = !/^https?:/.test(where);
  const answer = isFile
    ? JSON.parse(readFileSync(where, 'utf8'))
    : await (await fetch(where)).json();
  if (answer.success === false) throw new Error(`The book says ${answer.code}.`);
  return answer.value ?? answer;
}

try {
  const [option, where] = process.argv.slice(2);
  if (option !== '--record' || !where) throw new Error('Give --record: its address or file.');
  const found = verifyVirtual(await readRecord(where));
  process.stdout.write(`${JSON.stringify(found)}\n`);
  if (!found.isSound) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

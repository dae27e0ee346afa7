#!/usr/bin/env node
/**
 * Checks a draw of the house that has ended, by section 12 of docs/fairness.md and nothing else.
 *
 *   npx verify-draw --record <address or file>
 *
 * The address is `<player site>/wps/rewards/draws/<id>/record`; it is read to its last page. Prints one
 * line of JSON. Ends with 1 if a promise was not kept.
 */
import { readFileSync } from 'node:fs';
import { verifyDraw } from './draws.mjs';

async function readRecord(where) {
  if (!/^https?:/.test(where)) return read(JSON.parse(readFileSync(where, 'utf8')));
  const lines = [];
  let record;
  for (let cursor; cursor !== null; cursor = record.nextCursor) {
    const address = new URL(where);
    if (cursor) address.searchParams.set('cursor', cursor);
    record = read(await (await fetch(address)).json());
    lines.push(...record.lines);
  }
  return { ...record, lines };
}

function read(answer) {
  if (answer.success === false) throw new Error(`The site says ${answer.code}.`);
  return answer.value ?? answer;
}

try {
  const [option, where] = process.argv.slice(2);
  if (option !== '--record' || !where) throw new Error('Give --record: its address or file.');
  const found = verifyDraw(await readRecord(where));
  process.stdout.write(`${JSON.stringify(found)}\n`);
  if (!found.isSound) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

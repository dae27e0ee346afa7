/** The stand-alone verifier, asked as whoever does not trust the operator asks it. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Running } from '#games-server/scene.testing.ts';

export const repository = new URL('../../../..', import.meta.url).pathname;

/** Writes the sheet that anybody may read into the folder. */
export async function sheetOf({ app }: Running, folder: string, code: string): Promise<string> {
  const response = await app.inject(`/frame/v1/sheet?game=${code}`);
  assert.equal(response.statusCode, 200, response.body.slice(0, 300));
  const path = join(folder, `${code}.json`);
  writeFileSync(path, response.body);
  return path;
}

/** A program of its own, without environment: nothing of the product helps it. */
export function runVerifier<Found>(folder: string, sheet: string, rounds: readonly object[]) {
  const path = join(folder, 'rounds');
  writeFileSync(path, rounds.map((round) => JSON.stringify(round)).join('\n'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/verify-round/verify-round.mjs', '--sheet', sheet, '--rounds', path],
    { cwd: repository, encoding: 'utf8', env: {}, maxBuffer: 64 * 1024 * 1024 },
  );
  const lines = stdout.split('\n').filter(Boolean);
  return { status, stderr, found: lines.map((line) => JSON.parse(line) as Found) };
}

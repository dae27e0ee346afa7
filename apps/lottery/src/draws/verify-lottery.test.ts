/** The standalone checker, written from docs/fairness.md alone, against the lottery's own draws. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createServerSeed, hashServerSeed } from '@bahati/fairness/commit.ts';
import { houseGames } from '@bahati/lottery-rules/games/house-games.ts';
import { houseNumbers } from '#lottery/games/rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'verify-lottery-'));
after(() => rmSync(folder, { recursive: true }));

const checker = 'tools/verify-round/verify-lottery.mjs';

/** What the checker found of each draw, and with which code it ended. */
function check(...args: string[]): {
  found: { isSound: boolean; faults: string[] }[];
  code: number;
} {
  const { stdout, status } = spawnSync(process.execPath, [checker, ...args], { encoding: 'utf8' });
  const found = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { found, code: status ?? -1 };
}

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keyHex = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');

/** A draw as `GET /lottery/v1/draws/:drawId` answers it. */
async function drawn(gameCode: string, beaconRound: number) {
  const serverSeed = createServerSeed();
  const signed = sign(null, Buffer.from(`test:${beaconRound}`), privateKey);
  const salt = createHash('sha256').update(signed).digest('hex');
  return {
    draw: {
      gameCode,
      numbers: houseNumbers(gameCode, serverSeed, salt),
      closesAt: '2026-11-27T10:00:00.000Z',
      corrections: 0,
    },
    proof: {
      serverSeedHash: await hashServerSeed(serverSeed),
      serverSeed,
      beaconRound,
      beaconAt: '2026-11-27T10:00:02.000Z',
      salt,
      signature: signed.toString('hex'),
      chain: 'test',
      publicKey: keyHex,
    },
  };
}

const write = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

test('the checker draws forty draws of every house family to the same numbers', async () => {
  const byFamily = new Map(houseGames.map(({ family, code }) => [family, code]));
  assert.equal(byFamily.size, 11);
  const lines: string[] = [];
  for (const [family, gameCode] of byFamily) {
    for (let round = 1; round <= 40; round += 1) {
      const { draw, proof } = await drawn(gameCode, round);
      lines.push(JSON.stringify({ family, proof, ...draw }));
    }
  }
  const { found, code } = check('--draws', write('draws.txt', lines.join('\n')), '--key', keyHex);
  assert.equal(code, 0);
  assert.equal(found.length, 440);
  for (const one of found) assert.deepEqual([one.isSound, one.faults], [true, []]);
});

test('the checker names what was changed: seed, salt, key, time or a number', async () => {
  const record = await drawn('six-mark-1m', 7);
  const { draw, proof } = record;
  const other = createServerSeed();
  const changed: [object, RegExp][] = [
    [{ draw, proof: { ...proof, serverSeedHash: await hashServerSeed(other) } }, /promised/],
    [{ draw, proof: { ...proof, beaconRound: 8 } }, /value of the beacon/],
    [{ draw, proof: { ...proof, beaconAt: draw.closesAt } }, /before sales closed/],
    [
      { draw: { ...draw, numbers: { main: [1, 2, 3, 4, 5, 6], extra: [7] } }, proof },
      /numbers are/,
    ],
  ];
  for (const [value, fault] of changed) {
    const { found, code } = check('--record', write('one.json', JSON.stringify({ value })));
    assert.equal(code, 1);
    assert.match(found[0]?.faults.join() ?? '', fault);
  }
  const sound = write('sound.json', JSON.stringify({ success: true, value: record }));
  assert.equal(check('--record', sound).code, 0);
  assert.equal(check('--record', sound, '--key', '0'.repeat(64)).code, 1);
});

test('the checker refuses what it cannot judge', async () => {
  const { draw, proof } = await drawn('keno-1m', 1);
  const refused = [
    { draw, proof: null },
    { draw, proof: { ...proof, serverSeed: null, salt: null } },
    { draw: { ...draw, corrections: 1 }, proof },
    { draw: { ...draw, gameCode: 'vn-north-ha-noi' }, proof },
  ];
  for (const value of refused)
    assert.equal(check('--record', write('none.json', JSON.stringify({ value }))).code, 2);
});

test('the vectors of the page come out, without a record', () => {
  const seeds = ['--seed', 'ab'.repeat(32), '--salt', 'cd'.repeat(32)];
  const given = ['--family', 'six-of-55', '--numbers', '45 30 24 55 27 54 + 1', ...seeds];
  assert.deepEqual(check(...given).found[0]?.isSound, true);
});

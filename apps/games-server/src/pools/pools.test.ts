/** Pools of fishing: shots are paid from reserves, hits are written down before they are shown. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { oldestShotTicks } from '@bahati/game-rules/fishing/cannons/cannon.ts';
import { waterOf } from '@bahati/game-rules/fishing/species/waters.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import { until } from '@bahati/testing/until.ts';
import { countPoolReserves } from '#games-server/returns/count-pool-reserves.ts';
import {
  callsOf,
  isAsked,
  providerKey,
  type Running,
  runHere,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import { originOf, type Sitter, sitDown } from '#games-server/rooms/sitters.testing.ts';
import { runVerifier, sheetOf } from '#games-server/sheets/verifier.testing.ts';
import { releaseLease, takeLease } from './lease.ts';
import {
  balanceAfter,
  gameCode,
  ownOf,
  ownSeed,
  reservesOf,
  settledReserves,
  shoot,
  shootTimes,
  takeCannon,
  tickOf,
  viewOf,
} from './pools.testing.ts';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  running.rooms.start();
});
after(async () => {
  await running.stop();
  await scene.close();
});

async function cannon(seat: number, balance = startBalance): Promise<Sitter> {
  const sitter = await sitDown(scene, originOf(running), scene.addMember(balance), gameCode);
  await takeCannon(sitter, seat);
  return sitter;
}

const walletOf = ({ memberId }: Sitter) => scene.wallet.members.get(memberId)?.balance;

async function leave(sitter: Sitter) {
  await sitter.act({ kind: 'leave' });
  const reserves = await settledReserves(scene, sitter.memberId);
  await until('the cannon is free', async () => ownOf(sitter).seat === null);
  sitter.leave();
  return reserves;
}

async function askVendor(path: string, body: object) {
  const payload = JSON.stringify(body);
  const headers = signedHeaders('platform', providerKey, payload, Date.now());
  return running.app.inject({
    method: 'POST',
    url: `/vendor/v1/${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
}

test('who shoots and leaves has in the wallet what his hits cost and brought, to the cent', async () => {
  const [ana, juma] = [await cannon(0), await cannon(2)];
  await Promise.all([
    shootTimes(ana, 14),
    shootTimes(juma, 8, { seat: 2, level: 2, weapon: 'spark' }),
  ]);
  const seen = ana.heard.flatMap((message) => (message.t === 'frames' ? message.frames : []));
  assert.ok(seen.some((frame) => 'bullets' in (frame as object)));
  for (const sitter of [ana, juma]) {
    const reserves = await leave(sitter);
    for (const { state, amount, spent, won, payout } of reserves) {
      assert.equal(state, 'settled');
      assert.equal(payout, amount - spent + won);
    }
    assert.equal(walletOf(sitter), balanceAfter(startBalance, reserves));
    const [win] = callsOf(scene, sitter.memberId, 'win');
    const spent = reserves.reduce((sum, reserve) => sum + reserve.spent, 0n);
    assert.equal(Number(win?.body['validStake']) * 100, Number(spent));
  }
});

test('a reserve nothing was shot from comes back whole', async () => {
  const ana = await cannon(0);
  await until('a shot is taken or asked for', async () => (await shoot(ana)) === null);
  await until('the reserve is told', async () => Number(ownOf(ana).held) > 0);
  const reserves = await leave(ana);
  assert.equal(walletOf(ana), balanceAfter(startBalance, reserves));
});

test('nobody shoots more than he has', async () => {
  const ana = await cannon(0, 300n);
  const answers: (string | null)[] = [];
  await until('the wallet says no', async () => {
    answers.push(await shoot(ana));
    return (
      answers.includes('insufficient_funds') || answers.filter((one) => one === null).length > 40
    );
  });
  const reserves = await leave(ana);
  assert.equal(reserves.find(({ state }) => state === 'settled')?.amount, 300n);
  assert.ok(
    reserves.every(({ spent, amount }) => spent <= amount),
    'what was captured is paid before it is shot',
  );
  assert.equal(walletOf(ana), balanceAfter(300n, reserves));
  assert.ok((walletOf(ana) ?? -1n) >= 0n);
});

test('who leaves while a reserve is being taken has it paid back', async () => {
  const ana = await cannon(0);
  const aim = { angle: 3_072, lock: null, weapon: 'harpoon', level: 0 };
  const shot = ana.act({ kind: 'fire', tick: tickOf(ana), ...aim });
  const reserves = await leave(ana);
  await shot;
  assert.equal(walletOf(ana), balanceAfter(startBalance, reserves));
});

test('a cannon is one member’s, who has one; others only watch', async () => {
  const ana = await cannon(1);
  const juma = await sitDown(scene, originOf(running), scene.addMember(), gameCode);
  const taken = await juma.act({ kind: 'sit', seat: 1, clientSeed: ownSeed });
  assert.equal(taken.t === 'refused' && taken.code, 'seat_taken');
  assert.equal(await shoot(juma), 'not_seated');
  const again = await ana.act({ kind: 'sit', seat: 3, clientSeed: ownSeed });
  assert.deepEqual(again.t === 'done' && again.value, { seat: 1 });
  const nonsense = await ana.act({ kind: 'fire', tick: 1 });
  assert.equal(nonsense.t === 'refused' && nonsense.code, 'invalid_input');
  assert.equal(await shoot(ana, { seat: 2 }), 'wrong_angle');
  assert.ok(viewOf(juma).sitting.some(({ seat, name }) => seat === 1 && name !== ''));
  await ana.act({ kind: 'leave' });
  juma.leave();
});

test('who loses the line comes back to his cannon and his purse', async () => {
  const ana = await cannon(0);
  await shootTimes(ana, 1);
  await ana.comeBack();
  assert.equal(ownOf(ana).seat, 0);
  const known = tickOf(ana);
  await until('the pool goes on', async () => tickOf(ana) > known);
  await leave(ana);
});

test('steady fire goes on from reserve to reserve', async () => {
  const ana = await cannon(3);
  await shootTimes(ana, 1, { seat: 3 });
  // Fifty shots' worth of the lowest level is soon too little for dearer ones.
  await until('a second reserve is shot from', async () => {
    await shootTimes(ana, 4, { seat: 3, level: 3 });
    return (await reservesOf(scene, ana.memberId)).length > 1;
  });
  const reserves = await leave(ana);
  assert.ok(reserves.filter(({ state }) => state === 'settled').length > 1);
  assert.equal(walletOf(ana), balanceAfter(startBalance, reserves));
});

test('a shot of a slow line is taken, and a wallet that takes its time does not make it too old', async () => {
  const ana = await cannon(1);
  const [seated, lag] = [tickOf(ana), Math.floor(oldestShotTicks / 2)];
  await until('the line is behind', async () => tickOf(ana) > seated + lag);
  const came = tickOf(ana);
  scene.platform.setHook(async (stage, entry) => {
    if (!isAsked(entry, 'bet') || stage !== 'received') return undefined;
    await until('the shot would be too old', async () => tickOf(ana) > came + lag + 3);
    return undefined;
  });
  const aim = { angle: 3_072, lock: null, weapon: 'net', level: 0 };
  const answer = await ana.act({ kind: 'fire', tick: came - lag, ...aim });
  scene.platform.setHook(undefined);
  assert.equal(answer.t, 'done');
  await leave(ana);
});

test('a reserve is told in both languages, counted once, and taken out when it is voided', async () => {
  const ana = await cannon(0);
  await until('something is hit', async () => {
    await shootTimes(ana, 3, { level: 1 });
    return ana.heard.some(
      (message) =>
        message.t === 'frames' && message.frames.some((frame) => 'hits' in (frame as object)),
    );
  });
  const reserves = await leave(ana);
  const hit = reserves.find(({ hits }) => hits > 0);
  assert.ok(hit);
  const round = { roundId: hit.externalId, gameCode };
  for (const language of ['en', 'sw'] as const) {
    const reply = await askVendor('rounds/detail', { ...round, language });
    assert.equal(reply.statusCode, 200, reply.body);
    const { choices, fairness, picture } = reply.json().value as {
      picture: { shown: { shots: number[] } };
      choices: { value: string }[];
      fairness: { serverSeed: string | null; serverSeedHash: string };
    };
    assert.equal(choices[0]?.value, waterOf(gameCode).title[language]);
    assert.equal(picture.shown.shots.filter((shot) => shot > 0).length, hit.hits);
    assert.equal(fairness.serverSeed, null, 'the pool still lives');
  }
  const counted = async () => {
    const { rows } = await scene.owner.query<{ rounds: bigint; stake: string; payout: string }>(
      `SELECT sum(rounds)::bigint AS rounds, sum(stake) AS stake, sum(payout) AS payout
         FROM games.build_returns WHERE game_code = $1`,
      [gameCode],
    );
    return rows[0];
  };
  await countPoolReserves(running.context);
  const sums = await counted();
  await countPoolReserves(running.context);
  assert.deepEqual(await counted(), sums);
  const told = { ...round, memberId: ana.memberId };
  for (let times = 0; times < 2; times += 1) {
    const reply = await askVendor('rounds/void', told);
    assert.deepEqual(reply.json().value, { isVoided: true });
  }
  const left = await counted();
  assert.equal(left?.rounds, (sums?.rounds ?? 0n) - BigInt(hit.hits));
  assert.equal(BigInt(left?.stake ?? 0), BigInt(sums?.stake ?? 0) - hit.spent);
});

test('once the pool has ended its seed is told, and proves every hit to who trusts nobody', async () => {
  const ana = await cannon(0);
  await until('something is hit', async () => {
    await shootTimes(ana, 3, { level: 1 });
    return ana.heard.some(
      (message) =>
        message.t === 'frames' && message.frames.some((frame) => 'hits' in (frame as object)),
    );
  });
  const clientSeed = ownOf(ana).clientSeed ?? '';
  assert.match(clientSeed, new RegExp(`^pool-\\d+\\.0\\.${ownSeed}$`));
  const seedHash = viewOf(ana).fairness?.seedHash;
  const reserves = (await leave(ana)).filter(({ hits }) => hits > 0);
  // Nobody is there any more; the pool needs not wait until it finds out.
  await running.rooms.stop();
  const folder = mkdtempSync(join(tmpdir(), 'verify-pools-'));
  const sheet = await sheetOf(running, folder, gameCode);
  const told: { serverSeed: string; spent: string; won: string }[] = [];
  for (const { externalId, spent, won } of reserves) {
    const reply = await askVendor('rounds/detail', {
      roundId: externalId,
      gameCode,
      language: 'en',
    });
    const { fairness } = reply.json().value as { fairness: { verifyUrl: string } };
    const query = Object.fromEntries(new URL(fairness.verifyUrl).searchParams);
    assert.deepEqual([query['clientSeed'], query['serverSeedHash']], [clientSeed, seedHash]);
    const { serverSeed = '' } = query;
    told.push({ ...query, serverSeed, spent: spent.toString(), won: won.toString() });
  }
  assert.ok(told.length > 0);
  const { status, stderr, found } = runVerifier<{ isSound: boolean }>(folder, sheet, told);
  assert.equal(status, 0, stderr);
  assert.ok(found.every(({ isSound }) => isSound));
  const richer = told.map((round) => ({ ...round, won: `${BigInt(round.won) + 100n}` }));
  assert.equal(runVerifier(folder, sheet, richer).status, 1);
  const other = told.map((round) => ({ ...round, serverSeed: 'ab'.repeat(32) }));
  assert.notEqual(runVerifier(folder, sheet, other).status, 0);
  rmSync(folder, { recursive: true });
});

test('a pool ends in its time, is paid, and whoever is there goes on in the next', async () => {
  const short = await runHere(scene, { POOL_SECONDS: '3' });
  await short.app.listen({ host: '127.0.0.1', port: 0 });
  short.rooms.start();
  const ana = await sitDown(scene, originOf(short), scene.addMember(), gameCode);
  await takeCannon(ana, 0);
  const first = viewOf(ana).fairness?.seedHash;
  await shootTimes(ana, 2);
  await until('another pool is open', async () => {
    const next = viewOf(ana).fairness?.seedHash;
    return next !== undefined && next !== first;
  });
  const reserves = await settledReserves(scene, ana.memberId);
  assert.equal(walletOf(ana), balanceAfter(startBalance, reserves));
  const { rows } = await scene.owner.query(
    'SELECT 1 FROM games.pool_openings WHERE seed_hash = $1 AND ended_at IS NOT NULL',
    [first],
  );
  assert.equal(rows.length, 1, 'the seed of the first is told');
  ana.leave();
  await short.stop();
});

test('one process has a pool; who takes it over pays what was left open by what was committed', async () => {
  const { database } = running.context;
  const { rows } = await scene.owner.query<{ id: bigint }>(
    'SELECT id FROM games.rooms WHERE game_code = $1 AND position = 5',
    [gameCode],
  );
  const id = rows[0]?.id ?? 0n;
  const water = waterOf(gameCode);
  const [first, second] = [randomUUID(), randomUUID()];
  const opening = await takeLease(database, id, first, water);
  assert.ok(opening);
  assert.equal(await takeLease(database, id, second, water), undefined);
  const member = scene.addMember();
  await scene.owner.query(
    `INSERT INTO games.pool_reserves (external_id, room_id, opening_id, client_seed, game_code, version,
       member_id, session_id, currency, amount, state, hits, spent, won, due_at)
     SELECT 'r-' || repeat('a', 32), $1, $2, 'pool', $3, 1, $4, max(id), 'KES', 5000, 'open', 3, 300, 800,
            now() FROM games.frame_sessions`,
    [id, opening.id, gameCode, member],
  );
  await scene.owner.query(
    "UPDATE games.pool_leases SET beat_at = now() - interval '4 seconds' WHERE room_id = $1",
    [id],
  );
  const next = await takeLease(database, id, second, water);
  assert.ok(next && next.id !== opening.id);
  const { rows: reserves } = await scene.owner.query<{ state: string; payout: bigint }>(
    'SELECT payout FROM games.pool_reserves WHERE member_id = $1',
    [member],
  );
  assert.equal(reserves[0]?.payout, 5_500n);
  await releaseLease(database, id, first);
  assert.equal(
    await takeLease(database, id, first, water),
    undefined,
    'it is none of his any more',
  );
  await releaseLease(database, id, second);
});

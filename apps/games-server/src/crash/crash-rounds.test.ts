import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PastRound } from '@bahati/contract/games-frame/crash.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { crashPoint, wordOf } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { longestRoundMs } from '@bahati/game-rules/originals/crash/growth.ts';
import { until } from '@bahati/testing/until.ts';
import { roundDetail } from '#games-server/rounds/records/round-detail.ts';
import {
  callsOf,
  injected,
  isAsked,
  openFrame,
  runHere,
  type Running,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import {
  awaitDecided,
  awaitOver,
  awaitPhase,
  clearSky,
  differences,
  flyToEnd,
  inMinor,
  landAll,
  openFlyer,
  passTime,
  patientPace,
  plantCrashRounds,
  quickPace,
  takeOff,
} from './crash.testing.ts';
import type { StoredBet } from './bets/stored-bet.ts';
import { turnRound } from './turn-round.ts';

let scene: Scene;
let running: Running;
/** Flies nothing; what a test left in the air ends by its turns. */
let cleaner: Running;

before(async () => {
  scene = await setScene();
  cleaner = await runHere(scene, quickPace);
});
after(async () => {
  await cleaner.stop();
  await scene.close();
});
beforeEach(async () => {
  await scene.owner.query('UPDATE games.crash_room SET wanted_until = now(), holder = NULL');
  running = await runHere(scene, patientPace);
});
afterEach(async () => {
  scene.platform.setHook(undefined);
  await running.stop();
  await landAll(scene, cleaner.context);
  assert.deepEqual(await differences(scene), []);
  await clearSky(scene);
});

const flyer = () => openFlyer(scene, injected(running), scene.addMember());

test('who leaves by the point is paid, who stays loses, and the hashes prove the round', async () => {
  await plantCrashRounds(scene, 1, { from: 400, to: 900 });
  running.crash.start();
  const [byTarget, byHand, tooHigh] = [await flyer(), await flyer(), await flyer()];
  const round = await awaitPhase(byHand.state, 'betting');
  assert.deepEqual([round.point, round.hash, round.startedAt], [null, null, null]);
  const [first, second, third] = await Promise.all([
    byTarget.bet({ stake: '100.00', target: '1.05' }),
    byHand.bet({ stake: '33.00' }),
    tooHigh.bet({ target: '9.01' }),
  ]);
  assert.deepEqual([first.bet.state, second.bet.state, third.bet.state], Array(3).fill('active'));
  await takeOff(scene);
  await awaitPhase(byHand.state, 'flying');
  await passTime(scene, 300);
  const left = await byHand.cashOut(second.bet);
  assert.deepEqual(
    [left.status, left.bet.state, left.bet.cashedOutBy],
    [200, 'cashed_out', 'player'],
  );
  assert.deepEqual((await byHand.cashOut(second.bet)).bet.multiple, left.bet.multiple);
  const past = await flyToEnd(scene, byHand.state, round.roundId);
  await awaitDecided(scene);
  assert.equal(past.previousHash, round.previousHash);
  assert.equal(createHash('sha256').update(past.hash).digest('hex'), round.previousHash);
  const point = crashPoint(wordOf(createNodeHmac(past.hash)(past.salt)));
  assert.equal(inMinor(past.point), BigInt(point));
  const balance = ({ memberId }: { memberId: string }) =>
    scene.wallet.members.get(memberId)?.balance;
  assert.equal(balance(byTarget), startBalance + 500n);
  const multiple = inMinor(left.bet.multiple) ?? 0n;
  assert.ok(multiple >= 101n && multiple <= BigInt(point));
  assert.equal(balance(byHand), startBalance - 3_300n + (3_300n * multiple) / 100n);
  assert.equal(balance(tooHigh), startBalance - 2_000n);
  assert.equal((await tooHigh.cashOut(third.bet)).code, 'round_over');
});

test('a bet is told to the platform with its choices, its end and its proof', async () => {
  await plantCrashRounds(scene, 1, { from: 108, to: 112 });
  running.crash.start();
  const one = await flyer();
  const { bet } = await one.bet({ stake: '100.00', target: '1.05' });
  const ask = (language: 'en' | 'sw') =>
    roundDetail(running.context, { roundId: bet.betId, gameCode: 'crash', language });
  await assert.rejects(ask('en'), { code: 'not_found' });
  await takeOff(scene);
  await awaitOver(one.state, bet.roundId);
  await awaitDecided(scene);
  const told = await ask('en');
  assert.deepEqual(told.choices[1], { label: 'Auto cash-out', value: '1.05×' });
  assert.deepEqual(told.outcome.slice(1), [
    { label: 'Cashed out at', value: '1.05× (auto)' },
    { label: 'Payout', value: 'KSh 105.00' },
  ]);
  const [past] = (await one.state()).recent;
  assert.equal(told.fairness?.serverSeed, past?.hash);
  assert.equal(told.fairness?.serverSeedHash, past?.previousHash);
  assert.equal((await ask('sw')).outcome[2]?.label, 'Malipo');
  const list = await one.ask('GET', '/frame/v1/crash/bets');
  const { items } = list.value as unknown as { items: { betId: string; point: string }[] };
  assert.deepEqual(
    items.map(({ betId, point }) => [betId, point]),
    [[bet.betId, past?.point]],
  );
});

test('rounds are listed page by page, newest first', async () => {
  running.crash.start();
  const one = await flyer();
  for (let flown = 0; flown < 3; flown += 1) {
    const { roundId } = await awaitPhase(one.state, 'betting');
    await flyToEnd(scene, one.state, roundId);
  }
  const read = async (query: string) => {
    const { value } = await one.ask('GET', `/frame/v1/crash/rounds${query}`);
    return value as unknown as { items: PastRound[]; nextCursor: string | null };
  };
  const page = await read('?pageSize=2');
  const next = await read(`?pageSize=1&cursor=${page.nextCursor}`);
  const games = [...page.items, ...next.items].map(({ roundId }) => Number(roundId));
  assert.deepEqual(
    games,
    [0, 1, 2].map((back) => Number(page.items[0]?.roundId) - back),
  );
  assert.equal((await one.ask('GET', '/frame/v1/crash/rounds?cursor=x')).code, 'invalid_input');
});

test('what is no bet of this round is refused and moves nothing', async () => {
  await plantCrashRounds(scene, 1, { from: 400, to: 900 });
  running.crash.start();
  const one = await flyer();
  const idempotencyKey = randomUUID();
  const placed = await one.bet({ idempotencyKey });
  const { roundId } = placed.bet;
  const again = await one.bet({ idempotencyKey, roundId });
  assert.equal(again.bet.betId, placed.bet.betId, 'the same request is the same bet');
  const codes = async (wish: Parameters<typeof one.bet>[0]) =>
    (await one.bet({ roundId, ...wish })).code;
  assert.equal(await codes({ idempotencyKey, stake: '30.00' }), 'request_conflict');
  assert.equal(await codes({}), 'bet_placed');
  for (const stake of ['4.00', '10001.00', '20.50', '0']) {
    assert.equal(await codes({ slot: 2, stake }), 'stake_not_offered', stake);
  }
  for (const target of ['1.00', '1000.01']) {
    assert.equal(await codes({ slot: 2, target }), 'target_not_offered', target);
  }
  for (const target of ['1.5', '01.50', '1e3', '-2.00']) {
    assert.equal(await codes({ slot: 2, target }), 'invalid_input', target);
  }
  assert.equal(await codes({ slot: 3 }), 'invalid_input');
  assert.equal((await one.bet({ slot: 2, roundId: '999999' })).code, 'betting_closed');
  const poor = await openFlyer(scene, injected(running), scene.addMember(1_000n));
  const refused = await poor.bet({ roundId });
  scene.wallet.members.delete(poor.memberId);
  await scene.owner.query('DELETE FROM games.crash_bets WHERE member_id = $1', [poor.memberId]);
  assert.equal(refused.code, 'insufficient_funds');
  await takeOff(scene);
  await awaitPhase(one.state, 'flying');
  assert.equal(await codes({ slot: 2 }), 'betting_closed');
  assert.equal((await one.cashOut({ ...placed.bet, betId: 'r-none' })).code, 'not_found');
  const other = await flyer();
  assert.equal((await other.cashOut(placed.bet)).code, 'not_found', 'the bet of another');
});

test('below 1.01 nobody can leave, nor before the start', async () => {
  await plantCrashRounds(scene, 1, { from: 400, to: 900 });
  running.crash.start();
  const one = await flyer();
  const { bet } = await one.bet();
  assert.equal((await one.cashOut(bet)).code, 'round_over');
  await takeOff(scene);
  await awaitPhase(one.state, 'flying');
  await passTime(scene, -longestRoundMs);
  assert.equal((await one.cashOut(bet)).code, 'cash_out_too_early');
});

test('frames of other games have no part in it, and a frame of crash cannot spin', async () => {
  const slot = await openFrame(scene, injected(running), scene.addMember());
  assert.equal((await slot.ask('GET', '/frame/v1/crash/rounds')).code, 'not_found');
  const one = await flyer();
  assert.equal((await one.spin('20.00')).code, 'choice_not_offered');
});

test('a stake the wallet did not take in time stays behind and comes back', async () => {
  await plantCrashRounds(scene, 1, { from: 108, to: 112 });
  running.crash.start();
  const one = await flyer();
  // The stake is taken, but its answer and every later one are lost until the round is over.
  let isCut = true;
  scene.platform.setHook((stage, entry) =>
    stage === 'applied' && isAsked(entry, 'bet') && isCut ? 'lose' : 'go',
  );
  const { roundId } = await awaitPhase(one.state, 'betting');
  const wish = { target: '1.01', idempotencyKey: randomUUID(), roundId };
  const asked = one.bet(wish);
  await until('the stake to be taken', () => callsOf(scene, one.memberId, 'bet').length > 0);
  await takeOff(scene);
  await asked;
  await awaitOver(one.state, roundId);
  assert.equal((await one.bet(wish)).code, 'bet_too_late');
  isCut = false;
  await awaitDecided(scene);
  assert.equal(scene.wallet.members.get(one.memberId)?.balance, startBalance);
  const { rows } = await scene.owner.query(
    'SELECT state FROM games.crash_bets WHERE member_id = $1',
    [one.memberId],
  );
  assert.deepEqual(rows, [{ state: 'voided' }]);
});

test('a wallet that answers late but in time has the bet active, asked under one id', async () => {
  await plantCrashRounds(scene, 1, { from: 108, to: 112 });
  running.crash.start();
  const one = await flyer();
  let lost = 0;
  scene.platform.setHook((stage, entry) =>
    stage === 'applied' && isAsked(entry, 'bet') && lost++ < 1 ? 'lose' : 'go',
  );
  const idempotencyKey = randomUUID();
  const { roundId } = await awaitPhase(one.state, 'betting');
  const bet = await until('the wallet', async () => {
    const reply = await one.bet({ target: '1.01', idempotencyKey, roundId });
    return reply.code === 'retry' ? undefined : reply.bet;
  });
  assert.equal(bet.state, 'active');
  await takeOff(scene);
  await awaitOver(one.state, bet.roundId);
  await awaitDecided(scene);
  const bodies = callsOf(scene, one.memberId, 'bet').map(({ body }) => JSON.stringify(body));
  assert.deepEqual([bodies.length > 1, new Set(bodies).size], [true, 1]);
});

test('an interrupted round honours targets up to its point and gives back the rest', async () => {
  await plantCrashRounds(scene, 1, { from: 400, to: 900 });
  running.crash.start();
  const [reached, beyond, byHand, gone] = [
    await flyer(),
    await flyer(),
    await flyer(),
    await flyer(),
  ];
  const bets = await Promise.all([
    reached.bet({ target: '4.00' }),
    beyond.bet({ target: '9.01' }),
    byHand.bet(),
    gone.bet(),
  ]);
  await takeOff(scene);
  await awaitPhase(byHand.state, 'flying');
  await passTime(scene, 250);
  assert.equal((await gone.cashOut(bets[3].bet)).status, 200);
  await running.crash.stop();
  const { round } = await byHand.state();
  assert.equal(round?.phase, 'flying');
  await scene.owner.query("UPDATE games.crash_room SET beat_at = now() - interval '2.5 s'");
  await turnRound(running.context, randomUUID());
  const { own, recent } = await byHand.state();
  assert.deepEqual([own[0]?.state, recent[0]?.isInterrupted], ['returned', true]);
  assert.equal((await byHand.cashOut(bets[2].bet)).code, 'bet_not_active');
  assert.equal((await reached.state()).own[0]?.multiple, '4.00');
  assert.equal((await beyond.state()).own[0]?.state, 'lost');
  assert.equal((await gone.state()).own[0]?.state, 'cashed_out');
});

test('a round handed over in time goes on as if nothing had been', async (t) => {
  await plantCrashRounds(scene, 1, { from: 400, to: 900 });
  const second = await runHere(scene, patientPace);
  t.after(second.stop);
  running.crash.start();
  const one = await flyer();
  const { bet } = await one.bet({ target: '3.90' });
  await takeOff(scene);
  await awaitPhase(one.state, 'flying');
  await running.crash.stop();
  // Not the two seconds of silence are tried here, after which it would be interrupted.
  await scene.owner.query("UPDATE games.crash_room SET beat_at = now() + interval '1 minute'");
  second.crash.start();
  const past = await flyToEnd(scene, one.state, bet.roundId);
  assert.equal(past.isInterrupted, false);
  assert.equal((await one.state()).own[0]?.multiple ?? '3.90', '3.90');
});

test('the ceiling of a heavy round cashes everybody out, whatever they hoped for', async () => {
  await plantCrashRounds(scene, 1, { from: 150, to: 900 });
  running.crash.start();
  const [one, other] = [await flyer(), await flyer()];
  const { bet } = await one.bet({ target: '500.00' });
  await other.bet();
  await scene.owner.query('UPDATE games.crash_bets SET weight = 33300000000 WHERE round_id = $1', [
    bet.roundId,
  ]);
  await takeOff(scene);
  await awaitOver(one.state, bet.roundId);
  await awaitDecided(scene);
  for (const { memberId } of [one, other]) {
    const { rows } = await scene.owner.query(
      'SELECT cashed_out_at AS at, cashed_out_by AS by, payout FROM games.crash_bets WHERE member_id = $1',
      [memberId],
    );
    assert.deepEqual(rows, [{ at: 103, by: 'ceiling', payout: 2_060n }]);
  }
});

test('a bet the operator voids in the air is given back and nothing more', async () => {
  await plantCrashRounds(scene, 1, { from: 108, to: 112 });
  running.crash.start();
  const [one, other] = [await flyer(), await flyer()];
  const { bet } = await one.bet({ target: '1.05' });
  await other.bet({ target: '1.05' });
  const { rows } = await scene.owner.query<StoredBet>(
    `SELECT member_id AS "memberId", external_id AS "externalId", currency, 'crash' AS "gameCode"
       FROM games.crash_bets WHERE member_id = $1`,
    [one.memberId],
  );
  assert.ok(rows[0]);
  assert.equal((await running.context.wallet.rollBack(rows[0])).kind, 'undone');
  await takeOff(scene);
  await awaitOver(one.state, bet.roundId);
  await awaitDecided(scene);
  const balance = (memberId: string) => scene.wallet.members.get(memberId)?.balance;
  assert.deepEqual(
    [balance(one.memberId), balance(other.memberId)],
    [startBalance, startBalance + 100n],
  );
  // The page may be at the next round already.
  const { rows: mine } = await scene.owner.query(
    'SELECT state, payout FROM games.crash_bets WHERE member_id = $1',
    [one.memberId],
  );
  assert.deepEqual(mine, [{ state: 'voided', payout: null }]);
});

test('a round takes no more stakes than the operator flies with', async () => {
  await plantCrashRounds(scene, 1, { from: 101, to: 150 });
  running.crash.start();
  const [one, heavy] = [await flyer(), await flyer()];
  const { bet } = await heavy.bet();
  const { roundId } = bet;
  await scene.owner.query('UPDATE games.crash_bets SET weight = 199998000 WHERE round_id = $1', [
    roundId,
  ]);
  assert.equal((await one.bet({ roundId, stake: '21.00' })).code, 'round_full');
  assert.equal((await one.bet({ roundId, stake: '20.00' })).status, 200);
});

test('two processes fly one round after the other, each turn once', async (t) => {
  const both = [await runHere(scene, quickPace), await runHere(scene, quickPace)];
  for (const { stop } of both) t.after(stop);
  await plantCrashRounds(scene, 12, { from: 100, to: 104 });
  const one = await flyer();
  const newest = async () => BigInt((await one.state()).recent[0]?.roundId ?? 0);
  const before = await newest();
  for (const { crash } of both) crash.start();
  await until('three rounds', async () => (await newest()) >= before + 3n);
  const { rows } = await scene.owner.query<{ overlaps: number }>(
    `SELECT count(*)::int AS overlaps FROM games.crash_rounds a JOIN games.crash_rounds b
         ON b.id = a.id + 1 WHERE b.closes_at < a.over_at`,
  );
  assert.deepEqual(rows, [{ overlaps: 0 }]);
});

test('nothing flies while nobody watches, and the chain is committed before its salt', async () => {
  running.crash.start();
  const count = async () => {
    const { rows } = await scene.owner.query<{ count: bigint }>(
      'SELECT count(*) AS count FROM games.crash_rounds',
    );
    return rows[0]?.count;
  };
  const before = await count();
  await sleep(700);
  assert.equal(await count(), before);
  const one = await flyer();
  await awaitPhase(one.state, 'betting');
  const { chain, round } = await one.state();
  assert.equal(chain?.games, 500);
  assert.equal(round?.previousHash, chain?.terminatingHash, 'the first game proves by it');
});

test('the role that serves players can change neither points, nor ends, nor decided bets', async () => {
  await plantCrashRounds(scene, 1, { from: 100, to: 100 });
  running.crash.start();
  const one = await flyer();
  const { bet } = await one.bet();
  await takeOff(scene);
  await awaitOver(one.state, bet.roundId);
  await awaitDecided(scene);
  for (const statement of [
    'UPDATE games.crash_rounds SET point = 900',
    'UPDATE games.crash_rounds SET is_interrupted = true',
    'UPDATE games.crash_bets SET payout = 900',
    'UPDATE games.crash_bets SET stake = 900',
    'DELETE FROM games.crash_bets',
    "UPDATE games.chains SET salt = repeat('a', 64)",
    'UPDATE games.chains SET next_game = 400 WHERE next_game < 300',
    'DELETE FROM games.chain_marks',
  ]) {
    await assert.rejects(running.context.database.query(statement), statement);
  }
});

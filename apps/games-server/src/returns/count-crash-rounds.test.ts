import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { spreadOf, type Stayed } from '@bahati/game-rules/originals/crash/spread.ts';
import { until } from '@bahati/testing/until.ts';
import {
  awaitDecided,
  awaitOver,
  clearSky,
  type Flyer,
  openFlyer,
  patientPace,
  plantCrashRounds,
  takeOff,
} from '#games-server/crash/crash.testing.ts';
import {
  injected,
  runHere,
  type Running,
  type Scene,
  setScene,
} from '#games-server/scene.testing.ts';
import { voidImportedRound } from '#games-server/rounds/void-imported-round.ts';
import { countCrashRounds } from './count-crash-rounds.ts';
import { listReturns } from './list-returns.ts';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
});
after(() => scene.close());
beforeEach(async () => {
  running = await runHere(scene, patientPace);
});
afterEach(async () => {
  scene.platform.setHook(undefined);
  await running.stop();
  await clearSky(scene);
});

type Told = { rounds: bigint; stake: bigint; payout: bigint; squares: bigint };

async function told(): Promise<Told> {
  const { builds } = await listReturns(running.context, { afterRevision: '0', limit: 10 });
  const [crash] = builds;
  if (!crash) return { rounds: 0n, stake: 0n, payout: 0n, squares: 0n };
  assert.equal(builds.length, 1);
  assert.deepEqual([crash.gameCode, crash.currency, crash.choice], ['crash', 'KES', 'spin']);
  assert.deepEqual(crash.stated, { returnPercent: '99.00', standardDeviation: '1' });
  const { rounds, stake, payout, stakeSquares: squares } = crash;
  return {
    rounds: BigInt(rounds),
    stake: BigInt(stake),
    payout: BigInt(payout),
    squares: BigInt(squares),
  };
}

async function countAll(limit?: number): Promise<void> {
  while ((await countCrashRounds(running.context, { ...(limit && { limit }) })) > 0);
}

/** What counting adds to what was told. */
async function added(count: () => Promise<unknown>): Promise<Told> {
  const was = await told();
  await count();
  const is = await told();
  return {
    rounds: is.rounds - was.rounds,
    stake: is.stake - was.stake,
    payout: is.payout - was.payout,
    squares: is.squares - was.squares,
  };
}

const squaresOf = (stayed: Stayed[]) => (spreadOf(stayed) + 9_999n) / 10_000n;

const flyers = (count: number): Promise<Flyer[]> =>
  Promise.all(
    Array.from({ length: count }, () => openFlyer(scene, injected(running), scene.addMember())),
  );

/** Flies one crash round with these targets, a stake of 20.00 each; a null flies by hand to the end. */
async function fly(point: number, targets: readonly (string | null)[]): Promise<string> {
  await plantCrashRounds(scene, 1, { from: point, to: point });
  const all = await flyers(targets.length);
  running.crash.start();
  const placed = await Promise.all(
    all.map((flyer, at) => flyer.bet(targets[at] ? { target: targets[at] } : {})),
  );
  for (const { status, code } of placed) assert.equal(status, 200, String(code));
  const crashRoundId = placed[0]?.bet.roundId ?? '';
  await takeOff(scene);
  await awaitOver(all[0]!.state, crashRoundId);
  return crashRoundId;
}

test('a crash round is one sample of all with an active bet, counted once by however many processes', async () => {
  await fly(110, ['1.05', '1.20', null]);
  await awaitDecided(scene);
  const counted = await added(() => Promise.all([1, 2, 3].map(() => countAll(1))));
  assert.deepEqual(counted, {
    rounds: 1n,
    stake: 6_000n,
    payout: 2_100n,
    squares: squaresOf([
      { until: 104, stake: 2_000n },
      { until: 110, stake: 4_000n },
    ]),
  });
  assert.equal((await added(countAll)).rounds, 0n, 'nothing is counted twice');
});

test('a crash round the wallet has not wholly paid waits, and does not hold up the next', async () => {
  let isSilent = true;
  scene.platform.setHook((stage, { body }) => {
    const isOfFirst = /"amount":"(20\.20|0\.00)"/.test(JSON.stringify(body));
    return stage === 'received' && isOfFirst && isSilent ? 'lose' : 'go';
  });
  await fly(101, ['1.01', null]);
  assert.equal((await added(countAll)).rounds, 0n);
  await fly(103, ['1.02']);
  await until('the next to be paid', async () => {
    const { rows } = await scene.owner.query(
      "SELECT 1 FROM games.crash_bets WHERE state = 'settled' AND payout = 2040",
    );
    return rows.length > 0;
  });
  const next = await added(countAll);
  assert.deepEqual([next.rounds, next.payout], [1n, 2_040n]);
  isSilent = false;
  await scene.owner.query("UPDATE games.crash_bets SET due_at = now() WHERE state = 'paying'");
  await awaitDecided(scene);
  const late = await added(() => Promise.all([countAll(), countAll()]));
  assert.deepEqual(late, {
    rounds: 1n,
    stake: 4_000n,
    payout: 2_020n,
    squares: squaresOf([
      { until: 100, stake: 2_000n },
      { until: 101, stake: 2_000n },
    ]),
  });
  const { rows } = await scene.owner.query('SELECT * FROM games.uncounted_crash_rounds');
  assert.deepEqual(rows, []);
});

test('of an interrupted crash round only bets with a target say something of the return', async () => {
  const crashRoundId = await fly(110, ['1.05', null]);
  await awaitDecided(scene);
  await scene.owner.query('ALTER TABLE games.crash_rounds DISABLE TRIGGER USER');
  await scene.owner.query('UPDATE games.crash_rounds SET is_interrupted = true WHERE id = $1', [
    crashRoundId,
  ]);
  await scene.owner.query('ALTER TABLE games.crash_rounds ENABLE TRIGGER USER');
  assert.deepEqual(await added(countAll), {
    rounds: 1n,
    stake: 2_000n,
    payout: 2_100n,
    squares: squaresOf([{ until: 104, stake: 2_000n }]),
  });
});

/** The operator voids what these have bet on a crash round. */
async function voidBets(crashRoundId: string, targets: readonly string[]): Promise<void> {
  const { rows } = await scene.owner.query<{ roundId: string; memberId: string }>(
    `SELECT external_id AS "roundId", member_id AS "memberId" FROM games.crash_bets
      WHERE round_id = $1 AND target = ANY($2::int[])`,
    [crashRoundId, targets.map((target) => Number(target.replace('.', '')))],
  );
  assert.equal(rows.length, targets.length);
  for (const round of rows) {
    const told = { ...round, gameCode: 'crash' };
    await Promise.all([1, 2].map(() => voidImportedRound(running.context, told)));
  }
}

test('a bet that is voided leaves the sample of its crash round, the last of them the sample', async () => {
  const crashRoundId = await fly(110, ['1.05', '1.08', '1.20']);
  await awaitDecided(scene);
  await voidBets(crashRoundId, ['1.08']);
  const others = [
    { until: 104, stake: 2_000n },
    { until: 110, stake: 2_000n },
  ];
  const counted = { rounds: 1n, stake: 4_000n, payout: 2_100n, squares: squaresOf(others) };
  assert.deepEqual(await added(countAll), counted, 'one was voided before it was counted');
  assert.deepEqual(await added(() => voidBets(crashRoundId, ['1.05'])), {
    rounds: 0n,
    stake: -2_000n,
    payout: -2_100n,
    squares: squaresOf(others.slice(1)) - squaresOf(others),
  });
  assert.deepEqual(await added(() => voidBets(crashRoundId, ['1.20'])), {
    rounds: -1n,
    stake: -2_000n,
    payout: 0n,
    squares: -squaresOf(others.slice(1)),
  });
  assert.deepEqual(await added(countAll), { rounds: 0n, stake: 0n, payout: 0n, squares: 0n });
});

test('bets of one crash round that are voided at once, while it is counted, leave the others', async () => {
  const targets = ['1.02', '1.03', '1.04', '1.05', '1.06', '1.30'];
  const crashRoundId = await fly(108, targets);
  await awaitDecided(scene);
  const left = await added(async () => {
    const voids = targets.slice(0, 4).map((target) => voidBets(crashRoundId, [target]));
    await Promise.all([...voids, countAll(), countAll()]);
    await countAll();
  });
  assert.deepEqual(left, {
    rounds: 1n,
    stake: 4_000n,
    payout: 2_120n,
    squares: squaresOf([
      { until: 105, stake: 2_000n },
      { until: 108, stake: 2_000n },
    ]),
  });
});

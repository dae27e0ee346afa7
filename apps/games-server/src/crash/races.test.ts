import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { longestRoundMs } from '@bahati/game-rules/originals/crash/growth.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { until } from '@bahati/testing/until.ts';
import {
  allCalls,
  injected,
  runHere,
  type Running,
  type Scene,
  setScene,
} from '#games-server/scene.testing.ts';
import {
  awaitDecided,
  awaitOver,
  awaitPhase,
  differences,
  type Flyer,
  inMinor,
  openFlyer,
  passTime,
  patientPace,
  plantCrashRounds,
  takeOff,
} from './crash.testing.ts';

const rounds = repetitions('rounds of 25 cash-outs against the end', { usual: 8, long: 20 });
const players = 25;

let scene: Scene;
let processes: Running[];

before(async () => {
  scene = await setScene();
  processes = [await runHere(scene, patientPace), await runHere(scene, patientPace)];
  await plantCrashRounds(scene, 1, { from: 400, to: 900 });
  await plantCrashRounds(scene, rounds + 1, { from: 101, to: 103 });
});
after(async () => {
  for (const running of processes) await running.stop();
  await scene.close();
});

/** The end of the round in the time of this process, which shares the database's clock. */
async function endOf(roundId: string): Promise<number | undefined> {
  const { rows } = await scene.owner.query<{ at: number | null }>(
    `SELECT (extract(epoch FROM ends_at) * 1000)::float8 AS at FROM games.crash_rounds
      WHERE id = $1`,
    [roundId],
  );
  return rows[0]?.at ?? undefined;
}

const waitUntil = (at: number) => sleep(Math.max(0, at - Date.now()));

type Way = {
  /** Once the round flies. */
  prepare?: () => Promise<unknown>;
  /** Resolves when the player of this place asks to leave. */
  leave: (end: number, place: number) => Promise<unknown>;
};

/** Most of them on the last milliseconds, some with the way to the lock before them. */
const atTheEnd: Way = { leave: (end, place) => waitUntil(end - (place % 5) * 10) };
// However slow the machine: all of them in a round that lasts, and all of them when it is over.
const inTime: Way = { prepare: () => passTime(scene, 500), leave: () => Promise.resolve() };
const tooLate: Way = { leave: (end) => waitUntil(end + 1) };

async function race(flyers: readonly Flyer[], { prepare, leave }: Way) {
  const [first] = flyers;
  assert.ok(first);
  const { roundId } = await awaitPhase(first.state, 'betting');
  const placed = await Promise.all(flyers.map((flyer) => flyer.bet({ roundId })));
  for (const { status, code } of placed) assert.equal(status, 200, String(code));
  await takeOff(scene);
  const end = await until('the start', () => endOf(roundId));
  await prepare?.();
  const answers = await Promise.all(
    flyers.map(async (flyer, at) => {
      const { bet } = placed[at]!;
      await leave(end, at);
      return flyer.cashOut(bet);
    }),
  );
  await passTime(scene, longestRoundMs);
  await awaitOver(first.state, roundId);
  return answers;
}

type Row = {
  bet: string;
  cashedOutMs: number | null;
  lastMs: number;
  payout: bigint;
  stake: bigint;
};

test(`of ${rounds * players} cash-outs against the end, each is before it and paid once, or after it and lost`, async () => {
  for (const running of processes) running.crash.start();
  const flyers = await Promise.all(
    Array.from({ length: players }, (_, at) =>
      openFlyer(scene, injected(processes[at % 2]!), scene.addMember()),
    ),
  );
  let [won, lost] = [0, 0];
  const raced = Array.from({ length: rounds }, () => atTheEnd);
  const ways = [inTime, ...raced, tooLate];
  for (const way of ways) {
    for (const { status, code, bet } of await race(flyers, way)) {
      if (status === 200) won += 1;
      else lost += 1;
      assert.equal(status === 200 ? bet.state : code, status === 200 ? 'cashed_out' : 'round_over');
    }
  }
  await awaitDecided(scene);
  const { rows } = await scene.owner.query<Row>(
    `SELECT b.external_id AS bet, b.cashed_out_ms AS "cashedOutMs", b.payout, b.stake,
            round(extract(epoch FROM f.ends_at - f.started_at) * 1000)::int AS "lastMs"
       FROM games.crash_bets b JOIN games.crash_rounds f ON f.id = b.round_id`,
  );
  assert.equal(rows.length, ways.length * players);
  assert.equal(rows.filter(({ payout }) => payout > 0n).length, won, 'what was said was done');
  for (const { cashedOutMs, lastMs, payout } of rows) {
    assert.equal(cashedOutMs === null, payout === 0n);
    assert.ok(cashedOutMs === null || cashedOutMs < lastMs, 'nobody left at the end or after it');
  }
  const wins = allCalls(scene, 'win');
  const paid = new Map(wins.map(({ body }) => [body['roundId'], body['amount'] as string]));
  assert.equal(paid.size, rows.length);
  for (const { bet, payout } of rows) assert.equal(inMinor(paid.get(bet) ?? null), payout);
  assert.deepEqual(await differences(scene), []);
  const inLast = rows.filter(({ cashedOutMs, lastMs }) => cashedOutMs === lastMs - 1).length;
  process.stdout.write(`${won} left (${inLast} in the last millisecond), ${lost} came too late\n`);
  assert.ok(won > 0 && lost > 0, 'both sides of the end were tried');
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
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
  patientPace,
  plantFlights,
  takeOff,
} from './crash.testing.ts';

const flights = 20;
const players = 25;

let scene: Scene;
let processes: Running[];

before(async () => {
  scene = await setScene();
  processes = [await runHere(scene, patientPace), await runHere(scene, patientPace)];
  await plantFlights(scene, flights, { from: 101, to: 103 });
});
after(async () => {
  for (const running of processes) await running.stop();
  await scene.close();
});

/** The end of the flight in the time of this process, which shares the database's clock. */
async function endOf(flightId: string): Promise<number | undefined> {
  const { rows } = await scene.owner.query<{ at: number | null }>(
    `SELECT (extract(epoch FROM ends_at) * 1000)::float8 AS at FROM games.crash_flights
      WHERE id = $1`,
    [flightId],
  );
  return rows[0]?.at ?? undefined;
}

const waitUntil = (at: number) => sleep(Math.max(0, at - Date.now()));

async function race(flyers: readonly Flyer[]) {
  const [first] = flyers;
  assert.ok(first);
  const { flightId } = await awaitPhase(first.state, 'betting');
  const placed = await Promise.all(flyers.map((flyer) => flyer.bet({ flightId })));
  for (const { status, code } of placed) assert.equal(status, 200, String(code));
  await takeOff(scene);
  const end = await until('the start', () => endOf(flightId));
  const answers = await Promise.all(
    flyers.map(async (flyer, at) => {
      const { bet } = placed[at]!;
      // Most of them on the last milliseconds, some with the way to the lock before them.
      await waitUntil(end - (at % 5) * 10);
      return flyer.cashOut(bet);
    }),
  );
  await awaitOver(first.state, flightId);
  return answers;
}

type Row = { bet: string; leftMs: number | null; lastMs: number; payout: bigint; stake: bigint };

test('of 500 cash-outs against the end, each is before it and paid once, or after it and lost', async () => {
  for (const running of processes) running.crash.start();
  const flyers = await Promise.all(
    Array.from({ length: players }, (_, at) =>
      openFlyer(scene, injected(processes[at % 2]!), scene.addMember()),
    ),
  );
  let [won, lost] = [0, 0];
  for (let flight = 0; flight < flights; flight += 1) {
    for (const { status, code, bet } of await race(flyers)) {
      if (status === 200) won += 1;
      else lost += 1;
      assert.equal(status === 200 ? bet.state : code, status === 200 ? 'left' : 'flight_over');
    }
  }
  await awaitDecided(scene);
  const { rows } = await scene.owner.query<Row>(
    `SELECT b.external_id AS bet, b.left_ms AS "leftMs", b.payout, b.stake,
            round(extract(epoch FROM f.ends_at - f.started_at) * 1000)::int AS "lastMs"
       FROM games.crash_bets b JOIN games.crash_flights f ON f.id = b.flight_id`,
  );
  assert.equal(rows.length, flights * players);
  assert.equal(rows.filter(({ payout }) => payout > 0n).length, won, 'what was said was done');
  for (const { leftMs, lastMs, payout } of rows) {
    assert.equal(leftMs === null, payout === 0n);
    assert.ok(leftMs === null || leftMs < lastMs, 'nobody left at the end or after it');
  }
  const wins = allCalls(scene, 'win');
  const paid = new Map(wins.map(({ body }) => [body['roundId'], body['amount'] as string]));
  assert.equal(paid.size, rows.length);
  for (const { bet, payout } of rows) assert.equal(inMinor(paid.get(bet) ?? null), payout);
  assert.deepEqual(await differences(scene), []);
  const inLast = rows.filter(({ leftMs, lastMs }) => leftMs === lastMs - 1).length;
  process.stdout.write(`${won} left (${inLast} in the last millisecond), ${lost} came too late\n`);
  assert.ok(won > 0 && lost > 0, 'both sides of the end were tried');
});

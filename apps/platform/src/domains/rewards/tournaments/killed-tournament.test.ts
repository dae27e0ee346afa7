/** The end of a tournament, which dies at every step and in two processes at once. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Prize } from '@bahati/contract/mission-terms.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { openPlay, type Player } from '#domains/rewards/play.testing.ts';
import { runTournaments } from './run-tournaments.ts';
import { endTournament, plantScores, plantTournament } from './tournaments.testing.ts';

const kills = repetitions('kills of the process that ends tournaments', { usual: 3, long: 40 });
const winners = 60;
const firstMember = 530_001n;
const prizes: Prize[] = [
  { from: 1, to: 20, award: { kind: 'cash', amount: '10.00' } },
  { from: 21, to: winners, award: { kind: 'points', points: 100 } },
];

let all: Awaited<ReturnType<typeof openPlay>>;
let players: Player[];
before(async () => {
  all = await openPlay();
  // Ten more than there are prizes.
  players = await all.players(winners + 10, firstMember);
});
after(() => all.platform.close());

async function plantEnded(): Promise<bigint> {
  const { rowId } = await plantTournament(all.platform.owner, { rule: 'turnover', prizes });
  await plantScores(all.platform.owner, { rowId, firstMember, count: players.length });
  await endTournament(all.platform.owner, rowId);
  return rowId;
}

const run = () => runTournaments(all.platform.context);

/** Every prize once, to the place that earned it, and no more money than that. */
async function assertWhole(rowId: bigint): Promise<void> {
  const { owner } = all.platform;
  const { rows: state } = await owner.query(
    'SELECT state, spent, ranked FROM tournaments WHERE id = $1',
    [rowId],
  );
  assert.deepEqual(state, [{ state: 'done', spent: 20_000n, ranked: winners + 10 }]);
  const { rows: given } = await owner.query<{ place: number; at: number; kind: string }>(
    `SELECT w.place, (a.member_id - $2 + 1)::int AS at, a.kind FROM tournament_winners w
       JOIN awards a ON a.id = w.award_id AND a.state = 'given' AND a.member_id = w.member_id
      WHERE w.tournament_id = $1 ORDER BY w.place`,
    [rowId, firstMember],
  );
  assert.deepEqual(
    given,
    Array.from({ length: winners }, (_, at) => ({
      place: at + 1,
      at: at + 1,
      kind: at < 20 ? 'cash' : 'points',
    })),
  );
  const { rows: moved } = await owner.query(
    `SELECT count(*)::int AS count, sum(t.amount)::bigint AS sum FROM awards a
       JOIN transfers t ON t.code = 79 AND t.reference = a.id
      WHERE a.source = 'tournament' AND a.source_id = $1`,
    [rowId],
  );
  assert.deepEqual(moved, [{ count: 20, sum: 20_000n }]);
  const { rows: points } = await owner.query(
    `SELECT sum(e.points)::bigint AS points FROM awards a
       JOIN points_entries e ON e.kind = 'award' AND e.reference = a.id::text
      WHERE a.source = 'tournament' AND a.source_id = $1`,
    [rowId],
  );
  assert.deepEqual(points, [{ points: 4_000n }]);
}

/** Each as a table, what is done to it, and which of its rows. */
const steps = [
  ['tournaments', 'UPDATE', `NEW.closing_transfer_id IS NOT NULL AND NEW.state = 'open'`],
  ['tournament_winners', 'INSERT', 'NEW.place = 30'],
  ['tournaments', 'UPDATE', `NEW.state = 'final' AND OLD.state = 'open'`],
  ['awards', 'INSERT', `NEW.source = 'tournament'`],
  ['transfers', 'INSERT', 'NEW.code = 79'],
  ['tournament_winners', 'UPDATE', 'NEW.place % 2 = 0'],
  ['tournaments', 'UPDATE', 'NEW.spent > 0 AND NEW.spent <> OLD.spent'],
  ['tournaments', 'UPDATE', `NEW.state = 'done'`],
] as const;

test('whatever step the end of a tournament dies in, the next run goes on to the same end', async () => {
  const { owner } = all.platform;
  const rowId = await plantEnded();
  await owner.query(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'died'; END $$`);
  for (const [table, act, when] of steps) {
    await owner.query(
      `CREATE TRIGGER dies BEFORE ${act} ON ${table} FOR EACH ROW WHEN (${when})
         EXECUTE FUNCTION die()`,
    );
    await all.seal();
    // What comes before the step is done, the step itself fails each time it is tried.
    let deaths = 0;
    for (let at = 0; at < 3; at += 1) await run().catch(() => (deaths += 1));
    assert.ok(deaths > 0, `${act} of ${table} where ${when}`);
    await owner.query(`DROP TRIGGER dies ON ${table}`);
  }
  await Promise.all([run(), run()]);
  await run();
  await assertWhole(rowId);
  await run();
  await assertWhole(rowId);
});

/** Starts a process that ends tournaments and kills it at some moment of its work. */
async function killOnce(afterMs: number): Promise<void> {
  const program = fileURLToPath(new URL('./end-program.testing.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [program, all.platform.ownerUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  if (child.stdout) await once(child.stdout, 'data');
  await wait(afterMs);
  child.kill('SIGKILL');
  await ended;
}

test('killed beside a second process, each prize is given once', async () => {
  for (let kill = 0; kill < kills; kill += 1) {
    const rowId = await plantEnded();
    await all.seal();
    await Promise.all([killOnce((kill * 61) % 300), run()]);
    await Promise.all([run(), run()]);
    await run();
    await assertWhole(rowId);
  }
});

test('the books are whole after it', async () => {
  await all.seal();
  assert.deepEqual((await verifyLedger(all.platform.owner)).breaches, []);
});

test('a tournament that nobody played ends as well, and a void one gives nothing', async () => {
  const { owner } = all.platform;
  const { rowId } = await plantTournament(owner, { rule: 'profit', prizes });
  await all.seal();
  await endTournament(owner, rowId);
  // After the proof of the books: everything else happened long before it.
  await owner.query(`
    ALTER TABLE transfers DISABLE TRIGGER USER;
    UPDATE transfers SET created_at = created_at - interval '2 days';
    ALTER TABLE transfers ENABLE TRIGGER USER`);
  const voided = await plantEnded();
  await owner.query(
    `UPDATE tournaments SET state = 'void', end_reason = 'by mistake', decided_at = now()
      WHERE id = $1`,
    [voided],
  );
  for (let at = 0; at < 3; at += 1) await run();
  const { rows } = await owner.query<{ state: string; winners: bigint }>(
    `SELECT state, (SELECT count(*) FROM tournament_winners w WHERE w.tournament_id = t.id) AS winners
       FROM tournaments t WHERE id IN ($1, $2) ORDER BY id`,
    [rowId, voided],
  );
  assert.deepEqual(rows, [
    { state: 'done', winners: 0n },
    { state: 'void', winners: 0n },
  ]);
});

/** The close of a draw, which dies at every step and in two processes at once. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type TestMember, testProvider } from '@bahati/testing/factories.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { openGamingFixture } from '#domains/gaming/gaming.testing.ts';
import {
  bookOf,
  closeOf,
  drawOf,
  slipOperation,
  ticket,
} from '#domains/gaming/provider-calls/slips.testing.ts';
import { closeGroup } from './groups.ts';

const fixture = await openGamingFixture();
after(() => fixture.close());
const { owner, gaming } = fixture;
const { sendAll } = bookOf(fixture);
const { closeWhole } = drawOf(fixture);

const kills = repetitions('kills of the process that closes a draw', { usual: 3, long: 40 });

const tickets = 60;
const winners = 4;
const settled = { count: winners, amount: '200.00' };
const body = (draw: string) => closeOf(draw, { settled });

/** 60 tickets of 1.00 of 5 members, 4 of which have won 50.00. */
async function plantDraw(draw: string): Promise<TestMember[]> {
  const members: TestMember[] = [];
  for (let at = 0; at < 5; at += 1) members.push(await fixture.member(10_000n));
  const of = (at: number) => members[at % members.length] as TestMember;
  const slips = Array.from({ length: tickets }, (_, at) =>
    ticket(of(at), draw, `${draw}-${at}`, { amount: '1.00' }),
  );
  const won = Array.from({ length: winners }, (_, at) =>
    slipOperation(of(at), 'settle', `${draw}-${at}`, { amount: '50.00' }),
  );
  const answers = await sendAll([...slips, ...won]);
  assert.ok(answers.every(({ success }) => success));
  return members;
}

/** Every ticket ended once: 12.00 less each, and 50.00 for who won. */
async function assertWhole(draw: string, members: readonly TestMember[]): Promise<void> {
  assert.equal(await closeWhole(draw, { settled }), tickets - winners);
  const { rows: over } = await owner.query(
    `SELECT count(*)::int AS count, count(*) FILTER (WHERE r.state = 2)::int AS settled,
            (SELECT count(*)::int FROM transfers t JOIN rounds of ON of.id = t.reference
              WHERE t.code = 2 AND of.group_id = g.id) AS moved
       FROM slip_groups g JOIN rounds r ON r.group_id = g.id WHERE g.external_id = $1
      GROUP BY g.id`,
    [draw],
  );
  assert.deepEqual(over, [{ count: tickets, settled: tickets, moved: tickets - winners }]);
  const { rows } = await owner.query<{ balance: bigint }>(
    `SELECT balance FROM accounts WHERE owner_id = ANY($1::bigint[]) AND kind = 'cash'
      ORDER BY owner_id`,
    [members.map(({ id }) => id)],
  );
  assert.deepEqual(
    rows.map(({ balance }) => balance),
    members.map((_, at) => 8_800n + (at < winners ? 5_000n : 0n)),
  );
}

/** One transaction of seven slips. */
async function closePart(draw: string): Promise<unknown> {
  const provider = gaming.directory.provider(testProvider.code);
  assert.ok(provider);
  const pace = { slipsAtOnce: 7, workingMs: 0 };
  return closeGroup(gaming, provider, body(draw) as never, pace);
}

/** Each as a table, what is done to it, and which of its rows. */
const steps = [
  ['slip_groups', 'UPDATE', `NEW.state = 'ended'`],
  ['slip_groups', 'UPDATE', `NEW.state = 'closing' AND OLD.state = 'ended'`],
  ['rounds', 'UPDATE', 'NEW.state = 2'],
  ['transfers', 'INSERT', 'NEW.code = 2'],
  ['accounts', 'UPDATE', 'NEW.balance < OLD.balance'],
  ['slip_groups', 'UPDATE', 'NEW.closed_up_to > OLD.closed_up_to'],
  ['slip_groups', 'UPDATE', `NEW.state = 'closed'`],
] as const;

test('whatever step a close dies in, the same call goes on to the same end', async () => {
  const members = await plantDraw('steps');
  await owner.query(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'died'; END $$`);
  for (const [table, act, when] of steps) {
    await owner.query(
      `CREATE TRIGGER dies BEFORE ${act} ON ${table} FOR EACH ROW WHEN (${when})
         EXECUTE FUNCTION die()`,
    );
    // What comes before the step is done, the step itself fails each time it is tried.
    let deaths = 0;
    for (let at = 0; at < 12; at += 1) await closePart('steps').catch(() => (deaths += 1));
    assert.ok(deaths > 0, `${act} of ${table} where ${when}`);
    await owner.query(`DROP TRIGGER dies ON ${table}`);
    if (table !== 'slip_groups') await closePart('steps');
  }
  await assertWhole('steps', members);
});

/** Starts a process that closes the draw and kills it at some moment of its work. */
async function killOnce(draw: string, afterMs: number): Promise<void> {
  const program = fileURLToPath(new URL('./close-program.testing.ts', import.meta.url));
  const order = [fixture.ownerUrl, JSON.stringify(body(draw))];
  const child = spawn(process.execPath, [program, ...order], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  if (child.stdout) await once(child.stdout, 'data');
  await wait(afterMs);
  child.kill('SIGKILL');
  await ended;
}

test('killed between its transactions and beside another, a close ends each ticket once', async () => {
  for (let kill = 0; kill < kills; kill += 1) {
    const draw = `kill-${kill}`;
    const members = await plantDraw(draw);
    await killOnce(draw, (kill * 17) % 120);
    await Promise.all([killOnce(draw, (kill * 23) % 120), closePart(draw), closePart(draw)]);
    await assertWhole(draw, members);
  }
});

test('the books are whole after it', async () => {
  assert.deepEqual((await verifyLedger(owner)).breaches, []);
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { after, test } from 'node:test';

import { inTransaction } from '@bahati/server-kit/database.ts';
import { addMembers, addProvider, type TestMember } from '@bahati/testing/factories.ts';
import { isLongTier, repetitions } from '@bahati/testing/tier.ts';
import { openDraw } from '#platform-app/domains/rewards/draws/office/open-draw.ts';
import { careForDraws } from '#platform-app/domains/rewards/draws/draws.ts';
import { runChecker } from '#platform-app/domains/rewards/draws/draws.testing.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

const rush = repetitions('members on one envelope', { usual: 200, long: 5_000 });
const shares = rush / 5;
const sum = BigInt(shares) * 5_000n;

const { stack, database } = await openStack({ parts: [] });
await addProvider(database);
const members = await addMembers(database, { count: rush, balance: 0n });
await Promise.all([stack.servers.platform.start(), stack.secondPlatform.start()]);

const agent = new Agent({ keepAlive: true, maxSockets: 250 });
after(() => agent.destroy());

type Told = { success: boolean; code?: string; value: { share: string; place: number } };

/** What one process says; undefined: it died before it said anything. */
function ask(origin: string, path: string, member: TestMember): Promise<Told | undefined> {
  return new Promise((resolve) => {
    const outgoing = request(
      `${origin}${path}`,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': 2,
          authorization: `Bearer ${member.loginToken}`,
        },
      },
      (incoming) => {
        let text = '';
        incoming
          .setEncoding('utf8')
          .on('data', (more: string) => (text += more))
          .on('error', () => resolve(undefined))
          .on('end', () => resolve(incoming.complete ? JSON.parse(text) : undefined));
      },
    );
    outgoing.on('error', () => resolve(undefined));
    outgoing.end('{}');
  });
}

async function plantEnvelope(): Promise<string> {
  const split = { sum: sum.toString(), shares, least: '500', step: '100' };
  return inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<{ id: bigint }>(
      `INSERT INTO draws (public_id, kind, name, currency, budget, committed, opens_at, closes_at,
         condition, split, created_by)
       VALUES ($1, 'envelope', $2, 'KES', $3, $3, now() - interval '1 minute',
         now() + interval '1 hour', '{"kind": "all"}', $4, 'tester') RETURNING id`,
      [randomUUID(), JSON.stringify({ en: 'Rush', sw: 'Msongamano' }), sum, JSON.stringify(split)],
    );
    const id = BigInt(rows[0]?.id ?? 0);
    await openDraw(transaction, id, 'second tester');
    return id.toString();
  });
}

const id = await plantEnvelope();
const path = `/wps/rewards/draws/${id}/open`;

test(`${rush} members rush at ${shares} shares through two processes, one of which is killed`, async () => {
  const { platform } = stack.servers;
  const took: number[] = [];
  const answers = new Map<string, number>();
  let answered = 0;
  let killed: Promise<void> | undefined;
  const open = async (member: TestMember, at: number): Promise<void> => {
    const startedAt = performance.now();
    const isFirst = at % 2 === 0;
    let told = await ask(isFirst ? platform.origin : stack.secondPlatform.origin, path, member);
    answered += 1;
    if (answered === Math.ceil(shares / 4)) killed = stack.secondPlatform.kill();
    // Whoever heard nothing asks again, as the site does: what was taken for him is his.
    told ??= await ask(platform.origin, path, member);
    took.push(performance.now() - startedAt);
    const word = told?.success ? 'share' : (told?.code ?? 'nothing');
    answers.set(word, (answers.get(word) ?? 0) + 1);
  };
  await Promise.all(members.map(open));
  await killed;
  const { rows } = await database.query<{ taken: number; members: number; sum: string }>(
    `SELECT count(*)::int AS taken, count(DISTINCT taken_by)::int AS members,
            sum(amount)::text AS sum
       FROM envelope_shares WHERE draw_id = $1 AND taken_by IS NOT NULL`,
    [id],
  );
  assert.deepEqual(rows, [{ taken: shares, members: shares, sum: sum.toString() }]);
  const paid = await database.query<{ paid: number; sum: string }>(
    `SELECT count(*) FILTER (WHERE balance > 0)::int AS paid, sum(balance)::text AS sum
       FROM accounts WHERE owner_id = ANY($1::bigint[]) AND kind = 'cash'`,
    [members.map((member) => member.id)],
  );
  assert.deepEqual(paid.rows, [{ paid: shares, sum: sum.toString() }]);
  const inTime = took.toSorted((one, other) => one - other);
  const p99 = inTime[Math.floor(inTime.length * 0.99)] ?? 0;
  if (isLongTier) {
    const told = JSON.stringify(Object.fromEntries(answers));
    process.stdout.write(`covers: a rush with p99 ${p99.toFixed(0)} ms, answered ${told}\n`);
  }
  assert.equal((answers.get('share') ?? 0) + (answers.get('already_taken') ?? 0), shares);
  assert.equal(answers.get('all_taken'), rush - shares);
});

test('the envelope ends with its last share, and is what it committed to', async () => {
  await careForDraws({ database, announceBalance: () => undefined });
  const address = `${stack.origins.playerSite}/wps/rewards/draws/${id}/record?pageSize=5000`;
  const { value } = (await (await fetch(address)).json()) as { value: object };
  const checked = runChecker(value);
  assert.equal(checked.status, 0, checked.told);
});

test('the books are whole', () => stack.verify());

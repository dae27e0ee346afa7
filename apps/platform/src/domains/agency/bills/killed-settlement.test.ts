import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DividendTerms } from '@bahati/agency-rules/terms/terms.ts';
import { addMembers, addProvider, type TestMember } from '@bahati/testing/factories.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { operatorSum, plantContract, plantDays, plantLine, readBillRows } from './bills.testing.ts';
import { settleRuns } from './settle-runs.ts';

const kills = repetitions('kills of the settling process', { usual: 4, long: 50 });
const days = 6;
const levels = 4;
const branches = 3;

let platform: TestPlatform;
let agents: TestMember[];
before(async () => {
  platform = await openTestPlatform();
  await addProvider(platform.owner);
  agents = await addMembers(platform.owner, { count: 60, balance: 0n });
});
after(() => platform.close());

const dayMs = 86_400_000;
const nairobi = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Nairobi',
  dateStyle: 'short',
});
const dayAgo = (ago: number) => nairobi.format(new Date(Date.now() - ago * dayMs));

const share = (rateBps: number): DividendTerms => ({
  kind: 'dividend',
  period: 'D',
  mode: 'floating',
  carryOver: 'always',
  tiers: [{ turnover: 0n, activeMembers: 0, loss: 100_000n, rateBps }],
});

/** Of agents in order: the first above the next three, and so on. */
const uplineOf = (at: number) =>
  at === 0 ? null : (agents[Math.floor((at - 1) / branches)]?.id ?? 0n);
const levelOf = (at: number): number =>
  at === 0 ? 0 : 1 + levelOf(Math.floor((at - 1) / branches));

/** Starts a settling process and ends it at some moment of its work. */
async function killOnce(after: number): Promise<void> {
  const program = fileURLToPath(new URL('./settle-program.testing.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [program, platform.ownerUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  if (child.stdout) await once(child.stdout, 'data');
  await wait(after);
  child.kill('SIGKILL');
  await ended;
}

test('whenever settling dies, and however many settle, each bill is written and paid once', async () => {
  const ids = agents.map(({ id }) => id);
  await plantLine(
    platform.owner,
    ids.map((id, at) => ({ id, upline: uplineOf(at), type: levelOf(at) < levels ? 1 : 0 })),
  );
  const from = new Date(`${dayAgo(days + 1)}T00:00:00+03:00`);
  for (const [at, id] of ids.entries()) {
    if (levelOf(at) >= levels) continue;
    const terms = share(2_000 - 400 * levelOf(at));
    await plantContract(platform.owner, { agent: id, upline: uplineOf(at), terms, from });
  }
  await plantDays(
    platform.owner,
    Array.from({ length: days }, (_, ago) => dayAgo(ago + 2)).flatMap((day, at) =>
      ids.map((member, place) => ({
        member,
        day,
        turnover: BigInt(10_000 + 977 * ((place * 7 + at * 13) % 50)),
        payout: BigInt(9_000 + 1_313 * ((place * 11 + at * 5) % 20)),
      })),
    ),
  );
  for (let kill = 0; kill < kills; kill += 1) {
    await Promise.all([killOnce((kill * 61) % 400), killOnce((kill * 37) % 300)]);
  }
  await Promise.all([settleRuns(platform.context), settleRuns(platform.context)]);
  await settleRuns(platform.context);

  const { rows: undone } = await platform.owner.query(
    `SELECT starts_at, failure FROM settlement_runs WHERE state <> 'done'`,
  );
  assert.deepEqual(undone, []);
  const bills = await readBillRows(platform.owner);
  const withContract = ids.filter((_, at) => levelOf(at) < levels).length;
  assert.ok(bills.length >= withContract * days, `${bills.length} bills`);
  const { rows: twice } = await platform.owner.query(
    `SELECT reference FROM transfers WHERE code IN (42, 43, 44)
      GROUP BY code, reference HAVING count(*) > 1`,
  );
  assert.deepEqual(twice, []);
  await assertChain();
  assert.deepEqual((await verifyLedger(platform.context.database)).breaches, []);
});

/** The operator pays what the top bills say, and nobody keeps more than own less the directs' own. */
async function assertChain(): Promise<void> {
  const { rows } = await platform.owner.query(
    `SELECT b.id FROM contract_bills b
      WHERE from_platform + from_upline_bill + from_upline_wallet - paid_from_bill
            > greatest(0, own - coalesce((SELECT sum(own) FROM contract_bills d
                WHERE d.run_id = b.run_id AND d.upline_id = b.agent_id), 0))`,
  );
  assert.deepEqual(rows, []);
  const { rows: tops } = await platform.owner.query<{ own: bigint }>(
    'SELECT sum(own)::bigint AS own FROM contract_bills WHERE upline_id IS NULL',
  );
  assert.ok((tops[0]?.own ?? 0n) > 0n);
  assert.equal(await operatorSum(platform.owner, 'commission_cost'), -(tops[0]?.own ?? 0n));
  assert.equal(await operatorSum(platform.owner, 'commission_clearing'), 0n);
}

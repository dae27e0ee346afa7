import { until } from '@bahati/testing/until.ts';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { askAboutAllDue } from '#domains/cashier/ask-gateway.ts';
import {
  type FakeGateway,
  openFakeGateway,
} from '#domains/cashier/gateways/fake-gateway.testing.ts';
import { setFirstPaymentPassword } from '#domains/identity/sessions.ts';
import {
  accountOf,
  addAccount,
  paymentPassword,
} from '#domains/identity/payout-accounts/payout-accounts.testing.ts';
import { signInStaff } from '#domains/staff/staff.testing.ts';
import { queueJob } from '#domains/system/jobs/job-queue.ts';
import { startJobs } from './jobs.ts';
import {
  giveMoney,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from './platform.testing.ts';

let platform: TestPlatform;
let gateway: FakeGateway;
before(async () => {
  gateway = await openFakeGateway();
  platform = await openTestPlatform({ environment: { GATEWAY_URL: gateway.url } });
});
after(async () => {
  await platform.close();
  await gateway.close();
});

async function waitingJobs(key: string): Promise<number> {
  const { rows } = await platform.owner.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE key = $1',
    [key],
  );
  return rows[0]?.count ?? 0;
}

test('work is queued exactly when the transaction that needs it commits', async () => {
  const queue = (key: string, isUndone: boolean) =>
    inTransaction(platform.context.database, async (transaction) => {
      await queueJob(transaction, 'cashier.pay_out', { withdrawalId: randomUUID() }, { key });
      if (isUndone) throw new Error('undone');
    });
  await queue('kept', false);
  await assert.rejects(queue('undone', true));
  assert.deepEqual([await waitingJobs('kept'), await waitingJobs('undone')], [1, 0]);
  await queue('kept', false);
  assert.equal(await waitingJobs('kept'), 1);
});

test('an approved withdrawal is sent to the rail by whichever process is there', async () => {
  const operator = await signInStaff(platform, { permissions: 'all' });
  const member = await registerTestMember(platform);
  await setFirstPaymentPassword(platform.context, member.id, paymentPassword);
  await giveMoney(platform, member.id, 100_000n);
  const { value } = await platform.player('POST /wps/cashier/withdrawals', {
    token: member.token,
    body: {
      idempotencyKey: randomUUID(),
      method: 'pesa-pepe-payout',
      payoutAccountId: await accountOf(addAccount(platform, member)),
      amount: '300',
      paymentPassword,
    },
  });
  await platform.staff(`POST /bo/withdrawals/${value.id}/approve`, {
    token: operator.token,
    body: {},
  });
  const runner = await startJobs(platform.context);
  await until('the payout', () => gateway.payouts.has(value.id));
  await runner.stop();
  assert.equal(gateway.payouts.get(value.id)?.['amount'], '300.00');
});

test('a process that died with a payout in its hands takes nothing along', async () => {
  const { rows } = await platform.owner.query<{ public_id: string }>(
    `UPDATE withdrawals SET next_ask_at = now() - interval '1 s'
      WHERE status = 'approved' RETURNING public_id`,
  );
  const id = rows[0]!.public_id;
  gateway.payouts.delete(id);
  // The dead process had taken the job: it stays locked and nobody else runs it for hours.
  await platform.owner.query('DELETE FROM graphile_worker._private_jobs');
  await askAboutAllDue(platform.context);
  assert.ok(gateway.payouts.has(id));
});

/** Withdrawals approved together: as good as one by one, and never more than a look at a list is. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test, type TestContext } from 'node:test';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { approveSeveral } from './approve-several.ts';
import { auditActions, callBack, payoutReport } from '#domains/cashier/cashier.testing.ts';
import { makeWithdrawalsWait } from '#domains/cashier/withdrawals/payout-holds.ts';
import {
  approveBy,
  askFor,
  richMember,
  setRules,
} from '#domains/cashier/withdrawals/withdrawals.testing.ts';

let platform: TestPlatform;
let first: StaffLogin;
let second: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  first = await signInStaff(platform, { permissions: 'all' });
  second = await signInStaff(platform, { permissions: 'all' });
  await setRules(platform, { two_person_from: 50_000n });
});
after(() => platform.close());

/** A withdrawal that waits, of this risk. */
async function asked({ amount = '300', score = 0 } = {}) {
  const member = await richMember(platform);
  const { value, text } = await askFor(platform, member, amount);
  assert.equal(value?.status, 'requested', text);
  const { id, net } = value as { id: string; net: string };
  await platform.owner.query('UPDATE withdrawals SET risk_score = $2 WHERE public_id = $1', [
    id,
    score,
  ]);
  return { member, id, net };
}

const approve = (ids: readonly string[], { token } = first) =>
  platform.staff('POST /bo/withdrawals/approveSeveral', { token, body: { ids } });

async function refusalsOf(ids: readonly string[], staff = first): Promise<(string | null)[]> {
  const { value, text } = await approve(ids, staff);
  assert.ok(value, text);
  assert.deepEqual(
    value.items.map(({ id }: { id: string }) => id),
    ids,
  );
  return value.items.map(({ refusal }: { refusal: string | null }) => refusal);
}

async function statesOf(ids: readonly string[]): Promise<string[]> {
  const { rows } = await platform.owner.query<{ id: string; status: string }>(
    'SELECT public_id AS id, status FROM withdrawals WHERE public_id = ANY($1::uuid[])',
    [ids],
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.status ?? 'none');
}

async function payoutsOf(id: string): Promise<number> {
  const { rows } = await platform.owner.query(
    'SELECT 1 FROM graphile_worker._private_jobs WHERE key = $1',
    [`payout ${id}`],
  );
  return rows.length;
}

test('only low risk is approved together, up to the very last point', async () => {
  const low = await asked({ score: 29 });
  const raised = await asked({ score: 30 });
  const high = await asked({ score: 80 });
  const ids = [high.id, low.id, raised.id];
  assert.deepEqual(await refusalsOf(ids), ['needs_own_look', null, 'needs_own_look']);
  assert.deepEqual(await statesOf(ids), ['requested', 'approved', 'requested']);
  assert.deepEqual(await auditActions(platform, `withdrawal:${raised.id}`), []);
  assert.equal((await approveBy(platform, first, raised.id)).value.status, 'approved');
});

test('what came meanwhile was not seen, and goes on waiting', async () => {
  const seen = await asked();
  const later = await asked();
  assert.deepEqual(await refusalsOf([seen.id]), [null]);
  assert.deepEqual(await statesOf([seen.id, later.id]), ['approved', 'requested']);
});

test('what takes two people is nobody’s to approve among others, as first or as second', async () => {
  const { id } = await asked({ amount: '500' });
  assert.deepEqual(await refusalsOf([id]), ['needs_own_look']);
  assert.equal((await approveBy(platform, first, id)).value.status, 'requested');
  assert.deepEqual(await refusalsOf([id]), ['needs_own_look']);
  assert.deepEqual(await refusalsOf([id], second), ['needs_own_look']);
  assert.deepEqual(await statesOf([id]), ['requested']);
  // Rules that ask for two since the list was read count as well.
  const small = await asked();
  await setRules(platform, { two_person_from: 100n });
  assert.deepEqual(await refusalsOf([small.id]), ['needs_own_look']);
  await setRules(platform, { two_person_from: 50_000n });
});

test('one that is refused does not stop the rest, and says why', async () => {
  const before = await asked();
  const rejected = await asked();
  await platform.staff(`POST /bo/withdrawals/${rejected.id}/reject`, {
    token: second.token,
    body: { reason: 'The name differs' },
  });
  const watched = await asked();
  await inTransaction(platform.context.database, (transaction) =>
    makeWithdrawalsWait(transaction, watched.member.id),
  );
  const taken = await asked();
  await platform.staff(`POST /bo/withdrawals/${taken.id}/claim`, { token: second.token, body: {} });
  const nothing = randomUUID();
  const behind = await asked();
  const ids = [before.id, rejected.id, watched.id, taken.id, nothing, behind.id];
  assert.deepEqual(await refusalsOf(ids), [
    null,
    'already_decided',
    'withdrawals_wait',
    'claimed_by_other',
    'not_found',
    null,
  ]);
  assert.deepEqual(await statesOf([before.id, behind.id, watched.id, taken.id]), [
    'approved',
    'approved',
    'requested',
    'requested',
  ]);
});

/** Makes what is written to a table fail, until the test is over or that is ended. */
async function failOn(t: TestContext, table: string, event: string, condition = 'true') {
  const drop = `DROP TRIGGER IF EXISTS fails_now ON ${table}; DROP FUNCTION IF EXISTS fail_now()`;
  t.after(() => platform.owner.query(drop));
  await platform.owner.query(
    `CREATE FUNCTION fail_now() RETURNS trigger LANGUAGE plpgsql
       AS $$ BEGIN RAISE EXCEPTION 'nothing is written'; END $$;
     CREATE TRIGGER fails_now BEFORE ${event} ON ${table} FOR EACH ROW WHEN (${condition})
       EXECUTE FUNCTION fail_now()`,
  );
  return () => platform.owner.query(drop);
}

test('one that goes wrong does not stop the rest, is told, and stands in the log', async (t) => {
  const logged = t.mock.method(platform.context.log, 'error', () => undefined);
  const [before, broken, behind] = [await asked(), await asked(), await asked()];
  const end = await failOn(t, 'withdrawals', 'UPDATE', `NEW.public_id = '${broken.id}'`);
  const ids = [before.id, broken.id, behind.id];
  assert.deepEqual(await refusalsOf(ids), [null, 'went_wrong', null]);
  assert.deepEqual(await statesOf(ids), ['approved', 'requested', 'approved']);
  assert.equal(await payoutsOf(broken.id), 0);
  const [told] = logged.mock.calls.map(({ arguments: [facts] }) => facts as unknown);
  const { err, withdrawalId } = told as { err: Error; withdrawalId: string };
  assert.deepEqual([err.message, withdrawalId], ['nothing is written', broken.id]);
  await end();
  assert.deepEqual(await refusalsOf(ids), ['already_decided', null, 'already_decided']);
});

test('a refusal nobody thought of is told of each, and stands in the log', async (t) => {
  const logged = t.mock.method(platform.context.log, 'error', () => undefined);
  const ids = [(await asked()).id, (await asked()).id];
  const query = t.mock.method(platform.context.database, 'query', () =>
    Promise.reject(new Refusal('unheard_of')),
  );
  const permissions = new Set<string>();
  const staff = { staffId: first.id, sessionId: 0n, username: 'x', role: 'x', permissions };
  const { items } = await approveSeveral(platform.context, staff, { ids, ip: '203.0.113.9' });
  query.mock.restore();
  assert.deepEqual(
    items,
    ids.map((id) => ({ id, refusal: 'went_wrong' })),
  );
  assert.equal(logged.mock.callCount(), 2);
});

test('one that is approved is told so, though its claim would not end', async (t) => {
  const { id } = await asked();
  await platform.staff(`POST /bo/withdrawals/${id}/claim`, { token: first.token, body: {} });
  await failOn(t, 'claims', 'DELETE');
  assert.deepEqual(await refusalsOf([id]), [null]);
  assert.deepEqual(await statesOf([id]), ['approved']);
});

test('asked twice each is paid once', async () => {
  const { id, net } = await asked();
  assert.deepEqual(await refusalsOf([id, id]), [null, 'already_decided']);
  assert.deepEqual(await refusalsOf([id]), ['already_decided']);
  assert.equal(await payoutsOf(id), 1);
  assert.deepEqual(await auditActions(platform, `withdrawal:${id}`), ['withdrawal.approved']);
  await callBack(platform, payoutReport(id, 'paid', { amount: net }));
  assert.deepEqual(await refusalsOf([id]), ['already_decided']);
  assert.deepEqual(await statesOf([id]), ['paid']);
});

test('ten at once over the same ones, in any order, approve each once', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1) ids.push((await asked()).id);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      approve(at % 2 === 0 ? ids : ids.toReversed(), at % 3 === 0 ? first : second),
    ),
  );
  const told = answers.flatMap(({ value, text }) => {
    assert.ok(value, text);
    return value.items as { id: string; refusal: string | null }[];
  });
  for (const id of ids) {
    const mine = told.filter((one) => one.id === id).map(({ refusal }) => refusal);
    assert.equal(mine.filter((refusal) => refusal === null).length, 1);
    assert.equal(mine.filter((refusal) => refusal === 'already_decided').length, 9);
    assert.equal(await payoutsOf(id), 1);
    assert.deepEqual(await auditActions(platform, `withdrawal:${id}`), ['withdrawal.approved']);
  }
  assert.deepEqual((await verifyLedger(platform.context.database)).breaches, []);
});

test('more than a page holds, and who may not decide, are refused as a whole', async () => {
  const { id } = await asked();
  const many = Array.from({ length: 25 }, () => randomUUID());
  assert.equal((await approve([...many, id])).code, 'invalid_input');
  assert.equal((await approve([])).code, 'invalid_input');
  const reader = await signInStaff(platform, { permissions: ['withdrawals.read'] });
  assert.equal((await approve([id], reader)).code, 'forbidden');
  assert.deepEqual(await statesOf([id]), ['requested']);
});

/** How staff share the queues: who is on what, what is looked for, and how much waits. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { dropOldClaims } from '#domains/system/queue-claims/claims.ts';
import { deposit } from '#domains/cashier/cashier.testing.ts';
import { approveBy, askFor, richMember } from '#domains/cashier/withdrawals/withdrawals.testing.ts';

let platform: TestPlatform;
let first: StaffLogin;
let second: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  first = await signInStaff(platform, { permissions: 'all' });
  second = await signInStaff(platform, { permissions: 'all' });
});
after(() => platform.close());

const post = (path: string, { token }: StaffLogin) =>
  platform.staff(`POST ${path}`, { token, body: {} });
const get = async (path: string, { token } = first) =>
  (await platform.staff(`GET ${path}`, { token })).value;

async function withdrawal(amount: string): Promise<string> {
  const { value, text } = await askFor(platform, await richMember(platform), amount);
  assert.equal(value?.status, 'requested', text);
  return value.id;
}

async function dispute(): Promise<string> {
  const { rows } = await platform.owner.query<{ id: string }>(
    `WITH paid AS (
       INSERT INTO withdrawals (public_id, member_id, idempotency_key, method, payee, currency, amount,
         hold_id, status, paid_at, decided_at)
       SELECT gen_random_uuid(), max(id), gen_random_uuid(), 'pesa-pepe-payout', '+254712345678',
              'KES', 50000, -1, 'disputed', now(), now() FROM members
       RETURNING id, member_id, amount)
     INSERT INTO withdrawal_disputes (withdrawal_id, member_id, kind, received, remaining)
     SELECT id, member_id, 'not_received', 0, amount FROM paid RETURNING public_id AS id`,
  );
  return rows[0]?.id ?? '';
}

async function transfer(): Promise<string> {
  const member = await richMember(platform);
  const { value } = await deposit(platform, member, { method: 'bank-deposit', amount: '1000' });
  return value.id;
}

/** Asked for by somebody else, so that both may decide on it. */
async function adjustment(): Promise<string> {
  const { token } = await signInStaff(platform, { permissions: 'all' });
  const { id: memberId } = await richMember(platform);
  const { value, text } = await platform.staff('POST /bo/adjustments', {
    token,
    body: {
      idempotencyKey: randomUUID(),
      memberId: memberId.toString(),
      amount: '50.00',
      reason: 'Counted wrong',
    },
  });
  assert.ok(value, text);
  return value.id;
}

async function exception(): Promise<string> {
  const { rows } = await platform.owner.query<{ id: string }>(
    `INSERT INTO reconciliation_exceptions (rail, kind, reference, currency, theirs, happened_at)
     VALUES ('mpesa', 'missing_here', gen_random_uuid(), 'KES', 50000, now())
     RETURNING id::text`,
  );
  return rows[0]?.id ?? '';
}

const queues = [
  { queue: 'withdrawals', begin: () => withdrawal('300'), none: randomUUID() },
  { queue: 'deposits', begin: transfer, none: randomUUID() },
  { queue: 'disputes', begin: dispute, none: randomUUID() },
  { queue: 'adjustments', begin: adjustment, none: randomUUID() },
  { queue: 'reconciliationExceptions', begin: exception, none: '999999999' },
] as const;

/** Queues in which one is opened by itself as well. */
const withCard: ReadonlySet<string> = new Set(['withdrawals', 'deposits', 'disputes']);

async function claimOf(queue: string, id: string): Promise<string | null> {
  const { items } = await get(`/bo/${queue}?pageSize=100`);
  const found = items.find((row: { id: string }) => row.id === id);
  assert.ok(found);
  if (withCard.has(queue)) assert.deepEqual((await get(`/bo/${queue}/${id}`)).claim, found.claim);
  return found.claim?.staff ?? null;
}

for (const { queue, begin, none } of queues) {
  test(`of the ${queue} one is on it at a time, until he lets go or time does`, async () => {
    const id = await begin();
    const path = `/bo/${queue}/${id}`;
    const both = await Promise.all([first, second].map((who) => post(`${path}/claim`, who)));
    assert.deepEqual(both.map(({ code }) => code ?? 'taken').toSorted(), [
      'claimed_by_other',
      'taken',
    ]);
    const [mine, theirs] = both[0]?.success ? [first, second] : [second, first];
    assert.equal(await claimOf(queue, id), mine.username);
    assert.equal((await post(`${path}/claim`, mine)).status, 200);
    // Another cannot let go for him.
    await post(`${path}/release`, theirs);
    assert.equal(await claimOf(queue, id), mine.username);
    await post(`${path}/release`, mine);
    assert.equal(await claimOf(queue, id), null);

    await post(`${path}/claim`, mine);
    await platform.owner.query(`UPDATE claims SET ends_at = now() - interval '1 s'`);
    assert.equal(await claimOf(queue, id), null);
    assert.equal((await post(`${path}/claim`, theirs)).status, 200);
    assert.equal((await post(`/bo/${queue}/${none}/claim`, mine)).status, 404);
  });
}

for (const { queue, begin, act, next } of [
  { queue: 'adjustments', begin: adjustment, act: 'reject', next: 'approve' },
  { queue: 'reconciliationExceptions', begin: exception, act: 'resolve', next: undefined },
] as const) {
  test(`deciding on one of the ${queue} ends the own claim, and another’s bars nobody`, async () => {
    const decide = async (id: string, who: StaffLogin, name: string = act) => {
      const body = name === 'approve' ? {} : { reason: 'Looked at twice' };
      const { token } = who;
      const told = await platform.staff(`POST /bo/${queue}/${id}/${name}`, { token, body });
      assert.equal(told.status, 200, told.text);
      return told.value.claim?.staff ?? null;
    };
    const [mine, theirs, both] = [await begin(), await begin(), await begin()];
    for (const id of [mine, theirs, both]) await post(`/bo/${queue}/${id}/claim`, first);
    assert.equal(await decide(mine, first), null);
    assert.equal(await decide(theirs, second), first.username);
    assert.equal(await decide(both, first, next), null);
    const { rows } = await platform.owner.query<{ subject: string }>(
      `SELECT split_part(subject, ':', 2) AS subject FROM claims WHERE staff_id = $1
          AND split_part(subject, ':', 2) = ANY($2::text[])`,
      [first.id, [mine, theirs, both]],
    );
    assert.deepEqual(rows, [{ subject: theirs }]);
  });
}

test('who may only read a queue is not on anything in it', async () => {
  const reader = await signInStaff(platform, {
    permissions: ['adjustments.read', 'deposits.read'],
  });
  for (const path of [
    `/bo/adjustments/${await adjustment()}`,
    `/bo/reconciliationExceptions/${await exception()}`,
  ]) {
    for (const act of ['claim', 'release']) {
      assert.equal((await post(`${path}/${act}`, reader)).code, 'forbidden');
    }
  }
});

test('a decision ends the claim of who decided, and a claim bars no decision', async () => {
  const id = await withdrawal('300');
  await post(`/bo/withdrawals/${id}/claim`, first);
  assert.equal((await approveBy(platform, second, id)).status, 200);
  assert.equal((await get(`/bo/withdrawals/${id}`)).claim.staff, first.username);
  const other = await withdrawal('300');
  await post(`/bo/withdrawals/${other}/claim`, first);
  assert.equal((await approveBy(platform, first, other)).value.claim, null);
  await platform.owner.query('UPDATE claims SET ends_at = now()');
  await dropOldClaims(platform.context.database);
  const { rows } = await platform.owner.query('SELECT 1 FROM claims');
  assert.equal(rows.length, 0);
});

test('the queue of withdrawals is narrowed by amount, reason, method and time', async () => {
  await platform.owner.query(`DELETE FROM withdrawal_disputes`);
  const small = await withdrawal('111.11');
  const large = await withdrawal('888.88');
  await platform.owner.query(
    `UPDATE withdrawals SET due_at = now() + interval '1 hour',
            risk_reasons = '[{"code": "many_today", "points": 20}]' WHERE public_id = $1`,
    [large],
  );
  const found = async (query: string): Promise<string[]> =>
    (await get(`/bo/withdrawals?status=requested&pageSize=100&${query}`)).items
      .map(({ id }: { id: string }) => id)
      .filter((id: string) => id === small || id === large);
  // What is due first comes first, though it came last.
  assert.deepEqual(await found(''), [large, small]);
  assert.deepEqual(await found('from=200'), [large]);
  assert.deepEqual(await found('to=111.11'), [small]);
  assert.deepEqual(await found('from=111.12&to=888.87'), []);
  assert.deepEqual(await found('reason=many_today'), [large]);
  assert.deepEqual(await found('isDueSoon=true'), [large]);
  assert.deepEqual(await found('method=pesa-pepe-payout'), [large, small]);
  assert.deepEqual(await found('method=elsewhere'), []);
});

test('what waits is counted for the queues one may see, and for no other', async () => {
  const { items } = await get('/bo/waiting');
  const of = (queue: string) =>
    items.find((one: { queue: string }) => one.queue === queue)?.count as number;
  for (const [queue, list] of [
    ['withdrawals', 'withdrawals?status=requested'],
    ['adjustments', 'adjustments?state=requested'],
  ] as const) {
    const waiting = (await get(`/bo/${list}&pageSize=100`)).items.length;
    assert.ok(waiting > 0);
    assert.equal(of(queue), waiting);
  }
  assert.equal(items.length, 9);
  const reader = await signInStaff(platform, { permissions: ['chat.read'] });
  assert.deepEqual((await get('/bo/waiting', reader)).items, [{ queue: 'chats', count: 0 }]);
  const nobody = await signInStaff(platform, { permissions: [] });
  assert.deepEqual((await get('/bo/waiting', nobody)).items, []);
});

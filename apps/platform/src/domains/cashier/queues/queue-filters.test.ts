/** The queues of money: what is late comes first, when each is due, and what they are narrowed to. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { callBack, deposit, payoutReport } from '#domains/cashier/cashier.testing.ts';
import { noteException } from '#domains/cashier/exceptions/reconciliation-exceptions.ts';
import {
  approveBy,
  askFor,
  paidWithdrawal,
  richMember,
  sentPicture,
} from '#domains/cashier/withdrawals/withdrawals.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: 'all' });
});
after(() => platform.close());

const rich = 1_000_000n;

const get = async (path: string) => {
  const { value, text } = await platform.staff(`GET ${path}`, { token: staff.token });
  assert.ok(value, text);
  return value;
};

async function withdrawal(amount: string): Promise<string> {
  const { value, text } = await askFor(platform, await richMember(platform, rich), amount);
  assert.equal(value?.status, 'requested', text);
  return value.id;
}

async function transfer(amount: string): Promise<string> {
  const member = await richMember(platform);
  const { value } = await deposit(platform, member, { method: 'bank-deposit', amount });
  const { status, text } = await platform.player(`POST /wps/cashier/deposits/${value.id}/proof`, {
    token: member.token,
    body: { imageIds: [await sentPicture(platform, member.id)] },
  });
  assert.equal(status, 200, text);
  return value.id;
}

const complaints = new Map<string, { token: string; withdrawalId: string }>();

async function dispute(amount: string): Promise<string> {
  const { member, id } = await paidWithdrawal(platform, staff, {
    member: await richMember(platform, rich),
    amount,
  });
  const { status, text } = await platform.player(`POST /wps/cashier/withdrawals/${id}/receipt`, {
    token: member.token,
    body: {
      receipt: 'not_received',
      text: 'Nothing came',
      imageIds: [await sentPicture(platform, member.id)],
    },
  });
  assert.equal(status, 200, text);
  const { rows } = await platform.owner.query<{ id: string }>(
    `SELECT withdrawal_disputes.public_id AS id FROM withdrawal_disputes
       JOIN withdrawals ON withdrawals.id = withdrawal_id WHERE withdrawals.public_id = $1`,
    [id],
  );
  const disputeId = rows[0]?.id ?? '';
  complaints.set(disputeId, { token: member.token, withdrawalId: id });
  return disputeId;
}

async function adjustment(amount: string): Promise<string> {
  const { id: memberId } = await richMember(platform);
  const { value, text } = await platform.staff('POST /bo/adjustments', {
    token: staff.token,
    body: {
      idempotencyKey: randomUUID(),
      memberId: memberId.toString(),
      amount: `-${amount}`,
      reason: 'Counted wrong',
    },
  });
  assert.ok(value, text);
  return value.id;
}

async function exception(amount: string): Promise<string> {
  const reference = `QUEUE${randomUUID().slice(0, 8)}`;
  await noteException(platform.context, platform.context.database, {
    rail: 'mpesa',
    kind: 'missing_here',
    reference,
    subject: null,
    currency: 'KES',
    ours: null,
    theirs: BigInt(amount.replace('.', '')),
    account: null,
    party: null,
    happenedAt: new Date(),
  });
  const { rows } = await platform.owner.query<{ id: bigint }>(
    'SELECT id FROM reconciliation_exceptions WHERE reference = $1',
    [reference],
  );
  return String(rows[0]?.id);
}

type Queue = {
  name: string;
  begin: (amount: string) => Promise<string>;
  list: string;
  table: string;
  idOf: string;
  cameAt: string;
  hours: number;
  /** The way the wire calls it, the one they came by, and another. */
  way?: readonly [name: string, own: string, other: string];
  /** How it is claimed. */
  claim: string;
};

const queues: readonly Queue[] = [
  {
    name: 'withdrawals',
    begin: withdrawal,
    list: '/bo/withdrawals?status=requested',
    table: 'withdrawals',
    idOf: 'public_id::text',
    cameAt: 'created_at',
    hours: 48,
    way: ['method', 'pesa-pepe-payout', 'bank-deposit'],
    claim: '/bo/withdrawals',
  },
  {
    name: 'transfers to look at',
    begin: transfer,
    list: '/bo/deposits?isToLookAt=true',
    table: 'deposits',
    idOf: 'public_id::text',
    cameAt: 'proof_sent_at',
    hours: 24,
    way: ['method', 'bank-deposit', 'pesa-pepe'],
    claim: '/bo/deposits',
  },
  {
    name: 'cases',
    begin: dispute,
    list: '/bo/disputes?state=open',
    table: 'withdrawal_disputes',
    idOf: 'public_id::text',
    cameAt: 'opened_at',
    hours: 48,
    way: ['method', 'pesa-pepe-payout', 'bank-deposit'],
    claim: '/bo/disputes',
  },
  {
    name: 'adjustments',
    begin: adjustment,
    list: '/bo/adjustments?state=requested',
    table: 'balance_adjustments',
    idOf: 'public_id::text',
    cameAt: 'requested_at',
    hours: 48,
    claim: '/bo/adjustments',
  },
  {
    name: 'exceptions',
    begin: exception,
    list: '/bo/reconciliationExceptions?isOpen=true',
    table: 'reconciliation_exceptions',
    idOf: 'id::text',
    cameAt: 'happened_at',
    hours: 72,
    way: ['rail', 'mpesa', 'airtel'],
    claim: '/bo/reconciliationExceptions',
  },
];

for (const { name, begin, list, table, idOf, cameAt, hours, way, claim } of queues) {
  test(`of the ${name} what is late comes first, page by page, narrowed as asked`, async () => {
    const [early, late, large] = [
      await begin('1110.00'),
      await begin('1120.00'),
      await begin('8880.00'),
    ];
    const ids = [early, late, large];
    const found = async (query: string): Promise<string[]> =>
      (await get(`${list}&pageSize=100&${query}`)).items
        .map(({ id }: { id: string }) => id)
        .filter((id: string) => ids.includes(id));
    const set = (id: string, column: string, value: string) =>
      platform.owner.query(`UPDATE ${table} SET ${column} = ${value} WHERE ${idOf} = $1`, [id]);
    assert.deepEqual(await found(''), ids);

    const rows = (await get(`${list}&pageSize=100`)).items as { id: string; dueAt: string }[];
    const { rows: came } = await platform.owner.query<{ at: Date }>(
      `SELECT due_at - interval '${hours} hours' AS at FROM ${table} WHERE ${idOf} = $1`,
      [early],
    );
    const due = Date.parse(rows.find(({ id }) => id === early)?.dueAt ?? '');
    assert.equal(due - hours * 3_600_000, came[0]?.at.getTime());
    assert.deepEqual(await found('isDueSoon=true'), []);

    await set(late, 'due_at', `now() - interval '1 hour'`);
    assert.deepEqual(await found(''), [late, early, large]);
    assert.deepEqual(await found('isDueSoon=true'), [late]);
    const walked: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: { id: string }[]; nextCursor: string | null } = await get(
        `${list}&pageSize=1${cursor === null ? '' : `&cursor=${cursor}`}`,
      );
      walked.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    assert.deepEqual(
      walked,
      rows.map(({ id }) => id).toSorted((a, b) => order(rows, late, a, b)),
    );

    assert.deepEqual(await found('from=5000'), [large]);
    assert.deepEqual(await found('from=1110.01&to=1120'), [late]);
    await set(large, cameAt, `'2026-03-31T21:00:00Z'`);
    await set(early, cameAt, `'2026-03-31T20:59:59Z'`);
    assert.deepEqual(await found('fromDay=2026-04-01&toDay=2026-04-01'), [large]);
    assert.deepEqual(await found('toDay=2026-03-31'), [early]);
    assert.deepEqual(await found('fromDay=2026-04-02'), [late]);
    if (way) {
      assert.deepEqual(await found(`${way[0]}=${way[1]}`), [late, early, large]);
      assert.deepEqual(await found(`${way[0]}=${way[2]}`), []);
    }
    const taken = await platform.staff(`POST ${claim}/${large}/claim`, {
      token: staff.token,
      body: {},
    });
    assert.equal(taken.status, 200);
    assert.deepEqual(await found('isMine=true'), [large]);
    const other = await signInStaff(platform, { permissions: 'all' });
    const theirs = await platform.staff(`GET ${list}&isMine=true`, { token: other.token });
    assert.deepEqual(theirs.value.items, []);
  });
}

/** As they stood, but for the one that is late by now. */
function order(rows: readonly { id: string }[], late: string, a: string, b: string): number {
  if (a === late) return -1;
  if (b === late) return 1;
  return rows.findIndex(({ id }) => id === a) - rows.findIndex(({ id }) => id === b);
}

test('a member who writes again waits anew, and one who is answered waits no longer', async () => {
  const id = await dispute('1000.00');
  const { token, withdrawalId } = complaints.get(id) ?? { token: '', withdrawalId: '' };
  const write = (as: 'member' | 'staff') => {
    const words = { clientId: randomUUID(), text: 'Please look again' };
    return as === 'staff'
      ? platform.staff(`POST /bo/disputes/${id}/messages`, { token: staff.token, body: words })
      : platform.player(`POST /wps/cashier/withdrawals/${withdrawalId}/dispute/messages`, {
          token,
          body: { ...words, imageIds: [] },
        });
  };
  const dueAt = async () => (await get(`/bo/disputes/${id}`)).dueAt as string | null;
  await platform.owner.query(
    `UPDATE withdrawal_disputes SET due_at = now() - interval '1 hour' WHERE public_id = $1`,
    [id],
  );
  const late = await dueAt();
  assert.equal((await write('member')).status, 200);
  assert.equal(await dueAt(), late);
  assert.equal((await write('staff')).status, 200);
  assert.equal(await dueAt(), null);
  assert.equal((await write('member')).status, 200);
  assert.ok(Date.parse((await dueAt()) ?? '') > Date.now());
});

test('other hours hold for what comes from then on, and are written down', async () => {
  const before = await transfer('1000.00');
  const { rules, version } = await get('/bo/queueRules');
  const change = (more: object, of = version) =>
    platform.staff('POST /bo/queueRules', {
      token: staff.token,
      body: { rules: { ...rules, ...more }, version: of, reason: 'As the board decided' },
    });
  assert.equal((await change({ depositHours: 0 })).code, 'invalid_input');
  assert.equal((await change({ depositHours: 2 }, 'elsewhere')).code, 'changed_meanwhile');
  const { value, text } = await change({ depositHours: 2 });
  assert.equal(value?.rules.depositHours, 2, text);
  assert.equal(value.wanted, null);
  const behind = await transfer('1000.00');
  const { items } = await get('/bo/deposits?isToLookAt=true&pageSize=100');
  const ids = items.map(({ id }: { id: string }) => id);
  assert.ok(ids.indexOf(behind) < ids.indexOf(before));
  const { rows } = await platform.owner.query(
    `SELECT after->>'depositHours' AS hours FROM audit_entries WHERE action = 'queue_rules.changed'`,
  );
  assert.deepEqual(rows, [{ hours: '2' }]);
});

test('what is decided is due no longer', async () => {
  const id = await withdrawal('1000.00');
  const { value } = await approveBy(platform, staff, id);
  await callBack(platform, payoutReport(id, 'paid', { amount: value.net }));
  const proven = await transfer('1000.00');
  await platform.staff(`POST /bo/deposits/${proven}/reject`, {
    token: staff.token,
    body: { reason: 'Nothing arrived' },
  });
  assert.equal((await get(`/bo/deposits/${proven}`)).dueAt, null);
  const asked = await adjustment('1000.00');
  const { value: back } = await platform.staff(`POST /bo/adjustments/${asked}/reject`, {
    token: staff.token,
    body: { reason: 'Asked by mistake' },
  });
  assert.equal(back.dueAt, null);
  const found = await exception('1000.00');
  const { value: explained } = await platform.staff(
    `POST /bo/reconciliationExceptions/${found}/resolve`,
    {
      token: staff.token,
      body: { reason: 'The bank was late' },
    },
  );
  assert.equal(explained.dueAt, null);
});

/**
 * Whatever takes two people: one alone never finishes it, however often he says it, in however many
 * sessions, before and after what it is about was edited. A new kind of change joins by a line.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type Answer, openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { newAgent } from '#domains/agency/agency.testing.ts';
import { plantBill } from '#domains/agency/staff-view/bills.testing.ts';
import { noteException } from '#domains/cashier/exceptions/reconciliation-exceptions.ts';
import { receiveIncomingPayment } from '#domains/cashier/reconciliation/receive-incoming-payment.ts';
import { askFor, richMember, setRules } from '#domains/cashier/withdrawals/withdrawals.testing.ts';
import {
  codeAt,
  signInStaff,
  staffPassword,
  type StaffLogin,
} from '#domains/staff/staff.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';

let clockShiftMs = 0;
let platform: TestPlatform;
let first: StaffLogin;
let second: StaffLogin;
before(async () => {
  platform = await openTestPlatform({ now: () => new Date(Date.now() + clockShiftMs) });
  first = await signInStaff(platform, { permissions: 'all' });
  second = await signInStaff(platform, { permissions: 'all' });
  await setRules(platform, { two_person_from: 50_000n, daily_maximum: 100_000n });
});
after(async () => {
  const { breaches } = await verifyLedger(platform.context.database);
  await platform.close();
  assert.deepEqual(breaches, []);
});

type Matter = {
  /** Gives this person's word. */
  approve: (staff: StaffLogin) => Promise<Answer>;
  isDone: () => Promise<boolean>;
  /** Makes it another matter than the one that was seen. */
  edit: () => Promise<unknown>;
};

type Path = {
  name: string;
  /** A matter that `first` has asked for, or given the first word to. */
  begin: () => Promise<Matter>;
};

const post = (path: string, { token }: StaffLogin, body: object = {}) =>
  platform.staff(`POST ${path}`, { token, body });

async function truth(sql: string, ...values: unknown[]): Promise<boolean> {
  const { rows } = await platform.owner.query<{ is: boolean }>(`SELECT (${sql}) AS is`, values);
  return rows[0]?.is === true;
}

const reason = 'Seen and found right';

/** A second session of the same person: a code of the authenticator is good once. */
async function elsewhere(staff: StaffLogin): Promise<StaffLogin> {
  clockShiftMs += 60_000;
  const code = codeAt(staff.totpSecret, platform.context.now().getTime());
  const body = { username: staff.username, password: staffPassword, code };
  const { value, text } = await platform.staff('POST /bo/session/login', { body });
  assert.ok(value?.token && value.token !== staff.token, text);
  return { ...staff, token: value.token };
}

/** A wish that waits in the inbox of two people. */
async function wishOf(kind: string): Promise<string> {
  const { rows } = await platform.owner.query<{ id: string }>(
    `SELECT public_id AS id FROM change_requests WHERE kind = $1 AND state = 'requested'`,
    [kind],
  );
  assert.equal(rows.length, 1, kind);
  return rows[0]?.id ?? '';
}

async function askedRules(kind: string, path: string, more: object): Promise<string> {
  const { token } = first;
  const { value } = await platform.staff(`GET ${path}`, { token });
  const body = { rules: { ...value.rules, ...more }, version: value.version, reason };
  const { status, text } = await post(path, first, body);
  assert.equal(status, 200, text);
  return wishOf(kind);
}

async function askedWay(code: string, more: object): Promise<string> {
  const { value } = await platform.staff('GET /bo/paymentMethods', { token: first.token });
  const way = value.items.find((one: { code: string }) => one.code === code);
  const { name, minimum, maximum, quickAmounts, dailyMaximum, feeFixed, feeBps, hours } = way;
  const settings = { name, minimum, maximum, quickAmounts, dailyMaximum, feeFixed, feeBps, hours };
  const body = { ...settings, ...more, version: way.version, reason };
  const { status, text } = await post(`/bo/paymentMethods/${code}/settings`, first, body);
  assert.equal(status, 200, text);
  return wishOf('payment_method');
}

const inInbox = (id: string, edit: Matter['edit']): Matter => ({
  approve: (staff) => post(`/bo/approvals/${id}/approve`, staff),
  isDone: () => truth(`SELECT state = 'applied' FROM change_requests WHERE public_id = $1`, id),
  edit,
});

async function exception(isUnmatchedPayout: boolean): Promise<string> {
  const reference = `EYES${randomUUID().slice(0, 8)}`;
  const { database } = platform.context;
  const base = { rail: 'mpesa', reference, currency: 'KES' } as const;
  if (isUnmatchedPayout) {
    await noteException(platform.context, database, {
      ...base,
      kind: 'missing_here',
      subject: null,
      ours: null,
      theirs: 30_000n,
      account: null,
      party: null,
      happenedAt: new Date(),
      isUnmatchedPayout,
    });
  } else {
    await receiveIncomingPayment(platform.context, {
      rail: 'mpesa',
      receipt: reference,
      currency: 'KES',
      amount: '250.00',
      account: 'nobody at all',
      payer: '25471****678',
      at: new Date(),
    });
  }
  const { rows } = await platform.owner.query<{ id: bigint }>(
    'SELECT id FROM reconciliation_exceptions WHERE reference = $1',
    [reference],
  );
  return String(rows[0]?.id);
}

async function differenceMatter(verb: 'returnToPayer' | 'book'): Promise<Matter> {
  const id = await exception(verb === 'book');
  const approve = (staff: StaffLogin) =>
    post(`/bo/reconciliationExceptions/${id}/${verb}`, staff, { reason });
  assert.equal((await approve(first)).status, 200);
  return {
    approve,
    isDone: () =>
      verb === 'book'
        ? truth('SELECT resolved_at IS NOT NULL FROM reconciliation_exceptions WHERE id = $1', id)
        : truth('SELECT count(*) > 0 FROM reversals WHERE exception_id = $1', id),
    edit: () =>
      platform.owner.query(
        'UPDATE reconciliation_exceptions SET theirs = theirs + 100 WHERE id = $1',
        [id],
      ),
  };
}

const paths: readonly Path[] = [
  {
    name: 'an adjustment of a balance',
    async begin() {
      const member = await richMember(platform);
      const { value } = await post('/bo/adjustments', first, {
        idempotencyKey: randomUUID(),
        memberId: member.id.toString(),
        amount: '50',
        reason,
      });
      const id = value.id as string;
      return {
        approve: (staff) => post(`/bo/adjustments/${id}/approve`, staff),
        isDone: () =>
          truth(`SELECT state = 'posted' FROM balance_adjustments WHERE public_id = $1`, id),
        edit: () =>
          platform.owner.query(
            'UPDATE balance_adjustments SET amount = amount + 100 WHERE public_id = $1',
            [id],
          ),
      };
    },
  },
  {
    name: 'a withdrawal above the limit',
    async begin() {
      const member = await richMember(platform);
      const { value } = await askFor(platform, member, '500');
      const id = value.id as string;
      const approve = (staff: StaffLogin) => post(`/bo/withdrawals/${id}/approve`, staff);
      assert.equal((await approve(first)).status, 200);
      return {
        approve,
        isDone: () =>
          truth(`SELECT status <> 'requested' FROM withdrawals WHERE public_id = $1`, id),
        edit: () =>
          platform.owner.query(
            `UPDATE withdrawals SET payee = '+2547' || right(gen_random_uuid()::text, 8)
              WHERE public_id = $1`,
            [id],
          ),
      };
    },
  },
  { name: 'an unallocated deposit that goes back', begin: () => differenceMatter('returnToPayer') },
  { name: 'money that left as a cost of the operator', begin: () => differenceMatter('book') },
  {
    name: 'a less strict rule of withdrawals',
    async begin() {
      await platform.owner.query('UPDATE withdrawal_rules SET daily_maximum = 100000');
      const wanted = { dailyMaximum: null };
      const id = await askedRules('withdrawal_rules', '/bo/withdrawalRules', wanted);
      return inInbox(id, () =>
        platform.owner.query('UPDATE withdrawal_rules SET due_hours = due_hours + 1'),
      );
    },
  },
  {
    name: 'less protection of players',
    async begin() {
      await platform.owner.query('UPDATE brands SET payout_cooldown_hours = 24');
      const wanted = { payoutCooldownHours: 12 };
      const id = await askedRules('brand_protection', '/bo/brand/protection', wanted);
      return inInbox(id, () =>
        platform.owner.query('UPDATE brands SET minimum_cycle_ms = minimum_cycle_ms + 1'),
      );
    },
  },
  {
    name: 'another law of the cashier',
    async begin() {
      await platform.owner.query(`UPDATE cashier_settings SET jurisdiction = 'KE'`);
      const id = await askedRules('cashier_rules', '/bo/cashierRules', { jurisdiction: 'TZ' });
      return inInbox(id, () =>
        platform.owner.query(`UPDATE cashier_settings SET jurisdiction = 'UG'`),
      );
    },
  },
  {
    name: 'a less strict limit of a payment method',
    async begin() {
      await platform.owner.query(
        `UPDATE payment_methods SET maximum = 15000000, fee_bps = 0 WHERE code = 'card'`,
      );
      const id = await askedWay('card', { maximum: '900000.00' });
      return inInbox(id, () =>
        platform.owner.query(
          `UPDATE payment_methods SET fee_bps = fee_bps + 1 WHERE code = 'card'`,
        ),
      );
    },
  },
  {
    name: 'a less strict rule of transfers',
    async begin() {
      await platform.owner.query('UPDATE member_transfer_rules SET maximum = 5000000');
      const wanted = { maximum: '90000.00' };
      const id = await askedRules('transfer_rules', '/bo/transferRules', wanted);
      return inInbox(id, () =>
        platform.owner.query('UPDATE member_transfer_rules SET daily_count = daily_count + 1'),
      );
    },
  },
  {
    name: 'a less strict rule of agency contracts',
    async begin() {
      await platform.owner.query('UPDATE agency_rules SET funded_levels = 1');
      const id = await askedRules('agency_rules', '/bo/agencyRules', { fundedLevels: 3 });
      return inInbox(id, () =>
        platform.owner.query('UPDATE agency_rules SET debt_days = debt_days + 1'),
      );
    },
  },
  {
    name: 'a rule of points',
    async begin() {
      await platform.owner.query('DELETE FROM point_rules');
      const id = await askedRules('point_rules', '/bo/pointRules', { depositBps: 25 });
      const { owner } = platform;
      return inInbox(id, () =>
        owner.query(
          `INSERT INTO point_rules (valid_from, rates, deposit_bps, least_units)
           VALUES (current_date - 1, '{}', 1, 1)
           ON CONFLICT (valid_from) DO UPDATE SET deposit_bps = point_rules.deposit_bps + 1`,
        ),
      );
    },
  },
  {
    name: 'a bill of an agent above twice the limit',
    async begin() {
      const { id: agentId } = await newAgent(platform);
      const { billId } = await plantBill(platform, { agentId, own: 20_000_001n });
      const body = { decision: 'approve', reason };
      assert.equal((await post(`/bo/agency/bills/${billId}/decide`, first, body)).status, 200);
      return inInbox(await wishOf('agency_bill'), () =>
        platform.owner.query('UPDATE contract_bills SET own = own + 1 WHERE public_id = $1', [
          billId,
        ]),
      );
    },
  },
  {
    name: 'a member moved to another upline',
    async begin() {
      const [next, moved] = [await newAgent(platform), await newAgent(platform)];
      const others = [await newAgent(platform), await newAgent(platform)];
      const uplineId = next.id.toString();
      const body = { uplineId, reason };
      assert.equal((await post(`/bo/members/${moved.id}/move`, first, body)).status, 200);
      return inInbox(await wishOf('agency_move'), () =>
        platform.owner.query('UPDATE members SET upline_id = $2 WHERE id = $1', [
          moved.id,
          others.shift()?.id,
        ]),
      );
    },
  },
  {
    name: 'deposits that are taken again',
    async begin() {
      const stop = () => post('/bo/withdrawOnly', first, { isOn: true, reason });
      await stop();
      assert.equal((await post('/bo/withdrawOnly', first, { isOn: false, reason })).status, 200);
      return inInbox(await wishOf('money_in'), stop);
    },
  },
];

for (const { name, begin } of paths) {
  test(`${name}: nobody is the second of himself, in no session, and another is`, async () => {
    const { approve, isDone } = await begin();
    const other = await elsewhere(first);
    const told = await Promise.all([first, other, first, other].map(approve));
    for (const { status, code } of told) {
      assert.deepEqual([status, code], [409, 'second_person_needed']);
    }
    assert.equal(await isDone(), false);
    const finished = await approve(second);
    assert.equal(finished.status, 200, finished.text);
    assert.equal(await isDone(), true);
  });

  test(`${name}: once it was edited the first word falls, and still nobody is alone`, async () => {
    const { approve, isDone, edit } = await begin();
    await edit();
    for (const staff of [first, await elsewhere(first), first]) {
      await approve(staff);
      assert.equal(await isDone(), false);
    }
    await edit();
    // Whoever comes next is the first for what stands now.
    await approve(second);
    assert.equal(await isDone(), false);
    await approve(second);
    assert.equal(await isDone(), false);
  });
}

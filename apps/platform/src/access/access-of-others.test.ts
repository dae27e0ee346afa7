/**
 * Somebody else's: every call of a member that names a record answers the same to an id that is
 * another member's as to one that is nobody's, and the owner does get what is his.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { ContractTerms } from '@bahati/contract/agency-terms.ts';
import { type CallDeclaration, methodAndPath } from '@bahati/contract/call.ts';
import { playerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { addProvider } from '@bahati/testing/factories.ts';
import {
  dailySalary,
  dividend,
  hourlySalary,
  realTime,
} from '#domains/agency/contracts/contracts.testing.ts';
import { plantBill } from '#domains/agency/staff-view/bills.testing.ts';
import { makeAgent } from '#domains/members/make-agent.ts';
import { callsWithIds } from './access-table.ts';
import {
  giveMoney,
  goodPassword,
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';

const paymentPassword = '482913';

let platform: TestPlatform;
let owner: NewMember;
let other: NewMember;
before(async () => {
  platform = await openTestPlatform();
  await addProvider(platform.owner);
  owner = await agentWithMoney();
  other = await agentWithMoney();
});
after(() => platform.close());

/** Agents are members who may do what any member may. */
async function agentWithMoney(): Promise<NewMember> {
  const member = await registerTestMember(platform);
  await makeAgent(platform.context, member.id, { type: 1 });
  const body = { paymentPassword, password: goodPassword };
  await platform.player('POST /wps/member/paymentPassword', { token: member.token, body });
  await giveMoney(platform, member.id, 500_000n);
  return member;
}

const read = async (sql: string, values: unknown[]): Promise<string> => {
  const { rows } = await platform.owner.query<{ id: string }>(sql, values);
  assert.ok(rows[0]?.id, sql);
  return rows[0].id;
};

const addWithdrawal = async (member: NewMember, status: 'paid' | 'disputed'): Promise<string> =>
  read(
    `INSERT INTO withdrawals (public_id, member_id, idempotency_key, method, payee, currency, amount,
       hold_id, status, paid_at, decided_at)
     SELECT gen_random_uuid(), $1, gen_random_uuid(), code, '+254712345678', 'KES', 50000,
            -(SELECT count(*) FROM withdrawals) - 1, $2, now(), now()
       FROM payment_methods WHERE code = 'pesa-pepe-payout' RETURNING public_id::text AS id`,
    [member.id, status],
  );

const addDispute = async (member: NewMember): Promise<string> => {
  const id = await addWithdrawal(member, 'disputed');
  await platform.owner.query(
    `INSERT INTO withdrawal_disputes (withdrawal_id, member_id, kind, received, remaining)
     SELECT id, member_id, 'not_received', 0, amount FROM withdrawals WHERE public_id = $1`,
    [id],
  );
  return id;
};

const addAccount = async ({ token }: NewMember): Promise<string> => {
  const body = { kind: 'mobile_money', number: '0712345678', paymentPassword };
  const { value, text } = await platform.player('POST /wps/member/payoutAccounts', { token, body });
  assert.ok(value?.id, text);
  await platform.owner.query(
    `UPDATE payout_accounts SET ready_at = added_at WHERE public_id = $1`,
    [value.id],
  );
  return value.id;
};

const addMessage = ({ id }: NewMember) =>
  read(
    `INSERT INTO inbox_messages (member_id, key, title_en, title_sw, html_en, html_sw)
     VALUES ($1, gen_random_uuid()::text, 'x', 'x', '', '') RETURNING id::text`,
    [id],
  );

const addPointOrder = ({ id }: NewMember) =>
  read(
    `WITH good AS (
       INSERT INTO point_goods (idempotency_key, name_en, name_sw, picture, points, stock,
         needs_address, is_active, position)
       VALUES (gen_random_uuid(), 'x', 'x', '/goods/x.svg', 1, 1, false, true, 1) RETURNING id)
     INSERT INTO point_orders (member_id, idempotency_key, good_id, name, picture, quantity, points)
     SELECT $1, gen_random_uuid(), id, '{"en": "x", "sw": "x"}', '/goods/x.svg', 1, 1 FROM good
     RETURNING public_id::text AS id`,
    [id],
  );

const addDeposit = ({ id }: NewMember) =>
  read(
    `INSERT INTO deposits (public_id, member_id, idempotency_key, method, currency, amount)
     VALUES (gen_random_uuid(), $1, gen_random_uuid(), 'bank-deposit', 'KES', 50000)
     RETURNING public_id::text AS id`,
    [id],
  );

const addDownline = async ({ id }: NewMember): Promise<string> => {
  const { id: downline } = await registerTestMember(platform);
  await platform.owner.query('UPDATE members SET upline_id = $2 WHERE id = $1', [downline, id]);
  return downline.toString();
};

const addBill = async ({ id: agentId }: NewMember): Promise<string> =>
  (await plantBill(platform, { agentId })).billId;

const today = new Date().toISOString().slice(0, 10);
const ofDays = `from=${today}&to=${today}`;

/** With the operator, so that it is this member's own. */
const addContract = ({ id }: NewMember, terms: ContractTerms) =>
  read(
    `WITH made AS (
       INSERT INTO agency_contracts (kind, agent_id, currency) VALUES ($2, $1, 'KES')
       RETURNING id, public_id),
     asked AS (
       INSERT INTO contract_requests (idempotency_key, kind, agent_id, asked_by, staff_username,
         type, terms, state, decided_at)
       VALUES (gen_random_uuid(), $2, $1, 'staff', 'zawadi', 'terms', $3, 'accepted', now())
       RETURNING id),
     version AS (
       INSERT INTO contract_versions (contract_id, version, terms, effective_from, request_id)
       SELECT made.id, 1, $3, now(), asked.id FROM made, asked)
     SELECT public_id::text AS id FROM made`,
    [id, terms.kind, terms],
  );

const terminationOf = (terms: ContractTerms): Case => ({
  of: (member) => addContract(member, terms),
  nobodys: noUuid,
  body: (contractId) => ({ action: 'terminate', idempotencyKey: randomUUID(), contractId }),
});

type Case = {
  /** Makes or finds one of this member's. */
  of: (member: NewMember) => Promise<string>;
  /** An id of that form which is nobody's. */
  nobodys: string;
  body?: (id: string) => object;
  query?: string;
  /** What the call asks besides. */
  search?: string;
};

const noUuid = randomUUID();
const noId = '999999999';

const ownCode = ({ id }: NewMember) =>
  read('SELECT code AS id FROM affiliate_codes WHERE agent_id = $1 LIMIT 1', [id]);
const nobodysCode = 'ZZZZZZZ2';

const cases: Readonly<Record<string, Case>> = {
  'DELETE /wps/member/sessions/:id': {
    of: ({ id }) =>
      read(
        `INSERT INTO sessions (token_hash, member_id)
         VALUES (sha256(gen_random_uuid()::text::bytea), $1) RETURNING id::text`,
        [id],
      ),
    nobodys: noId,
  },
  'DELETE /wps/member/rememberedDevices/:id': {
    of: ({ id }) =>
      read(
        `INSERT INTO remembered_devices (member_id, series_hash, token_hash, expires_at)
         VALUES ($1, sha256(gen_random_uuid()::text::bytea), sha256('x'), now() + interval '1 day')
         RETURNING id::text`,
        [id],
      ),
    nobodys: noId,
  },
  'POST /wps/member/passkeys/:id/remove': {
    of: ({ id }) =>
      read(
        `INSERT INTO passkeys (member_id, credential_id, public_key, counter, rp_id, name)
         VALUES ($1, sha256(gen_random_uuid()::text::bytea), '', 0, 'localhost', 'Phone')
         RETURNING id::text`,
        [id],
      ),
    nobodys: noId,
    body: () => ({ password: goodPassword }),
  },
  'GET /wps/agent/contracts/with/:memberId': {
    of: async (member) => {
      const id = await addDownline(member);
      await makeAgent(platform.context, BigInt(id), { type: 1 });
      return id;
    },
    nobodys: noId,
  },
  'POST /wps/relay/MCS2_processDividendReq': terminationOf(dividend(20)),
  'POST /wps/relay/MCS2_processDailySalContract': terminationOf(dailySalary(20)),
  'POST /wps/relay/MCS2_processContractHourSalary': terminationOf(hourlySalary(20)),
  'POST /wps/relay/MCSFE_processRealTimeSalaryContract': terminationOf(realTime(20)),
  'POST /wps/agent/affiliate/codes/:code': {
    of: ownCode,
    nobodys: nobodysCode,
    body: () => ({ isEnabled: false }),
  },
  'POST /wps/agent/links/:code': {
    of: ownCode,
    nobodys: nobodysCode,
    body: () => ({ downlineType: 0, expiresAt: null, mostUses: null, offeredTerms: [] }),
  },
  'GET /wps/agent/links/:code': { of: ownCode, nobodys: nobodysCode },
  'POST /wps/cashier/withdrawals': {
    of: addAccount,
    nobodys: noUuid,
    body: (payoutAccountId) => ({
      idempotencyKey: randomUUID(),
      method: 'pesa-pepe-payout',
      amount: '150.00',
      payoutAccountId,
      paymentPassword,
    }),
  },
  // The one that was just paid to.
  'POST /wps/member/payoutAccounts/:id/remove': {
    of: ({ id }) =>
      read('SELECT public_id::text AS id FROM payout_accounts WHERE member_id = $1', [id]),
    nobodys: noUuid,
    body: () => ({ paymentPassword }),
  },
  'GET /wps/cashier/withdrawals/:id': {
    of: (member) => addWithdrawal(member, 'paid'),
    nobodys: noUuid,
  },
  'POST /wps/cashier/withdrawals/:id/receipt': {
    of: (member) => addWithdrawal(member, 'paid'),
    nobodys: noUuid,
    body: () => ({ receipt: 'received' }),
  },
  'GET /wps/cashier/withdrawals/:id/dispute': { of: addDispute, nobodys: noUuid },
  'POST /wps/cashier/withdrawals/:id/dispute/messages': {
    of: addDispute,
    nobodys: noUuid,
    body: () => ({ clientId: randomUUID(), text: 'Hello?' }),
  },
  'GET /wps/cashier/deposits/:id': { of: addDeposit, nobodys: noUuid },
  'POST /wps/cashier/deposits/:id/proof': {
    of: addDeposit,
    nobodys: noUuid,
    body: () => ({ imageIds: [randomUUID()] }),
  },
  'GET /wps/gaming/bets/:id': {
    of: ({ id }) =>
      read(
        `INSERT INTO rounds (id, provider_id, member_id, external_id, game_id, currency, stake,
           payout, bet_count, win_count, state, opened_at, settled_at)
         SELECT nextval('provider_transactions_id_seq'), provider_profiles.id, $1,
                gen_random_uuid()::text, games.id, 'KES', 0, 0, 1, 0, 3, now(), now()
           FROM games JOIN provider_profiles ON vendor_id = ANY (vendor_ids) LIMIT 1
         RETURNING id::text`,
        [id],
      ),
    nobodys: noId,
  },
  'GET /wps/relay/ODSFE2_MemTransDet': {
    of: ({ id }) =>
      read(
        `SELECT transfers.id::text FROM transfers
           JOIN accounts ON accounts.id IN (debit_account_id, credit_account_id)
          WHERE owner_id = $1 AND accounts.kind = 'cash' LIMIT 1`,
        [id],
      ),
    nobodys: noId,
    query: 'id',
  },
  'GET /wps/agent/members/:id': { of: addDownline, nobodys: noId },
  'POST /wps/agent/members/:id/freeze': {
    of: addDownline,
    nobodys: noId,
    body: () => ({ reason: 'Shares a phone' }),
  },
  'GET /wps/agent/members/:id/bets': { of: addDownline, nobodys: noId, search: ofDays },
  'GET /wps/agent/members/:id/movements': { of: addDownline, nobodys: noId, search: ofDays },
  'GET /wps/agent/bills/:id': { of: addBill, nobodys: noUuid },
  'POST /wps/agent/bills/:id/file': {
    of: addBill,
    nobodys: noUuid,
    body: () => ({ format: 'csv', language: 'en' }),
  },
  'POST /wps/member/messages/:id/read': { of: addMessage, nobodys: noId, body: () => ({}) },
  'DELETE /wps/member/messages/:id': { of: addMessage, nobodys: noId },
  'GET /wps/points/orders/:id': { of: addPointOrder, nobodys: noUuid },
};

const asked = (key: string, { body, query, search }: Case, id: string, { token }: NewMember) => {
  const { method, path } = methodAndPath(key);
  const named = query ? `${path}?${query}=${id}` : path.replace(/:\w+/, id);
  const place = search ? `${named}?${search}` : named;
  return platform.player(`${method} ${place}`, { token, ...(body ? { body: body(id) } : {}) });
};

const plain = (text: string) => text.replace(/"requestId":"[^"]*"/, '');

test('what is somebody else’s answers as what is nobody’s, and the owner gets it', async () => {
  for (const [key, one] of Object.entries(cases)) {
    const id = await one.of(owner);
    const strangers = await asked(key, one, id, other);
    const nobodys = await asked(key, one, one.nobodys, other);
    assert.equal(strangers.success, false, `${key}: ${strangers.text}`);
    assert.notEqual(strangers.code, 'invalid_input', `${key}: ${strangers.text}`);
    assert.equal(strangers.status, nobodys.status, key);
    assert.equal(plain(strangers.text), plain(nobodys.text), key);
    const own = await asked(key, one, id, owner);
    assert.notEqual(own.code, strangers.code, `${key}: ${own.text}`);
    assert.ok(own.status < 500, `${key}: ${own.text}`);
    if (key.startsWith('GET')) assert.ok(own.success, `${key}: ${own.text}`);
  }
});

/** A draw is everybody's: its id names no member's record. */
const everybodys: readonly string[] = [
  'GET /wps/rewards/draws/:id',
  'GET /wps/rewards/draws/:id/spins',
  'POST /wps/rewards/draws/:id/spin',
  'POST /wps/rewards/draws/:id/open',
];

test('every call of a member that names a record by its path is tried', () => {
  const calls = Object.entries<CallDeclaration>(playerSiteCalls);
  const named = calls
    .filter(([key, { audience }]) => audience === 'member' && key.includes('/:'))
    .map(([key]) => key);
  assert.deepEqual(Object.keys(cases).toSorted(), callsWithIds.toSorted());
  assert.deepEqual(
    named.filter((key) => !Object.hasOwn(cases, key) && !everybodys.includes(key)),
    [],
  );
});

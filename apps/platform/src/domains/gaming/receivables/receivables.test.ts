import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testProvider, type TestMember } from '@bahati/testing/factories.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import { bookOf, type SlipResult } from '#domains/gaming/provider-calls/slips.testing.ts';
import { openPlayedPlatform } from '#domains/gaming/rounds/rounds.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';

let platform: TestPlatform;
let players: TestMember[];
let asker: StaffLogin;
let decider: StaffLogin;

const permissions = ['rounds.read', 'rounds.void', 'approvals.read', 'approvals.decide'] as const;
before(async () => {
  ({ platform, players } = await openPlayedPlatform());
  asker = await signInStaff(platform, { permissions });
  decider = await signInStaff(platform, { permissions });
  for (const [at, player] of players.slice(0, 2).entries()) await owe(player, `owed-${at}`);
});
after(() => platform.close());

const book = () =>
  bookOf({
    async send(path, body) {
      const payload = JSON.stringify(body);
      const headers = signedHeaders(testProvider.code, testProvider.key, payload, Date.now());
      return platform.player(`POST /provider/v1/${path}`, { body, headers });
    },
  });

/** The member wins 300.00, plays all he has, and the settlement is taken back. */
async function owe(player: TestMember, slip: string): Promise<SlipResult> {
  const { one } = book();
  await one(player, 'reserve', slip);
  await one(player, 'confirm', slip);
  const { value } = await one(player, 'settle', slip, { amount: '300.00' });
  const rest = (Number(value.balance) - 100).toFixed(2);
  await one(player, 'reserve', `${slip}-rest`, { amount: rest });
  return one(player, 'unsettle', slip);
}

const list = async (query = '', { token } = asker) =>
  platform.staff(`GET /bo/receivables?${query}`, { token });
const members = (answer: { value: { items: { memberId: string }[] } }) =>
  answer.value.items.map(({ memberId }) => memberId);

test('open receivables are listed with their sum, and found by member and provider', async () => {
  const { value } = await list();
  assert.deepEqual(
    value.items.map(({ open, providerCode }: Record<string, string>) => [open, providerCode]),
    [
      ['200.00', 'TESTER'],
      ['200.00', 'TESTER'],
    ],
  );
  assert.deepEqual(value.sums, [{ currency: 'KES', open: '400.00', count: 2 }]);
  const [first, second] = value.items;
  assert.deepEqual(members(await list(`search=${first.username}`)), [first.memberId]);
  assert.deepEqual(members(await list(`search=${second.memberId}`)), [second.memberId]);
  assert.deepEqual(members(await list('provider=OTHER')), []);
  const page = await list('pageSize=1');
  assert.deepEqual(members(page), [first.memberId]);
  assert.deepEqual(members(await list(`pageSize=1&cursor=${page.value.nextCursor}`)), [
    second.memberId,
  ]);
});

test('the member reads in his record what he owes, and staff in the round', async () => {
  const [player] = players as [TestMember];
  const { rows } = await platform.owner.query<{ id: bigint }>(
    `SELECT id FROM rounds WHERE member_id = $1 AND external_id = 'owed-0'`,
    [player.id],
  );
  const { value } = await platform.staff(`GET /bo/rounds/${rows[0]?.id}`, { token: asker.token });
  assert.deepEqual(
    value.operations.map(({ kind, slip }: { kind: string; slip: Record<string, string> }) => [
      kind,
      slip['odds'],
      slip['paid'],
      slip['returned'],
      slip['owed'],
    ]),
    [
      ['reserve', '2.5', '0.00', '0.00', '0.00'],
      ['confirm', '2.5', '0.00', '0.00', '0.00'],
      ['settle', null, '300.00', '0.00', '0.00'],
      ['unsettle', null, '0.00', '300.00', '200.00'],
    ],
  );
  assert.deepEqual(
    value.movements.slice(-3).map(({ code, amount }: Record<string, string>) => [code, amount]),
    [
      ['receivable_opened', '200.00'],
      ['payout_returned', '300.00'],
      ['stake_held_again', '20.00'],
    ],
  );
});

test('one is written off by two, and nothing of it is owed any more', async () => {
  const [first] = (await list()).value.items;
  const asked = await platform.staff(`POST /bo/receivables/${first.id}/write-off`, {
    token: asker.token,
    body: { reason: 'The member has died' },
  });
  assert.equal(asked.value.writeOffAsked.reason, 'The member has died');
  const { value } = await platform.staff('GET /bo/approvals?state=requested&pageSize=100', {
    token: decider.token,
  });
  const [{ id: change }] = value.items;
  const approve = ({ token }: StaffLogin) =>
    platform.staff(`POST /bo/approvals/${change}/approve`, { token, body: {} });
  assert.equal((await approve(asker)).success, false);
  assert.equal((await approve(decider)).success, true);
  const left = await list();
  assert.deepEqual(left.value.sums, [{ currency: 'KES', open: '200.00', count: 1 }]);
  const again = await platform.staff(`POST /bo/receivables/${first.id}/write-off`, {
    token: asker.token,
    body: { reason: 'Once more, please' },
  });
  assert.equal(again.code, 'not_found');
  const { one } = book();
  const [player] = players as [TestMember];
  const paid = await one(player, 'settle', 'owed-0', { transactionId: 'again', amount: '5.00' });
  assert.deepEqual([paid.value.balance, paid.value.owed], ['5.00', '0.00']);
  assert.deepEqual((await verifyLedger(platform.owner)).breaches, []);
});

test('receivables are open to who has the right to rounds', async () => {
  const nosy = await signInStaff(platform, { permissions: ['games.read'] });
  assert.equal((await list('', nosy)).code, 'forbidden');
  const reader = await signInStaff(platform, { permissions: ['rounds.read'] });
  const body = { reason: 'Not mine to ask' };
  const path = 'POST /bo/receivables/1/write-off';
  assert.equal((await platform.staff(path, { token: reader.token, body })).code, 'forbidden');
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Permission } from '@bahati/contract/back-office/staff/permissions.ts';
import { addProvider } from '@bahati/testing/factories.ts';
import {
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { signInStaff } from './staff.testing.ts';

let platform: TestPlatform;
let member: NewMember;
const [depositId, withdrawalId] = [randomUUID(), randomUUID()];
before(async () => {
  platform = await openTestPlatform();
  member = await registerTestMember(platform, 'popote1');
  const { owner } = platform;
  await addProvider(owner);
  await owner.query(
    `INSERT INTO deposits (public_id, member_id, idempotency_key, method, currency, amount,
       gateway_reference, receipt, payer)
     VALUES ($1, $2, $1, 'pesa-pepe', 'KES', 25000, 'ws_CO_77', 'SGH71XZ0', '+254712000444')`,
    [depositId, member.id],
  );
  await owner.query(
    `INSERT INTO withdrawals (public_id, member_id, idempotency_key, method, payee, currency, amount,
       hold_id, status, gateway_reference, next_ask_at)
     VALUES ($1, $2, $1, 'pesa-pepe-payout', '+254712000444', 'KES', 9900, -7, 'approved', 'AG_78',
       now())`,
    [withdrawalId, member.id],
  );
  await owner.query(
    `INSERT INTO rounds (id, provider_id, member_id, external_id, game_id, currency, stake, payout,
       bet_count, win_count, state, settled_at)
     VALUES (77001, 900, $1, 'hand-9', 900, 'KES', 500, 1250, 1, 1, 2, now())`,
    [member.id],
  );
  await owner.query(
    `INSERT INTO provider_transactions (id, provider_id, scope_member_id, external_id, kind, state,
       member_id, round_id, round_external_id, game_id, currency, stake)
     VALUES (77001, 900, 0, 'bet-9', 1, 1, $1, 77001, 'hand-9', 900, 'KES', 500),
            (77002, 900, 0, 'win-9', 2, 1, $1, 77001, 'hand-9', 900, 'KES', 0)`,
    [member.id],
  );
});
after(() => platform.close());

type Hit = { id: string; foundBy: string | string[]; kind?: string };

const finder = async (permissions: 'all' | Permission[]) => {
  const { token } = await signInStaff(platform, { permissions });
  return async (text: string) => {
    const answer = await platform.staff(`GET /bo/find?text=${encodeURIComponent(text)}`, { token });
    assert.equal(answer.status, 200, answer.text);
    const { members, payments, rounds } = answer.value;
    const told = (hits: Hit[]) => hits.map(({ id, foundBy }) => [id, foundBy]);
    return { members: told(members), payments: told(payments), rounds: told(rounds) };
  };
};

test('payments are found by our id, the rail’s reference, a receipt or a number', async () => {
  const find = await finder('all');
  assert.deepEqual((await find(depositId)).payments, [[depositId, 'id']]);
  assert.deepEqual((await find('ws_CO_77')).payments, [[depositId, 'reference']]);
  assert.deepEqual((await find('sgh71xz0')).payments, [[depositId, 'receipt']]);
  assert.deepEqual((await find(withdrawalId.toUpperCase())).payments, [[withdrawalId, 'id']]);
  assert.deepEqual((await find('AG_78')).payments, [[withdrawalId, 'reference']]);
  const both = [
    [depositId, 'phone'],
    [withdrawalId, 'payout_number'],
  ];
  assert.deepEqual((await find('0712 000 444')).payments, both);
  assert.deepEqual((await find('071200044')).payments, []);
});

test('rounds are found by our number and by each operation of their provider', async () => {
  const find = await finder('all');
  assert.deepEqual((await find('77001')).rounds, [['77001', 'id']]);
  assert.deepEqual((await find('bet-9')).rounds, [['77001', 'operation']]);
  assert.deepEqual((await find('win-9')).rounds, [['77001', 'operation']]);
  assert.deepEqual((await find('win-8')).rounds, []);
});

test('who asks is told of what he may see alone', async () => {
  const id = String(member.id);
  const all = await (await finder('all'))('popote');
  // Whoever chose no nickname is called by the user name.
  assert.deepEqual(all.members, [[id, ['username', 'nickname']]]);
  const cashier = await finder(['deposits.read']);
  assert.deepEqual(await cashier('popote'), { members: [], payments: [], rounds: [] });
  assert.deepEqual((await cashier('0712000444')).payments, [[depositId, 'phone']]);
  const reader = await finder(['members.read']);
  assert.deepEqual((await reader(depositId)).payments, []);
  assert.deepEqual((await reader(id)).members, [[id, ['id']]]);
});

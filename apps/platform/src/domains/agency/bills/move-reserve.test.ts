import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { DividendTerms } from '@bahati/agency-rules/terms/terms.ts';
import { addMembers, addProvider, type TestMember } from '@bahati/testing/factories.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { plantContract, plantDays, plantLine, readBillRows } from './bills.testing.ts';
import { settleRuns } from './settle-runs.ts';

let platform: TestPlatform;
let people: TestMember[];
before(async () => {
  platform = await openTestPlatform();
  await addProvider(platform.owner);
  people = await addMembers(platform.owner, { count: 3, balance: 100_000n });
});
after(async () => {
  assert.deepEqual((await verifyLedger(platform.context.database)).breaches, []);
  await platform.close();
});

const person = (at: number): TestMember => {
  const found = people[at];
  if (!found) throw new Error(`There is nobody ${at}.`);
  return found;
};
const move = (body: object, at = 0) =>
  platform.player('POST /wps/agent/reserve', {
    token: person(at).loginToken,
    body: { idempotencyKey: randomUUID(), ...body },
  });
const dayMs = 86_400_000;
const nairobi = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Nairobi',
  dateStyle: 'short',
});

test('cash is set aside once for a key, and taken back', async () => {
  assert.equal((await move({ action: 'set_aside', amount: '10.00' })).code, 'need_agent');
  await plantLine(platform.owner, [
    { id: person(0).id, upline: null, type: 2 },
    { id: person(1).id, upline: person(0).id },
    { id: person(2).id, upline: person(1).id, type: 0 },
  ]);
  const twice = { idempotencyKey: randomUUID(), action: 'set_aside', amount: '300.00' };
  const answers = await Promise.all([move(twice), move(twice)]);
  for (const { value } of answers)
    assert.deepEqual(value, { reserve: '300.00', balance: '700.00' });
  assert.equal((await move({ ...twice, amount: '301.00' })).code, 'request_conflict');
  assert.equal((await move({ action: 'set_aside', amount: '700.01' })).code, 'insufficient_funds');
  assert.equal((await move({ action: 'take_back', amount: '300.01' })).code, 'insufficient_funds');
  assert.equal((await move({ action: 'take_back', amount: '0.00' })).code, 'amount_out_of_range');
  const { value } = await move({ action: 'take_back', amount: '50.00' });
  assert.deepEqual(value, { reserve: '250.00', balance: '750.00' });
});

test('downlines are paid out of the reserve first, then out of cash', async () => {
  const share = (rateBps: number, activeMembers: number): DividendTerms => ({
    kind: 'dividend',
    period: 'D',
    mode: 'fixed',
    carryOver: 'none',
    tiers: [{ turnover: 0n, activeMembers, loss: 0n, rateBps }],
  });
  const day = nairobi.format(new Date(Date.now() - 3 * dayMs));
  const from = new Date(`${day}T00:00:00+03:00`);
  const [top, low, player] = [person(0).id, person(1).id, person(2).id];
  // The top misses its tier and owes all the same.
  await plantContract(platform.owner, { agent: top, upline: null, terms: share(500, 9), from });
  await plantContract(platform.owner, { agent: low, upline: top, terms: share(400, 0), from });
  await plantDays(platform.owner, [{ member: player, day, turnover: 1_000_000n }]);
  await settleRuns(platform.context);
  const bill = (await readBillRows(platform.owner)).find(({ agentId }) => agentId === low);
  assert.deepEqual([bill?.own, bill?.received, bill?.state], [40_000n, 40_000n, 'paid']);
  const { value } = await platform.player('GET /wps/agent/liability', {
    token: person(0).loginToken,
  });
  assert.equal(value.reserve, '0.00');
  const { rows } = await platform.owner.query(
    `SELECT balance FROM accounts WHERE owner_id = $1 AND kind = 'cash'`,
    [top],
  );
  assert.equal(rows[0].balance, 60_000n);
});

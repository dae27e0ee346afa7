/** A member who sits at a table has his stakes before him as chips: his round is not voided under him. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TestMember } from '@bahati/testing/factories.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  openPlayedPlatform,
  openRoundOf,
  sendOperation,
} from '#domains/gaming/rounds/rounds.testing.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';

let platform: TestPlatform;
let player: TestMember;
let asker: StaffLogin;
let decider: StaffLogin;

before(async () => {
  const played = await openPlayedPlatform();
  ({ platform } = played);
  [player] = played.players as [TestMember];
  await platform.owner.query('UPDATE games SET is_seated = true');
  const permissions = ['rounds.read', 'rounds.void', 'approvals.read', 'approvals.decide'] as const;
  asker = await signInStaff(platform, { permissions });
  decider = await signInStaff(platform, { permissions });
});
after(() => platform.close());

const ask = (id: string) =>
  platform.staff(`POST /bo/rounds/${id}/void`, {
    token: asker.token,
    body: { reason: 'he was there twice' },
  });
const cash = async () => {
  const { rows } = await platform.owner.query<{ balance: bigint }>(
    `SELECT balance FROM accounts WHERE owner_id = $1 AND kind = 'cash'`,
    [player.id],
  );
  return rows[0]?.balance;
};

test('the round of a seat is voided once its member has left, and not before', async () => {
  const had = await cash();
  const id = await openRoundOf(platform, player, 'seat-1', '100.00');
  const early = await ask(id);
  assert.deepEqual([early.status, early.code], [409, 'seat_open']);
  await sendOperation(platform, 'win', {
    memberId: player.playerId,
    transactionId: 'seat-1-win',
    roundId: 'seat-1',
    amount: '40.00',
    roundClosed: true,
  });
  assert.equal((await ask(id)).success, true);
  const { value } = await platform.staff('GET /bo/approvals?state=requested&pageSize=100', {
    token: decider.token,
  });
  const [wish] = value.items as { id: string }[];
  const approved = await platform.staff(`POST /bo/approvals/${wish?.id}/approve`, {
    token: decider.token,
    body: {},
  });
  assert.equal(approved.success, true, approved.text);
  assert.equal(await cash(), had);
});

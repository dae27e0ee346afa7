/** A member may sit at a table for a day: his round is stuck only once nobody plays at it. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TestMember } from '@bahati/testing/factories.ts';
import { type FakeSmsGateway, openFakeSmsGateway } from '#domains/messaging/messaging.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';
import { hearOfSeats } from './hear-of-seats.ts';
import { openPlayedPlatform, openRoundOf, sendOperation } from './rounds.testing.ts';

let platform: TestPlatform;
let player: TestMember;
let staff: StaffLogin;
let provider: FakeSmsGateway;

before(async () => {
  provider = await openFakeSmsGateway();
  const played = await openPlayedPlatform();
  ({ platform } = played);
  [player] = played.players as [TestMember];
  await platform.owner.query('UPDATE provider_profiles SET api_url = $1', [provider.origin]);
  await platform.owner.query('UPDATE games SET is_seated = true');
  staff = await signInStaff(platform, { permissions: ['rounds.read'] });
});
after(async () => {
  await platform.close();
  await provider.close();
});

const stuck = async (): Promise<string[]> => {
  const { value } = await platform.staff('GET /bo/rounds?state=stuck', { token: staff.token });
  return value.items.map(({ roundId }: { roundId: string }) => roundId);
};
const say = (alive: string[]) => {
  provider.mood.answer = JSON.stringify({ success: true, value: { alive } });
};
const age = (hours: number) =>
  platform.owner.query(
    `UPDATE rounds SET opened_at = now() - make_interval(hours => $1) WHERE state = 1`,
    [hours],
  );

test('a long seat that is played at is not stuck, and one nobody is heard of is', async () => {
  for (const roundId of ['played', 'left']) await openRoundOf(platform, player, roundId, '20.00');
  say(['played']);
  assert.deepEqual(await hearOfSeats(platform.context), []);
  assert.equal(provider.received.length, 0, 'young seats are nobody’s business');
  await age(30);
  assert.deepEqual((await stuck()).toSorted(), ['left', 'played']);
  await hearOfSeats(platform.context);
  assert.deepEqual(JSON.parse(provider.received[0]?.body ?? '{}'), { rounds: ['played', 'left'] });
  assert.deepEqual(await stuck(), ['left']);
  await platform.owner.query("UPDATE seats_heard SET heard_at = now() - interval '2 hours'");
  assert.deepEqual((await stuck()).toSorted(), ['left', 'played']);
});

test('a provider that is away is told of, and what is closed is forgotten', async () => {
  say(['played', 'left']);
  await hearOfSeats(platform.context);
  assert.deepEqual(await stuck(), []);
  provider.mood.isHangingUp = true;
  assert.deepEqual(await hearOfSeats(platform.context), ['TESTER']);
  assert.deepEqual(await stuck(), [], 'what it said holds for an hour');
  provider.mood.isHangingUp = false;
  provider.mood.answer = '{"success":false,"code":"not_found"}';
  assert.deepEqual(await hearOfSeats(platform.context), []);
  await sendOperation(platform, 'win', {
    memberId: player.playerId,
    transactionId: 'played-win',
    roundId: 'played',
    amount: '0.00',
    roundClosed: true,
  });
  await hearOfSeats(platform.context);
  const { rows } = await platform.owner.query('SELECT 1 FROM seats_heard');
  assert.equal(rows.length, 1);
});

/** Members who play together at tables come into the cases of staff. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { SeatPair } from '@bahati/contract/games-provider/seat-pairs.ts';
import type { TestMember } from '@bahati/testing/factories.ts';
import { openPlayedPlatform } from '#domains/gaming/rounds/rounds.testing.ts';
import { type FakeSmsGateway, openFakeSmsGateway } from '#domains/messaging/messaging.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';
import { watchCollusion } from './collusion.ts';

let platform: TestPlatform;
let players: [TestMember, TestMember, TestMember];
let provider: FakeSmsGateway;
let officer: StaffLogin;

before(async () => {
  provider = await openFakeSmsGateway();
  const played = await openPlayedPlatform();
  ({ platform } = played);
  players = played.players as typeof players;
  await platform.owner.query('UPDATE provider_profiles SET api_url = $1', [provider.origin]);
  await platform.owner.query('UPDATE games SET is_seated = true');
  officer = await signInStaff(platform, { permissions: 'all' });
});
after(async () => {
  await platform.close();
  await provider.close();
});

const played = (one: TestMember, other: TestMember, more: Partial<SeatPair> = {}): SeatPair => ({
  one: one.playerId,
  other: other.playerId,
  hands: 40,
  net: '0.00',
  alone: 0,
  spared: 0,
  lastAt: new Date().toISOString(),
  top: [],
  ...more,
});
const say = (...pairs: SeatPair[]) => {
  provider.mood.answer = JSON.stringify({ success: true, value: { pairs } });
};
const asked = () => JSON.parse(provider.received.at(-1)?.body ?? '{}');
const look = () => watchCollusion(platform.context);

type Listed = { id: string; state: string; score: number; holdsWithdrawals: boolean };
async function casesOf({ id }: TestMember): Promise<Listed[]> {
  const { value } = await platform.staff(`GET /bo/aml/cases?memberId=${id}`, {
    token: officer.token,
  });
  return value.items;
}
async function alertOf(member: TestMember) {
  const [found] = await casesOf(member);
  assert.ok(found, 'there is a case');
  const { value } = await platform.staff(`GET /bo/aml/cases/${found.id}`, { token: officer.token });
  return value.alerts[0];
}
const clear = async (member: TestMember) => {
  const [found] = await casesOf(member);
  const body = { reason: 'They are brothers who play fairly' };
  await platform.staff(`POST /bo/aml/cases/${found?.id}/clear`, { token: officer.token, body });
};

test('two between whom nothing stands out have no case', async () => {
  say(played(players[0], players[1], { net: '4999.99', alone: 30, spared: 20 }));
  await look();
  assert.deepEqual(await casesOf(players[0]), []);
  const { since, ...rest } = asked();
  assert.deepEqual(rest, { currency: 'KES', leastHands: 20 });
  assert.ok(Math.abs(Date.now() - Date.parse(since) - 168 * 3_600_000) < 60_000);
});

test('what went one way is a case of each, told from the side of each, once', async () => {
  const top = [{ handId: '77', at: new Date().toISOString(), net: '-6000.00' }];
  say(played(players[0], players[1], { net: '-6000.00', alone: 12, spared: 3, top }));
  await look();
  await look();
  const [giver] = await casesOf(players[0]);
  assert.deepEqual([giver?.score, giver?.holdsWithdrawals], [50, true]);
  const lost = await alertOf(players[0]);
  assert.deepEqual(lost.amounts, { net: '6000.00' });
  assert.deepEqual(lost.numbers, { partners: 1, hands: 40, alone: 12, spared: 3, devices: 0 });
  assert.deepEqual(
    lost.pairs.map((pair: { memberId: string; net: string; top: { net: string }[] }) => [
      pair.memberId,
      pair.net,
      pair.top[0]?.net,
    ]),
    [[players[1].id.toString(), '-6000.00', '-6000.00']],
  );
  const [won] = (await alertOf(players[1])).pairs;
  assert.deepEqual(
    [won.memberId, won.net, won.top[0].net],
    [players[0].id.toString(), '6000.00', '6000.00'],
  );
  assert.equal((await casesOf(players[1])).length, 1);
});

test('what a decided case spoke of is not found again, and what is played after it is', async () => {
  await clear(players[0]);
  await clear(players[1]);
  await look();
  assert.deepEqual(
    (await casesOf(players[0])).map(({ state }) => state),
    ['cleared'],
  );
  const later = new Date(Date.now() + 60_000).toISOString();
  say(played(players[0], players[1], { net: '5000.00', lastAt: later }));
  await look();
  assert.deepEqual(
    asked().among.toSorted(),
    [players[0].playerId, players[1].playerId].toSorted(),
    'the hands since are asked for by themselves',
  );
  assert.deepEqual(
    (await casesOf(players[0])).map(({ state }) => state),
    ['open', 'cleared'],
  );
});

test('two on one browser are found whatever they play, until staff know them for two', async () => {
  const device = randomBytes(32);
  for (const { id } of [players[1], players[2]]) {
    await platform.owner.query(
      'INSERT INTO sessions (token_hash, member_id, device_hash) VALUES ($1, $2, $3)',
      [randomBytes(32), id, device],
    );
  }
  await platform.owner.query(
    `INSERT INTO duplicate_pairs (first_id, second_id, reasons, score, state, decided_at, decided_by,
       decision_reason)
     VALUES (least($1::bigint, $2), greatest($1::bigint, $2), '{device}', 40, 'different', now(), 'test',
       'A couple')`,
    [players[1].id, players[2].id],
  );
  say(played(players[1], players[2]));
  await look();
  assert.deepEqual(await casesOf(players[2]), []);
  await platform.owner.query(`DELETE FROM duplicate_pairs`);
  await look();
  const { pairs, numbers } = await alertOf(players[2]);
  assert.deepEqual([pairs[0].sharesDevice, numbers.devices], [true, 1]);
});

test('a provider that is away fails the look, and one that does not count has nothing', async () => {
  provider.mood.isHangingUp = true;
  await assert.rejects(look(), /Tables were not looked at/);
  provider.mood.isHangingUp = false;
  provider.mood.answer = '{"success":false,"code":"not_found"}';
  await look();
});

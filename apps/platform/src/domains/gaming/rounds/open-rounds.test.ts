import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TestMember } from '@bahati/testing/factories.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';
import { openPlayedPlatform, openRoundOf, sendOperation } from './rounds.testing.ts';

let platform: TestPlatform;
let player: TestMember;
let other: TestMember;
let staff: StaffLogin;
const ids: string[] = [];

before(async () => {
  const played = await openPlayedPlatform();
  ({ platform } = played);
  [player, other] = played.players as [TestMember, TestMember];
  staff = await signInStaff(platform, { permissions: ['rounds.read'] });
  for (const [at, who] of [player, other, player].entries()) {
    ids.push(await openRoundOf(platform, who, `round-${at}`, '20.00'));
  }
});
after(() => platform.close());

const look = (path: string, token = staff.token) => platform.staff(`GET ${path}`, { token });
const idsOf = (answer: { value: { items: { id: string }[] } }) =>
  answer.value.items.map(({ id }) => id);

test('open rounds stand oldest first, page by page, and are found by member, name and provider', async () => {
  const one = await look('/bo/rounds?pageSize=2');
  assert.deepEqual(idsOf(one), ids.slice(0, 2));
  const two = await look(`/bo/rounds?pageSize=2&cursor=${one.value.nextCursor}`);
  assert.deepEqual([idsOf(two), two.value.nextCursor], [ids.slice(2), null]);
  const name = one.value.items[1].username;
  assert.deepEqual(idsOf(await look(`/bo/rounds?search=${name.toUpperCase()}`)), [ids[1]]);
  assert.deepEqual(idsOf(await look('/bo/rounds?search=round-2')), [ids[2]]);
  assert.deepEqual(idsOf(await look('/bo/rounds?provider=TESTER')), ids);
  assert.deepEqual(idsOf(await look('/bo/rounds?provider=BAHATI')), []);
});

test('a round is stuck once it is open longer than its provider is given', async () => {
  assert.deepEqual(idsOf(await look('/bo/rounds?state=stuck')), []);
  await platform.owner.query(
    `UPDATE rounds SET opened_at = now() - interval '27 hours' WHERE id = $1`,
    [ids[1]],
  );
  assert.deepEqual(idsOf(await look('/bo/rounds?state=stuck')), [ids[1]]);
  await platform.owner.query('UPDATE provider_profiles SET stuck_after_minutes = 1800');
  assert.deepEqual(idsOf(await look('/bo/rounds?state=stuck')), []);
});

test('a round is read with its operations and what each of them moved', async () => {
  const stake = { memberId: other.playerId, roundId: 'round-1' };
  await sendOperation(platform, 'win', {
    ...stake,
    transactionId: 'round-1-win',
    amount: '55.00',
    roundClosed: true,
  });
  const { value } = await look(`/bo/rounds/${ids[1]}`);
  assert.deepEqual([value.state, value.payout, value.hasWins], ['settled', '55.00', true]);
  assert.deepEqual(
    value.operations.map(({ kind, state, stake: staked, payout }: Record<string, string>) =>
      [kind, state, staked, payout].join(' '),
    ),
    ['bet applied 20.00 0.00', 'win applied 0.00 55.00'],
  );
  assert.deepEqual(
    value.movements.map(({ code, from, to, amount }: Record<string, string>) =>
      [code, from, to, amount].join(' '),
    ),
    [
      'stake_held cash held 20.00',
      'stake_settled held game_revenue 20.00',
      'payout game_revenue cash 55.00',
    ],
  );
  assert.deepEqual(idsOf(await look('/bo/rounds')), [ids[0], ids[2]]);
});

test('a provider that is away says nothing of a round, and nobody asks for one that is not there', async () => {
  const ask = (id: string | undefined) =>
    platform.staff(`POST /bo/rounds/${id}/ask`, { token: staff.token, body: { language: 'sw' } });
  assert.deepEqual((await ask(ids[0])).value, { detail: null, isProviderAway: true });
  assert.equal((await ask('999999999')).code, 'not_found');
  assert.equal((await look('/bo/rounds/999999999')).code, 'not_found');
});

test('rounds are open to who has the right to them', async () => {
  const nosy = await signInStaff(platform, { permissions: ['games.read'] });
  assert.equal((await look('/bo/rounds', nosy.token)).code, 'forbidden');
  assert.equal((await look(`/bo/rounds/${ids[0]}`, nosy.token)).code, 'forbidden');
});

/** Voids a provider asks for: closed rounds of several members, all of them or none. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TestMember } from '@bahati/testing/factories.ts';
import { auditActions } from '#domains/cashier/cashier.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import {
  openPlayedPlatform,
  openRoundOf,
  sendOperation,
} from '#domains/gaming/rounds/rounds.testing.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';

let platform: TestPlatform;
let players: TestMember[];

before(async () => {
  ({ platform, players } = await openPlayedPlatform());
  await platform.owner.query('UPDATE provider_profiles SET may_void_rounds = true');
  await platform.gaming.directory.refresh();
});
after(() => platform.close());

const cashOf = async ({ id }: TestMember) => {
  const { rows } = await platform.owner.query<{ balance: bigint }>(
    `SELECT balance FROM accounts WHERE owner_id = $1 AND kind = 'cash'`,
    [id],
  );
  return rows[0]?.balance ?? 0n;
};
const allCash = () => Promise.all(players.map(cashOf));

const win = (player: TestMember, roundId: string, amount: string) =>
  sendOperation(platform, 'win', {
    memberId: player.playerId,
    transactionId: `${roundId}-win`,
    roundId,
    amount,
    roundClosed: true,
  });

/** A round each, named `<name>-0` and so on, that pays what is said. */
const play = (name: string, payouts: readonly string[]) =>
  Promise.all(
    payouts.map(async (payout, at) => {
      const player = players[at] as TestMember;
      const id = await openRoundOf(platform, player, `${name}-${at}`, '30.00');
      assert.equal((await win(player, `${name}-${at}`, payout)).success, true);
      return id;
    }),
  );

const named = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    roundId: `${name}-${at}`,
    memberId: players[at]?.playerId ?? '',
    gameCode: 'test-slot',
  }));

const voidAll = (rounds: object[]) => {
  const decidedBy = { asked: 'zawadi', approved: 'tumaini' };
  const body = { rounds, reason: 'the wheel stood still', decidedBy };
  // The call has a body of its own: no game and no currency beside its rounds.
  return sendOperation(platform, 'rounds/void', {
    ...body,
    gameCode: undefined,
    currency: undefined,
  });
};

const statesOf = async (ids: readonly string[]) => {
  const { rows } = await platform.owner.query<{ state: number }>(
    'SELECT state FROM rounds WHERE id = ANY($1::bigint[]) ORDER BY id',
    [ids],
  );
  return rows.map(({ state }) => state);
};

test('paid rounds of several members are voided together, once however often it is said', async () => {
  const before = await allCash();
  const ids = await play('whole', ['0.00', '90.00', '30.00']);
  for (const _ of [1, 2]) {
    const answer = await voidAll(named('whole', 3));
    assert.deepEqual(answer.value, { voided: 3 }, answer.text);
    assert.deepEqual(await allCash(), before);
  }
  assert.deepEqual(await statesOf(ids), [3, 3, 3]);
  assert.deepEqual(await auditActions(platform, `round:${ids[0]}`), ['round_void.by_provider']);
  const { rows } = await platform.owner.query('SELECT 1 FROM round_voids');
  assert.equal(rows.length, 3);
  const late = await sendOperation(platform, 'win', {
    memberId: players[0]?.playerId,
    transactionId: 'late',
    roundId: 'whole-0',
    amount: '5.00',
    roundClosed: true,
  });
  assert.equal(late.code, 'bet_rolled_back');
  await verifyLedger(platform.context.database);
});

test('where one has spent what he won, nobody’s money moves, and it is told whose', async () => {
  const ids = await play('short', ['90.00', '20000.00']);
  const spender = players[1] as TestMember;
  const cash = await cashOf(spender);
  const staked = await sendOperation(platform, 'bet', {
    memberId: spender.playerId,
    sessionToken: spender.sessionToken,
    transactionId: 'spent-bet',
    roundId: 'spent',
    amount: `${cash / 100n}.00`,
  });
  assert.equal(staked.success, true, staked.text);
  const before = await allCash();
  const answer = await voidAll(named('short', 2));
  assert.equal(answer.code, 'void_short');
  assert.equal(answer.details?.['roundId'], 'short-1');
  assert.deepEqual(await allCash(), before);
  assert.deepEqual(await statesOf(ids), [2, 2]);
});

test('a round nobody knows, and a provider that may not, void nothing', async () => {
  const ids = await play('kept', ['60.00']);
  const stranger = { ...named('kept', 1)[0], roundId: 'no-such-round' };
  const unknown = await voidAll([...named('kept', 1), stranger]);
  assert.deepEqual(
    [unknown.code, unknown.details],
    ['round_not_found', { roundId: 'no-such-round' }],
  );
  await platform.owner.query('UPDATE provider_profiles SET may_void_rounds = false');
  await platform.gaming.directory.refresh();
  assert.equal((await voidAll(named('kept', 1))).code, 'void_not_allowed');
  assert.deepEqual(await statesOf(ids), [2]);
});

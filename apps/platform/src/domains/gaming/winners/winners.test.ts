import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { passFreshTime } from '@bahati/server-kit/cache/kept-fresh.testing.ts';
import type { TestMember } from '@bahati/testing/factories.ts';
import { openGamingFixture, operation } from '#domains/gaming/gaming.testing.ts';
import { createWinnerBoard, type WinnersQuery } from './winners.ts';

const fixture = await openGamingFixture();
after(() => fixture.close());

let rounds = 0;
async function win(member: TestMember, payout: string): Promise<void> {
  const id = `won-${(rounds += 1)}`;
  const round = { transactionId: id, sessionToken: member.sessionToken, roundId: id };
  const body = operation(member, { ...round, stake: '20.00', payout });
  assert.equal((await fixture.send('betwin', body)).success, true);
}

const winners = createWinnerBoard({ ...fixture.gaming.context, database: fixture.database });
function board(more: Partial<WinnersQuery> = {}) {
  passFreshTime();
  return winners({ gameCategory: 'ALL', limitNum: 20, language: 'en', ...more });
}
const amounts = async () => (await board()).map(({ winAmount }) => winAmount);
const setMinimum = (minor: number) =>
  fixture.owner.query('UPDATE brands SET winner_board_minimum = $1', [minor]);

before(async () => {
  await fixture.owner.query(`UPDATE games SET name_en = 'Night Quay', name_sw = 'Gati la Usiku'`);
  const amina = await fixture.member(100_000n);
  for (const payout of ['700.00', '499.99', '20.00', '19.00', '90.00', '30.00']) {
    await win(amina, payout);
  }
  await win(await fixture.member(100_000n), '1200.00');
  await win(amina, '40.00');
});

test('the three biggest lead, then the latest wins follow; what paid no more than its stake is no win', async () => {
  assert.deepEqual(await amounts(), ['1200.00', '700.00', '499.99', '40.00', '30.00', '90.00']);
  for (const { customerName, currencySymbol } of await board()) {
    assert.match(customerName, /^.{1,2}\*+$/);
    assert.equal(currencySymbol, 'KSh');
  }
});

test('a win that closes a round begun before is on the board like one of a whole round', async () => {
  const member = await fixture.member(100_000n);
  const round = { roundId: 'begun-before', sessionToken: member.sessionToken };
  const bet = { ...round, transactionId: 'begun-bet', amount: '20.00' };
  const end = { roundId: 'begun-before', transactionId: 'begun-win', amount: '950.00' };
  assert.equal((await fixture.send('bet', operation(member, bet))).success, true);
  const win = operation(member, { ...end, roundClosed: true });
  assert.equal((await fixture.send('win', win)).success, true);
  assert.equal((await amounts())[1], '950.00');
  await fixture.owner.query('UPDATE rounds SET payout = 0 WHERE external_id = $1', [
    'begun-before',
  ]);
  assert.equal((await amounts())[1], '700.00');
});

test('a new win is on the board without anything being started anew', async () => {
  await win(await fixture.member(100_000n), '55.00');
  assert.equal((await amounts())[3], '55.00');
});

test('the brand says from which win on, whatever that is', async () => {
  await setMinimum(9_000);
  assert.deepEqual(await amounts(), ['1200.00', '700.00', '499.99', '90.00']);
  await setMinimum(50_000);
  assert.deepEqual(await amounts(), ['1200.00', '700.00']);
  await setMinimum(0);
});

test('the board names games in the reader’s language and keeps to its limit', async () => {
  assert.equal((await board())[0]?.gameName, 'Night Quay');
  assert.equal((await board({ language: 'sw' }))[0]?.gameName, 'Gati la Usiku');
  assert.equal((await board({ limitNum: 1 })).length, 1);
});

test('a category without wins has an empty board', async () => {
  assert.deepEqual(await board({ gameCategory: 'none' }), []);
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TestMember } from '@bahati/testing/factories.ts';
import { openGamingFixture, operation } from './gaming.testing.ts';
import { readWinners } from '#domains/gaming/rounds/gaming.queries.ts';

const fixture = await openGamingFixture();
after(() => fixture.close());

let rounds = 0;
async function win(member: TestMember, payout: string): Promise<void> {
  const id = `won-${(rounds += 1)}`;
  const round = { transactionId: id, sessionToken: member.sessionToken, roundId: id };
  const body = operation(member, { ...round, stake: '20.00', payout });
  assert.equal((await fixture.send('betwin', body)).success, true);
}

const board = (more: object = {}) =>
  readWinners(fixture.database, { gameCategory: 'ALL', limitNum: 20, language: 'en', ...more });

before(async () => {
  await fixture.owner.query(`UPDATE games SET name_en = 'Night Quay', name_sw = 'Gati la Usiku'`);
  const amina = await fixture.member(100_000n);
  await win(amina, '700.00');
  await win(amina, '499.99');
  await win(await fixture.member(100_000n), '1200.00');
});

test('the board shows real wins of 500 and more, the biggest first, names masked', async () => {
  const winners = await board();
  assert.deepEqual(
    winners.map(({ winAmount, currencySymbol }) => [winAmount, currencySymbol]),
    [
      ['1200.00', 'KSh'],
      ['700.00', 'KSh'],
    ],
  );
  for (const { customerName } of winners) assert.match(customerName, /^.{1,2}\*+$/);
});

test('the board names games in the reader’s language and keeps to its limit', async () => {
  assert.equal((await board())[0]?.gameName, 'Night Quay');
  assert.equal((await board({ language: 'sw' }))[0]?.gameName, 'Gati la Usiku');
  assert.equal((await board({ limitNum: 1 })).length, 1);
});

test('a category without wins has an empty board', async () => {
  assert.deepEqual(await board({ gameCategory: 'none' }), []);
});

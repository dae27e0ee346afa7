import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { TestMember } from '@bahati/testing/factories.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { openGamingFixture, operation } from '#domains/gaming/gaming.testing.ts';

const fixture = await openGamingFixture();
after(() => fixture.close());
const { owner, send } = fixture;

type Level = 'mini' | 'minor' | 'major' | 'grand';
const added = (level: Level, amount: string) => ({ jackpotContributions: [{ level, amount }] });
const won = (level: Level, amount: string, seed: string) => ({
  jackpotWin: { level, amount, seed },
});

const betwin = (member: TestMember, id: string, [stake, payout]: [string, string], more: object) =>
  send(
    'betwin',
    operation(member, {
      transactionId: id,
      roundId: id,
      sessionToken: member.sessionToken,
      stake,
      payout,
      ...more,
    }),
  );
const bet = (member: TestMember, id: string, amount: string, more: object) =>
  send(
    'bet',
    operation(member, { transactionId: id, sessionToken: member.sessionToken, amount, ...more }),
  );
const rollBack = (member: TestMember, id: string) =>
  send('rollback', operation(member, { transactionId: `${id}-rb`, betTransactionId: id }));

/** What every transfer says the pool of a level holds, in minor units. */
async function pool(level: Level): Promise<bigint> {
  const { rows } = await owner.query<{ balance: bigint }>(
    `SELECT coalesce(sum(CASE WHEN t.credit_account_id = a.id THEN t.amount ELSE -t.amount END), 0)::bigint
              AS balance
       FROM accounts a JOIN transfers t ON a.id IN (t.credit_account_id, t.debit_account_id)
      WHERE a.kind = 'jackpot_pool' AND a.scope LIKE '% ' || $1`,
    [level],
  );
  return rows[0]?.balance ?? 0n;
}

test('what a bet sets aside is the operator’s money: the stake is the same, and moves once', async () => {
  const member = await fixture.member(10_000n);
  const more = {
    jackpotContributions: [
      { level: 'mini', amount: '0.30' },
      { level: 'grand', amount: '0.10' },
    ],
  };
  const first = await betwin(member, 'set-aside', ['20.00', '5.00'], more);
  const again = await betwin(member, 'set-aside', ['20.00', '5.00'], more);
  assert.deepEqual([first.value['balance'], again.value['isDuplicate']], ['85.00', true]);
  assert.deepEqual([await pool('mini'), await pool('grand')], [30n, 10n]);
  const other = await betwin(member, 'set-aside', ['20.00', '5.00'], added('mini', '0.31'));
  assert.deepEqual([other.status, other.code], [409, 'transaction_conflict']);
});

test('a jackpot is paid with its round: the pool gives what it has, the operator the seed', async () => {
  const member = await fixture.member(10_000n);
  await betwin(member, 'fill', ['20.00', '0'], added('minor', '4.00'));
  const answer = await betwin(member, 'hit', ['20.00', '110.00'], {
    ...won('minor', '104.00', '100.00'),
    ...added('minor', '0.40'),
  });
  assert.equal(answer.value['balance'], '170.00');
  assert.equal(await pool('minor'), 40n);
});

test('a pool pays no more than it holds: refused loudly, and nothing moves', async () => {
  const member = await fixture.member(10_000n);
  await betwin(member, 'little', ['20.00', '0'], added('major', '2.00'));
  const over = won('major', '102.01', '100.00');
  const answer = await betwin(member, 'too-much', ['20.00', '102.01'], over);
  assert.deepEqual([answer.status, answer.code], [409, 'jackpot_pool_short']);
  const open = await bet(member, 'open', '10.00', { roundId: 'open' });
  assert.equal(open.value['balance'], '70.00');
  const win = operation(member, { transactionId: 'w', roundId: 'open', amount: '102.01' });
  const late = await send('win', { ...win, roundClosed: true, ...over });
  assert.deepEqual([late.status, late.code], [409, 'jackpot_pool_short']);
  assert.equal(await pool('major'), 200n);
  const right = {
    ...win,
    roundClosed: true,
    amount: '102.00',
    ...won('major', '102.00', '100.00'),
  };
  assert.equal((await send('win', right)).value['balance'], '172.00');
  assert.equal(await pool('major'), 0n);
});

test('a bet that is rolled back takes back what it set aside, once', async () => {
  const member = await fixture.member(10_000n);
  const before = await pool('grand');
  await bet(member, 'undone', '20.00', added('grand', '0.50'));
  assert.equal(await pool('grand'), before + 50n);
  for (let time = 0; time < 2; time += 1) {
    assert.equal((await rollBack(member, 'undone')).value['balance'], '100.00');
    assert.equal(await pool('grand'), before);
  }
});

test('what was paid on as a jackpot is not taken back from others', async () => {
  const member = await fixture.member(10_000n);
  await bet(member, 'paid-on', '20.00', added('mini', '5.00'));
  const whole = Number(await pool('mini')) / 100;
  const text = String(whole + 10);
  await betwin(member, 'takes-all', ['10.00', text], won('mini', text, '10.00'));
  await betwin(member, 'next', ['10.00', '0'], added('mini', '0.20'));
  assert.equal((await rollBack(member, 'paid-on')).status, 200);
  assert.equal(await pool('mini'), 0n);
});

test('jackpots beyond the stake or payout they are of, and levels named twice, are refused', async () => {
  const member = await fixture.member(10_000n);
  const twice = {
    jackpotContributions: [
      ...added('mini', '1.00').jackpotContributions,
      ...added('mini', '1.00').jackpotContributions,
    ],
  };
  for (const [at, more] of [
    added('mini', '20.01'),
    twice,
    won('mini', '5.01', '5.00'),
    won('mini', '5.00', '5.01'),
    added('mini', '0.001'),
  ].entries()) {
    const answer = await betwin(member, `bad-${at}`, ['20.00', '5.00'], more);
    assert.deepEqual([answer.status, answer.code], [400, 'invalid_input'], JSON.stringify(more));
  }
  const { value } = await send('balance', { memberId: member.playerId, currency: 'KES' });
  assert.equal(value['balance'], '100.00');
});

test('forty jackpots at once take no more than the pool holds, and the books are whole', async () => {
  const members = await Promise.all(Array.from({ length: 40 }, () => fixture.member(10_000n)));
  const [first] = members;
  assert.ok(first);
  const before = await pool('grand');
  await betwin(first, 'much', ['100.00', '0'], added('grand', '90.00'));
  const pays = Number(before + 9_000n) / 100 / 3;
  const share = (Math.floor(pays * 100) / 100).toString();
  const answers = await Promise.all(
    members.map((member, at) =>
      betwin(member, `storm-${at}`, ['0', share], won('grand', share, '0')),
    ),
  );
  const codes = answers.map(({ success, code }) => (success ? 'paid' : code));
  assert.equal(codes.filter((code) => code === 'paid').length, 3);
  assert.equal(codes.filter((code) => code === 'jackpot_pool_short').length, 37);
  assert.ok((await pool('grand')) >= 0n);
  assert.deepEqual((await verifyLedger(owner)).breaches, []);
});

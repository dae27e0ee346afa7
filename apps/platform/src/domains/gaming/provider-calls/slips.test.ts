import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { openGamingFixture, operation } from '#domains/gaming/gaming.testing.ts';
import { bookOf, type SlipResult, slipOperation } from './slips.testing.ts';

const fixture = await openGamingFixture();
after(() => fixture.close());
const { sendAll, one } = bookOf(fixture);

const told = ({ success, code, value }: SlipResult) =>
  success ? [value.balance, value.owed] : [code];

test('a slip is reserved, confirmed and settled, and each step moves money once', async () => {
  const member = await fixture.member(10_000n);
  const steps = ['reserve', 'confirm', 'settle'] as const;
  const send = () =>
    sendAll(
      steps.map((kind) =>
        slipOperation(member, kind, 's1', kind === 'settle' ? { amount: '50.00' } : {}),
      ),
    );
  const first = await send();
  assert.deepEqual(first.map(told), [
    ['80.00', '0.00'],
    ['80.00', '0.00'],
    ['130.00', '0.00'],
  ]);
  const again = await send();
  for (const [at, { value }] of again.entries()) {
    assert.equal(value.isDuplicate, true);
    assert.equal(value.platformTransactionId, first[at]?.value.platformTransactionId);
  }
});

test('an open slip is cancelled in any state, and its reserve moves nothing afterwards', async () => {
  const member = await fixture.member(10_000n);
  await one(member, 'reserve', 'c1');
  assert.deepEqual(told(await one(member, 'cancel', 'c1')), ['100.00', '0.00']);
  assert.deepEqual(told(await one(member, 'cancel', 'c1', { transactionId: 'c1-2' })), [
    '100.00',
    '0.00',
  ]);
  assert.deepEqual(told(await one(member, 'reserve', 'c1')), ['bet_rolled_back']);
  assert.deepEqual(told(await one(member, 'settle', 'c1', { amount: '5.00' })), [
    'bet_rolled_back',
  ]);
  await sendAll(['reserve', 'confirm'].map((kind) => slipOperation(member, kind, 'c2')));
  assert.deepEqual(told(await one(member, 'cancel', 'c2', { reason: 'abandoned' })), [
    '100.00',
    '0.00',
  ]);
});

test('a cancel that comes before its reserve keeps it out for ever', async () => {
  const member = await fixture.member(10_000n);
  assert.deepEqual(told(await one(member, 'cancel', 'early')), ['100.00', '0.00']);
  assert.deepEqual(told(await one(member, 'reserve', 'early')), ['bet_rolled_back']);
});

test('the id of a cancelled slip is a conflict for another slip, as any used id is', async () => {
  const member = await fixture.member(10_000n);
  await one(member, 'reserve', 'i1', { transactionId: 'i-id' });
  await one(member, 'cancel', 'i1');
  const reused = await one(member, 'reserve', 'i2', { transactionId: 'i-id' });
  assert.deepEqual(told(reused), ['transaction_conflict']);
});

test('what a slip is not ready for is refused and moves nothing', async () => {
  const member = await fixture.member(10_000n);
  await one(member, 'reserve', 'r1');
  const refusals = async (...kinds: string[]) => {
    const answers = [];
    for (const kind of kinds) {
      const more = kind === 'cancel' ? {} : { amount: '5.00' };
      const [code] = told(
        await one(member, kind, 'r1', { ...more, transactionId: `r1-${kind}-x` }),
      );
      answers.push(`${kind} ${code}`);
    }
    return answers;
  };
  const bare = await one(member, 'unsettle', 'r1');
  assert.equal(bare.code, 'slip_open');
  assert.deepEqual(await refusals('settle', 'cash_out', 'resettle', 'adjust'), [
    'settle slip_not_confirmed',
    'cash_out slip_not_confirmed',
    'resettle slip_open',
    'adjust slip_open',
  ]);
  await one(member, 'confirm', 'r1');
  await one(member, 'settle', 'r1', { amount: '0' });
  assert.deepEqual(await refusals('settle', 'cash_out', 'reserve'), [
    'settle slip_settled',
    'cash_out slip_settled',
    'reserve round_closed',
  ]);
  const free = await one(member, 'reserve', 'r2', { freeBetId: 'gift' });
  assert.equal(free.code, 'free_bet_not_found');
  assert.equal((await one(member, 'settle', 'nowhere', { amount: '1.00' })).code, 'bet_not_found');
});

test('a round of a game is no slip, and a slip takes no bet and no win of a game', async () => {
  const member = await fixture.member(10_000n);
  const { sessionToken } = member;
  const bet = { transactionId: 'g1', roundId: 'g1', sessionToken, amount: '10.00' };
  await fixture.send('bet', operation(member, bet));
  assert.equal((await one(member, 'cancel', 'g1')).code, 'bet_not_found');
  await one(member, 'reserve', 'g2');
  const onSlip = { roundId: 'g2', amount: '10.00' };
  const win = { ...onSlip, transactionId: 'g2-w', roundClosed: true };
  assert.equal((await fixture.send('win', operation(member, win))).code, 'bet_not_found');
  const more = { ...onSlip, transactionId: 'g2-b', sessionToken };
  assert.equal((await fixture.send('bet', operation(member, more))).code, 'round_closed');
  const back = { transactionId: 'g2-r', roundId: 'g2', betTransactionId: 'g2-reserve' };
  assert.equal(
    (await fixture.send('rollback', operation(member, back))).code,
    'transaction_conflict',
  );
});

test('the books are whole after all of it', async () => {
  assert.deepEqual((await verifyLedger(fixture.owner)).breaches, []);
});

import { until } from '@bahati/testing/until.ts';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { TestMember } from '@bahati/testing/factories.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { type Answer, openGamingFixture, operation } from '#domains/gaming/gaming.testing.ts';

const fixture = await openGamingFixture();
after(() => fixture.close());
const { send } = fixture;

const bet = (member: TestMember, id: string, amount: string, more: object = {}) =>
  send(
    'bet',
    operation(member, { transactionId: id, sessionToken: member.sessionToken, amount, ...more }),
  );
const win = (member: TestMember, id: string, amount: string, more: object = {}) =>
  send('win', operation(member, { transactionId: id, amount, roundClosed: true, ...more }));
const betwin = (member: TestMember, id: string, stake: string, payout: string, more: object = {}) =>
  send(
    'betwin',
    operation(member, {
      transactionId: id,
      sessionToken: member.sessionToken,
      stake,
      payout,
      roundId: id,
      ...more,
    }),
  );
const rollback = (member: TestMember, id: string, betId: string, more: object = {}) =>
  send('rollback', operation(member, { transactionId: id, betTransactionId: betId, ...more }));
const balanceOf = async (member: TestMember) => {
  const { value } = await send('balance', { memberId: member.playerId, currency: 'KES' });
  return value['balance'];
};
const refused = (answer: Answer, status: number, code: string) => {
  assert.deepEqual([answer.status, answer.code], [status, code]);
};

test('W1: the same id with the same content moves money once and answers the stored id', async () => {
  const member = await fixture.member(10_000n);
  const first = await betwin(member, 'w1', '20.00', '5.00');
  const again = await betwin(member, 'w1', '20', '5.0');
  assert.equal(first.value['balance'], '85.00');
  assert.deepEqual(again.value, { ...first.value, isDuplicate: true });
});

test('W2: the same id with any other content is a conflict and moves nothing', async () => {
  const member = await fixture.member(10_000n);
  await betwin(member, 'w2', '20.00', '5.00');
  for (const change of [{ stake: '21.00' }, { payout: '6.00' }, { roundId: 'other' }]) {
    refused(await betwin(member, 'w2', '20.00', '5.00', change), 409, 'transaction_conflict');
  }
  refused(await bet(member, 'w2', '20.00', { roundId: 'w2' }), 409, 'transaction_conflict');
  assert.equal(await balanceOf(member), '85.00');
});

test('W3: a global id used by another member never shows him the first member’s reply', async () => {
  const [first, second] = [await fixture.member(10_000n), await fixture.member(10_000n)];
  await betwin(first, 'w3', '20.00', '0');
  refused(await betwin(second, 'w3', '20.00', '0'), 409, 'transaction_conflict');
  assert.equal(await balanceOf(second), '100.00');
});

test('W4 and W5: a bet that arrives after its rollback moves nothing', async () => {
  const member = await fixture.member(10_000n);
  const early = await rollback(member, 'w4-r', 'w4-b');
  assert.equal(early.value['balance'], '100.00');
  refused(await bet(member, 'w4-b', '20.00'), 409, 'bet_rolled_back');
  assert.equal(await balanceOf(member), '100.00');
});

test('W6: a win and a rollback pass for a blocked member whose session ended, a bet does not', async () => {
  const member = await fixture.member(10_000n);
  await bet(member, 'w6-a', '20.00', { roundId: 'w6-a' });
  await bet(member, 'w6-b', '30.00', { roundId: 'w6-b' });
  await fixture.owner.query('UPDATE accounts SET blocks = 1 WHERE owner_id = $1', [member.id]);
  refused(await bet(member, 'w6-c', '1.00', { roundId: 'w6-c' }), 403, 'bets_blocked');
  await fixture.owner.query('UPDATE sessions SET ended_at = now() WHERE member_id = $1', [
    member.id,
  ]);
  refused(await bet(member, 'w6-d', '1.00', { roundId: 'w6-d' }), 401, 'session_invalid');
  assert.equal(
    (await win(member, 'w6-w', '50.00', { roundId: 'w6-a' })).value['balance'],
    '100.00',
  );
  assert.equal(
    (await rollback(member, 'w6-r', 'w6-b', { roundId: 'w6-b' })).value['balance'],
    '130.00',
  );
});

test('a bet of a locked device is refused, and what it has open still ends', async () => {
  const member = await fixture.member(10_000n);
  await fixture.owner.query(
    `UPDATE credentials SET idle_lock_minutes = 5, unlock_pin_hash = 'x' WHERE member_id = $1`,
    [member.id],
  );
  await bet(member, 'lock-a', '20.00', { roundId: 'lock-a' });
  await fixture.owner.query('UPDATE sessions SET locked_at = now() WHERE member_id = $1', [
    member.id,
  ]);
  refused(await bet(member, 'lock-b', '1.00', { roundId: 'lock-b' }), 401, 'session_invalid');
  const paid = await win(member, 'lock-w', '50.00', { roundId: 'lock-a' });
  assert.equal(paid.value['balance'], '130.00');
  await fixture.owner.query('UPDATE sessions SET locked_at = NULL WHERE member_id = $1', [
    member.id,
  ]);
  assert.equal(
    (await bet(member, 'lock-c', '1.00', { roundId: 'lock-c' })).value['balance'],
    '129.00',
  );
});

test('W7: a refusal for lack of funds carries the balance', async () => {
  const member = await fixture.member(1_000n);
  const answer = await bet(member, 'w7', '10.01');
  refused(answer, 409, 'insufficient_funds');
  assert.deepEqual(answer.details, { balance: '10.00', currency: 'KES' });
});

test('W8: a win without a known bet, or after its bet was rolled back, is refused', async () => {
  const member = await fixture.member(10_000n);
  refused(await win(member, 'w8-1', '5.00', { roundId: 'w8-none' }), 404, 'bet_not_found');
  await bet(member, 'w8-b', '20.00', { roundId: 'w8' });
  await rollback(member, 'w8-r', 'w8-b', { roundId: 'w8' });
  refused(await win(member, 'w8-2', '5.00', { roundId: 'w8' }), 409, 'bet_rolled_back');
  assert.equal(await balanceOf(member), '100.00');
});

test('W8: a promotional win is paid only within a campaign and its cap', async () => {
  const member = await fixture.member(0n);
  const promo = (id: string, amount: string, campaignId: string) =>
    send('promo_win', operation(member, { transactionId: id, campaignId, amount }));
  refused(await promo('w8-p0', '1.00', 'nobody'), 403, 'campaign_not_allowed');
  await fixture.owner.query(
    `INSERT INTO provider_campaigns (provider_id, external_id, currency, cap)
     VALUES (900, 'easter', 'KES', 1000)`,
  );
  assert.equal((await promo('w8-p1', '6.00', 'easter')).value['balance'], '6.00');
  refused(await promo('w8-p2', '4.01', 'easter'), 409, 'campaign_exhausted');
  assert.equal((await promo('w8-p3', '4.00', 'easter')).value['balance'], '10.00');
});

test('W9 and W10: a rollback returns the stored stake once, however often it is sent', async () => {
  const member = await fixture.member(10_000n);
  await bet(member, 'w9-b', '20.00', { roundId: 'w9' });
  assert.equal(
    (await rollback(member, 'w9-r', 'w9-b', { roundId: 'elsewhere' })).value['balance'],
    '100.00',
  );
  const again = await rollback(member, 'w9-r', 'w9-b', { roundId: 'elsewhere' });
  assert.deepEqual([again.status, again.value['isDuplicate']], [200, true]);
  assert.equal(
    (await rollback(member, 'w9-r2', 'w9-b', { roundId: 'w9' })).value['balance'],
    '100.00',
  );
});

test('W11: a bet that has wins or whose round is closed is not rolled back', async () => {
  const member = await fixture.member(10_000n);
  await bet(member, 'w11-b', '20.00', { roundId: 'w11' });
  await win(member, 'w11-w', '1.00', { roundId: 'w11', roundClosed: false });
  refused(await rollback(member, 'w11-r', 'w11-b', { roundId: 'w11' }), 409, 'bet_has_wins');
  await betwin(member, 'w11-c', '20.00', '0');
  refused(await rollback(member, 'w11-r2', 'w11-c'), 409, 'bet_has_wins');
  await win(member, 'w11-w2', '0', { roundId: 'w11' });
});

test('W12: a round survives one rolled back bet and ends with the last', async () => {
  const member = await fixture.member(10_000n);
  await bet(member, 'w12-1', '10.00', { roundId: 'w12' });
  await bet(member, 'w12-2', '20.00', { roundId: 'w12' });
  await rollback(member, 'w12-r1', 'w12-1', { roundId: 'w12' });
  assert.equal(
    (await win(member, 'w12-w', '7.00', { roundId: 'w12', roundClosed: false })).status,
    200,
  );
  assert.equal(await balanceOf(member), '87.00');
  await win(member, 'w12-close', '0', { roundId: 'w12' });
  refused(await bet(member, 'w12-3', '1.00', { roundId: 'w12' }), 409, 'round_closed');
});

test('W13: a bet of zero and a win of zero settle their round', async () => {
  const member = await fixture.member(0n);
  await bet(member, 'w13-b', '0', { roundId: 'w13' });
  assert.equal((await win(member, 'w13-w', '0.00', { roundId: 'w13' })).status, 200);
  const { rows } = await fixture.owner.query("SELECT state FROM rounds WHERE external_id = 'w13'");
  assert.equal(rows[0].state, 2);
});

test('W16: anything that is not an exact amount is refused before money is looked at', async () => {
  const member = await fixture.member(10_000n);
  for (const amount of ['-1', '1e2', 'NaN', '1.001', '', '999999999999999', 5, null, '٣']) {
    const answer = await bet(member, 'w16', amount as string);
    refused(answer, 400, 'invalid_input');
  }
  assert.equal(await balanceOf(member), '100.00');
});

test('W17: another currency than the member’s is refused and opens no second wallet', async () => {
  const member = await fixture.member(10_000n);
  refused(await bet(member, 'w17', '1.00', { currency: 'TZS' }), 409, 'currency_mismatch');
  const { rows } = await fixture.owner.query('SELECT count(*) FROM accounts WHERE owner_id = $1', [
    member.id,
  ]);
  assert.equal(rows[0].count, 2n);
});

const roundOf = async (member: TestMember, id: string) => {
  const { rows } = await fixture.owner.query<{ stake: bigint; valid: bigint | null }>(
    'SELECT stake, valid_stake AS valid FROM rounds WHERE member_id = $1 AND external_id = $2',
    [member.id, id],
  );
  return rows[0];
};

test('W19: what counts of a round is kept as its closing operation says, the whole stake if it does not', async () => {
  const member = await fixture.member(100_000n);
  await betwin(member, 'w19-a', '20.00', '0', { validStake: '7.50' });
  await betwin(member, 'w19-b', '20.00', '0');
  await bet(member, 'w19-c1', '20.00', { roundId: 'w19-c' });
  await bet(member, 'w19-c2', '30.00', { roundId: 'w19-c' });
  assert.deepEqual(await roundOf(member, 'w19-c'), { stake: 5_000n, valid: null });
  await win(member, 'w19-cw', '0', { roundId: 'w19-c', validStake: '0' });
  await bet(member, 'w19-d1', '20.00', { roundId: 'w19-d' });
  await betwin(member, 'w19-d2', '30.00', '1.00', { roundId: 'w19-d', validStake: '35.00' });
  await bet(member, 'w19-e', '20.00', { roundId: 'w19-e' });
  await win(member, 'w19-ew', '0', { roundId: 'w19-e' });
  const kept = [];
  for (const id of ['a', 'b', 'c', 'd', 'e'])
    kept.push((await roundOf(member, `w19-${id}`))?.valid);
  assert.deepEqual(kept, [750n, 2_000n, 0n, 3_500n, 2_000n]);
  const { rows } = await fixture.owner.query<{
    code: number;
    amount: bigint;
    valid: bigint | null;
  }>(
    `SELECT t.code, t.amount, t.valid_amount AS valid FROM transfers t
       JOIN provider_transactions p ON p.id = t.reference
      WHERE p.member_id = $1 AND t.code IN (2, 4) ORDER BY t.id`,
    [member.id],
  );
  assert.deepEqual(
    rows.map(({ code, amount, valid }) => [code, amount, valid]),
    [
      [4, 2_000n, 750n],
      [4, 2_000n, null],
      [2, 5_000n, 0n],
      [4, 3_000n, null],
      [2, 2_000n, 500n],
      [2, 2_000n, null],
    ],
  );
});

test('W19: more than is staked, or said before the round closes, moves nothing; another value is a conflict', async () => {
  const member = await fixture.member(10_000n);
  refused(
    await betwin(member, 'w19-x', '20.00', '0', { validStake: '20.01' }),
    409,
    'valid_stake_too_large',
  );
  await betwin(member, 'w19-x', '20.00', '0', { validStake: '20.00' });
  for (const validStake of ['19.99', undefined]) {
    const again = await betwin(member, 'w19-x', '20.00', '0', { validStake });
    refused(again, 409, 'transaction_conflict');
  }
  assert.equal(
    (await betwin(member, 'w19-x', '20.00', '0', { validStake: '20' })).value['isDuplicate'],
    true,
  );
  await bet(member, 'w19-y1', '20.00', { roundId: 'w19-y' });
  await bet(member, 'w19-y2', '10.00', { roundId: 'w19-y' });
  await rollback(member, 'w19-y3', 'w19-y2', { roundId: 'w19-y' });
  const close = (id: string, more: object) => win(member, id, '0', { roundId: 'w19-y', ...more });
  refused(await close('w19-y4', { validStake: '20.01' }), 409, 'valid_stake_too_large');
  refused(await close('w19-y5', { validStake: '1', roundClosed: false }), 400, 'invalid_input');
  refused(await close('w19-y6', { validStake: '0.001' }), 400, 'invalid_input');
  assert.equal((await close('w19-y7', { validStake: '20.00' })).success, true);
  assert.equal(await balanceOf(member), '60.00');
});

test('W18: a session token counts only for its member, game and a real account', async () => {
  const [member, other] = [await fixture.member(10_000n), await fixture.member(10_000n)];
  const trial = await fixture.member(10_000n, 4);
  refused(
    await bet(member, 'w18-1', '1.00', { sessionToken: other.sessionToken }),
    401,
    'session_invalid',
  );
  refused(await bet(member, 'w18-2', '1.00', { sessionToken: 'nonsense' }), 401, 'session_invalid');
  refused(await bet(trial, 'w18-3', '1.00'), 403, 'need_true_account');
  refused(await bet(member, 'w18-4', '1.00', { gameCode: 'no-such-game' }), 404, 'game_not_found');
});

test('a stake outside the game’s range and an unknown member are refused', async () => {
  const member = await fixture.member(10_000n);
  const low = await bet(member, 'range', '0.50');
  refused(low, 409, 'stake_out_of_range');
  // Whoever is refused is told what holds, so that the game can offer just that.
  const { minimum, currency } = low.details ?? {};
  assert.deepEqual([minimum, currency], ['1.00', 'KES']);
  const stranger = { ...member, playerId: member.id.toString() };
  refused(await bet(stranger, 'nobody', '1.00'), 404, 'member_not_found');
});

test('a bad or stale signature, or an unknown sender, moves nothing and learns nothing', async () => {
  const member = await fixture.member(10_000n);
  const body = operation(member, {
    transactionId: 's',
    sessionToken: member.sessionToken,
    amount: '1',
  });
  refused(await send('bet', body, { key: 'wrong-key' as never }), 401, 'unauthenticated');
  refused(await send('bet', body, { code: 'NOBODY' as never }), 401, 'unauthenticated');
  assert.equal(await balanceOf(member), '100.00');
});

test('a batch decides each operation in order and answers each on its own', async () => {
  const member = await fixture.member(10_000n);
  const base = operation(member, { sessionToken: member.sessionToken });
  const { sessionToken: _, ...winBase } = base as Record<string, unknown>;
  const { value } = await send('batch', {
    operations: [
      { ...base, kind: 'bet', transactionId: 'ba-1', amount: '60.00', roundId: 'ba' },
      { ...base, kind: 'bet', transactionId: 'ba-2', amount: '60.00', roundId: 'ba' },
      {
        ...winBase,
        kind: 'win',
        transactionId: 'ba-3',
        amount: '100.00',
        roundId: 'ba',
        roundClosed: true,
      },
      { ...base, kind: 'bet', transactionId: 'ba-4', amount: '60.00', roundId: 'ba2' },
    ],
  });
  const results = value['results'] as { success: boolean; code?: string }[];
  assert.deepEqual(
    results.map(({ success, code }) => (success ? 'ok' : code)),
    ['ok', 'insufficient_funds', 'ok', 'ok'],
  );
  assert.equal(await balanceOf(member), '80.00');
});

test('a hundred identical bets at once move money once', async () => {
  const member = await fixture.member(10_000n);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => betwin(member, 'storm', '20.00', '0')),
  );
  assert.equal(new Set(answers.map(({ value }) => value['platformTransactionId'])).size, 1);
  assert.ok(answers.every(({ status }) => status === 200));
  assert.equal(await balanceOf(member), '80.00');
});

test('while somebody holds a member’s account only that member waits', async () => {
  const [held, free] = [await fixture.member(10_000n), await fixture.member(10_000n)];
  const blocker = await fixture.owner.connect();
  await blocker.query('BEGIN');
  await blocker.query('SELECT 1 FROM accounts WHERE owner_id = $1 FOR UPDATE', [held.id]);
  const waiting = betwin(held, 'hot-1', '1.00', '0');
  assert.equal((await betwin(free, 'hot-2', '1.00', '0')).status, 200);
  await blocker.query('COMMIT');
  blocker.release();
  assert.equal((await waiting).status, 200);
});

test('who only plays stays logged in', async () => {
  const member = await fixture.member(10_000n);
  const seen = async () => {
    const { rows } = await fixture.owner.query<{ age: number }>(
      `SELECT extract(epoch FROM now() - last_seen_at)::int AS age
         FROM sessions WHERE member_id = $1`,
      [member.id],
    );
    return rows[0]?.age ?? Number.NaN;
  };
  await fixture.owner.query(
    `UPDATE sessions SET last_seen_at = now() - interval '20 minutes' WHERE member_id = $1`,
    [member.id],
  );
  await betwin(member, 'awake', '1.00', '0');
  await until('the session to be seen', async () => (await seen()) < 60);
});

test('W4: a provider whose profile says so is refused the rollback of an unknown bet, tombstone and all', async () => {
  const member = await fixture.member(10_000n);
  await fixture.owner.query('UPDATE provider_profiles SET is_unknown_rollback_ok = false');
  await fixture.gaming.directory.refresh();
  refused(await rollback(member, 'w4n-r', 'w4n-b'), 404, 'bet_not_found');
  refused(await bet(member, 'w4n-b', '20.00'), 409, 'bet_rolled_back');
  refused(await rollback(member, 'w4n-r2', 'w4n-b'), 404, 'bet_not_found');
  await fixture.owner.query('UPDATE provider_profiles SET is_unknown_rollback_ok = true');
  await fixture.gaming.directory.refresh();
});

test('the application’s role cannot overdraw, alter history or remove it', async () => {
  const member = await fixture.member(10_000n);
  await betwin(member, 'direct', '1.00', '0');
  const denied = (sql: string) => assert.rejects(fixture.database.query(sql, [member.id]), sql);
  await denied(`UPDATE accounts SET balance = -1 WHERE owner_id = $1 AND kind = 'cash'`);
  await denied('UPDATE transfers SET amount = 1 WHERE credit_account_id = $1');
  await denied('DELETE FROM transfers WHERE credit_account_id = $1');
  await denied('DELETE FROM accounts WHERE owner_id = $1');
});

test('after all of it the books are whole', async () => {
  const report = await verifyLedger(fixture.owner);
  assert.deepEqual(report.breaches, []);
  assert.ok(report.transfers > 20n);
});

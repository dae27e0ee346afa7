/** What providers report of granted rounds: paid once each, within rounds and cap, whatever comes. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import fc from 'fast-check';
import type { TestMember } from '@bahati/testing/factories.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { openGamingFixture, operation } from '#domains/gaming/gaming.testing.ts';

const fixture = await openGamingFixture();
after(() => fixture.close());

let awardId = 0n;

async function addGrant(
  member: TestMember,
  { rounds = 3, cap = 10_000n, state = 'active' } = {},
): Promise<string> {
  const { rows } = await fixture.owner.query<{ id: string }>(
    `INSERT INTO free_round_grants (member_id, award_id, provider_id, game_id, currency, campaign,
       rounds, stake, cap, state, expires_at)
     VALUES ($1, $2, 900, 900, 'KES', 'welcome', $3, 500, $4, $5, now() + interval '1 day')
     RETURNING public_id AS id`,
    [member.id, (awardId += 1n), rounds, cap, state],
  );
  return rows[0]?.id ?? '';
}

const report = (member: TestMember, grantId: string, id: string, amount: string, more = {}) =>
  fixture.send(
    'promo_win',
    operation(member, {
      transactionId: id,
      roundId: id,
      campaignId: 'welcome',
      grantId,
      amount,
      ...more,
    }),
  );

async function grantNow(grantId: string) {
  const { rows } = await fixture.owner.query<{ state: string; played: number; won: bigint }>(
    'SELECT state, played, won FROM free_round_grants WHERE public_id = $1',
    [grantId],
  );
  return rows[0];
}

test('a free round is paid as a promotion, once, and stands among the rounds with no stake', async () => {
  const member = await fixture.member(0n);
  const grantId = await addGrant(member, { rounds: 2, state: 'asked' });
  const first = await report(member, grantId, 'once-1', '7.50');
  assert.equal(first.value['balance'], '7.50');
  const again = await report(member, grantId, 'once-1', '7.5');
  assert.deepEqual(again.value, { ...first.value, isDuplicate: true });
  const nothing = await report(member, grantId, 'once-2', '0');
  assert.equal(nothing.value['balance'], '7.50');
  assert.deepEqual(await grantNow(grantId), { state: 'played', played: 2, won: 750n });
  const { rows } = await fixture.owner.query(
    `SELECT r.stake, r.payout, r.state, t.code, a.kind FROM rounds r
       LEFT JOIN transfers t ON t.reference = r.id
       LEFT JOIN accounts a ON a.id = t.debit_account_id
      WHERE r.member_id = $1 AND r.grant_id IS NOT NULL ORDER BY r.id`,
    [member.id],
  );
  assert.deepEqual(
    rows.map(({ stake, payout, state, kind }) => [stake, payout, state, kind]),
    [
      [0n, 750n, 2, 'promotion_cost'],
      [0n, 0n, 2, null],
    ],
  );
});

test('what is not of the grant, or beyond it, is refused and moves nothing', async () => {
  const [member, other] = [await fixture.member(0n), await fixture.member(0n)];
  const grantId = await addGrant(member, { rounds: 2, cap: 1_000n });
  const cases = [
    [await report(other, grantId, 'of-1', '1.00'), 'grant_not_found'],
    [await report(member, randomUUID(), 'of-2', '1.00'), 'grant_not_found'],
    [await report(member, 'no-uuid', 'of-3', '1.00'), 'grant_not_found'],
    [await report(member, grantId, 'of-4', '1.00', { campaignId: 'x' }), 'grant_not_found'],
    [await report(member, grantId, 'of-5', '1.00', { gameCode: 'x' }), 'game_not_found'],
    [await report(member, grantId, 'of-6', '10.01'), 'grant_exhausted'],
  ] as const;
  assert.deepEqual(
    cases.map(([{ code }]) => code),
    cases.map(([, code]) => code),
  );
  await report(member, grantId, 'of-7', '10.00');
  const same = await report(member, grantId, 'of-8', '0', { roundId: 'of-7' });
  assert.equal(same.code, 'round_closed');
  const changed = await report(member, grantId, 'of-7', '9.00');
  assert.equal(changed.code, 'transaction_conflict');
  assert.equal((await report(member, grantId, 'of-9', '0.01')).code, 'grant_exhausted');
  assert.equal((await report(member, grantId, 'of-10', '0')).status, 200);
  assert.equal((await report(member, grantId, 'of-11', '0')).code, 'grant_exhausted');
});

test('a blocked member without a session is paid, and after the end what was begun before it', async () => {
  const member = await fixture.member(0n);
  const grantId = await addGrant(member);
  await fixture.owner.query('UPDATE accounts SET blocks = 1 WHERE owner_id = $1', [member.id]);
  await fixture.owner.query('UPDATE sessions SET ended_at = now() WHERE member_id = $1', [
    member.id,
  ]);
  assert.equal((await report(member, grantId, 'end-1', '1.00')).value['balance'], '1.00');
  await fixture.owner.query(
    `UPDATE free_round_grants SET state = 'expired', ended_at = now(), begun = 2, due_at = NULL
      WHERE public_id = $1`,
    [grantId],
  );
  assert.equal((await report(member, grantId, 'end-2', '2.00')).value['balance'], '3.00');
  assert.equal((await report(member, grantId, 'end-3', '1.00')).code, 'grant_exhausted');
  assert.deepEqual(await grantNow(grantId), { state: 'expired', played: 2, won: 300n });
});

test('forty reports of one grant at once pay its rounds and no more', async () => {
  const member = await fixture.member(0n);
  const grantId = await addGrant(member, { rounds: 5, cap: 500n });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => report(member, grantId, `rush-${at % 20}`, '1.20')),
  );
  const paid = new Set(
    answers.flatMap(({ success, value }) => (success ? [value['platformTransactionId']] : [])),
  );
  // The fifth would pass the cap.
  assert.equal(paid.size, 4);
  assert.deepEqual(await grantNow(grantId), { state: 'active', played: 4, won: 480n });
});

type Step =
  | { kind: 'report'; id: number; round: number; amount: number }
  | { kind: 'close'; begun: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('report' as const),
      id: fc.integer({ min: 1, max: 9 }),
      round: fc.integer({ min: 1, max: 8 }),
      amount: fc.integer({ min: 0, max: 4 }).map((n) => n * 100),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('close' as const),
      begun: fc.integer({ min: 0, max: 6 }),
    }),
  },
);

/** The rules once more, as a person would keep them by hand. */
class Model {
  won = 0;
  played = 0;
  most = 6;
  isClosed = false;
  readonly cap = 1_000;
  readonly seen = new Map<number, string>();
  readonly rounds = new Set<number>();

  report({ id, round, amount }: Extract<Step, { kind: 'report' }>): string {
    const content = `${round} ${amount}`;
    const before = this.seen.get(id);
    if (before !== undefined) return before === content ? 'ok' : 'transaction_conflict';
    if (this.rounds.has(round)) return 'round_closed';
    if (this.played >= this.most || this.won + amount > this.cap) return 'grant_exhausted';
    this.seen.set(id, content);
    this.rounds.add(round);
    this.played += 1;
    this.won += amount;
    return 'ok';
  }

  close(begun: number): boolean {
    if (this.isClosed || this.played === 6) return false;
    this.isClosed = true;
    this.most = Math.max(this.played, begun);
    return true;
  }
}

test('any sequence of reports and an end leaves what the rules kept by hand leave', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const run = `model${++runs}`;
      const member = await fixture.member(0n);
      const grantId = await addGrant(member, { rounds: 6, cap: 1_000n });
      const model = new Model();
      for (const the of steps) {
        if (the.kind === 'close') {
          if (!model.close(the.begun)) continue;
          await fixture.owner.query(
            `UPDATE free_round_grants SET state = 'cancelled', ended_at = now(), due_at = NULL,
                    begun = greatest(played, $2) WHERE public_id = $1`,
            [grantId, the.begun],
          );
          continue;
        }
        const expected = model.report(the);
        const body = { roundId: `${run}-r${the.round}` };
        const text = (the.amount / 100).toFixed(2);
        const answer = await report(member, grantId, `${run}-${the.id}`, text, body);
        assert.equal(answer.success ? 'ok' : answer.code, expected, JSON.stringify(the));
        if (answer.success) assert.equal(answer.value['balance'], (model.won / 100).toFixed(2));
      }
      const { played, won } = (await grantNow(grantId)) ?? {};
      assert.deepEqual([played, Number(won)], [model.played, model.won]);
    }),
    { numRuns: 25, seed: 20_261_127, endOnFailure: false },
  );
  assert.deepEqual((await verifyLedger(fixture.owner)).breaches, []);
});

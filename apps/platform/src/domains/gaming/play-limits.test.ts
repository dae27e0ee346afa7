import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import fc from 'fast-check';
import type { TestMember } from '@bahati/testing/factories.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { BrandPeriod } from '#domains/system/brand/brand-periods.ts';
import { askToReturn, exclude, readExclusion } from '#domains/wallet/limits/exclusions.ts';
import { type GuardRow, guardStatement } from '#domains/wallet/limits/play-guard.ts';
import { readLimits, setLimit, withdrawChange } from '#domains/wallet/limits/play-limits.ts';
import type { LimitKind } from '#domains/wallet/limits/play-limits.rules.ts';
import { tidyLimits } from '#domains/wallet/limits/tidy-limits.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { applyOperation } from '#domains/gaming/provider-calls/apply-operation.ts';
import { type Answer, openGamingFixture, operation } from './gaming.testing.ts';
import { openGaming } from './gaming.ts';

const fixture = await openGamingFixture();
after(() => fixture.close());
const { send, owner, database } = fixture;
const brand = fixture.gaming.context.config.BRAND;

let count = 0;
const fresh = (prefix: string) => `${prefix}-${(count += 1)}`;
const betwin = (member: TestMember, stake: string, payout = '0', id = fresh('whole')) =>
  send(
    'betwin',
    operation(member, {
      transactionId: id,
      roundId: id,
      sessionToken: member.sessionToken,
      stake,
      payout,
    }),
  );
const bet = (member: TestMember, amount: string, id = fresh('bet')) =>
  send(
    'bet',
    operation(member, {
      transactionId: id,
      roundId: id,
      sessionToken: member.sessionToken,
      amount,
    }),
  );
const rollback = (member: TestMember, betId: string) =>
  send(
    'rollback',
    operation(member, { transactionId: fresh('back'), roundId: betId, betTransactionId: betId }),
  );
const win = (member: TestMember, roundId: string, amount: string) =>
  send(
    'win',
    operation(member, { transactionId: fresh('win'), roundId, amount, roundClosed: true }),
  );

const limit = (
  { id: ownerId }: TestMember,
  kind: LimitKind,
  amount: bigint | null,
  { period = 'day', source = 'member' }: { period?: BrandPeriod; source?: 'member' | 'house' } = {},
) =>
  inTransaction(database, (transaction) =>
    setLimit(transaction, brand, { ownerId, kind, period, source, amount }),
  );
const excludeFor = (
  { id: ownerId }: TestMember,
  kind: 'time_out' | 'self_exclusion',
  lasts: string | null,
) =>
  inTransaction(database, (transaction) =>
    exclude(transaction, brand, { ownerId, kind, source: 'member', lasts }),
  );
/** Lets time pass for what waits for it. */
const age = (member: TestMember, hours: number) =>
  Promise.all([
    owner.query(
      `UPDATE play_limits SET next_at = next_at - make_interval(hours => $2) WHERE owner_id = $1`,
      [member.id, hours],
    ),
    owner.query(
      `UPDATE exclusions SET starts_at = starts_at - make_interval(hours => $2),
              ends_at = ends_at - make_interval(hours => $2),
              return_asked_at = return_asked_at - make_interval(hours => $2) WHERE owner_id = $1`,
      [member.id, hours],
    ),
  ]);
const usageOf = async ({ id }: TestMember, period = 'day') => {
  const { rows } = await owner.query<{ staked: bigint; paid: bigint }>(
    'SELECT staked, paid_out AS paid FROM play_usage WHERE owner_id = $1 AND period = $2',
    [id, period],
  );
  return rows[0] && [rows[0].staked, rows[0].paid];
};
const isOver = (answer: Answer, kind: string, period = 'day') => {
  assert.deepEqual([answer.status, answer.code], [403, 'limit_reached']);
  assert.deepEqual(answer.details, { kind, period });
};
const isIn = (answer: Answer) => assert.equal(answer.success, true, JSON.stringify(answer));
const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof Refusal);
  return error.code;
};

test('a stake limit takes what fits and refuses what does not, bet and betwin alike', async () => {
  const member = await fixture.member(100_000n);
  await limit(member, 'stake', 5_000n);
  isIn(await betwin(member, '30'));
  isOver(await betwin(member, '20.01', '500'), 'stake');
  isIn(await bet(member, '20'));
  isOver(await bet(member, '1'), 'stake');
  isIn(await betwin(member, '0', '3'));
  assert.deepEqual(await usageOf(member), [5_000n, 300n]);
});

test('a hundred bets race for the last shillings of a limit and never pass it', async () => {
  const member = await fixture.member(10_000_000n);
  await limit(member, 'stake', 10_000n);
  const other = await openGaming(fixture.gaming.context);
  const provider = fixture.gaming.directory.provider('TESTER');
  assert.ok(provider);
  const throughOther = async (id: string) => {
    const body = operation(member, {
      kind: 'betwin',
      transactionId: id,
      roundId: id,
      sessionToken: member.sessionToken,
      stake: '7',
      payout: '0',
    });
    const applied = applyOperation(other, provider, body as never);
    return applied.then(
      () => 'in',
      (error: unknown) => (error instanceof Refusal ? error.code : 'fault'),
    );
  };
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => {
      const id = `race-${at}`;
      if (at % 2 === 0) return throughOther(id);
      const answer = await betwin(member, '7', '0', id);
      return answer.success ? 'in' : answer.code;
    }),
  );
  await other.stop();
  // An operation that never got the lock has no effect; asked again, it is decided.
  const undecided = answers.flatMap((answer, at) => (answer === 'retry' ? [at] : []));
  for (const at of undecided) {
    const answer = await betwin(member, '7', '0', `race-${at}`);
    answers[at] = answer.success ? 'in' : answer.code;
  }
  assert.equal(answers.filter((answer) => answer === 'in').length, 14);
  assert.equal(answers.filter((answer) => answer === 'limit_reached').length, 86);
  assert.deepEqual(await usageOf(member), [9_800n, 0n]);
});

test('a loss limit counts payouts back and judges a round as if it were lost', async () => {
  const member = await fixture.member(100_000n);
  await limit(member, 'loss', 5_000n, { period: 'week' });
  isIn(await betwin(member, '40', '35'));
  isIn(await betwin(member, '45'));
  isOver(await betwin(member, '1', '900'), 'loss', 'week');
  assert.deepEqual(await usageOf(member, 'week'), [8_500n, 3_500n]);
});

test('a win passes over every limit and a rollback gives its stake back', async () => {
  const member = await fixture.member(100_000n);
  await limit(member, 'stake', 5_000n);
  isIn(await bet(member, '20', 'kept'));
  isIn(await bet(member, '30', 'undone'));
  await limit(member, 'loss', 100n);
  isOver(await bet(member, '1'), 'stake');
  isIn(await win(member, 'kept', '70'));
  isIn(await rollback(member, 'undone'));
  assert.deepEqual(await usageOf(member), [2_000n, 7_000n]);
  isIn(await rollback(member, 'undone'));
  isIn(await bet(member, '30'));
  assert.deepEqual(await usageOf(member), [5_000n, 7_000n]);
});

test('a stake of yesterday that returns today gives today nothing', async () => {
  const member = await fixture.member(100_000n);
  await limit(member, 'stake', 9_000n);
  isIn(await bet(member, '20', 'of-yesterday'));
  await owner.query(
    `UPDATE provider_transactions SET created_at = created_at - interval '25 hours'
      WHERE external_id = 'of-yesterday'`,
  );
  await owner.query('UPDATE play_usage SET staked = 3000 WHERE owner_id = $1', [member.id]);
  isIn(await rollback(member, 'of-yesterday'));
  assert.deepEqual(await usageOf(member), [3_000n, 0n]);
});

test('counting begins with what the ledger has of the periods that run', async () => {
  const member = await fixture.member(100_000n);
  isIn(await betwin(member, '40', '15'));
  isIn(await bet(member, '10', 'early-kept'));
  isIn(await bet(member, '25', 'early-undone'));
  isIn(await rollback(member, 'early-undone'));
  assert.equal(await usageOf(member), undefined);
  await limit(member, 'stake', 6_000n, { period: 'month' });
  for (const period of ['day', 'week', 'month']) {
    assert.deepEqual(await usageOf(member, period), [5_000n, 1_500n]);
  }
  isOver(await betwin(member, '10.01'), 'stake', 'month');
  isIn(await betwin(member, '10'));
});

test('a new period begins with nothing used', async () => {
  const member = await fixture.member(100_000n);
  await limit(member, 'stake', 5_000n);
  isIn(await betwin(member, '50'));
  isOver(await betwin(member, '1'), 'stake');
  await owner.query(
    `UPDATE play_usage SET started_at = started_at - interval '1 day'
      WHERE owner_id = $1 AND period = 'day'`,
    [member.id],
  );
  isIn(await betwin(member, '50'));
  assert.deepEqual(await usageOf(member), [5_000n, 0n]);
  assert.deepEqual(await usageOf(member, 'week'), [10_000n, 0n]);
});

test('days, weeks and months begin at midnight of the brand’s zone, to the second', async () => {
  const member = await fixture.member(0n);
  const startsAt = async (instant: string) => {
    const { text, values } = guardStatement(brand, [member.id], new Date(instant));
    const { rows } = await database.query<GuardRow>({ text, values });
    const of = (name: string) => rows.find(({ period }) => period === name);
    return ['day', 'week', 'month'].flatMap((name) => [
      of(name)?.startsAt.toISOString(),
      of(name)?.endsAt.toISOString(),
    ]);
  };
  // Nairobi is three hours ahead: its 1 June 2026, a Monday, begins at 21:00 of 31 May in UTC.
  const [day, week, month] = ['2026-05-30T21:00', '2026-05-24T21:00', '2026-04-30T21:00'];
  const turn = '2026-05-31T21:00:00.000Z';
  const long = (text: string) => `${text}:00.000Z`;
  assert.deepEqual(await startsAt('2026-05-31T20:59:59Z'), [
    long(day),
    turn,
    long(week),
    turn,
    long(month),
    turn,
  ]);
  assert.deepEqual(await startsAt('2026-05-31T21:00:00Z'), [
    turn,
    '2026-06-01T21:00:00.000Z',
    turn,
    '2026-06-07T21:00:00.000Z',
    turn,
    '2026-06-30T21:00:00.000Z',
  ]);
});

test('a stricter limit counts at once, a higher one or none after a day', async () => {
  const member = await fixture.member(100_000n);
  await limit(member, 'stake', 5_000n);
  await limit(member, 'stake', 3_000n);
  isOver(await betwin(member, '31'), 'stake');
  await limit(member, 'stake', 8_000n);
  isOver(await betwin(member, '31'), 'stake');
  await age(member, 23);
  // Asking again does not make it wait longer.
  await limit(member, 'stake', 8_000n);
  isOver(await betwin(member, '31'), 'stake');
  await age(member, 1);
  isIn(await betwin(member, '31'));
  await limit(member, 'stake', null);
  isOver(await betwin(member, '50'), 'stake');
  await age(member, 24);
  isIn(await betwin(member, '50'));
});

test('a higher limit that waits is withdrawn, and by a stricter one as well', async () => {
  const member = await fixture.member(100_000n);
  const named = { ownerId: member.id, kind: 'stake', period: 'day', source: 'member' } as const;
  const withdraw = () => inTransaction(database, (one) => withdrawChange(one, named));
  await limit(member, 'stake', 5_000n);
  assert.equal(await withdraw(), false);
  await limit(member, 'stake', null);
  assert.equal(await withdraw(), true);
  await limit(member, 'stake', 9_000n);
  await limit(member, 'stake', 4_000n);
  await age(member, 48);
  assert.deepEqual(await readLimits(database, member.id), [
    {
      kind: 'stake',
      period: 'day',
      source: 'member',
      amount: 4_000n,
      nextAmount: null,
      nextAt: null,
    },
  ]);
});

test('of a member’s limit and the operator’s the stricter one counts', async () => {
  const member = await fixture.member(100_000n);
  await limit(member, 'stake', 5_000n);
  await limit(member, 'stake', 2_000n, { source: 'house' });
  isOver(await betwin(member, '21'), 'stake');
  isIn(await betwin(member, '20'));
});

test('when the session time is used up no stake is taken, and a win still is', async () => {
  const member = await fixture.member(100_000n);
  await limit(member, 'session', 2n, { period: 'month' });
  isIn(await bet(member, '10', 'in-time'));
  await owner.query(
    `UPDATE sessions SET created_at = now() - interval '3 minutes' WHERE member_id = $1`,
    [member.id],
  );
  await owner.query(
    `INSERT INTO sessions (token_hash, member_id, created_at, last_seen_at, ended_at)
     VALUES (sha256($2::bytea), $1::bigint, now() - interval '3 hours', now() - interval '2 hours',
       now() - interval '1 hour')`,
    [member.id, `second device ${member.id}`],
  );
  isOver(await bet(member, '10'), 'session', 'month');
  isIn(await win(member, 'in-time', '20'));
});

test('an exclusion stops the next stake on every platform and lets what is open be paid', async () => {
  const member = await fixture.member(100_000n);
  const other = await openGaming(fixture.gaming.context);
  const provider = fixture.gaming.directory.provider('TESTER');
  assert.ok(provider);
  isIn(await bet(member, '10', 'still-open'));
  await excludeFor(member, 'time_out', '24 hours');
  const refused = await betwin(member, '0', '5');
  assert.deepEqual([refused.status, refused.code], [403, 'bets_blocked']);
  const body = operation(member, {
    kind: 'bet',
    transactionId: 'elsewhere',
    sessionToken: member.sessionToken,
    amount: '1',
  });
  assert.equal(await refusalOf(applyOperation(other, provider, body as never)), 'bets_blocked');
  await other.stop();
  isIn(await win(member, 'still-open', '70'));
  await age(member, 24);
  isIn(await betwin(member, '10'));
});

test('an exclusion is only ever made longer', async () => {
  const member = await fixture.member(0n);
  await excludeFor(member, 'time_out', '7 days');
  assert.equal(await refusalOf(excludeFor(member, 'time_out', '24 hours')), 'exclusion_stands');
  await excludeFor(member, 'self_exclusion', '6 months');
  assert.equal(await refusalOf(excludeFor(member, 'time_out', '1 year')), 'exclusion_stands');
  await excludeFor(member, 'self_exclusion', null);
  assert.equal(
    await refusalOf(excludeFor(member, 'self_exclusion', '5 years')),
    'exclusion_stands',
  );
  assert.equal((await readExclusion(database, member.id))?.endsAt, null);
});

test('after a self-exclusion its member asks to come back and plays a day later', async () => {
  const member = await fixture.member(100_000n);
  const ask = () => inTransaction(database, (one) => askToReturn(one, member.id));
  assert.equal(await refusalOf(ask()), 'not_excluded');
  await excludeFor(member, 'self_exclusion', '6 months');
  assert.equal(await refusalOf(ask()), 'exclusion_not_over');
  await age(member, 24 * 200);
  assert.equal((await betwin(member, '10')).code, 'bets_blocked');
  const { opensAt } = await ask();
  assert.ok(opensAt);
  assert.deepEqual((await ask()).opensAt, opensAt);
  assert.equal((await betwin(member, '10')).code, 'bets_blocked');
  await age(member, 24);
  isIn(await betwin(member, '10'));
});

test('the guard is given up when nothing is left to guard, and counts anew afterwards', async () => {
  const member = await fixture.member(100_000n);
  await limit(member, 'stake', 5_000n);
  isIn(await betwin(member, '20'));
  await tidyLimits(database);
  assert.deepEqual(await usageOf(member), [2_000n, 0n]);
  await limit(member, 'stake', null);
  await age(member, 24);
  await tidyLimits(database);
  await tidyLimits(database);
  assert.equal(await usageOf(member), undefined);
  const { rows } = await owner.query<{ blocks: number }>(
    `SELECT blocks FROM accounts WHERE owner_id = $1 AND kind = 'cash'`,
    [member.id],
  );
  assert.deepEqual(rows, [{ blocks: 0 }]);
  isIn(await betwin(member, '60'));
  await limit(member, 'stake', 9_000n);
  assert.deepEqual(await usageOf(member), [8_000n, 0n]);
});

test('what is counted is what the ledger has, whatever the order of operations', async () => {
  const step = fc.record({
    kind: fc.constantFrom('bet', 'win', 'betwin', 'rollback'),
    round: fc.integer({ min: 1, max: 4 }),
    stake: fc.integer({ min: 0, max: 30 }),
    payout: fc.integer({ min: 0, max: 40 }),
  });
  const play = async (steps: { kind: string; round: number; stake: number; payout: number }[]) => {
    const member = await fixture.member(50_000n);
    await limit(member, 'loss', 20_000n);
    const run = fresh('run');
    const bets: string[] = [];
    for (const { kind, round, stake, payout } of steps) {
      const roundId = `${run}-${round}`;
      if (kind === 'bet') {
        const id = fresh('any');
        bets.push(id);
        await send(
          'bet',
          operation(member, {
            transactionId: id,
            roundId,
            sessionToken: member.sessionToken,
            amount: String(stake),
          }),
        );
      } else if (kind === 'betwin') await betwin(member, String(stake), String(payout));
      else if (kind === 'win') await win(member, roundId, String(payout));
      else await rollback(member, bets[round % Math.max(1, bets.length)] ?? 'never');
    }
    const counted = await usageOf(member);
    await owner.query('DELETE FROM play_usage WHERE owner_id = $1', [member.id]);
    await owner.query('UPDATE accounts SET blocks = 0 WHERE owner_id = $1', [member.id]);
    await limit(member, 'loss', 10_000n);
    assert.deepEqual(await usageOf(member), counted);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 25 }), play), { numRuns: 25 });
});

test('the books are whole after all of it', async () => {
  assert.deepEqual((await verifyLedger(database)).breaches, []);
});

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import fc from 'fast-check';
import type { TestMember } from '@bahati/testing/factories.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { openGamingFixture, operation } from '#domains/gaming/gaming.testing.ts';

const fixture = await openGamingFixture();
after(() => fixture.close());

/** What counts of the round; null: nothing is said. */
type Valid = number | null;

type Step =
  | { kind: 'bet'; id: number; round: number; stake: number }
  | { kind: 'win'; id: number; round: number; payout: number; closes: boolean; valid: Valid }
  | { kind: 'betwin'; id: number; round: number; stake: number; payout: number; valid: Valid }
  | { kind: 'rollback'; id: number; bet: number };

/** Few ids and rounds, so that repeats, conflicts and odd orders happen all the time. */
const id = fc.integer({ min: 1, max: 12 });
const round = fc.integer({ min: 1, max: 4 });
const stake = fc.integer({ min: 0, max: 3 }).map((n) => n * 1_000);
const payout = fc.integer({ min: 0, max: 2 }).map((n) => n * 700);
const valid = fc.option(
  fc.integer({ min: 0, max: 4 }).map((n) => n * 900),
  { nil: null },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('bet' as const), id, round, stake }),
  fc.record({ kind: fc.constant('win' as const), id, round, payout, closes: fc.boolean(), valid }),
  fc.record({ kind: fc.constant('betwin' as const), id, round, stake, payout, valid }),
  fc.record({ kind: fc.constant('rollback' as const), id, bet: id }),
);

type Round = {
  held: number;
  staked: number;
  bets: Set<number>;
  wins: number;
  state: 'open' | 'settled' | 'voided';
};
type Seen = {
  content: string;
  kind: Step['kind'];
  round: number;
  stake: number;
  isUndone: boolean;
};

/** The rules once more, written as plainly as a person would play them by hand. */
class Model {
  cash: number;
  readonly seen = new Map<number, Seen>();
  readonly rounds = new Map<number, Round>();
  /** Turnover that counts. */
  counted = 0;

  constructor(cash: number) {
    this.cash = cash;
  }

  play(the: Step): string {
    if (the.kind === 'win' && !the.closes && the.valid !== null) return 'invalid_input';
    const content = JSON.stringify(the);
    const before = this.seen.get(the.id);
    if (before) {
      const isBet = the.kind === 'bet' || the.kind === 'betwin';
      if (isBet && before.isUndone) return 'bet_rolled_back';
      return before.content === content ? 'ok' : 'transaction_conflict';
    }
    const answer = this.decide(the);
    if (answer === 'ok') {
      const of = the.kind === 'rollback' ? 0 : the.round;
      const staked = 'stake' in the ? the.stake : 0;
      this.seen.set(the.id, { content, kind: the.kind, round: of, stake: staked, isUndone: false });
    }
    return answer;
  }

  decide(the: Step): string {
    if (the.kind === 'rollback') return this.undo(the.id, the.bet);
    const found = this.rounds.get(the.round);
    if (the.kind === 'win') {
      if (!found) return 'bet_not_found';
      if (found.state !== 'open')
        return found.state === 'voided' ? 'bet_rolled_back' : 'round_closed';
      if ((the.valid ?? 0) > found.staked) return 'valid_stake_too_large';
      found.wins += 1;
      this.cash += the.payout;
      if (the.closes) this.close(found, the.valid);
      return 'ok';
    }
    if (found && found.state !== 'open') return 'round_closed';
    if (this.cash < the.stake) return 'insufficient_funds';
    const open = found ?? { held: 0, staked: 0, bets: new Set(), wins: 0, state: 'open' };
    if (the.kind === 'betwin' && (the.valid ?? 0) > open.staked + the.stake) {
      return 'valid_stake_too_large';
    }
    this.rounds.set(the.round, open);
    this.cash -= the.stake;
    open.bets.add(the.id);
    open.staked += the.stake;
    if (the.kind === 'bet') open.held += the.stake;
    else {
      this.cash += the.payout;
      this.close(open, the.valid);
    }
    return 'ok';
  }

  close(open: Round, said: Valid): void {
    this.counted += said ?? open.staked;
    open.state = 'settled';
    open.held = 0;
  }

  undo(rollbackId: number, betId: number): string {
    if (rollbackId === betId) return 'transaction_conflict';
    const bet = this.seen.get(betId);
    if (!bet) {
      const tomb = { content: '', kind: 'bet', round: 0, stake: 0, isUndone: true } as const;
      this.seen.set(betId, { ...tomb });
      return 'ok';
    }
    if (bet.kind !== 'bet' && bet.kind !== 'betwin') return 'transaction_conflict';
    if (bet.isUndone) return 'ok';
    const open = this.rounds.get(bet.round);
    if (!open || open.state !== 'open' || open.wins > 0) return 'bet_has_wins';
    bet.isUndone = true;
    this.cash += bet.stake;
    open.held -= bet.stake;
    open.staked -= bet.stake;
    open.bets.delete(betId);
    if (open.bets.size === 0) open.state = 'voided';
    return 'ok';
  }

  get held(): number {
    return [...this.rounds.values()].reduce((sum, { held }) => sum + held, 0);
  }
}

const decimal = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

function bodyOf(member: TestMember, run: string, the: Step) {
  const base = { transactionId: `${run}-${the.id}`, roundId: `${run}-r` };
  if (the.kind === 'rollback') {
    return operation(member, { ...base, betTransactionId: `${run}-${the.bet}` });
  }
  const played = { ...base, roundId: `${run}-${the.round}` };
  const { sessionToken } = member;
  if (the.kind === 'bet')
    return operation(member, { ...played, sessionToken, amount: decimal(the.stake) });
  if (the.kind === 'win') {
    const amount = decimal(the.payout);
    return operation(member, { ...played, amount, roundClosed: the.closes, ...validOf(the) });
  }
  return operation(member, {
    ...played,
    sessionToken,
    stake: decimal(the.stake),
    payout: decimal(the.payout),
    ...validOf(the),
  });
}

const validOf = ({ valid: said }: { valid: Valid }) =>
  said === null ? {} : { validStake: decimal(said) };

test('any sequence of operations leaves exactly what the rules played by hand leave', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      const run = `model${++runs}`;
      const member = await fixture.member(6_000n);
      const model = new Model(6_000);
      for (const the of steps) {
        const expected = model.play(the);
        const answer = await fixture.send(the.kind, bodyOf(member, run, the));
        assert.equal(answer.success ? 'ok' : answer.code, expected, JSON.stringify(the));
        if (answer.success) assert.equal(answer.value['balance'], decimal(model.cash));
      }
      const { rows } = await fixture.owner.query<{ kind: string; balance: bigint }>(
        'SELECT kind, balance FROM accounts WHERE owner_id = $1 ORDER BY kind',
        [member.id],
      );
      assert.deepEqual(
        rows.map(({ balance }) => Number(balance)),
        [model.cash, model.held],
      );
      const { rows: counted } = await fixture.owner.query<{ rounds: bigint; transfers: bigint }>(
        `SELECT (SELECT coalesce(sum(valid_stake), 0)::bigint FROM rounds WHERE member_id = $1) AS rounds,
                (SELECT coalesce(sum(coalesce(t.valid_amount, t.amount)), 0)::bigint
                   FROM transfers t JOIN accounts a ON a.id = t.debit_account_id
                  WHERE a.owner_id = $1 AND t.code IN (2, 4)) AS transfers`,
        [member.id],
      );
      const both = [Number(counted[0]?.rounds), Number(counted[0]?.transfers)];
      assert.deepEqual(both, [model.counted, model.counted]);
    }),
    { numRuns: 60, seed: 20_261_121, endOnFailure: false },
  );
});

test('operations sent many times, in any order, at once, leave the books whole', async () => {
  const members = await Promise.all(Array.from({ length: 5 }, () => fixture.member(20_000n)));
  const steps = fc.sample(step, { numRuns: 120, seed: 7 });
  const sends = steps.flatMap((the, at) => {
    const member = members[at % members.length] as TestMember;
    const body = bodyOf(member, `storm${at % members.length}`, the);
    return Array.from({ length: 1 + (at % 4) }, () => () => fixture.send(the.kind, body));
  });
  const shuffled = sends.map((send, at) => ({ send, key: (at * 7_919) % 1_009 }));
  shuffled.sort((a, b) => a.key - b.key);
  const answers = await Promise.all(shuffled.map(({ send }) => send()));
  assert.ok(answers.every(({ status }) => status < 500));
  assert.deepEqual((await verifyLedger(fixture.owner)).breaches, []);
});

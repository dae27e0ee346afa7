/** Bonus money in play: random histories against an independent model (bonus-model.testing.ts). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { isLongTier } from '@bahati/testing/tier.ts';
import type { TestMember } from '@bahati/testing/factories.ts';
import {
  activateNext,
  expireBonus,
  expiredBonuses,
  forfeitBonus,
  grantBonus,
} from '#domains/wallet/bonuses/bonuses.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { openGamingFixture, operation } from '#domains/gaming/gaming.testing.ts';
import { voidRound } from './void-round.ts';
import { BonusModel, type ModelTerms } from './bonus-model.testing.ts';

const fixture = await openGamingFixture();
after(() => fixture.close());
const { owner, send } = fixture;
const { context } = fixture.gaming;

/** So many percent of a stake count, so that roundings happen. */
const percent = 37;
let awards = 0n;

const give = (member: TestMember, terms: ModelTerms) =>
  inTransaction(owner, (transaction) =>
    grantBonus(transaction, {
      ownerId: member.id,
      currency: 'KES',
      awardId: ++awards,
      amount: BigInt(terms.amount),
      required: BigInt(terms.required),
      largestStake: terms.largest === null ? null : BigInt(terms.largest),
      cashOutCap: terms.cap === null ? null : BigInt(terms.cap),
      isSticky: terms.isSticky,
      contributions: { types: { RNG: percent }, games: {} },
      days: 7,
    }),
  );

const decimal = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

type Step =
  | { kind: 'bet'; round: number; stake: number }
  | { kind: 'betwin'; round: number; stake: number; payout: number }
  | { kind: 'win'; round: number; payout: number; closes: boolean }
  | { kind: 'rollback'; round: number; which: number }
  | { kind: 'void'; round: number }
  /** All there is, and lost: so bonuses are used up. */
  | { kind: 'everything'; round: number }
  | ({ kind: 'grant' } & ModelTerms)
  | { kind: 'forfeit' }
  | { kind: 'expire' }
  | { kind: 'care' };

const round = fc.integer({ min: 1, max: 9 });
const stake = fc.integer({ min: 100, max: 2_500 });
const payout = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 4_000 }));
const orNone = (least: number, most: number) =>
  fc.option(fc.integer({ min: least, max: most }), { nil: null });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('bet' as const), round, stake }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('betwin' as const), round, stake, payout }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('win' as const),
      round,
      payout,
      closes: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('rollback' as const), round, which: fc.nat(3) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('void' as const), round }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('everything' as const), round }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('grant' as const),
      amount: fc.integer({ min: 1, max: 3_000 }),
      required: fc.integer({ min: 1, max: 2_500 }),
      largest: orNone(500, 2_000),
      cap: orNone(100, 2_000),
      isSticky: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'forfeit' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'expire' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'care' as const }) },
);

const refusalOf = async (done: Promise<unknown>): Promise<string> => {
  try {
    await done;
    return 'ok';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

/** A history under way: the member as he stands, and as the model has him. */
class History {
  readonly member: TestMember;
  readonly run: string;
  readonly model: BonusModel;
  #ids = 0;

  constructor(member: TestMember, run: string, cash: number) {
    this.member = member;
    this.run = run;
    this.model = new BonusModel(cash, percent);
  }

  #named(round: number) {
    const id = ++this.#ids;
    const named = { transactionId: `${this.run}-${id}`, roundId: `${this.run}-r${round}` };
    return { id, body: { ...named, sessionToken: this.member.sessionToken } };
  }

  async #send(kind: string, body: object): Promise<string> {
    const { success, code } = await send(kind, operation(this.member, { ...body }));
    return success ? 'ok' : (code ?? '');
  }

  /** The answer of the platform, and the one the model gives. */
  async take(the: Step): Promise<[string, string]> {
    const { model } = this;
    switch (the.kind) {
      case 'bet': {
        const { id, body } = this.#named(the.round);
        const answer = await this.#send('bet', { ...body, amount: decimal(the.stake) });
        return [answer, model.stake(the.round, id, the.stake)];
      }
      case 'betwin': {
        const { id, body } = this.#named(the.round);
        const amounts = { stake: decimal(the.stake), payout: decimal(the.payout) };
        const answer = await this.#send('betwin', { ...body, ...amounts });
        const taken = model.stake(the.round, id, the.stake);
        return [answer, taken === 'ok' ? model.win(the.round, the.payout, true) : taken];
      }
      case 'win': {
        const { body } = this.#named(the.round);
        const { sessionToken: _, ...named } = body;
        const more = { amount: decimal(the.payout), roundClosed: the.closes };
        const answer = await this.#send('win', { ...named, ...more });
        return [answer, model.win(the.round, the.payout, the.closes)];
      }
      case 'rollback': {
        const bets = [...(model.rounds.get(the.round)?.bets.keys() ?? [])];
        const bet = bets[the.which % Math.max(1, bets.length)];
        if (bet === undefined) return ['', ''];
        const { body } = this.#named(the.round);
        const { sessionToken: _, ...named } = body;
        const undone = { betTransactionId: `${this.run}-${bet}` };
        const answer = await this.#send('rollback', { ...named, ...undone });
        return [answer, model.rollBack(the.round, bet)];
      }
      case 'everything': {
        const all = model.cash + (model.active?.balance ?? 0);
        return this.take({
          kind: 'betwin',
          round: the.round,
          stake: Math.max(100, all),
          payout: 0,
        });
      }
      case 'void':
        return this.#void(the.round);
      default:
        return this.#change(the);
    }
  }

  async #void(round: number): Promise<[string, string]> {
    const { rows } = await owner.query<{ id: bigint }>(
      'SELECT id FROM rounds WHERE member_id = $1 AND external_id = $2',
      [this.member.id, `${this.run}-r${round}`],
    );
    const [found] = rows;
    if (!found) return ['', ''];
    const voided = inTransaction(context.database, (transaction) =>
      voidRound(context, transaction, found.id),
    );
    return [await refusalOf(voided), this.model.voidRound(round)];
  }

  async #change(the: Step): Promise<[string, string]> {
    const { model, member } = this;
    if (the.kind === 'grant') {
      await give(member, the);
      model.grant(the);
    } else if (the.kind === 'expire') {
      await owner.query(
        `UPDATE bonuses SET expires_at = now() WHERE owner_id = $1 AND state = 'active'`,
        [member.id],
      );
      model.expire();
    } else if (the.kind === 'care') {
      for (const bonus of await expiredBonuses(owner, 10)) {
        await inTransaction(owner, (transaction) => expireBonus(transaction, bonus));
      }
      await inTransaction(owner, (transaction) => activateNext(transaction, member.id, 'KES'));
      model.care();
    } else if (the.kind === 'forfeit') {
      const { rows } = await owner.query<{ id: string }>(
        `SELECT public_id AS id FROM bonuses WHERE owner_id = $1 AND state = 'active'`,
        [member.id],
      );
      const [active] = rows;
      if (!active) return ['', ''];
      const done = inTransaction(owner, (transaction) =>
        forfeitBonus(transaction, member.id, active.id),
      );
      return [await refusalOf(done), model.forfeit()];
    }
    return ['ok', 'ok'];
  }

  async compare(): Promise<void> {
    const { rows } = await owner.query<{ kind: string; balance: bigint }>(
      'SELECT kind, balance FROM accounts WHERE owner_id = $1',
      [this.member.id],
    );
    const has = new Map(rows.map(({ kind, balance }) => [kind, Number(balance)]));
    const { cash, held, active, bonuses } = this.model;
    assert.deepEqual(
      [has.get('cash'), has.get('held'), has.get('bonus') ?? 0],
      [cash, held, active?.balance ?? 0],
    );
    const { rows: bars } = await owner.query<{ state: string; wagered: bigint; held: bigint }>(
      'SELECT state, wagered, held FROM bonuses WHERE owner_id = $1 ORDER BY id',
      [this.member.id],
    );
    assert.deepEqual(
      bars.map((bar) => [bar.state, Number(bar.wagered), Number(bar.held)]),
      bonuses.map((bonus) => [bonus.state, bonus.wagered, bonus.held]),
    );
  }
}

// 30 histories of up to 45 steps: some 5 CPU-seconds, nearly all of them the platform's own.
test('any history of stakes, wins, voids, bonuses given up and expired leaves what the rules leave', async () => {
  let runs = 0;
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 45 }), async (steps) => {
      const run = `b${++runs}`;
      const history = new History(await fixture.member(2_000n), run, 2_000);
      await history.take({
        kind: 'grant',
        amount: 2_000,
        required: 1_500,
        largest: null,
        cap: null,
        isSticky: false,
      });
      for (const the of steps) {
        const [answer, expected] = await history.take(the);
        assert.equal(answer, expected, JSON.stringify(the));
        if (answer !== '') seen.add(`${the.kind} ${answer}`);
        await history.compare();
      }
      for (const { state } of history.model.bonuses) seen.add(state);
    }),
    { numRuns: isLongTier ? 1_000 : 30, seed: 20_261_127, endOnFailure: true },
  );
  assert.deepEqual((await verifyLedger(owner)).breaches, []);
  const wanted = ['completed', 'used_up', 'forfeited', 'expired', 'void ok', 'rollback ok'];
  assert.deepEqual(
    [...wanted, 'bet bonus_stake_too_large', 'forfeit bonus_in_play'].filter(
      (one) => !seen.has(one),
    ),
    [],
  );
});

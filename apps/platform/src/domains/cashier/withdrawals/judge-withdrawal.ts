/**
 * What stands between a member and an amount, and what of it he would get: the same judgement
 * before he confirms and as he asks, so that no client needs a rule of its own.
 */
import type { KycLevel } from '@bahati/contract/player-site/kyc/kyc.ts';
import type { WithdrawalBlockReason } from '@bahati/contract/player-site/cashier/withdrawals.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import {
  feeOf,
  type Method,
  readCashierSettings,
  type Tax,
  taxOn,
  unitOf,
} from '#domains/cashier/payment-methods/payment-methods.ts';
import {
  levelForWithdrawal,
  readWithdrawalRules,
  type WithdrawalRules,
} from '#domains/cashier/withdrawal-rules/withdrawal-rules.ts';
import { readOpenStakes, readWagering, type Wagering } from './wagering.ts';

export type Day = {
  /** Asked for today, but for what came to nothing. */
  asked: bigint;
  count: number;
  /** What may still be asked for today; null: no limit. */
  left: bigint | null;
};

export type Judgement = {
  rules: WithdrawalRules;
  amount: bigint;
  tax: Tax | null;
  fee: bigint;
  net: bigint;
  day: Day;
  wagering: Wagering;
  openStakes: bigint;
  /** What the member has to prove first; null: nothing. */
  levelNeeded: KycLevel | null;
  blockReasons: WithdrawalBlockReason[];
};

/** Refuses `amount_out_of_range` where tax and fee would leave nothing to pay. */
export async function judgeWithdrawal(
  context: Context,
  database: Database | Transaction,
  actor: MemberActor,
  { method, amount }: { method: Method; amount: bigint },
): Promise<Judgement> {
  const { config, now } = context;
  const { jurisdiction } = await readCashierSettings(database, config.BRAND);
  const unit = unitOf(method);
  const taxed = { jurisdiction, event: 'withdrawal', amount, at: now(), unit } as const;
  const tax = await taxOn(database, taxed);
  const fee = feeOf(method, amount, unit);
  const net = amount - (tax?.tax ?? 0n) - fee;
  if (net <= 0n) {
    throw new Refusal('amount_out_of_range', {
      minimum: toDecimal(method.minimum, method.currency),
      maximum: toDecimal(method.maximum, method.currency),
    });
  }
  const rules = await readWithdrawalRules(database, config.BRAND, actor.memberId);
  const { timeZone } = await readBrand(database, config.BRAND);
  const day = await readDay(database, actor, { method, rules, timeZone, now: now() });
  const wagering = await readWagering(database, actor, rules.wageringBps);
  const openStakes = await readOpenStakes(database, actor);
  const { memberId } = actor;
  const levelNeeded = await levelForWithdrawal(context, database, { memberId, amount });
  const facts = { rules, amount, tax, fee, net, day, wagering, openStakes, levelNeeded };
  return { ...facts, blockReasons: blockReasonsOf(facts) };
}

function blockReasonsOf(facts: Omit<Judgement, 'blockReasons'>): WithdrawalBlockReason[] {
  const { rules, amount, day, wagering, openStakes, levelNeeded } = facts;
  const stands: Record<WithdrawalBlockReason, boolean> = {
    level_needed: levelNeeded !== null,
    daily_count_reached: rules.dailyCount !== null && day.count >= rules.dailyCount,
    daily_limit_reached: day.left !== null && amount > day.left,
    wagering_open: wagering.staked < wagering.required,
    stakes_open: rules.waitsForOpenStakes && openStakes > 0n,
  };
  return (Object.keys(stands) as WithdrawalBlockReason[]).filter(
    (blockReason) => stands[blockReason],
  );
}

/** Refuses with the first block reason and its figures. */
export function assertNothingStands(judged: Judgement, { currency }: Pick<Method, 'currency'>) {
  const [blockReason] = judged.blockReasons;
  if (!blockReason) return;
  const told = (amount: bigint) => toDecimal(amount, currency);
  const { required, staked } = judged.wagering;
  const details = {
    level_needed: { level: judged.levelNeeded },
    daily_count_reached: { count: judged.day.count },
    daily_limit_reached: { left: told(judged.day.left ?? 0n) },
    wagering_open: { left: told(required - staked) },
    stakes_open: { open: told(judged.openStakes) },
  } as const satisfies Record<WithdrawalBlockReason, object>;
  throw new Refusal(blockReason, details[blockReason]);
}

type Frame = { method: Method; rules: WithdrawalRules; timeZone: string; now: Date };

/** A day of the brand's own clock. */
async function readDay(
  database: Database | Transaction,
  { memberId }: MemberActor,
  { method, rules, timeZone, now }: Frame,
): Promise<Day> {
  const { rows } = await database.query<{ asked: bigint; byMethod: bigint; count: number }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS asked, count(*)::int AS count,
            coalesce(sum(amount) FILTER (WHERE method = $2), 0)::bigint AS "byMethod"
       FROM withdrawals
      WHERE member_id = $1 AND created_at >= date_trunc('day', $3::timestamptz, $4)
        AND status NOT IN ('rejected', 'failed')`,
    [memberId, method.code, now, timeZone],
  );
  const { asked = 0n, byMethod = 0n, count = 0 } = rows[0] ?? {};
  const bounds = [
    rules.dailyMaximum === null ? null : rules.dailyMaximum - asked,
    method.dailyMaximum === null ? null : method.dailyMaximum - byMethod,
  ].filter((bound) => bound !== null);
  const [first, second = first] = bounds;
  if (first === undefined || second === undefined) return { asked, count, left: null };
  const least = first < second ? first : second;
  return { asked, count, left: least < 0n ? 0n : least };
}

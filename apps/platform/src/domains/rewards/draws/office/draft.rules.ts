/** What a draft of a draw has to be before it may stand. */
import type { DrawInput, PrizeInput } from '@bahati/contract/back-office/rewards/draws.ts';
import type { Award } from '@bahati/contract/reward-terms.ts';
import { canSplit } from '@bahati/fairness/draws/envelope-split.ts';
import { faultOfPrizes } from '@bahati/fairness/draws/prize-draw.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

/** Minor units. */
export type Split = { sum: bigint; shares: number; least: bigint; step: bigint };

export type CountedPrize = PrizeInput & { cost: bigint };

export type CountedDraft = {
  budget: bigint;
  /** What it costs once every prize or share is given. */
  committed: bigint;
  split: Split | null;
  prizes: CountedPrize[];
};

/** So many tickets of a raffle may win at most. */
const mostRaffleWinners = 1_000;

/**
 * Refuses `draw_times`, `odds_sum`, `odds_invalid`, `fallback_invalid`, `stock_needed`,
 * `split_impossible`, `budget_too_small`; an amount the currency does not know is `invalid_input`.
 */
export function countDraft(input: DrawInput, currency: Currency): CountedDraft {
  assertTimes(input);
  const minor = (text: string, field: string) => minorOf(text, currency, field);
  if (input.condition.kind === 'deposited_today') minor(input.condition.atLeast, 'condition');
  const prizes = input.kind === 'envelope' ? [] : countPrizes(input, currency);
  const split = input.kind === 'envelope' ? countSplit(input, currency) : null;
  const ofPrizes = prizes.reduce((sum, { cost, stock }) => sum + cost * BigInt(stock ?? 0), 0n);
  const committed = split?.sum ?? ofPrizes;
  const budget = minor(input.budget, 'budget');
  if (committed > budget) throw new Refusal('budget_too_small');
  return { budget, committed, split, prizes };
}

function assertTimes({ kind, opensAt, closesAt, drawsAt }: DrawInput): void {
  const isRaffle = kind === 'raffle';
  const drawn = drawsAt === null ? undefined : Date.parse(drawsAt);
  const isInOrder =
    Date.parse(opensAt) < Date.parse(closesAt) &&
    isRaffle === (drawn !== undefined) &&
    (drawn === undefined || drawn > Date.parse(closesAt));
  if (!isInOrder) throw new Refusal('draw_times');
}

function countSplit({ envelope }: DrawInput, currency: Currency): Split {
  if (!envelope) throw new Refusal('split_impossible');
  const split = {
    sum: minorOf(envelope.sum, currency, 'envelope'),
    shares: envelope.shares,
    least: minorOf(envelope.least, currency, 'envelope'),
    step: minorOf(envelope.step, currency, 'envelope'),
  };
  if (!canSplit(split)) throw new Refusal('split_impossible');
  return split;
}

function countPrizes({ kind, prizes }: DrawInput, currency: Currency): CountedPrize[] {
  const counted = prizes.map((prize) => ({ ...prize, cost: costOf(prize.award, currency) }));
  if (kind === 'raffle') {
    const winners = counted.reduce((sum, { stock }) => sum + (stock ?? 0), 0);
    const isRaffles = ({ odds, stock, award, isFallback }: CountedPrize) =>
      odds === null && stock !== null && award !== null && !isFallback;
    if (winners < 1 || winners > mostRaffleWinners || !counted.every(isRaffles)) {
      throw new Refusal('stock_needed');
    }
    return counted;
  }
  const fault = faultOfPrizes(counted.map(({ odds, ...prize }) => ({ ...prize, odds: odds ?? 0 })));
  if (fault) throw new Refusal(fault);
  if (counted.some(({ cost, stock }) => cost > 0n && stock === null)) {
    throw new Refusal('stock_needed');
  }
  return counted;
}

/** Money one of it costs at most; points and tickets are no money. */
function costOf(award: Award | null, currency: Currency): bigint {
  switch (award?.kind) {
    case 'cash':
    case 'bonus':
      return positiveOf(award.amount, currency);
    case 'free_rounds':
      return positiveOf(award.stake, currency) * BigInt(award.rounds);
    default:
      return 0n;
  }
}

function positiveOf(text: string, currency: Currency): bigint {
  const amount = minorOf(text, currency, 'prizes');
  if (amount === 0n) throw invalid('prizes');
  return amount;
}

function minorOf(text: string, currency: Currency, field: string): bigint {
  const amount = parseAmount(text, currency);
  if (amount === undefined) throw invalid(field);
  return amount;
}

const invalid = (field: string): Refusal =>
  new Refusal('invalid_input', { fields: [{ field, problem: 'invalid' }] });

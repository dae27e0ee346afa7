/** How a bill is spoken of: the words are each site's own, in its own files. */
import type { FallStep } from '@bahati/agency-rules/explain/loss-fall.ts';
import type { FlowEnd } from '@bahati/agency-rules/explain/money-flow.ts';
import type { Input } from '@bahati/agency-rules/explain/explain-bill.ts';
import type { LeverItem } from '@bahati/agency-rules/explain/what-if.ts';
import type { Condition, TierLine } from '@bahati/agency-rules/explain/explain-tiers.ts';
import type { AdjustmentLine } from '@bahati/agency-rules/bills/adjustment-lines.ts';
import { type Currency, currencies } from '@bahati/money/currencies.ts';
import { formatAmount } from '@bahati/money/format.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { FigureWords } from '@bahati/ui/amount-field/amount-field.tsx';

/** Every word a site has to know, each with the blanks its sentence fills. */
export type BillWord =
  | `input_${Input['item']}`
  | `fall_${FallStep['item']}`
  | `flow_${FlowEnd['item']}`
  | `lever_${LeverItem}`
  | `asks_${Condition['field']}`
  | 'asks_loss_soft'
  | `short_${Condition['field']}`
  | 'rate_dividend'
  | 'rate_daily_salary'
  | `rate_${Exclude<TierLine['rates'][number]['field'], 'rateBps'>}`
  | 'rate_sum'
  | `state_${TierLine['state']}`
  | `cause_${AdjustmentLine['cause']}`
  | 'inputs_title'
  | 'tiers_title'
  | 'tier_pays'
  | 'tier_would_pay'
  | 'tier_conditions_none'
  | 'tier_none'
  | 'tier_next'
  | 'missing'
  | 'of'
  | 'fall_title'
  | 'fall_about'
  | 'carry_title'
  | 'carry_in'
  | 'carry_used'
  | 'carry_on'
  | 'shares_title'
  | 'share_line'
  | 'share_stake'
  | 'share_counted'
  | 'braked'
  | 'sum_title'
  | 'sum_earned'
  | 'sum_own'
  | 'sum_carried'
  | 'agrees'
  | 'differs'
  | 'flow_title'
  | 'flow_from'
  | 'flow_to'
  | 'flow_none'
  | 'what_if_title'
  | 'what_if_about'
  | 'what_if_result'
  | 'what_if_same'
  | 'what_if_more'
  | 'what_if_less'
  | 'what_if_reset'
  | 'what_if_slider';

export type Say = (word: BillWord, blanks?: Readonly<Record<string, string>>) => string;

export type BillSpeech = {
  say: Say;
  /** For figures, such as `en-KE`. */
  locale: string;
  currency: Currency;
  /** Why a typed text is no figure. */
  figureWords: FigureWords;
};

type Told = Pick<BillSpeech, 'locale' | 'currency'>;

/** An amount inside a line, kept whole with its symbol. */
export function moneyWords(amount: bigint, { locale, currency }: Told): string {
  const { symbol } = currencies[currency];
  const sign = amount < 0n ? '−' : '';
  const figures = formatAmount(
    toDecimal(amount < 0n ? -amount : amount, currency),
    currency,
    locale,
  );
  return `${sign}${symbol}\u00A0${figures}`;
}

/** Without cents where there are none: for what terms ask for and for narrow drawings. */
export function shortMoneyWords(amount: bigint, told: Told): string {
  const { minorDigits }: { minorDigits: number } = currencies[told.currency];
  const words = moneyWords(amount, told);
  const isWhole = minorDigits > 0 && amount % 10n ** BigInt(minorDigits) === 0n;
  return isWhole ? words.slice(0, -1 - minorDigits) : words;
}

export function percentWords(bps: number, { locale }: Pick<Told, 'locale'>): string {
  const format = { style: 'percent', minimumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(locale, format).format(bps / 10_000);
}

export function countWords(count: bigint, { locale }: Pick<Told, 'locale'>): string {
  return new Intl.NumberFormat(locale).format(count);
}

/** Pure decisions about playing safely: what may be chosen, how an exclusion is told. */
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount } from '@bahati/money/money.ts';
import type { Exclusion } from '#domains/wallet/limits/limits.ts';

const intervals = [15, 30, 60];

/** Minutes between two reality checks: the member's own, never longer than the brand's. */
export function checkMinutes(own: number | null, brands: number | null): number | null {
  if (own === null || brands === null) return own ?? brands;
  return Math.min(own, brands);
}

/** What a member may choose, the brand's own interval among it. */
export function checkChoices(brands: number | null): number[] {
  if (brands === null) return intervals;
  return [...intervals.filter((minutes) => minutes < brands), brands];
}

const minutesOf = { day: 1_440n, week: 10_080n, month: 44_640n } as const;
const leastMinutes = 5n;

type Named = {
  kind: 'deposit' | 'stake' | 'loss' | 'session';
  period: keyof typeof minutesOf;
};

/** Minor units or whole minutes; undefined: not a limit that could hold anybody. */
export function limitAmount(
  { kind, period }: Named,
  text: string,
  currency: Currency,
): bigint | undefined {
  if (kind !== 'session') {
    const amount = parseAmount(text, currency);
    return amount !== undefined && amount >= 100n ? amount : undefined;
  }
  if (!/^\d{1,5}$/.test(text)) return undefined;
  const minutes = BigInt(text);
  return minutes >= leastMinutes && minutes <= minutesOf[period] ? minutes : undefined;
}

export function exclusionValue(exclusion: Exclusion, now: Date) {
  const { kind, source, endsAt, opensAt } = exclusion;
  return {
    kind,
    source,
    endsAt: endsAt?.toISOString() ?? null,
    opensAt: opensAt?.toISOString() ?? null,
    canReturn: endsAt !== null && endsAt <= now && opensAt === null,
  };
}

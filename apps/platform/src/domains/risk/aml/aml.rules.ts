/**
 * What in a member's payments looks like money laundering. Each rule judges the payments up to one
 * moment; what an earlier, decided case has already spoken of is left out.
 */
import type { AmlPair, AmlRuleCode } from '@bahati/contract/back-office/risk/aml.ts';

export type AlertCode = Exclude<AmlRuleCode, 'case'>;
/** Those that judge payments. */
type PaymentCode = Exclude<AlertCode, 'collusion'>;

export type Thresholds = {
  isOn: boolean;
  points: number;
  /** Minor units. */
  amount: bigint | null;
  count: number | null;
  hours: number | null;
  ratioBps: number | null;
  playBps: number | null;
};

export type Payment = {
  kind: 'deposit' | 'withdrawal';
  id: string;
  at: Date;
  amount: bigint;
  /** The number that paid or is paid; null where the rail names none. */
  party: string | null;
};

export type MemberFacts = {
  /** Oldest first; of withdrawals those that were not returned. */
  payments: readonly Payment[];
  /** Settled stakes from an instant on, minor units. */
  playedSince: (from: Date) => bigint;
  /** How many other members have saved one of this member's payout numbers. */
  sharedWith: number;
  /** How many of those have excluded themselves from play. */
  sharedWithExcluded: number;
};

export type Alert = {
  rule: AlertCode;
  points: number;
  amounts: Readonly<Record<string, bigint>>;
  numbers: Readonly<Record<string, number>>;
  payments: readonly Payment[];
  /** The last of what it covers, where that is no payment. */
  through?: Date;
  pairs?: readonly KeptPair[];
};

/** A pair as it is kept: amounts in minor units as texts. */
export type KeptPair = Omit<AmlPair, 'username'>;

/** Through which moment a decided case has spoken of a rule already. */
export type SpokenThrough = ReadonlyMap<string, Date>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The own average is of this long before the span that is judged, and of no less than a week. */
const averageDays = 30;
const shortestHistoryMs = 7 * dayMs;

type Seen = Omit<Alert, 'rule' | 'points'> | undefined;
type Judge = (rule: Thresholds, facts: MemberFacts, span: Span) => Seen;
/** The rule's own span that ends with `last`, without what was spoken of. */
type Span = { last: Payment; from: Date; within: readonly Payment[] };

const sum = (payments: readonly Payment[]) =>
  payments.reduce((total, { amount }) => total + amount, 0n);
const deposits = (payments: readonly Payment[]) =>
  payments.filter(({ kind }) => kind === 'deposit');
const withdrawals = (payments: readonly Payment[]) =>
  payments.filter(({ kind }) => kind === 'withdrawal');

const judges: Readonly<Record<PaymentCode, Judge>> = {
  structuring({ amount, count, ratioBps }, _, { within }) {
    if (amount === null || count === null || ratioBps === null) return undefined;
    const near = deposits(within).filter(
      (one) => one.amount < amount && one.amount * 10_000n >= amount * BigInt(ratioBps),
    );
    if (near.length < count) return undefined;
    return {
      amounts: { sum: sum(near), threshold: amount },
      numbers: { count: near.length },
      payments: near,
    };
  },

  velocity({ count }, _, { within }) {
    if (count === null || within.length < count) return undefined;
    return {
      amounts: { sum: sum(within) },
      numbers: { count: within.length },
      payments: within,
    };
  },

  sudden_change({ amount, hours, ratioBps }, { payments }, { from, within }) {
    if (amount === null || hours === null || ratioBps === null) return undefined;
    const now = deposits(within);
    const before = deposits(payments).filter(
      ({ at }) => at <= from && at.getTime() > from.getTime() - averageDays * dayMs,
    );
    const first = before[0];
    // Of a history shorter than a week nothing is known that this could be more than.
    if (!first || from.getTime() - first.at.getTime() < shortestHistoryMs) return undefined;
    const spanMs = BigInt(from.getTime() - first.at.getTime());
    const [brought, earlier] = [sum(now), sum(before)];
    const usual = (earlier * BigInt(hours * hourMs)) / spanMs;
    const isFarMore =
      brought * 10_000n * spanMs >= BigInt(ratioBps) * earlier * BigInt(hours * hourMs);
    if (brought < amount || !isFarMore) return undefined;
    return { amounts: { sum: brought, usual }, numbers: { count: now.length }, payments: now };
  },

  pass_through({ amount, ratioBps, playBps }, { playedSince }, { from, within }) {
    if (amount === null || ratioBps === null || playBps === null) return undefined;
    const [brought, taken] = [sum(deposits(within)), sum(withdrawals(within))];
    const played = playedSince(from);
    if (brought < amount || taken * 10_000n < brought * BigInt(ratioBps)) return undefined;
    if (played * 10_000n >= brought * BigInt(playBps)) return undefined;
    return { amounts: { brought, taken, played }, numbers: {}, payments: within };
  },

  many_payers({ count }, _, { within }) {
    if (count === null) return undefined;
    const named = within.filter(({ party }) => party !== null);
    const parties = new Set(named.map(({ party }) => party)).size;
    if (parties < count) return undefined;
    return { amounts: { sum: sum(named) }, numbers: { count: parties }, payments: named };
  },

  shared_payout({ count }, { sharedWith }, { last }) {
    if (count === null || last.kind !== 'withdrawal' || sharedWith + 1 < count) return undefined;
    return {
      amounts: { sum: last.amount },
      numbers: { count: sharedWith + 1 },
      payments: [last],
    };
  },

  large_single({ amount }, _, { last }) {
    if (amount === null || last.amount < amount) return undefined;
    return { amounts: { sum: last.amount, threshold: amount }, numbers: {}, payments: [last] };
  },

  excluded_payee(_rule, { sharedWithExcluded }, { last }) {
    if (last.kind !== 'withdrawal' || sharedWithExcluded === 0) return undefined;
    return {
      amounts: { sum: last.amount },
      numbers: { count: sharedWithExcluded },
      payments: [last],
    };
  },
};

/** What stands out as the payment `last` is made; `rules` as the brand has them. */
export function judgePayment(
  rules: Readonly<Record<PaymentCode, Thresholds>>,
  facts: MemberFacts,
  last: Payment,
  spoken: SpokenThrough,
): Alert[] {
  const known = facts.payments.filter(({ at }) => at <= last.at);
  return (Object.keys(judges) as PaymentCode[]).flatMap((rule) => {
    const thresholds = rules[rule];
    const through = spoken.get(rule)?.getTime() ?? Number.NEGATIVE_INFINITY;
    if (!thresholds.isOn || last.at.getTime() <= through) return [];
    const from = new Date(last.at.getTime() - (thresholds.hours ?? averageDays * 24) * hourMs);
    const within = known.filter(({ at }) => at > from && at.getTime() > through);
    const seen = judges[rule](thresholds, { ...facts, payments: known }, { last, from, within });
    return seen ? [{ rule, points: thresholds.points, ...seen }] : [];
  });
}

/** The weight of all that was found together. */
export function scoreOf(alerts: readonly { points: number }[]): number {
  return Math.min(
    100,
    alerts.reduce((total, { points }) => total + points, 0),
  );
}

/** Where the money of a bill came from and where it goes on to, for a drawing of it. */
import { partOf } from './parts.ts';

/** Minor units, as the bill states them. */
export type FlowFigures = {
  readonly own: bigint;
  readonly received: bigint;
  readonly kept: bigint;
  readonly fromPlatform: bigint;
  readonly fromUplineBill: bigint;
  readonly fromUplineWallet: bigint;
  readonly laterPayments: bigint;
  /** To direct downlines of the period, and what paid it. */
  readonly owed: bigint;
  readonly paidFromBill: bigint;
  readonly paidFromWallet: bigint;
};

export type FlowEnd = {
  readonly item:
    | 'platform'
    | 'uplineBill'
    | 'uplineWallet'
    | 'laterPayments'
    | 'missing'
    | 'wallet'
    | 'kept'
    | 'downlines'
    | 'owedStill';
  readonly amount: bigint;
  /** In thousandths of the larger side. */
  readonly part: number;
  /** Not moved: money that is missing. */
  readonly isMissing: boolean;
};

export type MoneyFlow = { readonly sources: FlowEnd[]; readonly ends: FlowEnd[] };

type End = Pick<FlowEnd, 'item' | 'amount'>;

/** Ends of zero are left out; a bill of nothing has none. */
export function moneyFlow(figures: FlowFigures): MoneyFlow {
  const { own, received, owed, paidFromBill, paidFromWallet } = figures;
  const paid = paidFromBill + paidFromWallet;
  const sources: End[] = [
    { item: 'platform', amount: figures.fromPlatform },
    { item: 'uplineBill', amount: figures.fromUplineBill },
    { item: 'uplineWallet', amount: figures.fromUplineWallet },
    { item: 'laterPayments', amount: figures.laterPayments },
    { item: 'missing', amount: own - received },
    { item: 'wallet', amount: paidFromWallet },
  ];
  const ends: End[] = [
    { item: 'kept', amount: figures.kept },
    { item: 'downlines', amount: paid },
    { item: 'owedStill', amount: owed - paid },
  ];
  const whole = [sources, ends].map(total).reduce((most, sum) => (sum > most ? sum : most), 0n);
  return { sources: drawn(sources, whole), ends: drawn(ends, whole) };
}

function total(ends: readonly End[]): bigint {
  return ends.reduce((sum, { amount }) => (amount > 0n ? sum + amount : sum), 0n);
}

function drawn(ends: readonly End[], whole: bigint): FlowEnd[] {
  return ends
    .filter(({ amount }) => amount > 0n)
    .map((end) => ({
      ...end,
      part: partOf(end.amount, whole),
      isMissing: end.item === 'missing' || end.item === 'owedStill',
    }));
}

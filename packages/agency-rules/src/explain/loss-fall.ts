/** The way from a team's turnover down to the loss, step by step, for a drawing and for a table. */
import type { Bill, BillSnapshot } from '@bahati/agency-rules/bills/bill.ts';
import { partOf } from './parts.ts';

export type FallStep = {
  readonly item:
    | 'turnover'
    | 'payouts'
    | 'rebates'
    | 'bonuses'
    | 'promotionCost'
    | 'depositFees'
    | 'carryOver'
    | 'loss'
    | 'win';
  /** `total` stands on the ground; `less` hangs from what was left before. */
  readonly type: 'total' | 'less';
  readonly amount: bigint;
  /** Where the bar begins and how long it is, in thousandths of the whole drawing. */
  readonly from: number;
  readonly length: number;
};

type Step = Pick<FallStep, 'item' | 'type' | 'amount'>;

/** Null for contracts that know no result. Items of zero are left out. */
export function fallOf(snapshot: BillSnapshot, bill: Bill): FallStep[] | null {
  if (snapshot.kind === 'hourly_salary' || snapshot.kind === 'real_time_salary') return null;
  if (bill.kind !== 'dividend' && bill.kind !== 'daily_salary') return null;
  const lost = -bill.result;
  const used = bill.kind === 'dividend' ? bill.carryOver.used : 0n;
  const left = lost > 0n ? lost - used : lost;
  const taken: Step[] = bill.deductions.map((deduction) => ({ ...deduction, type: 'less' }));
  const last: Step =
    left >= 0n
      ? { item: 'loss', type: 'total', amount: left }
      : { item: 'win', type: 'total', amount: -left };
  return drawn([
    { item: 'turnover', type: 'total', amount: snapshot.figures.turnover },
    ...taken.filter(({ amount }) => amount > 0n),
    ...(used > 0n ? [{ item: 'carryOver', type: 'less', amount: used } as const] : []),
    last,
  ]);
}

/** Zero lies where the lowest step ends, so that a team that won reaches below it. */
function drawn(steps: readonly Step[]): FallStep[] {
  const spans: { from: bigint; to: bigint }[] = [];
  let level = 0n;
  for (const { item, type, amount } of steps) {
    if (type === 'less') {
      spans.push({ from: level - amount, to: level });
      level -= amount;
    } else {
      const end = item === 'win' ? -amount : amount;
      spans.push(end < 0n ? { from: end, to: 0n } : { from: 0n, to: end });
      level = end;
    }
  }
  const lowest = spans.reduce((low, { from }) => (from < low ? from : low), 0n);
  const highest = spans.reduce((high, { to }) => (to > high ? to : high), 0n);
  const whole = highest - lowest;
  return steps.map((step, at) => {
    const { from, to } = spans[at] ?? { from: 0n, to: 0n };
    if (whole === 0n) return { ...step, from: 0, length: 0 };
    return { ...step, from: partOf(from - lowest, whole), length: partOf(to - from, whole) };
  });
}

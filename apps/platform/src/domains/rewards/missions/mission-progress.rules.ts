/** How far a member is: sums over what was played and paid in the days of a period. */
import type { MissionGoal, PlayScope } from '@bahati/contract/mission-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseDecimal } from '@bahati/money/money.ts';
import type { Period } from './mission-periods.rules.ts';

/** What was played on a day at a vendor; of a game where rounds were read one by one. */
export type PlayedDay = {
  day: string;
  product: string;
  vendorId: number;
  gameId: number | null;
  bets: bigint;
  turnover: bigint;
  wins: bigint;
};
export type PaidDay = { day: string; count: bigint; amount: bigint };

export type Figures = {
  /** By day and vendor, without wins. */
  days: readonly PlayedDay[];
  /** The same from single rounds, with games and wins. */
  rounds: readonly PlayedDay[];
  deposits: readonly PaidDay[];
};

/** Days do not tell games nor wins: such goals are counted from rounds. */
export function needsRounds(goal: MissionGoal): boolean {
  return goal.kind === 'wins' || ('scope' in goal && goal.scope.gameIds.length > 0);
}

export const isOfMoney = (goal: MissionGoal): boolean =>
  goal.kind === 'turnover' || goal.kind === 'deposited';

/** Minor units, or a count. */
export function targetOf(goal: MissionGoal, currency: Currency): bigint {
  return 'amount' in goal ? parseDecimal(goal.amount, currency) : BigInt(goal.count);
}

/** Never below nothing: a void may take out of a day more than it had. */
export function progressOf(goal: MissionGoal, { from, to }: Period, figures: Figures): bigint {
  const isIn = ({ day }: { day: string }) => from <= day && day <= to;
  const total = sumOf(goal, isIn, figures);
  return total < 0n ? 0n : total;
}

function sumOf(
  goal: MissionGoal,
  isIn: (row: { day: string }) => boolean,
  { days, rounds, deposits }: Figures,
): bigint {
  if (goal.kind === 'deposits') return add(deposits.filter(isIn).map(({ count }) => count));
  if (goal.kind === 'deposited') return add(deposits.filter(isIn).map(({ amount }) => amount));
  const played = (needsRounds(goal) ? rounds : days).filter(
    (row) => isIn(row) && counts(goal.scope, row),
  );
  return add(played.map((row) => row[goal.kind]));
}

const add = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n);

function counts({ products, vendorIds, gameIds }: PlayScope, row: PlayedDay): boolean {
  return (
    (products.length === 0 || products.some((product) => product === row.product)) &&
    (vendorIds.length === 0 || vendorIds.includes(row.vendorId)) &&
    (gameIds.length === 0 || (row.gameId !== null && gameIds.includes(row.gameId)))
  );
}

/**
 * What happened, as plain facts: the time machine writes them into the ledger, and the oracle computes
 * every bill from them. Members are named by their place, instants are milliseconds, amounts minor
 * units.
 */

export type Member = {
  id: bigint;
  username: string;
  type: 0 | 1 | 2;
  /** 1: a general agent. */
  level: number;
  /** Before anybody was moved. */
  upline: number | null;
  /** Weekly or monthly dividends: a line has one of them. */
  line: 'W' | 'M';
  /** Its place among those with the same upline. */
  place: number;
};

export type Play = {
  member: number;
  at: number;
  stake: bigint;
  /** Less than the stake where only a part was at risk; 0 of a tie. */
  valid: bigint;
  payout: bigint;
  /** By which the ledger knows it. */
  roundId: bigint;
  voidedAt: number | null;
};

export type Payment = { member: number; at: number; direction: 'in' | 'out'; amount: bigint };

/** From this day on the member stands below another upline. */
export type Move = { member: number; upline: number; fromDay: number };

/** When the product looked which periods are over, and when it collected debts. */
export type Look = { at: number; what: 'settle' | 'collect' };

export type Rules = {
  activeMinimumDay: bigint;
  activeMinimumPeriod: bigint;
  depositFeeBps: number;
  fundedLevels: number;
  debtDays: number;
};

export type History = {
  members: Member[];
  plays: Play[];
  payments: Payment[];
  moves: Move[];
  looks: Look[];
  rules: Rules;
};

/** Below whom a member stands on a day; without one: after all moves. */
export function uplineOf(
  { members, moves }: Pick<History, 'members' | 'moves'>,
  member: number,
  day = Infinity,
): number | null {
  const last = moves.findLast((move) => move.member === member && move.fromDay <= day);
  return last ? last.upline : (members[member]?.upline ?? null);
}

export const rules: Rules = {
  activeMinimumDay: 50_000n,
  activeMinimumPeriod: 100_000n,
  depositFeeBps: 100,
  // What a general agent lacks the operator pays.
  fundedLevels: 2,
  debtDays: 20,
};

/** What the oracle is told of contracts, and what it says of bills. */
import type { WorldTerms } from '@bahati/agency-rules/oracle/worlds.testing.ts';

export type PeriodCode = '5' | 'h' | 'D' | 'W' | 'H' | 'M';

export type Contract = {
  id: bigint;
  kind: WorldTerms['kind'];
  agent: number;
  upline: number | null;
  /** Oldest first. */
  versions: readonly { from: number; terms: WorldTerms }[];
  endedFrom: number | null;
};

export type Period = { kind: Contract['kind']; code: PeriodCode; start: number; end: number };

export type OracleBill = {
  contract: Contract;
  period: Period;
  earned: bigint;
  own: bigint;
  /** As the period was settled; the operator's part of it apart. */
  received: bigint;
  fromOperator: bigint;
  kept: bigint;
  /** What the upline paid later. */
  fromDebt: bigint;
};

export type OracleBooks = { bills: OracleBill[]; wallets: bigint[]; operatorPaid: bigint };

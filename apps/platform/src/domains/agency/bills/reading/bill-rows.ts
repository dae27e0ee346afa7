/** Rows of bills, both sides by name and id. */
import type { BillValue } from '@bahati/contract/agency-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';

export type BillRow = Pick<BillValue, 'id' | 'kind' | 'period' | 'state'> & {
  rowId: bigint;
  currency: Currency;
  startsAt: Date;
  endsAt: Date;
  agentId: bigint;
  agentName: string;
  uplineId: bigint | null;
  uplineName: string | null;
  earned: bigint;
  adjusted: bigint;
  own: bigint;
  fromPlatform: bigint;
  fromUplineBill: bigint;
  fromUplineWallet: bigint;
  fromDebt: bigint;
  paidFromBill: bigint;
  issuedAt: Date;
  settledAt: Date | null;
};

/** `bills` is what stands in the place of the table. */
export const billColumns = `bills.id AS "rowId", bills.public_id AS id, bills.kind, runs.period,
  bills.state, bills.currency, bills.starts_at AS "startsAt", bills.ends_at AS "endsAt",
  bills.agent_id AS "agentId", agents.nickname AS "agentName", bills.upline_id AS "uplineId",
  uplines.nickname AS "uplineName", bills.earned, bills.adjusted, bills.own,
  bills.from_platform AS "fromPlatform", bills.from_upline_bill AS "fromUplineBill",
  bills.from_upline_wallet AS "fromUplineWallet", bills.from_debt AS "fromDebt",
  bills.paid_from_bill AS "paidFromBill", bills.issued_at AS "issuedAt",
  bills.settled_at AS "settledAt"`;

export const billTables = `contract_bills bills
  JOIN settlement_runs runs ON runs.id = bills.run_id
  JOIN members agents ON agents.id = bills.agent_id
  LEFT JOIN members uplines ON uplines.id = bills.upline_id`;

export function billValue(row: BillRow): BillValue {
  const { id, kind, period, state, currency, uplineId } = row;
  const told = (value: bigint) => toDecimal(value, currency);
  const received = row.fromPlatform + row.fromUplineBill + row.fromUplineWallet + row.fromDebt;
  return {
    id,
    kind,
    period,
    state,
    currency,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    agent: { id: row.agentId.toString(), nickname: row.agentName },
    upline: uplineId === null ? null : { id: uplineId.toString(), nickname: row.uplineName ?? '' },
    earned: told(row.earned),
    adjusted: told(row.adjusted),
    own: told(row.own),
    received: told(received),
    kept: told(received - row.paidFromBill),
    issuedAt: row.issuedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  };
}

/** Reads of what providers did: the operations of a round. */
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { BetRow } from './bet-rows.ts';
import { kindName } from './kind-names.ts';
import { operationsOfRound } from './operations-of-round.ts';
import { readSlipSteps } from './slip-steps.ts';

/** The provider's operations of a round, first to last. */
export async function readRoundTransactions(database: Database, row: BetRow) {
  const { rows } = await database.query<{
    id: bigint;
    externalId: string;
    kind: number;
    stake: bigint;
    payout: bigint;
    detail: string;
    at: Date;
  }>(
    `SELECT id, external_id AS "externalId", kind, detail, stake, payout, created_at AS at
       FROM ${operationsOfRound} ORDER BY created_at, id LIMIT 200`,
    [row.rowId],
  );
  const slip = await readSlipSteps(database, row, rows);
  return rows.map((transaction) => ({
    id: transaction.id.toString(),
    externalId: transaction.externalId,
    kind: kindName(transaction.kind),
    stake: toDecimal(transaction.stake, row.currency),
    payout: toDecimal(transaction.payout, row.currency),
    at: transaction.at.toISOString(),
    slip: slip(transaction),
  }));
}

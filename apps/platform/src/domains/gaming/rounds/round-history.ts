/** What a round did: its provider's operations, and what each of them moved on the ledger. */
import type { StaffRound } from '@bahati/contract/back-office/gaming/rounds.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { transferCodeName, transferCodes } from '#domains/wallet/ledger/ledger.ts';
import { kindName } from './kind-names.ts';
import { operationsOfRound } from './operations-of-round.ts';
import { readSlipSteps } from './slip-steps.ts';

const stateNames = ['applied', 'rolled_back', 'tombstone'] as const;

type Round = { rowId: bigint; currency: Currency };

/** First to last; a round of more is cut, and nobody looks through more. */
const mostOperations = 200;

export async function readRoundOperations(
  database: Database,
  { rowId, currency }: Round,
): Promise<StaffRound['operations']> {
  const { rows } = await database.query<{
    id: bigint;
    externalId: string;
    kind: number;
    state: number;
    stake: bigint;
    payout: bigint;
    detail: string;
    at: Date;
  }>(
    `SELECT id, external_id AS "externalId", kind, state, detail, stake, payout, created_at AS at
       FROM ${operationsOfRound} ORDER BY created_at, id LIMIT $2`,
    [rowId, mostOperations],
  );
  const slip = await readSlipSteps(database, { rowId, currency }, rows);
  return rows.map((row) => ({
    id: row.id.toString(),
    externalId: row.externalId,
    kind: kindName(row.kind),
    slip: slip(row),
    state: stateNames[row.state - 1] ?? 'applied',
    stake: toDecimal(row.stake, currency),
    payout: toDecimal(row.payout, currency),
    at: row.at.toISOString(),
  }));
}

/** Codes whose reference is an operation of a provider. */
const roundCodes = [
  'stake_held',
  'stake_settled',
  'stake_returned',
  'stake',
  'payout',
  'settled_stake_returned',
  'payout_taken_back',
  'stake_held_again',
  'payout_returned',
  'receivable_opened',
  'receivable_paid',
  'jackpot_mini_added',
  'jackpot_minor_added',
  'jackpot_major_added',
  'jackpot_grand_added',
  'jackpot_mini_returned',
  'jackpot_minor_returned',
  'jackpot_major_returned',
  'jackpot_grand_returned',
  'jackpot_won',
] as const;

export async function readRoundMovements(
  database: Database,
  { currency }: Round,
  operations: readonly { id: string }[],
): Promise<StaffRound['movements']> {
  const { rows } = await database.query<{
    id: bigint;
    code: number;
    from: string;
    to: string;
    amount: bigint;
    at: Date;
  }>(
    `SELECT t.id, t.code, debit.kind AS "from", credit.kind AS "to", t.amount, t.created_at AS at
       FROM transfers t JOIN accounts debit ON debit.id = t.debit_account_id
            JOIN accounts credit ON credit.id = t.credit_account_id
      WHERE t.code = ANY($1::smallint[]) AND t.reference = ANY($2::bigint[])
      ORDER BY t.id LIMIT 400`,
    [roundCodes.map((code) => transferCodes[code]), operations.map(({ id }) => id)],
  );
  return rows.map((row) => ({
    id: row.id.toString(),
    code: transferCodeName(row.code),
    from: row.from,
    to: row.to,
    amount: toDecimal(row.amount, currency),
    at: row.at.toISOString(),
  }));
}

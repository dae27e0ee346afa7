/** Reading and writing slips beside their rounds, within a batch. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { inParts, sendStatements, type Statement } from '@bahati/server-kit/statement-group.ts';
import type { BonusState } from '#domains/wallet/bonuses/bonuses.ts';
import { blockBits } from '#domains/wallet/ledger/ledger.ts';
import { type OwedRow, owedStatement } from '#domains/wallet/receivables/receivables.ts';
import type { BatchState } from './batch-state.ts';
import type { OperationKind, PendingOperation, StoredRound, StoredSlip } from './operations.ts';
import type { SlipsOfBatch } from './slips-of-batch.ts';

/** Looks at what was paid of the slip before it was over. */
const needsSlip: ReadonlySet<OperationKind> = new Set([
  'unsettle',
  'resettle',
  'cash_out',
  'adjust',
]);

const readSlips = {
  name: 'gaming-slips',
  text: `SELECT round_id AS "roundId", cashed_out AS "cashedOut",
                cashed_out_bonus AS "cashedOutBonus"
           FROM slips WHERE round_id = ANY($1::bigint[])`,
};

const readEndedBonuses = {
  name: 'gaming-ended-bonuses',
  text: `SELECT id, state FROM bonuses WHERE id = ANY($1::bigint[]) AND state <> 'active'`,
};

/**
 * Another read of a batch, for those of its operations alone that take a settlement back or pay in
 * parts, and for members who owe something.
 */
export async function learnSlips(
  state: BatchState,
  client: Transaction,
  batch: readonly PendingOperation[],
): Promise<void> {
  const onSlips = batch.filter(({ operation }) => operation.slip);
  if (onSlips.length === 0) return;
  const rounds = onSlips.flatMap((pending): [OperationKind, StoredRound][] => {
    const { operation, provider } = pending;
    const round = state.round(provider.id, operation.memberId, operation.roundExternalId);
    return round && round.slipState !== null ? [[operation.kind, round]] : [];
  });
  const slips = rounds.flatMap(([kind, { id }]) => (needsSlip.has(kind) ? id : []));
  const bonuses = rounds.flatMap(([, { bonusId }]) => bonusId ?? []);
  const owing = onSlips.flatMap(({ wallet }) =>
    state.locked.isBlocked(wallet.cash, blockBits.owing) ? wallet.ownerId : [],
  );
  const reads = [
    { asked: slips, statement: { ...readSlips, values: [slips] }, learn: learnSlip },
    { asked: bonuses, statement: { ...readEndedBonuses, values: [bonuses] }, learn: learnEnded },
    { asked: owing, statement: owedStatement(owing), learn: learnOwed },
  ].filter(({ asked }) => asked.length > 0);
  if (reads.length === 0) return;
  const answers = await sendStatements(
    client,
    reads.map(({ statement }) => statement),
  );
  for (const [at, { learn }] of reads.entries()) {
    for (const row of answers[at]?.rows ?? []) learn(state, row as never);
  }
}

function learnSlip(state: BatchState, row: StoredSlip): void {
  state.slips.know(row);
}

function learnEnded(state: BatchState, { id, state: ended }: { id: bigint; state: BonusState }) {
  state.endedBonuses.set(id, ended);
}

function learnOwed(state: BatchState, row: OwedRow): void {
  state.owed.know(row);
}

const insertSlips = {
  name: 'gaming-insert-slips',
  text: `INSERT INTO slips (round_id, odds, legs)
         SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::smallint[])`,
};

const confirmSlips = {
  name: 'gaming-confirm-slips',
  text: `UPDATE slips SET confirmed_at = now(), confirmed_odds = i.odds
           FROM unnest($1::bigint[], $2::bigint[]) AS i (id, odds)
          WHERE slips.round_id = i.id AND slips.round_id = ANY($1::bigint[])`,
};

const cashOutSlips = {
  name: 'gaming-cash-out-slips',
  text: `UPDATE slips SET cashed_out = i.amount, cashed_out_bonus = i.bonus
           FROM unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS i (id, amount, bonus)
          WHERE slips.round_id = i.id AND slips.round_id = ANY($1::bigint[])`,
};

export function slipStatements({ added, confirmed, cashedOut }: SlipsOfBatch): Statement[] {
  const statements: Statement[] = [];
  if (added.length > 0) {
    const values = [
      added.map(({ roundId }) => roundId),
      added.map(({ odds }) => odds),
      added.map(({ legs }) => legs),
    ];
    statements.push({ ...insertSlips, values });
  }
  for (const part of inParts(confirmed)) {
    const values = [part.map(({ roundId }) => roundId), part.map(({ odds }) => odds)];
    statements.push({ ...confirmSlips, values });
  }
  for (const part of inParts([...cashedOut])) {
    const values = [
      part.map(({ roundId }) => roundId),
      part.map((slip) => slip.cashedOut),
      part.map((slip) => slip.cashedOutBonus),
    ];
    statements.push({ ...cashOutSlips, values });
  }
  return statements;
}

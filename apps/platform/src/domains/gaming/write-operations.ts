/** What a batch writes of the providers' operations; the money itself is the wallet's to write. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { WorkingState } from './working-state.ts';

const insertRounds = {
  name: 'gaming-insert-rounds',
  text: `INSERT INTO rounds (id, provider_id, member_id, external_id, game_id, currency, stake,
           payout, bet_count, win_count, state, settled_at)
         SELECT i.*, CASE WHEN i.state = 1 THEN NULL ELSE now() END
           FROM unnest($1::bigint[], $2::int[], $3::bigint[], $4::text[], $5::int[], $6::text[],
             $7::bigint[], $8::bigint[], $9::int[], $10::int[], $11::smallint[])
             AS i (id, provider, member, external, game, currency, stake, payout, bets, wins, state)`,
};

const updateRounds = {
  name: 'gaming-update-rounds',
  text: `UPDATE rounds SET stake = i.stake, payout = i.payout, bet_count = i.bets,
                win_count = i.wins, state = i.state,
                settled_at = CASE WHEN i.state = 1 THEN NULL ELSE now() END
           FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::int[], $5::int[],
             $6::smallint[]) AS i (id, stake, payout, bets, wins, state)
          WHERE rounds.id = i.id`,
};

const insertTransactions = {
  name: 'gaming-insert-transactions',
  text: `INSERT INTO provider_transactions (id, provider_id, scope_member_id, external_id, kind,
           state, member_id, round_id, round_external_id, game_id, currency, stake, payout, detail)
         SELECT * FROM unnest($1::bigint[], $2::int[], $3::bigint[], $4::text[], $5::smallint[],
           $6::smallint[], $7::bigint[], $8::bigint[], $9::text[], $10::int[], $11::text[],
           $12::bigint[], $13::bigint[], $14::text[])`,
};

/** Sends the statements that write rounds, operations, their states and campaigns. */
export function writeOperations(transaction: Transaction, state: WorkingState): Promise<unknown>[] {
  const { newRounds, newTransactions } = state;
  const written: Promise<unknown>[] = [];
  if (newRounds.length > 0) {
    const values = columns(newRounds, [
      'id',
      'providerId',
      'memberId',
      'externalId',
      'gameId',
      'currency',
      'stake',
      'payout',
      'betCount',
      'winCount',
      'state',
    ]);
    written.push(transaction.query({ ...insertRounds, values }));
  }
  if (newTransactions.length > 0) {
    const values = columns(newTransactions, [
      'id',
      'providerId',
      'scopeMemberId',
      'externalId',
      'kind',
      'state',
      'memberId',
      'roundId',
      'roundExternalId',
      'gameId',
      'currency',
      'stake',
      'payout',
      'detail',
    ]);
    written.push(transaction.query({ ...insertTransactions, values }));
  }
  return [...written, ...writeChanges(transaction, state)];
}

function writeChanges(transaction: Transaction, state: WorkingState): Promise<unknown>[] {
  const written: Promise<unknown>[] = [];
  const changed = [...state.changedRounds];
  if (changed.length > 0) {
    const values = columns(changed, ['id', 'stake', 'payout', 'betCount', 'winCount', 'state']);
    written.push(transaction.query({ ...updateRounds, values }));
  }
  for (const { id, state: next } of state.changedTransactions) {
    const text = 'UPDATE provider_transactions SET state = $2 WHERE id = $1';
    written.push(transaction.query(text, [id, next]));
  }
  for (const { providerId, externalId, paid } of state.changedCampaigns) {
    const text = `UPDATE provider_campaigns SET paid = $3
                   WHERE provider_id = $1 AND external_id = $2`;
    written.push(transaction.query(text, [providerId, externalId, paid]));
  }
  return written;
}

function columns<T>(rows: readonly T[], names: readonly (keyof T)[]): unknown[][] {
  return names.map((name) => rows.map((row) => row[name]));
}

/** What a batch writes of the providers' operations; the money itself is the wallet's to write. */
import type { Statement } from '@bahati/server-kit/statement-group.ts';
import { grantStatements } from '#domains/gaming/free-rounds/reported/reported.ts';
import type { BatchState } from './batch-state.ts';
import { slipStatements } from './slip-rows.ts';

const insertRounds = {
  name: 'gaming-insert-rounds',
  text: `INSERT INTO rounds (id, provider_id, member_id, external_id, game_id, currency, stake,
           payout, bet_count, win_count, state, valid_stake, bonus_id, bonus_stake, bonus_payout,
           bonus_counted, slip_state, group_id, settled_at)
         SELECT i.*, CASE WHEN i.state = 1 THEN NULL ELSE now() END
           FROM unnest($1::bigint[], $2::int[], $3::bigint[], $4::text[], $5::int[], $6::text[],
             $7::bigint[], $8::bigint[], $9::int[], $10::int[], $11::smallint[], $12::bigint[],
             $13::bigint[], $14::bigint[], $15::bigint[], $16::bigint[], $17::smallint[], $18::bigint[])
             AS i (id, provider, member, external, game, currency, stake, payout, bets, wins, state,
               valid, bonus, bonus_stake, bonus_payout, bonus_counted, slip, slip_group)`,
};

/**
 * Rows to be changed are looked up one by one and changed where they were found: of a table that was
 * analysed while it was empty all rows would be read otherwise. Nobody moves a round or an operation of a
 * member whose accounts are locked. Were one moved all the same, the statement fails (22012) and the
 * batch with it, its commit included: no change is left out in silence.
 */
const changingAll = (update: string): string => `
  WITH changed AS (${update} RETURNING 1)
  SELECT 1 / (count(*) = cardinality($1::bigint[]))::int FROM changed`;

const updateRounds = {
  name: 'gaming-update-rounds',
  text: changingAll(`UPDATE rounds SET stake = i.stake, payout = i.payout, bet_count = i.bets,
                win_count = i.wins, state = i.state, valid_stake = i.valid,
                bonus_stake = i.bonus_stake, bonus_payout = i.bonus_payout,
                bonus_counted = i.bonus_counted, slip_state = i.slip,
                settled_at = CASE WHEN i.state = 1 THEN NULL
                                  WHEN i.state = rounds.state THEN settled_at ELSE now() END
           FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::int[], $6::int[],
             $7::smallint[], $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[],
             $12::smallint[])
                  AS i (id, member, stake, payout, bets, wins, state, valid, bonus_stake, bonus_payout,
                    bonus_counted, slip)
          CROSS JOIN LATERAL (SELECT ctid FROM rounds
             WHERE member_id = i.member AND id = i.id OFFSET 0) place
          WHERE rounds.ctid = place.ctid`),
};

const insertTransactions = {
  name: 'gaming-insert-transactions',
  text: `INSERT INTO provider_transactions (id, provider_id, scope_member_id, external_id, kind,
           state, member_id, round_id, round_external_id, game_id, currency, stake, payout, detail,
           valid_stake, bonus_stake, bonus_payout)
         SELECT * FROM unnest($1::bigint[], $2::int[], $3::bigint[], $4::text[], $5::smallint[],
           $6::smallint[], $7::bigint[], $8::bigint[], $9::text[], $10::int[], $11::text[],
           $12::bigint[], $13::bigint[], $14::text[], $15::bigint[], $16::bigint[], $17::bigint[])`,
};

const updateTransactions = {
  name: 'gaming-update-transactions',
  text: changingAll(`UPDATE provider_transactions SET state = i.state
           FROM unnest($1::bigint[], $2::smallint[]) AS i (id, state)
          CROSS JOIN LATERAL (SELECT ctid FROM provider_transactions
             WHERE id = i.id OFFSET 0) place
          WHERE provider_transactions.ctid = place.ctid`),
};

const updateCampaign = {
  name: 'gaming-update-campaign',
  text: `UPDATE provider_campaigns SET paid = $3 WHERE provider_id = $1 AND external_id = $2`,
};

/** Written as null where they are nothing, which takes no room in a row. */
const bonusParts = ['bonusStake', 'bonusPayout'] as const;
const sparing: ReadonlySet<string> = new Set([...bonusParts, 'bonusCounted']);

const newRoundColumns = [
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
  'validStake',
  'bonusId',
  ...bonusParts,
  'bonusCounted',
  'slipState',
  'groupId',
] as const;

const newTransactionColumns = [
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
  'validStake',
  ...bonusParts,
] as const;

const changedRoundColumns = [
  'id',
  'memberId',
  'stake',
  'payout',
  'betCount',
  'winCount',
  'state',
  'validStake',
  ...bonusParts,
  'bonusCounted',
  'slipState',
] as const;

/** The statements that write rounds, operations, their states and campaigns, in order. */
export function operationStatements(state: BatchState): Statement[] {
  const { newRounds, newTransactions, changedRounds, changedTransactions } = state;
  const statements: Statement[] = [];
  if (newRounds.length > 0) {
    statements.push({ ...insertRounds, values: columns(newRounds, newRoundColumns) });
  }
  if (newTransactions.length > 0) {
    const values = columns(newTransactions, newTransactionColumns);
    statements.push({ ...insertTransactions, values });
  }
  if (changedRounds.size > 0) {
    statements.push({ ...updateRounds, values: columns([...changedRounds], changedRoundColumns) });
  }
  if (changedTransactions.size > 0) {
    const values = [[...changedTransactions.keys()], [...changedTransactions.values()]];
    statements.push({ ...updateTransactions, values });
  }
  for (const { providerId, externalId, paid } of state.changedCampaigns) {
    statements.push({ ...updateCampaign, values: [providerId, externalId, paid] });
  }
  return [...statements, ...slipStatements(state.slips), ...grantStatements(state.grants)];
}

function columns<Name extends string>(
  rows: readonly Readonly<Partial<Record<Name, string | number | bigint | null>>>[],
  names: readonly Name[],
): (string | number | bigint | null)[][] {
  return names.map((name) =>
    rows.map((row) => (row[name] === 0n && sparing.has(name) ? null : (row[name] ?? null))),
  );
}

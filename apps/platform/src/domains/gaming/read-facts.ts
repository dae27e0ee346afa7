/** What a batch reads under its members' locks. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { FreshIds } from './operation-case.ts';
import {
  idScope,
  type PendingOperation,
  type SessionFacts,
  type StoredRound,
  type StoredTransaction,
} from './operations.ts';
import type { Campaign, WorkingState } from './working-state.ts';

const transactionColumns = (alias: string, prefix: string) =>
  [
    ['id', 'id'],
    ['external_id', 'externalId'],
    ['scope_member_id', 'scopeMemberId'],
    ['kind', 'kind'],
    ['state', 'state'],
    ['member_id', 'memberId'],
    ['round_id', 'roundId'],
    ['round_external_id', 'roundExternalId'],
    ['game_id', 'gameId'],
    ['currency', 'currency'],
    ['stake', 'stake'],
    ['payout', 'payout'],
    ['detail', 'detail'],
  ]
    .map(([column, name]) => `${alias}.${column} AS "${prefix}${name}"`)
    .join(', ');

const roundColumns = (alias: string) =>
  `${alias}.id, ${alias}.external_id AS "externalId", ${alias}.member_id AS "memberId",
   ${alias}.game_id AS "gameId", ${alias}.currency, ${alias}.stake, ${alias}.payout,
   ${alias}.bet_count AS "betCount", ${alias}.win_count AS "winCount", ${alias}.state`;

const readIds = {
  name: 'gaming-ids',
  text: `SELECT nextval('provider_transactions_id_seq') AS transaction,
                nextval('rounds_id_seq') AS round
           FROM generate_series(1, $1::int)`,
};

/** Every id an operation names: its own, and the bet a rollback undoes. */
const readTransactions = {
  name: 'gaming-transactions',
  text: `SELECT t.provider_id AS "providerId", ${transactionColumns('t', '')}
           FROM unnest($1::int[], $2::bigint[], $3::text[]) AS i (provider, scope, external)
           JOIN provider_transactions t ON t.provider_id = i.provider
            AND t.scope_member_id = i.scope AND t.external_id = i.external`,
};

const readRounds = {
  name: 'gaming-rounds',
  text: `SELECT r.provider_id AS "providerId", ${roundColumns('r')}
           FROM unnest($1::int[], $2::bigint[], $3::text[]) AS i (provider, member, external)
           JOIN rounds r ON r.provider_id = i.provider
            AND r.member_id = i.member AND r.external_id = i.external`,
};

/** The rounds of bets to undo, whatever round the rollback names. */
const readRolledRounds = {
  name: 'gaming-rolled-rounds',
  text: `SELECT r.provider_id AS "providerId", ${roundColumns('r')}
           FROM unnest($1::int[], $2::bigint[], $3::text[]) AS i (provider, scope, external)
           JOIN provider_transactions t ON t.provider_id = i.provider
            AND t.scope_member_id = i.scope AND t.external_id = i.external
           JOIN rounds r ON r.id = t.round_id`,
};

/** A session may stake while the login it came from stands. */
const readSessions = {
  name: 'gaming-sessions',
  text: `SELECT g.session_token_hash AS hash, g.member_id AS "memberId", g.game_id AS "gameId",
                g.provider_id AS "providerId", g.currency, m.type AS "memberType",
                CASE WHEN s.last_seen_at < now() - interval '1 minute' THEN s.id END AS "idleLogin"
           FROM game_sessions g
           JOIN sessions s ON s.id = g.login_session_id
           JOIN members m ON m.id = g.member_id
          WHERE g.session_token_hash = ANY($1::bytea[]) AND g.ended_at IS NULL
            AND s.ended_at IS NULL AND s.created_at > now() - interval '24 hours'
            AND m.status = 'active'`,
};

const lockCampaigns = {
  name: 'gaming-campaigns',
  text: `SELECT provider_id AS "providerId", external_id AS "externalId", currency, cap, paid
           FROM provider_campaigns
          WHERE (provider_id, external_id) IN
            (SELECT * FROM unnest($1::int[], $2::text[])) ORDER BY 1, 2 FOR UPDATE`,
};

/** Sends every read at once; they run in order, after the locks sent before them. */
export async function readFacts(
  transaction: Transaction,
  batch: readonly PendingOperation[],
): Promise<{ ids: FreshIds[]; fill: (state: WorkingState) => void }> {
  const named = namedTransactions(batch);
  const hashes = batch.flatMap(({ operation }) => operation.sessionHash ?? []);
  const rollbacks = batch.filter(({ operation }) => operation.kind === 'rollback');
  const promos = batch.filter(({ operation }) => operation.kind === 'promo_win');
  const [ids, transactions, rounds, rolled, sessions, campaigns] = await Promise.all([
    transaction.query<{ transaction: bigint; round: bigint }>({
      ...readIds,
      values: [batch.length * 2],
    }),
    transaction.query<StoredTransaction & { providerId: number }>({
      ...readTransactions,
      values: named,
    }),
    transaction.query<StoredRound & { providerId: number }>({
      ...readRounds,
      values: [
        batch.map(({ provider }) => provider.id),
        batch.map(({ operation }) => operation.memberId),
        batch.map(({ operation }) => operation.roundExternalId),
      ],
    }),
    rollbacks.length === 0
      ? undefined
      : transaction.query<StoredRound & { providerId: number }>({
          ...readRolledRounds,
          values: namedTransactions(rollbacks),
        }),
    hashes.length === 0
      ? undefined
      : transaction.query<NonNullable<SessionFacts> & { hash: Buffer; idleLogin: bigint | null }>({
          ...readSessions,
          values: [hashes],
        }),
    promos.length === 0
      ? undefined
      : transaction.query<Campaign & { currency: string }>({
          ...lockCampaigns,
          values: [
            promos.map(({ provider }) => provider.id),
            promos.map(({ operation }) => operation.campaignId),
          ],
        }),
  ]);
  const fill = (working: WorkingState) => {
    for (const { providerId, ...row } of transactions.rows) {
      working.knowTransaction(providerId, row);
    }
    for (const { providerId, ...row } of [...rounds.rows, ...(rolled?.rows ?? [])]) {
      working.knowRound(providerId, row);
    }
    for (const { hash, idleLogin, ...facts } of sessions?.rows ?? []) {
      working.knowSession(hash, facts);
      if (idleLogin !== null) working.idleLogins.add(idleLogin);
    }
    for (const { currency, ...campaign } of campaigns?.rows ?? []) {
      const key = `${campaign.providerId} ${campaign.externalId} ${currency}`;
      working.campaigns.set(key, campaign);
    }
  };
  const fresh = batch.map((_, at) => ({
    transaction: need(ids.rows[at]).transaction,
    tombstone: need(ids.rows[at + batch.length]).transaction,
    round: need(ids.rows[at]).round,
  }));
  return { ids: fresh, fill };
}

function need<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('A fresh id is missing.');
  return row;
}

function namedTransactions(batch: readonly PendingOperation[]): unknown[][] {
  const providers: number[] = [];
  const scopes: bigint[] = [];
  const externals: string[] = [];
  for (const { provider, operation } of batch) {
    for (const external of [operation.externalId, operation.betExternalId]) {
      if (external === null) continue;
      providers.push(provider.id);
      scopes.push(idScope(provider, operation.memberId));
      externals.push(external);
    }
  }
  return [providers, scopes, externals];
}

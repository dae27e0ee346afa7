/** What a batch reads under its members' locks. */
import type { Statement, StatementAnswer } from '@bahati/server-kit/statement-group.ts';
import { sessionIsLocked } from '#domains/identity/identity.ts';
import type { FreshIds } from './batch-state.ts';
import {
  idScope,
  type PendingOperation,
  type SessionFacts,
  type StoredRound,
  type StoredTransaction,
} from './operations.ts';
import {
  isGrantId,
  lockGrants,
  type RoundGrant,
} from '#domains/gaming/free-rounds/reported/reported.ts';
import type { Campaign, BatchState } from './batch-state.ts';

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
    ['valid_stake', 'validStake'],
    ['detail', 'detail'],
  ]
    .map(([column, name]) => `${alias}.${column} AS "${prefix}${name}"`)
    .concat(
      `coalesce(${alias}.bonus_stake, 0) AS "${prefix}bonusStake"`,
      `coalesce(${alias}.bonus_payout, 0) AS "${prefix}bonusPayout"`,
    )
    .join(', ');

const roundColumns = (alias: string) =>
  `${alias}.id, ${alias}.external_id AS "externalId", ${alias}.member_id AS "memberId",
   ${alias}.game_id AS "gameId", ${alias}.currency, ${alias}.stake, ${alias}.payout,
   ${alias}.valid_stake AS "validStake", ${alias}.bet_count AS "betCount", ${alias}.win_count AS "winCount", ${alias}.state,
   ${alias}.bonus_id AS "bonusId", coalesce(${alias}.bonus_stake, 0) AS "bonusStake",
   coalesce(${alias}.bonus_payout, 0) AS "bonusPayout",
   coalesce(${alias}.bonus_counted, 0) AS "bonusCounted", ${alias}.slip_state AS "slipState"`;

const readIds = {
  name: 'gaming-ids',
  text: `SELECT nextval('provider_transactions_id_seq') AS id FROM generate_series(1, $1::int)`,
};

/*
 * `OFFSET 0` has what is asked for looked up one by one: of a table that was analysed while it was
 * empty the planner would sooner read all rows, however many have come since.
 */

const namedTransaction = `
  unnest($1::int[], $2::bigint[], $3::text[]) AS i (provider, scope, external)
  CROSS JOIN LATERAL (SELECT * FROM provider_transactions t
     WHERE t.provider_id = i.provider AND t.scope_member_id = i.scope
       AND t.external_id = i.external OFFSET 0) t`;

/** Every id an operation names: its own, and the bet a rollback undoes. */
const readTransactions = {
  name: 'gaming-transactions',
  text: `SELECT t.provider_id AS "providerId", ${transactionColumns('t', '')}
           FROM ${namedTransaction}`,
};

const readRounds = {
  name: 'gaming-rounds',
  text: `SELECT r.provider_id AS "providerId", ${roundColumns('r')}
           FROM unnest($1::int[], $2::bigint[], $3::text[]) AS i (provider, member, external)
          CROSS JOIN LATERAL (SELECT * FROM rounds r
             WHERE r.provider_id = i.provider AND r.member_id = i.member
               AND r.external_id = i.external OFFSET 0) r`,
};

/** The rounds of bets to undo, whatever round the rollback names. */
const readRolledRounds = {
  name: 'gaming-rolled-rounds',
  text: `SELECT r.provider_id AS "providerId", ${roundColumns('r')}
           FROM ${namedTransaction}
          CROSS JOIN LATERAL (SELECT * FROM rounds r
             WHERE r.member_id = t.member_id AND r.id = t.round_id OFFSET 0) r`,
};

/**
 * A session may stake while the login it came from stands and is not locked; a member who is blocked
 * has none. `idleLogin`: the login is to be noted as in use.
 */
const readSessions = {
  name: 'gaming-sessions',
  text: `SELECT g.session_token_hash AS hash, g.member_id AS "memberId", g.game_id AS "gameId",
                g.provider_id AS "providerId", g.currency, g.member_type AS "memberType",
                coalesce(g.ip, sessions.ip) AS ip, g.country,
                CASE WHEN sessions.last_seen_at < now() - interval '1 minute'
                       OR (credentials.idle_lock_minutes IS NOT NULL
                           AND sessions.active_at < now() - interval '10 seconds')
                     THEN sessions.id END AS "idleLogin"
           FROM game_sessions g
          CROSS JOIN LATERAL (SELECT * FROM sessions
             WHERE sessions.member_id = g.member_id AND sessions.id = g.login_session_id
            OFFSET 0) sessions
          CROSS JOIN LATERAL (SELECT * FROM credentials
             WHERE credentials.member_id = g.member_id OFFSET 0) credentials
          WHERE g.session_token_hash = ANY($1::bytea[]) AND g.ended_at IS NULL
            AND sessions.ended_at IS NULL AND sessions.created_at > now() - interval '24 hours'
            AND NOT ${sessionIsLocked}`,
};

const lockCampaigns = {
  name: 'gaming-campaigns',
  text: `SELECT provider_id AS "providerId", external_id AS "externalId", currency, cap, paid
           FROM provider_campaigns
          WHERE (provider_id, external_id) IN
            (SELECT * FROM unnest($1::int[], $2::text[])) ORDER BY 1, 2 FOR UPDATE`,
};

/** A statement of a batch and what is learnt from each row it answers. */
type Read = { statement: Statement; learn: (row: never, state: BatchState) => void };

function readsOf(batch: readonly PendingOperation[]): Read[] {
  const hashes = batch.flatMap(({ operation }) => operation.sessionHash ?? []);
  const rollbacks = batch.filter(isRollback);
  const promos = batch.filter(({ operation }) => operation.kind === 'promo_win');
  const grants = promos.flatMap(({ operation: { grantId } }) =>
    grantId && isGrantId(grantId) ? grantId : [],
  );
  const reads: (Read & { isNeeded: boolean })[] = [
    {
      isNeeded: true,
      statement: { ...readTransactions, values: namedTransactions(batch) },
      learn: learnTransaction,
    },
    {
      isNeeded: true,
      statement: { ...readRounds, values: namedRounds(batch) },
      learn: learnRound,
    },
    {
      isNeeded: rollbacks.length > 0,
      statement: { ...readRolledRounds, values: namedTransactions(rollbacks) },
      learn: learnRound,
    },
    {
      isNeeded: hashes.length > 0,
      statement: { ...readSessions, values: [hashes] },
      learn: learnSession,
    },
    {
      isNeeded: promos.length > 0,
      statement: { ...lockCampaigns, values: namedCampaigns(promos) },
      learn: learnCampaign,
    },
    {
      isNeeded: grants.length > 0,
      statement: lockGrants(grants),
      learn: learnGrant,
    },
  ];
  return reads.filter(({ isNeeded }) => isNeeded);
}

/** The reads of a batch, to be sent after its locks; `learnFacts` takes their answers. */
export function factStatements(batch: readonly PendingOperation[]): Statement[] {
  const ids = { ...readIds, values: [batch.length + batch.filter(isRollback).length] };
  return [ids, ...readsOf(batch).map(({ statement }) => statement)];
}

/** Fills the state with what the reads answered; answers fresh ids for each operation. */
export function learnFacts(
  state: BatchState,
  batch: readonly PendingOperation[],
  answers: readonly StatementAnswer[],
): FreshIds[] {
  const [ids, ...facts] = answers;
  for (const [at, { learn }] of readsOf(batch).entries()) {
    for (const row of facts[at]?.rows ?? []) learn(row as never, state);
  }
  const fresh = ((ids?.rows ?? []) as { id: bigint }[]).values();
  return batch.map((pending) => ({
    transaction: nextOf(fresh),
    tombstone: isRollback(pending) ? nextOf(fresh) : 0n,
  }));
}

const isRollback = ({ operation }: PendingOperation): boolean => operation.kind === 'rollback';

type OfProvider<T> = T & { providerId: number };
type SessionRow = NonNullable<SessionFacts> & { hash: Buffer; idleLogin: bigint | null };

function learnTransaction(
  { providerId, ...row }: OfProvider<StoredTransaction>,
  state: BatchState,
): void {
  state.knowTransaction(providerId, row);
}

function learnRound({ providerId, ...row }: OfProvider<StoredRound>, state: BatchState): void {
  state.knowRound(providerId, row);
}

function learnSession({ hash, idleLogin, ...facts }: SessionRow, state: BatchState): void {
  state.knowSession(hash, facts);
  if (idleLogin !== null) state.idleLogins.add(idleLogin);
}

function learnGrant(grant: RoundGrant, state: BatchState): void {
  state.grants.know(grant);
}

function learnCampaign(
  { currency, ...campaign }: Campaign & { currency: string },
  state: BatchState,
): void {
  const key = `${campaign.providerId} ${campaign.externalId} ${currency}`;
  state.campaigns.set(key, campaign);
}

function nextOf(ids: Iterator<{ id: bigint }>): bigint {
  const next = ids.next();
  if (next.done) throw new Error('A fresh id is missing.');
  return next.value.id;
}

type Column = NonNullable<Statement['values']>[number];

function namedRounds(batch: readonly PendingOperation[]): Column[] {
  return [
    batch.map(({ provider }) => provider.id),
    batch.map(({ operation }) => operation.memberId),
    batch.map(({ operation }) => operation.roundExternalId),
  ];
}

function namedCampaigns(promos: readonly PendingOperation[]): Column[] {
  return [
    promos.map(({ provider }) => provider.id),
    promos.map(({ operation }) => operation.campaignId),
  ];
}

function namedTransactions(batch: readonly PendingOperation[]): Column[] {
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

/**
 * Voiding an open round: every bet of it that stands is undone by the rule of a rollback, so that
 * the ledger, limits, pools and records hear of it as of any other. What its provider sends later
 * meets the round as voided: a win is refused, a rollback changes nothing, a repeated bet stays
 * undone.
 */
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { sendStatements } from '@bahati/server-kit/statement-group.ts';
import type { LookLock } from '#domains/system/asked-changes.ts';
import { readWalletIds, type WalletIds } from '#domains/wallet/accounts.ts';
import { type HouseAccounts, houseAccountIn } from '#domains/wallet/house-account.ts';
import { lockAccounts, transferStatements } from '#domains/wallet/ledger.ts';
import { usageStatements } from '#domains/wallet/play-guard.ts';
import type { Context } from '#platform/context.ts';
import { vendorOf } from './jackpot.rules.ts';
import {
  type GameFacts,
  idScope,
  type PendingOperation,
  type ProviderProfile,
  roundStates,
} from './operations.ts';
import { factStatements, learnFacts } from './read-facts.ts';
import { learnGuards } from './read-guards.ts';
import { learnPools } from './read-pools.ts';
import { undoBet } from './rollback.rules.ts';
import { WorkingState } from './working-state.ts';
import { operationStatements } from './write-operations.ts';

type VoidedRound = { memberId: bigint; stake: bigint };

type Found = {
  memberId: bigint;
  roundId: string;
  currency: Currency;
  gameCode: string;
  provider: Pick<ProviderProfile, 'id' | 'code' | 'isIdScopeGlobal'>;
  game: GameFacts;
};

type Locked = { state: number; stake: bigint; betCount: number; winCount: number };

/** What staff see of the round they decide on. */
export type SeenRound = {
  round: string;
  provider: string;
  game: string;
  memberId: string;
  state: 'open';
  currency: Currency;
  stake: string;
  bets: number;
};

/**
 * How an open round stands; locked, its member's accounts are until the transaction ends. Refuses
 * `not_found`, `round_not_open`, and `round_has_wins` for one that has paid already.
 */
export async function lookAtOpenRound(
  transaction: Transaction,
  id: bigint,
  lock: LookLock,
): Promise<SeenRound> {
  const found = await find(transaction, id);
  if (lock) await lockWallet(transaction, found);
  const { stake, betCount } = await readOpen(transaction, id);
  const { roundId, provider, gameCode, memberId, currency } = found;
  return {
    round: roundId,
    provider: provider.code,
    game: gameCode,
    memberId: memberId.toString(),
    state: 'open',
    currency,
    stake: toDecimal(stake, currency),
    bets: betCount,
  };
}

/** Voids a round within the caller's transaction. Refuses as looking at it does. */
export async function voidRound(
  { config }: Context,
  transaction: Transaction,
  id: bigint,
): Promise<VoidedRound> {
  const found = await find(transaction, id);
  const { wallet, locked } = await lockWallet(transaction, found);
  // Only under the lock is it certain that its provider does nothing with it meanwhile.
  const round = await readOpen(transaction, id);
  const state = new WorkingState(locked);
  const batch = await readBets(transaction, id, found, wallet);
  const houseAccounts: HouseAccounts = (kind, scope, currency) =>
    houseAccountIn(transaction, kind, scope, currency);
  learnFacts(state, batch, await sendStatements(transaction, factStatements(batch)));
  await learnGuards(state, transaction, config.BRAND, batch);
  await learnPools(state, transaction, houseAccounts, batch);
  for (const pending of batch) await undo(pending, state, houseAccounts);
  await sendStatements(transaction, [
    ...operationStatements(state),
    ...transferStatements(locked),
    ...usageStatements(state.guards.values()),
  ]);
  return { memberId: found.memberId, stake: round.stake };
}

async function lockWallet(transaction: Transaction, { memberId }: Found) {
  const [wallet] = await readWalletIds(transaction, [memberId]);
  if (!wallet) throw new Error(`The member ${memberId} has no wallet.`);
  return { wallet, locked: await lockAccounts(transaction, [wallet.cash, wallet.held]) };
}

async function find(transaction: Transaction, id: bigint): Promise<Found> {
  const { rows } = await transaction.query<
    Omit<Found, 'provider' | 'game'> & Found['provider'] & GameFacts & { providerId: number }
  >(
    `SELECT r.member_id AS "memberId", r.external_id AS "roundId", r.currency,
            p.id AS "providerId", p.code, p.is_id_scope_global AS "isIdScopeGlobal",
            g.id, g.game_code AS "gameCode", v.code AS "vendorCode"
       FROM rounds r JOIN provider_profiles p ON p.id = r.provider_id
            JOIN games g ON g.id = r.game_id JOIN vendors v ON v.id = g.vendor_id
      WHERE r.id = $1`,
    [id],
  );
  const row = rows[0];
  if (!row) throw new Refusal('not_found');
  const { memberId, roundId, currency, gameCode, providerId, code, isIdScopeGlobal } = row;
  return {
    memberId,
    roundId,
    currency,
    gameCode,
    provider: { id: providerId, code, isIdScopeGlobal },
    game: {
      id: row.id,
      vendorCode: row.vendorCode,
      isUnderMaintenance: false,
      minimumStake: null,
      maximumStake: null,
    },
  };
}

async function readOpen(transaction: Transaction, id: bigint): Promise<Locked> {
  const { rows } = await transaction.query<Locked>(
    `SELECT state, stake, bet_count AS "betCount", win_count AS "winCount"
       FROM rounds WHERE id = $1`,
    [id],
  );
  const round = rows[0];
  if (round?.state !== roundStates.open) throw new Refusal('round_not_open');
  if (round.winCount > 0) throw new Refusal('round_has_wins');
  return round;
}

/** Each bet that stands, as the rollback that would undo it. */
async function readBets(
  transaction: Transaction,
  id: bigint,
  { memberId, roundId, currency, gameCode, provider, game }: Found,
  wallet: WalletIds,
): Promise<PendingOperation[]> {
  const { rows } = await transaction.query<{ externalId: string }>(
    `SELECT external_id AS "externalId"
       FROM (SELECT * FROM provider_transactions WHERE id = $1
             UNION ALL
             SELECT * FROM provider_transactions WHERE round_id = $1 AND round_id <> id) t
      WHERE kind IN (1, 3) AND state = 1 ORDER BY id`,
    [id],
  );
  return rows.map(({ externalId: betExternalId }) => ({
    // Signing and asking are not needed here, and so no key is read.
    provider: {
      ...provider,
      signingKey: '',
      previousKey: null,
      previousKeyUntil: null,
      launchUrl: '',
      apiUrl: '',
      isUnknownRollbackOk: false,
    },
    game,
    wallet,
    operation: {
      kind: 'rollback',
      memberId,
      externalId: betExternalId,
      roundExternalId: roundId,
      gameCode,
      currency,
      stake: 0n,
      payout: 0n,
      closesRound: false,
      sessionHash: null,
      betExternalId,
      campaignId: null,
      jackpots: null,
    },
  }));
}

async function undo(
  pending: PendingOperation,
  state: WorkingState,
  houseAccounts: HouseAccounts,
): Promise<void> {
  const { operation, provider, wallet } = pending;
  const scope = idScope(provider, operation.memberId);
  const bet = state.transaction(provider.id, scope, operation.betExternalId ?? '');
  const round = state.round(provider.id, operation.memberId, operation.roundExternalId);
  if (!bet || !round) throw new Error(`A bet of the round ${operation.roundExternalId} is gone.`);
  const revenue = await houseAccounts('game_revenue', vendorOf(pending), wallet.currency);
  // Nothing is stored beside what is undone, so that no fresh ids are needed.
  const ids = { transaction: 0n, tombstone: 0n };
  undoBet({ ...pending, state, house: { revenue, promotion: 0n }, ids }, bet, round);
}

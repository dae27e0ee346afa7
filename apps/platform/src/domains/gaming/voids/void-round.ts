/**
 * Voiding a round: every bet of it that stands is undone by the rule of a rollback, so that ledger,
 * limits, pools and records hear of it as of any other. Every win is taken back in the same commit,
 * or nothing happens (ADR 18). What its provider sends later meets the round as voided: a win is
 * refused, a rollback changes nothing, a repeated bet stays undone.
 */
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { sendStatements } from '@bahati/server-kit/statement-group.ts';
import type { LookLock } from '#domains/system/approvals/approvals.ts';
import {
  operatorAccountIn,
  type OperatorAccounts,
  lockAccounts,
  type LockedAccounts,
  readWalletIds,
  transferStatements,
  type WalletIds,
} from '#domains/wallet/ledger/ledger.ts';
import { bonusStatements } from '#domains/wallet/bonuses/bonuses.ts';
import { usageStatements } from '#domains/wallet/limits/limits.ts';
import type { Context } from '#platform/context.ts';
import { ofRound, type PaidWin, readStanding } from './read-standing.ts';
import { missingFor, readRoundBonus, type RoundBonus } from './void-bonus.ts';
import {
  kindNumbers,
  transactionStates,
  factStatements,
  type GameFacts,
  idScope,
  learnFacts,
  learnBonuses,
  learnGuards,
  learnPools,
  type OperationCase,
  operationStatements,
  type PendingOperation,
  type ProviderProfile,
  reverseWin,
  undoBet,
  vendorOf,
  BatchState,
  cancelSlip,
  endBonusIfDone,
} from '#domains/gaming/wallet-calls/wallet-calls.ts';

/** What its member got back and gave back, in minor units. */
export type VoidedRound = Pick<Found, 'memberId' | 'currency'> & { stake: bigint; payout: bigint };

type Found = {
  memberId: bigint;
  roundId: string;
  currency: Currency;
  gameCode: string;
  isSeated: boolean;
  provider: Pick<ProviderProfile, 'id' | 'code' | 'isIdScopeGlobal'>;
  game: GameFacts;
};

/** What staff see of the round they decide on. */
export type SeenRound = {
  round: string;
  provider: string;
  game: string;
  memberId: string;
  state: 'open' | 'settled';
  currency: Currency;
  stake: string;
  payout: string;
  bets: number;
};

/**
 * How a round stands; locked, its member's accounts are until the transaction ends. Refuses
 * `not_found`, `round_voided`, `round_has_jackpot`, `seat_open`.
 */
export async function lookAtRound(
  transaction: Transaction,
  id: bigint,
  lock: LookLock,
): Promise<SeenRound> {
  const found = await find(transaction, id);
  if (lock) await lockWallet(transaction, found);
  const { state, stake, payout, betCount } = await readStanding(transaction, id);
  assertNobodySits(found, state);
  const { roundId, provider, gameCode, memberId, currency } = found;
  return {
    round: roundId,
    provider: provider.code,
    game: gameCode,
    memberId: memberId.toString(),
    state,
    currency,
    stake: toDecimal(stake, currency),
    payout: toDecimal(payout, currency),
    bets: betCount,
  };
}

/** Refuses `void_short` with what is `missing` where its member has less than is taken back. */
export async function assertVoidCovered(transaction: Transaction, id: bigint): Promise<void> {
  const found = await find(transaction, id);
  const { wallet, locked } = await lockWallet(transaction, found);
  const bonus = await readRoundBonus(transaction, id);
  const standing = await readStanding(transaction, id);
  assertNobodySits(found, standing.state);
  assertCovered(locked, wallet, standing, bonus);
}

/**
 * The stakes of a member who sits are chips at a table: given back as well they would be there
 * twice. His provider stands him up first, which closes the round. Refuses `seat_open`.
 */
function assertNobodySits({ isSeated }: Found, state: 'open' | 'settled'): void {
  if (isSeated && state === 'open') throw new Refusal('seat_open');
}

/** Voids a round within the caller's transaction. Refuses as both of the above do. */
export async function voidRound(
  { config }: Context,
  transaction: Transaction,
  id: bigint,
): Promise<VoidedRound> {
  const found = await find(transaction, id);
  const { wallet, locked } = await lockWallet(transaction, found);
  // Only under the lock is it certain that its provider does nothing with it meanwhile.
  const round = await readStanding(transaction, id);
  assertNobodySits(found, round.state);
  const bonus = await readRoundBonus(transaction, id);
  assertCovered(locked, wallet, round, bonus);
  const state = new BatchState(locked);
  const batch = await readBets(transaction, id, found, wallet);
  const operatorAccounts: OperatorAccounts = (kind, scope, currency) =>
    operatorAccountIn(transaction, kind, scope, currency);
  learnFacts(state, batch, await sendStatements(transaction, factStatements(batch)));
  await learnGuards(state, transaction, config.BRAND, batch);
  await learnPools(state, transaction, operatorAccounts, batch);
  await learnBonuses(state, transaction, batch);
  if (bonus) state.endedBonuses.set(bonus.id, bonus.state);
  const cases: OperationCase[] = [];
  for (const pending of batch) cases.push(await caseOf(pending, state, operatorAccounts, id));
  if (round.isSlip && cases[0]) {
    cancelSlip(cases[0], roundOf(cases[0]));
  } else {
    for (const current of cases) undo(current);
    for (const paid of round.wins) takeBack(cases[0], paid);
    if (cases[0]) endBonusIfDone(cases[0]);
  }
  await sendStatements(transaction, [
    ...operationStatements(state),
    ...transferStatements(locked),
    ...usageStatements(state.guards.values()),
    ...bonusStatements(state.changedBonuses),
  ]);
  const { memberId, currency } = found;
  return { memberId, currency, stake: round.stake, payout: round.payout };
}

/** A win is taken back whole or not at all: no member's account is ever below nothing. */
function assertCovered(
  locked: LockedAccounts,
  { cash, currency }: WalletIds,
  round: { stake: bigint; payout: bigint },
  bonus: RoundBonus | undefined,
): void {
  const missing = missingFor(round, locked.balance(cash), bonus);
  if (missing > 0n) {
    throw new Refusal('void_short', { missing: toDecimal(missing, currency), currency });
  }
}

async function lockWallet(transaction: Transaction, { memberId }: Found) {
  const [wallet] = await readWalletIds(transaction, [memberId]);
  if (!wallet) throw new Error(`The member ${memberId} has no wallet.`);
  return { wallet, locked: await lockAccounts(transaction, [wallet.cash, wallet.held]) };
}

async function find(transaction: Transaction, id: bigint): Promise<Found> {
  const { rows } = await transaction.query<
    Omit<Found, 'provider' | 'game'> &
      Found['provider'] &
      Pick<GameFacts, 'id' | 'vendorCode' | 'category'> & { providerId: number }
  >(
    `SELECT r.member_id AS "memberId", r.external_id AS "roundId", r.currency,
            p.id AS "providerId", p.code, p.is_id_scope_global AS "isIdScopeGlobal",
            g.id, g.category, g.game_code AS "gameCode", g.is_seated AS "isSeated",
            v.code AS "vendorCode"
       FROM rounds r JOIN provider_profiles p ON p.id = r.provider_id
            JOIN games g ON g.id = r.game_id JOIN vendors v ON v.id = g.vendor_id
      WHERE r.id = $1 AND r.grant_id IS NULL`,
    [id],
  );
  const row = rows[0];
  if (!row) throw new Refusal('not_found');
  const { memberId, roundId, currency, gameCode, isSeated, providerId, code } = row;
  return {
    memberId,
    roundId,
    currency,
    gameCode,
    isSeated,
    provider: { id: providerId, code, isIdScopeGlobal: row.isIdScopeGlobal },
    game: {
      id: row.id,
      vendorCode: row.vendorCode,
      category: row.category,
      isUnderMaintenance: false,
      minimumStake: null,
      maximumStake: null,
    },
  };
}

/** Each bet that stands, as the rollback that would undo it. */
async function readBets(
  transaction: Transaction,
  id: bigint,
  { memberId, roundId, currency, gameCode, provider, game }: Found,
  wallet: WalletIds,
): Promise<PendingOperation[]> {
  const { rows } = await transaction.query<{ externalId: string }>(
    `SELECT external_id AS "externalId" FROM ${ofRound}
      WHERE kind IN (${kindNumbers.bet}, ${kindNumbers.betwin}, ${kindNumbers.reserve})
        AND state = ${transactionStates.applied} ORDER BY id`,
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
      mayVoidRounds: false,
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
      validStake: null,
      sessionHash: null,
      betExternalId,
      campaignId: null,
      jackpots: null,
    },
  }));
}

async function caseOf(
  pending: PendingOperation,
  state: BatchState,
  operatorAccounts: OperatorAccounts,
  roundId: bigint,
): Promise<OperationCase> {
  const { currency } = pending.wallet;
  const revenue = await operatorAccounts('game_revenue', vendorOf(pending), currency);
  const bonuses = await operatorAccounts('promotion_cost', 'bonus', currency);
  // Nothing is stored beside what is undone; what a slip gives back is named by its round.
  const ids = { transaction: roundId, tombstone: 0n };
  const bonus = { stake: 0n, payout: 0n };
  return {
    ...pending,
    state,
    house: { revenue, promotion: 0n, bonuses, receivable: 0n },
    ids,
    bonus,
  };
}

function roundOf({ operation, provider, state }: OperationCase) {
  const round = state.round(provider.id, operation.memberId, operation.roundExternalId);
  if (!round) throw new Error(`The round ${operation.roundExternalId} is gone.`);
  return round;
}

function undo(current: OperationCase): void {
  const { operation, provider, state } = current;
  const scope = idScope(provider, operation.memberId);
  const bet = state.transaction(provider.id, scope, operation.betExternalId ?? '');
  if (!bet) throw new Error(`A bet of the round ${operation.roundExternalId} is gone.`);
  undoBet(current, bet, roundOf(current));
}

function takeBack(current: OperationCase | undefined, { win, paidAt }: PaidWin): void {
  if (!current) throw new Error(`The win ${win.id} has no bet that stands.`);
  reverseWin(current, win, roundOf(current), paidAt);
}

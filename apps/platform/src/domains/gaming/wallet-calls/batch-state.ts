/**
 * What a batch knows while it is decided: stored rows as read under the members' locks, changed
 * in memory by each decision so that the next one in the batch sees it, and written at its end.
 */
import type { LockedAccounts } from '#domains/wallet/ledger/ledger.ts';
import type { BonusState, PlayedBonus } from '#domains/wallet/bonuses/bonuses.ts';
import type { PlayGuard } from '#domains/wallet/limits/limits.ts';
import { GrantsOfBatch } from '#domains/gaming/free-rounds/reported/reported.ts';
import { OwedOfBatch } from '#domains/wallet/receivables/receivables.ts';
import { SlipsOfBatch } from './slips-of-batch.ts';
import type { StakeGate } from './stake-gate.ts';
import type {
  PendingOperation,
  SessionFacts,
  StoredRound,
  StoredTransaction,
} from './operations.ts';

export type Campaign = { providerId: number; externalId: string; cap: bigint; paid: bigint };

/**
 * Operator accounts: a vendor's revenue, prizes of campaigns, what bonuses are paid from, and of
 * operations on slips what members owe the provider.
 */
export type OperatorIds = {
  revenue: bigint;
  promotion: bigint;
  bonuses: bigint;
  receivable: bigint;
};

/**
 * Ids for the rows an operation may make; a round has the id of the operation that opens it, and only a
 * rollback may leave a tombstone: of all others its id is 0.
 */
export type FreshIds = { transaction: bigint; tombstone: bigint };

export type OperationCase = PendingOperation & {
  state: BatchState;
  house: OperatorIds;
  ids: FreshIds;
  /** What of its stake and payout turned out to be bonus money. */
  bonus: { stake: bigint; payout: bigint };
};

export class BatchState {
  readonly locked: LockedAccounts;
  readonly #transactions = new Lookup<StoredTransaction>();
  readonly #rounds = new Lookup<StoredRound>();
  readonly #sessions = new Map<string, SessionFacts>();
  readonly campaigns = new Map<string, Campaign>();
  /** Grants of free rounds that operations of the batch report on. */
  readonly grants = new GrantsOfBatch();
  /** Jackpot pools that operations of the batch touch, by vendor, level and currency. */
  readonly pools = new Map<string, { id: bigint; balance: bigint }>();
  /** The guards of members who have limits or an exclusion, and of those alone. */
  guards: ReadonlyMap<bigint, PlayGuard> = new Map();
  /** The active bonuses of members who have one, by member. */
  readonly bonuses = new Map<bigint, PlayedBonus>();
  /** How bonuses of voided rounds ended, by bonus. */
  readonly endedBonuses = new Map<bigint, BonusState>();
  readonly changedBonuses = new Set<PlayedBonus>();
  /** When bets that guarded members roll back were taken, by the bet's id. */
  takenAt: ReadonlyMap<bigint, Date> = new Map();
  /** When slips of guarded members were settled, by their rounds' ids. */
  settledAt: ReadonlyMap<bigint, Date> = new Map();
  readonly slips = new SlipsOfBatch();
  /** Groups of slips that take further ones, of those that slips of the batch belong to. */
  openGroups: ReadonlySet<bigint> = new Set();
  /** What members owe providers; of members who owe nothing nothing is read. */
  readonly owed = new OwedOfBatch();
  /** Login sessions that only play and were last seen a minute ago or longer. */
  readonly idleLogins = new Set<bigint>();
  /** Closes stakes to a place or a game; stays open where none are taken. */
  stakeRefusal: StakeGate['refusal'] = () => undefined;
  readonly newTransactions: (StoredTransaction & { providerId: number })[] = [];
  readonly newRounds: (StoredRound & { providerId: number })[] = [];
  /** The new states of stored operations, by their ids. */
  readonly changedTransactions = new Map<bigint, number>();
  readonly changedRounds = new Set<StoredRound>();
  readonly changedCampaigns = new Set<Campaign>();

  constructor(locked: LockedAccounts) {
    this.locked = locked;
  }

  knowTransaction(providerId: number, row: StoredTransaction): void {
    const { scopeMemberId: scope, externalId } = row;
    if (!this.#transactions.find(providerId, scope, externalId)) {
      this.#transactions.add(providerId, scope, externalId, row);
    }
  }

  knowRound(providerId: number, row: StoredRound): void {
    const { memberId, externalId } = row;
    if (!this.#rounds.find(providerId, memberId, externalId)) {
      this.#rounds.add(providerId, memberId, externalId, row);
    }
  }

  knowSession(hash: Uint8Array, facts: SessionFacts): void {
    this.#sessions.set(hashKey(hash), facts);
  }

  transaction(providerId: number, scope: bigint, externalId: string) {
    return this.#transactions.find(providerId, scope, externalId);
  }

  round(providerId: number, memberId: bigint, externalId: string) {
    return this.#rounds.find(providerId, memberId, externalId);
  }

  session(hash: Uint8Array): SessionFacts {
    return this.#sessions.get(hashKey(hash)) ?? null;
  }

  addTransaction(providerId: number, row: StoredTransaction): void {
    this.#transactions.add(providerId, row.scopeMemberId, row.externalId, row);
    this.newTransactions.push(Object.assign(row, { providerId }));
  }

  addRound(providerId: number, row: StoredRound): void {
    this.#rounds.add(providerId, row.memberId, row.externalId, row);
    this.newRounds.push(Object.assign(row, { providerId }));
  }

  /** Marks a stored round as changed; one that is new in this batch is written anyway. */
  changeRound(round: StoredRound, change: Partial<StoredRound>): void {
    Object.assign(round, change);
    if (!('providerId' in round)) this.changedRounds.add(round);
  }

  changeTransactionState(transaction: StoredTransaction, state: number): void {
    transaction.state = state;
    if (!('providerId' in transaction)) this.changedTransactions.set(transaction.id, state);
  }
}

type Found<T> = { providerId: number; memberId: bigint; row: T };

/** Rows by a provider's id of them, which few others have: numbers are compared, not written as text. */
class Lookup<T> {
  readonly #byId = new Map<string, Found<T>[]>();

  find(providerId: number, memberId: bigint, externalId: string): T | undefined {
    const sameId = this.#byId.get(externalId);
    return sameId?.find((one) => one.memberId === memberId && one.providerId === providerId)?.row;
  }

  add(providerId: number, memberId: bigint, externalId: string, row: T): void {
    const found = { providerId, memberId, row };
    const others = this.#byId.get(externalId);
    if (others) others.unshift(found);
    else this.#byId.set(externalId, [found]);
  }
}

function hashKey(hash: Uint8Array): string {
  return Buffer.from(hash.buffer, hash.byteOffset, hash.byteLength).toString('latin1');
}

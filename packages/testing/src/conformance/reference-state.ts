/** What the reference wallet keeps. */
import type { BatchOperation } from '@bahati/contract/games-provider/wallet.ts';
import type { SportsOperation } from '@bahati/contract/games-provider/sports.ts';
import type { ReferenceGrant } from './reference-grants.ts';
import type { Currency } from '@bahati/money/currencies.ts';

export type ReferenceMember = {
  id: string;
  currency: Currency;
  balance: bigint;
  canBet: boolean;
};

export type ReferenceRound = {
  gameCode: string;
  /** Bets that stand. */
  betCount: number;
  winCount: number;
  /** Minor units that stand. */
  staked: bigint;
  /** Minor units of all wins. */
  paid: bigint;
  /** What of them counts as turnover, as the operation said that closed it; null: nothing said. */
  validStake: bigint | null;
  state: 'open' | 'closed' | 'voided';
};

/** Minor units. `paid` is all that stands paid, `cashedOut` what of it was paid in parts. */
export type ReferenceSlip = {
  gameCode: string;
  stake: bigint;
  paid: bigint;
  cashedOut: bigint;
  /** What of the stake counts; null: it is open. */
  counts: bigint | null;
  state: 'reserved' | 'confirmed' | 'settled' | 'cancelled';
  /** The group it came into. */
  group?: string;
};

/** A group takes slips while it is open; `close` is what has ended them, and its content in one text. */
export type ReferenceGroup = {
  state: 'open' | 'ended';
  closed: number;
  close?: { id: string; content: string };
};

export type ReferenceTransaction = {
  platformId: string;
  memberId: string;
  /** What the operation was, in one text: kind, amounts, currency, round, member, game. */
  content: string;
  kind: BatchOperation['kind'] | SportsOperation['kind'];
  roundId: string;
  stake: bigint;
  /** What a bet set aside, by pool. */
  added: ReadonlyMap<string, bigint>;
  state: 'applied' | 'rolled_back' | 'tombstone';
};

export type ReferenceProfile = {
  isIdScopeGlobal: boolean;
  isUnknownRollbackOk: boolean;
  /** May have rounds voided that are closed; absent: not. */
  mayVoidRounds?: boolean;
};

export type ReferenceSession = { memberId: string; gameCode: string; hasEnded: boolean };

export type Answer =
  | { success: true; value: Record<string, unknown> }
  | { success: false; code: string; details?: Record<string, unknown> };

export type ReferenceState = ReturnType<typeof createReferenceState>;

export const createReferenceState = (profile: ReferenceProfile) => ({
  profile,
  gameCodes: new Set<string>(),
  /** Games the operator closed: no stake passes. */
  closed: new Set<string>(),
  /** The stakes in force of games that the operator has narrowed, by their code. */
  stakes: new Map<string, { minimum: bigint; maximum: bigint }>(),
  members: new Map<string, ReferenceMember>(),
  sessions: new Map<string, ReferenceSession>(),
  launches: new Map<string, { memberId: string; gameCode: string; expiresAt: number }>(),
  transactions: new Map<string, ReferenceTransaction>(),
  rounds: new Map<string, ReferenceRound>(),
  /** Bet slips, by their member and round. */
  slips: new Map<string, ReferenceSlip>(),
  /** Groups of slips, by their game, currency and id. */
  groups: new Map<string, ReferenceGroup>(),
  /** What members owe, in minor units. */
  owed: new Map<string, bigint>(),
  /** Grants of free rounds, by their id. */
  grants: new Map<string, ReferenceGrant>(),
  /** What is left of each campaign a prize may be paid from. */
  campaigns: new Map<string, bigint>(),
  /** What each jackpot pool holds, by level and currency. */
  pools: new Map<string, bigint>(),
  nextPlatformId: 1,
});

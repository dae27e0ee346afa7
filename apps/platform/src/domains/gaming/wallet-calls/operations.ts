/**
 * The operations a games provider asks for, in one shape, and what is known when one is decided.
 * Numbers stand for kinds and states as the tables store them.
 */
import type { SportsRefusal } from '@bahati/contract/games-provider/sports.ts';
import type { OperationRefusal } from '@bahati/contract/games-provider/wallet.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { WalletIds } from '#domains/wallet/ledger/ledger.ts';
import type { SlipGroup } from '#domains/gaming/slip-groups/slip-groups.ts';
import type { LimitReached } from '#domains/wallet/limits/limits.ts';
import { type JackpotMoves, jackpotText } from './jackpot-moves.ts';

export const kindNumbers = {
  bet: 1,
  win: 2,
  betwin: 3,
  rollback: 4,
  promo_win: 5,
  reserve: 6,
  confirm: 7,
  settle: 8,
  unsettle: 9,
  resettle: 10,
  cancel: 11,
  cash_out: 12,
  adjust: 13,
} as const;
export type OperationKind = keyof typeof kindNumbers;

export const transactionStates = { applied: 1, rolledBack: 2, tombstone: 3 } as const;
export const roundStates = { open: 1, settled: 2, voided: 3 } as const;
/** `unknown`: cancelled before its reserve arrived. */
export const slipStates = { unknown: 0, reserved: 1, confirmed: 2 } as const;

/** Operations that take a stake. */
export const isStaking = (kind: OperationKind) =>
  kind === 'bet' || kind === 'betwin' || kind === 'reserve';

/** An operation as a provider sent it, amounts in minor units. */
export type Operation = {
  kind: OperationKind;
  memberId: bigint;
  externalId: string;
  roundExternalId: string;
  gameCode: string;
  currency: Currency;
  stake: bigint;
  payout: bigint;
  /** Closes the round: a win that says so, and every betwin. */
  closesRound: boolean;
  /** What of the round's stake counts as turnover, as the closing operation says; null: all. */
  validStake: bigint | null;
  /** Bets only: sha256 of the session token. */
  sessionHash: Uint8Array | null;
  /** Rollbacks only: the bet to undo. */
  betExternalId: string | null;
  campaignId: string | null;
  /** A free round of this grant; absent or null: none. */
  grantId?: string | null;
  /** What moves between the operator and its pools; null in almost every operation. */
  jackpots: JackpotMoves | null;
  /** Operations on slips only. */
  slip?: SlipTerms;
};

/** What an operation on a slip says beside amounts. An adjustment's payout may be below nothing. */
export type SlipTerms = {
  /** Decimal odds in thousandths, of reserve and confirm; null: of another, or a slip without. */
  odds: bigint | null;
  legs: number | null;
  /** Of a reserve: its group, and whether it is confirmed in the same step. */
  group: SlipGroup | null;
  isAccepted: boolean;
  freeBetId: string | null;
  /** The reason of a cancellation or an adjustment. */
  reason: string;
};

/** The rules in which providers differ, and who this one is. */
export type ProviderProfile = {
  id: number;
  code: string;
  signingKey: string;
  /** The key before, good until then: a provider changes over while it plays on. */
  previousKey: string | null;
  previousKeyUntil: Date | null;
  launchUrl: string;
  apiUrl: string;
  isIdScopeGlobal: boolean;
  isUnknownRollbackOk: boolean;
  /** May have rounds voided that it closed. */
  mayVoidRounds: boolean;
};

/** Minor units; null: no bound on that side. */
export type StakesInForce = { minimumStake: bigint | null; maximumStake: bigint | null };

/** What the catalogue says of the game; absent when the provider has no such game. */
export type GameFacts = StakesInForce & {
  id: number;
  vendorCode: string;
  category: string;
  isUnderMaintenance: boolean;
};

/** A stored operation. */
export type StoredTransaction = {
  id: bigint;
  externalId: string;
  scopeMemberId: bigint;
  kind: number;
  state: number;
  memberId: bigint;
  roundId: bigint | null;
  roundExternalId: string;
  gameId: number;
  currency: string;
  stake: bigint;
  payout: bigint;
  validStake: bigint | null;
  /** What of the stake, and of the payout, was bonus money. */
  bonusStake: bigint;
  bonusPayout: bigint;
  detail: string;
};

export type StoredRound = {
  id: bigint;
  externalId: string;
  memberId: bigint;
  gameId: number;
  currency: string;
  stake: bigint;
  payout: bigint;
  /** What of the stake counts as turnover; null: the round is open, or nobody said and all does. */
  validStake: bigint | null;
  betCount: number;
  winCount: number;
  state: number;
  /** The bonus it counts for: the one that was active as it was opened. */
  bonusId: bigint | null;
  /** What of stake and payout was bonus money, and what was counted as wagered. */
  bonusStake: bigint;
  bonusPayout: bigint;
  bonusCounted: bigint;
  /** Null: a round of a game. */
  slipState: number | null;
  /** Of a slip that is new: the group it belongs to. */
  groupId?: bigint | null;
};

/** Of a slip, what was paid of it in parts before it was over, and what of that was bonus money. */
export type StoredSlip = { roundId: bigint; cashedOut: bigint; cashedOutBonus: bigint };

/** What the session token of a bet proves, all false when it is unknown or ended. */
export type SessionFacts = {
  memberId: bigint;
  gameId: number;
  providerId: number;
  currency: string;
  memberType: number;
  /** Where the game was launched from. */
  ip: string | null;
  country: string | null;
} | null;

export type Applied = {
  transactionId: bigint;
  balance: bigint;
  isDuplicate: boolean;
  /** What the member owes the provider. */
  owed: bigint;
};

export type RefusalCode = OperationRefusal | SportsRefusal;

export type Outcome =
  | { ok: true; applied: Applied }
  | {
      ok: false;
      code: RefusalCode;
      balance?: bigint;
      limit?: LimitReached;
      stakes?: StakesInForce;
      /** The largest stake that may use bonus money. */
      largest?: bigint;
    };

/** One operation on its way through a batch. */
export type PendingOperation = {
  provider: ProviderProfile;
  game: GameFacts | undefined;
  wallet: WalletIds;
  operation: Operation;
};

/** What else belongs to the content of an operation, as one text that is compared. */
export function contentDetail(operation: Operation): string {
  if (operation.slip) return slipDetail(operation, operation.slip);
  if (operation.kind === 'rollback') return operation.betExternalId ?? '';
  if (operation.kind === 'promo_win') {
    const { campaignId, grantId } = operation;
    return grantId ? `${campaignId} ${grantId}` : (campaignId ?? '');
  }
  const closed = operation.kind === 'win' && operation.closesRound ? 'closed' : '';
  return operation.jackpots ? `${closed} ${jackpotText(operation.jackpots)}`.trim() : closed;
}

function slipDetail({ kind, closesRound }: Operation, slip: SlipTerms): string {
  const { odds, legs, reason } = slip;
  if (kind === 'cash_out') return closesRound ? 'whole' : 'part';
  if (kind === 'reserve') {
    const named = [
      odds,
      legs,
      slip.isAccepted && 'accepted',
      slip.group && `@${slip.group.externalId}`,
    ];
    return named.filter(Boolean).join(' ');
  }
  if (odds === null) return reason;
  return `${odds}`;
}

/** The member an id counts within: 0 where the provider's ids are global. */
export function idScope(provider: ProviderProfile, memberId: bigint): bigint {
  return provider.isIdScopeGlobal ? 0n : memberId;
}

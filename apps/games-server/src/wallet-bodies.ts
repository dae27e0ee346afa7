/** What the wallet is told of a stake, a payout and an undoing, by itself or among others. */
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';

/** A round as a call names it that is not about its stake. */
export type NamedRound = {
  externalId: string;
  memberId: string;
  gameCode: string;
  currency: Currency;
};

/** A stake of a round that is paid later, under an id of its own. */
export type WalletStake = { transactionId: string; platformToken: string; stake: bigint };

export function named(round: NamedRound) {
  return {
    memberId: round.memberId,
    roundId: round.externalId,
    gameCode: round.gameCode,
    currency: round.currency,
  };
}

export function betBody(round: NamedRound, stake: WalletStake) {
  return {
    ...named(round),
    transactionId: stake.transactionId,
    sessionToken: stake.platformToken,
    amount: toDecimal(stake.stake, round.currency),
  };
}

/** What of the stake counts as turnover; null: nothing is said, and all of it does. */
export function validPart(validStake: bigint | null | undefined, currency: Currency) {
  return typeof validStake === 'bigint' ? { validStake: toDecimal(validStake, currency) } : {};
}

/** Closes the round. */
export function winBody(round: NamedRound, payout: bigint, validStake: bigint | null) {
  return {
    ...named(round),
    transactionId: `${round.externalId}-w`,
    amount: toDecimal(payout, round.currency),
    roundClosed: true,
    ...validPart(validStake, round.currency),
  };
}

/** What a free round won, and the grant it is of. */
export type GrantedWin = { externalId: string; campaignId: string; payout: bigint };

export function promoWinBody(
  round: NamedRound,
  { externalId: grantId, campaignId, payout }: GrantedWin,
) {
  return {
    ...named(round),
    transactionId: round.externalId,
    campaignId,
    grantId,
    amount: toDecimal(payout, round.currency),
  };
}

export function rollbackBody(round: NamedRound, betTransactionId: string) {
  return {
    ...named(round),
    transactionId: `${betTransactionId}-rb`,
    betTransactionId,
  };
}

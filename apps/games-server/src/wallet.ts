/**
 * The platform's wallet as this provider sees it: the signed calls of contract/games-provider over
 * HTTP and nothing else. Each answer about money is one of three: it happened, it was refused and
 * did not, or nobody knows.
 */
import { gamesProviderCalls } from '@bahati/contract/games-provider/calls.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { callSigned } from '@bahati/server-kit/signed-caller.ts';
import type { StoredJackpot } from './rounds/stored-round.ts';
import type { Config } from './config.ts';
import {
  type BetwinAnswer,
  type PromoAnswer,
  promised,
  type RollbackAnswer,
  staked,
  undone,
  type VoidAnswer,
  voided,
  type WinAnswer,
  won,
} from './wallet-answers.ts';
import { createBatches } from './wallet-batches.ts';
import {
  betBody,
  type GrantedWin,
  named,
  type NamedRound,
  promoWinBody,
  rollbackBody,
  validPart,
  type WalletStake,
  winBody,
} from './wallet-bodies.ts';

/** The platform answers within 3 s (W15); what comes later is no answer. */
const timeoutMs = 3_500;
/** Many members' rounds are voided in one transaction. */
const voidingTimeoutMs = 20_000;
/** A launch token is taken once: a late answer is of use to whoever asks again. */
const openingTimeoutMs = 15_000;

export type WalletRound = {
  externalId: string;
  memberId: string;
  gameCode: string;
  currency: Currency;
  platformToken: string;
  stake: bigint;
  payout: bigint;
  validStake: bigint | null;
  /** What it moves between the operator and its pools. */
  jackpots?: readonly StoredJackpot[] | null;
};

export type Wallet = ReturnType<typeof createWallet>;

export function createWallet(
  config: Pick<Config, 'PLATFORM_URL' | 'PROVIDER_CODE' | 'PROVIDER_KEY'>,
) {
  const options = {
    baseUrl: config.PLATFORM_URL,
    sender: config.PROVIDER_CODE,
    key: config.PROVIDER_KEY,
    timeoutMs,
  };
  const opening = { ...options, timeoutMs: openingTimeoutMs };
  return {
    /** Throws an OutsideRefusal or an OutsideFault. */
    authenticate: (launchToken: string) =>
      callSigned(opening, gamesProviderCalls, 'POST /provider/v1/authenticate', {
        body: { launchToken },
      }),

    /** Throws an OutsideRefusal or an OutsideFault. */
    balance: ({ memberId, currency }: Pick<WalletRound, 'memberId' | 'currency' | 'gameCode'>) =>
      callSigned(options, gamesProviderCalls, 'POST /provider/v1/balance', {
        body: { memberId, currency },
      }),

    /** Which of these take no stake from anybody now. Throws an OutsideRefusal or an OutsideFault. */
    async closedGames(gameCodes: readonly string[]): Promise<readonly string[]> {
      const body = { gameCodes: [...gameCodes] };
      const call = 'POST /provider/v1/games/closed';
      return (await callSigned(options, gamesProviderCalls, call, { body })).closed;
    },

    /** Takes the stake and pays the round in one call; the same round may be sent again. */
    async betwin(round: WalletRound): Promise<BetwinAnswer> {
      const body = {
        ...named(round),
        transactionId: round.externalId,
        sessionToken: round.platformToken,
        stake: toDecimal(round.stake, round.currency),
        payout: toDecimal(round.payout, round.currency),
        ...validPart(round.validStake, round.currency),
        ...jackpotMoves(round),
      };
      return staked(callSigned(options, gamesProviderCalls, 'POST /provider/v1/betwin', { body }));
    },

    ...callsOfActedRounds(options),

    /** Reports a free round, which no stake was taken for; the same round may be sent again. */
    async promoWin(round: NamedRound, granted: GrantedWin): Promise<PromoAnswer> {
      const body = promoWinBody(round, granted);
      return promised(
        callSigned(options, gamesProviderCalls, 'POST /provider/v1/promo_win', { body }),
      );
    },

    /** Undoes a stake, also one that never arrived, so that it never can. */
    async rollBack(
      round: NamedRound,
      betTransactionId = round.externalId,
    ): Promise<RollbackAnswer> {
      const body = rollbackBody(round, betTransactionId);
      return undone(
        callSigned(options, gamesProviderCalls, 'POST /provider/v1/rollback', { body }),
      );
    },

    ...voidsOfRounds(options),
    ...createBatches(options),
  };
}

function jackpotMoves({ jackpots, currency }: Pick<WalletRound, 'jackpots' | 'currency'>) {
  const text = (amount: bigint) => toDecimal(amount, currency);
  const added = (jackpots ?? []).filter(({ contribution }) => contribution > 0n);
  const won = jackpots?.find((jackpot) => jackpot.won !== null);
  return {
    ...(added.length > 0 && {
      jackpotContributions: added.map(({ level, contribution }) => ({
        level,
        amount: text(contribution),
      })),
    }),
    ...(won && {
      jackpotWin: { level: won.level, amount: text(won.won ?? 0n), seed: text(won.seed ?? 0n) },
    }),
  };
}

/** Rounds with acts take their stakes first and are paid when they are over. */
function callsOfActedRounds(options: Parameters<typeof callSigned>[0]) {
  return {
    /** Takes a stake of a round that goes on; the same id may be sent again. */
    async bet(round: NamedRound, stake: WalletStake): Promise<BetwinAnswer> {
      const body = betBody(round, stake);
      return staked(callSigned(options, gamesProviderCalls, 'POST /provider/v1/bet', { body }));
    },

    /** Pays a round whose stakes were taken and closes it; there is no "no" to it. */
    async win(round: NamedRound, payout: bigint, validStake: bigint | null): Promise<WinAnswer> {
      const body = winBody(round, payout, validStake);
      return won(callSigned(options, gamesProviderCalls, 'POST /provider/v1/win', { body }));
    },
  };
}

function voidsOfRounds(options: Parameters<typeof callSigned>[0]) {
  const longer = { ...options, timeoutMs: voidingTimeoutMs };
  return {
    /** Voids rounds that were paid, all of them or none; the same may be asked again. */
    async voidRounds(
      rounds: readonly Pick<NamedRound, 'externalId' | 'memberId' | 'gameCode'>[],
      { reason, asked, approved }: { reason: string; asked: string; approved: string },
    ): Promise<VoidAnswer> {
      const named = rounds.map(({ externalId: roundId, memberId, gameCode }) => {
        return { roundId, memberId, gameCode };
      });
      const body = { rounds: named, reason, decidedBy: { asked, approved } };
      return voided(
        callSigned(longer, gamesProviderCalls, 'POST /provider/v1/rounds/void', { body }),
      );
    },
  };
}

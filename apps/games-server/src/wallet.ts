/**
 * The platform's wallet as this provider sees it: the signed calls of contract/games-provider over
 * HTTP and nothing else. Each answer about money is one of three: it happened, it was refused and
 * did not, or nobody knows.
 */
import { gamesProviderCalls } from '@bahati/contract/games-provider/calls.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { callSigned, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { StoredJackpot } from './rounds/stored-round.ts';
import type { Config } from './config.ts';
import {
  type BetwinAnswer,
  type RollbackAnswer,
  staked,
  unknown,
  type WinAnswer,
  won,
} from './wallet-answers.ts';

/** The platform answers within 3 s (W15); what comes later is no answer. */
const timeoutMs = 3_500;

export type WalletRound = {
  externalId: string;
  memberId: bigint;
  gameCode: string;
  currency: Currency;
  platformToken: string;
  stake: bigint;
  payout: bigint;
  /** What it moves between the house and its pools. */
  jackpots?: readonly StoredJackpot[] | null;
};

/** A stake of a round that is paid later, under an id of its own. */
export type WalletStake = { transactionId: string; platformToken: string; stake: bigint };

/** A round as a call names it that is not about its stake. */
export type NamedRound = Pick<WalletRound, 'externalId' | 'memberId' | 'gameCode' | 'currency'>;

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
  return {
    /** Throws an OutsideRefusal or an OutsideFault. */
    authenticate: (launchToken: string) =>
      callSigned(options, gamesProviderCalls, 'POST /provider/v1/authenticate', {
        body: { launchToken },
      }),

    /** Throws an OutsideRefusal or an OutsideFault. */
    balance: ({ memberId, currency }: Pick<WalletRound, 'memberId' | 'currency' | 'gameCode'>) =>
      callSigned(options, gamesProviderCalls, 'POST /provider/v1/balance', {
        body: { memberId: memberId.toString(), currency },
      }),

    /** Takes the stake and pays the round in one call; the same round may be sent again. */
    async betwin(round: WalletRound): Promise<BetwinAnswer> {
      const body = {
        ...named(round),
        transactionId: round.externalId,
        sessionToken: round.platformToken,
        stake: toDecimal(round.stake, round.currency),
        payout: toDecimal(round.payout, round.currency),
        ...jackpotMoves(round),
      };
      return staked(callSigned(options, gamesProviderCalls, 'POST /provider/v1/betwin', { body }));
    },

    ...callsOfActedRounds(options),

    /** Undoes a stake, also one that never arrived, so that it never can. */
    async rollBack(
      round: NamedRound,
      betTransactionId = round.externalId,
    ): Promise<RollbackAnswer> {
      const body = {
        ...named(round),
        transactionId: `${betTransactionId}-rb`,
        betTransactionId,
      };
      try {
        await callSigned(options, gamesProviderCalls, 'POST /provider/v1/rollback', { body });
        return { kind: 'undone' };
      } catch (error) {
        if (error instanceof OutsideRefusal && error.code === 'bet_not_found') {
          return { kind: 'undone' };
        }
        if (error instanceof OutsideRefusal && error.code === 'bet_has_wins') {
          return { kind: 'stands' };
        }
        return unknown(error);
      }
    },
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
      const body = {
        ...named(round),
        transactionId: stake.transactionId,
        sessionToken: stake.platformToken,
        amount: toDecimal(stake.stake, round.currency),
      };
      return staked(callSigned(options, gamesProviderCalls, 'POST /provider/v1/bet', { body }));
    },

    /** Pays a round whose stakes were taken and closes it; there is no "no" to it. */
    async win(round: NamedRound, payout: bigint): Promise<WinAnswer> {
      const body = {
        ...named(round),
        transactionId: `${round.externalId}-w`,
        amount: toDecimal(payout, round.currency),
        roundClosed: true,
      };
      return won(callSigned(options, gamesProviderCalls, 'POST /provider/v1/win', { body }));
    },
  };
}

function named(round: NamedRound) {
  return {
    memberId: round.memberId.toString(),
    roundId: round.externalId,
    gameCode: round.gameCode,
    currency: round.currency,
  };
}

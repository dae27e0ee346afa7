/**
 * The platform's wallet as this provider sees it: the signed calls of contract/games-provider over
 * HTTP and nothing else. Each answer about money is one of three: it happened, it was refused and
 * did not, or nobody knows.
 */
import { gamesProviderCalls } from '@bahati/contract/games-provider/calls.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { callSigned, OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Config } from './config.ts';

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
};

export type Refused = { code: string; details: Readonly<Record<string, unknown>> };

export type BetwinAnswer =
  | { kind: 'applied'; balance: string }
  | ({ kind: 'refused' } & Refused)
  | { kind: 'unknown'; reason: string };

export type RollbackAnswer =
  /** Undone, or never there: either way a later arrival moves nothing. */
  | { kind: 'undone' }
  /** The round had been taken and paid, so it stands. */
  | { kind: 'stands' }
  | { kind: 'unknown'; reason: string };

/** Refusals that judge the bet itself. Any other says nothing of what an earlier try did. */
const judgements: ReadonlySet<string> = new Set([
  'insufficient_funds',
  'session_invalid',
  'bets_blocked',
  'limit_reached',
  'need_true_account',
  'game_under_maintenance',
  'stake_out_of_range',
  'currency_mismatch',
  'member_not_found',
  'game_not_found',
  'round_closed',
  'bet_rolled_back',
]);

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
      };
      try {
        const receipt = await callSigned(options, gamesProviderCalls, 'POST /provider/v1/betwin', {
          body,
        });
        return { kind: 'applied', balance: receipt.balance };
      } catch (error) {
        if (error instanceof OutsideRefusal && judgements.has(error.code)) {
          return { kind: 'refused', code: error.code, details: error.details ?? {} };
        }
        return unknown(error);
      }
    },

    /** Undoes a round, also one that never arrived, so that it never can. */
    async rollBack(round: WalletRound): Promise<RollbackAnswer> {
      const body = {
        ...named(round),
        transactionId: `${round.externalId}-rb`,
        betTransactionId: round.externalId,
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

function named(round: WalletRound) {
  return {
    memberId: round.memberId.toString(),
    roundId: round.externalId,
    gameCode: round.gameCode,
    currency: round.currency,
  };
}

/** A fault, or a refusal that judged the messenger. Anything else is a bug of ours. */
function unknown(error: unknown): { kind: 'unknown'; reason: string } {
  if (error instanceof OutsideRefusal) return { kind: 'unknown', reason: error.code };
  if (error instanceof OutsideFault) return { kind: 'unknown', reason: error.message };
  throw error;
}

/** A refusal the frame knows stays itself; anything else that came from outside is a `retry`. */
export function asRefusal(error: unknown, known: Readonly<Record<string, unknown>>): unknown {
  if (error instanceof OutsideRefusal && Object.hasOwn(known, error.code)) {
    return new Refusal(error.code);
  }
  const isFromOutside = error instanceof OutsideRefusal || error instanceof OutsideFault;
  return isFromOutside ? new Refusal('retry') : error;
}

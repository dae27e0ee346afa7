/**
 * The platform's wallet as a provider of slips sees it: signed calls of contract/games-provider and
 * nothing else. Each answer about money is one of three: it happened, it was refused and did not, or
 * nobody knows.
 */
import type { CallValue } from '@bahati/contract/call.ts';
import { gamesProviderCalls } from '@bahati/contract/games-provider/calls.ts';
import { sportsCalls, type SportsOperation } from '@bahati/contract/games-provider/sports.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { callSigned, OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';

/** The platform answers within 3 s (W15); what comes later is no answer. */
const timeoutMs = 3_500;
/** A launch token is taken once: a late answer is of use to whoever asks again. */
const openingTimeoutMs = 15_000;

export type SlipAnswer =
  | { kind: 'applied'; balance: string }
  | { kind: 'refused'; code: string; details: Readonly<Record<string, unknown>> }
  | { kind: 'unknown'; reason: string };

/** Where the platform answers, and how this provider signs. */
export type ProviderAccess = { platformUrl: string; code: string; key: string };

export type PlatformWallet = ReturnType<typeof createPlatformWallet>;

export function createPlatformWallet({ platformUrl, code, key }: ProviderAccess) {
  const options = { baseUrl: platformUrl, sender: code, key, timeoutMs };
  return {
    options,

    /** Throws an OutsideRefusal or an OutsideFault. */
    authenticate: (launchToken: string) =>
      callSigned(
        { ...options, timeoutMs: openingTimeoutMs },
        gamesProviderCalls,
        'POST /provider/v1/authenticate',
        { body: { launchToken } },
      ),

    /** Throws an OutsideRefusal or an OutsideFault. */
    balance: (member: { memberId: string; currency: Currency }) =>
      callSigned(options, gamesProviderCalls, 'POST /provider/v1/balance', { body: member }),

    /** One answer for each operation, in order; the same ones may be sent again. Never throws. */
    async tell(operations: SportsOperation[]): Promise<SlipAnswer[]> {
      try {
        const { results } = await callSigned(options, sportsCalls, 'POST /provider/v1/sports', {
          body: { operations },
        });
        if (results.length !== operations.length) return operations.map(() => lost('another call'));
        return results.map(answerOf);
      } catch (error) {
        if (error instanceof OutsideRefusal) return operations.map(() => lost(error.code));
        if (error instanceof OutsideFault) return operations.map(() => lost(error.message));
        throw error;
      }
    },
  };
}

type Result = CallValue<(typeof sportsCalls)['POST /provider/v1/sports']>['results'][number];

const lost = (reason: string): SlipAnswer => ({ kind: 'unknown', reason });

/** Codes that judge the call, not the slip: nothing is known of it by them. */
const undecided: ReadonlySet<string> = new Set([
  'retry',
  'internal_error',
  'transaction_conflict',
  'invalid_input',
  'unauthenticated',
  'forbidden',
]);

function answerOf(result: Result): SlipAnswer {
  if (result.success) return { kind: 'applied', balance: result.value.balance };
  const { code, details = {} } = result;
  return undecided.has(code) ? lost(code) : { kind: 'refused', code, details };
}

/** A refusal the page knows stays itself; anything else that came from outside is a `retry`. */
export function asRefusal(error: unknown, known: Readonly<Record<string, unknown>>): unknown {
  if (error instanceof OutsideRefusal && Object.hasOwn(known, error.code)) {
    return new Refusal(error.code);
  }
  const isFromOutside = error instanceof OutsideRefusal || error instanceof OutsideFault;
  return isFromOutside ? new Refusal('retry') : error;
}

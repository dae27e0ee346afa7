/** Performs what the round machine wants for a bet of crash. */
import { RefusedError } from '@bahati/client/caller.ts';
import type { CrashBet } from '@bahati/contract/games-frame/crash.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { FrameCall } from '#frame/shell/session/frame-session.ts';
import { type Fault, faultOf } from '#frame/shell/round/fault.ts';
import { askBalance } from '#frame/shell/round/frame-performer.ts';
import type { RoundEffect } from '#frame/shell/round/round-events.ts';
import type { Send } from '#frame/shell/round/round-runner.ts';
import type { Slot } from './crash-slot.ts';

type Parts = {
  readonly call: FrameCall;
  readonly currency: Currency;
  readonly slot: Slot;
  /** Until a cash-out that is asked for now may be asked: sooner nobody is let off. */
  readonly msToCashOut: () => number;
};

export function crashPerformer({ call, currency, slot, msToCashOut }: Parts) {
  return (effect: RoundEffect<CrashBet>, send: Send<CrashBet>): void => {
    const answer = (key: string, asked: Promise<CrashBet>) =>
      void asked.then(
        (round) => send({ type: 'answered', key, round }),
        (error: unknown) => send({ type: 'failed', key, fault: crashFaultOf(error) }),
      );
    switch (effect.type) {
      case 'place': {
        const { idempotencyKey, stake, choice, sharedRoundId } = effect.request;
        const body = {
          idempotencyKey,
          roundId: sharedRoundId ?? '',
          slot,
          stake: toDecimal(stake, currency),
          ...(choice !== null && { target: choice }),
        };
        return answer(idempotencyKey, call('POST /frame/v1/crash/bets', { body }));
      }
      case 'act': {
        const { idempotencyKey, roundId: betId } = effect.request;
        const cashOut = async () => {
          await new Promise((done) => setTimeout(done, msToCashOut()));
          return call('POST /frame/v1/crash/cash-outs', { body: { betId } });
        };
        return answer(idempotencyKey, cashOut());
      }
      case 'ask-balance':
        return askBalance({ call, currency }, effect.ask, send);
      // The sky over the bets is everybody's, and follows the room: nothing to do for one of them.
      default:
        return undefined;
    }
  };
}

/** What the screen shows by itself: the round is over, the betting is closed. */
const shownByItself: ReadonlySet<string> = new Set([
  'round_over',
  'cash_out_too_early',
  'bet_not_active',
  'betting_closed',
  'table_paused',
  'bet_placed',
]);

function crashFaultOf(error: unknown): Fault {
  const fault = faultOf(error);
  if (!(error instanceof RefusedError) || fault.outcome === 'unknown') return fault;
  const { meaning } = fault;
  if (shownByItself.has(error.code) || meaning.means === 'other-round') {
    return { outcome: 'refused', meaning: { means: 'missed' } };
  }
  if (error.code !== 'bet_too_late') return fault;
  return {
    outcome: 'refused',
    meaning: { means: 'trouble', trouble: 'round_voided', balance: null },
  };
}

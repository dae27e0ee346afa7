/** Performs what the round machine wants in slots and bet games: calls, stage, meter, site. */
import { RefusedError } from '@bahati/client/caller.ts';
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { FrameCall } from '#frame/shell/session/frame-session.ts';
import { toMinor } from '#frame/shell/balance/purse.ts';
import type { Site } from '#frame/shell/session/site-messages.ts';
import { freeRoundsOf } from './free-rounds.ts';
import { faultOf } from './fault.ts';
import type { BalanceAsk, RoundEffect, RoundEvent } from './round-events.ts';
import type { RoundStage } from './round-stage.ts';
import type { Send } from './round-runner.ts';

export type PerformerParts = {
  readonly call: FrameCall;
  readonly currency: Currency;
  readonly site: Pick<Site, 'tell'>;
  /** What automatic play does in a round that waits; undefined: it waits for the player. */
  readonly autoAct: (round: FrameRound) => string | undefined;
  readonly setMeter: (win: bigint, isFinal: boolean) => void;
  /** Null until the stage stands. */
  readonly stage: () => RoundStage | null;
};

/** So many of the newest rounds are looked through for one that ended elsewhere. */
const lookedThrough = 20;

export function framePerformer(parts: PerformerParts) {
  const { call, currency, site } = parts;
  return (effect: RoundEffect, send: Send<FrameRound>): void => {
    switch (effect.type) {
      case 'place': {
        const { idempotencyKey, stake, choice, grantId } = effect.request;
        const wire = { idempotencyKey, stake: toDecimal(stake, currency) };
        const body = { ...wire, ...(choice && { choice }), ...(grantId && { grantId }) };
        return answer(send, idempotencyKey, call('POST /frame/v1/spin', { body }));
      }
      case 'act': {
        const body = effect.request;
        return answer(send, body.idempotencyKey, call('POST /frame/v1/act', { body }));
      }
      case 'find':
        return find(call, effect, send);
      case 'ask-balance':
        return askBalance({ call, currency }, effect.ask, send);
      case 'ask-free-rounds':
        return askFreeRounds(parts, send);
      case 'tell-seen':
        void call('POST /frame/v1/seen', { body: { roundId: effect.roundId } }).catch(
          () => undefined,
        );
        return;
      case 'tell-balance-changed':
        return site.tell('bahati:balance-changed');
      case 'choose-action': {
        const action = parts.autoAct(effect.round);
        return send(action === undefined ? { type: 'autoplay-stopped' } : { type: 'act', action });
      }
      case 'meter':
        return parts.setMeter(effect.win, effect.isFinal);
      case 'timer':
        return;
      default:
        return onStage(parts.stage(), effect, send);
    }
  };
}

type StageEffect = Extract<RoundEffect, { type: `stage-${string}` }>;

function onStage(stage: RoundStage | null, effect: StageEffect, send: Send<FrameRound>): void {
  switch (effect.type) {
    case 'stage-start':
      return stage?.startRound();
    case 'stage-land':
      return after(stage?.land(effect.round), send, { type: 'landed' });
    case 'stage-action':
      return after(stage?.showAct(effect.round), send, { type: 'action-shown' });
    case 'stage-abandon':
      return after(stage?.abandonRound(), send, { type: 'abandoned' });
    case 'stage-hurry':
      return stage?.hurry();
    case 'stage-turbo':
      return stage?.setTurbo(effect.isTurbo);
  }
}

/** A picture that failed must not lose the bet: what it came to is told all the same. */
function after(shown: Promise<void> | undefined, send: Send<FrameRound>, event: RoundEvent): void {
  Promise.resolve(shown).then(
    () => send(event),
    (error: unknown) => {
      reportError(error);
      send(event);
    },
  );
}

function answer(send: Send<FrameRound>, key: string, asked: Promise<FrameRound>): void {
  asked.then(
    (round) => send({ type: 'answered', key, round }),
    (error: unknown) => send({ type: 'failed', key, fault: faultOf(error) }),
  );
}

export function askBalance<Round>(
  { call, currency }: { call: FrameCall; currency: Currency },
  ask: BalanceAsk,
  send: Send<Round>,
): void {
  call('GET /frame/v1/balance').then(
    ({ balance }) => send({ type: 'balance-told', balance: toMinor(balance, currency), ask }),
    (error: unknown) => {
      const isOver = error instanceof RefusedError && error.status === 401;
      send({ type: 'balance-failed', isOver, ask });
    },
  );
}

/** Without an answer the free rounds that are left are shown as the game opens next. */
function askFreeRounds({ call, currency }: PerformerParts, send: Send<FrameRound>): void {
  call('GET /frame/v1/freeRounds').then(
    ({ freeRounds }) =>
      send({ type: 'free-rounds-told', freeRounds: freeRoundsOf(freeRounds, currency) }),
    () => undefined,
  );
}

type Find = Extract<RoundEffect, { type: 'find' }>;

function find(call: FrameCall, { key, roundId, isAny }: Find, send: Send<FrameRound>): void {
  lookFor(call, roundId, isAny).then(
    (round) => send({ type: 'found', key, round }),
    (error: unknown) =>
      // An earlier round is looked for again anyway.
      send(
        isAny
          ? { type: 'found', key, round: null }
          : { type: 'failed', key, fault: faultOf(error) },
      ),
  );
}

/** The round where it stands: still open, or among the newest that ended; null: neither. */
async function lookFor(
  call: FrameCall,
  roundId: string,
  isAny: boolean,
): Promise<FrameRound | null> {
  const { round } = await call('GET /frame/v1/rounds/open');
  if (round && (isAny || round.roundId === roundId)) return round;
  const query = { pageSize: isAny ? 1 : lookedThrough };
  const { items } = await call('GET /frame/v1/rounds', { query });
  return items.find((item) => item.roundId === roundId) ?? null;
}

/** The play of one frame: the session's state, and the round machine at work for its stakes. */
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { FrameCall, FrameSession } from '#frame/shell/session/frame-session.ts';
import { toMinor } from '#frame/shell/balance/purse.ts';
import type { Site } from '#frame/shell/session/site-messages.ts';
import { boundsOf, firstStake, noBounds } from '#frame/shell/stakes/stake-offer.ts';
import { createStore, type Store } from '#frame/shell/store.ts';
import { framePerformer } from './frame-performer.ts';
import { freeRoundsOf } from './free-rounds.ts';
import type { RoundEvent } from './round-events.ts';
import { roundMachine } from './round-machine.ts';
import { type BetPrices, rulesOf } from './round-rules.ts';
import { RoundRunner, type Send } from './round-runner.ts';
import type { RoundStage } from './round-stage.ts';
import { firstRound, type RoundRules, type RoundView, type SessionState } from './round-state.ts';
import { priceOf } from './round-turn.ts';

export type PlayParts = {
  readonly session: FrameSession;
  readonly call: FrameCall;
  readonly site: Site;
  readonly isTurbo: boolean;
  readonly isGamble: boolean;
  readonly bets?: BetPrices;
  readonly autoAct?: (round: FrameRound) => string | undefined;
};

/** The win on the meter: changes every frame while it counts, so it has a store of its own. */
export type Meter = { readonly win: bigint; readonly isFinal: boolean };

export class Play {
  readonly session: Store<SessionState>;
  readonly round: Store<RoundView>;
  readonly meter: Store<Meter> = createStore<Meter>({ win: 0n, isFinal: true });
  readonly currency: Currency;
  readonly rules: RoundRules;
  readonly send: Send<FrameRound>;
  private readonly opened: FrameSession;
  private stage: RoundStage | null = null;
  private readonly others = new Set<Send<never>>();

  constructor(parts: PlayParts) {
    const { session, bets = null, autoAct } = parts;
    this.opened = session;
    this.currency = session.currency;
    this.rules = rulesOf(session, bets, autoAct !== undefined);
    const bounds = boundsOf(session.stakeBounds, session.currency) ?? noBounds;
    const offer = this.rules.offerWithin(bounds);
    this.session = createStore<SessionState>({
      balance: toMinor(session.balance, session.currency),
      isBalanceOld: false,
      offer,
      cost: 0n,
      waiting: null,
      trouble: session.canBet ? null : 'bets_blocked',
      limitPeriod: 'day',
      ending: null,
      freeRounds: freeRoundsOf(session.freeRounds, session.currency),
      freeRoundsEnd: null,
      isPaused: false,
      isTurbo: parts.isTurbo && session.jurisdiction.isTurboAllowed,
      isGamble: parts.isGamble,
      seeds: session.seeds,
      playing: 0,
      staked: 0n,
      won: 0n,
      rounds: 0,
    });
    const runner = new RoundRunner<FrameRound>({
      session: this.session,
      first: firstRound(firstStake(offer), bets?.firstOpening ?? null),
      reduce: roundMachine(this.rules),
      perform: framePerformer({
        call: parts.call,
        currency: session.currency,
        site: parts.site,
        autoAct: (round) => autoAct?.(round),
        setMeter: (win, isFinal) => this.meter.set({ win, isFinal }),
        stage: () => this.stage,
      }),
    });
    this.round = runner.state;
    this.send = runner.send;
  }

  /** The stage stands: what was interrupted is shown first, then what waits for the player. */
  begin(stage: RoundStage): void {
    this.stage = stage;
    const { unseenRound, openRound } = this.opened;
    const recalls = [unseenRound, openRound].filter((round) => round !== null);
    this.send({ type: 'begun', recalls });
  }

  /** Minor units at the present stake; null where no round begins so. */
  priceOf(choice: string): bigint | null {
    return priceOf(this.rules, this.round.get().stake, choice);
  }

  /** A further stake of this frame hears what concerns all; answers how to let it go. */
  join(send: Send<never>): () => void {
    this.others.add(send);
    return () => this.others.delete(send);
  }

  /** For whatever stakes there are. */
  sendAll(event: RoundEvent<never>): void {
    this.send(event);
    for (const send of this.others) send(event);
  }
}

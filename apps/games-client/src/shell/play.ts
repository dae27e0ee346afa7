/**
 * The play itself: one press, one request, one round told. The server alone decides outcomes and
 * balances; what is shown before its answer is only its last word less the stake in play.
 */
import { RefusedError } from '@bahati/client/caller.ts';
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import type { AnyBetGame } from '@bahati/game-rules/bet-games/bet-games.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import {
  afterRound,
  type AutoplayPlan,
  nextStake,
  reasonToStop,
  startAutoplay,
} from './autoplay.ts';
import type { FrameCall, FrameSession } from './frame-session.ts';
import type { Meter, PlayState } from './play-state.ts';
import { toMinor } from './purse.ts';
import { nextSeeds } from './next-seeds.ts';
import { meaningOf } from './refusal-meaning.ts';
import { RoundActs } from './round-acts.ts';
import { RoundAsking } from './round-asking.ts';
import { RoundRecall } from './round-recall.ts';
import type { RoundStage } from './round-stage.ts';
import type { Site } from './site-messages.ts';
import {
  boundsOf,
  firstStake,
  fitOffer,
  isOffered,
  isWithin,
  noBounds,
  offerWithin,
  type StakeBounds,
  type StakeOffer,
  stepFrom,
  wholeOffer,
} from './stake-offer.ts';
import { createStore, type Store } from './store.ts';

export type PlayParts = {
  readonly session: FrameSession;
  readonly call: FrameCall;
  readonly site: Site;
  readonly isTurbo: boolean;
  readonly isGamble: boolean;
  /** Of a game whose player says what the stake is on. */
  readonly bets?: Pick<AnyBetGame, 'firstOpening' | 'priceOf'>;
  /** What automatic play does in a round that waits. Absent: it waits for the player. */
  readonly autoAct?: (round: FrameRound) => string;
};

const plainChoice = 'spin';
const betweenAutoRoundsMs = 260;
/** A press this soon after a round was meant to shorten that round, not to stake on another. */
const lateHurryMs = 250;

export class Play {
  readonly state: Store<PlayState>;
  readonly meter: Store<Meter> = createStore<Meter>({ win: 0n, isFinal: true });
  readonly currency: Currency;
  readonly acts: RoundActs;
  private readonly parts: PlayParts;
  private stage: RoundStage | null = null;
  private readonly asking: RoundAsking;
  private readonly others: RoundRecall;

  constructor(parts: PlayParts) {
    const { session } = parts;
    this.parts = parts;
    this.currency = session.currency;
    const offer = this.offerWithin(boundsOf(session.stakeBounds, session.currency) ?? noBounds);
    this.state = createStore<PlayState>({
      isBusy: false,
      isSettling: false,
      balance: toMinor(session.balance, session.currency),
      stake: firstStake(offer),
      offer,
      opening: parts.bets?.firstOpening ?? null,
      cost: 0n,
      waiting: null,
      trouble: session.canBet ? null : 'bets_blocked',
      limitPeriod: 'day',
      ending: null,
      autoplay: null,
      autoplayStopped: null,
      freeSpins: null,
      acting: null,
      isGamble: parts.isGamble,
      isTurbo: parts.isTurbo && session.jurisdiction.isTurboAllowed,
      seeds: session.seeds,
      outcome: null,
      staked: 0n,
      won: 0n,
      rounds: 0,
    });
    const { state } = this;
    const { call } = parts;
    this.asking = new RoundAsking({ state, call });
    const { hooks } = this.asking;
    this.others = new RoundRecall({
      state,
      call,
      pause: hooks.pause,
      start: () => this.stage?.startRound(),
      tell: (round) => this.tell(round, true),
      askBalance: () => this.askBalance(),
    });
    this.acts = new RoundActs({
      state,
      call,
      hooks,
      show: (answer) => this.showAct(answer),
      auto: (round) => (this.state.get().autoplay ? (this.parts.autoAct?.(round) ?? null) : null),
      hasEnd: (round) => this.stage?.hasEnd(round) ?? false,
      refuse: (error) => this.refused(error) !== 'ending',
    });
  }

  /** The stage stands: what was interrupted is shown first. */
  async begin(stage: RoundStage): Promise<void> {
    this.stage = stage;
    stage.setTurbo(this.state.get().isTurbo);
    await this.others.begin(this.parts.session);
  }

  get stake(): bigint {
    return this.state.get().stake;
  }

  /** The big button, Space and Enter: start, or shorten what is being shown. */
  press(): void {
    const { isBusy, isSettling, autoplay, acting, isGamble, opening } = this.state.get();
    if (autoplay) this.stopAutoplay();
    else if (acting) return;
    else if (isBusy) this.hurry();
    else if (!isSettling) {
      void this.playOne(isGamble && this.priceOf('gamble') !== null ? 'gamble' : opening);
    }
  }

  /** A round with the choice that is dearer than a spin. */
  buy(): void {
    if (!this.state.get().autoplay) void this.playOne('buy');
  }

  /** Minor units at the present stake; null where no round begins so. */
  priceOf(choice: string): bigint | null {
    const { bets, session } = this.parts;
    const price = bets
      ? bets.priceOf(choice)
      : (session.choices.find(({ name }) => name === choice)?.price ?? null);
    return price === null ? null : this.stake * BigInt(price);
  }

  /** What the next round is on; a text that no round begins with is kept until it is one. */
  setOpening(opening: string): void {
    const { isBusy, autoplay } = this.state.get();
    if (!isBusy && !autoplay) this.state.set({ opening });
  }

  /** Shortens what is being shown, where the jurisdiction lets a spin be shortened. */
  hurry(): void {
    if (this.parts.session.jurisdiction.isTurboAllowed) this.stage?.hurry();
  }

  moveStake(by: number): void {
    const next = stepFrom(this.state.get().offer, this.stake, by);
    if (next !== undefined) this.setStake(next);
  }

  /** Takes a stake that is offered; false: it is not, or a round is on. */
  setStake(stake: bigint): boolean {
    const { isBusy, offer } = this.state.get();
    if (isBusy || !isOffered(offer, stake)) return false;
    this.state.set({ stake });
    return true;
  }

  private offerWithin(bounds: StakeBounds): StakeOffer {
    const { session, bets } = this.parts;
    return offerWithin(wholeOffer(session), bounds, bets?.priceOf(bets.firstOpening) ?? 1);
  }

  /** A stake was refused: the next lies within the bounds the server told, where it told any. */
  keepWithin(told: unknown): void {
    const offer = this.offerWithin(boundsOf(told, this.currency) ?? this.state.get().offer.bounds);
    this.state.set({ offer, stake: fitOffer(offer, this.stake), trouble: 'stake_not_offered' });
  }

  setTurbo(isTurbo: boolean): void {
    if (!this.parts.session.jurisdiction.isTurboAllowed) return;
    this.state.set({ isTurbo });
    this.stage?.setTurbo(isTurbo);
  }

  setGamble(isGamble: boolean): void {
    this.state.set({ isGamble });
  }

  async startAutoplay(plan: AutoplayPlan): Promise<void> {
    if (this.state.get().isBusy || !this.parts.session.jurisdiction.isAutoplayAllowed) return;
    this.state.set({ autoplay: startAutoplay(plan), autoplayStopped: null });
    for (;;) {
      const { autoplay } = this.state.get();
      if (!autoplay) return;
      const cost = this.priceOf(this.state.get().opening ?? plainChoice) ?? this.stake;
      const stop = reasonToStop(autoplay, cost);
      if (stop) return this.state.set({ autoplay: null, autoplayStopped: stop });
      const round = await this.playOne(this.state.get().opening);
      const still = this.state.get().autoplay;
      if (!round || !still) return this.state.set({ autoplay: null });
      const told = { stake: this.minor(round.debit), payout: this.minor(round.payout) };
      const after = afterRound(still, told);
      const next = nextStake(plan, this.stake, told);
      const stopped = after.stop ?? (next === null ? 'stake_cap' : null);
      if (stopped) return this.state.set({ autoplay: null, autoplayStopped: stopped });
      this.state.set({ autoplay: after.run, stake: next ?? this.stake });
      await sleep(betweenAutoRoundsMs);
    }
  }

  stopAutoplay(): void {
    this.state.set({ autoplay: null });
  }

  /** The player does not want to wait for the next try. */
  retryNow(): void {
    this.asking.retryNow();
  }

  forgetTrouble(): void {
    this.state.set({ trouble: null, autoplayStopped: null });
  }

  /** Plays one round, plainly or by a choice; answers it, or null when the server refused. */
  private async playOne(choice: string | null): Promise<FrameRound | null> {
    const { stage } = this;
    const { stake, parts } = this;
    const cost = choice ? this.priceOf(choice) : stake;
    if (!stage || cost === null || !(await this.mayPlay(cost))) return null;
    const startedAt = performance.now();
    const before = this.state.get().balance;
    this.state.set({ isBusy: true, balance: before - cost, outcome: null, trouble: null });
    this.meter.set({ win: 0n, isFinal: false });
    stage.startRound();
    try {
      const round = await this.tell(await this.ask(stake, choice), false);
      await sleep(startedAt + parts.session.jurisdiction.minimumCycleMs - performance.now());
      return round;
    } catch (error) {
      this.state.set({ balance: before });
      await stage.abandonRound();
      const found = this.refused(error);
      if (found !== 'ending' && found !== 'told') await this.others.awaitOther(found.roundId);
      return null;
    } finally {
      this.state.set({ isBusy: false, isSettling: true });
      setTimeout(() => this.state.set({ isSettling: false }), lateHurryMs);
    }
  }

  /** A balance that looks too small is asked for again first: money may have come meanwhile. */
  private async mayPlay(cost: bigint): Promise<boolean> {
    const { isBusy, ending } = this.state.get();
    if (isBusy || ending || this.stage === null) return false;
    if (!this.parts.session.canBet) {
      this.state.set({ trouble: 'bets_blocked' });
      return false;
    }
    this.state.set({ cost });
    if (!isWithin(this.state.get().offer.bounds, cost) || this.stake === 0n) {
      this.state.set({ trouble: 'stake_not_offered', autoplay: null });
      return false;
    }
    if (this.state.get().balance >= cost) return true;
    await this.refreshBalance();
    if (this.state.get().balance >= cost) return true;
    this.state.set({ trouble: 'insufficient_funds', autoplay: null });
    return false;
  }

  private ask(stake: bigint, choice: string | null): Promise<FrameRound> {
    return this.asking.ask(toDecimal(stake, this.currency), choice);
  }

  /** Shows a round and, where it waits for the player, plays on to its end, which it answers. */
  private async tell(told: FrameRound, isReplay: boolean): Promise<FrameRound | null> {
    this.meter.set({ win: 0n, isFinal: false });
    await this.stage?.land(told);
    this.meter.set({ win: this.stage?.wonSoFar(told) ?? 0n, isFinal: true });
    this.state.set({ balance: this.minor(told.balance) });
    const round = await this.acts.play(told);
    if (round) await this.settle(round, isReplay);
    else await this.askBalance();
    return round;
  }

  /** What came of an act, card or chest, is in view before its money is. */
  private async showAct(answer: FrameRound): Promise<void> {
    await this.stage?.showAct(answer);
    this.meter.set({ win: this.stage?.wonSoFar(answer) ?? 0n, isFinal: true });
    this.state.set({ balance: this.minor(answer.balance) });
  }

  private async settle(round: FrameRound, isReplay: boolean): Promise<void> {
    const payout = this.minor(round.payout);
    const { staked, won, rounds } = this.state.get();
    this.meter.set({ win: payout, isFinal: true });
    this.state.set({
      balance: this.minor(round.balance),
      seeds: nextSeeds(this.state.get().seeds, round.seeds),
      outcome: { round, isReplay },
      freeSpins: null,
      ...(isReplay
        ? {}
        : { staked: staked + this.minor(round.debit), won: won + payout, rounds: rounds + 1 }),
    });
    this.parts.site.tell('bahati:balance-changed');
    // Not told is not lost: the round would only be shown once more at the next opening.
    void this.parts
      .call('POST /frame/v1/seen', { body: { roundId: round.roundId } })
      .catch(() => undefined);
    await this.acts.showEnd(round);
  }

  /** Says in words why the server said no; an earlier round that is still open is only named. */
  private refused(error: unknown): 'ending' | 'told' | { readonly roundId: string } {
    this.state.set({ autoplay: null, waiting: null });
    const meaning = meaningOf(error);
    if (meaning.means === 'ending') {
      this.state.set({ ending: meaning.ending });
      return 'ending';
    }
    if (meaning.means === 'other-round') return { roundId: meaning.roundId };
    if (meaning.means === 'limit') {
      this.state.set({ trouble: meaning.trouble, limitPeriod: meaning.period });
      return 'told';
    }
    if (meaning.means === 'stake') {
      this.keepWithin(meaning.bounds);
      return 'told';
    }
    const { trouble, balance } = meaning;
    this.state.set({ trouble, ...(balance === null ? {} : { balance: this.minor(balance) }) });
    return 'told';
  }

  /** Asks the server for the balance; while a round is in play its own answer will tell. */
  async refreshBalance(): Promise<void> {
    if (this.state.get().isBusy || this.state.get().ending) return;
    await this.askBalance(() => !this.state.get().isBusy);
  }

  private async askBalance(isWanted = () => true): Promise<void> {
    try {
      const { balance } = await this.parts.call('GET /frame/v1/balance');
      if (isWanted()) this.state.set({ balance: this.minor(balance) });
    } catch (error) {
      const isOver = error instanceof RefusedError && error.status === 401;
      if (isOver) this.state.set({ ending: 'session', autoplay: null });
    }
  }

  private minor(wire: string): bigint {
    return toMinor(wire, this.currency);
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, Math.max(0, ms)));
}

/**
 * The play itself: one press, one request, one round told. The server alone decides outcomes and
 * balances; what is shown before its answer is only its last word less the stake in play.
 */
import { RefusedError } from '@bahati/client/caller.ts';
import type { Seeds, SlotRound } from '@bahati/contract/games-frame/slots.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { afterRound, type AutoplayPlan, reasonToStop, startAutoplay } from './autoplay.ts';
import type { FrameCall, FrameSession } from './frame-session.ts';
import type { Meter, PlayState } from './play-state.ts';
import { toMinor } from './purse.ts';
import { meaningOf } from './refusal-meaning.ts';
import { requestRound } from './round-request.ts';
import type { Site } from './site-messages.ts';
import type { SlotStage } from './slot-stage.ts';
import { createStore, type Store } from './store.ts';

export type PlayParts = {
  readonly session: FrameSession;
  readonly call: FrameCall;
  readonly site: Site;
  readonly isTurbo: boolean;
};

const betweenAutoRoundsMs = 260;
const otherRoundPollMs = 2000;
/** A press this soon after a round was meant to shorten that round, not to stake on another. */
const lateHurryMs = 250;
/** The middle of the low half of the ladder: cheap, but not the cheapest. */
const firstStakeIndex = 1;

export class Play {
  readonly state: Store<PlayState>;
  readonly meter: Store<Meter> = createStore<Meter>({ win: 0n, isFinal: true });
  readonly currency: Currency;
  readonly betSteps: readonly bigint[];
  private readonly parts: PlayParts;
  private stage: SlotStage | null = null;
  private tryNow: () => void = () => undefined;
  private endedAt = -Infinity;

  constructor(parts: PlayParts) {
    const { session } = parts;
    this.parts = parts;
    this.currency = session.currency;
    this.betSteps = session.betSteps.map((step) => toMinor(step, session.currency));
    this.state = createStore<PlayState>({
      isBusy: false,
      balance: toMinor(session.balance, session.currency),
      stakeIndex: Math.min(firstStakeIndex, this.betSteps.length - 1),
      waiting: null,
      trouble: session.canBet ? null : 'bets_blocked',
      limitPeriod: 'day',
      ending: null,
      autoplay: null,
      autoplayStopped: null,
      freeSpins: null,
      isTurbo: parts.isTurbo && session.jurisdiction.isTurboAllowed,
      seeds: session.seeds,
      outcome: null,
      staked: 0n,
      won: 0n,
      rounds: 0,
    });
  }

  /** The stage stands: what was interrupted is shown first. */
  async begin(stage: SlotStage): Promise<void> {
    this.stage = stage;
    stage.setTurbo(this.state.get().isTurbo);
    const { unseenRound } = this.parts.session;
    if (!unseenRound) return;
    this.state.set({ isBusy: true });
    stage.startSpin();
    await this.tell(unseenRound, true);
    this.state.set({ isBusy: false });
  }

  get stake(): bigint {
    return this.betSteps[this.state.get().stakeIndex] ?? 0n;
  }

  /** The big button, Space and Enter: start, or shorten what is being shown. */
  press(): void {
    const { isBusy, autoplay } = this.state.get();
    if (autoplay) this.stopAutoplay();
    else if (isBusy) this.hurry();
    else if (performance.now() - this.endedAt > lateHurryMs) void this.playOne();
  }

  /** Shortens what is being shown, where the jurisdiction lets a spin be shortened. */
  hurry(): void {
    if (this.parts.session.jurisdiction.isTurboAllowed) this.stage?.hurry();
  }

  moveStake(by: number): void {
    const { stakeIndex, isBusy } = this.state.get();
    const next = Math.min(this.betSteps.length - 1, Math.max(0, stakeIndex + by));
    if (!isBusy) this.state.set({ stakeIndex: next });
  }

  chooseStake(stakeIndex: number): void {
    if (!this.state.get().isBusy) this.state.set({ stakeIndex });
  }

  setTurbo(isTurbo: boolean): void {
    if (!this.parts.session.jurisdiction.isTurboAllowed) return;
    this.state.set({ isTurbo });
    this.stage?.setTurbo(isTurbo);
  }

  async startAutoplay(plan: AutoplayPlan): Promise<void> {
    if (this.state.get().isBusy || !this.parts.session.jurisdiction.isAutoplayAllowed) return;
    this.state.set({ autoplay: startAutoplay(plan), autoplayStopped: null });
    for (;;) {
      const { autoplay } = this.state.get();
      if (!autoplay) return;
      const stop = reasonToStop(autoplay, this.stake);
      if (stop) return this.state.set({ autoplay: null, autoplayStopped: stop });
      const round = await this.playOne();
      const still = this.state.get().autoplay;
      if (!round || !still) return this.state.set({ autoplay: null });
      const told = { stake: this.minor(round.stake), payout: this.minor(round.payout) };
      const after = afterRound(still, told);
      if (after.stop) return this.state.set({ autoplay: null, autoplayStopped: after.stop });
      this.state.set({ autoplay: after.run });
      await sleep(betweenAutoRoundsMs);
    }
  }

  stopAutoplay(): void {
    this.state.set({ autoplay: null });
  }

  /** The player does not want to wait for the next try. */
  retryNow(): void {
    this.tryNow();
  }

  forgetTrouble(): void {
    this.state.set({ trouble: null, autoplayStopped: null });
  }

  /** Plays one round; answers it, or null when the server refused. */
  private async playOne(): Promise<SlotRound | null> {
    const { stage } = this;
    const { stake, parts } = this;
    if (!stage || !(await this.mayPlay(stake))) return null;
    const startedAt = performance.now();
    const before = this.state.get().balance;
    this.state.set({ isBusy: true, balance: before - stake, outcome: null, trouble: null });
    this.meter.set({ win: 0n, isFinal: false });
    stage.startSpin();
    try {
      const round = await this.request(stake);
      await this.tell(round, false);
      await sleep(startedAt + parts.session.jurisdiction.minimumCycleMs - performance.now());
      return round;
    } catch (error) {
      this.state.set({ balance: before });
      await stage.abandonSpin();
      await this.refused(error);
      return null;
    } finally {
      this.endedAt = performance.now();
      this.state.set({ isBusy: false });
    }
  }

  /** A balance that looks too small is asked for again first: money may have come meanwhile. */
  private async mayPlay(stake: bigint): Promise<boolean> {
    const { isBusy, ending } = this.state.get();
    if (isBusy || ending || this.stage === null) return false;
    if (!this.parts.session.canBet) {
      this.state.set({ trouble: 'bets_blocked' });
      return false;
    }
    if (this.state.get().balance >= stake) return true;
    await this.refreshBalance();
    if (this.state.get().balance >= stake) return true;
    this.state.set({ trouble: 'insufficient_funds', autoplay: null });
    return false;
  }

  private request(stake: bigint): Promise<SlotRound> {
    const wire = this.parts.session.betSteps[this.betSteps.indexOf(stake)] ?? '0';
    return requestRound(
      (body) => this.parts.call('POST /frame/v1/spin', { body }),
      { requestId: crypto.randomUUID(), stake: wire },
      {
        onWaiting: (waiting) => this.state.set({ waiting }),
        pause: (ms) => this.pause(ms),
      },
    );
  }

  private pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.tryNow = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  private async tell(round: SlotRound, isReplay: boolean): Promise<void> {
    const payout = this.minor(round.payout);
    this.meter.set({ win: 0n, isFinal: false });
    await this.stage?.land(round);
    const { staked, won, rounds } = this.state.get();
    this.meter.set({ win: payout, isFinal: true });
    this.state.set({
      balance: this.minor(round.balance),
      seeds: nextSeeds(this.state.get().seeds, round.seeds),
      outcome: { round, isReplay },
      freeSpins: null,
      ...(isReplay
        ? {}
        : { staked: staked + this.minor(round.stake), won: won + payout, rounds: rounds + 1 }),
    });
    this.parts.site.tell('bahati:balance-changed');
    // Not told is not lost: the round would only be shown once more at the next opening.
    void this.parts
      .call('POST /frame/v1/seen', { body: { roundId: round.roundId } })
      .catch(() => undefined);
  }

  private async refused(error: unknown): Promise<void> {
    this.state.set({ autoplay: null, waiting: null });
    const meaning = meaningOf(error);
    if (meaning.means === 'ending') return this.state.set({ ending: meaning.ending });
    if (meaning.means === 'other-round') return this.awaitOtherRound(meaning.roundId);
    if (meaning.means === 'limit') {
      return this.state.set({ trouble: meaning.trouble, limitPeriod: meaning.period });
    }
    const { trouble, balance } = meaning;
    this.state.set({ trouble, ...(balance === null ? {} : { balance: this.minor(balance) }) });
  }

  /** An earlier round, of another tab or before a crash, is open: it is shown when decided. */
  private async awaitOtherRound(roundId: string): Promise<void> {
    this.state.set({ waiting: 'other-round' });
    for (let tries = 0; tries < 15; tries += 1) {
      await this.pause(otherRoundPollMs);
      const found = await this.findRound(roundId);
      if (!found) continue;
      this.state.set({ waiting: null });
      this.stage?.startSpin();
      await this.tell(found, true);
      return;
    }
    this.state.set({ waiting: null });
    await this.refreshBalance();
  }

  private async findRound(roundId: string): Promise<SlotRound | undefined> {
    try {
      const page = await this.parts.call('GET /frame/v1/rounds', { query: { pageSize: 1 } });
      return page.items.find((round) => round.roundId === roundId);
    } catch {
      return undefined;
    }
  }

  /** Asks the server for the balance; while a round is in play its own answer will tell. */
  async refreshBalance(): Promise<void> {
    if (this.state.get().isBusy || this.state.get().ending) return;
    try {
      const { balance } = await this.parts.call('GET /frame/v1/balance');
      if (!this.state.get().isBusy) this.state.set({ balance: this.minor(balance) });
    } catch (error) {
      const isOver = error instanceof RefusedError && error.status === 401;
      if (isOver) this.state.set({ ending: 'session', autoplay: null });
    }
  }

  private minor(wire: string): bigint {
    return toMinor(wire, this.currency);
  }
}

/** A round of the present pair moves its count on; an older pair's round changes nothing. */
function nextSeeds(now: Seeds, used: Seeds): Seeds {
  const isPresent = used.serverSeedHash === now.serverSeedHash;
  return isPresent ? { ...now, nonce: Math.max(now.nonce, used.nonce + 1) } : now;
}

function sleep(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, Math.max(0, ms)));
}

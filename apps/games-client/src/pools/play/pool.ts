/**
 * A pool as one player plays it: what the server told, his own shots before they are told back, and
 * what he chose. Money is what the server says; nothing of it is reckoned here.
 */
import type { PoolAct, PoolRoomOwn, PoolRoomView } from '@bahati/contract/games-frame/pools.ts';
import { createClientSeed } from '@bahati/fairness/commit.ts';
import type { Weapon } from '@bahati/game-rules/fishing/capture/aims.ts';
import {
  isOpenAngle,
  mostBullets,
  ticksBetweenShots,
} from '@bahati/game-rules/fishing/cannons/cannon.ts';
import { fishAt, isSwimming } from '@bahati/game-rules/fishing/pool/fish.ts';
import { isInPool } from '@bahati/game-rules/fishing/pool/pool.ts';
import { type PoolView, viewAfter, viewOf } from '@bahati/game-rules/fishing/wire/view.ts';
import type { Frame, Snapshot } from '@bahati/game-rules/fishing/wire/wire.ts';
import type { Acted } from '#frame/rooms/line/acts-under-way.ts';
import { RoomConnection, type RoomParts, type Told } from '#frame/rooms/line/room-connection.ts';
import { tellRefused } from '#frame/rooms/refused-word.ts';
import { toMinor } from '#frame/shell/balance/purse.ts';
import type { Play } from '#frame/shell/round/play.ts';
import type { Site } from '#frame/shell/session/site-messages.ts';
import { createStore, type Store } from '#frame/shell/store.ts';
import { type Back, emptyPool, type Hit, type OwnShot, type PoolState } from './pool-state.ts';
import { createTickClock, type TickClock } from './tick-clock.ts';

type PoolParts = {
  readonly play: Play;
  readonly site: Pick<Site, 'tell'>;
  readonly line: Omit<RoomParts<PoolRoomOwn>, 'onSaid' | 'onTold' | 'newerOwn'>;
};

export type PoolEvents = {
  readonly hit: (hit: Hit) => void;
  readonly back: (back: Back) => void;
  readonly fired: () => void;
};

export const noEvents: PoolEvents = {
  hit: () => undefined,
  back: () => undefined,
  fired: () => undefined,
};

/** Refusals that say nothing to a player: the next shot does. */
const passing: ReadonlySet<string> = new Set([
  'shot_too_fast',
  'shot_too_old',
  'shot_from_the_future',
  'too_many_bullets',
  'insufficient_purse',
  'wrong_angle',
  'fish_gone',
]);

/** What has a dialog of its own; everything else is said at the pool. */
const saidByDialog: ReadonlySet<string> = new Set([
  'insufficient_funds',
  'bets_blocked',
  'bonus_stake_too_large',
  'limit_reached',
  'need_true_account',
  'session_invalid',
  'game_under_maintenance',
]);

export class Pool {
  readonly line: RoomConnection<PoolRoomView, PoolRoomOwn>;
  readonly state: Store<PoolState> = createStore<PoolState>(emptyPool);
  readonly clock: TickClock = createTickClock();
  events: PoolEvents = noEvents;
  /** Null: the pool is being opened. */
  view: PoolView | null = null;
  shots: OwnShot[] = [];
  angle = 3_072;
  private readonly parts: PoolParts;
  private readonly now: () => number;
  private lastShotTick = -Infinity;
  /** Who sat where as a cannon was asked for last: a no holds until that changes. */
  private askedOf: PoolRoomView['sitting'] | null = null;
  /** Whether this frame has sat down: one that was opened anew finds itself seated, and says so. */
  private hasSat = false;

  constructor(parts: PoolParts) {
    this.parts = parts;
    this.now = parts.line.local ?? (() => performance.now());
    this.line = new RoomConnection({ ...parts.line, onTold: (told) => this.hear(told) });
  }

  get seat(): number | null {
    return this.state.get().own?.seat ?? null;
  }

  tick(): number {
    return this.clock.at(this.now());
  }

  close(): void {
    this.line.close();
  }

  /** Sits down at the first free cannon; whoever sat here before comes back to his own. */
  async sit(): Promise<void> {
    const { sitting } = this.state.get();
    if ((this.hasSat && this.seat !== null) || !this.view || this.askedOf === sitting) return;
    this.askedOf = sitting;
    const free = [0, 1, 2, 3].find((seat) => sitting.every((other) => other.seat !== seat));
    const clientSeed = createClientSeed();
    const acted = await this.line.actNow({ kind: 'sit', seat: free ?? 0, clientSeed });
    if (acted.is !== 'done') return this.note(acted);
    const { seat } = acted.value as { seat: number };
    const { own, level, weapon } = this.state.get();
    if (own) this.state.set({ own: { ...own, seat }, refusal: null });
    const known = this.view?.seats[seat];
    this.angle = known?.angle ?? (seat < 2 ? 3_072 : 1_024);
    if (known && !this.hasSat) {
      const { level: was, weapon: had, lock } = known;
      this.state.set({ level: was, weapon: had, lock, isLocking: lock !== null });
    } else {
      void this.say({ kind: 'level', level });
      void this.say({ kind: 'weapon', weapon });
    }
    this.hasSat = true;
  }

  aim(angle: number): void {
    const { seat } = this;
    if (seat === null || !isOpenAngle(seat, angle)) return;
    this.angle = angle;
  }

  /** Auto-fire is this frame's: its shots leave as they are drawn, and end with the picture. */
  keepFiring(): void {
    if (!this.state.get().isAuto) return;
    if (this.parts.play.session.get().isPaused) this.setAuto(false);
    else this.fire();
  }

  /** Fires where the cannon points, as soon as it may. */
  fire(): void {
    const { seat, view } = this;
    const isOpen = this.line.line.get().is === 'connected';
    const tick = Math.floor(this.tick());
    // No shot is older than its seat: that has to be told first.
    if (seat === null || !view?.seats[seat] || !isOpen) return;
    const { trouble, isPaused } = this.parts.play.session.get();
    if (trouble || isPaused) return;
    if (tick - this.lastShotTick < ticksBetweenShots) return;
    const flying = view.bullets.filter((bullet) => bullet.seat === seat).length;
    if (flying + this.shots.length >= mostBullets) return;
    this.lastShotTick = tick;
    this.letGo(tick);
    const { weapon, level, lock } = this.state.get();
    const shot = { firedAtTick: tick, angle: this.angle, lock, weapon, level };
    this.shots.push(shot);
    this.events.fired();
    const { firedAtTick, ...rest } = shot;
    void this.line.actNow({ kind: 'fire', tick: firedAtTick, ...rest }).then((acted) => {
      if (acted.is === 'done') return this.state.set({ refusal: null });
      this.shots = this.shots.filter((one) => one !== shot);
      // The pool stood still: its clock is told anew.
      const isEarly = acted.is === 'refused' && acted.code === 'shot_from_the_future';
      if (isEarly) this.lastShotTick = -Infinity;
      return this.note(acted);
    });
  }

  setLevel(level: number): void {
    if (level < 0 || level >= this.state.get().levels.length) return;
    this.state.set({ level });
    void this.say({ kind: 'level', level });
  }

  setWeapon(weapon: Weapon): void {
    this.state.set({ weapon });
    void this.say({ kind: 'weapon', weapon });
  }

  setLocking(isLocking: boolean): void {
    this.state.set({ isLocking });
    if (!isLocking) this.lockOn(null);
  }

  lockOn(fish: number | null): void {
    if (this.state.get().lock === fish) return;
    this.state.set({ lock: fish });
    void this.say({ kind: 'lock', fish });
  }

  setAuto(isOn: boolean): void {
    this.state.set({ isAuto: isOn });
    this.keepFiring();
  }

  private async say(act: PoolAct): Promise<void> {
    if (this.seat === null) return;
    this.note(await this.line.actNow(act));
  }

  private note(acted: Acted): void {
    if (acted.is !== 'refused' || passing.has(acted.code)) return;
    this.tellNo(acted);
  }

  private tellNo({ code, details }: NonNullable<PoolRoomOwn['refusal']>): void {
    const { play } = this.parts;
    const { level, levels } = this.state.get();
    const cost = toMinor(levels[level] ?? '0.00', play.currency);
    const isTold = saidByDialog.has(code) && tellRefused(play, { code, details, cost });
    this.state.set({ refusal: isTold ? null : code, isAuto: false });
  }

  private hear(told: Told): void {
    if (told.t === 'room' || told.t === 'news') {
      const { pool, ...view } = told.view as Partial<PoolRoomView>;
      this.state.set(view);
      if (pool !== undefined) this.begin(pool as Snapshot | null);
    }
    if (told.t === 'room' || told.t === 'own') this.hearOwn(told.own as PoolRoomOwn);
    if (told.t === 'frames') this.hearFrames(told.tick, told.frames as Frame[]);
    void this.sit();
  }

  private begin(snapshot: Snapshot | null): void {
    const isSame = snapshot !== null && this.view !== null && snapshot.t >= this.view.tick;
    this.view = snapshot ? viewOf(snapshot) : null;
    this.shots = [];
    this.state.set({ isThere: snapshot !== null });
    if (isSame) return this.clock.hear(snapshot.t, this.now());
    this.lastShotTick = -Infinity;
    this.state.set({ isAuto: false, lock: null });
    if (snapshot) this.clock.restart(snapshot.t, this.now());
    return undefined;
  }

  private hearOwn(own: PoolRoomOwn): void {
    const before = this.state.get().own;
    const { play, site } = this.parts;
    this.state.set({ own });
    if (own.balance !== null && own.balance !== before?.balance) {
      play.session.set({ balance: toMinor(own.balance, play.currency) });
      site.tell('bahati:balance-changed');
    }
    if (own.refusal !== null && own.refusal.code !== before?.refusal?.code)
      this.tellNo(own.refusal);
  }

  private hearFrames(tick: number, frames: readonly Frame[]): void {
    this.clock.hear(tick, this.now());
    for (const frame of frames) {
      const { view } = this;
      if (!view || frame.t <= view.tick) continue;
      const flying = viewAfter(view, {
        v: frame.v,
        kind: 'frame',
        t: frame.t,
        bullets: frame.bullets ?? [],
      });
      this.view = viewAfter(view, frame);
      for (const wire of frame.hits ?? []) {
        const bullet = flying.bullets.find(({ id }) => id === wire[0]);
        if (!bullet) continue;
        const { seat, level, weapon } = bullet;
        this.events.hit({ wire, seat, level, weapon, before: flying });
      }
      for (const [id] of frame.returned ?? []) this.takeBack(flying, id);
      for (const [, seat, firedAtTick] of frame.bullets ?? []) {
        if (seat !== this.seat) continue;
        this.shots = this.shots.filter((shot) => shot.firedAtTick !== firedAtTick);
      }
    }
    if (this.view) this.view = { ...this.view, tick: Math.max(this.view.tick, tick) };
    this.letGo(Math.floor(this.tick()));
  }

  /** A lock ends with its fish: caught by somebody, or out of the pool. */
  private letGo(tick: number): void {
    const { lock } = this.state.get();
    if (lock === null || !this.view) return;
    const fish = this.view.fish.find(({ id }) => id === lock);
    if (!fish || !isSwimming(fish, tick) || !isInPool(fishAt(fish, tick))) {
      this.state.set({ lock: null });
    }
  }

  private takeBack({ bullets }: PoolView, id: number): void {
    const bullet = bullets.find((one) => one.id === id);
    if (!bullet || bullet.seat !== this.seat) return;
    this.state.set({ hasBack: true });
    this.events.back({ level: bullet.level });
  }
}

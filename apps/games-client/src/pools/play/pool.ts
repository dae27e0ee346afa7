/**
 * A pool as one player plays it: what the server told, his own shots before they are told back, and
 * what he chose. Money is what the server says; nothing of it is reckoned here.
 */
import type { PoolAct, PoolRoomOwn, PoolRoomView } from '@bahati/contract/games-frame/pools.ts';
import type { RoomServerMessage } from '@bahati/contract/games-frame/rooms.ts';
import type { Weapon } from '@bahati/game-rules/fishing/capture/aims.ts';
import { isOpenAngle, ticksBetweenShots } from '@bahati/game-rules/fishing/cannons/cannon.ts';
import { type PoolView, viewAfter, viewOf } from '@bahati/game-rules/fishing/wire/view.ts';
import type { Frame, HitWire, Snapshot } from '@bahati/game-rules/fishing/wire/wire.ts';
import { type Answer, PoolLine } from '#frame/pools/line/pool-line.ts';
import { createStore, type Store } from '#frame/shell/store.ts';
import { createTickClock, type TickClock } from './tick-clock.ts';

/** A shot of one's own that the server has not told back yet. */
export type OwnShot = {
  readonly firedAtTick: number;
  readonly angle: number;
  readonly lock: number | null;
  readonly weapon: Weapon;
  readonly level: number;
};

export type PoolState = {
  readonly isOpen: boolean;
  readonly ended: string | null;
  readonly sitting: PoolRoomView['sitting'];
  readonly levels: readonly string[];
  readonly fairness: PoolRoomView['fairness'];
  readonly isPaused: boolean;
  readonly own: PoolRoomOwn | null;
  readonly level: number;
  readonly weapon: Weapon;
  readonly isLocking: boolean;
  readonly lock: number | null;
  readonly isAuto: boolean;
  /** The last no, by its code. */
  readonly refusal: string | null;
};

/** What was hit: the bullet's seat and level are known while it flies. */
export type Hit = {
  readonly wire: HitWire;
  readonly seat: number;
  readonly level: number;
  readonly weapon: Weapon;
  /** The pool before it, in which the fish still swim. */
  readonly before: PoolView;
};

export type PoolEvents = {
  readonly hit: (hit: Hit) => void;
  readonly fired: () => void;
};

/** Refusals that say nothing to a player: the next shot does. */
const passing: ReadonlySet<string> = new Set([
  'shot_too_fast',
  'shot_too_old',
  'shot_from_the_future',
  'too_many_bullets',
  'wrong_angle',
  'fish_gone',
]);

export class Pool {
  readonly state: Store<PoolState> = createStore<PoolState>({
    isOpen: false,
    ended: null,
    sitting: [],
    levels: [],
    fairness: null,
    isPaused: false,
    own: null,
    level: 0,
    weapon: 'harpoon',
    isLocking: false,
    lock: null,
    isAuto: false,
    refusal: null,
  });
  readonly clock: TickClock = createTickClock();
  events: PoolEvents = { hit: () => undefined, fired: () => undefined };
  /** Null: the pool is being opened. */
  view: PoolView | null = null;
  shots: OwnShot[] = [];
  angle = 3_072;
  private lastShotTick = -Infinity;
  private readonly line: PoolLine;
  private isSitting = false;
  private aimedAt = 0;

  constructor(room: string, token: string) {
    this.line = new PoolLine(room, token, {
      heard: (message) => this.hear(message),
      changed: (isOpen) => this.state.set({ isOpen }),
      ended: (ended) => this.state.set({ ended }),
    });
  }

  get seat(): number | null {
    return this.state.get().own?.seat ?? null;
  }

  tick(): number {
    return this.clock.at(performance.now());
  }

  close(): void {
    this.line.close();
  }

  /** Sits down at the first free cannon; whoever sat here before comes back to his own. */
  async sit(): Promise<void> {
    if (this.isSitting || this.seat !== null || !this.view) return;
    this.isSitting = true;
    const { sitting } = this.state.get();
    const free = [0, 1, 2, 3].find((seat) => sitting.every((other) => other.seat !== seat));
    const answer = await this.line.act({ kind: 'sit', seat: free ?? 0 });
    this.isSitting = false;
    if (answer.code) return this.note(answer);
    const { seat } = answer.value as { seat: number };
    this.angle = seat < 2 ? 3_072 : 1_024;
    const own = this.state.get().own;
    if (own) this.state.set({ own: { ...own, seat }, refusal: null });
  }

  leave(): Promise<Answer> {
    return this.line.act({ kind: 'leave' });
  }

  aim(angle: number): void {
    const { seat } = this;
    if (seat === null || !isOpenAngle(seat, angle)) return;
    this.angle = angle;
    // Auto-fire aims where the server knows the cannon to be; single shots bring their angle.
    const now = performance.now();
    if (!this.state.get().isAuto || now - this.aimedAt < 150) return;
    this.aimedAt = now;
    void this.say({ kind: 'aim', angle });
  }

  /** Fires where the cannon points, as soon as it may. */
  fire(): void {
    const { seat, view } = this;
    const { weapon, level, lock, isOpen } = this.state.get();
    const tick = Math.floor(this.tick());
    if (seat === null || !view || !isOpen || tick - this.lastShotTick < ticksBetweenShots) return;
    this.lastShotTick = tick;
    const target = lock !== null && view.fish.some(({ id }) => id === lock) ? lock : null;
    const shot = { firedAtTick: tick, angle: this.angle, lock: target, weapon, level };
    this.shots.push(shot);
    this.events.fired();
    const { firedAtTick, ...rest } = shot;
    void this.line.act({ kind: 'fire', tick: firedAtTick, ...rest }).then((answer) => {
      if (!answer.code) return this.state.set({ refusal: null });
      this.shots = this.shots.filter((one) => one !== shot);
      return passing.has(answer.code) ? undefined : this.note(answer);
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
    void this.say({ kind: 'aim', angle: this.angle });
    void this.say({ kind: 'auto', isOn });
  }

  private async say(act: PoolAct): Promise<void> {
    if (this.seat === null) return;
    const answer = await this.line.act(act);
    if (answer.code && !passing.has(answer.code)) this.note(answer);
  }

  private note({ code }: Answer): void {
    if (code !== 'offline') this.state.set({ refusal: code });
  }

  private hear(message: RoomServerMessage): void {
    if (message.t === 'room' || message.t === 'news') {
      const { pool, ...told } = message.view as Partial<PoolRoomView>;
      this.state.set(told);
      if (pool !== undefined) this.begin(pool as Snapshot | null);
    }
    if (message.t === 'room' || message.t === 'own') this.hearOwn(message.own as PoolRoomOwn);
    if (message.t === 'frames') this.hearFrames(message.tick, message.frames as Frame[]);
    if (this.seat === null && this.state.get().ended === null) void this.sit();
  }

  private begin(snapshot: Snapshot | null): void {
    this.view = snapshot ? viewOf(snapshot) : null;
    this.shots = [];
    this.lastShotTick = -Infinity;
    if (snapshot) this.clock.hear(snapshot.t, performance.now());
    else this.state.set({ isAuto: false, lock: null });
  }

  private hearOwn(own: PoolRoomOwn): void {
    this.state.set({ own, ...(own.refusal === null ? {} : { refusal: own.refusal }) });
  }

  private hearFrames(tick: number, frames: readonly Frame[]): void {
    this.clock.hear(tick, performance.now());
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
      for (const [, seat, firedAtTick] of frame.bullets ?? []) {
        if (seat !== this.seat) continue;
        this.shots = this.shots.filter((shot) => shot.firedAtTick !== firedAtTick);
      }
      const own = this.seat === null ? null : this.view.seats[this.seat];
      if (own && frame.seats && this.state.get().isAuto !== own.isAuto) {
        this.state.set({ isAuto: own.isAuto });
      }
      if (own && frame.seats && own.lock === null && this.state.get().lock !== null) {
        this.state.set({ lock: null });
      }
    }
    if (this.view) this.view = { ...this.view, tick: Math.max(this.view.tick, tick) };
  }
}

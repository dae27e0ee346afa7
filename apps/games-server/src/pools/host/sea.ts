/**
 * A pool in memory, and from which purse each bullet was paid. What happens is gathered for those who
 * watch and for the books, and handed over together: nobody is shown what is not written down.
 */
import { recordOf } from '@bahati/game-rules/fishing/records/bullet-record.ts';
import {
  fire,
  type Shot,
  type ShotRefusal,
} from '@bahati/game-rules/fishing/cannons/accept-shot.ts';
import { actAt, type ActRefusal, type SeatAct } from '@bahati/game-rules/fishing/cannons/acts.ts';
import { muzzles } from '@bahati/game-rules/fishing/pool/pool.ts';
import { type PoolDraws, step } from '@bahati/game-rules/fishing/simulation/step.ts';
import {
  openWorld,
  type Seat,
  sitDown,
  standUp,
  type World,
  type WorldEvent,
  withSeat,
} from '@bahati/game-rules/fishing/simulation/world.ts';
import { type Frame, frameOf } from '@bahati/game-rules/fishing/wire/wire.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { DecidedShot } from '#games-server/pools/money/commit-shots.ts';

/** A reserve while it is shot from. */
export type Purse = {
  readonly id: bigint;
  readonly takenAtTick: number;
  /** What may still be shot: its amount less what was fired, with what came back. Minor units. */
  left: bigint;
  /** What was captured with it: paid out as it ends, and not shot again. */
  won: bigint;
  /** Bullets that were fired of it, and those of them on their way. */
  shots: number;
  flying: number;
};

/** What is kept of one reserve is bounded, however cheap its shots become. */
const mostShots = 150;

/** What of a purse the next shot may cost. */
export const leftIn = ({ left, shots }: Purse): bigint => (shots < mostShots ? left : 0n);

/** What happened since it was asked for last. */
export type Catch = { world: World; frames: Frame[]; shots: DecidedShot[] };

export class Sea {
  readonly #draws: PoolDraws;
  #world: World;
  /** As it stood after the last step: what is told are changes since. */
  #stepped: World;
  #events: WorldEvent[] = [];
  #frames: Frame[] = [];
  #shots: DecidedShot[] = [];
  readonly #purses: (Purse | null)[] = muzzles.map(() => null);
  readonly #purseOf = new Map<number, Purse>();

  constructor(water: string, draws: PoolDraws) {
    this.#draws = draws;
    this.#world = openWorld(water);
    this.#stepped = this.#world;
  }

  get tick(): number {
    return this.#world.tick;
  }

  seat(at: number): Seat | null {
    return this.#world.seats[at] ?? null;
  }

  isFlying(at: number): boolean {
    return this.#world.bullets.some(({ bullet }) => bullet.seat === at);
  }

  sit(at: number, currency: Currency): void {
    this.#world = sitDown(this.#world, at, currency, 0n);
  }

  /** Nothing of the seat may be on its way. */
  stand(at: number): void {
    this.#world = standUp(this.#world, at).world;
  }

  /** From now on the seat shoots from this purse. */
  give(at: number, purse: Purse | null): void {
    this.#purses[at] = purse;
    this.#matchPurses();
  }

  /** `heldTicks`: for so long it waited here for its means. */
  fire(shot: Shot, heldTicks = 0): { bullet: number } | { refused: ShotRefusal } {
    const fired = fire(this.#world, shot, this.tick, heldTicks);
    if ('refused' in fired) return fired;
    this.#world = fired.world;
    this.#take(fired.events);
    const [event] = fired.events;
    return { bullet: event?.kind === 'fired' ? event.bullet.id : 0 };
  }

  act(at: number, act: SeatAct): ActRefusal | null {
    const acted = actAt(this.#world, at, act, this.tick);
    if ('refused' in acted) return acted.refused;
    this.#world = acted;
    return null;
  }

  step(): void {
    const next = step(this.#world, this.tick + 1, this.#draws);
    this.#world = next.world;
    this.#take(next.events);
    const frame = frameOf(this.#stepped, this.#world, this.#events);
    if (frame) this.#frames.push(frame);
    this.#stepped = this.#world;
    this.#events = [];
  }

  /** Everything up to the last step. */
  haul(): Catch {
    const caught = { world: this.#stepped, frames: this.#frames, shots: this.#shots };
    this.#frames = [];
    this.#shots = [];
    return caught;
  }

  #take(happened: readonly WorldEvent[]): void {
    for (const event of happened) if (event.kind !== 'spawned') this.#note(event);
    this.#events.push(...happened);
    this.#matchPurses();
  }

  #note(event: Exclude<WorldEvent, { kind: 'spawned' }>): void {
    const { id, seat, stake } = event.bullet;
    if (event.kind === 'fired') {
      const purse = this.#purses[seat];
      if (!purse || leftIn(purse) < stake) throw new Error(`Nobody paid for bullet ${id}.`);
      purse.left -= stake;
      purse.shots += 1;
      purse.flying += 1;
      this.#purseOf.set(id, purse);
      return;
    }
    const purse = this.#purseOf.get(id);
    if (!purse) throw new Error(`Nobody fired bullet ${id}.`);
    this.#purseOf.delete(id);
    purse.flying -= 1;
    if (event.kind === 'hit') purse.won += event.amount;
    else purse.left += stake;
    this.#shots.push({ reserveId: purse.id, record: recordOf(event) });
  }

  /** The rules' purse of a seat is the one it shoots from; earlier ones get back what is theirs. */
  #matchPurses(): void {
    for (const [at, seat] of this.#world.seats.entries()) {
      const own = this.#purses[at];
      const left = own ? leftIn(own) : 0n;
      if (seat && seat.purse !== left) {
        this.#world = withSeat(this.#world, at, { ...seat, purse: left });
      }
    }
  }
}

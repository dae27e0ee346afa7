/**
 * One life of a pool in this process: from the lease to its end. Steps go by the clock; what happened
 * is written down some twelve times a second and only then told. Whatever goes wrong ends the life:
 * what was not committed never was, and the next life pays what is left of the reserves.
 */
import type { PoolRoomOwn, PoolRoomView } from '@bahati/contract/games-frame/pools.ts';
import { ticksPerSecond } from '@bahati/game-rules/fishing/pool/pool.ts';
import type { World } from '@bahati/game-rules/fishing/simulation/world.ts';
import { snapshotOf } from '@bahati/game-rules/fishing/wire/wire.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Opening } from '#games-server/pools/lease.ts';
import { commitShots } from '#games-server/pools/money/commit-shots.ts';
import { toldRefusal } from '#games-server/rounds/told-refusal.ts';
import type { Refused } from '#games-server/wallet-answers.ts';
import { openDraws, type SeatedDraws } from './draws.ts';
import type { PoolRoom } from './pool-room.ts';
import { Sea } from './sea.ts';
import { heldBy, provide, type Sitter, takeEnded } from './sitter.ts';
import { createTill, type Till } from './till.ts';

const tickMs = 1_000 / ticksPerSecond;
const tellMs = 80;
const beatMs = 1_000;
/** A process that was held up for longer lets the pool stand still for that time. */
const mostLateTicks = 2 * ticksPerSecond;
/** Who went away comes back to his cannon within this time. */
const keepSeatTicks = 30 * ticksPerSecond;
const emptyTicks = 15 * ticksPerSecond;

/** As a frame knows refusals. */
function toldOf(refused: Refused): NonNullable<PoolRoomOwn['refusal']> {
  const { code, details } = toldRefusal(refused.code, refused.details);
  return { code, details: details ?? {} };
}

export class Life {
  readonly sea: Sea;
  readonly draws: SeatedDraws;
  readonly members = new Map<string, Sitter>();
  readonly till: Till;
  readonly #room: PoolRoom;
  readonly #holder: string;
  readonly #opening: Opening;
  readonly #end = Promise.withResolvers<void>();
  readonly #timer: NodeJS.Timeout;
  #isOver = false;
  #shown: World;
  #startedAt = performance.now();
  #toldAt = this.#startedAt;
  #beatAt = this.#startedAt;
  #emptySince = 0;
  #telling: Promise<void> | null = null;

  constructor(room: PoolRoom, holder: string, opening: Opening) {
    this.#room = room;
    this.#holder = holder;
    this.#opening = opening;
    this.draws = openDraws(opening);
    this.sea = new Sea(room.offer.water.code, this.draws);
    this.#shown = this.sea.haul().world;
    this.till = createTill(room, { holder, opening }, this.sea, {
      isOver: () => this.#isOver,
      fail: (error) => this.#fail(error),
    });
    this.#timer = setInterval(() => this.#attempt(() => this.#advance()), tickMs);
  }

  /** Resolves once nothing of this life is shown or written any more. */
  get end(): Promise<void> {
    return this.#end.promise;
  }

  view(): Pick<PoolRoomView, 'pool' | 'sitting' | 'fairness'> {
    const { seedHash } = this.#opening;
    return {
      pool: snapshotOf(this.#shown, this.#room.offer.water.version),
      sitting: this.sitting(),
      fairness: { seedHash },
    };
  }

  sitting(): PoolRoomView['sitting'] {
    return [...this.members.values()].flatMap(({ seat, name }) =>
      seat === null ? [] : [{ seat, name }],
    );
  }

  tellSitting(): void {
    this.#room.tellSitting();
  }

  own(memberId: string): PoolRoomOwn {
    return this.#ownOf(this.members.get(memberId));
  }

  /** Writes down what happened, then ends. */
  async stop(): Promise<void> {
    if (!this.#isOver) {
      clearInterval(this.#timer);
      await this.#telling;
      await this.#tell().catch((error: unknown) => this.#fail(error));
    }
    this.#over();
    await Promise.all([...this.members.values()].map(({ line }) => line));
  }

  #over(): void {
    this.#isOver = true;
    clearInterval(this.#timer);
    this.#end.resolve();
  }

  #fail(error: unknown): void {
    const { context, room } = this.#room;
    if (!this.#isOver) context.log.warn({ err: error, room: room.code }, 'a pool has ended');
    this.#over();
  }

  /** A word is judged at the tick of its moment, even if the process was busy until now. */
  stepToNow(): void {
    this.#attempt(() => this.#stepTo(performance.now()));
  }

  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#fail(error);
    }
  }

  #stepTo(now: number): void {
    const dueTick = () => Math.floor((now - this.#startedAt) / tickMs);
    if (dueTick() - this.sea.tick > mostLateTicks) {
      this.#startedAt = now - (this.sea.tick + 1) * tickMs;
    }
    while (!this.#isOver && this.sea.tick < dueTick()) {
      this.#step();
      if (this.sea.tick % ticksPerSecond === 0) this.#watchMembers();
    }
  }

  #advance(): void {
    const now = performance.now();
    this.#stepTo(now);
    if (this.#isOver || this.#telling || now - this.#toldAt < tellMs) return;
    this.#toldAt = now;
    this.#telling = this.#tell()
      .catch((error: unknown) => this.#fail(error))
      .then(() => {
        this.#telling = null;
      });
  }

  #step(): void {
    const { sea, members } = this;
    for (const sitter of members.values()) {
      const stake = provide(sea, sitter, this.#room.room.currency);
      const mayAsk = sitter.refusal === null && sea.tick >= sitter.askAgainTick;
      if (stake !== null && mayAsk) void this.till.take(sitter, stake);
    }
    sea.step();
    for (const [memberId, sitter] of members) {
      const hasAll = !sitter.taking && !sitter.current && !sitter.next;
      if (sitter.isLeaving && sitter.seat !== null && hasAll && !sea.isFlying(sitter.seat)) {
        sea.stand(sitter.seat);
        sitter.seat = null;
        this.tellSitting();
      }
      // A purse shot empty has its round to be closed all the same.
      const { ended, owed, taking } = sitter;
      if (sitter.seat !== null || taking || ended.length > 0 || owed.size > 0) continue;
      this.#tellOwn(memberId, sitter);
      members.delete(memberId);
    }
  }

  #watchMembers(): void {
    const { sea, members } = this;
    const here = this.#room.hub.membersIn(this.#room.room.id.toString());
    for (const [memberId, sitter] of members) {
      if (here.has(memberId)) sitter.goneSince = null;
      else sitter.goneSince ??= sea.tick;
      if (sitter.goneSince === null || sitter.seat === null) continue;
      if (sea.tick - sitter.goneSince > keepSeatTicks) sitter.isLeaving = true;
    }
    if (here.size > 0 || members.size > 0) this.#emptySince = sea.tick;
    else if (sea.tick - this.#emptySince > emptyTicks) this.#over();
    if (sea.tick > this.#room.context.config.POOL_SECONDS * ticksPerSecond) void this.stop();
  }

  /** Commits, then tells: nobody sees what is not written down. */
  async #tell(): Promise<void> {
    const { context, hub, room } = this.#room;
    const ended = [...this.members.values()].flatMap((sitter) =>
      takeEnded(sitter).map(({ id }) => ({ sitter, id })),
    );
    const { world, frames, shots } = this.sea.haul();
    const isBeat = performance.now() - this.#beatAt > beatMs;
    if (shots.length > 0 || ended.length > 0 || isBeat) {
      const batch = { shots, ended: ended.map(({ id }) => id) };
      await commitShots(context.database, { roomId: room.id, holder: this.#holder }, batch);
      this.#beatAt = performance.now();
    }
    this.#shown = world;
    hub.tellAll(room.id.toString(), { t: 'frames', tick: world.tick, frames });
    for (const { sitter, id } of ended) this.till.pay(sitter, id);
    for (const [memberId, sitter] of this.members) this.#tellOwn(memberId, sitter);
  }

  #ownOf(sitter: Sitter | undefined): PoolRoomOwn {
    const money = (amount: bigint) => toDecimal(amount, this.#room.room.currency);
    return {
      seat: sitter?.seat ?? null,
      clientSeed: sitter?.clientSeed ?? null,
      purse: money(sitter?.current?.left ?? 0n),
      held: money(sitter ? heldBy(sitter) : 0n),
      balance: sitter?.balance ?? null,
      refusal: sitter?.refusal ? toldOf(sitter.refusal) : null,
    };
  }

  #tellOwn(memberId: string, sitter: Sitter): void {
    const own = this.#ownOf(sitter);
    const text = JSON.stringify(own);
    if (text === sitter.told) return;
    sitter.told = text;
    this.#room.hub.tellMember(this.#room.room.id.toString(), memberId, { t: 'own', own });
  }
}

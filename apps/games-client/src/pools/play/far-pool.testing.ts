/**
 * A pool played over a line with lag: the server's own rules at thirty steps a second, messages that
 * take their time each way and never overtake each other, and a frame that draws sixty times a second.
 */
import type { TestContext } from 'node:test';
import type { PoolAct, PoolRoomOwn, PoolRoomView } from '@bahati/contract/games-frame/pools.ts';
import type { RoomClientMessage, RoomServerMessage } from '@bahati/contract/games-frame/rooms.ts';
import type { Bullet } from '@bahati/game-rules/fishing/cannons/bullet.ts';
import { fire } from '@bahati/game-rules/fishing/cannons/accept-shot.ts';
import { actAt } from '@bahati/game-rules/fishing/cannons/acts.ts';
import { ticksPerSecond } from '@bahati/game-rules/fishing/pool/pool.ts';
import { poolDraws } from '@bahati/game-rules/fishing/simulation/pool.testing.ts';
import { step } from '@bahati/game-rules/fishing/simulation/step.ts';
import {
  openWorld,
  sitDown,
  type World,
  type WorldEvent,
} from '@bahati/game-rules/fishing/simulation/world.ts';
import { type Frame, frameOf, snapshotOf } from '@bahati/game-rules/fishing/wire/wire.ts';
import type { SocketEvents } from '#frame/rooms/line/socket.ts';
import type { Play } from '#frame/shell/round/play.ts';
import { createStore } from '#frame/shell/store.ts';
import { Pool } from './pool.ts';

const tickMs = 1_000 / ticksPerSecond;
const tellMs = 80;
const drawMs = 16;
const ticksBefore = 300;

export type Lag = { readonly eachWayMs: number; readonly jitterMs: number };

/** One way of the line: in order, each message late by the lag and a part of the jitter. */
function createWay({ eachWayMs, jitterMs }: Lag, seed: number) {
  const waiting: { atMs: number; take: () => void }[] = [];
  let [last, state] = [0, seed];
  return {
    put(nowMs: number, take: () => void) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      last = Math.max(last, nowMs + eachWayMs + (jitterMs * state) / 2_147_483_648);
      waiting.push({ atMs: last, take });
    },
    pause(untilMs: number) {
      last = Math.max(last, untilMs);
    },
    run(nowMs: number) {
      while (waiting[0] && waiting[0].atMs <= nowMs) waiting.shift()?.take();
    },
  };
}

type Answer = { readonly value: unknown } | { readonly code: string };

/** One cannon's server; `tell` puts a message on the line. */
class FarServer {
  /** What was taken, with its age in ticks as it came, and the refusals of shots. */
  readonly fired: (Bullet & { age: number })[] = [];
  readonly refused: string[] = [];
  readonly happened: WorldEvent[] = [];
  private readonly draws = poolDraws('far', 'captures');
  private readonly tell: (message: RoomServerMessage) => void;
  private world: World = openWorld('miamba-ya-watamu');
  private stepped: World;
  private events: WorldEvent[] = [];
  private frames: Frame[] = [];
  private seat: number | null = null;
  private startedMs: number;
  private toldMs: number;
  private nowMs: number;
  private stillUntilMs = 0;

  constructor(nowMs: number, tell: (message: RoomServerMessage) => void) {
    this.tell = tell;
    [this.toldMs, this.nowMs] = [nowMs, nowMs];
    this.startedMs = nowMs - ticksBefore * tickMs;
    while (this.world.tick < ticksBefore) {
      this.world = step(this.world, this.world.tick + 1, this.draws).world;
    }
    this.stepped = this.world;
  }

  /** It does nothing for so long, and lets the pool stand still for that time. */
  standStill(ms: number): void {
    this.startedMs += ms;
    this.stillUntilMs = this.nowMs + ms;
  }

  hear(message: RoomClientMessage): void {
    if (message.t === 'join') this.tellRoom();
    if (message.t !== 'act') return;
    const { key } = message;
    const answer = this.act(message.act as unknown as PoolAct);
    this.tell('code' in answer ? { t: 'refused', key, ...answer } : { t: 'done', key, ...answer });
  }

  advance(nowMs: number): void {
    this.nowMs = nowMs;
    if (nowMs < this.stillUntilMs) return;
    while (this.world.tick < Math.floor((nowMs - this.startedMs) / tickMs)) {
      const next = step(this.world, this.world.tick + 1, this.draws);
      this.world = next.world;
      this.note(next.events);
      const frame = frameOf(this.stepped, this.world, this.events);
      if (frame) this.frames.push(frame);
      this.stepped = this.world;
      this.events = [];
    }
    if (nowMs - this.toldMs < tellMs) return;
    this.toldMs = nowMs;
    this.tell({ t: 'frames', tick: this.world.tick, frames: this.frames });
    this.frames = [];
  }

  private tellRoom(): void {
    const view: PoolRoomView = {
      pool: snapshotOf(this.stepped, 1),
      levels: ['1.00', '2.00', '5.00'],
      sitting: [],
      fairness: null,
      isPaused: false,
    };
    const none = { seat: this.seat, clientSeed: null, balance: null, refusal: null };
    const own: PoolRoomOwn = { ...none, purse: '0.00', held: '0.00' };
    this.tell({ t: 'room', room: '7', version: 0, now: new Date(0).toISOString(), view, own });
  }

  private act(said: PoolAct): Answer {
    if (said.kind === 'sit') {
      this.seat = said.seat;
      this.world = sitDown(this.world, said.seat, 'KES', 10_000_000n);
      return { value: { seat: said.seat } };
    }
    if (said.kind === 'leave' || this.seat === null) return { code: 'not_seated' };
    if (said.kind === 'fire') return this.fire(this.seat, said);
    const acted = actAt(this.world, this.seat, said, this.world.tick);
    if ('refused' in acted) return { code: acted.refused };
    this.world = acted;
    return { value: {} };
  }

  private fire(seat: number, said: Extract<PoolAct, { kind: 'fire' }>): Answer {
    const { tick } = this.world;
    const shotNow = fire(this.world, { seat, ...said }, tick);
    if ('refused' in shotNow) {
      this.refused.push(shotNow.refused);
      return { code: shotNow.refused };
    }
    this.world = shotNow.world;
    this.note(shotNow.events);
    const [event] = shotNow.events;
    if (event?.kind !== 'fired') throw new Error('Nothing was fired.');
    this.fired.push({ ...event.bullet, age: tick - event.bullet.firedAtTick });
    return { value: { bullet: event.bullet.id } };
  }

  private note(heard: readonly WorldEvent[]): void {
    this.events.push(...heard);
    this.happened.push(...heard);
  }
}

export function openFarPool(t: TestContext, lag: Lag) {
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  const [up, down] = [createWay(lag, 7), createWay(lag, 11)];
  let nowMs = 50_000;
  let socket: SocketEvents | undefined;
  const server = new FarServer(nowMs, (message) => {
    const text = JSON.stringify(message);
    down.put(nowMs, () => socket?.heard(text));
  });
  const openSocket = (opened: SocketEvents) => {
    socket = opened;
    up.put(nowMs, () => opened.opened());
    const send = (text: string) => {
      const message = JSON.parse(text) as RoomClientMessage;
      up.put(nowMs, () => server.hear(message));
    };
    return { send, close: () => undefined };
  };
  const session = createStore({ balance: 0n, trouble: null, cost: 0n });
  const line = { room: '7', token: 'frame-token', local: () => nowMs, openSocket };
  const pool = new Pool({
    play: { currency: 'KES', session } as unknown as Play,
    site: { tell: () => undefined },
    line: { ...line, watch: () => () => undefined },
  });
  t.after(() => pool.close());
  return {
    pool,
    server,
    /** Nothing gets through for so long; then all of it does. */
    pauseLine(ms: number) {
      up.pause(nowMs + ms);
      down.pause(nowMs + ms);
    },
    /** Time goes on; `draw` is called for each picture of the frame. */
    async pass(ms: number, draw: () => void = () => undefined) {
      for (const endMs = nowMs + ms; nowMs < endMs; nowMs += 1) {
        up.run(nowMs);
        server.advance(nowMs);
        down.run(nowMs);
        // Answers are promises.
        await Promise.resolve();
        await Promise.resolve();
        if (nowMs % drawMs === 0) draw();
      }
    },
  };
}

/**
 * A pool played over a line with lag: the server's own rules at thirty steps a second, messages that
 * take their time each way and never overtake each other, and a frame that draws sixty times a second.
 */
import type { TestContext } from 'node:test';
import type { PoolAct, PoolRoomOwn, PoolRoomView } from '@bahati/contract/games-frame/pools.ts';
import type { RoomClientMessage, RoomServerMessage } from '@bahati/contract/games-frame/rooms.ts';
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

export type FiredEvent = Extract<WorldEvent, { kind: 'fired' }>;

export function openFarPool(t: TestContext, lag: Lag) {
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  const [up, down] = [createWay(lag, 7), createWay(lag, 11)];
  const draws = poolDraws('far', 'captures');
  let nowMs = 50_000;
  let world: World = openWorld('miamba-ya-watamu');
  for (let tick = 1; tick <= 300; tick += 1) world = step(world, tick, draws).world;
  let startedMs = nowMs - world.tick * tickMs;
  let [toldMs, heldUpUntilMs] = [nowMs, 0];
  let stepped = world;
  let events: WorldEvent[] = [];
  let frames: Frame[] = [];
  let socket: SocketEvents | undefined;
  const fired: (FiredEvent['bullet'] & { age: number })[] = [];
  const refused: string[] = [];
  const happened: WorldEvent[] = [];

  const tell = (message: RoomServerMessage) => {
    const text = JSON.stringify(message);
    down.put(nowMs, () => socket?.heard(text));
  };
  const own: PoolRoomOwn = {
    seat: null,
    clientSeed: null,
    purse: '1000.00',
    held: '0.00',
    balance: null,
    refusal: null,
  };
  const now = new Date(0).toISOString();
  const note = (heard: readonly WorldEvent[]) => {
    events.push(...heard);
    happened.push(...heard);
  };
  const act = (said: PoolAct): { value: unknown } | { code: string } => {
    if (said.kind === 'sit') {
      world = sitDown(world, said.seat, 'KES', 10_000_000n);
      Object.assign(own, { seat: said.seat });
      return { value: { seat: said.seat } };
    }
    if (said.kind === 'leave') return { value: {} };
    const seat = own.seat ?? 0;
    if (said.kind !== 'fire') {
      const acted = actAt(world, seat, said, world.tick);
      if ('refused' in acted) return { code: acted.refused };
      world = acted;
      return { value: {} };
    }
    const { kind: _, ...shot } = said;
    const shotNow = fire(world, { seat, ...shot }, world.tick);
    if ('refused' in shotNow) {
      refused.push(shotNow.refused);
      return { code: shotNow.refused };
    }
    world = shotNow.world;
    note(shotNow.events);
    const [event] = shotNow.events as [FiredEvent];
    fired.push({ ...event.bullet, age: world.tick - event.bullet.firedAtTick });
    return { value: { bullet: event.bullet.id } };
  };
  const hear = (message: RoomClientMessage) => {
    if (message.t === 'join') {
      const view: PoolRoomView = {
        pool: snapshotOf(stepped, 1),
        levels: ['1.00', '2.00', '5.00'],
        sitting: [],
        fairness: null,
        isPaused: false,
      };
      tell({ t: 'room', room: '7', version: 0, now, view, own });
    } else if (message.t === 'act') {
      const answer = act(message.act as unknown as PoolAct);
      const { key } = message;
      tell('code' in answer ? { t: 'refused', key, ...answer } : { t: 'done', key, ...answer });
    }
  };
  const advance = () => {
    if (nowMs < heldUpUntilMs) return;
    while (world.tick < Math.floor((nowMs - startedMs) / tickMs)) {
      const next = step(world, world.tick + 1, draws);
      world = next.world;
      note(next.events);
      const frame = frameOf(stepped, world, events);
      if (frame) frames.push(frame);
      stepped = world;
      events = [];
    }
    if (nowMs - toldMs < tellMs) return;
    toldMs = nowMs;
    tell({ t: 'frames', tick: world.tick, frames });
    frames = [];
  };

  const session = createStore({ balance: 0n, trouble: null, cost: 0n });
  const pool = new Pool({
    play: { currency: 'KES', session } as unknown as Play,
    site: { tell: () => undefined },
    line: {
      room: '7',
      token: 'frame-token',
      local: () => nowMs,
      watch: () => () => undefined,
      openSocket(opened) {
        socket = opened;
        up.put(nowMs, () => opened.opened());
        return {
          send(text) {
            const message = JSON.parse(text) as RoomClientMessage;
            up.put(nowMs, () => hear(message));
          },
          close: () => undefined,
        };
      },
    },
  });
  t.after(() => pool.close());
  return {
    pool,
    /** What the server took, with the age of each shot in ticks, and its refusals. */
    fired,
    refused,
    happened,
    /** The server does nothing for so long, and lets the pool stand still for that time. */
    standStill(ms: number) {
      heldUpUntilMs = nowMs + ms;
      startedMs += ms;
    },
    /** Nothing gets through for so long; then all of it does. */
    pauseLine(ms: number) {
      up.pause(nowMs + ms);
      down.pause(nowMs + ms);
    },
    /** Time goes on; `draw` is called for each picture of the frame. */
    async pass(ms: number, draw: () => void = () => undefined) {
      for (const endMs = nowMs + ms; nowMs < endMs; nowMs += 1) {
        up.run(nowMs);
        advance();
        down.run(nowMs);
        // Answers are promises.
        await Promise.resolve();
        await Promise.resolve();
        if (nowMs % drawMs === 0) draw();
      }
    },
  };
}

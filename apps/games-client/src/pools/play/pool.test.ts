import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { PoolAct, PoolRoomOwn, PoolRoomView } from '@bahati/contract/games-frame/pools.ts';
import type { RoomClientMessage, RoomServerMessage } from '@bahati/contract/games-frame/rooms.ts';
import {
  openWorld,
  sitDown,
  type World,
  withSeat,
} from '@bahati/game-rules/fishing/simulation/world.ts';
import { frameOf, snapshotOf, wireVersion } from '@bahati/game-rules/fishing/wire/wire.ts';
import type { SocketEvents } from '#frame/rooms/line/socket.ts';
import type { Play } from '#frame/shell/round/play.ts';
import { createStore } from '#frame/shell/store.ts';
import { Pool } from './pool.ts';

const nobody: PoolRoomOwn = {
  seat: null,
  clientSeed: null,
  purse: '0.00',
  held: '0.00',
  balance: null,
  refusal: null,
};
const sitting = (...seats: number[]) => seats.map((seat) => ({ seat, name: 'mtu' }));

/** A pool over a line that a test holds in its hands; its world stands at tick 100. */
function openHere(t: TestContext, start: World = openWorld('miamba-ya-watamu')) {
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  const said: { key: string; act: PoolAct }[] = [];
  let events: SocketEvents | undefined;
  const session = createStore({
    balance: 0n,
    trouble: null as string | null,
    cost: 0n,
    isPaused: false,
  });
  const pool = new Pool({
    play: { currency: 'KES', session } as unknown as Play,
    site: { tell: () => undefined },
    line: {
      room: '7',
      token: 'frame-token',
      watch: () => () => undefined,
      openSocket(opened) {
        events = opened;
        return {
          send(text) {
            const message = JSON.parse(text) as RoomClientMessage;
            if (message.t !== 'act') return;
            said.push({ key: message.key, act: message.act as unknown as PoolAct });
          },
          close: () => undefined,
        };
      },
    },
  });
  t.after(() => pool.close());
  let world: World = { ...start, tick: 100 };
  const tell = (message: RoomServerMessage) => events?.heard(JSON.stringify(message));
  const now = new Date().toISOString();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    pool,
    session,
    of: <Kind extends PoolAct['kind']>(kind: Kind) =>
      said.filter((one): one is { key: string; act: Extract<PoolAct, { kind: Kind }> } => {
        return one.act.kind === kind;
      }),
    tellRoom(seats: PoolRoomView['sitting'], own: Partial<PoolRoomOwn> = {}) {
      const view: PoolRoomView = {
        pool: snapshotOf(world, 1),
        levels: ['1.00', '2.00', '5.00'],
        sitting: seats,
        fairness: { seedHash: 'ab'.repeat(32) },
        isPaused: false,
      };
      tell({ t: 'room', room: '7', version: 0, now, view, own: { ...nobody, ...own } });
    },
    tellSitting: (seats: PoolRoomView['sitting']) =>
      tell({ t: 'news', version: 0, now, view: { sitting: seats } }),
    tellOwn: (own: Partial<PoolRoomOwn>) => tell({ t: 'own', own: { ...nobody, ...own } }),
    /** The world as it has become three ticks later. */
    tellWorld(change: (before: World) => World = (before) => before) {
      const before = world;
      world = { ...change(before), tick: before.tick + 3 };
      const frame = frameOf(before, world, []);
      tell({ t: 'frames', tick: world.tick, frames: frame ? [frame] : [] });
    },
    tellCaught(fish: number) {
      const strikes = [[0, 0, [fish], [[fish, 0, 1]]]] as const;
      const frame = {
        v: wireVersion,
        kind: 'frame',
        t: world.tick + 1,
        hits: [[1, fish, strikes]],
      };
      world = { ...world, tick: world.tick + 1, fish: world.fish.filter(({ id }) => id !== fish) };
      tell({ t: 'frames', tick: world.tick, frames: [frame] });
    },
    async done(key: string, value: unknown = {}) {
      tell({ t: 'done', key, value });
      await settle();
    },
    async refuse(key: string, code: string) {
      tell({ t: 'refused', key, code });
      await settle();
    },
  };
}

type Here = ReturnType<typeof openHere>;

/** Sits at a free cannon, as the server tells it. */
async function seat(here: Here, at = 0) {
  here.tellRoom([]);
  await here.done(here.of('sit')[0]?.key ?? '', { seat: at });
  here.tellOwn({ seat: at });
  here.tellWorld((before) => sitDown(before, at, 'KES', 5_000n));
}

test('who comes asks for the first free cannon with a seed of his own, and after a no only once others move', async (t) => {
  const here = openHere(t);
  here.tellRoom(sitting(0, 1));
  here.tellWorld();
  const [asked, ...more] = here.of('sit');
  assert.deepEqual([asked?.act.seat, more.length], [2, 0]);
  assert.match(asked?.act.clientSeed ?? '', /^[0-9a-f]{16}$/);
  await here.refuse(asked?.key ?? '', 'seat_taken');
  here.tellWorld();
  assert.equal(here.of('sit').length, 1);
  assert.equal(here.pool.state.get().refusal, 'seat_taken');
  here.tellSitting(sitting(0, 1, 2));
  assert.equal(here.of('sit')[1]?.act.seat, 3);
});

test('a frame that is opened anew finds its cannon as it was left', async (t) => {
  const armed = (() => {
    const world = sitDown(openWorld('miamba-ya-watamu'), 2, 'KES', 5_000n);
    const own = world.seats[2];
    assert.ok(own);
    return withSeat(world, 2, { ...own, level: 2, weapon: 'net', angle: 900 });
  })();
  const here = openHere(t, armed);
  here.tellRoom(sitting(2), { seat: 2 });
  await here.done(here.of('sit')[0]?.key ?? '', { seat: 2 });
  const { level, weapon } = here.pool.state.get();
  assert.deepEqual([level, weapon, here.pool.angle], [2, 'net', 900]);
});

test('a lock is kept until its fish is caught or out of the pool', async (t) => {
  const way = { id: 5, species: 4, pathId: 'line', bornAtTick: 0 } as const;
  const stays = { ...way, parameters: [-500, 3_000, 16_500, 3_000, 600] };
  const leaves = { ...way, id: 6, parameters: [-500, 3_000, 16_500, 3_000, 108] };
  const here = openHere(t, { ...openWorld('miamba-ya-watamu'), nextId: 7, fish: [stays, leaves] });
  await seat(here);
  here.pool.lockOn(5);
  here.tellWorld();
  assert.equal(here.pool.state.get().lock, 5);
  here.pool.fire();
  assert.equal(here.of('fire')[0]?.act.lock, 5);
  here.tellCaught(5);
  assert.equal(here.pool.state.get().lock, null);
  here.pool.lockOn(6);
  here.tellWorld();
  assert.equal(here.pool.state.get().lock, null);
});

test('auto-fire is this frame’s, and ends with a no that is said', async (t) => {
  const here = openHere(t);
  await seat(here);
  here.pool.setAuto(true);
  assert.equal(here.of('fire').length, 1);
  await here.refuse(here.of('fire')[0]?.key ?? '', 'shot_too_old');
  assert.equal(here.pool.state.get().isAuto, true);
  here.tellOwn({ seat: 0, refusal: { code: 'stake_not_offered', details: {} } });
  assert.equal(here.pool.state.get().isAuto, false);
});

test('a reality check ends auto-fire, and nothing is fired behind it', async (t) => {
  const here = openHere(t);
  await seat(here);
  here.pool.setAuto(true);
  here.session.set({ isPaused: true });
  here.tellWorld();
  here.tellWorld();
  here.pool.keepFiring();
  here.pool.fire();
  assert.equal(here.of('fire').length, 1);
  here.session.set({ isPaused: false });
  here.pool.keepFiring();
  assert.deepEqual([here.of('fire').length, here.pool.state.get().isAuto], [1, false]);
});

test('a shot is shown at once, and is gone when it is refused', async (t) => {
  const here = openHere(t);
  await seat(here);
  here.pool.fire();
  here.pool.fire();
  assert.equal(here.of('fire').length, 1, 'no faster than a cannon may');
  assert.equal(here.pool.shots.length, 1);
  await here.refuse(here.of('fire')[0]?.key ?? '', 'shot_too_old');
  assert.equal(here.pool.shots.length, 0);
  assert.equal(here.pool.state.get().refusal, null, 'the next shot says more');
});

test('the wallet’s no has its dialog, and nothing is fired behind it', async (t) => {
  const here = openHere(t);
  await seat(here);
  here.tellOwn({ seat: 0, balance: '3.50' });
  assert.equal(here.session.get().balance, 350n);
  const refusal = { code: 'insufficient_funds', details: { balance: '0.50' } };
  here.tellOwn({ seat: 0, balance: '3.50', refusal });
  assert.deepEqual(
    [here.session.get().trouble, here.session.get().balance],
    ['insufficient_funds', 50n],
  );
  here.pool.fire();
  assert.equal(here.of('fire').length, 0);
});

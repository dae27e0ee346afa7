/** Kills between what is committed of a pool and what the wallet says: each effect comes once. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { WebSocket } from 'ws';
import type { RoomServerMessage } from '@bahati/contract/games-frame/rooms.ts';
import { roomsLivePath, roomsProtocol } from '@bahati/contract/games-frame/rooms-line.ts';
import { ticksBetweenShots } from '@bahati/game-rules/fishing/cannons/cannon.ts';
import { until } from '@bahati/testing/until.ts';
import {
  callsOf,
  openFrame,
  over,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import { createVictim, type Victim } from '#games-server/victim.testing.ts';
import { balanceAfter, gameCode, ownSeed, reservesOf, settledReserves } from './pools.testing.ts';

let scene: Scene;
let victim: Victim;

before(async () => {
  scene = await setScene();
  victim = await createVictim(scene);
  await victim.start();
});
after(async () => {
  await victim.kill();
  await scene.close();
});

/** What a dead process held is anybody's once its time is over; the test does not sit it out. */
const endLeases = async () => {
  await scene.owner.query(
    `UPDATE games.pool_reserves SET due_at = now() WHERE state IN ('asking', 'voiding', 'paying')`,
  );
  await scene.owner.query("UPDATE games.pool_leases SET beat_at = '-infinity'");
};

type Gunner = Awaited<ReturnType<typeof openGunner>>;

/** A member with a line to the first pool, at a cannon of his own. */
async function openGunner(seat: number, member = scene.addMember()) {
  const frame = await openFrame(scene, over(victim.origin), member, gameCode);
  const { value } = await frame.ask('GET', '/frame/v1/rooms');
  const [room] = (value as unknown as { rooms: { roomId: string }[] }).rooms;
  const heard: RoomServerMessage[] = [];
  const socket = new WebSocket(victim.origin.replace('http', 'ws') + roomsLivePath, roomsProtocol);
  socket.on('error', () => undefined);
  socket.on('message', (raw: Buffer) => {
    heard.push(JSON.parse(raw.toString('utf8')) as RoomServerMessage);
  });
  await new Promise((resolve) => socket.once('open', resolve));
  const say = (message: object) => socket.send(JSON.stringify(message));
  say({ t: 'join', token: frame.opened['frameToken'], room: room?.roomId });
  const tick = () => heard.findLast((message) => message.t === 'frames')?.tick ?? 0;
  await until('the pool is alive', async () => tick() > 0);
  const act = (said: object) => say({ t: 'act', key: randomUUID(), act: said });
  act({ kind: 'sit', seat, clientSeed: ownSeed });
  await until('a seat', async () =>
    heard.some((message) => message.t === 'own' && (message.own as { seat: number }).seat === seat),
  );
  const aim = { angle: seat < 2 ? 3_072 : 1_024, lock: null, weapon: 'net', level: 0 };
  return {
    member,
    heard,
    act,
    tick,
    shoot: () => act({ kind: 'fire', tick: tick(), ...aim }),
    end: () => socket.terminate(),
  };
}

const hitsSeen = ({ heard }: Gunner) =>
  heard.flatMap((message) =>
    message.t === 'frames'
      ? (message.frames as { hits?: unknown[] }[]).flatMap(({ hits }) => hits ?? [])
      : [],
  ).length;

async function comesBack({ member, end }: Gunner): Promise<void> {
  end();
  await endLeases();
  await victim.start();
  // The pool is taken over as soon as somebody is there.
  const watcher = await openGunner(3);
  const reserves = await settledReserves(scene, member);
  watcher.end();
  assert.equal(scene.wallet.members.get(member)?.balance, balanceAfter(startBalance, reserves));
  const wins = callsOf(scene, member, 'win').map(({ body }) => JSON.stringify(body));
  assert.equal(new Set(wins).size, reserves.filter(({ state }) => state === 'settled').length);
}

for (const [stage, wish] of [
  ['received', 'lose'],
  ['received', 'go'],
  ['applied', 'lose'],
] as const) {
  test(`killed as a reserve is asked for (${stage}, then ${wish}), it is given back`, async () => {
    const ana = await openGunner(0);
    const killed = victim.killAt('bet', stage, wish);
    ana.shoot();
    await killed;
    await comesBack(ana);
    const reserves = await reservesOf(scene, ana.member);
    assert.deepEqual(
      reserves.map(({ state }) => state),
      ['voided'],
    );
    assert.equal(scene.wallet.members.get(ana.member)?.balance, startBalance);
  });
}

test('killed in the middle of fire, hits that were seen count and all else is given back', async () => {
  const ana = await openGunner(0);
  let shotAt = 0;
  await until('something is hit', async () => {
    if (ana.tick() >= shotAt + ticksBetweenShots) {
      shotAt = ana.tick();
      ana.shoot();
    }
    return hitsSeen(ana) > 2;
  });
  await victim.kill();
  const seen = hitsSeen(ana);
  await comesBack(ana);
  const reserves = await reservesOf(scene, ana.member);
  const hits = reserves.reduce((sum, reserve) => sum + reserve.hits, 0);
  assert.ok(hits >= seen, 'nobody was shown a hit that was not written down');
});

for (const [stage, wish] of [
  ['received', 'lose'],
  ['applied', 'lose'],
] as const) {
  test(`killed as a reserve is paid (${stage}, then ${wish}), it is paid once`, async () => {
    const ana = await openGunner(0);
    ana.shoot();
    await until('the reserve is open', async () => {
      const [reserve] = await reservesOf(scene, ana.member);
      return reserve?.state === 'open';
    });
    const killed = victim.killAt('win', stage, wish);
    ana.act({ kind: 'leave' });
    await killed;
    await comesBack(ana);
    const [reserve] = await reservesOf(scene, ana.member);
    assert.equal(reserve?.state, 'settled');
  });
}

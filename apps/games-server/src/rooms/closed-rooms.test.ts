/** Rooms of a game the operator has closed, as a brand closes a category its law does not allow. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ListedRoom } from '@bahati/contract/games-frame/rooms.ts';
import type { SeatsOwn } from '@bahati/contract/games-frame/seats.ts';
import { until } from '@bahati/testing/until.ts';
import { originOf, type Sitter, sitDown } from '#games-server/rooms/sitters.testing.ts';
import {
  type Running,
  runHere,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import {
  balanceAfter,
  gameCode as poolCode,
  ownOf as cannonOf,
  settledReserves,
  shoot,
  takeCannon,
} from '#games-server/pools/pools.testing.ts';
import { inPhase, ownOf } from '#games-server/tables/fights.testing.ts';

const arena = 'jogoo-wa-savana';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene, { TABLE_PACE: '6', ROOM_CHAIN_GAMES: '20' });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  running.rooms.start();
});
after(async () => {
  await running.stop();
  await scene.close();
});

const sit = (code: string) => sitDown(scene, originOf(running), scene.addMember(), code);
const closed = { t: 'ended', code: 'closed' } as const;
const isShownOut = ({ heard }: Sitter) =>
  until('the line ends', async () => heard.some((message) => message.t === 'ended'));

const wasLetIn = ({ heard }: Sitter) => heard.some((message) => message.t === 'room');

/** Once the server has heard of the change, which the list of rooms shows. */
const untilListed = ({ frame }: Sitter, isClosed: boolean) =>
  until(isClosed ? 'the rooms are closed' : 'the rooms are open', async () => {
    const { value } = await frame.ask('GET', '/frame/v1/rooms');
    const { rooms } = value as unknown as { rooms: ListedRoom[] };
    return rooms.length > 0 && rooms.every(({ isPaused }) => isPaused === isClosed);
  });

test('rooms of closed fights let nobody in and take no stake; who has one sees his fight out', async () => {
  const [ana, juma] = [await sit(arena), await sit(arena)];
  const { roundId } = await inPhase(ana, 'betting');
  const bet = { kind: 'bet', roundId, opening: 'meron:meron=2', amount: '20.00' };
  assert.equal((await ana.act(bet)).t, 'done');

  scene.wallet.closed.add(arena);
  const refused = await ana.act(bet);
  assert.equal(refused.t === 'refused' && refused.code, 'game_under_maintenance');
  await isShownOut(juma);
  assert.deepEqual(juma.heard.at(-1), closed);
  await untilListed(juma, true);
  const late = await sit(arena);
  assert.deepEqual(late.heard, [closed], 'nothing of the room was told');

  ana.heard.length = 0;
  await ana.comeBack();
  await until('she is let in again, for she has a stake', async () => wasLetIn(ana));
  await isShownOut(ana);
  assert.deepEqual(ana.heard.at(-1), closed);
  assert.equal(ownOf(ana).entry?.state, 'settled');
  assert.equal(ownOf(ana).entry?.roundId, roundId);

  scene.wallet.closed.delete(arena);
  await untilListed(late, false);
  const welcome = await sit(arena);
  await until('somebody new is let in', async () => wasLetIn(welcome));
  welcome.leave();
});

test('who sits with chips at a closed game stays until he has left with them', async () => {
  const ana = await sit('holdem');
  assert.equal((await ana.act({ kind: 'sit', seat: 0, amount: '1000.00' })).t, 'done');
  scene.wallet.closed.add('holdem');
  await untilListed(ana, true);
  assert.deepEqual((await sit('holdem')).heard, [closed]);
  ana.heard.length = 0;
  await ana.comeBack();
  await until('who sits is let in again', async () => wasLetIn(ana));
  assert.equal((ana.room.own as SeatsOwn).seat, 0);
  assert.equal((await ana.act({ kind: 'leave' })).t, 'done');
  await isShownOut(ana);
  assert.deepEqual(ana.heard.at(-1), closed);
  assert.equal(scene.wallet.members.get(ana.memberId)?.balance, startBalance);
});

test('who shoots from a reserve in a closed pool stays until it is paid back', async () => {
  const [ana, juma] = [await sit(poolCode), await sit(poolCode)];
  await takeCannon(ana, 0);
  await until('a shot is taken', async () => (await shoot(ana)) === null);
  await until('her reserve is open', async () => Number(cannonOf(ana).held) > 0);
  scene.wallet.closed.add(poolCode);
  await isShownOut(juma);
  assert.deepEqual(juma.heard.at(-1), closed);
  assert.ok(!ana.heard.some((message) => message.t === 'ended'));
  assert.equal((await ana.act({ kind: 'leave' })).t, 'done');
  const reserves = await settledReserves(scene, ana.memberId);
  await isShownOut(ana);
  assert.equal(
    scene.wallet.members.get(ana.memberId)?.balance,
    balanceAfter(startBalance, reserves),
  );
});

test('while the operator is silent, what it said last holds', async () => {
  const sitter = await sit(arena);
  scene.wallet.closed.add(arena);
  await untilListed(sitter, true);
  let asked = 0;
  scene.platform.setHook((stage, { path }) => {
    if (!path.endsWith('/games/closed') || stage !== 'received') return undefined;
    asked += 1;
    return 'lose';
  });
  await until('the operator was asked in vain', async () => {
    await untilListed(sitter, true);
    return asked > 0;
  });
  assert.deepEqual((await sit(arena)).heard, [closed]);
  scene.platform.setHook(undefined);
});

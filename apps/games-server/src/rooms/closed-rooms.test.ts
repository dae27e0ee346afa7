/** Rooms of a game the operator has closed, as a brand closes a category its law does not allow. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ListedRoom } from '@bahati/contract/games-frame/rooms.ts';
import type { SeatsOwn, SeatsView } from '@bahati/contract/games-frame/seats.ts';
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
import {
  arrive,
  game as sitAndGo,
  openRoom,
  playOut,
  register,
  viewOf as entryOf,
} from '#games-server/sit-and-go/entrants.testing.ts';
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

const balanceOf = ({ memberId }: Sitter) => scene.wallet.members.get(memberId)?.balance ?? 0n;
const seatsOf = ({ room }: Sitter) => room.view as unknown as SeatsView;

test('a hand of a closed game is played to its end, then everybody is stood up and paid', async () => {
  const sitters = [await sit('holdem'), await sit('holdem')];
  for (const [seat, sitter] of sitters.entries()) {
    assert.equal((await sitter.act({ kind: 'sit', seat, amount: '1000.00' })).t, 'done');
  }
  const [ana, juma] = sitters;
  assert.ok(ana && juma);
  const isTurn = (sitter: Sitter) => typeof seatsOf(sitter).hand?.turn === 'number';
  await until('a hand', async () => sitters.every(isTurn));
  scene.wallet.closed.add('holdem');
  await untilListed(ana, true);
  const late = await sit('holdem');
  assert.deepEqual(late.heard, [closed]);
  const roomId = ana.room.id;
  await until('the room has heard of it', async () => {
    const { rows } = await scene.owner.query<{ isClosed: boolean }>(
      'SELECT is_closed AS "isClosed" FROM games.rooms WHERE id = $1',
      [roomId],
    );
    return rows[0]?.isClosed;
  });
  const topUp = await ana.act({ kind: 'topUp', amount: '100.00' });
  assert.equal(topUp.t === 'refused' && topUp.code, 'game_under_maintenance');
  const { hand } = seatsOf(ana);
  assert.ok(hand && !hand.isOver, 'the hand goes on');
  assert.equal((await ana.comeBack(), seatsOf(ana).hand?.number), hand.number);
  const turned = sitters.find((each) => (each.room.own as SeatsOwn).seat === hand.turn);
  const { number, step } = hand;
  const word = { kind: 'play', hand: number, step, act: { kind: 'fold' } };
  assert.equal((await turned?.act(word))?.t, 'done');
  for (const sitter of sitters) {
    await isShownOut(sitter);
    assert.deepEqual(sitter.heard.at(-1), closed);
  }
  assert.equal(balanceOf(ana) + balanceOf(juma), 2n * startBalance, 'no flop, no rake');
  const { rows } = await scene.owner.query<{ hands: number }>(
    'SELECT count(*)::int AS hands FROM games.hands WHERE room_id = $1',
    [roomId],
  );
  assert.equal(rows[0]?.hands, 1, 'no other hand was dealt');
  scene.wallet.closed.delete('holdem');
  await untilListed(late, false);
});

test('nobody hears a closed table whose players are away: they are stood up and paid too', async () => {
  const ana = await sit('holdem');
  const sitAt = (sitter: Sitter) =>
    until('a seat may be bought', async () => {
      return (await sitter.act({ kind: 'sit', seat: 0, amount: '1000.00' })).t === 'done';
    });
  await sitAt(ana);
  assert.ok(balanceOf(ana) < startBalance);
  ana.leave();
  scene.wallet.closed.add('holdem');
  await until('she is paid', async () => balanceOf(ana) === startBalance);
  scene.wallet.closed.delete('holdem');
  const back = await until('the tables are open again', async () => {
    const sitter = await sit('holdem');
    return wasLetIn(sitter) && sitter;
  });
  await sitAt(back);
});

test('a sit-and-go of a closed game that has not begun is called off; one that has is played on', async () => {
  const room = await openRoom(scene, originOf(running));
  const enter = () => arrive(scene, originOf(running), room);
  const played = [await enter(), await enter(), await enter()];
  for (const sitter of played) await register(sitter);
  const next = await until('the next opens', async () => {
    const found = await openRoom(scene, originOf(running));
    return found.roomId !== room.roomId && found;
  });
  const ana = await arrive(scene, originOf(running), next);
  await register(ana);
  scene.wallet.closed.add(sitAndGo);
  await isShownOut(ana);
  await until('she is paid back', async () => balanceOf(ana) === startBalance);
  assert.equal(entryOf(ana).sitAndGo.calledOffFor, 'closed');
  await playOut(played);
  const paid = () => played.reduce((sum, sitter) => sum + balanceOf(sitter), 0n);
  // Three fees of five.
  await until('the prizes are paid', async () => paid() === 3n * startBalance - 3n * 500n);
  scene.wallet.closed.delete(sitAndGo);
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

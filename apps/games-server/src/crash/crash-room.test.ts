/** The room of crash: the round and own bets are told there, and staff may pause its bets. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { CrashRoomOwn, CrashRoomView } from '@bahati/contract/games-frame/crash.ts';
import { until } from '@bahati/testing/until.ts';
import { originOf, type Sitter, sitDown } from '#games-server/rooms/sitters.testing.ts';
import { over, type Running, runHere, type Scene, setScene } from '#games-server/scene.testing.ts';
import { flyToEnd, openFlyer, patientPace, plantCrashRounds } from './crash.testing.ts';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene, patientPace);
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  running.crash.start();
});
after(async () => {
  await running.stop();
  await scene.close();
});

const viewOf = ({ room }: Sitter) => room.view as unknown as CrashRoomView;
const betsOf = ({ room }: Sitter) => (room.own as CrashRoomOwn).bets;
const enter = (member: string) => sitDown(scene, originOf(running), member, 'crash');

test('who enters hears the round to its end with what became of his bet, and nobody else does', async () => {
  await plantCrashRounds(scene, 2, { from: 145, to: 155 });
  const [ana, juma] = [scene.addMember(), scene.addMember()];
  const [own, other] = [await enter(ana), await enter(juma)];
  const flyer = await openFlyer(scene, over(originOf(running)), ana);
  const { bet } = await flyer.bet({ target: '1.10' });
  const { betId, roundId } = bet;
  const stateOf = () => betsOf(own).find((known) => known.betId === betId)?.state;
  await until('the bet is told', async () => stateOf() === 'active');
  const { point, hash } = viewOf(other).round ?? {};
  assert.deepEqual([point, hash], [null, null], 'nothing of the end is told before it');
  await flyToEnd(scene, flyer.state, roundId);
  await until('both hear the end', async () =>
    [own, other].every((who) => viewOf(who).recent.some((past) => past.roundId === roundId)),
  );
  await until('what became of the bet', async () => stateOf() === 'cashed_out');
  assert.deepEqual(betsOf(other), []);
  const { seen } = viewOf(own);
  assert.equal(seen.count <= 1, true);
  const toldToOther = JSON.stringify(other.heard);
  assert.equal(toldToOther.includes(betId), false, 'a bet is known to others by no id');
});

test('who comes back after a gap hears the room as it is', async () => {
  const one = await enter(scene.addMember());
  await until('a round', async () => viewOf(one).round !== null);
  one.leave();
  await one.comeBack(one.room.version);
  assert.notEqual(viewOf(one).round, null);
});

test('while the room is paused no bet is taken in its currency', async () => {
  const member = scene.addMember();
  const watcher = await enter(member);
  const pause = (isPaused: boolean) =>
    scene.owner.query(`UPDATE games.rooms SET is_paused = $1 WHERE kind = 'crash'`, [isPaused]);
  await pause(true);
  await until('the pause is told', async () => viewOf(watcher).isPaused);
  const flyer = await openFlyer(scene, over(originOf(running)), member);
  assert.equal((await flyer.bet()).code, 'table_paused');
  await pause(false);
  assert.equal((await flyer.bet()).status, 200);
});

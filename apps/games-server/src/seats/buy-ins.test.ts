/** What is brought to a table: asked for once, given back whole, and no seat is kept for nothing. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { SeatsOwn, SeatsView } from '@bahati/contract/games-frame/seats.ts';
import { until } from '@bahati/testing/until.ts';
import { voidImportedRound } from '#games-server/rounds/void-imported-round.ts';
import { originOf, type Sitter, sitDown } from '#games-server/rooms/sitters.testing.ts';
import {
  type Running,
  runHere,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene, { TABLE_PACE: '20' });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  running.rooms.start();
});
after(async () => {
  scene.platform.setHook(undefined);
  await running.stop();
  await scene.close();
});

const seatsOf = ({ room }: Sitter) => (room.view as unknown as SeatsView).seats;
const arrive = (balance?: bigint) =>
  sitDown(scene, originOf(running), scene.addMember(balance), 'holdem');

test('a word that was refused is refused again when it is said again', async () => {
  const poor = await arrive(500n);
  const key = randomUUID();
  const act = { kind: 'sit', seat: 0, amount: '1000.00' };
  for (const _ of [1, 2]) {
    const answer = await poor.act(act, key);
    assert.equal(answer.t === 'refused' && answer.code, 'insufficient_funds');
  }
});

test('a wallet that stays silent keeps no seat, and what it took comes back', async () => {
  scene.platform.setHook((stage, { path }) =>
    stage === 'applied' && path.endsWith('/bet') ? 'lose' : 'go',
  );
  const member = scene.addMember();
  const sitter = await sitDown(scene, originOf(running), member, 'holdem');
  await sitter.act({ kind: 'sit', seat: 1, amount: '1000.00' });
  await until('the seat is kept while the wallet is asked', async () =>
    seatsOf(sitter).some(({ seat, isAsking }) => seat === 1 && isAsking),
  );
  assert.equal(scene.wallet.members.get(member)?.balance, startBalance - 100_000n);
  // The tries before this one passed as quickly.
  await scene.owner.query('UPDATE games.seat_buy_ins SET attempts = 4, due_at = now()');
  await until('the seat is free', async () => {
    await scene.owner.query("UPDATE games.seat_buy_ins SET due_at = now() WHERE state = 'voiding'");
    return seatsOf(sitter).every(({ seat }) => seat !== 1);
  });
  scene.platform.setHook(undefined);
  assert.equal(scene.wallet.members.get(member)?.balance, startBalance);
});

test('who has less than a blind is not waited for, and a top-up brings him back', async () => {
  const sitter = await arrive();
  await sitter.act({ kind: 'sit', seat: 2, amount: '1000.00' });
  await scene.owner.query('UPDATE games.seats SET stack = 5 WHERE member_id = $1', [
    sitter.memberId,
  ]);
  const isAway = () => seatsOf(sitter).find(({ seat }) => seat === 2)?.isAway;
  await until('he is away', async () => isAway());
  assert.equal((await sitter.act({ kind: 'topUp', amount: '1000.00' })).t, 'done');
  await until('he is back', async () => isAway() === false);
  assert.equal((sitter.room.own as SeatsOwn).brought, '2000.00');
});

test('a seat whose round the operator voids is stood up, and void once nothing of it is played', async () => {
  const sitter = await arrive();
  await sitter.act({ kind: 'sit', seat: 3, amount: '1000.00' });
  const { memberId } = sitter;
  const { rows } = await scene.owner.query<{ roundId: string }>(
    'SELECT external_id AS "roundId" FROM games.seats WHERE member_id = $1',
    [memberId],
  );
  const told = { roundId: rows[0]?.roundId ?? '', gameCode: 'holdem', memberId };
  scene.wallet.voidRounds({ rounds: [told] });
  assert.deepEqual(await voidImportedRound(running.context, told), { isVoided: false });
  await until('the seat is free', async () => seatsOf(sitter).every(({ seat }) => seat !== 3));
  await until('it is void', async () => {
    return (await voidImportedRound(running.context, told)).isVoided;
  });
  assert.equal(scene.wallet.members.get(memberId)?.balance, startBalance, 'and nothing is paid');
  const stranger = { ...told, memberId: scene.addMember() };
  await assert.rejects(voidImportedRound(running.context, stranger), /not_found/);
});

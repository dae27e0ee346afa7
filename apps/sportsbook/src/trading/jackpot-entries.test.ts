import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import type { JackpotOutcome } from '@bahati/book-rules/jackpot.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import {
  assertAccounts,
  balances,
  breakingAt,
  close,
  enter,
  makePool,
  moveAll,
  picksAll,
  stateOf,
  tellResults,
} from '#sportsbook/jackpots/jackpots.testing.ts';
import { serveJackpots } from '#sportsbook/jackpots/serve-jackpots.ts';
import { type Bettor, injected, openBettor } from '#sportsbook/bets/bettor.testing.ts';
import {
  runHere,
  type Running,
  type Scene,
  setScene,
  startBalance,
} from '#sportsbook/scene.testing.ts';
import { slipDetail, voidSlip } from '#sportsbook/vendor/slip-rounds.ts';
import { answerVoid, askVoid, listJackpotEntries } from './jackpot-entries.ts';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
  serveJackpots(running.app, running.context);
});
afterEach(() => assertAccounts(scene, running));
after(async () => {
  await running.stop();
  await scene.close();
});

const zawadi = { staffId: '1', name: 'zawadi', permissions: [] };
const rehema = { staffId: '2', name: 'rehema', permissions: [] };
const reason = 'Entered after the whistle';
const allHome: JackpotOutcome[] = Array.from({ length: 13 }, () => 'home');

const bettor = (): Promise<Bettor> => openBettor(scene, injected(running), scene.addMember());
const won = ({ memberId }: Bettor) =>
  (scene.wallet.members.get(memberId)?.balance ?? 0n) - startBalance;
const refusedWith = (code: string) => (error: unknown) =>
  error instanceof Refusal && error.code === code;

/** Asked by one, approved by the other. */
async function voidByTwo(betId: string): Promise<void> {
  const asked = await askVoid(running.context, zawadi, { betId, reason });
  await answerVoid(running.context, rehema, asked.void?.id ?? '', 'approve');
}

test('an entry is voided by two people: the stake goes back and the pool pays without it', async () => {
  const pool = await makePool(scene, running);
  const [voided, other] = [await bettor(), await bettor()];
  const before = await balances(scene, pool);
  const entry = await enter(voided, pool, picksAll(13, 'home'));
  const betId = entry.id;
  const asked = await askVoid(running.context, zawadi, { betId, reason });
  const voidId = asked.void?.id ?? '';
  await assert.rejects(
    askVoid(running.context, rehema, { betId, reason }),
    refusedWith('entry_void_waits'),
  );
  const answer = (who: typeof zawadi, what: 'approve' | 'withdraw') =>
    answerVoid(running.context, who, voidId, what);
  await assert.rejects(answer(zawadi, 'approve'), refusedWith('own_request'));
  await assert.rejects(answer(rehema, 'withdraw'), refusedWith('forbidden'));
  const waiting = await listJackpotEntries(running.context, { which: 'waiting', pageSize: 10 });
  assert.deepEqual(
    waiting.items.map((item) => [item.betId, item.canBeVoided, item.void?.askedBy]),
    [[betId, true, 'zawadi']],
  );
  const done = await answer(rehema, 'approve');
  assert.deepEqual(
    [done.state, done.void?.state, done.void?.decidedBy],
    ['cancelled', 'done', 'rehema'],
  );
  await assert.rejects(answer(rehema, 'approve'), refusedWith('decision_over'));
  await moveAll(running);
  assert.equal(won(voided), 0n);
  assert.deepEqual(await balances(scene, pool), before);
  await enter(other, pool, picksAll(13, 'home'));
  await close(scene, running, pool);
  await tellResults(scene, pool, allHome);
  await moveAll(running);
  assert.equal(won(voided), 0n);
  assert.ok(won(other) > 9_000_000n, 'nobody shares the top tier');
  const { value } = await voided.ask('GET', '/book/v1/jackpots/entries/mine');
  assert.equal((value as { items: { state: string }[] }).items[0]?.state, 'cancelled');
});

test('after the draw nothing is voided, and what was asked before cannot be approved', async () => {
  const pool = await makePool(scene, running);
  const member = await bettor();
  const { id: betId } = await enter(member, pool, picksAll(13, 'away'));
  const asked = await askVoid(running.context, zawadi, { betId, reason });
  await close(scene, running, pool);
  await tellResults(scene, pool, allHome);
  await moveAll(running);
  assert.equal(await stateOf(scene, pool), 'settled');
  const voidId = asked.void?.id ?? '';
  await assert.rejects(
    answerVoid(running.context, rehema, voidId, 'approve'),
    refusedWith('jackpot_entry_over'),
  );
  const refused = await answerVoid(running.context, rehema, voidId, 'refuse');
  assert.equal(refused.void?.state, 'refused');
  await assert.rejects(
    askVoid(running.context, zawadi, { betId, reason }),
    refusedWith('jackpot_entry_over'),
  );
  await assert.rejects(
    askVoid(running.context, zawadi, { betId: '999999', reason }),
    refusedWith('not_found'),
  );
  assert.equal(won(member), -5_000n);
});

test('of a closed pool as well, and what the others took is told without the entry', async () => {
  const pool = await makePool(scene, running);
  const [first, second] = [await bettor(), await bettor()];
  const { id: betId } = await enter(first, pool, picksAll(13, 'home'));
  await enter(second, pool, picksAll(13, 'away'));
  await close(scene, running, pool);
  await voidByTwo(betId);
  await moveAll(running);
  const { rows } = await scene.owner.query(
    'SELECT shares FROM book.jackpot_matches WHERE pool_id = $1 AND place = 0',
    [pool.id],
  );
  assert.deepEqual(rows, [{ shares: [0, 0, 10_000] }]);
  assert.equal(won(first), 0n);
});

test('killed at any statement, an entry is voided once or not at all', async () => {
  const pool = await makePool(scene, running);
  const member = await bettor();
  const { id: betId } = await enter(member, pool, picksAll(13, 'home'));
  const asked = await askVoid(running.context, zawadi, { betId, reason });
  const { database } = running.context;
  for (let count = 1; count <= 30; count += 1) {
    const context = { ...running.context, database: breakingAt(database, count, count % 2 === 0) };
    await answerVoid(context, rehema, asked.void?.id ?? '', 'approve').catch(() => undefined);
    await assertAccounts(scene, running);
  }
  await scene.owner.query('UPDATE book.operations SET due_at = now()');
  await moveAll(running);
  assert.equal(won(member), 0n);
  const { items } = await listJackpotEntries(running.context, {
    text: asked.reference,
    which: 'all',
    pageSize: 10,
  });
  assert.deepEqual(
    items.map((item) => [item.state, item.void?.state]),
    [['cancelled', 'done']],
  );
});

test('an entry the operator voids at the platform leaves its pool too, and shows its picks there', async () => {
  const pool = await makePool(scene, running);
  const before = await balances(scene, pool);
  const member = await bettor();
  await enter(member, pool, picksAll(13, 'home'));
  const text = member.memberId;
  const { items } = await listJackpotEntries(running.context, { text, which: 'all', pageSize: 10 });
  const roundId = items[0]?.reference ?? '';
  const { choices } = await slipDetail(running.context.database, { roundId });
  assert.deepEqual([choices.length, choices[0]?.value], [13, 'home']);
  const voided = { roundId, memberId: member.memberId };
  for (let times = 0; times < 2; times += 1) {
    assert.deepEqual(await voidSlip(running.context.database, voided), { isVoided: true });
  }
  assert.deepEqual(await balances(scene, pool), before);
});

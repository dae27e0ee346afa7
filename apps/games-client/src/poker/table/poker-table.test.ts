import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { sitHere } from '#frame/seats/room/fake-room.testing.ts';
import { call, type Played, playTable, raise } from './played-hand.testing.ts';
import { PokerTable } from './poker-table.ts';

const sitAt = (t: TestContext) => sitHere(t, (parts) => new PokerTable(parts));

const stacks = [100_000n, 100_000n, 100_000n];

/** The hand as far as the turn of seat 0. */
function toOwnTurn() {
  const rules = playTable(stacks);
  let now = rules.deal();
  while (now.view.hand?.turn !== 0) now = rules.say(call);
  return { rules, now };
}

test('a word is said once, however often it is pressed', (t) => {
  const { table, said, hear } = sitAt(t);
  hear(toOwnTurn().now);
  table.play({ kind: 'call' });
  table.play({ kind: 'call' });
  table.play({ kind: 'fold' });
  assert.equal(said.length, 1);
  assert.deepEqual(said[0]?.act.act, { kind: 'call' });
});

test('what was refused may be said otherwise, and the note says why', async (t) => {
  const { table, said, hear, settle } = sitAt(t);
  hear(toOwnTurn().now);
  table.play({ kind: 'raise', to: '1' });
  said[0]?.answer({ is: 'refused', code: 'amount_too_small', details: {} });
  await settle();
  const { note } = table.room.state.get();
  assert.equal(note?.is === 'refused' && note.code, 'amount_too_small');
  table.play({ kind: 'call' });
  assert.equal(said.length, 2);
});

test('nothing is said when it is another’s turn', (t) => {
  const { table, said, hear } = sitAt(t);
  const { rules } = toOwnTurn();
  hear(rules.say(call));
  table.play({ kind: 'call' });
  assert.equal(said.length, 0);
});

test('a wish is said as soon as the turn comes, and once', (t) => {
  const { table, said, hear } = sitAt(t);
  const rules = playTable(stacks);
  let now = rules.deal();
  hear(now);
  if (now.view.hand?.turn === 0) {
    now = rules.say(call);
    hear(now);
  }
  table.wish('check-fold');
  while (now.view.hand?.turn !== 0) {
    assert.equal(said.length, 0);
    now = rules.say(now === undefined ? call : raiseOrCall(now));
    hear(now);
  }
  assert.equal(said.length, 1);
  assert.equal(table.state.get().pre, null);
});

/** Somebody always raises, so that a fold is what a wish comes to. */
const raiseOrCall = ({ view }: Played) => (view.hand?.step === 1 ? raise(5_000n) : call);

test('a wish ends with its hand', (t) => {
  const { table, said, hear } = sitAt(t);
  const rules = playTable(stacks);
  hear(rules.deal());
  table.wish('call-any');
  const again = playTable(stacks);
  again.deal();
  const next = again.deal();
  hear(next);
  assert.equal(table.state.get().pre, null);
  assert.equal(said.length, 0);
});

test('a hand counts to the net result once its end was seen', (t) => {
  const { hear, session } = sitAt(t);
  const rules = playTable(stacks);
  const dealt = rules.deal();
  hear({ ...dealt, view: { ...dealt.view, hand: null } });
  hear(dealt);
  for (const act of [raise(100_000n), call, call]) hear(rules.say(act));
  assert.equal(session.get().rounds, 0);
  t.mock.timers.tick(5_000);
  const { staked, won, rounds } = session.get();
  assert.equal(rounds, 1);
  assert.ok(staked > 0n !== won > 0n, 'it was lost or won');
});

test('chips are asked for once at a time', (t) => {
  const { table, said } = sitAt(t);
  void table.room.ask({ kind: 'sit', seat: 1, amount: '500.00' });
  void table.room.ask({ kind: 'sit', seat: 2, amount: '500.00' });
  assert.equal(said.length, 1);
});

import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { sitHere } from '#frame/seats/room/fake-room.testing.ts';
import { type Played, playRoom } from '#frame/seats/room/played-hand.testing.ts';
import { MatchTable, mayResign, optionsNow } from './match-table.ts';

const sitAt = (t: TestContext) => sitHere(t, (parts) => new MatchTable(parts));

/** Pips of the throws in their order; the first draw says who begins: seat 1, so 0 throws first. */
function playLudo(...pips: number[]) {
  const drawn = [1, ...pips.map((each) => each - 1)];
  return playRoom('ludo', {
    unit: 2_000n,
    stacks: [10_000n, 10_000n],
    draw: { cursor: 0, nextInt: () => drawn.shift() ?? 0 },
  });
}

const throwIt = { kind: 'throw' };
const resign = { kind: 'resign' };
const stateOf = (table: MatchTable) => table.state.get();

/** Both are there, and no match was ever played. */
const before = ({ view, own }: Played): Played => ({
  view: { ...view, hand: null },
  own: { ...own, view: null, at: null },
});

/** The common part of a step with the own one of another. */
const mixed = (common: Played, own: Played): Played => ({ view: common.view, own: own.own });

test('a board is given each step with the own part of the same step', (t) => {
  const { table, hear } = sitAt(t);
  const rules = playLudo(6, 3);
  const dealt = rules.deal();
  hear(before(dealt));
  hear(dealt);
  assert.deepEqual(optionsNow(stateOf(table).shown ?? assert.fail()), [throwIt]);
  const thrown = rules.say(throwIt);
  hear(mixed(thrown, dealt));
  assert.equal(stateOf(table).shown?.hand.step, 0, 'the own part is awaited');
  hear(thrown);
  assert.equal(stateOf(table).shown?.hand.step, 1);
  assert.deepEqual(
    stateOf(table).shown?.events.map(({ kind }) => kind),
    ['thrown', 'moved'],
  );
});

test('a step whose own part is lost is shown without it, and nothing may be said', (t) => {
  const { table, hear } = sitAt(t);
  const rules = playLudo(6, 3);
  const dealt = rules.deal();
  hear(dealt);
  hear(mixed(rules.say(throwIt), dealt));
  t.mock.timers.tick(1_000);
  const { shown } = stateOf(table);
  assert.equal(shown?.hand.step, 1);
  assert.equal(shown.own, null);
  assert.deepEqual(optionsNow(shown), []);
});

test('steps that came at once are told in order, and a gap is shown as it stands', (t) => {
  const { table, hear } = sitAt(t);
  const rules = playLudo(6, 3, 6, 2, 5, 4, 3, 2, 1);
  hear(rules.deal());
  rules.say(throwIt);
  hear(rules.say(throwIt));
  assert.deepEqual(
    stateOf(table).shown?.events.map(({ kind }) => kind),
    ['thrown', 'moved', 'thrown', 'moved'],
  );
  for (let step = 0; step < 5; step += 1) rules.say(throwIt);
  hear(rules.say(throwIt));
  assert.deepEqual(stateOf(table).shown?.events, []);
  assert.equal(stateOf(table).isSettled, true);
});

test('whoever opens a match in the middle is shown no event twice', (t) => {
  const { table, hear } = sitAt(t);
  const rules = playLudo(6, 3);
  rules.deal();
  hear(rules.say(throwIt));
  assert.deepEqual(stateOf(table).shown?.events, []);
  assert.deepEqual(
    stateOf(table).moves.map(({ step, event }) => [step, event.kind]),
    [
      [0, 'began'],
      [1, 'thrown'],
      [1, 'moved'],
    ],
  );
});

test('the end is told, and counted, once the board has shown it', (t) => {
  const { table, hear, cues, session } = sitAt(t);
  const rules = playLudo(6, 3);
  const dealt = rules.deal();
  hear(before(dealt));
  hear(dealt);
  const over = rules.say(resign, 1);
  hear(over);
  assert.equal(stateOf(table).past.length, 0);
  assert.equal(session.get().rounds, 0);
  table.settle(1, 1);
  const [match] = stateOf(table).past;
  assert.deepEqual(
    match?.players.map(({ seat, name, gain }) => [seat, name, gain]),
    [
      [0, 'm0', 1_800n],
      [1, 'm1', -2_000n],
    ],
  );
  assert.equal(match?.rake, '2.00');
  assert.equal(match?.ended?.['how'], 'resigned');
  assert.equal(cues.at(-1), 'won');
  assert.equal(session.get().rounds, 1);
  assert.equal(session.get().won, 1_800n);
});

test('a board that never says it has shown a step keeps no result', (t) => {
  const { table, hear } = sitAt(t);
  const rules = playLudo(6);
  hear(rules.deal());
  hear(rules.say(resign, 0));
  t.mock.timers.tick(10_000);
  assert.equal(stateOf(table).past.length, 1);
});

test('who left is still named in the match he was in', (t) => {
  const { table, hear } = sitAt(t);
  const rules = playLudo(6);
  hear(rules.deal());
  const { view, own } = rules.say(resign, 1);
  hear({ view: { ...view, seats: view.seats.filter(({ seat }) => seat === 0) }, own });
  table.settle(1, 1);
  assert.equal(stateOf(table).past[0]?.players[1]?.name, 'm1');
});

test('resigning is said again in the next step where the match moved on meanwhile', async (t) => {
  const { table, hear, said, settle } = sitAt(t);
  const rules = playLudo(6, 3, 2);
  hear(rules.deal());
  table.resign();
  table.resign();
  assert.deepEqual(
    said.map(({ act }) => act.act),
    [resign],
  );
  said[0]?.answer({ is: 'refused', code: 'act_out_of_order', details: {} });
  await settle();
  assert.equal(table.room.state.get().note, null);
  hear(rules.say(throwIt));
  assert.equal(said.length, 2);
  assert.deepEqual([said[1]?.act.kind, said[1]?.act.act], ['play', resign]);
  said[1]?.answer({ is: 'done' } as never);
  await settle();
  hear(rules.say(throwIt));
  assert.equal(said.length, 2);
});

test('nothing is said for a step the board does not show any more', (t) => {
  const { table, hear, said } = sitAt(t);
  const rules = playLudo(6, 3, 2);
  const dealt = rules.deal();
  hear(dealt);
  hear(mixed(rules.say(throwIt), dealt));
  table.act(throwIt);
  assert.equal(said.length, 0);
});

test('a spectator may say nothing, and whoever is in the match may give it up', (t) => {
  const { table, hear } = sitAt(t);
  const dealt = playLudo().deal();
  hear({ view: dealt.view, own: { ...dealt.own, seat: null, view: null, at: null } });
  const { shown } = stateOf(table);
  assert.ok(shown);
  assert.deepEqual([optionsNow(shown), mayResign(shown)], [[], false]);
  hear(dealt);
  assert.equal(mayResign(stateOf(table).shown ?? assert.fail()), true);
});

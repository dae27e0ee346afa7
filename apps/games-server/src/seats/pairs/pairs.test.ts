/** Who played with whom: counted once from the hands that are over, and told by members' keys. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { SeatsOwn, SeatsView } from '@bahati/contract/games-frame/seats.ts';
import { parseDecimal } from '@bahati/money/money.ts';
import { until } from '@bahati/testing/until.ts';
import { originOf, type Sitter, sitDown } from '#games-server/rooms/sitters.testing.ts';
import { type Running, runHere, type Scene, setScene } from '#games-server/scene.testing.ts';
import { countPairs } from './count-pairs.ts';
import { pairsOfHand } from './hand-pairs.ts';
import { listPairs } from './list-pairs.ts';

test('what one lost went to those who won, in proportion, and the rake to nobody', () => {
  const players = ['ana', 'bob', 'juma', 'zoe'].map((memberId, seat) => {
    return { memberId, seat, stack: 1_000n };
  });
  // Ana and Zoe lost 300 and 100; of the 380 that were paid Bob won 285, Juma 95.
  const after = [700n, 1_285n, 1_095n, 900n].map((stack, seat) => ({ seat, stack }));
  const found = pairsOfHand(players, after, { seats: [3, 1], isSpared: true });
  assert.deepEqual(
    found.map(({ one, other, net, isSpared }) => [one, other, net, isSpared]),
    [
      ['ana', 'bob', -213n, false],
      ['ana', 'juma', -71n, false],
      ['ana', 'zoe', 0n, false],
      ['bob', 'juma', 0n, false],
      ['bob', 'zoe', 71n, true],
      ['juma', 'zoe', 23n, false],
    ],
  );
});

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene, { TABLE_PACE: '20' });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  running.rooms.start();
});
after(async () => {
  await running.stop();
  await scene.close();
});

const handOf = ({ room }: Sitter) => (room.view as unknown as SeatsView).hand;
const ownOf = ({ room }: Sitter) => room.own as SeatsOwn;

/** Whose turn it is says it; the third always folds, the others check or call. */
async function play(sitters: readonly Sitter[], until3: number): Promise<void> {
  const answered = new Set<string>();
  await until('enough hands of three', async () => {
    for (const [at, sitter] of sitters.entries()) {
      const hand = handOf(sitter);
      const { seat, view } = ownOf(sitter);
      const options = (view as { options: { canCheck: boolean } | null } | null)?.options;
      if (!hand || hand.isOver || hand.turn !== seat || !options) continue;
      const turn = `${hand.number} ${hand.step}`;
      if (answered.has(turn)) continue;
      answered.add(turn);
      const kind = at === 2 ? 'fold' : options.canCheck ? 'check' : 'call';
      await sitter.act({ kind: 'play', hand: hand.number, step: hand.step, act: { kind } });
    }
    const { rows } = await scene.owner.query(
      'SELECT FROM games.hands WHERE over_at IS NOT NULL AND jsonb_array_length(players) = 3',
    );
    return rows.length >= until3;
  });
}

test('hands are counted once, and two who spare each other are told with what was moved', async () => {
  const enter = () => sitDown(scene, originOf(running), scene.addMember(), 'holdem');
  const sitters = [await enter(), await enter(), await enter()];
  for (const [seat, sitter] of sitters.entries()) {
    assert.equal((await sitter.act({ kind: 'sit', seat, amount: '1000.00' })).t, 'done');
  }
  await play(sitters, 2);
  for (const sitter of sitters) await sitter.act({ kind: 'leave' });
  await until('no hand is played', async () => {
    const { rows } = await scene.owner.query('SELECT FROM games.hands WHERE over_at IS NULL');
    return rows.length === 0;
  });
  const { database } = running.context;
  await Promise.all([countPairs({ database }, 0), countPairs({ database }, 0)]);
  await countPairs({ database }, 0);
  const asked = { currency: 'KES', since: new Date(0).toISOString(), leastHands: 1 } as const;
  const { pairs } = await listPairs({ database }, asked);
  assert.equal(pairs.length, 3);
  const [ana, juma] = sitters.map(({ memberId }) => memberId);
  const friends = pairs.find(({ one, other }) =>
    [one, other].every((id) => id === ana || id === juma),
  );
  assert.ok(friends);
  const hands = await scene.owner.query<{ players: number; checked: number }>(
    `SELECT count(*)::int AS players,
            count(*) FILTER (WHERE jsonb_array_length(players) = 3
              AND jsonb_array_length(state->'board') = 5)::int AS checked
       FROM games.hands
      WHERE (SELECT count(*) FROM jsonb_array_elements(players) p JOIN games.seats s
               ON s.id = (p->>'seatId')::bigint WHERE s.member_id = ANY($1)) = 2`,
    [[ana, juma]],
  );
  assert.equal(friends.hands, hands.rows[0]?.players);
  assert.ok(friends.spared >= 1);
  assert.deepEqual([friends.alone, friends.spared], Array(2).fill(hands.rows[0]?.checked));
  const top = friends.top.reduce((sum, { net }) => sum + parseDecimal(net, 'KES'), 0n);
  assert.equal(parseDecimal(friends.net, 'KES'), top, 'few hands: all of them are told');
  assert.deepEqual(
    (await listPairs({ database }, { ...asked, leastHands: 100 })).pairs,
    [],
    'too few hands together',
  );
  const [first, second] = pairs;
  assert.ok(first && second);
  const rest = await listPairs({ database }, { ...asked, after: first });
  assert.deepEqual(rest.pairs, pairs.slice(1));
  const among = [friends.one, friends.other];
  assert.deepEqual((await listPairs({ database }, { ...asked, among })).pairs, [friends]);
});

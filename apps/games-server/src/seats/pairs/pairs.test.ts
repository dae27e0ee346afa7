/** Who played with whom: counted once from the hands that are over, and told by members' keys. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { parseDecimal } from '@bahati/money/money.ts';
import { type Running, runHere, type Scene, setScene } from '#games-server/scene.testing.ts';
import { playAsThree } from '#games-server/seats/three-players.testing.ts';
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

test('hands are counted once, and two who spare each other are told with what was moved', async () => {
  const sitters = await playAsThree(scene, running, 2);
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

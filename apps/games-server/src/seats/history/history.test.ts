/** A member's own hands: what he won, and each step as he saw it and as nobody else did. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { PastHand, Replay } from '@bahati/contract/games-frame/hand-history.ts';
import { checkOpened } from '@bahati/fairness/deck-commitments.ts';
import { parseDecimal } from '@bahati/money/money.ts';
import { originOf, type Sitter, sitDown } from '#games-server/rooms/sitters.testing.ts';
import { type Running, runHere, type Scene, setScene } from '#games-server/scene.testing.ts';
import { playAsThree } from '#games-server/seats/three-players.testing.ts';

let scene: Scene;
let running: Running;
let sitters: readonly [Sitter, Sitter, Sitter];

before(async () => {
  scene = await setScene();
  running = await runHere(scene, { TABLE_PACE: '20' });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  running.rooms.start();
  sitters = await playAsThree(scene, running, 2);
});
after(async () => {
  await running.stop();
  await scene.close();
});

async function listOf({ frame }: Sitter, query = ''): Promise<PastHand[]> {
  const { value } = await frame.ask('GET', `/frame/v1/seats/hands${query}`);
  return (value as unknown as { items: PastHand[] }).items;
}
const replayOf = async ({ frame }: Sitter, handId = '', from = 0) => {
  const reply = await frame.ask('GET', `/frame/v1/seats/hands/${handId}?from=${from}`);
  return { code: reply.code, replay: reply.value as unknown as Replay };
};
const minor = (text: string) => parseDecimal(text, 'KES');

test('own hands are listed with what was won, which comes to what was taken away', async () => {
  for (const sitter of sitters) {
    const hands = await listOf(sitter);
    assert.ok(hands.length >= 2);
    const { rows } = await scene.owner.query<{ won: bigint }>(
      'SELECT sum(payout - 100000)::bigint AS won FROM games.seats WHERE member_id = $1',
      [sitter.memberId],
    );
    const won = hands.reduce((sum, hand) => sum + minor(hand.won), 0n);
    assert.equal(won, rows[0]?.won);
  }
  const [first] = sitters;
  const all = await listOf(first);
  const page = await listOf(first, '?pageSize=1');
  assert.deepEqual(page, all.slice(0, 1));
});

test('each step is told as it was seen from the own seat, with what proves the deck', async () => {
  const [ana, juma] = sitters;
  const hands = await listOf(ana);
  const three = hands.find(({ players }) => players === 3);
  const { replay } = await replayOf(ana, three?.handId);
  assert.equal(replay.steps.length, replay.stepCount);
  assert.equal(replay.steps.at(-1)?.turn, null);
  const { rows } = await scene.owner.query<{ events: unknown[] }>(
    'SELECT events FROM games.hand_steps WHERE hand_id = $1 ORDER BY step',
    [three?.handId],
  );
  assert.equal(replay.stepCount, rows.length, 'played again it has as many steps');
  const cardsAt = (told: Replay, step: number) => {
    type Seen = { players: { seat: number; cards: number[] | null }[] };
    const seen = told.steps[step] ?? assert.fail('no such step');
    const { players } = seen.own as Seen;
    return players.map(({ seat, cards }) => [seat, cards]);
  };
  const first = cardsAt(replay, 0);
  assert.deepEqual(
    first.filter(([, cards]) => cards !== null).map(([seat]) => seat),
    [replay.ownSeat],
    'of the deal he sees his own cards alone',
  );
  const other = await replayOf(juma, three?.handId);
  assert.notDeepEqual(cardsAt(other.replay, 0), first);
  assert.ok(replay.deck && replay.deck.opened.length >= 2);
  assert.deepEqual(await checkOpened(replay.deck, replay.deck.opened), []);
  const { replay: rest } = await replayOf(ana, three?.handId, 2);
  assert.deepEqual(rest.steps, replay.steps.slice(2));
});

test('a hand of others and one that never was are not found', async () => {
  const [ana] = sitters;
  const [hand] = await listOf(ana);
  const watcher = await sitDown(scene, originOf(running), scene.addMember(), 'holdem');
  assert.deepEqual(await listOf(watcher), []);
  assert.equal((await replayOf(watcher, hand?.handId)).code, 'not_found');
  assert.equal((await replayOf(ana, '999999')).code, 'not_found');
});

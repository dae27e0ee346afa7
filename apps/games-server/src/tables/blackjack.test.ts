/** Live blackjack: seven seats, decisions in turn, and bets behind, to the last minor unit. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { providerCalls } from '@bahati/contract/games-provider/provider.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { betsOf, payOf } from '@bahati/game-rules/tables/live-blackjack/bets.ts';
import { playTable } from '@bahati/game-rules/tables/live-blackjack/table-state.ts';
import { toNumber } from '@bahati/game-rules/rational.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import { until } from '@bahati/testing/until.ts';
import { lockRoom } from '#games-server/rooms/stored-room.ts';
import type { Sitter } from '#games-server/rooms/sitters.testing.ts';
import {
  callsOf,
  providerKey,
  type Running,
  runHere,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import {
  assertKept,
  blackjackCode,
  chip,
  decide,
  inPhase,
  inTurn,
  lay,
  ownOf,
  pairAtFirst,
  plainDeal,
  sitAt,
  viewOf,
} from './blackjack.testing.ts';
import { plantRounds } from './planted.testing.ts';
import { voidTableRound } from './voids/void-round.ts';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  await plantRounds(scene, `${blackjackCode}-kes-1`, [
    pairAtFirst([2, 5], 8),
    plainDeal([1]),
    plainDeal([1]),
    plainDeal([3]),
    plainDeal([1, 4]),
  ]);
  running = await runHere(scene, { TABLE_PACE: '8', ROOM_CHAIN_GAMES: '50' });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  running.rooms.start();
});
after(async () => {
  await running.stop();
  await scene.close();
});

const sit = (balance?: bigint) => sitAt({ scene, running }, balance);
const balanceOf = ({ memberId }: Sitter) => scene.wallet.members.get(memberId)?.balance;

const settled = (sitters: readonly Sitter[], roundId: string) =>
  until('all are paid', async () =>
    sitters.every((each) => {
      const { entry } = ownOf(each);
      return entry?.roundId === roundId && entry.state === 'settled';
    }),
  );

/** A round that has just begun to take bets. */
const newRound = async (sitter: Sitter, after?: string) =>
  until('a new round', async () => {
    const { round } = viewOf(sitter);
    return round?.phase === 'betting' && round.roundId !== after && round;
  });

async function leaveAll(sitters: readonly Sitter[]): Promise<void> {
  for (const sitter of sitters) {
    for (const seat of ownOf(sitter).seats) await sitter.act({ kind: 'stand_up', seat });
    sitter.leave();
  }
}

async function chipsIn(roundId: string): Promise<Map<string, { opening: string; payout: bigint }>> {
  const { rows } = await scene.owner.query<{ member: string; opening: string; payout: bigint }>(
    `SELECT member_id AS member, opening, payout FROM games.table_entries WHERE round_id = $1`,
    [roundId],
  );
  return new Map(rows.map(({ member, ...entry }) => [member, entry]));
}

test('a split is one debit for the seat and for who follows, and everybody is paid by the rules', async () => {
  const [asha, baraka, chema, dalila] = (await Promise.all([sit(), sit(), sit(), sit()])) as [
    Sitter,
    Sitter,
    Sitter,
    Sitter,
  ];
  const all = [asha, baraka, chema, dalila];
  const { roundId, previousHash } = await newRound(asha);
  assert.equal(await lay(chema, roundId, 'b2', 3), 'seat_not_played', 'nobody sits there yet');
  assert.equal(await lay(asha, roundId, 's2', 4), 'done');
  assert.equal(await lay(baraka, roundId, 's5', 2), 'done');
  assert.equal(await lay(chema, roundId, 'f2', 3), 'done');
  assert.equal(await lay(dalila, roundId, 'b2', 5), 'done');
  const dealt = await inPhase(asha, 'playing', roundId);
  assert.equal(dealt.hash, null, 'the hash is nobody’s to know while cards are drawn');
  assert.deepEqual(dealt.play?.seats, [2, 5]);
  assert.ok((await inTurn(asha, 2)).includes('split'));
  assert.equal(await decide(baraka, 'stand'), 'not_your_turn');
  assert.equal(await decide(asha, 'insure'), 'not_allowed');
  const key = randomUUID();
  const word = { kind: 'play', roundId, step: 0, act: 'split' };
  const twice = await Promise.all([asha.act(word, key), asha.act(word, key)]);
  assert.ok(
    twice.every(({ t }) => t === 'done'),
    JSON.stringify(twice),
  );
  assert.equal(callsOf(scene, asha.memberId, 'bet').length, 2, 'one debit for the split');
  assert.equal(callsOf(scene, chema.memberId, 'bet').length, 2);
  assert.equal(callsOf(scene, dalila.memberId, 'bet').length, 1, 'who does not follow pays once');
  const stale = await asha.act(word);
  assert.equal(stale.t === 'refused' && stale.code, 'act_out_of_order');
  await until('seat 2 is done', async () => {
    const turn = viewOf(asha).round?.play?.turn;
    if (turn?.seat !== 2 || turn.isAsking)
      return viewOf(asha).round?.phase !== 'playing' || turn?.seat === 5;
    await decide(asha, 'stand');
    return false;
  });
  await inTurn(baraka, 5);
  assert.equal(await decide(baraka, 'double'), 'done');
  const over = await inPhase(asha, 'over', roundId);
  await settled(all, roundId);
  assertKept(all, roundId, over.hash ?? '');

  const draw = createDrawStream(createNodeHmac(over.hash ?? ''), {
    clientSeed: over.salt,
    nonce: over.game,
  });
  assert.notEqual(previousHash, over.hash);
  const state = playTable({ seats: over.play?.seats ?? [], acts: over.play?.acts ?? [] }, draw);
  assert.equal(state.isOver, true);
  const entries = await chipsIn(roundId);
  const expected: [Sitter, string][] = [
    [asha, 'chips:s2=4,s2.1=4'],
    [baraka, 'chips:s5=2,s5.1=2'],
    [chema, 'chips:f2=3,f2.1=3'],
    [dalila, 'chips:b2=5'],
  ];
  for (const [sitter, opening] of expected) {
    assert.equal(entries.get(sitter.memberId)?.opening, opening);
    const stacks = opening
      .slice('chips:'.length)
      .split(',')
      .map((text) => ({ place: text.split('=')[0]!, chips: Number(text.split('=')[1]) }));
    const [bet] = betsOf(stacks);
    const staked = stacks.reduce((sum, { chips }) => sum + BigInt(chips), 0n) * chip;
    const paid = BigInt(Math.floor(toNumber(payOf(bet!, state)) * Number(chip)));
    assert.equal(entries.get(sitter.memberId)?.payout, paid);
    assert.equal(balanceOf(sitter), startBalance - staked + paid);
  }
  const listed = await chema.frame.ask('GET', '/frame/v1/tables/entries');
  const [own] = (listed.value as unknown as { items: { verifyUrl: string }[] }).items;
  const query = new URL(own!.verifyUrl).searchParams;
  assert.equal(query.get('seats'), '2,5');
  assert.equal(query.get('acts'), over.play?.acts.join(','));
  await assertTold(ownOf(chema).entry?.entryId ?? '');
  await leaveAll(all);
});

async function assertTold(roundId: string): Promise<void> {
  const body = JSON.stringify({ roundId, gameCode: blackjackCode, language: 'sw' });
  const reply = await running.app.inject({
    method: 'POST',
    url: '/provider/v1/rounds/detail',
    headers: {
      'content-type': 'application/json',
      ...signedHeaders(
        { secret: providerKey },
        { method: 'POST', path: '/provider/v1/rounds/detail', body },
      ),
    },
    payload: body,
  });
  const { value } = reply.json<{ value: { choices: { label: string }[] } }>();
  assert.equal(value.choices[0]?.label, 'Nyuma ya kiti cha 2, kwa kufuata');
}

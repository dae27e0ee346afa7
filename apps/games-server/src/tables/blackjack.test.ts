/** Live blackjack: seven seats, decisions in turn, and bets behind, to the last minor unit. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { OfficeRound } from '@bahati/contract/rooms-office/records.ts';
import type { OfficeRoomPage } from '@bahati/contract/rooms-office/rooms.ts';
import { providerCalls } from '@bahati/contract/games-provider/provider.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { betsOf, payOf } from '@bahati/game-rules/tables/live-blackjack/bets.ts';
import { playTable } from '@bahati/game-rules/tables/live-blackjack/table-state.ts';
import { toNumber } from '@bahati/game-rules/rational.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import { until } from '@bahati/testing/until.ts';
import { enterOffice } from '#games-server/office/officer.testing.ts';
import type { Sitter } from '#games-server/rooms/sitters.testing.ts';
import { runVerifier, sheetOf } from '#games-server/sheets/verifier.testing.ts';
import {
  callsOf,
  injected,
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
  newRound,
  ownOf,
  pairAtFirst,
  sitAt,
  viewOf,
} from './blackjack.testing.ts';
import { plantRounds } from './planted.testing.ts';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  // A round or two pass before everybody has sat down.
  const pairs = Array.from({ length: 5 }, () => pairAtFirst([2, 5], 8));
  await plantRounds(scene, `${blackjackCode}-kes-1`, pairs);
  running = await runHere(scene, { TABLE_PACE: '6', ROOM_CHAIN_GAMES: '50' });
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
  const { roundId, previousHash } = await newRound(asha, viewOf(asha).round?.roundId);
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
  await assertOfficeSees(asha.room.id, all);
  assert.equal(await decide(baraka, 'double'), 'done');
  const over = await inPhase(asha, 'over', roundId);
  await settled(all, roundId);
  assertKept(all, roundId, over.hash ?? '');
  await assertOfficeRecord(roundId, all);

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
  await assertVerified(all);
  await leaveAll(all);
});

const officer = () => enterOffice(injected(running), 'zawadi', ['rooms.read']);

/** While seat 5 decides staff see each seat with its member and hands, and nothing that is hidden. */
async function assertOfficeSees(roomId: string, [asha, baraka]: readonly Sitter[]): Promise<void> {
  const staff = await officer();
  const { round } = await staff.get<OfficeRoomPage>(`/rooms-office/v1/rooms/${roomId}`);
  const [second, fifth, ...others] = round?.seats ?? [];
  assert.deepEqual(others, []);
  assert.deepEqual(
    [second?.seat, second?.memberId, second?.bet, second?.behind, second?.hands.length],
    [2, asha?.memberId, '80.00', 2, 2],
  );
  assert.deepEqual([fifth?.seat, fifth?.memberId, fifth?.isTurn], [5, baraka?.memberId, true]);
  assert.equal(fifth?.hands[0]?.cards.length, 2);
  assert.equal(fifth?.hands[0]?.result, null);
  assert.equal(round?.hash, null);
}

async function assertOfficeRecord(roundId: string, [asha, baraka]: readonly Sitter[]) {
  const staff = await officer();
  const { seats } = await staff.get<OfficeRound>(`/rooms-office/v1/rounds/${roundId}`);
  assert.deepEqual(
    seats.map(({ seat, memberId, bet }) => [seat, memberId, bet]),
    [
      [2, asha?.memberId, '80.00'],
      [5, baraka?.memberId, '40.00'],
    ],
  );
  assert.ok(seats.flatMap(({ hands }) => hands).every(({ result }) => result !== null));
}

/** What the links of entries claim, found anew by the verifier that shares no code with us. */
async function assertVerified(sitters: readonly Sitter[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bahati-blackjack-'));
  try {
    const rounds = await Promise.all(
      sitters.map(async ({ frame }) => {
        const { value } = await frame.ask('GET', '/frame/v1/tables/entries');
        const { items } = value as unknown as { items: { verifyUrl: string; payout: string }[] };
        const link = new URL(items[0]?.verifyUrl ?? '').searchParams;
        return {
          ...Object.fromEntries(link),
          nonce: Number(link.get('nonce')),
          acts: link.get('acts')?.split(','),
          stake: `${chip}`,
          payout: items[0]?.payout.replace('.', ''),
        };
      }),
    );
    const sheet = await sheetOf(running, folder, 'live-blackjack');
    const { status, stderr, found } = runVerifier<{ isOver: boolean }>(folder, sheet, rounds);
    assert.equal(status, 0, stderr);
    assert.ok(found.length === sitters.length && found.every(({ isOver }) => isOver));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** As the platform's records tell the entry, in Swahili. */
async function assertTold(roundId: string): Promise<void> {
  const body = JSON.stringify({ roundId, gameCode: blackjackCode, language: 'sw' });
  const reply = await running.app.inject({
    method: 'POST',
    url: '/vendor/v1/rounds/detail',
    headers: {
      'content-type': 'application/json',
      ...signedHeaders('platform', providerKey, body, Date.now()),
    },
    payload: body,
  });
  assert.equal(reply.statusCode, 200, reply.body);
  const told = providerCalls['POST /vendor/v1/rounds/detail'].value.parse(reply.json().value);
  assert.equal(told.choices[0]?.label, 'Nyuma ya kiti cha 2, kwa kufuata');
  assert.ok(told.outcome.some(({ label }) => label === 'Kiti cha 5'));
}

test('seats and places behind have bounds, and a seat is one member’s until he stands up', async () => {
  const [asha, baraka] = (await Promise.all([sit(), sit()])) as [Sitter, Sitter];
  const { roundId } = await newRound(asha, viewOf(asha).round?.roundId);
  assert.equal(await lay(asha, roundId, 's1', 1), 'done');
  assert.equal(await lay(baraka, roundId, 's1', 1), 'seat_taken');
  assert.equal(await lay(asha, roundId, 'b1', 1), 'choice_not_offered', 'not behind himself');
  assert.equal(
    await lay(asha, roundId, 's1.1', 1),
    'choice_not_offered',
    'nothing is raised before',
  );
  assert.equal(await lay(asha, roundId, 's2=1,s3', 1), 'stake_not_offered');
  const three = { kind: 'bet', roundId, opening: 'chips:s2=1,s3=1', amount: '20.00' };
  const refused = await asha.act(three);
  assert.equal(
    refused.t === 'refused' && refused.code,
    'too_many_seats',
    'all of a bet, or nothing',
  );
  assert.equal(await lay(asha, roundId, 's2', 600), 'table_limit');
  assert.equal(await lay(baraka, roundId, 'b1', 2), 'done');
  assert.equal(await lay(baraka, roundId, 'f1', 2), 'choice_not_offered', 'following or not');
  const playing = await asha.act({ kind: 'stand_up', seat: 1 });
  assert.equal(playing.t === 'refused' && playing.code, 'seat_in_play');
  const none = await baraka.act({ kind: 'stand_up', seat: 1 });
  assert.equal(none.t === 'refused' && none.code, 'not_seated');
  // Nobody answers: the seat stands.
  const over = await inPhase(asha, 'over', roundId);
  assert.ok(over.play?.acts.every((act) => act === 'stand'));
  await settled([asha, baraka], roundId);
  const next = await newRound(asha, roundId);
  assert.deepEqual(ownOf(asha).seats, [1], 'the seat is kept');
  assert.equal(await lay(asha, next.roundId, 's1', 1), 'done');
  assert.equal(await lay(asha, next.roundId, 's6', 1), 'done');
  assert.equal(await lay(asha, next.roundId, 's7', 1), 'too_many_seats');
  await until('both seats have decided', async () => {
    const { round } = viewOf(asha);
    const turn = round?.play?.turn;
    if (turn) await decide(asha, 'stand');
    return round?.roundId !== next.roundId || round.phase === 'over';
  });
  await settled([asha], next.roundId);
  await leaveAll([asha, baraka]);
  const { rows } = await scene.owner.query('SELECT 1 FROM games.table_seats WHERE left_at IS NULL');
  assert.equal(rows.length, 0);
});

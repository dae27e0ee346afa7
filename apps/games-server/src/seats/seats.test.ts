/** Games between people: chips come from the wallet, stay whole through every hand, and go back. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { SeatsOwn, SeatsView } from '@bahati/contract/games-frame/seats.ts';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import { checkOpened } from '@bahati/fairness/deck-commitments.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { until } from '@bahati/testing/until.ts';
import { roundDetail } from '#games-server/rounds/records/round-detail.ts';
import {
  type Running,
  runHere,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import { originOf, type Sitter, sitDown } from '#games-server/rooms/sitters.testing.ts';

const gameCode = 'holdem';

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

const viewOf = ({ room }: Sitter) => room.view as unknown as SeatsView;
const ownOf = ({ room }: Sitter) => room.own as SeatsOwn;

type PokerOptions = { canCheck: boolean; call: string | null };
type PokerView = { options: PokerOptions | null };

async function sit(seat: number, amount = '1000.00', member = scene.addMember()) {
  const sitter = await sitDown(scene, originOf(running), member, gameCode);
  await until('the seat is free', async () =>
    viewOf(sitter).seats.every((taken) => taken.seat !== seat),
  );
  const answer = await sitter.act({ kind: 'sit', seat, amount });
  assert.equal(answer.t, 'done', JSON.stringify(answer));
  return sitter;
}

/** Checks or calls whenever it is this one's turn, until the hand is over. */
async function playAlong(sitters: readonly Sitter[], number: number): Promise<void> {
  let answered = -1;
  await until('the hand is over', async () => {
    for (const sitter of sitters) {
      const { hand } = viewOf(sitter);
      const { seat, view } = ownOf(sitter);
      if (!hand || hand.number !== number || hand.isOver || hand.turn !== seat) continue;
      if (hand.step <= answered) continue;
      const options = (view as PokerView | null)?.options;
      if (!options) continue;
      const act = { kind: options.canCheck ? 'check' : 'call' };
      answered = hand.step;
      await sitter.act({ kind: 'play', hand: number, step: hand.step, act });
    }
    return sitters.every((sitter) => {
      const { hand } = viewOf(sitter);
      return hand !== null && (hand.number > number || hand.isOver);
    });
  });
}

/** All that was brought, and where it is now that no hand is played. */
async function held(): Promise<{ brought: bigint; found: bigint }> {
  const { rows } = await scene.owner.query<{ brought: bigint; found: bigint }>(
    `SELECT (SELECT coalesce(sum(amount), 0)::bigint FROM games.seat_buy_ins
              WHERE state = 'taken') AS brought,
            ((SELECT coalesce(sum(stack + coalesce(payout, 0)), 0) FROM games.seats)
             + (SELECT coalesce(sum(rake), 0) FROM games.hands))::bigint AS found`,
  );
  const [row] = rows;
  if (!row) throw new Error('Nothing was counted.');
  return row;
}

test('two who sit down are dealt hands until they leave with what they have', async () => {
  const [ana, juma] = [await sit(0), await sit(1)];
  const first = await until('a hand', async () => viewOf(ana).hand?.number);
  await playAlong([ana, juma], first);
  const { hand, deck } = viewOf(ana);
  assert.ok(deck && hand?.isOver);
  assert.ok(deck.opened.length >= 5, 'the board is opened');
  assert.deepEqual(await checkOpened(deck, deck.opened), []);
  assert.deepEqual(await checkOpened(deck, ownOf(juma).opened), []);
  for (const sitter of [ana, juma]) {
    assert.equal((await sitter.act({ kind: 'leave' })).t, 'done');
  }
  await until('both are paid', async () => {
    const { rows } = await scene.owner.query(
      "SELECT 1 FROM games.seats WHERE state = 'left' AND member_id = ANY($1)",
      [[ana.memberId, juma.memberId]],
    );
    return rows.length === 2;
  });
  const { brought, found } = await held();
  assert.equal(found, brought, 'chips are whole');
  const { rows } = await scene.owner.query<{ rake: bigint }>(
    'SELECT sum(rake)::bigint AS rake FROM games.hands',
  );
  const after = [ana, juma].map(
    ({ memberId }) => scene.wallet.members.get(memberId)?.balance ?? 0n,
  );
  assert.equal(
    after.reduce((sum, balance) => sum + balance, 0n) + (rows[0]?.rake ?? 0n),
    2n * startBalance,
    'the wallet has all but the rake',
  );
  const seat = await scene.owner.query<{ roundId: string; won: bigint }>(
    `SELECT external_id AS "roundId", payout - 100000 AS won FROM games.seats
      WHERE member_id = $1`,
    [ana.memberId],
  );
  const { roundId = '', won = 0n } = seat.rows[0] ?? {};
  const told = await roundDetail(running.context, { roundId, gameCode, language: 'en' });
  assert.deepEqual(told.choices, [{ label: 'Brought to the table', value: 'KSh 1,000.00' }]);
  const hands = told.outcome.slice(1, -1).map(({ value }) => value);
  const sum = hands.reduce((all, value) => {
    const minor = BigInt(value.replaceAll(/[^\d]/g, ''));
    return value.startsWith('−') ? all - minor : all + minor;
  }, 0n);
  assert.equal(sum, won, 'the hands come to what was taken away');
});

test('a seat is one person’s, and a person has one seat at a table', async () => {
  const ana = await sit(2);
  const juma = await sitDown(scene, originOf(running), scene.addMember(), gameCode);
  const taken = await juma.act({ kind: 'sit', seat: 2, amount: '1000.00' });
  assert.equal(taken.t === 'refused' && taken.code, 'seat_taken');
  const again = await ana.act({ kind: 'sit', seat: 3, amount: '1000.00' });
  assert.equal(again.t === 'refused' && again.code, 'already_seated');
  const little = await juma.act({ kind: 'sit', seat: 3, amount: '10.00' });
  assert.equal(little.t === 'refused' && little.code, 'buy_in_not_allowed');
  await ana.act({ kind: 'leave' });
});

test('who has no money frees the seat again, and is told why', async () => {
  const poor = await sitDown(scene, originOf(running), scene.addMember(500n), gameCode);
  const answer = await poor.act({ kind: 'sit', seat: 4, amount: '1000.00' });
  assert.equal(answer.t === 'refused' && answer.code, 'insufficient_funds');
  await until('the seat is free', async () => viewOf(poor).seats.every(({ seat }) => seat !== 4));
});

test('nobody hears the cards of another, nor the deck', async () => {
  const [ana, juma] = [await sit(0), await sit(1)];
  const number = await until('a hand', async () => {
    const { hand } = viewOf(ana);
    return hand && !hand.isOver && hand.number;
  });
  const { rows } = await scene.owner.query<{ seed: string; deck: number[] }>(
    `SELECT seed, state -> 'deck' AS deck FROM games.hands WHERE number = $1`,
    [number],
  );
  const cardsIn = (view: unknown) =>
    (view as { players: { seat: number; cards: number[] | null }[] } | null)?.players ?? [];
  const own = await until('own cards', async () => {
    const mine = cardsIn(ownOf(ana).view).find(({ seat }) => seat === 0)?.cards;
    return mine ? cardsIn(ownOf(ana).view) : undefined;
  });
  assert.equal(own.find(({ seat }) => seat === 1)?.cards, null);
  assert.ok(cardsIn(viewOf(juma).hand?.view).every(({ cards }) => cards === null));
  const heard = JSON.stringify([ana.heard, juma.heard]);
  const { seed, deck } = rows[0] ?? { seed: '?', deck: [] };
  assert.equal(deck.length, 52);
  assert.ok(!heard.includes(seed) && !heard.includes(deck.slice(0, 6).join(',')));
  await ana.act({ kind: 'leave' });
  await juma.act({ kind: 'leave' });
});

test('whose time is over checks or folds, and is not dealt in until he is back', async () => {
  const [ana, juma] = [await sit(0), await sit(1)];
  const away = await until('somebody has let his time pass', async () =>
    [ana, juma].find(
      (sitter) => viewOf(sitter).seats.find(({ seat }) => seat === ownOf(sitter).seat)?.isAway,
    ),
  );
  assert.equal((await away.act({ kind: 'away', isAway: false })).t, 'done');
  await ana.act({ kind: 'leave' });
  await juma.act({ kind: 'leave' });
  await until('the table is empty', async () => viewOf(ana).seats.length === 0);
});

test('the same word said twice is done once', async () => {
  const ana = await sitDown(scene, originOf(running), scene.addMember(), gameCode);
  const key = randomUUID();
  const act = { kind: 'sit', seat: 5, amount: '1000.00' };
  await Promise.all([ana.act(act, key), ana.act(act, key)]);
  const { rows } = await scene.owner.query('SELECT 1 FROM games.seats WHERE member_id = $1', [
    ana.memberId,
  ]);
  assert.equal(rows.length, 1);
  await ana.act({ kind: 'leave' });
});

test('a match without a deck promises its seed as it begins and shows it once it is over', async () => {
  const at = async (seat: number) => {
    const sitter = await sitDown(scene, originOf(running), scene.addMember(), 'ludo');
    assert.equal((await sitter.act({ kind: 'sit', seat, amount: '100.00' })).t, 'done');
    return sitter;
  };
  const [ana, juma] = [await at(0), await at(2)];
  const begun = await until('a match', async () => viewOf(ana).hand ?? undefined);
  assert.deepEqual(
    begun.dealt.map(({ seat, stack }) => [seat, stack]),
    [
      [0, '100.00'],
      [2, '100.00'],
    ],
  );
  const promised = await until('its promise', async () => viewOf(ana).seed ?? undefined);
  assert.equal(promised.seed, null);
  await ana.act({ kind: 'leave' });
  const shown = await until('its seed', async () => {
    const { hand, seed } = viewOf(juma);
    return hand?.isOver === true && hand.number === begun.number && seed?.seed ? seed : undefined;
  });
  assert.equal(shown.hash, promised.hash);
  assert.equal(await hashServerSeed(shown.seed ?? ''), promised.hash);
  assert.ok(viewOf(juma).hand?.nextAt, 'it says when the next may begin');
  const { rows } = await scene.owner.query<{ step: number; events: Record<string, unknown>[] }>(
    `SELECT t.step, t.events FROM games.hand_steps t JOIN games.hands h ON h.id = t.hand_id
      WHERE h.game_code = 'ludo' AND t.events @> '[{"kind": "thrown"}]'`,
  );
  const { clientSeed, seed: serverSeed } = shown;
  for (const { step, events } of rows) {
    const draw = createDrawStream(createNodeHmac(serverSeed ?? ''), { clientSeed, nonce: step });
    assert.equal(events[0]?.['pips'], draw.nextInt(6) + 1);
  }
  await juma.act({ kind: 'leave' });
});

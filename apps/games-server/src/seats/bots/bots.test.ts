/** Bots of the house at tables: where they are let, with what they bring, and when they leave. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ListedRoom } from '@bahati/contract/games-frame/rooms.ts';
import type { SeatsOwn, SeatsView } from '@bahati/contract/games-frame/seats.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { until } from '@bahati/testing/until.ts';
import type { OfficeHouseBots } from '@bahati/contract/rooms-office/house-bots.ts';
import { enterOffice } from '#games-server/office/officer.testing.ts';
import { originOf, type Sitter, sitDown } from '#games-server/rooms/sitters.testing.ts';
import {
  allCalls,
  injected,
  type Running,
  runHere,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import { roundDetail } from '#games-server/rounds/records/round-detail.ts';
import { countPairs } from '#games-server/seats/pairs/count-pairs.ts';
import { readReplay } from '#games-server/seats/history/read-replay.ts';
import { thoughtMs } from './bot-word.ts';
import { turnBots } from './turn-bots.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { lockRoom } from '#games-server/rooms/stored-room.ts';
import { readNewestHand, readSitting } from '#games-server/seats/stored-seats.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';

let scene: Scene;
let running: Running;

const pace = '20';

before(async () => {
  scene = await setScene();
  running = await runHere(scene, { TABLE_PACE: pace, HOUSE_BOTS: 'allowed' });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  running.rooms.start();
});
after(async () => {
  await running.stop();
  await scene.close();
});

const viewOf = ({ room }: Sitter) => room.view as unknown as SeatsView;
const ownOf = ({ room }: Sitter) => room.own as SeatsOwn;
const botsAt = (sitter: Sitter) => viewOf(sitter).seats.filter(({ isBot }) => isBot);

async function letBots(gameCode: string, mostLost = 2_000_000n, isOn = true): Promise<void> {
  await scene.owner.query(
    `INSERT INTO games.house_bot_settings (game_code, currency, is_on, most_lost)
     VALUES ($1, 'KES', $2, $3)
     ON CONFLICT (game_code, currency) DO UPDATE SET is_on = $2, most_lost = $3`,
    [gameCode, isOn, mostLost],
  );
  await scene.owner.query('UPDATE games.rooms SET version = version + 1 WHERE game_code = $1', [
    gameCode,
  ]);
}

async function sit(gameCode: string, seat: number, amount: string, roomId?: string) {
  const sitter = await sitDown(scene, originOf(running), scene.addMember(), gameCode, roomId);
  assert.equal((await sitter.act({ kind: 'sit', seat, amount })).t, 'done');
  return sitter;
}

async function leave(sitter: Sitter): Promise<void> {
  await sitter.act({ kind: 'leave' });
  await until('he is paid', async () => {
    const { rows } = await scene.owner.query(
      "SELECT FROM games.seats WHERE member_id = $1 AND state IN ('asking', 'in', 'paying')",
      [sitter.memberId],
    );
    return rows.length === 0;
  });
}

type Options = { canCheck: boolean } | readonly { kind: string }[] | null;

/** What keeps the hand going; at a match, after some words, what ends it. */
function wordFor(options: NonNullable<Options>, said: number): unknown {
  if ('canCheck' in options) return { kind: options.canCheck ? 'check' : 'fold' };
  return said < mostWords ? options[0] : { kind: 'resign' };
}

const mostWords = 6;

/** Says one word in each turn of this one, until so many hands are over. */
async function playHands(sitter: Sitter, hands: number, said = 0): Promise<void> {
  const first = viewOf(sitter).hand?.number ?? 1;
  const answered = new Set<string>();
  let words = said;
  await until(`${hands} hands with a bot`, async () => {
    const { hand, seats } = viewOf(sitter);
    const { at, seat, view } = ownOf(sitter);
    // On a busy machine a turn may pass.
    if (seats.some((each) => each.seat === seat && each.isAway)) {
      await sitter.act({ kind: 'away', isAway: false });
    }
    const options = (view as { options: Options } | null)?.options;
    const turn = `${hand?.number} ${hand?.step}`;
    const isDue = hand && !hand.isOver && hand.turn === seat && at?.step === hand.step;
    if (isDue && options && !answered.has(turn)) {
      answered.add(turn);
      const act = wordFor(options, (words += 1));
      await sitter.act({ kind: 'play', hand: hand.number, step: hand.step, act });
    }
    return (
      hand !== null &&
      (hand.number >= first + hands || (hand.number === first + hands - 1 && hand.isOver))
    );
  });
}

/** What everybody brought, bots included, and where it is now. */
async function assertBooks(): Promise<void> {
  const { rows } = await scene.owner.query<Record<'brought' | 'found' | 'bots' | 'told', bigint>>(
    `SELECT (SELECT coalesce(sum(amount), 0)::bigint FROM games.seat_buy_ins WHERE state = 'taken')
              AS brought,
            ((SELECT coalesce(sum(stack + coalesce(payout, 0)), 0) FROM games.seats)
             + (SELECT coalesce(sum(rake), 0) FROM games.hands)
             + (SELECT coalesce(sum((p -> 'stack' ->> '#n')::bigint), 0) FROM games.hands h,
                  jsonb_array_elements(h.players) p WHERE h.over_at IS NULL))::bigint AS found,
            ((SELECT coalesce(sum(stack + coalesce(payout, 0)), 0) FROM games.seats WHERE bot IS NOT NULL)
             + (SELECT coalesce(sum((p -> 'stack' ->> '#n')::bigint), 0) FROM games.hands h,
                  jsonb_array_elements(h.players) p WHERE h.over_at IS NULL AND p ? 'bot')
             - (SELECT coalesce(sum(b.amount), 0) FROM games.seat_buy_ins b
                  JOIN games.seats s ON s.id = b.seat_id WHERE s.bot IS NOT NULL))::bigint AS bots,
            (SELECT coalesce(sum(bots_net), 0)::bigint FROM games.hands WHERE voided_at IS NULL) AS told`,
  );
  const [row] = rows;
  assert.ok(row);
  assert.equal(row.found, row.brought, 'stacks, pots, payouts and rake are what was brought');
  assert.equal(row.told, row.bots, 'hands tell what the bots have more or less than they brought');
}

test('a member who waits alone gets a labelled bot, and it leaves as soon as another sits down', async () => {
  await letBots('holdem');
  const ana = await sit('holdem', 2, '1000.00');
  assert.equal(viewOf(ana).mayHaveBots, true);
  assert.deepEqual(botsAt(ana), [], 'nobody comes at once');
  await until('a bot sits', async () => botsAt(ana).length === 1);
  assert.deepEqual(
    botsAt(ana).map(({ seat, name }) => [seat, name]),
    [[0, 'Bot 1']],
  );
  const dealt = await until('a hand', async () => viewOf(ana).hand?.dealt);
  assert.deepEqual(dealt[0], { seat: 0, stack: '1000.00', name: 'Bot 1', isBot: true });
  await playHands(ana, 3);
  const { value } = await ana.frame.ask('GET', '/frame/v1/rooms');
  const [room] = (value as unknown as { rooms: ListedRoom[] }).rooms;
  assert.deepEqual(room?.seats, { taken: 2, bots: 1, most: 6 });
  await assertBooks();
  const juma = await sit('holdem', 3, '1000.00');
  await until('the bot has left and two members play', async () => {
    const { hand } = viewOf(ana);
    if (hand && !hand.isOver && hand.turn === 2 && hand.dealt.some(({ isBot }) => isBot)) {
      ana.sayWord({ kind: 'play', hand: hand.number, step: hand.step, act: { kind: 'fold' } });
    }
    return botsAt(ana).length === 0 && hand?.dealt.every(({ isBot }) => !isBot);
  });
  await Promise.all([ana, juma].map(leave));
  await assertBooks();
  const { rows } = await scene.owner.query<{ state: string; count: number }>(
    `SELECT s.state, count(b.id)::int AS count FROM games.seats s
       JOIN games.seat_buy_ins b ON b.seat_id = s.id WHERE s.bot IS NOT NULL GROUP BY s.id, s.state`,
  );
  assert.deepEqual(rows, [{ state: 'left', count: 1 }], 'what it brought and took away are rows');
  const members = new Set([ana.memberId, juma.memberId]);
  const asked = ['bet', 'win'].flatMap((name) => allCalls(scene, name));
  assert.ok(asked.length > 0);
  assert.ok(
    asked.every(({ body }) => members.has(String(body['memberId']))),
    'no wallet of a bot',
  );
});

test('records, replays and reports say that it was a bot, and pairs leave it out', async () => {
  const { database } = running.context;
  const { rows } = await scene.owner.query<{
    memberId: string;
    round: string;
    handId: bigint;
    roomId: bigint;
    number: number;
  }>(
    `SELECT m.member_id AS "memberId", m.external_id AS round, h.id AS "handId", h.room_id AS "roomId", h.number
       FROM games.hands h JOIN games.seats m ON m.room_id = h.room_id AND m.member_id IS NOT NULL
      WHERE h.bots = 1 AND h.game_code = 'holdem' AND h.players @> jsonb_build_array(
              jsonb_build_object('seatId', m.id::text)) ORDER BY h.id LIMIT 1`,
  );
  const [hand] = rows;
  assert.ok(hand);
  const session = { memberId: hand.memberId, gameCode: 'holdem', currency: 'KES' } as const;
  const replay = await readReplay(database, session, hand.handId.toString(), 0);
  assert.deepEqual(
    replay.dealt.map(({ isBot }) => isBot),
    [true, false],
  );
  const detail = await roundDetail(running.context, {
    roundId: hand.round,
    gameCode: 'holdem',
    language: 'sw',
  });
  assert.ok(detail.outcome.some(({ label }) => label === 'Mikono na bot ya nyumba'));
  await countPairs({ database }, 0);
  const pairs = await scene.owner.query<{ one: string; other: string }>(
    'SELECT one_id AS one, other_id AS other FROM games.seat_pairs',
  );
  assert.ok(pairs.rows.every(({ one, other }) => one !== '' && other !== ''));
  const frame = await sitDown(scene, originOf(running), hand.memberId, 'holdem');
  const reported = await frame.frame.ask('POST', '/frame/v1/rooms/report', {
    roomId: hand.roomId.toString(),
    hand: hand.number,
    seat: 0,
    reason: 'slow',
  });
  assert.equal(reported.code, 'not_found');
  frame.leave();
});

test('where staff have not let them, or at a private table, nobody comes', async () => {
  await letBots('drafti-ya-mtaa');
  const offer = seatOfferOf('drafti-ya-mtaa');
  assert.ok(offer);
  const frame = await sitDown(scene, originOf(running), scene.addMember(), 'drafti-ya-mtaa');
  const opened = await frame.frame.ask('POST', '/frame/v1/rooms/open', { unit: '20.00' });
  const priv = (opened.value as unknown as { room: ListedRoom }).room.roomId;
  const shared = frame.room.id;
  const long = new Date(Date.now() + 3_600_000);
  /** As if somebody had waited there for an hour. */
  const turn = (roomId: string, licence: 'allowed' | 'forbidden') =>
    inTransaction(running.context.database, async (transaction) => {
      const room = await lockRoom(transaction, BigInt(roomId));
      assert.ok(room);
      const sitting = await readSitting(transaction, room.id);
      const hand = await readNewestHand(transaction, room.id);
      const between = { hand, sitting, pace: 1, licence: { HOUSE_BOTS: licence } };
      return turnBots(transaction, { ...room, now: long }, offer, between);
    });
  const nothing = { hasChanged: false, dueMs: null };
  const alone = await sitDown(scene, originOf(running), frame.memberId, 'drafti-ya-mtaa', priv);
  assert.equal((await alone.act({ kind: 'sit', seat: 0, amount: '100.00' })).t, 'done');
  assert.equal(viewOf(alone).mayHaveBots, false);
  assert.deepEqual(await turn(priv, 'allowed'), nothing, 'a private table');
  const { rows: empty } = await scene.owner.query(
    'SELECT FROM games.seats WHERE room_id = $1 AND bot IS NOT NULL',
    [priv],
  );
  assert.equal(empty.length, 0);
  await letBots('drafti-ya-mtaa', 1_000_000n, false);
  const other = await sit('drafti-ya-mtaa', 0, '100.00', shared);
  assert.equal(viewOf(other).mayHaveBots, false);
  assert.deepEqual(await turn(shared, 'allowed'), nothing, 'turned off');
  await letBots('drafti-ya-mtaa');
  assert.deepEqual(await turn(shared, 'forbidden'), nothing, 'no licence');
  await letBots('drafti-ya-mtaa', 1n);
  assert.deepEqual(await turn(shared, 'allowed'), nothing, 'nothing may be lost');
  await Promise.all([alone, other].map(leave));
  frame.leave();
});

test('at a table of two the bot leaves its seat free after each match', async () => {
  await letBots('mabingwa-wa-bao');
  const zuri = await sit('mabingwa-wa-bao', 1, '100.00');
  await until('a bot sits', async () => botsAt(zuri).length === 1);
  await playHands(zuri, 1, mostWords);
  assert.equal(viewOf(zuri).hand?.dealt[0]?.stack, '100.00');
  await until('the bot is gone', async () => botsAt(zuri).length === 0);
  await leave(zuri);
  await assertBooks();
});

/** Whether the bot that sits there stays when it loses all it has, again and again; nothing of it is kept. */
async function rebuysOf(roomId: string): Promise<boolean[]> {
  const stayed: boolean[] = [];
  const offer = seatOfferOf('kumi-na-tatu');
  assert.ok(offer);
  const tried = inTransaction(running.context.database, async (transaction) => {
    const room = await lockRoom(transaction, BigInt(roomId));
    assert.ok(room);
    for (let time = 0; time < 3; time += 1) {
      await transaction.query(
        'UPDATE games.seats SET stack = 0 WHERE bot IS NOT NULL AND room_id = $1',
        [roomId],
      );
      const sitting = (await readSitting(transaction, room.id)).map((seat) =>
        seat.bot === null ? { ...seat, stack: 10_000n } : seat,
      );
      const between = { hand: undefined, sitting, pace: 1, licence: running.context.config };
      await turnBots(transaction, room, offer, between);
      const after = await readSitting(transaction, room.id);
      stayed.push(after.some(({ bot, stack }) => bot !== null && stack === 10_000n));
    }
    throw new Error('taken back');
  });
  await assert.rejects(tried, /taken back/);
  return stayed;
}

test('a bot thinks for one to three seconds, the same whoever asks', () => {
  const thoughts = Array.from({ length: 200 }, (_, step) => {
    const hand = { number: 1, seed: 'a'.repeat(64), step, state: null };
    assert.equal(thoughtMs({ code: 'r' }, hand), thoughtMs({ code: 'r' }, hand));
    return thoughtMs({ code: 'r' }, hand);
  });
  assert.ok(Math.min(...thoughts) >= 1_000 && Math.max(...thoughts) <= 3_000);
  assert.ok(Math.max(...thoughts) - Math.min(...thoughts) > 1_500);
});

test('what bots lose to a member stays within what they may lose', async () => {
  const mostLost = 60_000n;
  await letBots('kumi-na-tatu', mostLost);
  const neema = await sit('kumi-na-tatu', 0, '100.00');
  await until('a bot sits', async () => botsAt(neema).length === 1);
  const { rows } = await scene.owner.query<{ id: bigint }>(
    "SELECT id FROM games.hands WHERE game_code = 'holdem' AND bots = 1 ORDER BY id LIMIT 1",
  );
  assert.deepEqual(await rebuysOf(neema.room.id), [true, true, false], 'three buy-ins at most');
  // As if he had won more than that within the day.
  await scene.owner.query(
    `INSERT INTO games.house_bot_hands (hand_id, member_id, game_code, currency, won)
     VALUES ($1, $2, 'kumi-na-tatu', 'KES', $3)`,
    [rows[0]?.id, neema.memberId, mostLost * 2n],
  );
  await playHands(neema, 1, mostWords);
  await until('the bot leaves after the hand', async () => botsAt(neema).length === 0);
  await leave(neema);
  await assertBooks();
});

test('many hands of every game keep their chips, and each bot acts without the clock', async () => {
  for (const [gameCode, amount] of [
    ['omaha', '1000.00'],
    ['ludo', '100.00'],
    ['karata-ya-mwisho', '100.00'],
  ] as const) {
    await letBots(gameCode);
    const sitter = await sit(gameCode, 1, amount);
    await until(`a bot sits at ${gameCode}`, async () => botsAt(sitter).length === 1);
    await playHands(sitter, 1);
    await leave(sitter);
  }
  await assertBooks();
  const { rows } = await scene.owner.query(
    `SELECT t.hand_id FROM games.hand_steps t JOIN games.hands h ON h.id = t.hand_id
       CROSS JOIN LATERAL jsonb_array_elements(h.players) p
      WHERE t.is_idle AND p ? 'bot' AND (p->>'seat')::int = t.seat`,
  );
  assert.equal(rows.length, 0);
  const all = [...scene.wallet.members.values()].reduce((sum, { balance }) => sum + balance, 0n);
  const { rows: house } = await scene.owner.query<{ kept: bigint }>(
    `SELECT (sum(rake) + sum(coalesce(bots_net, 0)))::bigint AS kept FROM games.hands`,
  );
  const brought = BigInt(scene.wallet.members.size) * startBalance;
  assert.equal(all + (house[0]?.kept ?? 0n), brought, toDecimal(all, 'KES'));
});

test('staff turn them on and off with a reason, and see what they won beside the rake', async () => {
  const path = '/rooms-office/v1/house-bots';
  const zawadi = await enterOffice(injected(running), 'zawadi');
  const before = await zawadi.get<OfficeHouseBots>(path);
  const holdem = before.games.find(({ gameCode }) => gameCode === 'holdem');
  const { rows } = await scene.owner.query<{ hands: number; rake: bigint; net: bigint }>(
    `SELECT count(*)::int AS hands, sum(rake)::bigint AS rake, sum(bots_net)::bigint AS net
       FROM games.hands WHERE bots > 0 AND game_code = 'holdem'`,
  );
  assert.ok(holdem && rows[0] && rows[0].hands > 0);
  assert.deepEqual(
    [holdem.isOn, holdem.hands, holdem.rake, holdem.net],
    [true, rows[0].hands, toDecimal(rows[0].rake, 'KES'), toDecimal(rows[0].net, 'KES')],
  );
  const change = { gameCode: 'holdem', currency: 'KES', reason: 'The campaign is over' };
  const off = { ...change, isOn: false, mostLost: '500.00' };
  assert.equal((await zawadi.send(`PUT ${path}`, off)).status, 200);
  const after = await zawadi.get<OfficeHouseBots>(path);
  const now = after.games.find(({ gameCode }) => gameCode === 'holdem');
  assert.deepEqual([now?.isOn, now?.mostLost], [false, '500.00']);
  assert.deepEqual(after.notes[0]?.detail, {
    gameCode: 'holdem',
    currency: 'KES',
    before: { isOn: true, mostLost: '20000.00' },
    after: { isOn: false, mostLost: '500.00' },
  });
  for (const mostLost of ['0.00', '1000000.01']) {
    const refused = await zawadi.send(`PUT ${path}`, { ...off, mostLost });
    assert.deepEqual(
      [refused.code, refused.details],
      ['limits_not_possible', { maximum: '1000000.00' }],
    );
  }
  const sitAndGo = { ...off, gameCode: 'holdem-sit-and-go' };
  assert.equal((await zawadi.send(`PUT ${path}`, sitAndGo)).code, 'not_found');
  const elsewhere = await runHere(scene);
  try {
    const rehema = await enterOffice(injected(elsewhere), 'rehema');
    assert.equal((await rehema.get<OfficeHouseBots>(path)).areAllowed, false);
    const on = { ...off, isOn: true };
    assert.equal((await rehema.send(`PUT ${path}`, on)).code, 'house_bots_forbidden');
  } finally {
    await elsewhere.stop();
  }
});

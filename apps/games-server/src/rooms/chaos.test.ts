/** Rooms with seats under bad lines: each word acts once, chips stay whole, nobody hears too much. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { SeatsOwn, SeatsView } from '@bahati/contract/games-frame/seats.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { until } from '@bahati/testing/until.ts';
import { assertMayHear, readTruth } from '#games-server/seats/told-hands.testing.ts';
import {
  openFrame,
  over,
  type Running,
  runHere,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import { ChaoticMember, createChance } from './chaotic.testing.ts';
import { originOf } from './sitters.testing.ts';

const seeds = repetitions('seeds of bad lines at rooms with seats', { usual: 4, long: 30 });
const messages = repetitions('messages held against what their reader may see', {
  usual: 500,
  long: 1_000_000,
});
const games = ['holdem', 'karata-ya-mwisho', 'omaha', 'kumi-na-tatu', 'ludo'] as const;
const isPoker = (code: string) => code === 'holdem' || code === 'omaha';
const pokerHands = repetitions('hands of poker with each seed', { usual: 2, long: 150 });
/** Rooms that are played beside each other. */
const atOnce = 4;

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene, { TABLE_PACE: '20', RATE_LIMIT_FACTOR: '1000' });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  running.rooms.start();
});
after(async () => {
  await running.stop();
  await scene.close();
});

type Chance = ReturnType<typeof createChance>;
type Party = { members: ChaoticMember[]; spectator: ChaoticMember; foreign: Map<string, string[]> };

const valueOf = <T>({ value }: { value?: unknown }): T => value as T;

async function gather(gameCode: string, chance: Chance): Promise<Party & { room: string }> {
  const joined = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const memberId = scene.addMember();
      const frame = await openFrame(scene, over(originOf(running)), memberId, gameCode);
      return { memberId, frame, token: String(frame.opened['frameToken']) };
    }),
  );
  const host = joined[0]?.frame ?? assert.fail('nobody came');
  const { rooms } = valueOf<{ rooms: { unit: string }[] }>(
    await host.ask('GET', '/frame/v1/rooms'),
  );
  const opened = await host.ask('POST', '/frame/v1/rooms/open', { unit: rooms[0]?.unit });
  const { room: made } = valueOf<{ room: { roomId: string; inviteCode: string } }>(opened);
  for (const { frame } of joined) {
    await frame.ask('POST', '/frame/v1/rooms/enter', { code: made.inviteCode });
  }
  const people = joined.map(
    ({ memberId, token }) =>
      new ChaoticMember(originOf(running), { memberId, token, room: made.roomId }, chance),
  );
  const foreign = new Map(
    joined.map(({ memberId }) => {
      const others = joined.filter((other) => other.memberId !== memberId);
      return [memberId, others.map(({ token }) => token)];
    }),
  );
  const spectator = people.pop() ?? assert.fail('nobody looks on');
  return { members: people, spectator, foreign, room: made.roomId };
}

const seatsOf = ({ room }: ChaoticMember) => room.view as unknown as SeatsView;

type PokerOptions = {
  canCheck: boolean;
  call: string | null;
  raise: { least: string; most: string } | null;
};
type Options = PokerOptions | Record<string, unknown>[] | null;

const minorOf = (decimal: string) => decimal.replace('.', '');

/** A word the game allows now, drawn; undefined: it is not this one's turn. */
function wordOf(options: Options, chance: Chance): Record<string, unknown> | undefined {
  if (options === null) return undefined;
  if (Array.isArray(options)) {
    const allowed = options.filter(({ kind }) => kind !== 'resign');
    return allowed[chance.below(allowed.length)];
  }
  const { canCheck, call, raise } = options;
  if (raise && chance(5)) {
    return { kind: 'raise', to: minorOf(chance(3) ? raise.most : raise.least) };
  }
  if (chance(8)) return { kind: 'fold' };
  return { kind: canCheck || call === null ? 'check' : 'call' };
}

/** One of a member's next words, or none: most keep the hand going, some are wrong. */
function playOn(member: ChaoticMember, chance: Chance): void {
  const own = member.room.own as SeatsOwn | null;
  const { hand, limits } = seatsOf(member);
  if (member.isWaiting || !own || own.seat === null) return;
  if (chance(80)) member.say({ kind: 'topUp', amount: limits.minimum });
  if (chance(80)) member.say({ kind: 'away', isAway: chance(4) });
  if (!hand || hand.isOver || hand.turn !== own.seat) return;
  const act = wordOf((own.view as { options: Options } | null)?.options ?? null, chance);
  if (!act) return;
  const step = chance(40) ? hand.step + 1 : hand.step;
  member.say({ kind: 'play', hand: hand.number, step, act });
}

async function countHands(room: string): Promise<number> {
  const { rows } = await scene.owner.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM games.hands WHERE room_id = $1 AND over_at IS NOT NULL`,
    [room],
  );
  return rows[0]?.count ?? 0;
}

async function playUntil(
  { members, spectator }: Party,
  chance: Chance,
  isDone: () => Promise<boolean>,
): Promise<void> {
  let at = 0;
  await until('the hands are played', async () => {
    at += 1;
    for (const member of [...members, spectator]) member.tick();
    for (const member of members) playOn(member, chance);
    return at % 10 === 0 && isDone();
  });
}

/** Everybody's line is good again, and each says a word until it is answered. */
async function sayCalmly(members: readonly ChaoticMember[], act: Record<string, unknown>) {
  for (const member of members) {
    member.isCalm = true;
    member.say(act);
  }
  await until('the words are answered', () => {
    for (const member of members) member.tick();
    return members.every(({ isWaiting }) => !isWaiting);
  });
}

async function assertMoneyWhole(members: readonly ChaoticMember[], room: string): Promise<void> {
  await until('all are paid', async () => {
    const { rows } = await scene.owner.query(
      `SELECT 1 FROM games.seats WHERE room_id = $1 AND state NOT IN ('left', 'refused')
        UNION ALL
       SELECT 1 FROM games.seat_buy_ins WHERE room_id = $1 AND state IN ('asking', 'voiding')`,
      [room],
    );
    return rows.length === 0;
  });
  const { rows } = await scene.owner.query<{ brought: bigint; taken: bigint; rake: bigint }>(
    `SELECT (SELECT coalesce(sum(amount), 0)::bigint FROM games.seat_buy_ins
              WHERE room_id = $1 AND state = 'taken') AS brought,
            (SELECT coalesce(sum(payout), 0)::bigint FROM games.seats WHERE room_id = $1) AS taken,
            (SELECT coalesce(sum(rake), 0)::bigint FROM games.hands WHERE room_id = $1) AS rake`,
    [room],
  );
  const { brought, taken, rake } = rows[0] ?? assert.fail('no sums');
  assert.equal(brought, taken + rake, 'brought in = taken away + rake');
  const held = members.map(({ memberId }) => scene.wallet.members.get(memberId)?.balance ?? 0n);
  const sum = held.reduce((all, each) => all + each, 0n);
  assert.equal(sum, startBalance * BigInt(members.length) - rake, 'the wallet agrees');
}

/** What was put together over gaps and cuts is the room as who begins anew is told it. */
async function assertSameRoom({ members, spectator }: Party): Promise<void> {
  for (const person of [...members, spectator]) person.isCalm = true;
  spectator.startAnew();
  await until('all have heard of the same', () => {
    for (const person of [...members, spectator]) person.tick();
    return (
      spectator.room.version >= 0 &&
      members.every(({ room }) => room.version === spectator.room.version)
    );
  });
  for (const { room } of members) assert.deepEqual(room.view, spectator.room.view);
}

/** Answers how many messages were heard. */
async function playSeed(seed: number): Promise<number> {
  const chance = createChance(seed);
  const gameCode = games[seed % games.length] ?? games[0];
  const party = await gather(gameCode, chance);
  const { members, spectator, foreign, room } = party;
  await until('everybody has heard of the room', () => {
    for (const member of members) member.tick();
    return members.every(({ room: { version } }) => version >= 0);
  });
  const [first] = members;
  const { limits } = seatsOf(first ?? assert.fail('nobody sits'));
  members.forEach((member, seat) => {
    member.say({ kind: 'sit', seat, amount: limits.maximum });
  });
  const most = isPoker(gameCode) ? pokerHands : 1;
  await playUntil(party, chance, async () => (await countHands(room)) >= most);
  await sayCalmly(members, { kind: 'leave' });
  await assertMoneyWhole(members, room);
  await assertSameRoom(party);
  const truth = await readTruth(scene.owner, room);
  const people = [...members, spectator];
  for (const person of people) {
    person.close();
    for (const text of person.heard) {
      assertMayHear(truth, person.memberId, text, foreign.get(person.memberId) ?? []);
    }
  }
  return people.reduce((sum, each) => sum + each.heard.length, 0);
}

test(`through bad lines of ${seeds} seeds chips are whole, and no message tells too much`, async () => {
  let heard = 0;
  for (let seed = 0; seed < seeds || heard < messages; seed += atOnce) {
    const batch = Array.from({ length: atOnce }, (_, at) => playSeed(seed + at));
    for (const count of await Promise.all(batch)) heard += count;
  }
  assert.ok(heard >= messages, `${heard} messages were read`);
});

/** Rooms with seats under bad lines: each word acts once, chips stay whole, nobody hears too much. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { SeatsOwn, SeatsView } from '@bahati/contract/games-frame/seats.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { until } from '@bahati/testing/until.ts';
import {
  assertMayHear,
  assertNothingForeign,
  readTruth,
} from '#games-server/seats/told-hands.testing.ts';
import {
  openFrame,
  over,
  type Running,
  runHere,
  type Scene,
  setScene,
} from '#games-server/scene.testing.ts';
import { ChaoticMember, createChance } from './chaotic.testing.ts';
import { originOf } from './sitters.testing.ts';

const seeds = repetitions('seeds of bad lines at rooms with seats', { usual: 4, long: 30 });
const messages = repetitions('messages held against what their reader may see', {
  usual: 500,
  long: 1_000_000,
});
const games = [
  'holdem',
  'holdem-sit-and-go',
  'karata-ya-mwisho',
  'omaha',
  'kumi-na-tatu',
  'ludo',
] as const;
const isSitAndGo = (code: string) => code === 'holdem-sit-and-go';
const isPoker = (code: string) => code === 'holdem' || code === 'omaha';
const pokerHands = repetitions('hands of poker with each seed', { usual: 2, long: 120 });
const matches = repetitions('matches of the other games with each seed', { usual: 1, long: 5 });
const lookers = repetitions('who look on in each room', { usual: 1, long: 25 });
/** Nobody runs out of money in as many hands as are played. */
const pockets = 10_000_000_000n;
/** Rooms that are played beside each other: no two of one game, as sit-and-gos are everybody's. */
const atOnce = repetitions('rooms beside each other', { usual: 4, long: games.length });

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
type Party = {
  members: ChaoticMember[];
  spectators: ChaoticMember[];
  foreign: Map<string, string[]>;
  room: string;
};

const valueOf = <T>({ value }: { value?: unknown }): T => value as T;

const playing = 3;

type Joined = { memberId: string; token: string; frame: Awaited<ReturnType<typeof openFrame>> };

async function gather(gameCode: string, chance: Chance): Promise<Party> {
  const joined: Joined[] = [];
  while (joined.length < playing + lookers) {
    const memberId = scene.addMember(pockets);
    const frame = await openFrame(scene, over(originOf(running)), memberId, gameCode);
    joined.push({ memberId, frame, token: String(frame.opened['frameToken']) });
  }
  const host = joined[0]?.frame ?? assert.fail('nobody came');
  const { rooms } = valueOf<{ rooms: { roomId: string; unit: string }[] }>(
    await host.ask('GET', '/frame/v1/rooms'),
  );
  const enterPrivate = async () => {
    const opened = await host.ask('POST', '/frame/v1/rooms/open', { unit: rooms[0]?.unit });
    const { room } = valueOf<{ room: { roomId: string; inviteCode: string } }>(opened);
    for (const { frame } of joined) {
      await frame.ask('POST', '/frame/v1/rooms/enter', { code: room.inviteCode });
    }
    return room;
  };
  // A sit-and-go is everybody's; nobody else plays this one.
  const [everybodys] = rooms;
  const made = isSitAndGo(gameCode) ? everybodys : await enterPrivate();
  assert.ok(made);
  const texts = new Map<string, string>();
  const people = joined.map(({ memberId, token }) => {
    const member = { memberId, token, room: made.roomId };
    return new ChaoticMember(originOf(running), member, { chance, texts });
  });
  const foreign = new Map(
    joined.map(({ memberId }) => {
      const others = joined.filter((other) => other.memberId !== memberId);
      return [memberId, others.map(({ token }) => token)];
    }),
  );
  const spectators = people.splice(playing);
  return { members: people, spectators, foreign, room: made.roomId };
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

const isTournament = ({ room }: ChaoticMember): boolean => 'sitAndGo' in room.view;

/** Who was away for long was stood up and paid. A tournament is entered once. */
function sitAgain(member: ChaoticMember, chance: Chance): void {
  if (isTournament(member) || !chance(20)) return;
  const { seats, limits } = seatsOf(member);
  const taken = new Set(seats.map(({ seat }) => seat));
  const seat = [0, 1, 2].find((each) => !taken.has(each));
  if (seat !== undefined) member.say({ kind: 'sit', seat, amount: limits.maximum });
}

/** One of a member's next words, or none: most keep the hand going, some are wrong. */
function playOn(member: ChaoticMember, chance: Chance): void {
  const own = member.room.own as SeatsOwn | null;
  const { hand, limits } = seatsOf(member);
  if (member.isWaiting || !own) return;
  if (own.seat === null) return sitAgain(member, chance);
  if (chance(80) && !isTournament(member)) {
    member.say({ kind: 'topUp', amount: limits.minimum });
  }
  if (chance(80)) member.say({ kind: 'away', isAway: chance(4) });
  if (!hand || hand.isOver || hand.turn !== own.seat) return;
  const act = wordOf((own.view as { options: Options } | null)?.options ?? null, chance);
  if (!act) return;
  const step = chance(40) ? hand.step + 1 : hand.step;
  member.say({ kind: 'play', hand: hand.number, step, act });
}

type Progress = { steps: number; hands: number };

async function readProgress(room: string): Promise<Progress> {
  const { rows } = await scene.owner.query<Progress>(
    `SELECT coalesce(sum(step + 1), 0)::int AS steps,
            (count(*) FILTER (WHERE over_at IS NOT NULL))::int AS hands
       FROM games.hands WHERE room_id = $1`,
    [room],
  );
  return rows[0] ?? assert.fail('no sums');
}

/** What is known of a room that stands still. */
async function tellStanding(
  members: readonly ChaoticMember[],
  room: string,
  error: unknown,
): Promise<never> {
  const { rows } = await scene.owner.query<Record<string, unknown>>(
    `SELECT r.game_code, r.due_at - clock_timestamp() AS due_in, r.trouble,
            (SELECT jsonb_agg(s ORDER BY s.id DESC) FROM
              (SELECT id, seat, state, stack, is_away, away_since, is_leaving FROM games.seats
                WHERE room_id = r.id ORDER BY id DESC LIMIT 6) AS s) AS seats,
            (SELECT jsonb_agg(h) FROM
              (SELECT number, step, turn, turn_ends_at, over_at FROM games.hands
                WHERE room_id = r.id ORDER BY number DESC LIMIT 1) AS h) AS hand
       FROM games.rooms r WHERE r.id = $1`,
    [room],
  );
  const heard = members.map(({ room: { own }, isWaiting, lastRefusal }) => {
    return { seat: (own as SeatsOwn | null)?.seat, isWaiting, lastRefusal };
  });
  throw new Error(JSON.stringify([rows[0], heard]), { cause: error });
}

/** Each step is waited for by itself: hands and matches take as long as they take. */
async function playHands(
  { members, spectators, room }: Party,
  chance: Chance,
  most: number,
): Promise<void> {
  let made: Progress = { steps: 0, hands: 0 };
  while (made.hands < most) {
    const { steps } = made;
    let at = 0;
    made = await until('a step of a hand', async () => {
      at += 1;
      for (const member of [...members, ...spectators]) member.tick();
      for (const member of members) playOn(member, chance);
      const now = at % 10 === 0 ? await readProgress(room) : made;
      return now.steps > steps && now;
    }).catch((error: unknown) => tellStanding(members, room, error));
  }
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
  // What the house keeps of a sit-and-go is its fees, an eleventh of what is paid.
  const { rows } = await scene.owner.query<{ brought: bigint; taken: bigint; rake: bigint }>(
    `WITH bought AS (
       SELECT coalesce(sum(amount), 0)::bigint AS brought FROM games.seat_buy_ins
        WHERE room_id = $1 AND state = 'taken')
     SELECT brought,
            (SELECT coalesce(sum(payout), 0)::bigint FROM games.seats WHERE room_id = $1) AS taken,
            CASE WHEN (SELECT kind FROM games.rooms WHERE id = $1) = 'sit-and-go' THEN brought / 11
                 ELSE (SELECT coalesce(sum(rake), 0)::bigint FROM games.hands WHERE room_id = $1)
            END AS rake
       FROM bought`,
    [room],
  );
  const { brought, taken, rake } = rows[0] ?? assert.fail('no sums');
  assert.equal(brought, taken + rake, 'brought in = taken away + rake');
  const held = members.map(({ memberId }) => scene.wallet.members.get(memberId)?.balance ?? 0n);
  const sum = held.reduce((all, each) => all + each, 0n);
  assert.equal(sum, pockets * BigInt(members.length) - rake, 'the wallet agrees');
}

/** What was put together over gaps and cuts is the room as who begins anew is told it. */
async function assertSameRoom({ members, spectators }: Party): Promise<void> {
  const [anew, ...others] = [...spectators, ...members];
  if (!anew) throw new assert.AssertionError({ message: 'nobody looks on' });
  for (const person of [anew, ...others]) person.isCalm = true;
  anew.startAnew();
  await until('all have heard of the same', () => {
    for (const person of [anew, ...others]) person.tick();
    return anew.room.version >= 0 && others.every(({ room }) => room.version === anew.room.version);
  });
  for (const { room } of others) assert.deepEqual(room.view, anew.room.view);
}

/** At the last blinds nobody stays for long. */
async function playToItsEnd(party: Party, chance: Chance, room: string): Promise<void> {
  await scene.owner.query(
    'UPDATE games.sit_and_gos SET played_ms = 10000000 WHERE room_id = $1 AND ended_at IS NULL',
    [room],
  );
  let at = 0;
  await until('it is over', async () => {
    at += 1;
    for (const member of [...party.members, ...party.spectators]) member.tick();
    for (const member of party.members) playOn(member, chance);
    if (at % 10 !== 0) return false;
    const { rows } = await scene.owner.query<{ state: string }>(
      'SELECT state FROM games.sit_and_gos WHERE room_id = $1',
      [room],
    );
    return rows[0]?.state === 'over';
  });
}

/** Answers how many messages were heard. */
async function playSeed(seed: number): Promise<number> {
  const chance = createChance(seed);
  const gameCode = games[seed % games.length] ?? games[0];
  const party = await gather(gameCode, chance);
  const { members, spectators, foreign, room } = party;
  await until('everybody has heard of the room', () => {
    for (const member of members) member.tick();
    return members.every(({ room: { version } }) => version >= 0);
  });
  const [first] = members;
  const { limits } = seatsOf(first ?? assert.fail('nobody sits'));
  members.forEach((member, seat) => {
    if (isSitAndGo(gameCode)) member.say({ kind: 'register' });
    else member.say({ kind: 'sit', seat, amount: limits.maximum });
  });
  const most = isPoker(gameCode) ? pokerHands : isSitAndGo(gameCode) ? 1 : matches;
  await playHands(party, chance, most);
  if (isSitAndGo(gameCode)) await playToItsEnd(party, chance, room);
  else await sayCalmly(members, { kind: 'leave' });
  await assertMoneyWhole(members, room);
  await assertSameRoom(party);
  const truth = await readTruth(scene.owner, room);
  const people = [...members, ...spectators];
  for (const person of people) person.close();
  const judged = new Set<string>();
  for (const { memberId, heard } of people) {
    for (const [at, text] of heard.entries()) {
      // Other rooms are played in this process meanwhile.
      if (at % 100 === 0) await setImmediate();
      assertNothingForeign(text, foreign.get(memberId) ?? []);
      // News are the same for all, so they are judged once.
      const isNews = text.startsWith('{"t":"news"');
      if (!judged.has(text)) assertMayHear(truth, memberId, text);
      if (isNews) judged.add(text);
    }
  }
  return people.reduce((sum, { heard }) => sum + heard.length, 0);
}

test(`through bad lines of ${seeds} seeds chips are whole, and no message tells too much`, async () => {
  let heard = 0;
  for (let seed = 0; seed < seeds || heard < messages; seed += atOnce) {
    const batch = Array.from({ length: atOnce }, (_, at) => playSeed(seed + at));
    for (const count of await Promise.all(batch)) heard += count;
  }
  assert.ok(heard >= messages, `${heard} messages were read`);
});

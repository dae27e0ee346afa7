/**
 * Holds what members heard in a room with seats against what each may see: every hand is played
 * again from what is stored, and each told view has to be the game's own for that seat and step.
 */
import assert from 'node:assert/strict';
import type { RoomServerMessage } from '@bahati/contract/games-frame/rooms.ts';
import type { SeatsOwn, SeenDeck, SeenHand, SeenSeed } from '@bahati/contract/games-frame/seats.ts';
import type { SitAndGoView } from '@bahati/contract/games-frame/sit-and-go.ts';
import type { TournamentView } from '@bahati/contract/games-frame/tournaments.ts';
import { openCards } from '@bahati/fairness/deck-commitments.ts';
import type { SeatEvent } from '@bahati/game-rules/seat-games/seat-game.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { readState, tellAmounts } from './plain-json.ts';
import { replayHand } from './replay-hand.ts';
import type { DealtIn } from './stored-seats.ts';

type HandRow = {
  number: number;
  code: string;
  gameCode: string;
  seed: string;
  settings: unknown;
  players: unknown;
  isOver: boolean;
  words: { seat: number; act: unknown }[];
};

/** What may be heard of a hand. Views and events as text with sorted names. */
type TrueHand = {
  /** Of a game without a deck that is over the seed is told; else it never is. */
  openSeed: string | null;
  /** By step. */
  views: readonly string[];
  events: readonly string[];
  /** Of each member that was dealt in, by step. */
  ownViews: ReadonlyMap<string, readonly string[]>;
  /** What opens cards that lie open for everybody, and for each member. */
  openSalts: ReadonlySet<string>;
  ownSalts: ReadonlyMap<string, ReadonlySet<string>>;
};

export type Truth = {
  hands: ReadonlyMap<number, TrueHand>;
  /** Told to nobody: seeds of hands, and tokens. */
  secrets: readonly string[];
};

/** The same text for the same data, however its names are ordered. */
function plain(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );
}

/** @param owner a connection that may read everything. */
export async function readTruth(owner: Database, roomId: string): Promise<Truth> {
  const { rows } = await owner.query<HandRow>(
    `SELECT h.number, r.code, h.game_code AS "gameCode", h.seed, h.settings, h.players,
            h.over_at IS NOT NULL AS "isOver",
            (SELECT coalesce(jsonb_agg(jsonb_build_object('seat', t.seat, 'act', t.act)
                               ORDER BY t.step), '[]')
               FROM games.hand_steps t WHERE t.hand_id = h.id AND t.step > 0) AS words
       FROM games.hands h JOIN games.rooms r ON r.id = h.room_id
      WHERE h.room_id = $1 ORDER BY h.number`,
    [roomId],
  );
  const { rows: seats } = await owner.query<{ id: string; memberId: string }>(
    // Who plays a tournament may have been moved to another table since.
    `SELECT id::text AS id, member_id AS "memberId" FROM games.seats
      WHERE room_id = $1 OR tournament_id =
            (SELECT tournament_id FROM games.tournament_tables WHERE room_id = $1)`,
    [roomId],
  );
  const memberOf = new Map(seats.map(({ id, memberId }) => [id, memberId]));
  const hands = new Map<number, TrueHand>();
  let last: unknown;
  for (const row of rows) {
    const { truth, state } = await replayRow(row, last, memberOf);
    hands.set(row.number, truth);
    last = state;
  }
  const open = new Set([...hands.values()].map(({ openSeed }) => openSeed));
  return { hands, secrets: rows.map(({ seed }) => seed).filter((seed) => !open.has(seed)) };
}

async function replayRow(
  row: HandRow,
  last: unknown,
  memberOf: ReadonlyMap<string, string>,
): Promise<{ truth: TrueHand; state: unknown }> {
  const offer = seatOfferOf(row.gameCode) ?? assert.fail(row.gameCode);
  const { game } = offer;
  const players = readState(row.players) as DealtIn[];
  const words = row.words.map(({ seat, act }) => ({ seat, act: readState(act) }));
  const { number, seed } = row;
  const settings = readState(row.settings);
  const before = last === undefined ? null : game.between(last);
  const steps = replayHand(game, row, { number, seed, settings, players, before, words });
  const tell = (amount: bigint) => toDecimal(amount, 'KES');
  const told = (value: unknown) => plain(tellAmounts(value, tell));
  const eventsFor = (events: readonly SeatEvent[]) =>
    events.flatMap((event) => game.viewEvent(event, null) ?? []);
  const end = steps.at(-1)?.state;
  const saltsFor = async (seat: number | null): Promise<Set<string>> => {
    if (!game.deck || !row.isOver) return new Set();
    const opened = await openCards(seed, game.deck.order(end), game.deck.open(end, seat));
    return new Set(opened.map(({ salt }) => salt));
  };
  const dealt = players.map(({ seat, seatId }) => ({ seat, memberId: memberOf.get(seatId) ?? '' }));
  const ownSalts = new Map<string, Set<string>>();
  for (const { seat, memberId } of dealt) ownSalts.set(memberId, await saltsFor(seat));
  const truth = {
    openSeed: row.isOver && !game.deck ? seed : null,
    views: steps.map(({ state }) => told(game.view(state, null))),
    events: steps.map(({ events }) => told(eventsFor(events))),
    ownViews: new Map(
      dealt.map(({ seat, memberId }) => [
        memberId,
        steps.map(({ state }) => told(game.view(state, seat))),
      ]),
    ),
    openSalts: await saltsFor(null),
    ownSalts,
  };
  return { truth, state: end };
}

const seatParts = new Set([
  'seat',
  'name',
  'isBot',
  'stack',
  'isAway',
  'isLeaving',
  'isAsking',
  'bankMs',
]);
const ownParts = new Set(['seat', 'opened', 'view', 'at', 'brought', 'balance', 'entry']);
const viewParts = new Set([
  'limits',
  'settings',
  'seats',
  'hand',
  'deck',
  'seed',
  'isPaused',
  'inviteCode',
  'mayHaveBots',
  // Of a sit-and-go.
  'terms',
  'sitAndGo',
  // Of a tournament.
  'tournament',
  'hall',
  'table',
  'tables',
  'entrants',
]);
const entrantParts = new Set(['seat', 'name', 'place', 'prize']);
const tournamentEntrantParts = new Set(['entry', 'name', 'table', 'stack', 'place', 'prize']);

function assertOnly(value: object, allowed: ReadonlySet<string>): void {
  for (const name of Object.keys(value)) assert.ok(allowed.has(name), `${name} is told`);
}

function assertHand(truth: Truth, hand: SeenHand): void {
  const known = truth.hands.get(hand.number) ?? assert.fail(`no hand ${hand.number}`);
  assert.equal(plain(hand.view), known.views[hand.step], 'what everybody sees of the hand');
  assert.equal(plain(hand.events), known.events[hand.step], 'what everybody sees happen');
  const before = known.events.slice(Math.max(0, hand.step - hand.earlier.length), hand.step);
  assert.deepEqual(hand.earlier.map(plain), before, 'what everybody saw happen before');
}

function assertDeck(truth: Truth, { hand, opened }: SeenDeck): void {
  const known = truth.hands.get(hand);
  for (const { salt } of opened) assert.ok(known?.openSalts.has(salt), 'a card is opened to all');
}

function assertSeed(truth: Truth, { hand, seed }: SeenSeed): void {
  if (seed !== null) assert.equal(seed, truth.hands.get(hand)?.openSeed, 'a seed is told');
}

function assertOwn(truth: Truth, memberId: string, own: SeatsOwn): void {
  assertOnly(own, ownParts);
  const hands = [...truth.hands.values()];
  if (own.at !== null) {
    const views = truth.hands.get(own.at.hand)?.ownViews.get(memberId);
    assert.equal(plain(own.view), views?.[own.at.step], 'what one sees alone of the hand');
  } else assert.equal(own.view, null);
  for (const { salt } of own.opened) {
    const isHis = hands.some(({ ownSalts }) => ownSalts.get(memberId)?.has(salt));
    assert.ok(isHis, 'a card is opened to whoever held it');
  }
}

/**
 * @param foreign texts that are others' own: tokens.
 * @throws {AssertionError} where a message has one of them.
 */
export function assertNothingForeign(text: string, foreign: readonly string[]): void {
  for (const secret of foreign) {
    assert.ok(!text.includes(secret), `a secret is told: ${text.slice(0, 200)}`);
  }
}

/**
 * @param memberId whose line told it.
 * @throws {AssertionError} where a message tells what that member may not see.
 */
export function assertMayHear(truth: Truth, memberId: string, text: string): void {
  assertNothingForeign(text, truth.secrets);
  const message = JSON.parse(text) as RoomServerMessage;
  if (message.t === 'room' || message.t === 'news') {
    const view = message.view as Partial<SitAndGoView & TournamentView>;
    assertOnly(view, viewParts);
    for (const seat of view.seats ?? []) assertOnly(seat, seatParts);
    for (const player of view.sitAndGo?.players ?? []) assertOnly(player, entrantParts);
    for (const player of view.entrants ?? []) assertOnly(player, tournamentEntrantParts);
    if (view.hand) assertHand(truth, view.hand);
    if (view.deck) assertDeck(truth, view.deck);
    if (view.seed) assertSeed(truth, view.seed);
  }
  if ((message.t === 'room' || message.t === 'own') && message.own) {
    assertOwn(truth, memberId, message.own as SeatsOwn);
  }
}

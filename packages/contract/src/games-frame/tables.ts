/** Live tables: what a room of shared rounds tells, and what a member may say in it. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, cursor, id, instant, page, pageSize } from '@bahati/contract/wire.ts';

/**
 * `closed`: no bet is taken any more, and the wallet answers the last. `playing`: seats decide one
 * after the other. `dealing`: the outcome is shown.
 */
export type TablePhase = 'betting' | 'closed' | 'playing' | 'dealing' | 'over';

export type TableRound = {
  roundId: string;
  /** Its number in the chain, from 1. */
  game: number;
  phase: TablePhase;
  /** The operator called it off: it is over, and its stakes went back. */
  isVoided: boolean;
  closesAt: string;
  dealtAt: string | null;
  /** Until when the outcome is being shown. */
  endsAt: string | null;
  /** The hash of the game before, which this game's hash will prove itself by. */
  previousHash: string;
  /** Of its chain: drawn after the chain was committed to, and part of every outcome. */
  salt: string;
  /** Null until it is dealt. */
  hash: string | null;
  /** What is told of it before bets, such as its prices; null: nothing. */
  offer: unknown;
  /** All chips of everybody by place, of a dealt round whose prices follow from them; else null. */
  laid: readonly { place: string; chips: number }[] | null;
  /** What the game shows of the outcome; null until it is dealt. */
  shown: unknown;
  /** Of a table with seats, from its first cards on; else null. */
  play: SeenPlay | null;
};

export type PastTableRound = Pick<
  TableRound,
  'roundId' | 'game' | 'salt' | 'offer' | 'laid' | 'shown'
> & {
  hash: string;
  previousHash: string;
  play: Pick<SeenPlay, 'seats' | 'acts'> | null;
};

/** How a round is played by its seats. */
export type SeenPlay = {
  /** Those that are played, from 1, in the order of their turns. */
  seats: readonly number[];
  /** Every decision so far; a word names how many there were before it. */
  acts: readonly string[];
  /** What lies open; null once the outcome tells all. */
  view: unknown;
  /** Who decides now; null: nobody. */
  turn: SeenTurn | null;
};

export type SeenTurn = {
  seat: number;
  actions: readonly string[];
  endsAt: string;
  /** The wallet is being asked for what the decision costs. */
  isAsking: boolean;
};

/** A seat of a table with seats, and what lies at it in the round. */
export type SeenTableSeat = {
  seat: number;
  /** Who sits there; null: it is free. */
  name: string | null;
  /** What that member has on it, with what was added; null: nothing. */
  bet: string | null;
  behind: readonly { name: string; bet: string; isFollowing: boolean }[];
};

/** Chips of everybody on a place. */
export type PlaceTotal = { place: string; amount: string; players: number };

export type SeenEntry = { name: string; stake: string; payout: string | null };

/** The parts of the room everybody sees (`RoomView`). */
export type TableView = {
  limits: { unit: string; minimum: string; maximum: string };
  round: TableRound | null;
  /** Newest first. */
  recent: readonly PastTableRound[];
  /** Of the round, the dearest stakes first. */
  totals: {
    players: number;
    places: readonly PlaceTotal[];
    entries: readonly SeenEntry[];
  };
  /** Null at a table without seats. */
  seats: readonly SeenTableSeat[] | null;
  chain: { terminatingHash: string; salt: string; games: number } | null;
  isPaused: boolean;
};

export type TableStake = {
  key: string;
  opening: string;
  amount: string;
  state: 'asking' | 'taken' | 'returned' | 'refused';
  refusal: string | null;
};

export type TableEntry = {
  roundId: string;
  entryId: string;
  /** All stakes that count so far. */
  stake: string;
  stakes: readonly TableStake[];
  /** Null until the round is dealt. It is told with the outcome, before it is shown to its end. */
  payout: string | null;
  state: 'open' | 'paying' | 'settled' | 'returned';
  /** What the wallet said last of it. */
  balance: string | null;
};

/** What one member hears of his own part: the newest round he bet in, which may be over. */
export type TableOwn = {
  entry: TableEntry | null;
  /** The seats he sits at, also between rounds. */
  seats: readonly number[];
};

/**
 * Chips of `limits.unit`, laid as an opening of the game (`chips:17=3,red=2`). Refused as the wallet
 * refuses stakes, and with `betting_closed`, `stake_not_offered`, `choice_not_offered`, `table_limit`
 * (with the `maximum` of a round), `table_paused` and `bet_too_late`.
 */
const betAct = z.strictObject({
  kind: z.literal('bet'),
  roundId: id,
  opening: z.string().regex(/^[a-zA-Z][a-zA-Z0-9:=._,-]{0,599}$/),
  /** What it costs in all, as the member was shown it. */
  amount,
});
export type BetAct = z.infer<typeof betAct>;

/**
 * A decision of the seat whose turn it is, after so many before it. What it costs is taken first.
 * Refused as stakes are, and with `act_out_of_order`, `not_your_turn` and `not_allowed`.
 */
const playAct = z.strictObject({
  kind: z.literal('play'),
  roundId: id,
  step: z.number().int().min(0).max(1_000),
  act: z.string().regex(/^[a-z]{1,20}$/),
});
export type PlayAct = z.infer<typeof playAct>;

/** Stands up from a seat. Refused with `not_seated`, and `seat_in_play` while something lies on it. */
const standAct = z.strictObject({
  kind: z.literal('stand_up'),
  seat: z.number().int().min(1).max(9),
});

/**
 * At a table with seats a bet on a free seat takes it, and others are behind seats that are played.
 * Beside the others such a bet is refused with `seat_taken`, `too_many_seats` (with the `maximum`),
 * `seat_not_played`, `too_many_behind` (with the `maximum`) and `seat_full`.
 */
export const tableAct = z.discriminatedUnion('kind', [betAct, playAct, standAct]);

const playedEntry = z.object({
  roundId: id,
  entryId: z.string(),
  stake: amount,
  payout: amount.nullable(),
  state: z.enum(['open', 'paying', 'settled', 'returned']),
  opening: z.string(),
  shown: z.unknown(),
  at: instant,
  /** Where anybody recomputes the round. */
  verifyUrl: z.string(),
});
export type PlayedEntry = z.infer<typeof playedEntry>;

export const tableCalls = defineCalls({
  'GET /frame/v1/tables/entries': {
    summary: 'Own entries in rounds of this game that are over, newest first',
    audience: 'player-frame',
    query: z.object({ cursor, pageSize }),
    value: page(playedEntry),
    refusals: {},
  },
});

/** Live tables: what a room of shared rounds tells, and what a member may say in it. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, cursor, id, instant, page, pageSize } from '@bahati/contract/wire.ts';

/** `closed`: no bet is taken any more, and the wallet answers the last. `dealing`: it is shown. */
export type TablePhase = 'betting' | 'closed' | 'dealing' | 'over';

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
};

export type PastTableRound = Pick<
  TableRound,
  'roundId' | 'game' | 'salt' | 'offer' | 'laid' | 'shown'
> & {
  hash: string;
  previousHash: string;
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
export type TableOwn = { entry: TableEntry | null };

/**
 * Chips of `limits.unit`, laid as an opening of the game (`chips:17=3,red=2`). Refused as the wallet
 * refuses stakes, and with `betting_closed`, `stake_not_offered`, `choice_not_offered`, `table_limit`
 * (with the `maximum` of a round), `table_paused` and `bet_too_late`.
 */
export const tableAct = z.strictObject({
  kind: z.literal('bet'),
  roundId: id,
  opening: z.string().regex(/^[a-zA-Z][a-zA-Z0-9:=._,-]{0,599}$/),
  /** What it costs in all, as the member was shown it. */
  amount,
});
export type TableAct = z.infer<typeof tableAct>;

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

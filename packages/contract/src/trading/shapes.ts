/** What the calls of the trading room tell and are told. */
import { z } from 'zod';
import { amount, id, instant, signedAmount } from '@bahati/contract/wire.ts';

export const reason = z.string().min(3).max(200);
const marketKey = z.string().regex(/^[a-z0-9_]{1,40}:\d{1,2}:(-?\d{1,4}(\.\d{1,2})?)?$/);
const outcomeKey = z.string().regex(/^[a-z0-9_:+-]{1,40}$/);
export const odds = z.number().int().min(1_000).max(1_000_000);
const basisPoints = z.number().int().min(0).max(10_000);

export const controlScope = z.enum(['sport', 'competition', 'event', 'market', 'outcome']);
export const controlKind = z.enum(['suspend', 'margin', 'odds', 'boost', 'limit']);

export const control = z.object({
  scope: controlScope,
  /** football; an id; event/market; event/market/outcome. */
  key: z.string().max(140),
  kind: controlKind,
  /** suspend: true; margin: basis points; odds, boost: thousandths; limit: an amount. */
  value: z.union([z.literal(true), z.number().int(), amount]),
  /** What it is about, in words. */
  about: z.string(),
  setBy: z.string(),
  reason: z.string(),
  since: instant,
});

export const eventLine = z.object({
  id,
  sport: z.string(),
  country: z.string(),
  competitionId: id,
  competition: z.string(),
  name: z.string(),
  startsAt: instant,
  state: z.string(),
  score: z.tuple([z.number().int(), z.number().int()]).nullable(),
  /** Seconds of its clock as the feed told last; null: not in play, or the sport has none. */
  clock: z.number().int().nullable(),
  isSuspended: z.boolean(),
  openMarkets: z.number().int(),
  bets: z.number().int(),
  stake: amount,
  /** What the book loses at most by singles and the lines' next step, over all outcomes. */
  worstCase: signedAmount,
  /** What it keeps on average of the stakes, by the chances of now. */
  expected: signedAmount,
  controls: z.number().int(),
});

const legResult = z.enum(['won', 'half_won', 'push', 'half_lost', 'lost', 'void']);

/** Each outcome of a market once. */
export const marketResult = z
  .array(z.strictObject({ outcome: outcomeKey, result: legResult }))
  .min(1)
  .max(60);

/** Where somebody read a result: `League website`. */
export const resultSource = z.string().trim().min(3).max(80);

const outcomeExposure = z.object({
  outcome: outcomeKey,
  /** Of an outright: whom. */
  participant: z.string().nullable(),
  odds: odds.nullable(),
  /** Without margin, controls and boosts. */
  fairOdds: odds.nullable(),
  chance: z.number().int(),
  override: odds.nullable(),
  boost: odds.nullable(),
  isOpen: z.boolean(),
  bets: z.number().int(),
  stake: amount,
  /** What the book wins (below 0: loses) on bets of this market if this outcome wins. */
  result: signedAmount,
  /** How it ended, by the feed or by hand; null: it has no result. */
  ended: legResult.nullable(),
});

export const marketExposure = z.object({
  market: marketKey,
  group: z.string(),
  state: z.enum(['open', 'suspended', 'closed', 'settled', 'cancelled']),
  marginBasisPoints: basisPoints,
  isSuspendedByHand: z.boolean(),
  outcomes: z.array(outcomeExposure).max(60),
});

export const askedBet = z.object({
  betId: id,
  reference: z.string(),
  memberKey: z.string(),
  memberName: z.string(),
  placedAt: instant,
  until: instant,
  stake: amount,
  mostPayout: amount,
  legs: z.array(
    z.object({
      event: z.string(),
      market: marketKey,
      outcome: outcomeKey,
      participant: z.string().nullable(),
      odds,
      oddsNow: odds.nullable(),
    }),
  ),
  why: z.string(),
});

export const touched = z.object({
  bets: z.number().int(),
  members: z.number().int(),
  open: z.number().int(),
  settled: z.number().int(),
  stake: amount,
  /** What was paid and would be taken back, and what would be paid. */
  takenBack: amount,
  paid: amount,
  /** The newest of them. */
  list: z
    .array(
      z.object({
        betId: id,
        reference: z.string(),
        memberName: z.string(),
        stake: amount,
        before: signedAmount,
        after: signedAmount,
      }),
    )
    .max(100),
});

export const decision = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('void'),
    eventId: id,
    /** Absent: every market of the event. */
    market: marketKey.optional(),
    from: instant.optional(),
    until: instant.optional(),
  }),
  z.strictObject({
    kind: z.literal('result'),
    eventId: id,
    market: marketKey,
    outcomes: marketResult,
  }),
]);

export const request = z.object({
  id,
  decision,
  about: z.string(),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: instant,
  state: z.enum(['waiting', 'done', 'refused', 'withdrawn']),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** False: within what one may do alone. */
  needsTwo: z.boolean(),
  /** Of a result: where those who entered it read it. */
  sources: z.array(z.string()).max(3),
  /** Of an outright: whom each outcome is about. */
  participants: z.record(outcomeKey, z.string()),
  touched: touched.omit({ list: true }),
});

export const competitionLine = z.object({
  id,
  name: z.string(),
  country: z.string(),
  sport: z.string(),
  /** That the book holds now. */
  events: z.number().int(),
});

/** A jackpot pool as the book's own account has it. */
export const poolLine = z.object({
  poolId: id,
  size: z.number().int(),
  closesAt: instant,
  state: z.enum(['open', 'closed', 'settled', 'cancelled']),
  entries: z.number().int(),
  lines: z.number().int(),
  /** Of all entries, those given back included. */
  stake: amount,
  givenBack: amount,
  /** The part of the entries that went into the prizes; the rest of the stake is the book's. */
  contributed: amount,
  /** Put in by the book as it was made. */
  seed: amount,
  rolledIn: amount,
  rolledOut: amount,
  /** Won by entries. */
  prizes: amount,
  /** Held for prizes now. */
  holds: amount,
  /** Of the stake that was not given back, what prizes left; null until it is drawn. */
  marginBasisPoints: z.number().int().nullable(),
  /** The book's part of each line. */
  theoreticalBasisPoints: z.number().int(),
});

export const memberProfile = z.object({
  memberKey: z.string(),
  name: z.string(),
  bets: z.number().int(),
  stake: amount,
  payout: amount,
  /** Of the stakes, kept by the book, in basis points; below 0: the member is ahead. */
  marginBasisPoints: z.number().int(),
  /** Mean of odds taken ÷ odds at the start - 1, in basis points: above 0 beats the closing line. */
  closingLineBasisPoints: z.number().int().nullable(),
  liveShareBasisPoints: basisPoints,
  cashOuts: z.number().int(),
  /** Of the book's own bounds, in percent; 100: all of them. */
  factorPercent: z.number().int().min(1).max(500),
  isAlwaysAsked: z.boolean(),
  notes: z.array(z.object({ at: instant, by: z.string(), text: z.string() })).max(50),
});

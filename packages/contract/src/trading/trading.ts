/**
 * The trading room: what staff of the operator see and do at the sportsbook. The back office asks the
 * book directly with a trading token, got for a pass the platform signed (games-provider/sports.ts).
 * Rights: `trading.read` sees, `trading.act` suspends, prices and answers members, `trading.settings`
 * sets bounds and margins for good, `trading.decide` asks for and approves voids and results.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, cursor, id, instant, pageSize, signedAmount } from '@bahati/contract/wire.ts';

const reason = z.string().min(3).max(200);
const marketKey = z.string().regex(/^[a-z0-9_]{1,40}:\d{1,2}:(-?\d{1,4}(\.\d{1,2})?)?$/);
const outcomeKey = z.string().regex(/^[a-z0-9_:+-]{1,40}$/);
const odds = z.number().int().min(1_000).max(1_000_000);
const basisPoints = z.number().int().min(0).max(10_000);

export const controlScope = z.enum(['sport', 'competition', 'event', 'market', 'outcome']);
export const controlKind = z.enum(['suspend', 'margin', 'odds', 'boost', 'limit']);

const control = z.object({
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

const eventLine = z.object({
  id,
  sport: z.string(),
  country: z.string(),
  competitionId: id,
  competition: z.string(),
  name: z.string(),
  startsAt: instant,
  state: z.string(),
  score: z.tuple([z.number().int(), z.number().int()]).nullable(),
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
});

const marketExposure = z.object({
  market: marketKey,
  group: z.string(),
  state: z.enum(['open', 'suspended', 'closed', 'settled', 'cancelled']),
  marginBasisPoints: basisPoints,
  isSuspendedByHand: z.boolean(),
  outcomes: z.array(outcomeExposure).max(60),
});

const askedBet = z.object({
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

const touched = z.object({
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

const decision = z.discriminatedUnion('kind', [
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
    outcomes: z
      .array(
        z.strictObject({
          outcome: outcomeKey,
          result: z.enum(['won', 'half_won', 'push', 'half_lost', 'lost', 'void']),
        }),
      )
      .min(1)
      .max(60),
  }),
]);

const request = z.object({
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
  touched: touched.omit({ list: true }),
});

const memberProfile = z.object({
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

export const tradingCalls = defineCalls({
  'POST /trading/v1/session': {
    summary: 'Exchange a pass of the platform, once, for a trading token',
    audience: 'anyone',
    body: z.strictObject({ pass: z.string().max(4_000) }),
    value: z.object({
      tradingToken: z.string(),
      name: z.string(),
      permissions: z.array(z.string()),
      expiresAt: instant,
    }),
    refusals: { pass_invalid: 401 },
    perMinute: 60,
  },
  'GET /trading/v1/events': {
    summary: 'Events with what is staked on them, worst first or by start',
    audience: 'staff',
    query: z.object({
      sport: z.string().max(20).optional(),
      competitionId: id.optional(),
      when: z.enum(['live', 'upcoming', 'unsettled', 'ended', 'all']).default('all'),
      text: z.string().max(40).optional(),
      sort: z.enum(['start', 'worst', 'stake']).default('start'),
      cursor,
      pageSize,
    }),
    value: z.object({ items: z.array(eventLine), nextCursor: z.string().nullable() }),
    refusals: {},
  },
  'GET /trading/v1/events/:eventId': {
    summary: 'Every market of an event with its prices, controls and exposure',
    audience: 'staff',
    params: z.object({ eventId: id }),
    value: z.object({ event: eventLine, markets: z.array(marketExposure).max(250) }),
    refusals: {},
  },
  'GET /trading/v1/controls': {
    summary: 'What the trading room decided and is in force, newest first',
    audience: 'staff',
    value: z.object({ items: z.array(control).max(500) }),
    refusals: {},
  },
  'PUT /trading/v1/controls': {
    summary: 'Set a control, or end it with null',
    audience: 'staff',
    body: z.strictObject({
      scope: controlScope,
      key: z.string().min(1).max(140),
      kind: controlKind,
      value: z.union([z.literal(true), z.number().int().min(0), amount]).nullable(),
      reason,
    }),
    value: z.object({ isSet: z.boolean() }),
    refusals: { control_not_possible: 409 },
  },
  'GET /trading/v1/queue': {
    summary: 'Bets that wait for a trader, the most urgent first',
    audience: 'staff',
    value: z.object({ items: z.array(askedBet).max(200) }),
    refusals: {},
  },
  'POST /trading/v1/queue/:betId': {
    summary: 'Accept, refuse, or offer another stake or other odds',
    audience: 'staff',
    params: z.object({ betId: id }),
    body: z.discriminatedUnion('answer', [
      z.strictObject({ answer: z.literal('accept') }),
      z.strictObject({ answer: z.literal('refuse'), reason }),
      z.strictObject({
        answer: z.literal('counter'),
        stake: amount,
        odds: z.array(odds).max(20),
      }),
    ]),
    value: z.object({ isTaken: z.boolean() }),
    refusals: { bet_decided: 409 },
  },
  'GET /trading/v1/members/:memberKey': {
    summary: 'How a member bets, and his bounds with their reasons',
    audience: 'staff',
    params: z.object({ memberKey: z.string().min(1).max(64) }),
    value: memberProfile,
    refusals: {},
  },
  'GET /trading/v1/members': {
    summary: 'Members by what they staked or won of late',
    audience: 'staff',
    query: z.object({
      sort: z.enum(['stake', 'ahead', 'closing_line']).default('stake'),
      text: z.string().max(40).optional(),
    }),
    value: z.object({
      items: z
        .array(
          memberProfile.pick({
            memberKey: true,
            name: true,
            bets: true,
            stake: true,
            payout: true,
            marginBasisPoints: true,
            closingLineBasisPoints: true,
            factorPercent: true,
          }),
        )
        .max(100),
    }),
    refusals: {},
  },
  'PUT /trading/v1/members/:memberKey': {
    summary: 'Set the bounds of a member, with a reason',
    audience: 'staff',
    params: z.object({ memberKey: z.string().min(1).max(64) }),
    body: z.strictObject({
      factorPercent: z.number().int().min(1).max(500),
      isAlwaysAsked: z.boolean(),
      reason,
    }),
    value: memberProfile,
    refusals: {},
  },
  'POST /trading/v1/decisions/look': {
    summary: 'Who is touched by a void or a result, before it is done',
    audience: 'staff',
    body: z.strictObject({ decision }),
    value: z.object({ about: z.string(), needsTwo: z.boolean(), touched }),
    refusals: { decision_not_possible: 409 },
  },
  'POST /trading/v1/decisions': {
    summary: 'Void or settle by hand; above the limit it waits for another person',
    audience: 'staff',
    body: z.strictObject({ decision, reason }),
    value: request,
    refusals: { decision_not_possible: 409 },
  },
  'GET /trading/v1/decisions': {
    summary: 'Voids and results by hand, newest first',
    audience: 'staff',
    query: z.object({ state: z.enum(['waiting', 'all']).default('waiting'), cursor, pageSize }),
    value: z.object({ items: z.array(request), nextCursor: z.string().nullable() }),
    refusals: {},
  },
  'POST /trading/v1/decisions/:decisionId': {
    summary: 'Approve, refuse or withdraw what waits; nobody approves his own',
    audience: 'staff',
    params: z.object({ decisionId: id }),
    body: z.strictObject({ answer: z.enum(['approve', 'refuse', 'withdraw']) }),
    value: request,
    refusals: { own_request: 409, decision_over: 409, decision_not_possible: 409 },
  },
  'GET /trading/v1/feed': {
    summary: 'How each producer of the feed is heard: silences, gaps, recoveries',
    audience: 'staff',
    value: z.object({
      producers: z.array(
        z.object({
          producer: z.string(),
          /** False: its prices take no bets. */
          isTrusted: z.boolean(),
          isRecovering: z.boolean(),
          /** Messages known to be lost. */
          missing: z.number().int(),
        }),
      ),
      history: z
        .array(
          z.object({
            at: instant,
            producer: z.string(),
            kind: z.string().max(30),
            note: z.string().max(200).nullable(),
          }),
        )
        .max(100),
    }),
    refusals: {},
  },
  'GET /trading/v1/report': {
    summary: 'Stakes, payouts and margin beside the theoretical one, by sport or market',
    audience: 'staff',
    query: z.object({
      by: z.enum(['sport', 'market', 'competition', 'day']).default('sport'),
      from: instant,
      until: instant,
    }),
    value: z.object({
      lines: z
        .array(
          z.object({
            name: z.string(),
            bets: z.number().int(),
            stake: amount,
            payout: amount,
            marginBasisPoints: z.number().int(),
            theoreticalBasisPoints: z.number().int(),
          }),
        )
        .max(200),
    }),
    refusals: {},
  },
  'GET /trading/v1/settings': {
    summary: 'Bounds, delays, margins and the bonus on multiples in force',
    audience: 'staff',
    value: z.record(z.string(), z.unknown()),
    refusals: {},
  },
  'PUT /trading/v1/settings': {
    summary: 'Change one setting; it holds at once for what is placed from now on',
    audience: 'staff',
    body: z.strictObject({ name: z.string().max(40), value: z.unknown(), reason }),
    value: z.object({ isSet: z.boolean() }),
    refusals: { setting_not_possible: 409 },
  },
});

export type TradingEventLine = z.output<typeof eventLine>;
export type MarketExposure = z.output<typeof marketExposure>;
export type AskedBet = z.output<typeof askedBet>;
export type TradingDecision = z.output<typeof decision>;
export type TradingRequest = z.output<typeof request>;
export type MemberProfile = z.output<typeof memberProfile>;
export type TradingControl = z.output<typeof control>;

/**
 * The lottery's room in the back office: the back office asks the lottery directly with an office
 * token, got for a pass the platform signed (games-provider/sports.ts, `staffPass`). Rights:
 * `lottery.read` sees, `lottery.act` stops and resumes sales, `lottery.settings` sets caps and what is
 * sold, `lottery.decide` asks for and approves results, corrections, refunds and prize tables. Of a
 * house draw nobody can choose or redo a number: no call here takes numbers for one.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import {
  officeAnswer,
  officeReason,
  type OfficeRequest,
  officeRequest,
  officeSession,
  passBody,
} from '@bahati/contract/program-office.ts';
import {
  amount,
  currency,
  cursor,
  id,
  instant,
  page,
  pageSize,
  signedAmount,
  textByLanguage,
} from '@bahati/contract/wire.ts';
import {
  betTypeCode,
  draw,
  drawnNumbers,
  drawState,
  lotteryGameCode,
  lotteryMode,
  prizeTable,
} from '@bahati/contract/lottery/shapes.ts';

/** The most that may be lost on a key: `draw`, `type:<bet type>`, one of the rules, `*` for others. */
const cap = z.strictObject({
  key: z.string().min(1).max(80),
  most: amount,
});

const officeGameLine = z.object({
  gameCode: lotteryGameCode,
  family: z.string(),
  mode: lotteryMode,
  name: textByLanguage,
  isOpen: z.boolean(),
  everySeconds: z.number().int().nullable(),
  isHouseDraw: z.boolean(),
  /** Of the prize table new draws get; 0: the table of the rules. */
  version: z.number().int(),
  /** How many caps the operator set. */
  capCount: z.number().int(),
});
export type OfficeGameLine = z.output<typeof officeGameLine>;

const officeGame = officeGameLine.extend({
  caps: z.array(cap).max(500),
  /** What holds where no cap is set: keys `draw`, `type:*` and `*`. */
  usualCaps: z.array(cap).max(3),
  prizes: prizeTable,
  /** By the rules, of the prize table in force, in millionths of the stake. */
  returns: z.array(z.object({ betType: betTypeCode, millionths: z.number().int() })).max(200),
  /** Newest first, with the draws that are not settled yet and keep the table they were made with. */
  versions: z
    .array(z.object({ version: z.number().int(), madeAt: instant, runningDraws: z.number().int() }))
    .max(50),
});
export type OfficeGame = z.output<typeof officeGame>;

const drawLine = z.object({
  draw,
  tickets: z.number().int(),
  members: z.number().int(),
  sales: amount,
  payout: amount,
  winners: z.number().int(),
  /** Of the prize table it was made with. */
  prizeVersion: z.number().int(),
  /** The most that could be lost on it, stakes taken off. */
  worstCase: signedAmount,
  /** Stakes and wins the platform has not been told of yet, each counted up to 10,000; 0 once all is paid. */
  toTell: z.number().int(),
});
export type OfficeDraw = z.output<typeof drawLine>;

const exposureLine = z.object({
  key: z.string(),
  amount,
  cap: amount.nullable(),
});

/** What is done by two people. */
export const lotteryDecision = z.discriminatedUnion('kind', [
  /** The numbers of an external draw, where its sources do not agree or do not come. */
  z.strictObject({ kind: z.literal('result'), drawId: id, numbers: drawnNumbers }),
  /** Other numbers of an external draw that was settled: reversed and paid anew. */
  z.strictObject({ kind: z.literal('correction'), drawId: id, numbers: drawnNumbers }),
  /** Every stake of a draw back. */
  z.strictObject({ kind: z.literal('refund'), drawId: id }),
  /** A new version of a game's prize table; draws that are open keep theirs. */
  z.strictObject({
    kind: z.literal('prize_table'),
    gameCode: lotteryGameCode,
    odds: prizeTable.shape.odds,
  }),
]);
export type LotteryDecision = z.output<typeof lotteryDecision>;

/** What a decision changes, told before it is made. */
const touched = z.object({
  members: z.number().int(),
  tickets: z.number().int(),
  /** More is paid, or taken back. */
  paid: amount,
  takenBack: amount,
  most: z
    .array(z.object({ memberKey: z.string(), name: z.string(), before: amount, after: amount }))
    .max(50),
  /** Of a prize table: the return of each type of bet before and after, in millionths. */
  returns: z
    .array(z.object({ betType: betTypeCode, before: z.number().int(), after: z.number().int() }))
    .max(200),
});
export type LotteryTouched = z.output<typeof touched>;

const request = officeRequest(lotteryDecision);
export type LotteryRequest = OfficeRequest<LotteryDecision>;

export const lotteryOfficeCalls = defineCalls({
  'POST /lottery-office/v1/session': {
    summary: 'Exchange a pass of the platform, once, for an office token',
    audience: 'anyone',
    body: passBody,
    /** `currency`: of every amount. */
    value: officeSession.extend({ currency }),
    refusals: { pass_invalid: 401 },
    perMinute: 60,
  },
  'GET /lottery-office/v1/games': {
    summary: 'Every game with its switch',
    audience: 'staff',
    value: z.object({ items: z.array(officeGameLine).max(200) }),
    refusals: {},
  },
  'GET /lottery-office/v1/games/:gameCode': {
    summary: 'One game: its caps, its prize table in force with its returns, and its versions',
    audience: 'staff',
    params: z.object({ gameCode: lotteryGameCode }),
    value: officeGame,
    refusals: {},
  },
  'PUT /lottery-office/v1/games/:gameCode': {
    summary: 'Sell a game or not, or set one of its caps; it holds at once for new tickets',
    audience: 'staff',
    params: z.object({ gameCode: lotteryGameCode }),
    body: z.strictObject({
      isOpen: z.boolean().optional(),
      /** Null takes the key's own cap away. */
      cap: cap.extend({ most: amount.nullable() }).optional(),
      reason: officeReason,
    }),
    value: officeGame,
    refusals: {},
  },
  'GET /lottery-office/v1/draws': {
    summary: 'Draws with sales and exposure',
    audience: 'staff',
    query: z.object({
      /**
       * - `selling`: open or stopped, the next one of each game and those with tickets, by their end;
       * - `late`: over without numbers, or stopped past their time, the oldest first;
       * - `past`: sales are over, the newest first.
       */
      view: z.enum(['selling', 'late', 'past']).default('selling'),
      gameCode: lotteryGameCode.optional(),
      state: drawState.optional(),
      cursor,
      pageSize,
    }),
    value: page(drawLine),
    refusals: {},
  },
  'GET /lottery-office/v1/draws/:drawId': {
    summary: 'One draw: sales by type of bet, exposure by key, sources and history',
    audience: 'staff',
    params: z.object({ drawId: id }),
    value: z.object({
      line: drawLine,
      byType: z
        .array(
          z.object({
            betType: betTypeCode,
            tickets: z.number().int(),
            sales: amount,
            payout: amount,
          }),
        )
        .max(200),
      exposure: z.array(exposureLine).max(100),
      sources: z
        .array(
          z.object({
            source: z.string(),
            numbers: drawnNumbers,
            at: instant,
            isUsed: z.boolean(),
          }),
        )
        .max(20),
      history: z
        .array(
          z.object({ at: instant, kind: z.string().max(30), by: z.string(), note: z.string() }),
        )
        .max(100),
    }),
    refusals: {},
  },
  'POST /lottery-office/v1/draws/:drawId/sales': {
    summary: 'Stop or resume the sales of a draw',
    audience: 'staff',
    params: z.object({ drawId: id }),
    body: z.strictObject({ isStopped: z.boolean(), reason: officeReason }),
    value: z.object({ draw }),
    refusals: { draw_closed: 409 },
  },
  'POST /lottery-office/v1/decisions/look': {
    summary: 'Who is touched by a decision, before it is asked for',
    audience: 'staff',
    body: z.strictObject({ decision: lotteryDecision }),
    value: z.object({ about: z.string(), touched }),
    refusals: { decision_not_possible: 409 },
  },
  'POST /lottery-office/v1/decisions': {
    summary: 'Ask for a decision; it waits for another person',
    audience: 'staff',
    body: z.strictObject({ decision: lotteryDecision, reason: officeReason }),
    value: request,
    refusals: { decision_not_possible: 409 },
  },
  'GET /lottery-office/v1/decisions': {
    summary: 'Decisions, newest first',
    audience: 'staff',
    query: z.object({ state: z.enum(['waiting', 'all']).default('waiting'), cursor, pageSize }),
    value: page(request),
    refusals: {},
  },
  'POST /lottery-office/v1/decisions/:decisionId': {
    summary: 'Approve, refuse or withdraw what waits; nobody approves his own',
    audience: 'staff',
    params: z.object({ decisionId: id }),
    body: z.strictObject({ answer: officeAnswer }),
    value: request,
    refusals: { own_request: 409, decision_over: 409, decision_not_possible: 409 },
  },
  'GET /lottery-office/v1/report': {
    summary: 'Stakes, payouts and return beside the theoretical one, over at most 400 days',
    audience: 'staff',
    query: z.object({
      by: z.enum(['game', 'type', 'draw', 'day']).default('game'),
      gameCode: lotteryGameCode.optional(),
      from: instant,
      until: instant,
    }),
    value: z.object({
      lines: z
        .array(
          z.object({
            /** A game, a type of bet, a game and its draw's number (`sg-4d 20261127`), or a day. */
            name: z.string(),
            tickets: z.number().int(),
            stake: amount,
            payout: amount,
            /** Actual and theoretical return, in basis points of the stake. */
            returnBasisPoints: z.number().int(),
            theoreticalBasisPoints: z.number().int(),
            /** How far apart, in standard deviations; null: too few tickets to say. */
            deviations: z.number().nullable(),
          }),
        )
        .max(500),
    }),
    refusals: {},
  },
});
export type LotteryOfficeCalls = typeof lotteryOfficeCalls;

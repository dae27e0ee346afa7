/**
 * The trading room: what staff of the operator see and do at the sportsbook. The back office asks the
 * book directly with a trading token, got for a pass the platform signed (games-provider/sports.ts).
 * Rights: `trading.read` sees, `trading.act` suspends, prices and answers members, `trading.settings`
 * sets bounds and margins for good, `trading.decide` asks for and approves voids and results.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { passBody } from '@bahati/contract/program-office.ts';
import { amount, currency, cursor, id, instant, pageSize } from '@bahati/contract/wire.ts';
import {
  askedBet,
  competitionLine,
  control,
  controlKind,
  controlScope,
  decision,
  eventLine,
  marketExposure,
  marketResult,
  memberProfile,
  odds,
  poolLine,
  reason,
  request,
  resultSource,
  touched,
} from './shapes.ts';
import { jackpotEntryCalls } from './jackpot-entries.ts';
import { winLimitCalls } from './win-limits.ts';

export const tradingCalls = defineCalls({
  ...jackpotEntryCalls,
  ...winLimitCalls,
  'POST /trading/v1/session': {
    summary: 'Exchange a pass of the platform, once, for a trading token',
    audience: 'anyone',
    body: passBody,
    value: z.object({
      tradingToken: z.string(),
      name: z.string(),
      permissions: z.array(z.string()),
      /** Of every amount of the room. */
      currency,
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
    body: z.strictObject({
      decision,
      reason,
      /** Of a result: two that agree, or one where another person enters it from the second. */
      sources: z.array(resultSource).max(2).default([]),
    }),
    value: request,
    refusals: { decision_not_possible: 409, source_missing: 409, same_source: 409 },
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
    body: z.strictObject({
      answer: z.enum(['approve', 'refuse', 'withdraw']),
      /** To approve a result: what the second person read, and where. */
      outcomes: marketResult.optional(),
      source: resultSource.optional(),
    }),
    value: request,
    refusals: {
      own_request: 409,
      decision_over: 409,
      decision_not_possible: 409,
      source_missing: 409,
      same_source: 409,
      results_differ: 409,
    },
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
  'GET /trading/v1/report/jackpots': {
    summary: 'Jackpot pools that close or closed in a time, each by its account, newest first',
    audience: 'staff',
    query: z.object({ from: instant, until: instant }),
    value: z.object({ pools: z.array(poolLine).max(200) }),
    refusals: {},
  },
  'GET /trading/v1/competitions': {
    summary: 'Competitions the book holds events of, by sport and name',
    audience: 'staff',
    value: z.object({ items: z.array(competitionLine).max(1_000) }),
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

export type TradingCalls = typeof tradingCalls;
export type TradingEventLine = z.output<typeof eventLine>;
export type MarketExposure = z.output<typeof marketExposure>;
export type AskedBet = z.output<typeof askedBet>;
export type TradingDecision = z.output<typeof decision>;
export type TradingRequest = z.output<typeof request>;
export type MemberProfile = z.output<typeof memberProfile>;
export type TradingControl = z.output<typeof control>;
export type TradingCompetition = z.output<typeof competitionLine>;
export type TradingPool = z.output<typeof poolLine>;
export type MarketResult = z.output<typeof marketResult>;

/** Draws for staff: drafted by one, opened by two, drawn by their seed alone. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';
import {
  amount,
  currency,
  cursor,
  id,
  instant,
  page,
  pageSize,
  uuid,
} from '@bahati/contract/wire.ts';
import { award, bothWords } from '@bahati/contract/reward-terms.ts';
import {
  drawCondition,
  drawKind,
  drawPrize,
  drawProof,
  drawState,
  envelopeTerms,
} from '@bahati/contract/draw-terms.ts';

export const prizeInput = z.strictObject({
  title: bothWords,
  /** Null: nothing. */
  award: award.nullable(),
  /** Parts per million; null for a raffle. */
  odds: z.number().int().min(1).max(1_000_000).nullable(),
  /** Null: no end, for what costs nothing. */
  stock: z.number().int().min(1).max(1_000_000).nullable(),
  isFallback: z.boolean(),
});
export type PrizeInput = z.infer<typeof prizeInput>;

export const drawInput = z.strictObject({
  kind: drawKind,
  name: bothWords,
  budget: amount,
  opensAt: instant,
  closesAt: instant,
  /** Of a raffle: after it closes. */
  drawsAt: instant.nullable(),
  condition: drawCondition,
  envelope: envelopeTerms.strict().nullable(),
  prizes: z.array(prizeInput).max(24),
});
export type DrawInput = z.infer<typeof drawInput>;

const drawRow = z.object({
  id,
  kind: drawKind,
  name: bothWords,
  state: drawState,
  currency,
  budget: amount,
  /** What it costs once all is given, and what was given so far. */
  committed: amount,
  spent: amount,
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant.nullable(),
  createdBy: z.string(),
  createdAt: instant,
  openedBy: z.string().nullable(),
  endedAt: instant.nullable(),
  /** A request to open it waits for a second person. */
  isAsked: z.boolean(),
});
export type BoDraw = z.infer<typeof drawRow>;

const wholeDraw = drawRow.extend({
  version: z.number().int(),
  condition: drawCondition,
  envelope: envelopeTerms.nullable(),
  prizes: z.array(drawPrize.extend({ award: award.nullable() })),
  proof: drawProof,
  /** Spins, shares taken, or tickets entered. */
  taken: z.number().int(),
});
export type BoWholeDraw = z.infer<typeof wholeDraw>;

const params = z.strictObject({ id });

const refusals = {
  /** It is no draft any more. */
  draw_not_draft: 409,
  /** Opens, closes and draws are not in this order, or are over. */
  draw_times: 400,
  /** Odds are not a million together. */
  odds_sum: 400,
  odds_invalid: 400,
  /** One prize without end stands in for those that are gone. */
  fallback_invalid: 400,
  /** What costs money needs a stock. */
  stock_needed: 400,
  /** The sum does not split into such shares. */
  split_impossible: 400,
  /** All prizes together cost more than the budget. */
  budget_too_small: 400,
} as const;

export const boDrawCalls = defineBackOfficeCalls({
  'GET /bo/draws': {
    summary: 'Draws, newest first',
    audience: 'staff',
    permission: 'rewards.read',
    query: z.object({ kind: drawKind.optional(), state: drawState.optional(), cursor, pageSize }),
    value: page(drawRow),
    refusals: {},
  },
  'GET /bo/draws/:id': {
    summary: 'A draw with its prizes and what was given',
    audience: 'staff',
    permission: 'rewards.read',
    params,
    value: wholeDraw,
    refusals: {},
  },
  'POST /bo/draws': {
    summary: 'Draft a draw',
    audience: 'staff',
    permission: 'rewards.change',
    /** Said twice with one key it is one draft. */
    body: drawInput.extend({ idempotencyKey: uuid }),
    value: z.object({ id }),
    refusals,
  },
  'POST /bo/draws/:id': {
    summary: 'Change a draft',
    audience: 'staff',
    permission: 'rewards.change',
    params,
    body: drawInput.extend({ version: z.number().int() }),
    value: z.object({ version: z.number().int() }),
    refusals: { ...refusals, changed_meanwhile: 409 },
  },
  'POST /bo/draws/:id/askToOpen': {
    summary: 'Ask to open a draft; a second person lets it stand, and its seed is committed to',
    audience: 'staff',
    permission: 'rewards.change',
    params,
    body: z.strictObject({ reason }),
    value: z.object({ requestId: uuid }),
    refusals,
  },
  'POST /bo/draws/:id/stop': {
    summary: 'Stop taking part at once; what was drawn stands',
    audience: 'staff',
    permission: 'rewards.decide',
    params,
    body: z.strictObject({ reason }),
    value: z.object({}),
    refusals: { draw_not_open: 409 },
  },
  'POST /bo/draws/:id/drawNow': {
    summary: 'Draw a raffle whose tickets are complete; its seed was fixed before',
    audience: 'staff',
    permission: 'rewards.decide',
    params,
    body: z.strictObject({ reason }),
    value: z.object({ winners: z.number().int() }),
    refusals: { draw_not_frozen: 409 },
  },
  'GET /bo/draws/:id/winners': {
    summary: 'Who got what of a draw, newest first',
    audience: 'staff',
    permission: 'rewards.read',
    params,
    query: z.object({ cursor, pageSize }),
    value: page(
      z.object({
        rowId: z.string(),
        memberId: id,
        username: z.string(),
        /** The prize's place; null: a share of an envelope. */
        prize: z.number().int().nullable(),
        title: bothWords.nullable(),
        amount,
        /** The ticket of a spin or a raffle, or the share's place. */
        number: z.string(),
        at: instant,
      }),
    ),
    refusals: {},
  },
});

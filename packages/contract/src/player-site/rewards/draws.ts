/** Draws a member takes part in: envelopes, wheels, eggs and raffles, each open to be checked. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
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
import { bothWords } from '@bahati/contract/reward-terms.ts';
import {
  drawCondition,
  drawKind,
  drawLine,
  drawPrize,
  drawProof,
  envelopeTerms,
} from '@bahati/contract/draw-terms.ts';

/**
 * coming: it opens later; closed: nobody takes part any more and the outcome is being told; ended: the
 * seed is revealed.
 */
export const drawPhase = z.enum(['coming', 'open', 'closed', 'ended']);

const summaryShape = {
  id,
  kind: drawKind,
  name: bothWords,
  currency,
  phase: drawPhase,
  opensAt: instant,
  closesAt: instant,
  /** When a raffle is drawn; null for the others. */
  drawsAt: instant.nullable(),
  /** Own tickets that were not used. */
  tickets: z.number().int(),
  /** Own share of an envelope. */
  ownShare: amount.nullable(),
  envelope: envelopeTerms.extend({ left: z.number().int() }).nullable(),
  /** Tickets in a raffle, of everybody. */
  entered: z.number().int(),
};

const drawSummary = z.object(summaryShape);
export type DrawSummary = z.infer<typeof drawSummary>;

const raffleWinner = z.object({
  /** The prize's place. */
  prize: z.number().int(),
  number: z.number().int(),
  /** Masked. */
  name: z.string(),
  isOwn: z.boolean(),
});
export type RaffleWinner = z.infer<typeof raffleWinner>;

export const wholeDraw = z.object({
  ...summaryShape,
  prizes: z.array(drawPrize),
  condition: drawCondition,
  /** Whether this member meets it now. */
  isEligible: z.boolean(),
  proof: drawProof,
  /** Own tickets in a raffle, at most 200, the newest first. */
  ownEntries: z.array(z.object({ number: z.number().int(), code: uuid })),
  winners: z.array(raffleWinner),
});
export type WholeDraw = z.infer<typeof wholeDraw>;

export const spinResult = z.object({
  id: uuid,
  ticket: z.string(),
  clientSeed: z.string(),
  /** 0 to 999,999. */
  number: z.number().int(),
  /** The place of the prize the number fell on, and of the one that was given. */
  drawn: z.number().int(),
  given: z.number().int(),
  prize: drawPrize,
  at: instant,
});
export type SpinResult = z.infer<typeof spinResult>;

const refusals = {
  need_true_account: 403,
  /** The member paused play. */
  play_paused: 403,
  draw_not_open: 409,
  draw_closed: 409,
} as const;

const params = z.strictObject({ id });

/** 1 to 64 printable ASCII characters without blanks, as in every game. */
const clientSeed = z
  .string()
  .regex(/^[\x21-\x7e]{1,64}$/)
  .meta({ examples: ['mwezi'] });

export const drawCalls = defineCalls({
  'GET /wps/rewards/draws': {
    summary: 'Draws: those one can take part in or soon will, or those that are over, newest first',
    audience: 'member',
    query: z.object({ when: z.enum(['now', 'past']).default('now'), cursor, pageSize }),
    value: page(drawSummary),
    refusals: { need_true_account: 403 },
  },
  'GET /wps/rewards/draws/:id': {
    summary: 'A draw with its prizes, odds, what is left, and what it committed to',
    audience: 'member',
    params,
    value: wholeDraw,
    refusals: { need_true_account: 403 },
  },
  'GET /wps/rewards/draws/:id/spins': {
    summary: 'Own spins of a wheel or eggs, newest first',
    audience: 'member',
    params,
    query: z.object({ cursor, pageSize }),
    value: page(spinResult),
    refusals: { need_true_account: 403 },
  },
  'POST /wps/rewards/draws/:id/spin': {
    summary: 'Use a ticket of a wheel or of eggs; its prize is given at once',
    audience: 'member',
    params,
    body: z.strictObject({ clientSeed }),
    value: spinResult,
    refusals: { ...refusals, no_ticket: 409 },
  },
  'POST /wps/rewards/draws/:id/open': {
    summary: 'Open a red envelope: one share a member, while there are any',
    audience: 'member',
    params,
    body: z.strictObject({}),
    value: z.object({ share: amount, place: z.number().int() }),
    refusals: {
      ...refusals,
      already_taken: 409,
      all_taken: 409,
      /** The envelope asks for a deposit or a level the member does not have. */
      draw_not_eligible: 403,
    },
  },
  'POST /wps/relay/MCS2_claimRafflePromotion': {
    summary: 'Enter own tickets in a raffle, at most 500 at once (spec §7)',
    audience: 'member',
    body: z.strictObject({ drawId: id }),
    value: z.object({ numbers: z.array(z.number().int()), entered: z.number().int() }),
    refusals: { ...refusals, no_ticket: 409, raffle_full: 409 },
  },
  'GET /wps/rewards/draws/:id/record': {
    summary:
      'What anybody needs to check a draw: its commitments, its odds, and its lines in order',
    audience: 'anyone',
    params,
    query: z.object({ cursor, pageSize: z.coerce.number().int().min(1).max(5_000).default(1_000) }),
    value: z.object({
      id,
      /** Of an envelope: the client seed of its split. */
      key: uuid,
      kind: drawKind,
      name: bothWords,
      phase: drawPhase,
      proof: drawProof,
      /** By place: odds, stock and what stands in for what is gone. */
      prizes: z.array(drawPrize.pick({ place: true, odds: true, stock: true, isFallback: true })),
      /** Minor units. */
      split: z
        .object({ sum: z.string(), shares: z.number().int(), least: z.string(), step: z.string() })
        .nullable(),
      lines: z.array(drawLine),
      nextCursor: z.string().nullable(),
    }),
    refusals: {},
  },
});

/** Invitation codes of agents (spec §2, §7). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { instant } from '@bahati/contract/wire.ts';

/** Upper case, without letters and digits that are easily confused. */
export const affiliateCode = z.string().regex(/^[A-HJKMNP-Z2-9]{6,10}$/);

/** What registering makes of somebody: 0 member, 1 agent. */
export const downlineType = z.union([z.literal(0), z.literal(1)]);

const codeRow = z.object({
  code: affiliateCode,
  label: z.string(),
  isEnabled: z.boolean(),
  downlineType,
  /** Null: it does not expire. */
  expiresAt: instant.nullable(),
  /** How many may ever join with it; null: any number. */
  mostUses: z.number().int().nullable(),
  createdAt: instant,
  /** How many members registered with it. */
  joined: z.number().int(),
});

/** Only agents: types 1, 2, 41 and 42. */
const agentsOnly = { need_agent: 403 } as const;

export const agencyCalls = defineCalls({
  'GET /wps/agent/affiliate': {
    summary: 'Check an invitation code, and whose it is',
    audience: 'anyone',
    query: z.strictObject({
      code: z.string().min(1).max(32),
      /** The address the site was opened at; ignored, as one brand is served. */
      domain: z.string().max(253).optional(),
    }),
    value: z.object({
      isValid: z.literal(true),
      /** Masked. */
      agentName: z.string(),
      downlineType,
    }),
    refusals: { invitation_code_error: 400 },
    perMinute: 60,
  },
  'GET /wps/agent/affiliate/codes': {
    summary: 'Own invitation codes, oldest first',
    audience: 'member',
    value: z.object({ items: z.array(codeRow).max(10) }),
    refusals: agentsOnly,
  },
  'POST /wps/agent/affiliate/codes': {
    summary: 'Add an invitation code; ten at most',
    audience: 'member',
    body: z.strictObject({
      /** The agent's own note on where the code is used. */
      label: z.string().trim().max(40),
    }),
    value: codeRow,
    refusals: { ...agentsOnly, too_many_affiliate_codes: 409 },
    perMinute: 20,
  },
  'POST /wps/agent/affiliate/codes/:code': {
    summary: 'Switch an own invitation code on or off; its members stay',
    audience: 'member',
    params: z.strictObject({ code: affiliateCode }),
    body: z.strictObject({ isEnabled: z.boolean() }),
    value: z.object({}),
    refusals: agentsOnly,
    perMinute: 60,
  },
});

export type AffiliateCode = z.infer<typeof codeRow>;

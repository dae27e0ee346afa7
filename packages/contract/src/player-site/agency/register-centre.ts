/** The register centre: accounts an agent opens for downlines, and what invitation links bring. */
import { z } from 'zod';
import { contractTerms } from '@bahati/contract/agency-terms.ts';
import { defineCalls } from '@bahati/contract/call.ts';
import { affiliateCode, downlineType } from '@bahati/contract/player-site/agency/agency.ts';
import { id, instant } from '@bahati/contract/wire.ts';

const agentsOnly = { need_agent: 403 } as const;

export const registerCentreCalls = defineCalls({
  'POST /wps/agent/members': {
    summary:
      'Open an account for a downline with the brand’s default password, changed at first login',
    audience: 'member',
    body: z.strictObject({
      username: z.string().min(1).max(64),
      type: downlineType,
      birthday: z.iso.date(),
    }),
    value: z.object({
      id,
      username: z.string(),
      /** To be told to the downline; the first login asks for another. */
      defaultPassword: z.string(),
    }),
    refusals: {
      ...agentsOnly,
      /** Also a name that could be taken for the operator's. */
      username_taken: 409,
      username_invalid: 400,
      under_age: 403,
      /** Nobody alive was born on this date. */
      birthday_invalid: 400,
      /** The brand takes no registrations by username, or has no default password. */
      function_not_enabled: 403,
    },
    perMinute: 20,
  },
  'POST /wps/agent/links/:code': {
    summary: 'Set what an own invitation code brings: type, uses, expiry, contracts offered',
    audience: 'member',
    params: z.strictObject({ code: affiliateCode }),
    body: z.strictObject({
      downlineType,
      /** In the future; null: it does not expire. */
      expiresAt: instant.nullable(),
      /** How many may ever join with it; null: any number. */
      mostUses: z.number().int().min(1).max(10_000).nullable(),
      /** Only for agents; one a kind. */
      offeredTerms: z.array(contractTerms).max(4),
    }),
    value: z.object({}),
    refusals: {
      ...agentsOnly,
      expiry_past: 400,
      /** With `kind` and `faults`; without faults: a kind twice, or terms for members. */
      terms_invalid: 400,
      /** With `kind` and `excesses`. */
      terms_above_upline: 409,
      /** With `kind`. */
      upline_without_contract: 409,
      /** Lines of types 41 and 42 settle outside the platform. */
      line_outside_settlement: 409,
    },
    perMinute: 30,
  },
  'GET /wps/agent/links/:code': {
    summary: 'What an own invitation code brings, and how its link fares',
    audience: 'member',
    params: z.strictObject({ code: affiliateCode }),
    value: z.object({
      downlineType,
      expiresAt: instant.nullable(),
      mostUses: z.number().int().nullable(),
      offeredTerms: z.array(contractTerms),
      /** How often it was looked up, once a day for each visitor. */
      opened: z.number().int(),
      joined: z.number().int(),
      /** By the brand's calendar, today and the 29 days before. */
      joined30Days: z.number().int(),
      /** Of the newest 10,000 who joined, how many ever deposited. */
      deposited: z.number().int(),
    }),
    refusals: agentsOnly,
  },
});

/** The register centre: accounts an agent opens for downlines, and what invitation links bring. */
import { z } from 'zod';
import { contractTerms } from '@bahati/contract/agency-terms.ts';
import { defineCalls } from '@bahati/contract/call.ts';
import { affiliateCode } from '@bahati/contract/player-site/agency/agency.ts';
import { id, instant } from '@bahati/contract/wire.ts';

const agentsOnly = { need_agent: 403 } as const;

export const registerCentreCalls = defineCalls({
  'POST /wps/agent/members': {
    summary:
      'Open an account for a downline with the brand’s default password, changed at first login',
    audience: 'member',
    body: z.strictObject({
      username: z.string().trim().min(1).max(40),
      /** 0 member, 1 agent. */
      type: z.union([z.literal(0), z.literal(1)]),
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
      username_taken: 409,
      username_invalid: 400,
      too_young: 400,
      registration_closed: 403,
    },
    perMinute: 20,
  },
  'POST /wps/agent/links/:code': {
    summary: 'Set what an own invitation code brings: type, uses, expiry, contracts offered',
    audience: 'member',
    params: z.strictObject({ code: affiliateCode }),
    body: z.strictObject({
      downlineType: z.union([z.literal(0), z.literal(1)]),
      expiresAt: instant.nullable(),
      mostUses: z.number().int().min(1).max(10_000).nullable(),
      /** Only for agents; one a kind. */
      offeredTerms: z.array(contractTerms).max(4),
    }),
    value: z.object({}),
    refusals: {
      ...agentsOnly,
      terms_invalid: 400,
      terms_above_upline: 409,
      upline_without_contract: 409,
    },
    perMinute: 30,
  },
  'GET /wps/agent/links/:code': {
    summary: 'What an own invitation code brings, and how its link fares',
    audience: 'member',
    params: z.strictObject({ code: affiliateCode }),
    value: z.object({
      downlineType: z.union([z.literal(0), z.literal(1)]),
      expiresAt: instant.nullable(),
      mostUses: z.number().int().nullable(),
      offeredTerms: z.array(contractTerms),
      opened: z.number().int(),
      joined: z.number().int(),
      joined30Days: z.number().int(),
      /** Of those who joined, how many ever deposited. */
      deposited: z.number().int(),
    }),
    refusals: agentsOnly,
  },
});

/** Providers' profiles and keys: who may speak for which vendors, where they are, what they sign with. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { instant } from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

const code = z.string().max(40);

const address = z.string().trim().min(8).max(200);

/** What staff may change of a profile; two of them, since members' money goes there. */
const settings = {
  /** Where its games open. */
  launchUrl: address,
  /** Where its server is asked. */
  apiUrl: address,
  /** A round open longer than this is stuck. */
  stuckAfterMinutes: z.number().int().min(10).max(43_200),
};

const provider = z.object({
  code,
  ...settings,
  vendors: z.array(z.object({ code: z.string(), name: z.string() })).max(500),
  /** Its ids are its own over all members; otherwise each member’s apart. */
  isIdScopeGlobal: z.boolean(),
  /** Undoing a bet that never arrived is told as done; otherwise as not found. */
  isUnknownRollbackOk: z.boolean(),
  /** The start of the key’s hash, which names it; since when it holds, where that was noted. */
  key: z.object({ fingerprint: z.string(), since: instant.nullable() }),
  /** The key before, good until then. */
  previousKey: z.object({ fingerprint: z.string(), goodUntil: instant }).nullable(),
  openRounds: z.number().int(),
  /** What somebody asked for, waiting for a staff user. */
  asked: z
    .object({
      requestedBy: z.string(),
      requestedAt: instant,
      reason: z.string(),
      isKey: z.boolean(),
    })
    .nullable(),
});

export const boProviderCalls = defineBackOfficeCalls({
  'GET /bo/providers': {
    summary: 'Providers with their vendors, addresses and the names of their keys',
    audience: 'staff',
    permission: 'vendors.read',
    value: z.object({ items: z.array(provider).max(100) }),
    refusals: {},
  },
  'POST /bo/providers/:code/change': {
    summary: 'Ask for other addresses or another limit of stuck rounds; a staff user decides',
    audience: 'staff',
    permission: 'vendors.change',
    params: z.object({ code }),
    body: z.strictObject({ ...settings, reason }),
    value: provider,
    refusals: { address_not_allowed: 400, nothing_changes: 409, cannot_apply: 409 },
  },
  'POST /bo/providers/:code/key': {
    summary: 'Make a key, told this once; it holds when a staff user has approved it',
    audience: 'staff',
    permission: 'vendors.change',
    params: z.object({ code }),
    /** How long the key before stays good beside it; 0: it ends at once. */
    body: z.strictObject({ overlapHours: z.number().int().min(0).max(720), reason }),
    value: z.object({ provider, key: z.string() }),
    refusals: { cannot_apply: 409 },
  },
  'POST /bo/providers/:code/endPreviousKey': {
    summary: 'End the key before at once',
    audience: 'staff',
    permission: 'vendors.change',
    params: z.object({ code }),
    body: z.strictObject({ reason }),
    value: provider,
    refusals: { no_previous_key: 409 },
  },
});

export type StaffProvider = z.infer<typeof provider>;

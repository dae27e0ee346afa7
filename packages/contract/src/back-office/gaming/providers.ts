/** Game providers: their vendors, addresses and signing keys. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { instant } from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

const code = z.string().max(40);

const address = z.string().trim().min(8).max(200);

/** What staff may change of a provider; a change needs two approvals. */
const settings = {
  /** The base URL its games open at. */
  launchUrl: address,
  /** The base URL of its API. */
  apiUrl: address,
  /** A round that is open longer than this counts as stuck. */
  stuckAfterMinutes: z.number().int().min(10).max(43_200),
};

/** Fixed when it is set up. */
const conventions = {
  /** True: its transaction ids are unique over all members; false: per member. */
  isIdScopeGlobal: z.boolean(),
  /** True: a rollback of an unknown bet answers success; false: bet_not_found. */
  isUnknownRollbackOk: z.boolean(),
};

const provider = z.object({
  code,
  ...settings,
  vendors: z.array(z.object({ code: z.string(), name: z.string() })).max(500),
  ...conventions,
  /** The start of the key’s hash, which names it; since when it holds, where that was noted. */
  key: z.object({ fingerprint: z.string(), since: instant.nullable() }),
  /** The previous key, valid until then. */
  previousKey: z.object({ fingerprint: z.string(), goodUntil: instant }).nullable(),
  openRounds: z.number().int(),
  /** Change requests that wait for approval. */
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
    summary: 'Providers with their vendors, addresses and key names',
    audience: 'staff',
    permission: 'vendors.read',
    value: z.object({ items: z.array(provider).max(100) }),
    refusals: {},
  },
  'POST /bo/providers': {
    summary: 'Request another provider; its key is shown once and valid after a second approval',
    audience: 'staff',
    permission: 'vendors.change',
    body: z.strictObject({
      code: z.string().regex(/^[A-Za-z][\w-]{1,39}$/),
      ...settings,
      ...conventions,
      reason,
    }),
    value: z.object({ key: z.string() }),
    refusals: { address_not_allowed: 400, provider_known: 409, cannot_apply: 409 },
  },
  'POST /bo/providers/:code/change': {
    summary: 'Request other addresses or another stuck-round limit; another staff user approves',
    audience: 'staff',
    permission: 'vendors.change',
    params: z.object({ code }),
    body: z.strictObject({ ...settings, reason }),
    value: provider,
    refusals: { address_not_allowed: 400, nothing_changes: 409, cannot_apply: 409 },
  },
  'POST /bo/providers/:code/key': {
    summary: 'Make a key, shown once; it is valid after another staff user approves it',
    audience: 'staff',
    permission: 'vendors.change',
    params: z.object({ code }),
    /** How long the previous key stays valid; 0: it ends at once. */
    body: z.strictObject({ overlapHours: z.number().int().min(0).max(720), reason }),
    value: z.object({ provider, key: z.string() }),
    refusals: { cannot_apply: 409 },
  },
  'POST /bo/providers/:code/endPreviousKey': {
    summary: 'End the previous key at once',
    audience: 'staff',
    permission: 'vendors.change',
    params: z.object({ code }),
    body: z.strictObject({ reason }),
    value: provider,
    refusals: { no_previous_key: 409 },
  },
});

export type StaffProvider = z.infer<typeof provider>;

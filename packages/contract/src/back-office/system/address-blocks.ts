/** Networks that staff have blocked from the player site. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { cursor, id, instant, page, pageSize } from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

/** The longest time of a block with an end; others are lifted by hand. */
export const blockHours = [1, 24, 168, 720, 2160] as const;

const addressBlock = z.object({
  id,
  /** In CIDR notation: "203.0.113.0/24". */
  network: z.string(),
  reason: z.string(),
  createdAt: instant,
  /** Null: until it is lifted. */
  endsAt: instant.nullable(),
  isOver: z.boolean(),
});

export const boSystemCalls = defineBackOfficeCalls({
  'GET /bo/addressBlocks': {
    summary: 'Blocked networks, newest first',
    audience: 'staff',
    permission: 'access.read',
    query: z.strictObject({ cursor, pageSize }),
    value: page(addressBlock),
    refusals: {},
  },
  'POST /bo/addressBlocks': {
    summary: 'Block a network or an IP address from the player site, within five seconds',
    audience: 'staff',
    permission: 'access.change',
    body: z.strictObject({
      network: z.string().trim().min(1).max(60),
      reason,
      /** Absent: until it is lifted. */
      hours: z.number().int().min(1).max(8784).optional(),
    }),
    value: addressBlock,
    refusals: {
      /** Neither an IP address nor a network in CIDR notation. */
      network_invalid: 400,
      /** Wider than /8, or /16 of IPv6. */
      network_too_wide: 400,
      /** The network contains the IP address of this call. */
      own_address: 409,
      already_blocked: 409,
      too_many_blocks: 409,
    },
  },
  'POST /bo/addressBlocks/:id/lift': {
    summary: 'Lift a block; the audit log keeps it',
    audience: 'staff',
    permission: 'access.change',
    params: z.object({ id }),
    body: z.strictObject({}),
    value: z.object({}),
    refusals: {},
  },
});

export type AddressBlock = z.infer<typeof addressBlock>;

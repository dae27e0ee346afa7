/** Whether an agent's line may make member transfers; staff see it and change it. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { id } from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

const transferLine = z.object({ isAgent: z.boolean(), isOpen: z.boolean() });

export const boTransferLineCalls = defineBackOfficeCalls({
  'GET /bo/members/:id/transferLine': {
    summary: 'Whether this member may send transfers down the line and receive them from it',
    audience: 'staff',
    permission: 'members.read',
    params: z.object({ id }),
    value: transferLine,
    refusals: {},
  },
  'POST /bo/members/:id/transferLine': {
    summary: 'Close or open an agent’s line for member transfers; past transfers are not undone',
    audience: 'staff',
    permission: 'members.block',
    params: z.object({ id }),
    body: z.strictObject({ isOpen: z.boolean(), reason }),
    value: transferLine,
    refusals: { need_agent: 409 },
  },
});

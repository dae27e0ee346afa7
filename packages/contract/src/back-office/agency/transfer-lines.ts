/** Whether money moves along an agent's line, as staff see and decide it. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { id } from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

const transferLine = z.object({ isAgent: z.boolean(), isOpen: z.boolean() });

export const boTransferLineCalls = defineBackOfficeCalls({
  'GET /bo/members/:id/transferLine': {
    summary: 'Whether money may go down from this member and come up to them',
    audience: 'staff',
    permission: 'members.read',
    params: z.object({ id }),
    value: transferLine,
    refusals: {},
  },
  'POST /bo/members/:id/transferLine': {
    summary: 'Close an agent’s line for transfers, or open it again; what was sent stays',
    audience: 'staff',
    permission: 'members.block',
    params: z.object({ id }),
    body: z.strictObject({ isOpen: z.boolean(), reason }),
    value: transferLine,
    refusals: { need_agent: 409 },
  },
});

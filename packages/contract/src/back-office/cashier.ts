/** Deposits and the withdrawal queue as staff work them. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { cursor, id, page, pageSize, uuid } from '@bahati/contract/wire.ts';
import {
  deposit,
  depositStatus,
  withdrawal,
  withdrawalStatus,
} from '@bahati/contract/player-site/cashier.ts';

const ofMember = { memberId: id, username: z.string() };

export const staffDeposit = deposit.omit({ redirectUrl: true }).extend({
  ...ofMember,
  gatewayReference: z.string().nullable(),
});

export const staffWithdrawal = withdrawal.extend({
  ...ofMember,
  gatewayReference: z.string().nullable(),
  /** Who decided, and who else waits for the answer. */
  decidedBy: z.string().nullable(),
});

export const boCashierCalls = defineCalls({
  'GET /bo/deposits': {
    summary: 'Deposits, newest first',
    audience: 'staff',
    query: z.object({
      cursor,
      pageSize,
      status: depositStatus.optional(),
      memberId: id.optional(),
    }),
    value: page(staffDeposit),
    refusals: {},
  },
  'GET /bo/withdrawals': {
    summary: 'Withdrawals: those waiting for a decision oldest first, others newest first',
    audience: 'staff',
    query: z.object({
      cursor,
      pageSize,
      status: withdrawalStatus.optional(),
      memberId: id.optional(),
    }),
    value: page(staffWithdrawal),
    refusals: {},
  },
  'GET /bo/withdrawals/:id': {
    summary: 'One withdrawal',
    audience: 'staff',
    params: z.object({ id: uuid }),
    value: staffWithdrawal,
    refusals: {},
  },
  'POST /bo/withdrawals/:id/approve': {
    summary: 'Approve: the payout is sent to the rail',
    audience: 'staff',
    params: z.object({ id: uuid }),
    body: z.strictObject({}),
    value: staffWithdrawal,
    refusals: { already_decided: 409 },
  },
  'POST /bo/withdrawals/:id/reject': {
    summary: 'Reject with a reason the member reads: the held money returns',
    audience: 'staff',
    params: z.object({ id: uuid }),
    body: z.strictObject({ reason: z.string().trim().min(5).max(200) }),
    value: staffWithdrawal,
    refusals: { already_decided: 409 },
  },
});

export type StaffDeposit = z.infer<typeof staffDeposit>;
export type StaffWithdrawal = z.infer<typeof staffWithdrawal>;

/** The member's balance (spec §7 /wps/v2/wallets/balance). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency } from '@bahati/contract/wire.ts';

export const balance = z.object({
  currency,
  currencySymbol: z.string(),
  /** Available for stakes and withdrawals. */
  balance: amount,
  /** Held for open rounds and requested withdrawals. */
  held: amount,
});

export const walletCalls = defineCalls({
  'GET /wps/v2/wallets/balance': {
    summary: 'Available and held balance',
    audience: 'member',
    value: balance,
    refusals: {},
  },
});

export type Balance = z.infer<typeof balance>;

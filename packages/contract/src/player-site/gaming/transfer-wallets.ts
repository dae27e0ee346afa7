/** The member's transfer wallets (spec §7 GCS_walletTransfer, GCS_merchantWallet). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency, cursor, instant, page, pageSize, uuid } from '@bahati/contract/wire.ts';

const vendorCode = z.string().min(1).max(40);

const walletMove = z.object({
  id: uuid,
  vendor: z.string(),
  vendorName: z.string(),
  /** in: from the main wallet to the transfer wallet; out: back. */
  direction: z.enum(['in', 'out']),
  currency,
  amount,
  /** sent: the vendor has not confirmed the result yet. */
  state: z.enum(['sent', 'done', 'undone']),
  /** Why it was reversed. */
  reason: z.enum(['vendor_refused', 'vendor_balance_low', 'never_arrived']).nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
});

const transferWallet = z.object({
  vendor: z.string(),
  vendorName: z.string(),
  currency,
  /** The balance at the vendor, a few seconds old at most; null: the vendor does not answer. */
  balance: amount.nullable(),
  /** The net amount transferred in, by the platform's ledger. */
  booked: amount,
  /** The transfer in progress. */
  underWay: walletMove.nullable(),
});

export const transferWalletCalls = defineCalls({
  'GET /wps/relay/GCS_merchantWallet': {
    summary: 'One transfer wallet, or all of them',
    audience: 'member',
    query: z
      .strictObject({ isSingle: z.enum(['true', 'false']).default('false'), vendor: vendorCode })
      .partial({ vendor: true }),
    value: z.object({ wallets: z.array(transferWallet).max(100) }),
    refusals: { vendor_not_found: 404 },
    perMinute: 120,
  },
  'POST /wps/relay/GCS_walletTransfer': {
    summary:
      'Transfer in or out of a transfer wallet; the same idempotencyKey answers the same one',
    audience: 'member',
    body: z.strictObject({
      idempotencyKey: uuid,
      vendor: vendorCode,
      direction: z.enum(['in', 'out']),
      amount,
    }),
    value: walletMove,
    refusals: {
      vendor_not_found: 404,
      vendor_unavailable: 503,
      amount_out_of_range: 400,
      request_conflict: 409,
      insufficient_funds: 409,
      transfers_blocked: 403,
      /** With `kind` and `period` of the member's own limit. */
      limit_reached: 403,
      /** The previous transfer has no result yet. */
      move_under_way: 409,
      need_true_account: 403,
    },
    perMinute: 60,
  },
  'POST /wps/relay/GCS_recallAll': {
    summary: 'Transfer all money out of all transfer wallets',
    audience: 'member',
    body: z.strictObject({ idempotencyKey: uuid }),
    value: z.object({
      results: z
        .array(
          z.object({
            vendor: z.string(),
            vendorName: z.string(),
            outcome: z.enum(['done', 'empty', 'sent', 'undone', 'unreachable']),
            currency,
            amount,
          }),
        )
        .max(100),
    }),
    refusals: { need_true_account: 403 },
    perMinute: 20,
  },
  'GET /wps/v2/wallets/moves': {
    summary: 'Own transfers in and out of transfer wallets, newest first',
    audience: 'member',
    query: z.strictObject({ cursor, pageSize }),
    value: page(walletMove),
    refusals: {},
  },
});

export type WalletMove = z.infer<typeof walletMove>;
export type TransferWallet = z.infer<typeof transferWallet>;

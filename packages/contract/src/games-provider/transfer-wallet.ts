/**
 * What the platform calls on a vendor that keeps a wallet of its own for each member, signed like
 * the other calls. The platform's transfer id is the key: the same id with the same content moves
 * money once and answers the same for ever, with other content it is a conflict. A refusal is
 * stored under its id as well, so that no later arrival of the same id can still move money.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency, instant } from '@bahati/contract/wire.ts';
import { externalId, providerMemberId } from './wallet.ts';

const whose = { vendorCode: externalId, memberId: providerMemberId, currency };

const transfer = z.strictObject({ ...whose, transferId: externalId, amount });

const receipt = z.object({
  /** What the wallet held right after this transfer, whatever was played since. */
  balance: amount,
  /** True: this id was applied before, and no money moved now. */
  isDuplicate: z.boolean(),
});

const everyWallet = { vendor_not_found: 404, currency_mismatch: 409 } as const;

const moving = {
  ...everyWallet,
  wallet_not_open: 404,
  transfer_conflict: 409,
  /** The id was refused before, or its status was asked before it arrived. */
  transfer_refused: 409,
} as const;

/** A round that was played from a wallet at the vendor and is over: it never changes again. */
const importedRound = z.object({
  roundId: externalId,
  gameCode: externalId,
  memberId: providerMemberId,
  currency,
  stake: amount,
  payout: amount,
  validStake: amount
    .describe('The part of the stake that counts as turnover. Absent: all of it.')
    .optional(),
  at: instant,
});

/** Where a reader of rounds stands, in the vendor's own words. */
const place = z.string().min(1).max(200);

export const transferWalletCalls = defineCalls({
  'POST /vendor/v1/wallets/open': {
    summary: 'Open a member’s wallet; opening it again changes nothing',
    audience: 'platform',
    body: z.strictObject(whose),
    value: z.object({ balance: amount }),
    refusals: everyWallet,
  },
  'POST /vendor/v1/wallets/balance': {
    summary: 'What a wallet holds now',
    audience: 'platform',
    body: z.strictObject(whose),
    value: z.object({ balance: amount }),
    refusals: { ...everyWallet, wallet_not_open: 404 },
  },
  'POST /vendor/v1/wallets/deposit': {
    summary: 'Put money into a wallet',
    audience: 'platform',
    body: transfer,
    value: receipt,
    refusals: moving,
  },
  'POST /vendor/v1/wallets/withdraw': {
    summary: 'Take money out of a wallet',
    audience: 'platform',
    body: transfer,
    value: receipt,
    refusals: { ...moving, insufficient_funds: 409 },
  },
  'POST /vendor/v1/wallets/status': {
    summary: 'What became of a transfer; an id never heard of is barred, so that it never happens',
    audience: 'platform',
    body: z.strictObject({ vendorCode: externalId, transferId: externalId }),
    value: z.discriminatedUnion('state', [
      z.object({ state: z.literal('done'), balance: amount }),
      z.object({ state: z.literal('refused'), reason: z.string().max(60) }),
    ]),
    refusals: { vendor_not_found: 404 },
  },
  'POST /vendor/v1/wallets/rounds': {
    summary: 'Rounds played from wallets here, whatever becomes known later behind all before it',
    audience: 'platform',
    body: z.strictObject({
      vendorCode: externalId,
      /** `next` of the page before; null: from the first round. */
      after: place.nullable(),
      limit: z.number().int().min(1).max(500),
    }),
    value: z.object({
      rounds: z.array(importedRound).max(500),
      /** Null where no round was ever told. */
      next: place.nullable(),
      hasMore: z.boolean(),
    }),
    refusals: { vendor_not_found: 404 },
  },
});

export type ImportedRound = z.infer<typeof importedRound>;

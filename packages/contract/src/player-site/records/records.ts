/** What a member's money did: account record, profit and loss, statements (spec §2, §7). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import {
  amount,
  currency,
  cursor,
  id,
  instant,
  page,
  pageSize,
  signedAmount,
  languageOrEnglish,
  month,
} from '@bahati/contract/wire.ts';
import { gameCategory } from '@bahati/contract/games-provider/provider.ts';
import { depositStatus } from '@bahati/contract/player-site/cashier/deposits.ts';
import { bet, roundState } from '@bahati/contract/player-site/gaming/gaming.ts';
import { withdrawalStatus } from '@bahati/contract/player-site/cashier/withdrawals.ts';

/** A calendar day of the brand. */
const day = z.iso.date();

/** Both days are included; at most 92 of them. */
const range = { from: day, to: day };

export const movementKind = z.enum([
  'bet',
  'payout',
  'promotion',
  'deposit',
  'withdrawal',
  'tax',
  'fee',
  'transfer',
  'rebate',
  'adjustment',
]);

/** A kind, or `bonus` for what the operator gave. */
export const movementFilter = z.enum([...movementKind.options, 'bonus']);

export const movement = z.object({
  id,
  at: instant,
  kind: movementKind,
  /** Why exactly, as the ledger names it: `withdrawal_held`, `stake_returned` and the like. */
  code: z.string(),
  currency,
  /** Signed as the balance changed. */
  amount: signedAmount,
  /** Null where only what was held changed, which a detail tells and the record does not. */
  balanceAfter: amount.nullable(),
  /** The game's or the method's name, where there is one. */
  about: z.string().nullable(),
});

const figures = {
  betCount: z.number().int(),
  stake: signedAmount,
  /** Stakes of rounds that closed: the turnover. */
  validBet: signedAmount,
  payout: signedAmount,
  /** What was won or lost in wallets that vendors keep. */
  vendorResult: signedAmount,
  promotion: signedAmount,
  rebate: signedAmount,
  /** Payouts, results at vendors, promotions and rebates less settled stakes. */
  profit: signedAmount,
};

const money = {
  deposit: signedAmount,
  withdrawal: signedAmount,
  tax: signedAmount,
  fee: signedAmount,
  transfer: signedAmount,
  adjustment: signedAmount,
};

/** Play from a wallet a vendor keeps: nothing of it moved in the main wallet. */
const vendorPlay = z.object({
  vassalage: z.string(),
  vendorName: z.string(),
  betCount: z.number().int(),
  stake: amount,
  payout: amount,
});

export const profit = z.object({
  currency,
  total: z.object({ ...figures, ...money }),
  /** Every day on which something moved, the first first. */
  days: z.array(z.object({ day, ...figures, ...money })),
  /** By game type and vendor, the biggest turnover first; what belongs to no game is not here. */
  products: z.array(
    z.object({ gameType: gameCategory, vassalage: z.string(), vendorName: z.string(), ...figures }),
  ),
  /** Apart from all of the above, as the vendors told it; what came of it is `vendorResult`. */
  vendorPlay: z.array(vendorPlay),
});

export const statement = z.object({
  month,
  currency,
  opening: amount,
  closing: amount,
  /** What came and went by kind; opening and these add up to closing. */
  kinds: z.array(z.object({ kind: movementKind, amount: signedAmount })),
  figures: z.object({ ...figures, ...money }),
  /** The month is not over, or its last movements are not sealed yet. */
  isOpen: z.boolean(),
});

/** Lines of an export at most; what is more is cut, and the file says so. */
export const exportLimits = { csv: 50_000, pdf: 5_000 } as const;

const trueAccount = { need_true_account: 403 } as const;
const ranged = { range_invalid: 400, ...trueAccount } as const;

export const recordCalls = defineCalls({
  'GET /wps/records/movements': {
    summary:
      'Account record: every movement of the own cash with the balance after it, newest first',
    audience: 'member',
    query: z.object({ cursor, pageSize, ...range, kind: movementFilter.optional() }),
    value: page(movement),
    refusals: ranged,
  },
  'GET /wps/records/profit': {
    summary: 'Profit and loss of a range, by day and by game type and vendor',
    audience: 'member',
    query: z.object({
      ...range,
      gameType: gameCategory.optional(),
      vassalage: z.string().max(40).optional(),
    }),
    value: profit,
    refusals: ranged,
  },
  'GET /wps/records/statement': {
    summary: 'One month: what was there, what came and went, what is left',
    audience: 'member',
    query: z.object({ month }),
    value: statement,
    refusals: trueAccount,
  },
  'GET /wps/relay/ODSFE2_MemTransDet': {
    summary: 'One own movement with everything behind it',
    audience: 'member',
    query: z.object({ id }),
    value: z.object({
      movement,
      /** All movements of the same deposit, withdrawal or round, the first first. */
      related: z.array(movement),
      deposit: z
        .object({
          id: z.uuid(),
          method: z.string(),
          status: depositStatus,
          reference: z.string().nullable(),
        })
        .nullable(),
      withdrawal: z
        .object({
          id: z.uuid(),
          method: z.string(),
          payee: z.string(),
          status: withdrawalStatus,
          reference: z.string().nullable(),
        })
        .nullable(),
      bet: bet.nullable(),
    }),
    refusals: trueAccount,
  },
  'POST /wps/records/exports': {
    summary: 'A link, good for two minutes, to a file of an own record',
    audience: 'member',
    body: z.strictObject({
      record: z.enum(['movements', 'bets', 'statement']),
      format: z.enum(['csv', 'pdf']),
      language: languageOrEnglish,
      ...range,
      kind: movementFilter.optional(),
      state: roundState.optional(),
      gameType: gameCategory.optional(),
      vassalage: z.string().max(40).optional(),
    }),
    value: z.object({ url: z.string() }),
    refusals: ranged,
    perMinute: 10,
  },
});

export type Movement = z.infer<typeof movement>;
export type MovementKind = z.infer<typeof movementKind>;
export type MovementFilter = z.infer<typeof movementFilter>;
export type Profit = z.infer<typeof profit>;
export type VendorPlay = z.infer<typeof vendorPlay>;
export type Statement = z.infer<typeof statement>;

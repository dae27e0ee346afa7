/** Account record, profit and loss, and statements of a member (spec §2, §7). */
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

/** Both days included; 92 at most. */
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

/** A kind, or `bonus` for promotions and rebates. */
export const movementFilter = z.enum([...movementKind.options, 'bonus']);

export const movement = z.object({
  id,
  at: instant,
  kind: movementKind,
  /** The code of the ledger transfer: `withdrawal_held`, `stake_returned`. */
  code: z.string(),
  currency,
  /** Signed: positive is a credit. */
  amount: signedAmount,
  /** Null: only the held balance changed; the record omits such entries, a detail has them. */
  balanceAfter: amount.nullable(),
  /** The name of the game or the payment method, if any. */
  about: z.string().nullable(),
});

const figures = {
  betCount: z.number().int(),
  stake: signedAmount,
  /** The stakes of settled rounds. */
  turnover: signedAmount,
  /** Valid turnover: without ties and opposite sides of one round; half results count half. */
  validBet: signedAmount,
  payout: signedAmount,
  /** The result of transfer wallets. */
  vendorResult: signedAmount,
  promotion: signedAmount,
  rebate: signedAmount,
  /** Payouts, results of transfer wallets, promotions and rebates, less settled stakes. */
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

/** Play from a transfer wallet, which does not move the main wallet. */
const vendorPlay = z.object({
  vassalage: z.string(),
  vendorName: z.string(),
  betCount: z.number().int(),
  stake: amount,
  validBet: amount,
  payout: amount,
});

export const profit = z.object({
  currency,
  total: z.object({ ...figures, ...money }),
  /** Each day with entries, oldest first. */
  days: z.array(z.object({ day, ...figures, ...money })),
  /** By game type and vendor, largest turnover first; entries without a game are not included. */
  products: z.array(
    z.object({ gameType: gameCategory, vassalage: z.string(), vendorName: z.string(), ...figures }),
  ),
  /** Separate from the figures above, as vendors reported it; its result is `vendorResult`. */
  vendorPlay: z.array(vendorPlay),
});

export const statement = z.object({
  month,
  currency,
  opening: amount,
  closing: amount,
  /** Totals by kind; the opening balance and these add up to the closing balance. */
  kinds: z.array(z.object({ kind: movementKind, amount: signedAmount })),
  figures: z.object({ ...figures, ...money }),
  /** The month is not over, or its last ledger entries are not sealed yet. */
  isOpen: z.boolean(),
});

/** The most lines of an export; the file says if it was cut. */
export const exportLimits = { csv: 50_000, pdf: 5_000 } as const;

const trueAccount = { need_true_account: 403 } as const;
const ranged = { range_invalid: 400, ...trueAccount } as const;

export const recordCalls = defineCalls({
  'GET /wps/records/movements': {
    summary: 'Account record: each ledger entry of the cash account with its balance, newest first',
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
    summary: 'The statement of one month: opening balance, totals by kind, closing balance',
    audience: 'member',
    query: z.object({ month }),
    value: statement,
    refusals: trueAccount,
  },
  'GET /wps/relay/ODSFE2_MemTransDet': {
    summary: 'One own ledger entry with its details',
    audience: 'member',
    query: z.object({ id }),
    value: z.object({
      movement,
      /** All ledger entries of the same deposit, withdrawal or round, oldest first. */
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
    summary: 'A link to an own record as a file, valid for two minutes',
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

/** RTP monitoring of games, and jackpot pools. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import {
  amount,
  currency,
  cursor,
  instant,
  page,
  pageSize,
  languageOrEnglish,
} from '@bahati/contract/wire.ts';
import { returnStates, monitoredReturn } from '@bahati/contract/player-site/gaming/returns.ts';
import { jackpotLevel } from '@bahati/contract/games-provider/wallet.ts';

const staffReturn = monitoredReturn.extend({
  id: z.string(),
  stake: amount,
  payout: amount,
  /** Standard deviations above the stated return; negative below it. */
  deviations: z.number().nullable(),
  /** Since when it has been outside its tolerance without a break. */
  outsideSince: instant.nullable(),
});

export const jackpotLevels = jackpotLevel.options;

const staffPool = z.object({
  id: z.string(),
  vendorCode: z.string(),
  level: jackpotLevel,
  currency,
  /** The balance of the pool, by the ledger; a winner gets the seed in addition. */
  held: amount,
  /** The lifetime contributions: the balance and the amount paid out. */
  paidIn: amount,
  paidOut: amount,
  wonCount: z.number().int(),
  /** The jackpot rules of the games that feed it; empty if the vendor reports none. */
  rules: z
    .array(
      z.object({
        displayName: z.string(),
        seed: amount,
        /** The share of each stake that goes to the pool. */
        sharePercent: z.string().regex(/^\d{1,3}\.\d{4}$/),
        /** The average turnover between two wins. */
        wonOncePer: amount,
      }),
    )
    .max(100),
});

const staffJackpotWin = z.object({
  id: z.string(),
  at: instant,
  /** Masked. */
  winner: z.string(),
  displayName: z.string(),
  vendorCode: z.string(),
  level: jackpotLevel,
  currency,
  /** The amount the winner received. */
  amount,
  /** The part the operator paid; the rest came from the pool. */
  seed: amount,
});

export const boGamingCalls = defineBackOfficeCalls({
  'GET /bo/jackpots': {
    summary: 'Jackpot pools with balance, contributions and payouts by the ledger, and their rules',
    audience: 'staff',
    permission: 'games.read',
    query: z.strictObject({ language: languageOrEnglish }),
    value: z.object({ pools: z.array(staffPool).max(400) }),
    refusals: {},
  },
  'GET /bo/jackpots/wins': {
    summary: 'Jackpot wins, newest first',
    audience: 'staff',
    permission: 'games.read',
    query: z.strictObject({ cursor, pageSize, language: languageOrEnglish }),
    value: page(staffJackpotWin),
    refusals: {},
  },
  'GET /bo/returns': {
    summary: 'RTP by build: those outside their tolerance first, then the most played',
    audience: 'staff',
    permission: 'games.read',
    query: z.strictObject({
      cursor,
      pageSize,
      language: languageOrEnglish,
      search: z.string().trim().max(60).optional(),
      state: z.enum(returnStates).optional(),
    }),
    value: page(staffReturn).extend({ outside: z.number().int() }),
    refusals: {},
  },
});

export type StaffPool = z.infer<typeof staffPool>;
export type StaffJackpotWin = z.infer<typeof staffJackpotWin>;
export type StaffReturn = z.infer<typeof staffReturn>;

/** What games gave back, as staff watch over it. */
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
  /** How many standard deviations above what is stated. */
  deviations: z.number().nullable(),
  /** Since when it stands outside its band without a break. */
  outsideSince: instant.nullable(),
});

export const jackpotLevels = jackpotLevel.options;

const staffPool = z.object({
  id: z.string(),
  vendorCode: z.string(),
  level: jackpotLevel,
  currency,
  /** What it holds, by the ledger; a winner gets the seed besides. */
  held: amount,
  /** What was ever set aside and stayed: what it holds, and what it has paid. */
  paidIn: amount,
  paidOut: amount,
  wonCount: z.number().int(),
  /** The rules of the games that feed it; none where the vendor does not tell them now. */
  rules: z
    .array(
      z.object({
        displayName: z.string(),
        seed: amount,
        /** Of each stake. */
        sharePercent: z.string().regex(/^\d{1,3}\.\d{4}$/),
        /** It is won once for so much staked, in the long run. */
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
  /** What the winner got. */
  amount,
  /** What of it the operator gave; the rest came out of the pool. */
  seed: amount,
});

export const boGamingCalls = defineBackOfficeCalls({
  'GET /bo/jackpots': {
    summary: 'Jackpot pools: what each holds, took in and paid, by the ledger, and its rules',
    audience: 'staff',
    permission: 'games.read',
    query: z.strictObject({ language: languageOrEnglish }),
    value: z.object({ pools: z.array(staffPool).max(400) }),
    refusals: {},
  },
  'GET /bo/jackpots/wins': {
    summary: 'Jackpots that were won out of a pool, newest first',
    audience: 'staff',
    permission: 'games.read',
    query: z.strictObject({ cursor, pageSize, language: languageOrEnglish }),
    value: page(staffJackpotWin),
    refusals: {},
  },
  'GET /bo/returns': {
    summary: 'Returns by build, those outside their band first, then the most played',
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

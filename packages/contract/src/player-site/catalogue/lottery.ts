/** The lottery pages (spec §7 game menus and opened numbers). Draws are told by their vendors. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { game } from './catalogue.ts';
import { languageOrEnglish } from '@bahati/contract/wire.ts';

/**
 * Spec §9: ZY lotteries of makers without a page of their own, ELOTT their electronic ones, LOTT
 * those of TCG_LOTTO_VN, SEA those of TCG_SEA.
 */
export const prizeMode = z.enum(['LOTT', 'ZY', 'ELOTT', 'SEA']);

const query = z.object({
  /** Absent: all of them. */
  prizeMode: prizeMode.optional(),
  device: z.literal('WEB').default('WEB'),
  language: languageOrEnglish,
});

const opened = z.object({
  /** Draws that are open for bets. */
  opened: z.array(
    z.object({
      gameCode: z.string(),
      /** The number of the draw. */
      numero: z.string(),
      closesAt: z.iso.datetime(),
    }),
  ),
});

export const lotteryCalls = defineCalls({
  'GET /lgw/vn/games/game_menu': {
    summary: 'Lotteries by prize mode, those under maintenance included',
    audience: 'anyone',
    query,
    value: z.object({
      menus: z.array(z.object({ prizeMode, games: z.array(game) })),
    }),
    refusals: {},
  },
  'GET /lgw/vn/games/game_menu/recent': {
    summary: 'Lotteries the member opened, the latest first',
    audience: 'member',
    query,
    value: z.object({ games: z.array(game) }),
    refusals: { need_true_account: 403 },
  },
  'GET /lgw/vn/numeros/opened/game': {
    summary: 'Draws of the lottery pages that are open for bets',
    audience: 'anyone',
    query,
    value: opened,
    refusals: {},
  },
  'GET /lotto/lgw/games/opened/numero': {
    summary: 'Draws that are open for this member’s bets',
    audience: 'member',
    query,
    value: opened,
    refusals: {},
  },
});

export type PrizeMode = z.infer<typeof prizeMode>;

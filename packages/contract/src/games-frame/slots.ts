/** A round of a slot as the frame sees it: the reels and the features after them. */
import { z } from 'zod';
import { amount } from '@bahati/contract/wire.ts';
import { chestsView, gambleView } from './acts.ts';
import { roundFacts } from './round-facts.ts';
import { jackpotLevel } from '@bahati/contract/games-provider/wallet.ts';

/** Reel and row, both from 0, of the window they are told with. */
const cells = z.array(z.tuple([z.number().int(), z.number().int()]));

const lineWin = z.object({
  /** -1: not won by a line; then `cells` says where. */
  line: z.number().int(),
  symbol: z.number().int(),
  count: z.number().int(),
  pay: amount,
  cells: cells.optional(),
  /** In a game of ways: the number of winning ways. */
  ways: z.number().int().optional(),
});

/** A window after a tumble. */
const drop = z.object({
  window: z.array(z.array(z.number().int())),
  wins: z.array(lineWin),
  /** The cells of the previous window that were removed. */
  removed: cells,
  multiplier: z.number().int(),
  /** The win of this window, multiplier included. */
  pay: amount,
});

const holdAndSpin = z.object({
  /** The first entry has the triggering coins, each further one the new coins of a respin. */
  rounds: z.array(
    z.object({
      coins: z.array(
        z.tuple([z.number().int(), z.number().int(), amount, jackpotLevel.nullable()]),
      ),
      respinsLeft: z.number().int(),
    }),
  ),
  /** The win of hold and spin, the grand jackpot included. */
  pay: amount,
  jackpots: z.array(jackpotLevel),
});

/** One spin with its win: multiplier, tumbles and hold and spin included. */
export const spinView = z.object({
  /** Symbol ids, reel by reel, top to bottom. */
  window: z.array(z.array(z.number().int())),
  stops: z.array(z.number().int()),
  lineWins: z.array(lineWin),
  scatterCount: z.number().int(),
  scatterPay: amount,
  pay: amount,
  multiplier: z.number().int(),
  /** Free spins added by this spin; respins of walking wilds count as free spins. */
  freeSpinsWon: z.number().int(),
  /** The windows after tumbles, in order. */
  drops: z.array(drop).optional(),
  /** Cells that turned: to wild where a wild grew, to the symbol of the book in its free spins. */
  grown: cells.optional(),
  /** Sticky wilds of earlier free spins; the window shows them. */
  stickyWilds: cells.optional(),
  /** Walking wilds that moved here from the reel to the right; the window shows them. */
  walkingWilds: cells.optional(),
  /** The expanding symbol of the book, on the triggering spin and on each of its free spins. */
  bookSymbol: z.number().int().optional(),
  hold: holdAndSpin.optional(),
});

/** A level of a progressive jackpot. */
export const jackpotWon = z.object({ level: jackpotLevel, amount });

export const slotRound = z.object({
  ...roundFacts,
  jackpot: jackpotWon.optional(),
  base: spinView,
  freeSpins: z.array(spinView),
  gamble: gambleView.optional(),
  chests: chestsView.optional(),
});

export type SlotRound = z.infer<typeof slotRound>;
export type SpinView = z.infer<typeof spinView>;

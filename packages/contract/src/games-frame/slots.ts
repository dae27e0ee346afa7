/** What the game frame is told of a slot's round: the reels, and what came after them. */
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
  /** Of a game of ways: how many ways the symbol runs. */
  ways: z.number().int().optional(),
});

/** A window after something fell. */
const drop = z.object({
  window: z.array(z.array(z.number().int())),
  wins: z.array(lineWin),
  /** The cells of the window before this one that vanished. */
  removed: cells,
  multiplier: z.number().int(),
  /** Of this window alone, multiplier included. */
  pay: amount,
});

const holdAndSpin = z.object({
  /** The first holds the coins that began it, each other one the coins that then came. */
  rounds: z.array(
    z.object({
      coins: z.array(
        z.tuple([z.number().int(), z.number().int(), amount, jackpotLevel.nullable()]),
      ),
      respinsLeft: z.number().int(),
    }),
  ),
  /** What hold and spin pays, the grand jackpot included. */
  pay: amount,
  jackpots: z.array(jackpotLevel),
});

/** One set of stops with all it pays: multiplier, drops and hold and spin included. */
export const spinView = z.object({
  /** Symbol ids, reel by reel, top to bottom. */
  window: z.array(z.array(z.number().int())),
  stops: z.array(z.number().int()),
  lineWins: z.array(lineWin),
  scatterCount: z.number().int(),
  scatterPay: amount,
  pay: amount,
  multiplier: z.number().int(),
  /** Free spins this spin added to the series; a respin of a walking wild is one of them. */
  freeSpinsWon: z.number().int(),
  /** The windows after the first, in order, of a game in which wins vanish. */
  drops: z.array(drop).optional(),
  /** Cells that turned: to wild where a wild grew, to the symbol of the book in its free spins. */
  grown: cells.optional(),
  /** Wilds of earlier free spins that stayed; the window shows them. */
  stickyWilds: cells.optional(),
  /** Wilds that walked here from the reel to the right; the window shows them. */
  walkingWilds: cells.optional(),
  /** The symbol the book chose: told by the spin that won the free spins and by each of these. */
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

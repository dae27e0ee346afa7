/**
 * One paid spin and everything it may win, free spins, respins and coins, decided together from
 * one draw. The functions see neither stake nor player, so the outcome cannot lean on either.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import {
  type SlotDefinition,
  stakeUnitsOf,
  type Strip,
  type SymbolId,
  toAmount,
} from './definition.ts';
import { openPage } from './mechanics/book.ts';
import { drawBoughtStops } from './mechanics/bought.ts';
import { growWilds } from './mechanics/expanding.ts';
import { findWins } from './mechanics/find-wins.ts';
import { drawHoldAndSpin, isHoldAndSpin } from './mechanics/hold-and-spin.ts';
import { placeWilds, wildsAfter } from './mechanics/placed-wilds.ts';
import { drawTimes } from './mechanics/spin-multiplier.ts';
import { tumble } from './mechanics/tumble.ts';
import type { Cell, SlotOutcome, SlotWindow, SpinResult } from './outcome.ts';
import { drawTicket } from './progressive.ts';

/** A walk that would not end does after this many respins. */
export const mostRespins = 100;

/** Plays a round and prices it: `payout` is exact, in the minor units of `totalStake`. */
export function spin(
  definition: SlotDefinition,
  draw: DrawStream,
  totalStake: bigint,
): { readonly outcome: SlotOutcome; readonly payout: bigint } {
  const outcome = drawOutcome(definition, draw);
  return { outcome, payout: toAmount(definition, outcome.pay, totalStake) };
}

/**
 * Draws one stop for each reel, left to right, for the paid spin; then what multiplies it, then
 * what its coins need, then the symbol of the book; then one stop for each reel and what
 * multiplies it for each free spin or respin; then the ticket of the jackpots.
 */
export function drawOutcome(definition: SlotDefinition, draw: DrawStream): SlotOutcome {
  return playOn(definition, drawStops(definition.reels, draw), draw);
}

/**
 * A bought round: one number says where the reels of the paid spin stop; all it shows pays as
 * usual, and the rest is drawn as in any round. Throws for a game that sells nothing.
 */
export function drawBoughtOutcome(definition: SlotDefinition, draw: DrawStream): SlotOutcome {
  const { buy } = definition;
  if (!buy) throw new RangeError('This game sells no free spins.');
  return playOn(definition, drawBoughtStops(definition, buy, draw), draw);
}

/** The round of these stops. */
function playOn(
  definition: SlotDefinition,
  stops: readonly number[],
  draw: DrawStream,
): SlotOutcome {
  const { spinMultiplier } = definition;
  const stopped = resolveBaseSpin(definition, stops, drawTimes(spinMultiplier?.paid, draw));
  const base = openBook(definition, holdCoins(definition, stopped, draw), draw);
  const freeSpins: SpinResult[] = [];
  let awarded = base.freeSpinsWon;
  let wilds = definition.wilds?.kind === 'walking' ? wildsAfter(definition, base.window) : [];
  while (freeSpins.length < awarded) {
    const freeStops = drawStops(definition.freeReels, draw);
    const result = resolveFreeSpin(definition, freeStops, awarded, {
      wilds,
      bookSymbol: base.bookSymbol,
      times: drawTimes(spinMultiplier?.free, draw),
    });
    awarded += result.freeSpinsWon;
    wilds = wildsAfter(definition, result.window);
    freeSpins.push(result);
  }
  const pay = freeSpins.reduce((sum, spun) => sum + spun.pay, base.pay);
  const ticket = definition.progressive && { ticket: drawTicket(draw) };
  return { base, freeSpins, pay, ...ticket };
}

/** What the paid spin gives at these stops, without its coins and before its book is opened. */
export function resolveBaseSpin(
  definition: SlotDefinition,
  stops: readonly number[],
  times = 1,
): SpinResult {
  const { freeSpins, tumble: falling } = definition;
  return resolve(definition, definition.reels, stops, {
    multiplier: times,
    falls: falling?.multipliers,
    freeSpinsFor: (scatters, next) =>
      isWalking(definition)
        ? Math.min(next.length, 1)
        : Math.min(freeSpins?.awards[scatters] ?? 0, freeSpins?.maxSpins ?? 0),
  });
}

/** What a free spin finds from the spins before it, and what it drew besides its stops. */
type Found = {
  readonly wilds?: readonly Cell[];
  readonly bookSymbol?: SymbolId | undefined;
  /** What this spin drew to be multiplied by. */
  readonly times?: number;
};

/** What a free spin or respin gives at these stops, in a series of `awarded` so far. */
export function resolveFreeSpin(
  definition: SlotDefinition,
  stops: readonly number[],
  awarded: number,
  found: Found = {},
): SpinResult {
  const { freeSpins, freeReels } = definition;
  if (isWalking(definition)) {
    return resolve(definition, freeReels, stops, {
      multiplier: 1,
      found,
      freeSpinsFor: (_, next) => Math.min(next.length, 1, mostRespins - awarded),
    });
  }
  if (!freeSpins) throw new RangeError('This game has no free spins.');
  return resolve(definition, freeReels, stops, {
    multiplier: freeSpins.multiplier * (found.times ?? 1),
    falls: definition.tumble?.freeMultipliers,
    found,
    freeSpinsFor: (scatters) =>
      Math.min(freeSpins.retriggers[scatters] ?? 0, freeSpins.maxSpins - awarded),
  });
}

type Situation = {
  readonly multiplier: number;
  readonly falls?: readonly number[] | undefined;
  readonly found?: Found;
  readonly freeSpinsFor: (scatters: number, nextWilds: readonly Cell[]) => number;
};

function resolve(
  definition: SlotDefinition,
  strips: readonly Strip[],
  stops: readonly number[],
  { multiplier: series, falls, found = {}, freeSpinsFor }: Situation,
): SpinResult {
  const { wild, scatter, scatterPays, rows } = definition;
  const { wilds = [], bookSymbol } = found;
  const cutOut = strips.map((strip, reel) => cut(strip, stops[reel] ?? 0, rows));
  const window = placeWilds(cutOut, wild, wilds);
  const { window: read, grown } = growWilds(definition, window);
  const wins = findWins(definition, read);
  const multipliers = falls?.map((each) => each * series);
  const drops = multipliers && tumble(definition, strips, stops, { window, wins }, multipliers);
  const page = bookSymbol === undefined ? undefined : openPage(definition, window, bookSymbol);
  const multiplier = multipliers?.[0] ?? series;
  // Where things fall, scatters count when nothing falls any more: they never vanish.
  const scatters = countOf(drops?.at(-1)?.window ?? window, scatter);
  const freeSpinsWon = freeSpinsFor(scatters, wildsAfter(definition, window));
  const scatterPay = (scatterPays[scatters] ?? 0) * stakeUnitsOf(definition);
  const lineWins = page ? [...wins, page.win] : wins;
  const firstPay = multiplier * lineWins.reduce((sum, { pay }) => sum + pay, scatterPay);
  return {
    stops,
    window,
    lineWins,
    scatterWin:
      scatterPay > 0 || (scatter !== null && freeSpinsWon > 0)
        ? { count: scatters, pay: scatterPay }
        : null,
    multiplier,
    freeSpinsWon,
    pay: drops?.reduce((sum, { pay }) => sum + pay, firstPay) ?? firstPay,
    ...(drops && drops.length > 0 ? { drops } : {}),
    ...(wilds.length > 0
      ? { [isWalking(definition) ? 'walkingWilds' : 'stickyWilds']: wilds }
      : {}),
    ...(bookSymbol === undefined ? {} : { bookSymbol }),
    ...(page ? { grown: page.grown } : grown.length > 0 ? { grown } : {}),
  };
}

function holdCoins(definition: SlotDefinition, base: SpinResult, draw: DrawStream): SpinResult {
  const { holdAndSpin } = definition;
  if (!holdAndSpin || !isHoldAndSpin(holdAndSpin, base.window)) return base;
  const hold = drawHoldAndSpin(definition, holdAndSpin, base.window, draw);
  return { ...base, pay: base.pay + hold.pay, hold };
}

function openBook({ book }: SlotDefinition, base: SpinResult, draw: DrawStream): SpinResult {
  if (!book || base.freeSpinsWon === 0) return base;
  const bookSymbol = book.candidates[draw.nextInt(book.candidates.length)] ?? 0;
  return { ...base, bookSymbol };
}

function isWalking({ wilds }: SlotDefinition): boolean {
  return wilds?.kind === 'walking';
}

function countOf(window: SlotWindow, symbol: SymbolId | null): number {
  return window.flat().filter((shown) => shown === symbol).length;
}

function drawStops(strips: readonly Strip[], draw: DrawStream): number[] {
  return strips.map((strip) => draw.nextInt(strip.length));
}

/** The `rows` symbols from `stop` down, going round at the end of the strip. */
function cut(strip: Strip, stop: number, rows: number): SymbolId[] {
  const shown = strip.slice(stop, stop + rows);
  while (shown.length < rows) shown.push(...strip.slice(0, rows - shown.length));
  return shown;
}

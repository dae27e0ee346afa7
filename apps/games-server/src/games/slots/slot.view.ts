/** What the frame sees of a slot's round: symbols, wins and money, and nothing that decided them. */
import type { SlotRound, SpinView } from '@bahati/contract/games-frame/slots.ts';
import { type SlotDefinition, toAmount } from '@bahati/game-rules/slots/definition.ts';
import type {
  Cell,
  Drop,
  HoldAndSpinResult,
  SlotOutcome,
  SlotWindow,
  SpinResult,
  SpinWin,
} from '@bahati/game-rules/slots/outcome.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Priced } from '#games-server/games/game.ts';

export type SlotView = Pick<SlotRound, 'base' | 'freeSpins'>;

export function viewSlotRound(definition: SlotDefinition, round: Priced<SlotOutcome>): SlotView {
  const view = (spin: SpinResult) => viewSpin(definition, round, spin);
  return { base: view(round.outcome.base), freeSpins: round.outcome.freeSpins.map(view) };
}

/** Every pay is money with the multiplier of the spin in it. */
function viewSpin(
  definition: SlotDefinition,
  { stake, currency }: Pick<Priced<SlotOutcome>, 'stake' | 'currency'>,
  spin: SpinResult,
): SpinView {
  const money = (pay: number) => toDecimal(toAmount(definition, pay, stake), currency);
  // Where things fall, scatters are counted when nothing falls any more.
  const last = spin.drops?.at(-1)?.window ?? spin.window;
  const { drops, grown, stickyWilds, walkingWilds, bookSymbol, hold } = spin;
  return {
    window: viewWindow(spin.window),
    stops: [...spin.stops],
    lineWins: spin.lineWins.map((win) => viewWin(win, spin.multiplier, money)),
    scatterCount: last.flat().filter((symbol) => symbol === definition.scatter).length,
    scatterPay: money((spin.scatterWin?.pay ?? 0) * spin.multiplier),
    pay: money(spin.pay),
    multiplier: spin.multiplier,
    freeSpinsWon: spin.freeSpinsWon,
    ...(drops && { drops: drops.map((drop) => viewDrop(drop, money)) }),
    ...(grown && { grown: viewCells(grown) }),
    ...(stickyWilds && { stickyWilds: viewCells(stickyWilds) }),
    ...(walkingWilds && { walkingWilds: viewCells(walkingWilds) }),
    ...(bookSymbol !== undefined && { bookSymbol }),
    ...(hold && { hold: viewHold(hold, money) }),
  };
}

type Money = (pay: number) => string;

function viewWindow(window: SlotWindow): number[][] {
  return window.map((column) => [...column]);
}

function viewCells(cells: readonly Cell[]): [number, number][] {
  return cells.map(([reel, row]) => [reel, row]);
}

function viewWin({ line, symbol, count, pay, cells, ways }: SpinWin, times: number, money: Money) {
  return {
    line,
    symbol,
    count,
    pay: money(pay * times),
    ...(cells && { cells: viewCells(cells) }),
    ...(ways !== undefined && { ways }),
  };
}

function viewDrop({ window, wins, removed, multiplier, pay }: Drop, money: Money) {
  return {
    window: viewWindow(window),
    wins: wins.map((win) => viewWin(win, multiplier, money)),
    removed: viewCells(removed),
    multiplier,
    pay: money(pay),
  };
}

function viewHold({ rounds, jackpots, pay }: HoldAndSpinResult, money: Money): SpinView['hold'] {
  return {
    rounds: rounds.map(({ coins, respinsLeft }) => ({
      coins: coins.map(({ cell, pay: value, jackpot }) => [...cell, money(value), jackpot]),
      respinsLeft,
    })),
    jackpots: [...jackpots],
    pay: money(pay),
  };
}

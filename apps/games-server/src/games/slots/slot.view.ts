/** What the frame sees of a slot's round: symbols, wins and money, and nothing that decided them. */
import type { SlotRound, SpinView } from '@bahati/contract/games-frame/slots.ts';
import { type SlotDefinition, toAmount } from '@bahati/game-rules/slots/definition.ts';
import type { SlotOutcome, SpinResult } from '@bahati/game-rules/slots/spin.ts';
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
  { stake, currency }: Priced<SlotOutcome>,
  spin: SpinResult,
): SpinView {
  const money = (pay: number) => toDecimal(toAmount(definition, pay, stake), currency);
  return {
    window: spin.window.map((column) => [...column]),
    stops: [...spin.stops],
    lineWins: spin.lineWins.map(({ line, symbol, count, pay }) => ({
      line,
      symbol,
      count,
      pay: money(pay * spin.multiplier),
    })),
    scatterCount: spin.window.flat().filter((symbol) => symbol === definition.scatter).length,
    scatterPay: money((spin.scatterWin?.pay ?? 0) * spin.multiplier),
    pay: money(spin.pay),
    multiplier: spin.multiplier,
    freeSpinsWon: spin.freeSpinsWon,
  };
}

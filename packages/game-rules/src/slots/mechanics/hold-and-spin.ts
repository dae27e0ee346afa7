import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import {
  type CoinValue,
  type HoldAndSpinRule,
  type SlotDefinition,
  stakeUnitsOf,
} from '@bahati/game-rules/slots/definition.ts';
import type {
  Cell,
  Coin,
  HoldAndSpinResult,
  SlotWindow,
} from '@bahati/game-rules/slots/outcome.ts';
import { cellsShowing } from './anywhere.ts';

/** True where the coins of a paid window begin hold and spin. */
export function isHoldAndSpin({ coin, trigger }: HoldAndSpinRule, window: SlotWindow): boolean {
  return cellsShowing(window, (shown) => shown === coin).length >= trigger;
}

/**
 * Draws the value of each coin in view, reel by reel from the top. Then in each respin one draw
 * for every empty cell in the same order says whether a coin falls there, and if so the next draw
 * says its value.
 */
export function drawHoldAndSpin(
  definition: SlotDefinition,
  rule: HoldAndSpinRule,
  window: SlotWindow,
  draw: DrawStream,
): HoldAndSpinResult {
  const units = stakeUnitsOf(definition);
  const coinAt = (cell: Cell): Coin => {
    const { value, jackpot } = drawValue(rule.values, draw);
    return { cell, pay: value * units, jackpot };
  };
  const begun = cellsShowing(window, (shown) => shown === rule.coin).map(coinAt);
  const rounds = [{ coins: begun, respinsLeft: rule.respins }];
  let empty = cellsShowing(window, (shown) => shown !== rule.coin);
  let respinsLeft = rule.respins;
  while (respinsLeft > 0 && empty.length > 0) {
    const coins: Coin[] = [];
    const still: Cell[] = [];
    for (const cell of empty) {
      if (draw.nextInt(rule.chance.outOf) < rule.chance.coins) coins.push(coinAt(cell));
      else still.push(cell);
    }
    empty = still;
    respinsLeft = coins.length > 0 ? rule.respins : respinsLeft - 1;
    rounds.push({ coins, respinsLeft });
  }
  const coins = rounds.flatMap((round) => round.coins);
  const grand = empty.length === 0 ? rule.grand * units : 0;
  const jackpots = coins.flatMap(({ jackpot }) => (jackpot ? [jackpot] : []));
  return {
    rounds,
    jackpots: grand > 0 ? [...jackpots, 'grand'] : jackpots,
    pay: coins.reduce((sum, { pay }) => sum + pay, grand),
  };
}

function drawValue(values: readonly CoinValue[], draw: DrawStream): CoinValue {
  let drawn = draw.nextInt(values.reduce((sum, { weight }) => sum + weight, 0));
  for (const value of values) {
    if (drawn < value.weight) return value;
    drawn -= value.weight;
  }
  throw new RangeError('A coin needs a value.');
}

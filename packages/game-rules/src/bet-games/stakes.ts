/** The stakes of bet games in the currencies of the operator. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { StakeRange } from './bet-game.ts';

type InUnits = { minimum: bigint; maximum: bigint; step: bigint; quick: readonly bigint[] };

/** All currencies have two minor digits; a shilling of Tanzania is worth a twentieth of Kenya's. */
const shilling = 100n;
const tanzanian = 20n;

/** From amounts in Kenyan shillings, each times a hundred: what goes for XPL too. */
export function stakesFrom(inKenya: InUnits): Readonly<Record<Currency, StakeRange>> {
  const scaled = (by: bigint): StakeRange => ({
    minimum: inKenya.minimum * by,
    maximum: inKenya.maximum * by,
    step: inKenya.step * by,
    quick: inKenya.quick.map((amount) => amount * by),
  });
  const here = scaled(1n);
  return { KES: here, TZS: scaled(tanzanian), XPL: here };
}

/** For games whose player chooses one amount: 5 to 10,000 shillings in whole ones. */
export const plainStakes = stakesFrom({
  minimum: 5n * shilling,
  maximum: 10_000n * shilling,
  step: shilling,
  quick: [10n, 20n, 50n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n].map((whole) => whole * shilling),
});

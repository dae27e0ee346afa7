/** What the house keeps of the pots of one hand. */
import { shareRoundedDown } from '@bahati/money/money.ts';
import type { Chips } from '@bahati/game-rules/seat-games/seat-game.ts';
import type { Pot } from './pots.ts';

export type RakeTerms = {
  /** Of 10,000, of all pots that were called. */
  readonly rakeBasisPoints: number;
  /**
   * The most of one hand, by how many players were dealt in: the row with the most players that
   * are not more than these counts, so a row for two serves for all. Without any: no cap.
   */
  readonly rakeCap: readonly { readonly players: number; readonly cap: Chips }[];
  /** A hand that ends before the flop pays nothing. */
  readonly noFlopNoDrop: boolean;
};

export type RakedPot = Pot & { readonly rake: Chips };

function capFor(terms: RakeTerms, players: number): Chips | null {
  const rows = terms.rakeCap
    .filter((row) => row.players <= players)
    .toSorted((one, other) => other.players - one.players);
  return rows[0]?.cap ?? null;
}

/**
 * The rake of all pots together is the percentage of their sum, rounded down, and the cap at most.
 * Each pot gives what it adds to that, the main pot first: so the main pot reaches the cap first.
 * `amount` is then what of each is left to win.
 */
export function takeRake(
  pots: readonly Pot[],
  terms: RakeTerms,
  hand: { readonly players: number; readonly hasFlop: boolean },
): readonly RakedPot[] {
  const isFree = terms.noFlopNoDrop && !hand.hasFlop;
  const cap = capFor(terms, hand.players);
  let sum = 0n;
  let taken = 0n;
  return pots.map((pot) => {
    sum += pot.amount;
    const share = isFree ? 0n : shareRoundedDown(sum, terms.rakeBasisPoints);
    const due = cap !== null && share > cap ? cap : share;
    const rake = due - taken;
    taken = due;
    return { ...pot, amount: pot.amount - rake, rake };
  });
}

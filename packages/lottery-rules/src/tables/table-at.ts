/** A table that returns a share of what is staked, for bet types whose prizes nobody publishes. */
import { multiply, type Rational, rational } from '@bahati/game-rules/rational.ts';
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import { oddsScale, type PrizeTable } from '@bahati/lottery-rules/bets/prize-table.ts';
import { parseSelection } from '@bahati/lottery-rules/bets/selection.ts';
import { backTier } from '@bahati/lottery-rules/bets/kinds/choice-type.ts';

/**
 * Odds by which each kind of line returns the share, rounded down to ten-thousandths; the tiers of a
 * kind have equal parts in it. What comes back as a stake comes on top.
 */
export function tableAt(betType: BetType, share: Rational): PrizeTable {
  const table: Record<string, number> = {};
  for (const text of betType.samples) {
    const read = parseSelection(betType, text);
    if ('refusal' in read) throw new RangeError(`${betType.id} refuses its own ${text}.`);
    const units = BigInt(read.lines) * BigInt(betType.unitsPerLine);
    const means = betType
      .expected(read.selection)
      .filter(({ tier }) => tier !== backTier && !betType.pooled.includes(tier));
    for (const { tier, lines } of means) {
      if (table[tier] !== undefined) continue;
      const wanted = multiply(share, rational(units * BigInt(oddsScale), BigInt(means.length)));
      const odds = multiply(wanted, rational(lines.denominator, lines.numerator));
      table[tier] = Number(odds.numerator / odds.denominator);
    }
  }
  if (betType.tiers.includes(backTier)) table[backTier] = oddsScale;
  return table;
}

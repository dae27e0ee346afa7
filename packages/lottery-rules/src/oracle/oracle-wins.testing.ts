/** Which tiers one line wins, by plain reading of the draw: the other half of the second opinion. */
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { ballWins } from './oracle-balls.testing.ts';
import { oracleLines } from './oracle-lines.testing.ts';
import { prizeWins } from './oracle-prizes.testing.ts';

/** Lines won by tier. */
export function oracleTally(id: string, text: string, numbers: DrawNumbers): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of oracleLines(id, text)) {
    for (const tier of lineWins(id, line, numbers)) found.set(tier, (found.get(tier) ?? 0) + 1);
  }
  return found;
}

function lineWins(id: string, line: string, numbers: DrawNumbers): string[] {
  return numbers.kind === 'balls'
    ? ballWins(id, line, numbers.main, numbers.extra)
    : prizeWins(id, line, numbers.prizes);
}

/** The table of agents and contracts, as it is printed. */
import { toDecimal } from '@bahati/money/money.ts';
import type { Line } from './compare.ts';

const heads = ['agent', 'contract', 'bills', 'own', 'oracle', 'kept', 'oracle', 'difference'];

export function tableText(lines: readonly Line[]): string {
  const money = (amount: bigint) => toDecimal(amount, 'KES');
  const rows = lines.map(({ agent, kind, bills, own, oracleOwn, kept, oracleKept }) => [
    agent,
    kind,
    String(bills),
    money(own),
    money(oracleOwn),
    money(kept),
    money(oracleKept),
    money(own - oracleOwn + kept - oracleKept),
  ]);
  const all = [heads, ...rows];
  const widths = heads.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The paytable as a player reads it: pays in total stakes, dearest symbol first. */
import { type SlotDefinition, type SlotSymbol, stakeUnitsOf, type SymbolId } from './definition.ts';
import type { Words } from '@bahati/game-rules/words.ts';

export type PaytableRow = {
  readonly symbol: SymbolId;
  readonly key: string;
  readonly name: Words;
  readonly role: 'wild' | 'scatter' | 'regular';
  /** Longest run first. */
  readonly pays: readonly {
    readonly count: number;
    /** In line stakes: give it to `toAmount` for an amount of money. */
    readonly pay: number;
    /** The same in total stakes, as exact decimal text: "0.5", "500". */
    readonly timesTotalStake: string;
  }[];
};

export function paytableOf(definition: SlotDefinition): PaytableRow[] {
  const rows = definition.symbols.map((symbol, id) => rowOf(definition, symbol, id));
  const topPay = (row: PaytableRow) => row.pays[0]?.pay ?? 0;
  const rank = { wild: 0, scatter: 1, regular: 2 };
  return rows.sort((a, b) => rank[a.role] - rank[b.role] || topPay(b) - topPay(a));
}

function rowOf(definition: SlotDefinition, symbol: SlotSymbol, id: SymbolId): PaytableRow {
  const lineCount = stakeUnitsOf(definition);
  // Where symbols pay by their number, a pay that stays the same is told once, by its least number.
  const isOfMany = !!definition.payRule && definition.payRule.kind !== 'ways';
  const isScatter = id === definition.scatter;
  const pays = isScatter ? definition.scatterPays.map((pay) => pay * lineCount) : symbol.pays;
  return {
    symbol: id,
    key: symbol.key,
    name: symbol.name,
    role: isScatter ? 'scatter' : id === definition.wild ? 'wild' : 'regular',
    pays: pays
      .map((pay, count) => ({ count, pay, timesTotalStake: decimalRatio(pay, lineCount) }))
      .filter(({ pay }, count) => pay > 0 && (!isOfMany || pay !== pays[count - 1]))
      .reverse(),
  };
}

/** `pay / lineCount` as decimal text, to four places; exact for 5, 8, 10, 16, 20, 25 and 40 lines. */
function decimalRatio(pay: number, lineCount: number): string {
  const scaled = Math.round((pay * 10_000) / lineCount);
  const whole = Math.floor(scaled / 10_000);
  const fraction = String(scaled - whole * 10_000)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return fraction === '' ? String(whole) : `${whole}.${fraction}`;
}

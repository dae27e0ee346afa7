/** The panel of a bet type, drawn by the kind its rules say. */
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import type { PrizeTable } from '@bahati/lottery-rules/bets/prize-table.ts';
import { BankerGrid } from './banker-grid.tsx';
import { EntryField } from './entry-field.tsx';
import { SymbolRow } from './symbol-row.tsx';
import type { Sets } from './ticket.rules.ts';
import './panels.css';

export function BetPanel({
  betType,
  sets,
  entry,
  odds,
  sold,
  onSets,
  onEntry,
}: {
  betType: BetType;
  sets: Sets;
  /** What stands in the field of typed numbers. */
  entry: string;
  odds: PrizeTable;
  /** Keys of what is sold out, as the rules name it. */
  sold: ReadonlySet<string>;
  onSets: (sets: Sets) => void;
  onEntry: (entry: string, sets: Sets) => void;
}) {
  const { kind, parts } = betType.panel;
  const setPart = (at: number, symbols: readonly string[]): Sets =>
    parts.map((_, place) => (place === at ? symbols : (sets[place] ?? [])));
  if (parts[0]?.name === 'bankers')
    return (
      <div className="lot-panel" data-kind={kind}>
        <BankerGrid {...{ betType, sets, odds, sold }} onChange={onSets} />
      </div>
    );
  return (
    <div className="lot-panel" data-kind={kind}>
      {parts.map((part, at) =>
        part.symbols === null ? (
          <EntryField
            key={part.name}
            part={part}
            text={entry}
            onText={(text, numbers) => onEntry(text, setPart(at, numbers))}
          />
        ) : (
          <SymbolRow
            key={part.name}
            {...{ betType, part, odds, sold }}
            chosen={sets[at] ?? []}
            onChange={(symbols) => onSets(setPart(at, symbols))}
          />
        ),
      )}
    </div>
  );
}

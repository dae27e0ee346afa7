/** The key a cap is set on, out of what is chosen in the form. */
import { betTypeOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { parseSelection } from '@bahati/lottery-rules/bets/selection.ts';

export const capScopes = ['draw', 'types', 'type', 'numbers', 'number'] as const;
export type CapScope = (typeof capScopes)[number];

export type CapTarget = { scope: CapScope; betType: string; selection: string };

/** Undefined: the selection is none of the type's, or covers more than one number. */
export function capKey({ scope, betType: id, selection }: CapTarget): string | undefined {
  if (scope === 'draw') return 'draw';
  if (scope === 'numbers') return '*';
  if (scope === 'types') return 'type:*';
  if (scope === 'type') return `type:${id}`;
  const betType = betTypeOf(id);
  const read = betType && parseSelection(betType, selection.trim());
  if (!read || 'refusal' in read || read.lines > 1) return undefined;
  const keys = [...betType.liability(read.selection, () => 1).keys()];
  return keys.length === 1 ? keys[0] : undefined;
}

/** A selection as tickets of the type have it, for whoever does not know how it is written. */
export const sampleOf = (id: string): string => betTypeOf(id)?.samples[0] ?? '';

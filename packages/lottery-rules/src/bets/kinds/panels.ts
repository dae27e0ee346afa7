/** The parts that panels are put together of. */
import type { Panel, PanelKind, Part } from '@bahati/lottery-rules/bets/bet-type.ts';

export const digitSymbols: readonly string[] = Array.from('0123456789');

/** `01 … to`, all of the width of the last. */
export function numberSymbols(from: number, to: number): readonly string[] {
  const width = String(to).length;
  return Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(width, '0'));
}

export const row = (name: string, symbols: readonly string[], least = 1): Part => ({
  name,
  symbols,
  least,
  most: symbols.length,
});

export const panelOf = (kind: PanelKind, ...parts: readonly Part[]): Panel => ({ kind, parts });

/** A list of typed numbers, as many as one ticket holds. */
export const typedPanel = (typed: NonNullable<Part['typed']>, most = 2_000): Panel => ({
  kind: 'entry',
  parts: [{ name: 'numbers', symbols: null, typed, least: 1, most }],
});

/** `place-1 … place-n`. */
export const placeNames = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `place-${at + 1}`);

/** Selections as text: one spelling each, read strictly. */
import type { BetType, Part, Selection, SelectionRefusal } from './bet-type.ts';

export type ParsedSelection =
  | { readonly selection: Selection; readonly lines: number }
  | { readonly refusal: SelectionRefusal };

/** The longest text that is read: 2,000 typed numbers of ten digits. */
const mostText = 24_000;

/** The one text of a selection. */
export const selectionText = ({ sets }: Selection): string =>
  sets.map((symbols) => symbols.join(',')).join('|');

/**
 * Reads the text of a selection. Symbols may come in any order and are put into that of the panel;
 * anything else that is not exactly a selection is refused by its reason.
 */
export function parseSelection(betType: BetType, text: string): ParsedSelection {
  if (text.length > mostText || !/^[a-z0-9,|-]*$/.test(text))
    return refuse({ reason: 'malformed' });
  const { parts } = betType.panel;
  const written = text.split('|');
  if (written.length !== parts.length) return refuse({ reason: 'wrong_parts' });
  const sets: (readonly string[])[] = [];
  for (const [at, part] of parts.entries()) {
    const read = readPart(part, written[at] ?? '');
    if ('reason' in read) return refuse({ ...read, part: at });
    sets.push(read);
  }
  return countSelection(betType, { sets });
}

function countSelection(betType: BetType, selection: Selection): ParsedSelection {
  const lines = betType.lines(selection);
  if (lines === 0) return refuse({ reason: 'no_line' });
  if (lines > betType.mostLines) return refuse({ reason: 'too_many_lines' });
  return { selection, lines };
}

const refuse = (refusal: SelectionRefusal): ParsedSelection => ({ refusal });

const placesByPart = new WeakMap<Part, ReadonlyMap<string, number>>();

/** Where each symbol of a part stands; kept, since a million tickets of a draw ask for it. */
function placesOf(part: Part): ReadonlyMap<string, number> {
  const places =
    placesByPart.get(part) ?? new Map(part.symbols?.map((symbol, place) => [symbol, place]));
  placesByPart.set(part, places);
  return places;
}

function readPart(part: Part, text: string): readonly string[] | Omit<SelectionRefusal, 'part'> {
  const symbols = text === '' ? [] : text.split(',');
  const places = placesOf(part);
  const seen = new Set<string>();
  for (const symbol of symbols) {
    const isKnown = part.symbols ? places.has(symbol) : isTyped(part, symbol);
    if (!isKnown) return { reason: 'unknown_symbol', symbol };
    if (seen.has(symbol)) return { reason: 'repeated_symbol', symbol };
    seen.add(symbol);
  }
  if (symbols.length < part.least) return { reason: 'too_few' };
  if (symbols.length > part.most) return { reason: 'too_many' };
  return part.symbols
    ? symbols.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
    : symbols.toSorted();
}

/** Whether a text is a number that may be typed into the part. */
export function isTyped({ typed }: Part, text: string): boolean {
  if (!typed || text.length !== typed.pieces * typed.digits || !/^\d+$/.test(text)) return false;
  if (!typed.among) return true;
  const pieces = piecesOf(text, typed.digits);
  return (
    new Set(pieces).size === pieces.length && pieces.every((one) => typed.among?.includes(one))
  );
}

/** A typed number cut into its pieces: `010511` by two digits is 01, 05, 11. */
export function piecesOf(text: string, digits: number): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += digits) pieces.push(text.slice(at, at + digits));
  return pieces;
}

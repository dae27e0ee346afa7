/**
 * Many numbers typed or pasted at once. Numbers stand between blanks, commas, semicolons, bars or line
 * breaks; where a number has several pieces, its pieces may have blanks or hyphens between them.
 */
import type { Part } from './bet-type.ts';
import { isTyped } from './selection.ts';

export const mostEntries = 2_000;

/** Longer texts are not looked at. */
export const longestEntry = 60_000;

export type EntryFault = {
  readonly reason: 'not_a_number' | 'repeated' | 'too_many_numbers' | 'too_long';
  /** Where it stands in the text, from 0, and how long it is. */
  readonly at: number;
  readonly length: number;
};

export type Entry = {
  /** Each once, in the order in which they came. */
  readonly numbers: readonly string[];
  /** In the order of the text; a ticket is made only where there are none. */
  readonly faults: readonly EntryFault[];
};

/** More than this many faults say nothing new. */
const mostFaults = 100;

/** Reads numbers of a part that is typed. */
export function parseEntry(part: Part, text: string): Entry {
  if (text.length > longestEntry) {
    const at = longestEntry;
    return { numbers: [], faults: [{ reason: 'too_long', at, length: text.length - at }] };
  }
  const hasPieces = (part.typed?.pieces ?? 1) > 1;
  const pattern = hasPieces ? /[^,;|\n\r]+/g : /[^\s,;|]+/g;
  const numbers = new Set<string>();
  const faults: EntryFault[] = [];
  for (const found of text.matchAll(pattern)) {
    const written = found[0].trim();
    if (written === '') continue;
    const at = found.index + found[0].indexOf(written);
    const number = hasPieces ? written.replaceAll(/[ \t-]/g, '') : written;
    const reason = faultOf(part, number, numbers);
    if (!reason) numbers.add(number);
    else if (faults.length < mostFaults) faults.push({ reason, at, length: written.length });
    if (reason === 'too_many_numbers') break;
  }
  return { numbers: [...numbers], faults };
}

function faultOf(
  part: Part,
  number: string,
  taken: ReadonlySet<string>,
): EntryFault['reason'] | null {
  if (!isTyped(part, number)) return 'not_a_number';
  if (taken.has(number)) return 'repeated';
  return taken.size >= Math.min(mostEntries, part.most) ? 'too_many_numbers' : null;
}

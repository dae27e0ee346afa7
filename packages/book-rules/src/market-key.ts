/**
 * How a market of an event is named: code, part of the event and line, as one text:
 * `total:0:2.5` is the total of the whole event at 2.5, `winner:2:` the winner of the second part.
 */
export type MarketKey = {
  /** A code of `markets/market-list.ts`. */
  readonly code: string;
  /** 0: the whole event; else the part, counted from 1. */
  readonly part: number;
  /** A decimal number as text, from the home side's view where it has a side; null: no line. */
  readonly line: string | null;
};

const form = /^([a-z0-9_]{1,40}):(\d{1,2}):(-?\d{1,4}(?:\.\d{1,2})?)?$/;

export const marketText = ({ code, part, line }: MarketKey): string =>
  `${code}:${part}:${line ?? ''}`;

/** Undefined for what is no key. */
export function parseMarketKey(text: string): MarketKey | undefined {
  const [, code, part, line] = form.exec(text) ?? [];
  if (code === undefined || part === undefined) return undefined;
  return { code, part: Number(part), line: line ?? null };
}

/** A line in quarters: "-0.75" is -3. Undefined where it is none. */
export function lineInQuarters(line: string): number | undefined {
  const quarters = Number(line) * 4;
  return Number.isInteger(quarters) ? quarters : undefined;
}

/**
 * A handicap bet in play counts what is scored after it. Its key holds a line on the whole score all
 * the same, which settles it whenever it was taken: at 1–0 a line of -0.5 on the rest is -1.5 on the
 * whole. This is the line to show, by the score as the bet is or was taken.
 */
export const lineOnRest = (line: string, [home, away]: readonly [number, number]): string =>
  `${Number(line) + home - away}`;

/** What was typed into a field of the frame, held against what the game takes. Pure. */
import type { Currency } from '@bahati/money/currencies.ts';
import { type FigureFault, readAmount, readFigure } from '@bahati/money/typed-figure.ts';
import type { StakeSpan } from './stake-span.ts';

/** Why a text is not taken. */
export type TypedFault =
  | { readonly is: FigureFault; readonly places: number }
  /** The limits are texts, or minor units to be shown as money. */
  | { readonly is: 'below' | 'above'; readonly limit: string | bigint }
  | { readonly is: 'off_step'; readonly span: StakeSpan };

export type Typed<Value> =
  | { readonly value: Value; readonly fault?: undefined }
  | { readonly value?: undefined; readonly fault: TypedFault };

const amountPlaces = 2;

/** An amount of at least so much; `least` is 1 minor unit where any amount will do. */
export function typedAmount(text: string, currency: Currency, least: bigint): Typed<bigint> {
  const read = readAmount(text, currency);
  if (read.fault !== undefined) return { fault: { is: read.fault, places: amountPlaces } };
  return read.units < least ? { fault: { is: 'below', limit: least } } : { value: read.units };
}

/** A stake of the span, typed as `units` stakes; never the nearest one. */
export function typedStake(
  text: string,
  currency: Currency,
  { minimum, maximum, step }: StakeSpan,
  units: bigint,
): Typed<bigint> {
  const span = { minimum: minimum * units, maximum: maximum * units, step: step * units };
  const typed = typedAmount(text, currency, span.minimum);
  if (typed.fault) return typed;
  if (typed.value > span.maximum) return { fault: { is: 'above', limit: span.maximum } };
  if ((typed.value - span.minimum) % span.step !== 0n) return { fault: { is: 'off_step', span } };
  return { value: typed.value / units };
}

/** A figure in units of its last place, between two of them; the limits are shown as texts. */
export function typedWithin(
  text: string,
  places: number,
  [least, most]: readonly [number, number],
  show: (units: number) => string,
): Typed<number> {
  const read = readFigure(text, places);
  if (read.fault !== undefined) return { fault: { is: read.fault, places } };
  if (read.units < BigInt(least)) return { fault: { is: 'below', limit: show(least) } };
  if (read.units > BigInt(most)) return { fault: { is: 'above', limit: show(most) } };
  return { value: Number(read.units) };
}

/** A limit that may be left out and was. */
export function isNoLimit({ fault }: Typed<bigint>): boolean {
  return fault?.is === 'empty';
}

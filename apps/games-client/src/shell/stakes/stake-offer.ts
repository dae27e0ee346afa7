/** Which of a game's stakes are offered: those within what the operator lets one stake be. Pure. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { FrameSession } from '#frame/shell/session/frame-session.ts';
import { toMinor } from '#frame/shell/balance/purse.ts';
import { fitStake, spanOf, type StakeSpan } from './stake-span.ts';

/** Minor units of whatever is staked at once; null: no bound on that side. */
export type StakeBounds = { readonly minimum: bigint | null; readonly maximum: bigint | null };

export type StakeOffer = {
  /** Offered at a press, ascending. Empty, with no span: nothing may be staked just now. */
  readonly steps: readonly bigint[];
  /** Null: just the steps may be staked. */
  readonly span: StakeSpan | null;
  readonly bounds: StakeBounds;
};

type Whole = Pick<StakeOffer, 'steps' | 'span'>;

/** All stakes the game has. */
export function wholeOffer(
  session: Pick<FrameSession, 'betLevels' | 'stakeRange' | 'currency'>,
): Whole {
  const steps = session.betLevels.map((step) => toMinor(step, session.currency));
  return { steps, span: spanOf(session) };
}

export const noBounds: StakeBounds = { minimum: null, maximum: null };

/** Bounds as a server tells them, with a session or with its "no"; null: it told none. */
export function boundsOf(told: unknown, currency: Currency): StakeBounds | null {
  const { minimum, maximum } = Object(told) as Record<string, unknown>;
  const minor = (text: unknown) => (typeof text === 'string' ? toMinor(text, currency) : null);
  const bounds = { minimum: minor(minimum), maximum: minor(maximum) };
  return bounds.minimum === null && bounds.maximum === null ? null : bounds;
}

/** What is left of the stakes; `price` is what the dearest bet that stands first costs of them. */
export function offerWithin(
  { steps, span }: Whole,
  bounds: StakeBounds,
  price: number,
): StakeOffer {
  const most = bounds.maximum === null ? null : bounds.maximum / BigInt(price);
  const left = steps.filter((step) => isWithin({ minimum: bounds.minimum, maximum: most }, step));
  const leftSpan = span && spanWithin(span, bounds.minimum ?? 0n, most ?? span.maximum);
  const ends = leftSpan ? [...new Set([leftSpan.minimum, leftSpan.maximum])] : [];
  return { steps: left.length > 0 ? left : ends, span: leftSpan, bounds };
}

function spanWithin(span: StakeSpan, least: bigint, most: bigint): StakeSpan | null {
  const { step } = span;
  const above = least > span.minimum ? (least - span.minimum + step - 1n) / step : 0n;
  const minimum = span.minimum + above * step;
  if (minimum > most || minimum > span.maximum) return null;
  return { minimum, maximum: fitStake(span, most), step };
}

export function isWithin({ minimum, maximum }: StakeBounds, stake: bigint): boolean {
  return (minimum === null || stake >= minimum) && (maximum === null || stake <= maximum);
}

export function isOffered({ steps, span }: Whole, stake: bigint): boolean {
  return steps.includes(stake) || (span !== null && stake === fitStake(span, stake));
}

/** The nearest stake on offer that is not above this one; the least where there is none. */
export function fitOffer(offer: Whole, stake: bigint): bigint {
  if (isOffered(offer, stake)) return stake;
  const { steps, span } = offer;
  if (span) return fitStake(span, stake);
  return steps.findLast((step) => step <= stake) ?? steps[0] ?? stake;
}

/** The next step up or down from here; undefined at the end. */
export function stepFrom({ steps }: Whole, stake: bigint, by: number): bigint | undefined {
  return by > 0 ? steps.find((step) => step > stake) : steps.findLast((step) => step < stake);
}

/** The middle of the low half of the ladder: cheap, but not the cheapest. */
const firstStakeIndex = 1;

export function firstStake({ steps }: Whole): bigint {
  return steps[Math.min(firstStakeIndex, steps.length - 1)] ?? 0n;
}

/** The two figures of a bet that hang together: the target, and how likely it is reached. */
import {
  highestTarget,
  limboDraws,
  limboMultiple,
  lowestTarget,
  reachingDraws,
  readLimboTarget,
} from '@bahati/game-rules/originals/limbo/limbo.rules.ts';
import { cutDecimalText, groupedText as groupedDecimal } from '@bahati/game-rules/rational.ts';
import { type Typed, typedWithin } from '#frame/shell/stakes/typed-limits.ts';

const firstTarget = 200;
const chancePlaces = 6;

export const openingOf = (target: number) => `target:${target}`;

export const targetAt = (opening: string) => readLimboTarget(opening) ?? firstTarget;

/** `2.00`, from hundredths. */
export const timesText = (hundredths: number) => cutDecimalText(limboMultiple(hundredths), 2);

/** `47,991,479.79`: for the eye, where a number may be long. */
export const groupedText = (hundredths: number) => groupedDecimal(timesText(hundredths));

/** Percent, exact: there are a hundred million draws. */
export const chanceText = (target: number) => percentText(reachingDraws(target));

function percentText(draws: number): string {
  const digits = String(draws).padStart(chancePlaces + 1, '0');
  return `${digits.slice(0, -chancePlaces)}.${digits.slice(-chancePlaces)}`;
}

/** The target nearest to this that the rules offer. */
function fitted(target: number): number {
  return Math.min(highestTarget, Math.max(lowestTarget, Math.round(target)));
}

const leastChance = reachingDraws(highestTarget);
const mostChance = reachingDraws(lowestTarget);

/** The target as typed, or the one nearest to a typed chance. */
export function typedTarget(figure: 'target' | 'chance', text: string): Typed<number> {
  if (figure === 'target') return typedWithin(text, 2, [lowestTarget, highestTarget], timesText);
  const typed = typedWithin(text, chancePlaces, [leastChance, mostChance], percentText);
  return typed.fault ? typed : { value: fitted((99 * limboDraws) / typed.value) };
}

/** One press of an arrow: a tenth at small targets, more where they are large. */
export function stepped(target: number, by: 1 | -1): number {
  const step = 10 ** Math.max(1, Math.floor(Math.log10(target)) - 1);
  return fitted(target + by * step);
}

/** Every way chance can go, with how likely it is: for exact figures and for their proof. */
import { multiply, type Rational, rational, subtract } from '@bahati/game-rules/rational.ts';
import { type Fate, wordSpan } from './fate.ts';

export type End<T> = { readonly end: T; readonly probability: Rational };

/** What was decided on the way, and how likely each of the answers is. */
type Decision = { readonly chances: readonly Rational[]; readonly taken: number };

/** Takes the answers of `script`, then always the first that can come. */
function scriptedFate(script: readonly number[], way: Decision[]): Fate {
  const decide = (chances: readonly Rational[]): number => {
    const first = chances.findIndex(({ numerator }) => numerator > 0n);
    const taken = script[way.length] ?? first;
    way.push({ chances, taken });
    return taken;
  };
  return {
    isCaptured(threshold) {
      const chance = rational(BigInt(threshold), BigInt(wordSpan));
      return decide([chance, subtract(rational(1n), chance)]) === 0;
    },
    whichOf(weights) {
      const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
      return decide(weights.map((weight) => rational(BigInt(weight), whole)));
    },
  };
}

/** The answers that lead to the next end: the last decision that has another one, answered so. */
function nextScript(way: readonly Decision[]): number[] | null {
  for (let at = way.length - 1; at >= 0; at -= 1) {
    const { chances, taken } = way[at] ?? { chances: [], taken: 0 };
    const next = chances.findIndex(({ numerator }, answer) => answer > taken && numerator > 0n);
    if (next >= 0) return [...way.slice(0, at).map((decision) => decision.taken), next];
  }
  return null;
}

/** Plays again and again until no branch is left; `play` must depend on its fate alone. */
export function everyEnd<T>(play: (fate: Fate) => T): End<T>[] {
  const ends: End<T>[] = [];
  for (let script: number[] | null = []; script; ) {
    const way: Decision[] = [];
    const end = play(scriptedFate(script, way));
    const probability = way.reduce(
      (product, { chances, taken }) => multiply(product, chances[taken] ?? rational(0n)),
      rational(1n),
    );
    ends.push({ end, probability });
    script = nextScript(way);
  }
  return ends;
}

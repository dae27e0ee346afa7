/** From how many scatters on free spins are won, and how many: read from the rule itself. Pure. */
import type { FreeSpinRule } from '@bahati/game-rules/slots/definition.ts';

export type Award = {
  readonly scatters: number;
  /** True where every greater number of scatters wins as much. */
  readonly isLast: boolean;
  readonly spins: number;
};

/** Fewest scatters first; numbers of scatters that win the same are told once. */
export function awardsOf(spinsByScatters: FreeSpinRule['awards']): readonly Award[] {
  const steps = spinsByScatters.flatMap((spins, scatters) =>
    spins > 0 && spins !== spinsByScatters[scatters - 1] ? [{ scatters, spins }] : [],
  );
  return steps.map((step, index) => ({ ...step, isLast: index === steps.length - 1 }));
}

/** "12+" for the last step, "10" or "10–11" for those before it. */
export function rangeOf(from: number, next: number | undefined): string {
  if (next === undefined) return `${from}+`;
  return next === from + 1 ? String(from) : `${from}–${next - 1}`;
}

/** What the flagship games share: how one is written down, and what stakes it takes. */
import type {
  SlotDefinition,
  SlotSymbol,
  StatedFigures,
  Strip,
} from '@bahati/game-rules/slots/definition.ts';

export type Flagship = {
  readonly definition: SlotDefinition;
  readonly figures: StatedFigures;
  readonly volatility: 'low' | 'medium' | 'high';
  /** What a search may ask for. */
  readonly features: readonly string[];
  /** As YYYY-MM-DD. */
  readonly releasedOn: string;
};

/** Total stakes on offer in minor units; they divide by 5, 10, 20, 25 and 40. */
export const betLevels: SlotDefinition['betLevels'] = {
  KES: steps(20, 50, 100, 200, 500, 1000, 2000, 5000),
  TZS: steps(500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000),
  XPL: steps(20, 50, 100, 200, 500, 1000, 2000, 5000),
};

/** `pays[0]` is for `from` of a kind, in line stakes. */
export function symbol(
  key: string,
  en: string,
  sw: string,
  from: number,
  pays: readonly number[],
): SlotSymbol {
  return { key, name: { en, sw }, pays: [...Array.from({ length: from }, () => 0), ...pays] };
}

/** Reads strips written one letter a symbol; `letters` are in the order of the symbols. */
export function stripReader(letters: string): (text: string) => Strip {
  return (text) =>
    Array.from(text, (letter) => {
      const id = letters.indexOf(letter);
      if (id === -1) throw new RangeError(`No symbol is written ${letter}.`);
      return id;
    });
}

/** Whole units as minor units; every currency of the games has two minor digits. */
function steps(...units: readonly number[]): bigint[] {
  return units.map((unit) => BigInt(unit) * 100n);
}

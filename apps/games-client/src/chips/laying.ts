/**
 * What a player does with chips on a cloth, as pure steps. Chips stay where they lie when a round
 * is over, so that the same bets can be played again; what passes a limit changes nothing and says
 * which limit it was.
 */
import {
  type Cloth,
  type ClothLimit,
  limitOf,
  mostChipsOn,
  mostOnPlace,
  priceOfStacks,
  readStacks,
  type Stack,
} from '@bahati/game-rules/chips/cloth.ts';

export type Laying = {
  readonly stacks: readonly Stack[];
  /** What lay before each step that can be undone, the latest last. */
  readonly past: readonly (readonly Stack[])[];
  /** What the latest round was played with. */
  readonly played: readonly Stack[];
  /** Which limit the latest step would have passed. */
  readonly refused: ClothLimit | null;
  /** Of a place that was refused more: what it takes at most. */
  readonly most: number;
};

export type LayingStep =
  | { readonly does: 'place' | 'take'; readonly place: string; readonly chips: number }
  /** One step, though it lies on many places. */
  | { readonly does: 'place-all'; readonly places: readonly string[]; readonly chips: number }
  | { readonly does: 'undo' | 'clear' | 'repeat' | 'double' };

const longestPast = 100;

/** From the opening the frame holds; what it cannot read is an empty cloth. */
export function layingOf(cloth: Cloth, opening: string): Laying {
  const stacks = readStacks(cloth, opening) ?? [];
  return { stacks, past: [], played: [], refused: null, most: mostOnPlace };
}

export function chipsOn({ stacks }: Laying, place: string): number {
  return stacks.find((stack) => stack.place === place)?.chips ?? 0;
}

export function layingAfter(cloth: Cloth, laying: Laying, step: LayingStep): Laying {
  const { stacks, past } = laying;
  switch (step.does) {
    case 'place':
      return changed(cloth, laying, withMore(stacks, step.place, step.chips));
    case 'place-all': {
      const more = (all: readonly Stack[], place: string) => withMore(all, place, step.chips);
      return changed(cloth, laying, step.places.reduce(more, stacks));
    }
    case 'take':
      return changed(cloth, laying, withMore(stacks, step.place, -step.chips));
    case 'clear':
      return changed(cloth, laying, []);
    case 'repeat':
      return changed(
        cloth,
        laying,
        laying.played.map(({ place, chips }) => ({ place, chips })),
      );
    case 'double':
      return changed(
        cloth,
        laying,
        stacks.map(({ place, chips }) => ({ place, chips: chips * 2 })),
      );
    case 'undo':
      return { ...laying, stacks: past.at(-1) ?? stacks, past: past.slice(0, -1), refused: null };
  }
}

function changed(cloth: Cloth, laying: Laying, stacks: readonly Stack[]): Laying {
  const refused = limitOf(cloth, stacks);
  // An empty cloth cannot be played, but it can lie there.
  if (refused && refused !== 'empty') {
    const full = stacks.find(({ place, chips }) => chips > mostChipsOn(cloth, place));
    return { ...laying, refused, most: full ? mostChipsOn(cloth, full.place) : mostOnPlace };
  }
  if (areSame(stacks, laying.stacks)) return { ...laying, refused: null };
  const past = [...laying.past, laying.stacks].slice(-longestPast);
  return { ...laying, stacks, past, refused: null };
}

/** A stack taken down to nothing is gone. */
function withMore(stacks: readonly Stack[], place: string, more: number): readonly Stack[] {
  const known = stacks.find((stack) => stack.place === place);
  const chips = (known?.chips ?? 0) + more;
  const others = stacks.filter((stack) => stack !== known);
  return chips > 0 ? [...others, { place, chips }] : others;
}

/** Whether the same chips lie on the same places, in whatever order. */
export function areSame(some: readonly Stack[], others: readonly Stack[]): boolean {
  return (
    some.length === others.length &&
    priceOfStacks(some) === priceOfStacks(others) &&
    some.every((stack) =>
      others.some(({ place, chips }) => place === stack.place && chips === stack.chips),
    )
  );
}

/**
 * How the strips of a model with several wishes at once were found: by annealing. A symbol changes
 * or two change places, what comes of it is measured, and a step away from what is wanted is taken
 * the more seldom the colder it has become. Always the same strips for the same search.
 */
import { type Draw, drawerOf } from './find-strips.ts';
import type { Role } from '@bahati/game-rules/slots/studio/models/model.ts';

/** What is wanted of strips, and by how much it may be missed. */
export type Wish = { readonly value: number; readonly within: number };

export type StripSearch<Key extends string> = {
  readonly seed: number;
  readonly rows: number;
  /** A letter for each symbol. */
  readonly start: readonly string[];
  /** Else no window shows twice what may move. */
  readonly mayStack?: boolean;
  /** These stay where they stand. */
  readonly fixed: readonly Role[];
  /** What may take another's place; on no reel more than two from where it began. */
  readonly movable: readonly Role[];
  readonly measure: (reels: readonly string[]) => Readonly<Record<Key, number>>;
  readonly wishes: Readonly<Record<Key, Wish>>;
  readonly mostMoves: number;
};

const farthest = 2;

/** Temperatures in widths of what may be missed. */
const warm = 12;
const cold = 0.2;

/** Strips that grant every wish, or undefined where the moves did not suffice. */
export function annealStrips<Key extends string>(
  search: StripSearch<Key>,
): readonly string[] | undefined {
  const draw = drawerOf(search.seed);
  let reels = search.start;
  let missed = missedBy(search, reels);
  for (let move = 0; move < search.mostMoves; move += 1) {
    if (missed.every((each) => each <= 1)) return reels;
    const next = changed(search, reels, draw);
    if (!next) continue;
    const after = missedBy(search, next);
    const heat = warm * (cold / warm) ** (move / search.mostMoves);
    const worse = sum(after) - sum(missed);
    if (worse > 0 && draw(1_000_000) > 1_000_000 * Math.exp(-worse / heat)) continue;
    [reels, missed] = [next, after];
  }
  return missed.every((each) => each <= 1) ? reels : undefined;
}

function missedBy<Key extends string>(
  { measure, wishes }: StripSearch<Key>,
  reels: readonly string[],
): number[] {
  const measured = measure(reels);
  return Object.entries<Wish>(wishes).map(
    ([key, { value, within }]) => Math.abs(measured[key as Key] - value) / within,
  );
}

/** One reel with another symbol somewhere, or with two that changed places; undefined: neither. */
function changed(
  {
    rows,
    start,
    fixed,
    movable,
    mayStack = false,
  }: Omit<StripSearch<string>, 'measure' | 'wishes'>,
  reels: readonly string[],
  draw: Draw,
): readonly string[] | undefined {
  const at = draw(reels.length);
  const strip = Array.from(reels[at] ?? '');
  const first = draw(strip.length);
  const second = draw(strip.length);
  const [one, other] = [strip[first] ?? '', strip[second] ?? ''];
  const stays = (letter: string) => fixed.some((role) => role === letter);
  if (stays(one) || stays(other)) return undefined;
  if (draw(2) === 0) strip[first] = movable[draw(movable.length)] ?? one;
  else [strip[first], strip[second]] = [other, one];
  const text = strip.join('');
  const isKept = movable.every((role) => {
    const [began, now] = [countOf(start[at] ?? '', role), countOf(text, role)];
    return now >= Math.min(began, Math.max(1, began - farthest)) && now <= began + farthest;
  });
  if (text === reels[at] || !isKept) return undefined;
  if (!mayStack && !isMixed(text, rows, movable)) return undefined;
  return reels.map((reel, index) => (index === at ? text : reel));
}

function isMixed(strip: string, rows: number, movable: readonly Role[]): boolean {
  const turned = strip + strip.slice(0, rows - 1);
  return Array.from(strip).every((_, stop) => {
    const shown = Array.from(turned.slice(stop, stop + rows));
    const moving = shown.filter((letter) => movable.some((role) => role === letter));
    return new Set(moving).size === moving.length;
  });
}

function countOf(strip: string, role: Role): number {
  return strip.split(role).length - 1;
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

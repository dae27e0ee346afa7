/**
 * A second opinion on Bao, slow and written for itself. The board is looked at from the first
 * player's chair: four rows of eight, the other's back row on top. Pits have names like `c2`, column
 * and row, and a move is told step by step with a new board for each.
 */
type Player = 'south' | 'north';
export type Grid = {
  readonly pits: ReadonlyMap<string, number>;
  readonly stores: Readonly<Record<Player, number>>;
  readonly houses: Readonly<Record<Player, boolean>>;
};
export type Told = { readonly grid: Grid; readonly asked: boolean; readonly endless: boolean };

const columns = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const rowOf = { south: { front: 2, back: 1 }, north: { front: 3, back: 4 } } as const;
const foe = (player: Player): Player => (player === 'south' ? 'north' : 'south');

/** South's pits clockwise as he sees them: along his front to the right, back along the other. */
function loop(player: Player): readonly string[] {
  const { front, back } = rowOf[player];
  const seen = player === 'south' ? columns : columns.toReversed();
  return [
    ...seen.map((column) => `${column}${front}`),
    ...seen.toReversed().map((column) => `${column}${back}`),
  ];
}

/** From the rules' board; the first side is south. */
export function gridOf(
  sides: readonly { pits: readonly number[]; store: number; ownsHouse: boolean }[],
): Grid {
  const [south, north] = sides;
  if (!south || !north) throw new Error('two sides');
  return {
    pits: new Map([
      ...loop('south').map((name, at) => [name, south.pits[at] ?? 0] as const),
      ...loop('north').map((name, at) => [name, north.pits[at] ?? 0] as const),
    ]),
    stores: { south: south.store, north: north.store },
    houses: { south: south.ownsHouse, north: north.ownsHouse },
  };
}

/** To compare: all pits in one order, with stores and houses. */
export function written({ pits, stores, houses }: Grid): string {
  const text = [...pits].map(([name, seeds]) => `${name}${seeds}`).toSorted();
  return `${text.join(' ')} ${stores.south} ${stores.north} ${houses.south} ${houses.north}`;
}

const houseOf = { south: 'e2', north: 'd3' } as const;
const isFrontRow = (name: string): boolean => name.endsWith('2') || name.endsWith('3');
const across = (name: string): string => `${name[0]}${name.endsWith('2') ? '3' : '2'}`;
const at = (grid: Grid, name: string): number => grid.pits.get(name) ?? 0;

function put(grid: Grid, name: string, seeds: number): Grid {
  return { ...grid, pits: new Map(grid.pits).set(name, seeds) };
}

function next(player: Player, name: string, clockwise: boolean): string {
  const pits = clockwise ? loop(player) : loop(player).toReversed();
  const place = pits.indexOf(name);
  return pits[place + 1] ?? pits[0] ?? '';
}

const frontOf = (grid: Grid, player: Player): readonly string[] =>
  loop(player)
    .slice(0, 8)
    .filter((name) => at(grid, name) > 0);

const standsHouse = (grid: Grid, player: Player): boolean =>
  grid.houses[player] && at(grid, houseOf[player]) >= 6;

function loseHouse(grid: Grid, player: Player): Grid {
  return { ...grid, houses: { ...grid.houses, [player]: false } };
}

/** Drops seeds one by one, the first on `first`; answers where the last fell. */
function drop(grid: Grid, player: Player, first: string, seeds: number, clockwise: boolean) {
  let [now, name] = [grid, first];
  for (let left = seeds; ; left -= 1) {
    now = put(now, name, at(now, name) + 1);
    if (left === 1) return { grid: now, last: name };
    name = next(player, name, clockwise);
  }
}

type Walk = { player: Player; clockwise: boolean; eats: boolean; safari: boolean; stop: string };

/** From an end with the seeds of the pit across; null: the other's front row is empty. */
function eat(grid: Grid, walk: Walk, from: string): ReturnType<typeof drop> | Grid {
  const { player } = walk;
  const eaten = across(from);
  const seeds = at(grid, eaten);
  let now = put(grid, eaten, 0);
  if (eaten === houseOf[foe(player)]) now = loseHouse(now, foe(player));
  if (frontOf(now, foe(player)).length === 0) return now;
  const seen = loop(player).slice(0, 8);
  const place = seen.indexOf(from);
  if (place < 2) walk.clockwise = true;
  if (place > 5) walk.clockwise = false;
  const end = (walk.clockwise ? seen[0] : seen[7]) ?? '';
  return drop(now, player, end, seeds, walk.clockwise);
}

function lift(grid: Grid, walk: Walk, name: string, seeds: number): ReturnType<typeof drop> {
  const { player, clockwise } = walk;
  let now = put(grid, name, at(grid, name) - seeds);
  if (at(now, name) === 0 && name === houseOf[player]) now = loseHouse(now, player);
  return drop(now, player, next(player, name, clockwise), seeds, clockwise);
}

function onward(first: ReturnType<typeof drop> | Grid, walk: Walk): Told {
  const { player, eats, safari, stop } = walk;
  let step = first;
  for (let laps = 1; laps < 500; laps += 1) {
    if (!('last' in step)) return { grid: step, asked: false, endless: false };
    const { grid, last } = step;
    const isOver = at(grid, last) === 1 || frontOf(grid, player).length === 0;
    if (isOver) return { grid, asked: false, endless: false };
    if (eats && isFrontRow(last) && at(grid, across(last)) > 0) {
      step = eat(grid, walk, last);
      continue;
    }
    if (last === stop) return { grid, asked: false, endless: false };
    if (last === houseOf[player] && standsHouse(grid, player) && !(eats && safari)) {
      return { grid, asked: eats, endless: false };
    }
    step = lift(grid, walk, last, at(grid, last));
  }
  const grid = 'last' in step ? step.grid : step;
  return { grid, asked: false, endless: 'last' in step };
}

function play(grid: Grid, walk: Walk, name: string): Told {
  const { player, eats } = walk;
  if (grid.stores[player] === 0) return onward(lift(grid, walk, name, at(grid, name)), walk);
  const taxed = name === houseOf[player] && standsHouse(grid, player);
  const stores = { ...grid.stores, [player]: grid.stores[player] - 1 };
  const laid = put({ ...grid, stores }, name, at(grid, name) + 1);
  if (eats) return onward(eat(laid, walk, name), walk);
  return onward(lift(laid, walk, name, taxed ? 2 : at(laid, name)), walk);
}

/** Whether a first sowing from here ends where it eats, and what. */
function eaten(grid: Grid, player: Player, name: string, clockwise: boolean): string | null {
  const seeds = at(grid, name);
  if (seeds < 2 || seeds >= 16) return null;
  let last = name;
  for (let left = seeds; left > 0; left -= 1) last = next(player, last, clockwise);
  const eats = isFrontRow(last) && at(grid, last) > 0 && at(grid, across(last)) > 0;
  return eats ? across(last) : null;
}

const ways = [true, false];

function starts(grid: Grid, player: Player, stop: string): { names: string[]; eats: boolean } {
  const front = frontOf(grid, player);
  if (grid.stores[player] > 0) {
    const facing = front.filter((name) => at(grid, across(name)) > 0);
    if (facing.length > 0) return { names: facing, eats: true };
    const hasHouse = standsHouse(grid, player);
    const others = front.filter((name) => !hasHouse || name !== houseOf[player]);
    if (others.length === 0) return { names: [...front], eats: false };
    const many = others.filter((name) => at(grid, name) >= 2);
    return { names: hasHouse || many.length === 0 ? others : many, eats: false };
  }
  const all = loop(player);
  const eating = all.filter((name) => ways.some((way) => eaten(grid, player, name, way) !== null));
  if (eating.length > 0) return { names: eating, eats: true };
  const many = all.filter((name) => at(grid, name) >= 2 && name !== stop);
  const inFront = many.filter(isFrontRow);
  return { names: inFront.length > 0 ? inFront : many, eats: false };
}

/** Every legal move, as `pit way safari`, with the board it leads to. */
export function movesByHand(grid: Grid, player: Player, stop: string): ReadonlyMap<string, string> {
  const seen = loop(player);
  const list = (names: readonly string[], eats: boolean): Map<string, string> => {
    const found = new Map<string, string>();
    for (const name of names) {
      for (const clockwise of ways) {
        const place = seen.indexOf(name);
        if (grid.stores[player] > 0 && eats) {
          if ((place < 2 && !clockwise) || (place > 5 && clockwise)) continue;
        } else if (eats && eaten(grid, player, name, clockwise) === null) continue;
        const isLone = frontOf(grid, player).length === 1 && isFrontRow(name);
        const isOutward = (place === 0 && !clockwise) || (place === 7 && clockwise);
        if (!eats && isLone && isOutward) continue;
        const tell = (safari: boolean): Told =>
          play(grid, { player, clockwise, eats, safari, stop: eats ? '' : stop }, name);
        const told = tell(false);
        if (told.endless) continue;
        const key = `${place} ${clockwise ? 1 : -1}`;
        found.set(`${key} false`, written(told.grid));
        const further = told.asked ? tell(true) : null;
        if (further && !further.endless) found.set(`${key} true`, written(further.grid));
      }
    }
    return found;
  };
  const { names, eats } = starts(grid, player, stop);
  const found = list(names, eats);
  if (found.size > 0 || !eats) return found;
  // Captures that never end are none.
  const without = starts({ ...grid, pits: withoutFoe(grid, player) }, player, stop);
  return list(without.names, false);
}

/** With nothing to eat on the other side, to see what else there is. */
function withoutFoe(grid: Grid, player: Player): ReadonlyMap<string, number> {
  return new Map([...grid.pits].map(([name, n]) => [name, loop(player).includes(name) ? n : 0]));
}

/** The pit that is blocked for the other after a quiet move of `player`; '' : none. */
export function blockByHand(grid: Grid, player: Player): string {
  if (grid.stores.south > 0 || grid.stores.north > 0) return '';
  const threats = (who: Player): Set<string> =>
    new Set(loop(who).flatMap((name) => ways.flatMap((way) => eaten(grid, who, name, way) ?? [])));
  const [only, more] = threats(player);
  if (only === undefined || more !== undefined || threats(foe(player)).size > 0) return '';
  if (only === houseOf[foe(player)] && standsHouse(grid, foe(player))) return '';
  const front = frontOf(grid, foe(player));
  const many = front.filter((name) => at(grid, name) > 1);
  const isOnly = front.length === 1 || (many.length === 1 && many[0] === only);
  return isOnly ? '' : only;
}

/** The name of a pit by its number on a side. */
export const nameOf = (player: Player, pit: number): string => loop(player)[pit] ?? '';

/**
 * How the strips of a model were found: a search over the number of each symbol on each reel until
 * the exact return is the wanted one, then an order in which no symbol meets itself in a window.
 * Always the same strips for the same plan. The models keep what it found; a new model begins here.
 */
import type { FreeSpinRule, SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import {
  expectedSeriesLength,
  exactRtp,
  lineReturn,
  scatterWindows,
} from '@bahati/game-rules/slots/figures/exact-rtp.ts';
import { type Rational, toNumber } from '@bahati/game-rules/rational.ts';
import {
  type PayLadder,
  paysOf,
  type Role,
  rolesOf,
  stripOf,
} from '@bahati/game-rules/slots/studio/models/model.ts';

/** How often each role stands on a strip to begin with; the search moves from there. */
export type Shares = Readonly<Partial<Record<Role, number>>>;

export type StripPlan = {
  readonly seed: number;
  readonly rows: number;
  readonly reelCount: number;
  readonly lines: SlotDefinition['lines'];
  readonly ladder: PayLadder;
  readonly shares: Shares;
  /** Of the reels of free spins; the wilds are what differs most. */
  readonly freeShares: Shares;
  readonly scatterPays: readonly number[];
  readonly freeSpins: FreeSpinRule | null;
  /** Shares of the total stake: of the whole game, and of its free spins alone. */
  readonly rtp: number;
  readonly freeRtp: number;
};

export type FoundStrips = { readonly reels: string[]; readonly freeReels: string[] };

type Counts = Map<Role, number>[];
export type Draw = (range: number) => number;

const closeEnough = 0.0002;
const mostMoves = 60_000;

export function findStrips(plan: StripPlan): FoundStrips {
  const draw = drawerOf(plan.seed);
  const { freeSpins } = plan;
  if (!freeSpins) {
    return { reels: search(plan, plan.shares, plan.rtp - scatterShare(plan), draw), freeReels: [] };
  }
  const wanted = plan.rtp - plan.freeRtp - scatterShare(plan);
  const reels = search(plan, plan.shares, wanted, draw);
  // What the paid reels missed by, the free ones make good.
  const sample = asDefinition(plan, reels, reels);
  const { lines, scatters } = exactRtp({ ...sample, freeSpins: null });
  const rest = plan.rtp - toNumber(lines) - toNumber(scatters);
  const onFreeReels = asDefinition(plan, reels, spread(plan, plan.freeShares));
  const spins = spinsPerRound(onFreeReels);
  const perSpin = rest / spins / freeSpins.multiplier - scatterShareOf(onFreeReels);
  return { reels, freeReels: search(plan, plan.freeShares, perSpin, draw) };
}

/** Strips of which one line returns `wanted` of its stake. */
function search(plan: StripPlan, shares: Shares, wanted: number, draw: Draw): string[] {
  const counts: Counts = Array.from(
    { length: plan.reelCount },
    () => new Map(Object.entries(shares) as [Role, number][]),
  );
  const movable = rolesOf(plan).filter((role) => role !== 'S' && shares[role] !== undefined);
  const missedBy = () => Math.abs(toNumber(returnOf(plan, counts)) - wanted);
  let missed = missedBy();
  for (let move = 0; move < mostMoves && missed > closeEnough; move += 1) {
    const reel = counts[draw(counts.length)];
    const from = movable[draw(movable.length)];
    const to = movable[draw(movable.length)];
    if (!reel || !from || !to || !mayMove(plan, shares, reel, from, to)) continue;
    shift(reel, from, to);
    const now = missedBy();
    // Now and then a step away is taken, or the search would stay in the first hollow.
    if (now < missed || (now < missed + 0.01 && draw(40) === 0)) missed = now;
    else shift(reel, to, from);
  }
  return counts.map((reel) => arrange(reel, plan.rows, draw));
}

/** A role stays near the share it was planned with, and never crowds a window. */
function mayMove(plan: StripPlan, shares: Shares, reel: Map<Role, number>, from: Role, to: Role) {
  const length = [...reel.values()].reduce((sum, count) => sum + count, 0);
  const least = Math.max(1, (shares[from] ?? 1) - 2);
  const most = Math.min(Math.floor(length / (plan.rows + 0.5)), (shares[to] ?? 1) + 2);
  return from !== to && (reel.get(from) ?? 0) > least && (reel.get(to) ?? 0) < most;
}

function shift(reel: Map<Role, number>, from: Role, to: Role): void {
  reel.set(from, (reel.get(from) ?? 0) - 1);
  reel.set(to, (reel.get(to) ?? 0) + 1);
}

function returnOf(plan: StripPlan, counts: Counts): Rational {
  const strips = counts.map((reel) =>
    [...reel].map(([role, count]) => role.repeat(count)).join(''),
  );
  const definition = asDefinition(plan, strips, []);
  return lineReturn(definition, definition.reels);
}

/** Puts symbols one after another, always one that the last rows do not show. */
export function arrange(reel: ReadonlyMap<Role, number>, rows: number, draw: Draw): string {
  for (;;) {
    const left = new Map(reel);
    let strip = '';
    for (;;) {
      const recent = strip.slice(Math.max(0, strip.length - rows + 1));
      const open = [...left].filter(([role, count]) => count > 0 && !recent.includes(role));
      const crowd = open.flatMap(([role, count]) => Array.from({ length: count }, () => role));
      const next = crowd[draw(Math.max(1, crowd.length))];
      if (!next) break;
      strip += next;
      left.set(next, (left.get(next) ?? 0) - 1);
    }
    const isWhole = [...left.values()].every((count) => count === 0);
    if (isWhole && isRoundlyMixed(strip, rows)) return strip;
  }
}

/** Also where the end of the strip meets its beginning. */
function isRoundlyMixed(strip: string, rows: number): boolean {
  const turned = strip + strip.slice(0, rows - 1);
  return Array.from(strip).every(
    (_, stop) => new Set(turned.slice(stop, stop + rows)).size === rows,
  );
}

function scatterShare(plan: StripPlan): number {
  return scatterShareOf(asDefinition(plan, spread(plan, plan.shares), []));
}

function scatterShareOf({ scatterPays, ...definition }: SlotDefinition): number {
  const strips = definition.freeReels.length > 0 ? definition.freeReels : definition.reels;
  const windows = scatterWindows({ ...definition, scatterPays }, strips).map(Number);
  const all = windows.reduce((sum, ways) => sum + ways, 0);
  return windows.reduce((sum, ways, count) => sum + (ways / all) * (scatterPays[count] ?? 0), 0);
}

function spinsPerRound(definition: SlotDefinition): number {
  const windows = scatterWindows(definition, definition.reels).map(Number);
  const all = windows.reduce((sum, ways) => sum + ways, 0);
  const awards = definition.freeSpins?.awards ?? [];
  return windows.reduce((sum, ways, count) => {
    return sum + (ways / all) * toNumber(expectedSeriesLength(definition, awards[count] ?? 0));
  }, 0);
}

/** Strips of these shares in which the scatters stand apart, as they will when arranged. */
function spread({ reelCount, rows }: StripPlan, shares: Shares): string[] {
  const others = Object.entries(shares)
    .filter(([role]) => role !== 'S')
    .map(([role, count]) => role.repeat(count))
    .join('');
  let strip = others;
  for (let scatter = 0; scatter < (shares.S ?? 0); scatter += 1) {
    const at = scatter * (rows + 1);
    strip = `${strip.slice(0, at)}S${strip.slice(at)}`;
  }
  return Array.from({ length: reelCount }, () => strip);
}

function asDefinition(
  plan: StripPlan,
  reels: readonly string[],
  freeReels: readonly string[],
): SlotDefinition {
  const order = rolesOf(plan);
  const scatter = order.indexOf('S');
  return {
    id: 'plan',
    version: 1,
    title: { en: '', sw: '' },
    rows: plan.rows,
    symbols: order.map((role) => ({
      key: role,
      name: { en: role, sw: role },
      pays: paysOf(plan.ladder, role),
    })),
    wild: order.indexOf('W'),
    scatter: scatter === -1 ? null : scatter,
    reels: reels.map((text) => stripOf(text, order)),
    freeReels: freeReels.map((text) => stripOf(text, order)),
    lines: plan.lines,
    scatterPays: plan.scatterPays,
    freeSpins: plan.freeSpins,
    betLevels: { KES: [], TZS: [], XPL: [] },
  };
}

/** A plain congruential row of numbers; no outcome of a game ever comes from it. */
export function drawerOf(seed: number): Draw {
  let state = seed;
  return (range) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * range);
  };
}

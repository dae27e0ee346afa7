/**
 * What the animation of a fight shows, beat by beat: leaps, strikes that tire, falls; no blood. It
 * follows from the result and from the numbers after it, so that every screen shows the same fight
 * and anybody can make it again. Bets are closed before its first beat.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { FightResult, Side } from './cockfight.rules.ts';

/** `strike` and `clash` tire; all others are for the eye. */
export type BeatKind =
  | 'enter'
  | 'circle'
  | 'leap'
  | 'dodge'
  | 'strike'
  | 'clash'
  | 'rest'
  | 'fall'
  | 'bell'
  | 'call_off'
  | 'bow';

export type Beat = {
  /** From the start of the fight. */
  readonly atMs: number;
  readonly kind: BeatKind;
  readonly by: Side | 'both';
  /** What each has left after it, of 100. At 0 a rooster falls. */
  readonly energy: Readonly<Record<Side, number>>;
  /** Where in the ring, in thousandths from its left edge. */
  readonly place: number;
};

export type FightScript = { readonly beats: readonly Beat[]; readonly lengthMs: number };

/** Who still stands then draws. */
export const fullTimeMs = 45_000;

/** A blow: whom it tires, and by how much. */
type Blow = { readonly on: Side; readonly by: number };

const eyeCatchers: readonly BeatKind[] = ['circle', 'leap', 'dodge', 'rest'];

function drawBetween(draw: DrawStream, least: number, most: number): number {
  return least + draw.nextInt(most - least + 1);
}

/** `total` in so many parts, each at least 1, as cut by drawn places. */
function drawParts(draw: DrawStream, total: number, count: number): number[] {
  const weights = Array.from({ length: count }, () => 1 + draw.nextInt(6));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => Math.max(1, Math.floor((total * weight) / whole)));
  const last = parts.length - 1;
  parts[last] = total - parts.slice(0, last).reduce((sum, part) => sum + part, 0);
  return parts;
}

function drawBlows(draw: DrawStream, on: Side, total: number): Blow[] {
  return drawParts(draw, total, drawBetween(draw, 4, 7)).map((by) => ({ on, by }));
}

/** Both rows in one, each in its own order, as the draw mixes them. */
function mixed(draw: DrawStream, meron: readonly Blow[], wala: readonly Blow[]): Blow[] {
  const [a, b] = [[...meron], [...wala]];
  const row: Blow[] = [];
  while (a.length > 0 || b.length > 0) {
    const next = draw.nextInt(a.length + b.length) < a.length ? a.shift() : b.shift();
    if (next) row.push(next);
  }
  return row;
}

/** How tired each is made: the one who falls to nothing, the other by what is drawn. */
function drawTiring(result: FightResult, draw: DrawStream): Readonly<Record<Side, number>> {
  const other = drawBetween(draw, 35, 92);
  const further = drawBetween(draw, 35, 92);
  if (result === 'meron') return { meron: other, wala: 100 };
  if (result === 'wala') return { meron: 100, wala: other };
  return result === 'bdd' ? { meron: 100, wala: 100 } : { meron: other, wala: further };
}

/** The blows before the end, and those that end it: the last one, or both at once. */
function drawFightBlows(result: FightResult, draw: DrawStream): { row: Blow[]; end: Blow[] } {
  const tiring = drawTiring(result, draw);
  const meron = drawBlows(draw, 'meron', tiring.meron);
  const wala = drawBlows(draw, 'wala', tiring.wala);
  const falls = (blows: Blow[], doesFall: boolean) => (doesFall ? blows.splice(-1) : []);
  const end = [...falls(meron, tiring.meron === 100), ...falls(wala, tiring.wala === 100)];
  return { row: mixed(draw, meron, wala), end };
}

const facing: Readonly<Record<Side, Side>> = { meron: 'wala', wala: 'meron' };

/** Makes beats one after the other, keeping time, energy and place. */
function beatMaker(draw: DrawStream) {
  const beats: Beat[] = [];
  let energy: Record<Side, number> = { meron: 100, wala: 100 };
  let place = 500;
  return {
    beats,
    add(atMs: number, kind: BeatKind, by: Beat['by'], blows: readonly Blow[] = []): void {
      for (const blow of blows) energy = { ...energy, [blow.on]: energy[blow.on] - blow.by };
      place = Math.min(800, Math.max(200, place + drawBetween(draw, -120, 120)));
      beats.push({ atMs, kind, by, energy, place });
    },
  };
}

function cancelledScript(draw: DrawStream): FightScript {
  const { beats, add } = beatMaker(draw);
  add(0, 'enter', 'both');
  add(2_500, 'call_off', 'both');
  return { beats, lengthMs: 4_000 };
}

/** The fight that ends so. `draw` stands after the number of the result. */
export function scriptOf(result: FightResult, draw: DrawStream): FightScript {
  if (result === 'cancelled') return cancelledScript(draw);
  const { beats, add } = beatMaker(draw);
  const { row, end } = drawFightBlows(result, draw);
  // Of the full time, what each blow has for itself; with an end before it some is left.
  const share = Math.floor((fullTimeMs - 5_000) / (row.length + 2));
  const pace = result === 'ftd' ? share : Math.min(share, drawBetween(draw, 1_800, 2_600));
  add(0, 'enter', 'both');
  let atMs = 2_500;
  for (const blow of row) {
    const kind = eyeCatchers[draw.nextInt(eyeCatchers.length)] ?? 'circle';
    const dodges = kind === 'dodge' || kind === 'rest' ? blow.on : facing[blow.on];
    add(atMs, kind, kind === 'circle' ? 'both' : dodges);
    add(atMs + Math.floor(pace / 2), 'strike', facing[blow.on], [blow]);
    atMs += pace;
  }
  if (result === 'ftd') {
    add(fullTimeMs, 'bell', 'both');
    return { beats, lengthMs: fullTimeMs + 2_500 };
  }
  const [last] = end;
  if (!last) throw new RangeError('A fight that is won has a last blow.');
  add(atMs, 'leap', end.length > 1 ? 'both' : facing[last.on]);
  add(
    atMs + 700,
    end.length > 1 ? 'clash' : 'strike',
    end.length > 1 ? 'both' : facing[last.on],
    end,
  );
  add(atMs + 1_100, 'fall', end.length > 1 ? 'both' : last.on);
  if (end.length === 1) add(atMs + 2_600, 'bow', facing[last.on]);
  return { beats, lengthMs: atMs + 4_500 };
}

/** What may be told after so many milliseconds: nothing of what is still to come. */
export function beatsUntil({ beats }: FightScript, ms: number): readonly Beat[] {
  return beats.filter(({ atMs }) => atMs <= ms);
}

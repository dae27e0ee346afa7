/** What the match tracker draws of an event's incidents. Pure. */
import type { BookIncident } from '@bahati/contract/sportsbook/offer.ts';

/** The ground is drawn 100 wide; places are told in hundredths of it. */
export const groundHeight = 62;

export type Mark = {
  readonly number: number;
  readonly kind: string;
  readonly side: 'home' | 'away';
  readonly x: number;
  readonly y: number;
  /** 0: the newest. */
  readonly age: number;
};

const mostMarks = 5;
/** A mark at the edge of the ground stands whole on it. */
const edge = 2.5;

const within = (value: number, most: number): number =>
  Math.min(most - edge, Math.max(edge, value));

/** The last incidents that have a place, the newest first. */
export function marksOf(incidents: readonly BookIncident[]): readonly Mark[] {
  return incidents
    .flatMap(({ number, kind, side, place }) =>
      place && side ? [{ number, kind, side, place }] : [],
    )
    .slice(-mostMarks)
    .toReversed()
    .map(({ number, kind, side, place: [x, y] }, age) => ({
      number,
      kind,
      side,
      x: within(x, 100),
      y: within((y * groundHeight) / 100, groundHeight),
      age,
    }));
}

/** How much an incident says about who presses. */
const weights: Readonly<Record<string, number>> = {
  attack: 1,
  dangerous_attack: 3,
  shot: 4,
  corner: 2,
  penalty: 5,
  goal: 6,
  point: 1,
  score: 2,
  round: 2,
  structure: 3,
  kill: 1,
};

const steps = 24;

/**
 * Who pressed, step by step through the incidents that are known: above 0 home, below away, 1 at
 * the most. Empty: nothing that presses was told.
 */
export function momentumOf(incidents: readonly BookIncident[]): readonly number[] {
  const pressing = incidents.filter(({ kind, side }) => side !== null && kind in weights);
  if (pressing.length === 0) return [];
  const size = Math.max(1, Math.ceil(pressing.length / steps));
  const sums: number[] = [];
  for (let from = 0; from < pressing.length; from += size)
    sums.push(
      pressing
        .slice(from, from + size)
        .reduce(
          (sum, { kind, side }) => sum + (weights[kind] ?? 0) * (side === 'home' ? 1 : -1),
          0,
        ),
    );
  const most = Math.max(1, ...sums.map(Math.abs));
  return sums.map((sum) => sum / most);
}

/** Who pressed more in the last steps; null: neither. */
export function pressingSide(momentum: readonly number[]): 'home' | 'away' | null {
  const lately = momentum.slice(-6).reduce((sum, one) => sum + one, 0);
  if (Math.abs(lately) < 0.5) return null;
  return lately > 0 ? 'home' : 'away';
}

/** Worth a line in the story of an event; attacks and throw-ins are for the drawing alone. */
const told = new Set([
  'goal',
  'penalty',
  'card_yellow',
  'card_red',
  'corner',
  'part_start',
  'part_end',
  'end',
  'wicket',
  'four',
  'six',
  'super_over',
  'structure',
  'round',
  'leg',
  'game',
  'score',
  'try',
  'ace',
  'knockout',
  'submission',
  'points',
  'decision',
]);

/** The newest first. */
export const storyOf = (incidents: readonly BookIncident[]): readonly BookIncident[] =>
  incidents.filter(({ kind }) => told.has(kind)).toReversed();

/** Which ground a sport is played on. */
export const groundOf = (sport: string): Ground => grounds[sport] ?? 'pitch';

export type Ground =
  | 'pitch'
  | 'rugby'
  | 'rink'
  | 'hall'
  | 'basketball'
  | 'net'
  | 'oval'
  | 'board'
  | 'ring'
  | 'lanes'
  | 'sites'
  | 'track';

const grounds: Readonly<Record<string, Ground>> = {
  football: 'pitch',
  efootball: 'pitch',
  rugby: 'rugby',
  ice_hockey: 'rink',
  handball: 'hall',
  basketball: 'basketball',
  tennis: 'net',
  table_tennis: 'net',
  volleyball: 'net',
  cricket: 'oval',
  darts: 'board',
  boxing: 'ring',
  mma: 'ring',
  dota2: 'lanes',
  lol: 'lanes',
  cs2: 'sites',
  valorant: 'sites',
  athletics: 'track',
  motor_sport: 'track',
};

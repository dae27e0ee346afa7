/**
 * What ratings are worth in a sport's model. Differences are taken in steps, so that many events
 * share a distribution, which is worked out once.
 */
import type { Strengths } from '@bahati/book-rules/models/model.ts';
import type { Sport } from '@bahati/book-rules/sports.ts';
import { drawOf } from '#odds-feed/seeded.ts';
import { strengthOn } from '#odds-feed/world/pools.ts';
import type { PlannedEvent } from '#odds-feed/world/world.ts';

const dayMs = 86_400_000;
const stepsAUnit = 3;
const mostSteps = 8;

/** How an event is rated, in whole steps: what its strengths and first prices follow from. */
export type Rating = {
  /** Home's lead over away. */
  readonly lead: number;
  /** -0.5 or 0.5: few or many goals. */
  readonly style: number;
};

export function ratingOf(seed: number, event: PlannedEvent): Rating {
  const day = Math.floor(event.startsAtMs / dayMs);
  const [home, away] = event.participants;
  if (!home || !away) throw new Error(`${event.id} has no sides.`);
  const lead = strengthOn(seed, home, day) - strengthOn(seed, away, day);
  const steps = Math.round(lead * stepsAUnit);
  return {
    lead: Math.max(-mostSteps, Math.min(mostSteps, steps)),
    style: drawOf(seed, 'style', home.id) < 0.5 ? -0.5 : 0.5,
  };
}

/** `both` scaled up for the one and down for the other. */
const scaled = (both: number, lead: number, perUnit: number, home = 0): Strengths => ({
  home: both * Math.exp(perUnit * lead + home),
  away: both * Math.exp(-perUnit * lead - home),
});

const spread = (both: number, lead: number, perUnit: number, home = 0): Strengths => ({
  home: both + perUnit * lead + home,
  away: both - perUnit * lead - home,
});

const bySport: Readonly<Record<Sport, (lead: number, style: number) => Strengths>> = {
  football: (lead, style) => scaled(1.3 + 0.3 * style, lead, 0.2, 0.12),
  efootball: (lead, style) => scaled(1.7 + 0.4 * style, lead, 0.18),
  ice_hockey: (lead, style) => scaled(2.8 + 0.4 * style, lead, 0.09, 0.04),
  handball: (lead, style) => spread(28 + 2 * style, lead, 1.3, 0.8),
  basketball: (lead, style) => spread(80 + 9 * style, lead, 2.8, 1.3),
  rugby: (lead, style) => spread(23 + 5 * style, lead, 3, 1.5),
  cricket: (lead, style) => spread(160 + 20 * style, lead, 7, 2),
  tennis: (lead, style) => spread(0.63 + 0.035 * style, lead, 0.013),
  darts: (lead, style) => spread(0.6 + 0.05 * style, lead, 0.03),
  table_tennis: (lead) => scaled(1, lead, 0.055),
  volleyball: (lead) => scaled(1, lead, 0.045, 0.02),
  cs2: (lead) => scaled(1, lead, 0.08),
  valorant: (lead) => scaled(1, lead, 0.08),
  dota2: (lead) => scaled(1, lead, 0.16),
  lol: (lead) => scaled(1, lead, 0.16),
  boxing: (lead) => scaled(1, lead, 0.3),
  mma: (lead) => scaled(1, lead, 0.3),
  athletics: () => ({ field: [] }),
  motor_sport: () => ({ field: [] }),
};

/** A rating's strengths: equal ratings have equal ones. */
export const strengthsOf = (sport: Sport, { lead, style }: Rating): Strengths =>
  bySport[sport](lead / stepsAUnit, style);

/** The weights of everybody in a race; `form` bends them as an opening price may be wrong. */
export function fieldOf(seed: number, event: PlannedEvent, form: number): Strengths {
  const day = Math.floor(event.startsAtMs / dayMs);
  return {
    field: event.participants.map((member) => {
      const bent = form * (drawOf(seed, 'bent', event.id, member.id) - 0.5);
      return { entrant: member.id, weight: Math.exp(0.8 * strengthOn(seed, member, day) + bent) };
    }),
  };
}

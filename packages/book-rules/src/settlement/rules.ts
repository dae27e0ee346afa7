/**
 * How markets are settled where an event does not end as planned, sport by sport, as data: the site
 * has words for every key, with the figures put in.
 */
import type { Sport } from '@bahati/book-rules/sports.ts';
import { countsOf } from './counting.ts';

export const ruleKeys = [
  /** What counts: regular time with the added, overtime left out. Of `winner` it counts. */
  'counts_regular_time',
  /** All that is played counts, overtime and tie-breaks included. */
  'counts_everything',
  /** Regular time and overtime count. */
  'counts_with_overtime',
  /** Void where it does not begin within `hours` of its time. */
  'postponed_void_after',
  /** Broken off and not finished within `hours`: what is decided stands, the rest is void. */
  'abandoned_decided_stand',
  /** Somebody retires or is disqualified: what is decided stands, the rest is void. */
  'retirement_decided_stand',
  /** It does not take place because a side does not come: everything is void. */
  'walkover_void',
  /** A set or map that is not played is void. */
  'unplayed_part_void',
  /** A bet stands in another place, but not where the sides change homes. */
  'venue_change_stands',
  /** The surface or the number of sets changes: bets stand; on sets and totals they are void. */
  'format_change_void',
  /** A fight with no contest is void; with other rounds than planned bets on rounds are. */
  'no_contest_void',
  /** Level in the end: the stake back where no draw is offered. */
  'draw_stake_back',
  /** So many share a place: the odds are paid times the places left, divided by those who tie. */
  'dead_heat_divides',
  /** Whoever does not start is void; whoever starts and does not finish has lost. */
  'non_starter_void',
  /** Cut short by rain by more than `overs`: totals that are not decided are void. */
  'shortened_overs_void',
  /** The first official result counts; later changes of it do not. */
  'first_result_stands',
  /** A void leg of a multiple counts as odds of 1. */
  'void_leg_multiple',
  /** A void selection makes a bet builder void as a whole. */
  'void_leg_builder',
  /** A bet taken after the outcome was known is void. */
  'late_bet_void',
] as const;
export type RuleKey = (typeof ruleKeys)[number];

export type SettlementRule = {
  readonly key: RuleKey;
  readonly hours?: number;
  readonly overs?: number;
};

const everywhere: readonly SettlementRule[] = [
  { key: 'first_result_stands' },
  { key: 'late_bet_void' },
  { key: 'void_leg_multiple' },
  { key: 'void_leg_builder' },
];

const postponed = (hours: number): SettlementRule => ({ key: 'postponed_void_after', hours });
const abandoned = (hours: number): SettlementRule => ({ key: 'abandoned_decided_stand', hours });

const teams: readonly SettlementRule[] = [
  postponed(48),
  abandoned(24),
  { key: 'walkover_void' },
  { key: 'venue_change_stands' },
];
const racquets: readonly SettlementRule[] = [
  postponed(72),
  abandoned(72),
  { key: 'retirement_decided_stand' },
  { key: 'walkover_void' },
  { key: 'unplayed_part_void' },
  { key: 'format_change_void' },
];
const maps: readonly SettlementRule[] = [
  postponed(48),
  abandoned(48),
  { key: 'retirement_decided_stand' },
  { key: 'walkover_void' },
  { key: 'unplayed_part_void' },
  { key: 'format_change_void' },
];
const fights: readonly SettlementRule[] = [
  postponed(48),
  { key: 'no_contest_void' },
  { key: 'draw_stake_back' },
];
const races: readonly SettlementRule[] = [
  postponed(168),
  { key: 'non_starter_void' },
  { key: 'dead_heat_divides' },
];

const bySport: Readonly<Record<Sport, readonly SettlementRule[]>> = {
  football: teams,
  handball: teams,
  rugby: teams,
  ice_hockey: teams,
  basketball: teams,
  efootball: [postponed(12), abandoned(2), { key: 'walkover_void' }],
  cricket: [...teams, { key: 'shortened_overs_void', overs: 2 }],
  tennis: racquets,
  table_tennis: racquets,
  volleyball: racquets,
  darts: racquets,
  cs2: maps,
  dota2: maps,
  lol: maps,
  valorant: maps,
  boxing: fights,
  mma: fights,
  athletics: races,
  motor_sport: races,
};

function countingRule(sport: Sport): SettlementRule {
  if (countsOf(sport) === 'regular') return { key: 'counts_regular_time' };
  return { key: sport === 'basketball' ? 'counts_with_overtime' : 'counts_everything' };
}

/** In the order they are shown. */
export const rulesOf = (sport: Sport): readonly SettlementRule[] => [
  countingRule(sport),
  ...bySport[sport],
  ...everywhere,
];

/** Hours after its time within which a postponed event must begin, else it is void. */
export const postponedVoidHours = (sport: Sport): number =>
  bySport[sport].find(({ key }) => key === 'postponed_void_after')?.hours ?? 48;

/** Hours within which a broken-off event must be finished; 0: at once. */
export const abandonedVoidHours = (sport: Sport): number =>
  bySport[sport].find(({ key }) => key === 'abandoned_decided_stand')?.hours ?? 0;

/** The sports of the book, each with what its score is counted in. */

/**
 * - `goals`, `points`: the score is a sum over the parts of the event.
 * - `parts`: the score counts parts won (sets, legs, maps).
 * - `fight`: a winner, a method and a round.
 * - `order`: a finishing order of many participants; it has no sides.
 */
export type ScoreKind = 'goals' | 'points' | 'parts' | 'fight' | 'order';

type SportFacts = {
  readonly category: 'SPORTS' | 'ESPORTS';
  readonly score: ScoreKind;
  /** What a part of it is called: the key of a word in the site. */
  readonly part: 'half' | 'quarter' | 'period' | 'set' | 'innings' | 'map' | 'round' | 'race';
};

export const sports = {
  football: { category: 'SPORTS', score: 'goals', part: 'half' },
  basketball: { category: 'SPORTS', score: 'points', part: 'quarter' },
  tennis: { category: 'SPORTS', score: 'parts', part: 'set' },
  rugby: { category: 'SPORTS', score: 'points', part: 'half' },
  cricket: { category: 'SPORTS', score: 'points', part: 'innings' },
  volleyball: { category: 'SPORTS', score: 'parts', part: 'set' },
  handball: { category: 'SPORTS', score: 'goals', part: 'half' },
  ice_hockey: { category: 'SPORTS', score: 'goals', part: 'period' },
  boxing: { category: 'SPORTS', score: 'fight', part: 'round' },
  mma: { category: 'SPORTS', score: 'fight', part: 'round' },
  athletics: { category: 'SPORTS', score: 'order', part: 'race' },
  motor_sport: { category: 'SPORTS', score: 'order', part: 'race' },
  table_tennis: { category: 'SPORTS', score: 'parts', part: 'set' },
  darts: { category: 'SPORTS', score: 'parts', part: 'set' },
  cs2: { category: 'ESPORTS', score: 'parts', part: 'map' },
  dota2: { category: 'ESPORTS', score: 'parts', part: 'map' },
  lol: { category: 'ESPORTS', score: 'parts', part: 'map' },
  valorant: { category: 'ESPORTS', score: 'parts', part: 'map' },
  efootball: { category: 'ESPORTS', score: 'goals', part: 'half' },
} as const satisfies Readonly<Record<string, SportFacts>>;

export type Sport = keyof typeof sports;

export const sportCodes = Object.keys(sports) as [Sport, ...Sport[]];

export const isSport = (text: string): text is Sport => Object.hasOwn(sports, text);

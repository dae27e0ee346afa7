/** What statistics say, in shapes the page draws. Pure. */

export type PlayedEvent = {
  readonly startsAt: string;
  readonly home: string;
  readonly away: string;
  readonly score: readonly [number, number];
};

export type Outcome = 'won' | 'drawn' | 'lost';

/** How an event ended for a side; undefined: it did not play in it. */
export function outcomeFor(side: string, { home, away, score }: PlayedEvent): Outcome | undefined {
  const own = side === home ? 0 : side === away ? 1 : undefined;
  if (own === undefined) return undefined;
  const ahead = (score[own] ?? 0) - (score[1 - own] ?? 0);
  return ahead === 0 ? 'drawn' : ahead > 0 ? 'won' : 'lost';
}

/** The share of home of both, in percent; half where neither has any. */
export function shareOf([home, away]: readonly [number, number]): number {
  const both = home + away;
  return both === 0 ? 50 : Math.round((home * 100) / both);
}

const order = [
  'possession',
  'attacks',
  'dangerous_attacks',
  'shots',
  'shots_on_target',
  'corners',
  'yellow_cards',
  'red_cards',
];

/** The best known first; the others in the order they were told. */
export function orderedStatistics(
  statistics: Readonly<Record<string, readonly [number, number]>>,
): readonly (readonly [name: string, values: readonly [number, number]])[] {
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(statistics).toSorted(([a], [b]) => rank(a) - rank(b));
}

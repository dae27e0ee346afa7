/** National draws: six of 49 with an additional number, six of 45, six of 55 with a bonus number. */
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import { hitType } from '@bahati/lottery-rules/bets/kinds/hit-type.ts';

/** `five-extra`: five of the six and the additional number. */
const tierName = (hits: number, hasExtra: boolean) => `hits-${hits}${hasExtra ? '-extra' : ''}`;

const winning49 = [
  'hits-6',
  'hits-5-extra',
  'hits-5',
  'hits-4-extra',
  'hits-4',
  'hits-3-extra',
  'hits-3',
];

const sixOf49 = hitType({
  id: 'six-of-49.ticket.pick',
  family: 'six-of-49',
  taken: 6,
  tiers: winning49,
  pooled: winning49.slice(0, 4),
  tierOf(hits, hasExtra) {
    const tier = tierName(hits, hasExtra);
    return winning49.includes(tier) ? tier : undefined;
  },
});

const sixOf45 = hitType({
  id: 'six-of-45.ticket.pick',
  family: 'six-of-45',
  taken: 6,
  tiers: ['hits-6', 'hits-5', 'hits-4', 'hits-3'],
  pooled: ['hits-6'],
  tierOf: (hits) => (hits >= 3 ? tierName(hits, false) : undefined),
});

/** The bonus number counts beside five hits alone. */
const sixOf55 = hitType({
  id: 'six-of-55.ticket.pick',
  family: 'six-of-55',
  taken: 6,
  tiers: ['hits-6', 'hits-5-extra', 'hits-5', 'hits-4', 'hits-3'],
  pooled: ['hits-6', 'hits-5-extra'],
  tierOf: (hits, hasExtra) => (hits >= 3 ? tierName(hits, hasExtra && hits === 5) : undefined),
});

export const nationalTypes: readonly BetType[] = [sixOf49, sixOf45, sixOf55];

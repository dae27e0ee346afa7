import { suits } from '@bahati/game-rules/cards/card.ts';

export const beasts = ['dragon', 'tiger'] as const;

export type Beast = (typeof beasts)[number];

/** What may be said of one beast's card. A seven loses each of them. */
export const traits = ['big', 'small', 'odd', 'even', ...suits] as const;

export type Trait = (typeof traits)[number];

export type DragonTigerPlace = Beast | 'tie' | 'suited-tie' | `${Beast}-${Trait}`;

export const traitPlaces = beasts.flatMap((beast) =>
  traits.map((trait) => `${beast}-${trait}` as const),
);

export const dragonTigerPlaces: readonly DragonTigerPlace[] = [
  'dragon',
  'tiger',
  'tie',
  'suited-tie',
  ...traitPlaces,
];

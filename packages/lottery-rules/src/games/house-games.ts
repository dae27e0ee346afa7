/** Fast house draws: classic ones under ZY, electronic ones under ELOTT, each of 1, 3 and 5 minutes. */
import type { Words } from '@bahati/game-rules/words.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import type { Game, PrizeMode } from './game.ts';

const zone = 'Africa/Nairobi';

const fastFamilies: readonly [Family, PrizeMode, Words][] = [
  ['five-digit', 'ZY', { en: 'Five Digits', sw: 'Tarakimu Tano' }],
  ['three-digit', 'ZY', { en: 'Three Digits', sw: 'Tarakimu Tatu' }],
  ['eleven-five', 'ZY', { en: '5 of 11', sw: '5 kati ya 11' }],
  ['racing', 'ZY', { en: 'Racing', sw: 'Mbio' }],
  ['six-mark', 'ZY', { en: 'Six Mark', sw: 'Namba Sita' }],
  ['keno', 'ELOTT', { en: 'Keno', sw: 'Keno' }],
  ['dice-three', 'ELOTT', { en: 'Three Dice', sw: 'Dadu Tatu' }],
  ['lucky-28', 'ELOTT', { en: 'Lucky 28', sw: 'Bahati 28' }],
];

/** How long before its draw a fast draw closes, by its minutes. */
const closes = { 1: 5, 3: 10, 5: 15 } as const;

const fastGames = fastFamilies.flatMap(([family, prizeMode, title]) =>
  ([1, 3, 5] as const).map(
    (minutes): Game => ({
      code: `${family}-${minutes}m`,
      family,
      prizeMode,
      vassalage: 'HOUSE',
      source: 'house',
      schedule: { kind: 'every', minutes, zone },
      closesBeforeSeconds: closes[minutes],
      title: { en: `${title.en} ${minutes} min`, sw: `${title.sw} dakika ${minutes}` },
    }),
  ),
);

const national = (
  family: Family,
  days: Extract<Game['schedule'], { kind: 'weekly' }>['days'],
  title: Words,
): Game => ({
  code: `national-${family}`,
  family,
  prizeMode: 'ZY',
  vassalage: 'HOUSE',
  source: 'house',
  schedule: { kind: 'weekly', days, at: '20:00', zone },
  closesBeforeSeconds: 900,
  title,
});

export const houseGames: readonly Game[] = [
  ...fastGames,
  national('six-of-49', [3, 6], { en: 'National 6 of 49', sw: 'Taifa 6 kati ya 49' }),
  national('six-of-45', [2, 5], { en: 'National 6 of 45', sw: 'Taifa 6 kati ya 45' }),
  national('six-of-55', [1, 4], { en: 'National 6 of 55', sw: 'Taifa 6 kati ya 55' }),
];

/** What was drawn, in words: for records. */
import type { Entry } from '@bahati/game-rules/bet-games/bet-game.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { type Bonus, doubling, festivalTimes } from './sokoni.bonuses.ts';
import { placeWords } from './sokoni.places.ts';
import type { Special } from './sokoni.special.ts';

const words = {
  en: {
    lion: 'Lion',
    dhow: 'Dhow',
    fell: 'Fell',
    opened: 'Opened',
    double: 'double',
    spins: 'Spins',
  },
  sw: {
    lion: 'Simba',
    dhow: 'Jahazi',
    fell: 'Iliyoangukia juu',
    opened: 'Yaliyofunguliwa',
    double: 'maradufu',
    spins: 'Mizunguko',
  },
} as const;

export const faceWords: readonly Words[] = [
  { en: words.en.lion, sw: words.sw.lion },
  { en: words.en.dhow, sw: words.sw.dhow },
];

/** `Coin Toss × 3`. */
export const specialText = ({ place, times }: Special, language: keyof Words): string =>
  `${placeWords[place][language]} × ${times}`;

export function bonusLines(bonus: Bonus, language: keyof Words): Entry[] {
  const said = words[language];
  const told = (times: number) => (times === doubling ? said.double : `${times}`);
  switch (bonus.kind) {
    case 'coin': {
      const [lion, dhow] = bonus.faces;
      return [
        { label: placeWords.coin[language], value: `${said.lion} ${lion}, ${said.dhow} ${dhow}` },
        { label: said.fell, value: bonus.side === 0 ? said.lion : said.dhow },
      ];
    }
    case 'crates': {
      const found = bonus.opened.map((place) => told(bonus.crates[place] ?? doubling));
      return [{ label: said.opened, value: found.join(' · ') }];
    }
    case 'festival': {
      const stops = bonus.spins.map((segment, at) => told(festivalTimes(segment, at)));
      return [{ label: said.spins, value: stops.join(' · ') }];
    }
  }
}

/** What is stated of a water, and the chances that play is held against. */
import {
  type Chance,
  gather,
  hitRateOf,
  meanOf,
  varianceOf,
} from '@bahati/game-rules/bet-games/figures.ts';
import { multiply, rational, toDecimalText, toNumber } from '@bahati/game-rules/rational.ts';
import { meanPay, type Species, type Water } from '@bahati/game-rules/fishing/species/species.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import type { Target, Weapon } from './aims.ts';
import { paysOf, strike } from './capture.ts';
import { everyEnd } from './every-end.ts';

/** All that a bullet that hits can pay, in stakes, with these fish beside the one it hits. */
export function hitChances(weapon: Weapon, hit: Target, others: readonly Target[]): Chance[] {
  const ends = everyEnd((fate) => paysOf(strike(weapon, hit, others, fate)));
  return gather(ends.map(({ end, probability }) => ({ pay: rational(BigInt(end)), probability })));
}

export type StatedSpecies = {
  readonly code: string;
  readonly name: Words;
  /** Whole stakes on average, effects included. */
  readonly meanPay: number;
  /** From the least to the most that the fish itself pays: `25`, `80–500`. */
  readonly pays: string;
  /** Of the stake of a bullet that hits it, with every weapon, whoever is near. */
  readonly returnPercent: string;
  /** One capture in so many hits of a harpoon, as decimal text. */
  readonly oneIn: string;
  /** Of one hit of a harpoon with no other fish near, in stakes. */
  readonly standardDeviation: string;
};

function stated(species: Species): StatedSpecies {
  const alone = { id: 1, species, place: { x: 0, y: 0 } };
  const chances = hitChances('harpoon', alone, []);
  const { numerator, denominator } = hitRateOf(chances);
  const pays = species.prizes.map((prize) => prize.pays);
  const [least, most] = [Math.min(...pays), Math.max(...pays)];
  return {
    code: species.code,
    name: species.name,
    meanPay: meanPay(species),
    pays: least === most ? `${least}` : `${least}–${most}`,
    returnPercent: toDecimalText(multiply(meanOf(chances), rational(100n)), 4),
    oneIn: toDecimalText(rational(denominator, numerator), 6),
    standardDeviation: Math.sqrt(toNumber(varianceOf(chances))).toPrecision(7),
  };
}

export function fishingFigures({ species }: Water): StatedSpecies[] {
  return species.map(stated);
}

/** What a water's species pay as bets are stated: a hit of a harpoon with no other fish near. */
import { statedBet, type StatedBet } from '@bahati/game-rules/bet-games/figures.ts';
import type { Water } from '@bahati/game-rules/fishing/species/species.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { fishingFigures, hitChances } from './fishing.figures.ts';

export const playedAs: Words = {
  en: 'For each shot that hits, of its stake, with every weapon and whatever swims near. How often and how widely: a harpoon with no other fish near. Shots that hit nothing are given back.',
  sw: 'Kwa kila risasi inayogonga, ya dau lake, kwa kila silaha na vyovyote vilivyo karibu. Mara ngapi na kwa upana gani: chusa bila samaki wengine karibu. Risasi zisizogonga kitu hurudishwa.',
};

/** In the order of the water. */
export function poolBets(water: Water): StatedBet[] {
  const pays = new Map(fishingFigures(water).map((stated) => [stated.code, stated.pays]));
  return water.species.map((species) => {
    const alone = { id: 1, species, place: { x: 0, y: 0 } };
    const bet = { opening: species.code, name: species.name, pays: `${pays.get(species.code)}×` };
    return statedBet(bet, hitChances('harpoon', alone, []));
  });
}

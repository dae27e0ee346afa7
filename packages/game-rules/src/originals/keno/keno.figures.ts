import {
  type BetFigures,
  type Chance,
  gather,
  statedBet,
} from '@bahati/game-rules/bet-games/figures.ts';
import { combinations } from '@bahati/game-rules/combinations.ts';
import { fromDecimalText, type Rational, rational } from '@bahati/game-rules/rational.ts';
import { kenoOpening, kenoRiskWords, type KenoView, readKenoBet } from './keno.rules.ts';
import { drawnCount, kenoPays, type KenoRisk, kenoRisks, mostChosen, pool } from './keno.tables.ts';

/** A keno of any size. */
export type KenoSize = { readonly pool: number; readonly drawn: number };

/** How likely exactly so many of the chosen numbers are drawn. */
export function hitChance(size: KenoSize, chosen: number, hits: number): Rational {
  return rational(
    combinations(size.drawn, hits) * combinations(size.pool - size.drawn, chosen - hits),
    combinations(size.pool, chosen),
  );
}

/** Every number of hits there can be. */
export function kenoChances(opening: string): Chance[] {
  const bet = readKenoBet(opening);
  if (!bet) return [];
  const count = bet.chosen.length;
  return gather(
    kenoPays(bet.risk, count).map((multiple, hits) => ({
      pay: fromDecimalText(multiple),
      probability: hitChance({ pool, drawn: drawnCount }, count, hits),
    })),
  );
}

/** The first numbers of the row: which are chosen changes no chance. */
function openingOf(risk: KenoRisk, count: number): string {
  return kenoOpening({ risk, chosen: Array.from({ length: count }, (_, index) => index + 1) });
}

/** `3: 1.4 … 10: 100`, from the fewest hits that pay to all. */
function paysOf(risk: KenoRisk, count: number): string {
  const pays = kenoPays(risk, count);
  const fewest = pays.findIndex((multiple) => multiple !== '0');
  const best = `${count}: ${pays[count]}×`;
  return fewest === count ? best : `${fewest}: ${pays[fewest]}× … ${best}`;
}

const counts = Array.from({ length: mostChosen }, (_, index) => index + 1);

const bets = kenoRisks.flatMap((risk) =>
  // The catalogue shows the first, and ten of the classic tables is the best known.
  (risk === 'classic' ? counts.toReversed() : counts).map((count) => {
    const opening = openingOf(risk, count);
    const said = kenoRiskWords[risk];
    const name = {
      en: `${said.en}, ${count} ${count === 1 ? 'number' : 'numbers'}`,
      sw: `${said.sw}, namba ${count}`,
    };
    return statedBet({ opening, name, pays: paysOf(risk, count) }, kenoChances(opening));
  }),
);

export const kenoFigures: BetFigures<KenoView> = {
  playedAs: {
    en: 'All numbers have the same chance. How many you choose and the risk change the payouts.',
    sw: 'Namba zote zina nafasi sawa. Idadi unayochagua na hatari ndivyo hubadilisha malipo.',
  },
  bets,
  watched: bets.map(({ opening, returnPercent, standardDeviation }) => ({
    way: opening.split(':', 1)[0] ?? opening,
    returnPercent,
    standardDeviation,
  })),
  samples: [openingOf('classic', 10), openingOf('low', 4), openingOf('high', 3)].map((opening) => ({
    opening,
    chances: () => kenoChances(opening),
  })),
};

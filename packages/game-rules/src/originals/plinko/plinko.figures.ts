import {
  type BetFigures,
  type Chance,
  gather,
  statedBet,
} from '@bahati/game-rules/bet-games/figures.ts';
import { combinations } from '@bahati/game-rules/combinations.ts';
import { risks, riskWords } from '@bahati/game-rules/originals/risks.ts';
import { fromDecimalText, rational } from '@bahati/game-rules/rational.ts';
import { type PlinkoView, readPlinkoBet } from './plinko.rules.ts';
import { plinkoBuckets, rowCounts } from './plinko.tables.ts';

/** Every bucket the ball can fall into. */
export function plinkoChances(opening: string): Chance[] {
  const bet = readPlinkoBet(opening);
  if (!bet) return [];
  return gather(
    plinkoBuckets(bet.risk, bet.rows).map((multiple, bucket) => ({
      pay: fromDecimalText(multiple),
      probability: rational(combinations(bet.rows, bucket), 2n ** BigInt(bet.rows)),
    })),
  );
}

const bets = risks.flatMap((risk) =>
  rowCounts.map((rows) => {
    const opening = `${risk}-${rows}`;
    const name = {
      en: `${riskWords[risk].en}, ${rows} rows`,
      sw: `${riskWords[risk].sw}, safu ${rows}`,
    };
    const buckets = plinkoBuckets(risk, rows);
    const pays = `${buckets[Math.floor(rows / 2)]} – ${buckets[0]}×`;
    return statedBet({ opening, name, pays }, plinkoChances(opening));
  }),
);

export const plinkoFigures: BetFigures<PlinkoView> = {
  playedAs: {
    en: 'The RTP is between 98.9 and 99 %. More rows and high risk have bigger wins at the edges, less often.',
    sw: 'RTP ni kati ya 98.9 na 99 %. Safu nyingi na hatari kubwa vina ushindi mkubwa zaidi pembeni, lakini mara chache.',
  },
  bets,
  watched: bets.map(({ opening, returnPercent, standardDeviation }) => ({
    way: opening,
    returnPercent,
    standardDeviation,
  })),
  samples: ['low-8', 'medium-12', 'high-16'].map((opening) => ({
    opening,
    chances: () => plinkoChances(opening),
  })),
};

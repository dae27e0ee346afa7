import {
  type BetFigures,
  type Chance,
  gather,
  statedBet,
} from '@bahati/game-rules/bet-games/figures.ts';
import { risks, riskWords } from '@bahati/game-rules/originals/risks.ts';
import { fromDecimalText, rational } from '@bahati/game-rules/rational.ts';
import { readWheelBet, type WheelView } from './wheel.rules.ts';
import { segmentCounts, wheelSegments } from './wheel.tables.ts';

/** Every segment the wheel can stop at. */
export function wheelChances(opening: string): Chance[] {
  const bet = readWheelBet(opening);
  if (!bet) return [];
  const probability = rational(1n, BigInt(bet.count));
  return gather(
    wheelSegments(bet.risk, bet.count).map((multiple) => ({
      pay: fromDecimalText(multiple),
      probability,
    })),
  );
}

const bets = risks.flatMap((risk) =>
  segmentCounts.map((count) => {
    const opening = `${risk}:${count}`;
    const name = {
      en: `${riskWords[risk].en}, ${count} segments`,
      sw: `${riskWords[risk].sw}, vipande ${count}`,
    };
    const pays = `0 – ${wheelSegments(risk, count)[0]}×`;
    return { risk, stated: statedBet({ opening, name, pays }, wheelChances(opening)) };
  }),
);

export const wheelFigures: BetFigures<WheelView> = {
  playedAs: {
    en: 'The RTP is the same for every choice. High risk and more segments have bigger wins, less often.',
    sw: 'RTP ni ileile kwa kila chaguo. Hatari kubwa na vipande vingi vina ushindi mkubwa zaidi, lakini mara chache.',
  },
  bets: bets.map(({ stated }) => stated),
  watched: risks.map((way) => {
    const deviations = bets
      .filter(({ risk }) => risk === way)
      .map(({ stated }) => stated.standardDeviation);
    const boldest = deviations.toSorted((a, b) => Number(b) - Number(a))[0] ?? '';
    return { way, returnPercent: '99.000000', standardDeviation: boldest };
  }),
  samples: ['low:10', 'medium:30', 'high:50'].map((opening) => ({
    opening,
    chances: () => wheelChances(opening),
  })),
};

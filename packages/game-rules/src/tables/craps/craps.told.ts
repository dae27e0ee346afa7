/** A round of craps in words, for the record of bets. */
import type { Entry, TellMoney } from '@bahati/game-rules/bet-games/bet-game.ts';
import { rational } from '@bahati/game-rules/rational.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { crapsNames, lineAfter, partsOfChip, type Roll, totalOf } from './craps.places.ts';
import type { CrapsBet } from './craps.places.ts';

const said = {
  en: { rolls: 'Rolls', line: 'Line', point: 'Point', payout: 'Payout', bar: '12, push' },
  sw: {
    rolls: 'Dadu',
    line: 'Mstari',
    point: 'Pointi',
    payout: 'Malipo',
    bar: '12, dau limerudishwa',
  },
} as const;

/** What stands on one line of the record, and how many such lines it may have. */
const rollsOnLine = 20;
const mostLines = 60;

function linesOf(rolls: readonly Roll[]): string[] {
  const count = Math.min(mostLines, Math.ceil(rolls.length / rollsOnLine));
  return Array.from({ length: count }, (_, at) =>
    rolls
      .slice(at * rollsOnLine, (at + 1) * rollsOnLine)
      .map((roll) => `${roll.join('+')} = ${totalOf(roll)}`)
      .join(' · '),
  );
}

export function tellCraps(
  rolls: readonly Roll[],
  bets: readonly CrapsBet[],
  language: keyof Words,
  money: TellMoney,
) {
  const words = said[language];
  const parts = (count: number) => money(rational(BigInt(count), BigInt(partsOfChip)));
  const line = lineAfter(rolls.map(totalOf));
  const told = linesOf(rolls).map((value): Entry => ({ label: words.rolls, value }));
  const point = line.point ? [{ label: words.point, value: `${line.point}` }] : [];
  const bar = line.end === 'barred' ? [{ label: words.line, value: words.bar }] : [];
  const paid = bets.reduce((sum, { back }) => sum + (back ?? 0), 0);
  return {
    bets: bets.map(({ place, chips }) => ({
      label: crapsNames[place][language],
      value: parts(chips * partsOfChip),
    })),
    outcome: [
      ...told,
      ...point,
      ...bar,
      ...bets
        .filter(({ back }) => back !== null)
        .map(({ place, back }) => ({
          label: crapsNames[place][language],
          value: parts(back ?? 0),
        })),
      { label: words.payout, value: parts(paid) },
    ],
  };
}

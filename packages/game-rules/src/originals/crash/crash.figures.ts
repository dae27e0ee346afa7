import {
  type BetFigures,
  type Chance,
  gather,
  type StatedBet,
  statedBet,
} from '@bahati/game-rules/bet-games/figures.ts';
import { cutDecimalText, rational, subtract } from '@bahati/game-rules/rational.ts';
import { chanceOfReaching, highestMultiple } from './crash.rules.ts';

/** Both ends of a bet that leaves at this multiple. */
export function crashChances(hundredths: number): Chance[] {
  const reached = chanceOfReaching(hundredths);
  return gather([
    { pay: rational(BigInt(hundredths), 100n), probability: reached },
    { pay: rational(0n), probability: subtract(rational(1n), reached) },
  ]);
}

function leavingAt(hundredths: number): StatedBet {
  const multiple = cutDecimalText(rational(BigInt(hundredths), 100n), 2);
  const name = { en: `Cash out at ${multiple}×`, sw: `Chukua kwenye ${multiple}×` };
  return statedBet(
    { opening: `target:${hundredths}`, name, pays: `${multiple}×` },
    crashChances(hundredths),
  );
}

/** Players of a shared round choose no opening: the sheet needs these, the authority does not. */
export const crashFigures: Pick<BetFigures<never>, 'playedAs' | 'bets'> = {
  playedAs: {
    en: 'The RTP is the same at every cash-out.',
    sw: 'RTP ni ileile popote utakapochukua.',
  },
  bets: [200, 101, 150, 500, 1_000, 10_000, highestMultiple].map(leavingAt),
};

/** The ticket of South and Central Vietnam: six digits; prizes on one ticket add up. */
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import { typedPanel } from '@bahati/lottery-rules/bets/kinds/panels.ts';
import {
  endingSlot,
  evenChance,
  type Slot,
  slotType,
  type WinningPiece,
} from '@bahati/lottery-rules/bets/kinds/slot-type.ts';
import { singles } from '@bahati/lottery-rules/bets/lines/line-system.ts';

/** With one digit exchanged, in every way. */
function oneDigitWrong(number: string, place: number): string[] {
  return Array.from('0123456789')
    .filter((digit) => digit !== number[place])
    .map((digit) => `${number.slice(0, place)}${digit}${number.slice(place + 1)}`);
}

/** All right; only the first digit wrong; the first right and one other wrong. */
function specialWins(drawn: string): readonly WinningPiece[] {
  const near = oneDigitWrong(drawn, 0).map((number) => [number, 'near'] as const);
  const consolation = [1, 2, 3, 4, 5].flatMap((place) =>
    oneDigitWrong(drawn, place).map((number) => [number, 'consolation'] as const),
  );
  return [[drawn, 'special'], ...near, ...consolation];
}

const evenSix = evenChance(6);

const special: Slot = {
  prize: 'special',
  count: 1,
  cut: (number) => number,
  wins: specialWins,
  chance: () => evenSix,
};

export const southTicket: BetType = slotType({
  id: 'vn-south.ticket.number',
  family: 'vn-south',
  panel: typedPanel({ pieces: 1, digits: 6 }, 100),
  tiers: ['special', 'near', 'g1', 'g2', 'g3', 'consolation', 'g4', 'g5', 'g6', 'g7', 'g8'],
  samples: ['123456'],
  system: singles(['numbers']),
  slots: [
    special,
    endingSlot('g1', 1, 5, 'g1'),
    endingSlot('g2', 1, 5, 'g2'),
    endingSlot('g3', 2, 5, 'g3'),
    endingSlot('g4', 7, 5, 'g4'),
    endingSlot('g5', 1, 4, 'g5'),
    endingSlot('g6', 3, 4, 'g6'),
    endingSlot('g7', 1, 3, 'g7'),
    endingSlot('g8', 1, 2, 'g8'),
  ],
});

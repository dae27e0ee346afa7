/** A round of the table in words, for the record of bets. */
import type { Entry, TellMoney } from '@bahati/game-rules/bet-games/bet-game.ts';
import { type Card, cardSign } from '@bahati/game-rules/cards/card.ts';
import { add, fromDecimalText, rational } from '@bahati/game-rules/rational.ts';
import { handWords } from '@bahati/game-rules/tables/blackjack/blackjack.told.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { readPlace } from './live-blackjack.places.ts';
import type { LiveBlackjackView, SeatHandView } from './live-blackjack.view.ts';

const said = {
  en: {
    seat: (seat: number) => `Seat ${seat}`,
    behind: (seat: number) => `Behind seat ${seat}`,
    follows: (seat: number) => `Behind seat ${seat}, following`,
    doubled: 'doubled',
  },
  sw: {
    seat: (seat: number) => `Kiti cha ${seat}`,
    behind: (seat: number) => `Nyuma ya kiti cha ${seat}`,
    follows: (seat: number) => `Nyuma ya kiti cha ${seat}, kwa kufuata`,
    doubled: 'maradufu',
  },
} as const;

const signsOf = (cards: readonly Card[]) => cards.map(cardSign).join(' ');

/** `Seat 3`, `Behind seat 3`, `Behind seat 3, following`. */
export function placeWords(place: string): Words {
  const { kind = 's', seat = 0 } = readPlace(place) ?? {};
  const named = ({ seat: own, behind, follows }: (typeof said)['en' | 'sw']) =>
    kind === 's' ? own(seat) : kind === 'b' ? behind(seat) : follows(seat);
  return { en: named(said.en), sw: named(said.sw) };
}

export function tellTable(
  { dealer, seats, paid }: LiveBlackjackView,
  language: keyof Words,
  money: TellMoney,
) {
  const { results, dealer: dealerWord, payout } = handWords[language];
  const words = said[language];
  const bets: Entry[] = paid.map(({ place, staked, chips }) => ({
    label: placeWords(place)[language],
    value: `${money(rational(BigInt(staked)))} → ${money(fromDecimalText(chips ?? '0'))}`,
  }));
  const handText = ({ cards, total, doubled, result }: SeatHandView) =>
    [
      `${signsOf(cards)} · ${total}`,
      ...(doubled === null ? [] : [words.doubled]),
      ...(result ? [results[result]] : []),
    ].join(' · ');
  const outcome: Entry[] = [
    ...(seats.length > 0
      ? [{ label: dealerWord, value: `${signsOf(dealer.cards)} · ${dealer.total}` }]
      : []),
    ...seats.map(({ seat, hands }) => ({
      label: words.seat(seat),
      value: hands.map(handText).join(' | '),
    })),
    {
      label: payout,
      value: money(add(rational(0n), ...paid.map(({ chips }) => fromDecimalText(chips ?? '0')))),
    },
  ];
  return { bets, outcome };
}

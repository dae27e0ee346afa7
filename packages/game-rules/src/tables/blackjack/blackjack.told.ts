/** A round of blackjack in words, for the record of bets. */
import type { Entry, TellMoney } from '@bahati/game-rules/bet-games/bet-game.ts';
import { type Card, cardSign } from '@bahati/game-rules/cards/card.ts';
import { rational } from '@bahati/game-rules/rational.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import type { BlackjackHandView, BlackjackView } from './blackjack.view.ts';

export const handWords = {
  en: {
    bet: 'Bet',
    hand: (place: number) => `Hand ${place}`,
    doubled: 'doubled',
    insurance: 'Insurance',
    dealer: 'Dealer',
    payout: 'Payout',
    results: {
      blackjack: 'blackjack',
      won: 'won',
      pushed: 'push, bet refunded',
      lost: 'lost',
      bust: 'bust',
    },
  },
  sw: {
    bet: 'Dau',
    hand: (place: number) => `Mkono wa ${place}`,
    doubled: 'limeongezwa maradufu',
    insurance: 'Bima',
    dealer: 'Mgawaji',
    payout: 'Malipo',
    results: {
      blackjack: 'blackjack',
      won: 'umeshinda',
      pushed: 'dau limerudishwa',
      lost: 'umepoteza',
      bust: 'imezidi 21, umepoteza',
    },
  },
} as const;

const signsOf = (cards: readonly Card[]) => cards.map(cardSign).join(' ');
const units = (count: number) => rational(BigInt(count));

export function tellBlackjack(view: BlackjackView, language: keyof Words, money: TellMoney) {
  const words = handWords[language];
  const isSplit = view.hands.length > 1;
  const bets: Entry[] = view.hands.map(({ stake }, index) => ({
    label: isSplit ? words.hand(index + 1) : words.bet,
    value: stake > 2 ? `${money(units(stake))} · ${words.doubled}` : money(units(stake)),
  }));
  if (view.insurance === 'taken') bets.push({ label: words.insurance, value: money(units(1)) });
  const outcome: Entry[] = [
    { label: words.dealer, value: `${signsOf(view.dealer.cards)} · ${view.dealer.total}` },
    ...view.hands.map((hand, index) => ({
      label: words.hand(index + 1),
      value: handText(hand, words.results),
    })),
  ];
  if (view.insurancePays !== null) {
    outcome.push({ label: words.insurance, value: money(units(view.insurancePays)) });
  }
  const paid = view.hands.reduce((sum, { pays }) => sum + (pays ?? 0), view.insurancePays ?? 0);
  outcome.push({ label: words.payout, value: money(units(paid)) });
  return { bets, outcome };
}

function handText(
  { cards, total, result }: BlackjackHandView,
  results: Readonly<Record<NonNullable<BlackjackHandView['result']>, string>>,
): string {
  const hand = `${signsOf(cards)} · ${total}`;
  return result ? `${hand} · ${results[result]}` : hand;
}

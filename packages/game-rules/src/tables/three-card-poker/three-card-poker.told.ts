/** A round of three card poker in words, for the record of bets. */
import type { Entry, TellMoney } from '@bahati/game-rules/bet-games/bet-game.ts';
import { type Card, cardSign } from '@bahati/game-rules/cards/card.ts';
import { rational } from '@bahati/game-rules/rational.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import type { ThreeCardHand } from './three-card-hand.ts';
import { totalPaid } from './three-card-pays.ts';
import type { ThreeCardView } from './three-card-poker.view.ts';

/** What three cards are called. */
export const threeCardHandNames: Readonly<Record<ThreeCardHand, Words>> = {
  high: { en: 'high card', sw: 'karata kubwa' },
  pair: { en: 'pair', sw: 'jozi' },
  flush: { en: 'flush', sw: 'rangi moja' },
  straight: { en: 'straight', sw: 'mfululizo' },
  trips: { en: 'three of a kind', sw: 'tatu za aina moja' },
  'straight-flush': { en: 'straight flush', sw: 'mfululizo wa rangi moja' },
};

const said = {
  en: {
    ante: 'Ante',
    play: 'Play',
    bonus: 'Ante bonus',
    pairPlus: 'Pair plus',
    player: 'Your cards',
    dealer: 'Dealer',
    result: 'Result',
    payout: 'Payout',
    results: {
      won: 'your hand won',
      unopposed: 'the dealer did not have a queen: ante paid, play returned',
      pushed: 'equal hands, bets returned',
      lost: 'the dealer won',
      folded: 'folded',
    },
  },
  sw: {
    ante: 'Dau la kwanza',
    play: 'Dau la kucheza',
    bonus: 'Bonasi ya dau la kwanza',
    pairPlus: 'Jozi na zaidi',
    player: 'Karata zako',
    dealer: 'Mgawaji',
    result: 'Matokeo',
    payout: 'Malipo',
    results: {
      won: 'mkono wako umeshinda',
      unopposed: 'mgawaji hakuwa na malkia: dau la kwanza limelipwa, la kucheza limerudishwa',
      pushed: 'mikono sawa, madau yamerudishwa',
      lost: 'mgawaji ameshinda',
      folded: 'umeacha mkono',
    },
  },
} as const;

const chips = (count: number) => rational(BigInt(count));

export function tellThreeCardPoker(view: ThreeCardView, language: keyof Words, money: TellMoney) {
  const words = said[language];
  const amount = (label: string, count: number): Entry[] =>
    count > 0 ? [{ label, value: money(chips(count)) }] : [];
  const hand = (cards: readonly Card[], name: ThreeCardHand) =>
    `${cards.map(cardSign).join(' ')} · ${threeCardHandNames[name][language]}`;
  const { player, dealer, result, pays } = view;
  return {
    bets: [
      ...amount(words.ante, view.ante),
      ...amount(words.play, view.decision === 'played' ? view.ante : 0),
      ...amount(words.pairPlus, view.pairPlus),
    ],
    outcome: [
      { label: words.player, value: hand(player.cards, player.hand) },
      ...(dealer ? [{ label: words.dealer, value: hand(dealer.cards, dealer.hand) }] : []),
      ...(result ? [{ label: words.result, value: words.results[result] }] : []),
      ...amount(words.bonus, pays?.bonus ?? 0),
      ...amount(words.pairPlus, pays?.pairPlus ?? 0),
      { label: words.payout, value: money(chips(totalPaid(pays))) },
    ],
  };
}

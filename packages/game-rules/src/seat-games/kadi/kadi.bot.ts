/**
 * How the house's bot plays Kadi: it goes out when it can, says so a turn before, keeps a hand that can
 * go out, feeds whoever is near the end, and keeps aces for when it is fed.
 */
import { type Card, suits } from '@bahati/game-rules/cards/card.ts';
import { bestOf } from '@bahati/game-rules/seat-games/bots/best-of.ts';
import type { Chance } from '@bahati/game-rules/seat-games/bots/quick-chance.ts';
import { fedBy, isAce, isAnswer, isQuestion, kadiSuitOf } from './kadi.cards.ts';
import type { KadiAct } from './kadi.state.ts';
import type { KadiView } from './kadi.view.ts';

export type KadiTable = Pick<KadiView, 'players' | 'hand' | 'feed' | 'turn' | 'options'>;

type Play = KadiAct & { readonly kind: 'play' };

const worth = {
  won: 1_000,
  card: 10,
  ready: 30,
  ace: 18,
  fed: 3,
  fedNearEnd: 12,
  open: 14,
  suit: 2,
  empty: 25,
};
/** Whoever has so few cards is near the end. */
const fewCards = 2;

function worthOfPlay(play: Play, { players, hand, feed, turn }: KadiTable): number {
  const rest = hand.filter((card) => !play.cards.includes(card));
  const own = players.find(({ seat }) => seat === turn);
  if (rest.length === 0) {
    // Without the word said before it is only an empty hand, which takes again.
    return own?.saidNikoKadi === true && isAnswer(play.top) ? worth.won : -worth.empty;
  }
  const fewest = Math.min(
    ...players
      .filter(({ seat, hasResigned }) => seat !== turn && !hasResigned)
      .map(({ count }) => count),
  );
  const fed = play.cards.reduce((sum, card) => sum + fedBy(card), 0);
  const aces = play.cards.filter(isAce).length;
  return (
    play.cards.length * worth.card +
    (play.nikoKadi ? worth.ready : 0) -
    aces * (feed ? 0 : worth.ace) +
    fed * (fewest <= fewCards ? worth.fedNearEnd : worth.fed) -
    // Nobody answers the question: a card comes back.
    (isQuestion(play.top) ? worth.open : 0) +
    askedFor(play, rest) * worth.suit
  );
}

/** How many of the cards that are left are of the suit an ace asks for. */
const askedFor = ({ suit }: Play, rest: readonly Card[]): number =>
  suit !== null && suits.includes(suit)
    ? rest.filter((card) => kadiSuitOf(card) === suit).length
    : 0;

export function kadiBot(view: KadiTable, chance: Chance): KadiAct {
  const plays = view.options.filter((act): act is Play => act.kind === 'play');
  const best = bestOf(plays, (play) => worthOfPlay(play, view) + chance(100) / 1_000);
  return best ?? { kind: 'take' };
}

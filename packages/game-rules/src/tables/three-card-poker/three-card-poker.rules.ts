/**
 * Three card poker from one deck: an ante against the dealer, raised by as much again or given
 * up once the player has seen three cards, and pair plus on those three cards alone. The dealer
 * plays with a queen or better. Pair plus is paid whatever becomes of the ante, so that a player
 * who went away loses none of it.
 */
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { type Card, drawFromDecks } from '@bahati/game-rules/cards/card.ts';
import { chipStakes } from '@bahati/game-rules/chips/chip-stakes.ts';
import { type Cloth, mostOnPlace, readStacks } from '@bahati/game-rules/chips/cloth.ts';
import { rational } from '@bahati/game-rules/rational.ts';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { handOfScore, leastOfDealer, scoreOf } from './three-card-hand.ts';
import { anteBonus, pairPlusPays, type ThreeCardPays, totalPaid } from './three-card-pays.ts';
import { tellThreeCardPoker } from './three-card-poker.told.ts';
import {
  type Bets,
  type ThreeCardState,
  type ThreeCardResult,
  type ThreeCardView,
} from './three-card-poker.view.ts';

export const threeCardCloth: Cloth = { places: ['ante', 'pairplus'] };

/** Null: not one of the bets there are. */
function readBets(opening: string): Bets | null {
  const stacks = readStacks(threeCardCloth, opening);
  const chipsOn = (name: string) => stacks?.find(({ place }) => place === name)?.chips ?? 0;
  const bets = { ante: chipsOn('ante'), pairPlus: chipsOn('pairplus') };
  return bets.ante > 0 ? bets : null;
}

function start(bets: Bets, draw: DrawStream): ThreeCardState {
  const dealt: Card[] = [];
  while (dealt.length < 6) dealt.push(drawFromDecks(draw, dealt));
  return { ...bets, player: dealt.slice(0, 3), dealer: dealt.slice(3), decision: 'open' };
}

function resultOf({ player, dealer, decision }: ThreeCardState): ThreeCardResult | null {
  if (decision === 'open') return null;
  if (decision === 'folded') return 'folded';
  const [own, against] = [scoreOf(player), scoreOf(dealer)];
  if (against < leastOfDealer) return 'unopposed';
  if (own === against) return 'pushed';
  return own > against ? 'won' : 'lost';
}

const anteTimes: Readonly<Record<ThreeCardResult, number>> = {
  won: 2,
  unopposed: 2,
  pushed: 1,
  lost: 0,
  folded: 0,
};

function paysOf(state: ThreeCardState): ThreeCardPays | null {
  const result = resultOf(state);
  if (!result) return null;
  const hand = handOfScore(scoreOf(state.player));
  const plus = pairPlusPays[hand];
  const bonus = state.decision === 'played' ? (anteBonus[hand] ?? 0) : 0;
  return {
    ante: state.ante * anteTimes[result],
    play: result === 'unopposed' ? state.ante : state.ante * anteTimes[result],
    bonus: state.ante * bonus,
    pairPlus: plus === undefined ? 0 : state.pairPlus * (plus + 1),
  };
}

/** The ante and the raise that follows it count where they won or lost, pair plus always. */
function countedChips(state: ThreeCardState): number {
  const { ante, pairPlus } = state;
  const result = resultOf(state);
  if (result === 'pushed') return pairPlus;
  // Against a dealer who does not play the raise only comes back.
  const isRaised = result === 'won' || result === 'lost';
  return pairPlus + (isRaised ? 2 * ante : ante);
}

function show(state: ThreeCardState): ThreeCardView {
  const { ante, pairPlus, player, dealer, decision } = state;
  const against = scoreOf(dealer);
  return {
    ante,
    pairPlus,
    decision,
    player: { cards: player, hand: handOfScore(scoreOf(player)) },
    dealer:
      decision === 'open'
        ? null
        : { cards: dealer, hand: handOfScore(against), isQualified: against >= leastOfDealer },
    result: resultOf(state),
    pays: paysOf(state),
  };
}

export const threeCardPoker: BetGame<ThreeCardState, ThreeCardView> = {
  code: 'three-card-poker',
  version: 1,
  title: { en: 'Three Card Poker', sw: 'Poka ya Karata Tatu' },
  kind: 'table',
  // A full stack on each place, and the ante once more to play.
  mostStakes: 3 * mostOnPlace,
  stakes: chipStakes,
  firstOpening: 'chips:ante=1',
  priceOf(opening) {
    const bets = readBets(opening);
    return bets && bets.ante + bets.pairPlus;
  },
  start(opening, draw) {
    const bets = readBets(opening);
    if (!bets) throw new RangeError(`Three card poker knows no opening ${opening}.`);
    return start(bets, draw);
  },
  acts: {
    actions: ({ decision }) => (decision === 'open' ? ['play', 'fold'] : []),
    act(state, action) {
      if (state.decision !== 'open' || (action !== 'play' && action !== 'fold')) {
        throw new RangeError(`Nothing at this table is called ${action} now.`);
      }
      return { ...state, decision: action === 'play' ? 'played' : 'folded' };
    },
    idle: () => 'fold',
    extraStakes: ({ ante, decision }) => (decision === 'played' ? ante : 0),
  },
  pay: (state) => rational(BigInt(totalPaid(paysOf(state)))),
  validStake: (state) => rational(BigInt(countedChips(state))),
  show,
  tell: (state, language, money) => tellThreeCardPoker(show(state), language, money),
};

/** Section 18 of docs/fairness.md: blackjack for seven seats, from its seats and decisions. */
import { isBlackjack, playHand, totalOf, winOf } from './cards.mjs';
import { nameOf, sum } from './draw.mjs';
import { stacksOf } from './stacks.mjs';
import { read, refuse } from './stories.mjs';

/** Each hand knows its seat, which of the seat's raises made it, and which doubled it. */
function deal(seats, draw) {
  const firsts = seats.map(() => draw(52));
  const up = draw(52);
  const hands = seats.map((seat, at) => {
    const cards = [firsts[at], draw(52)];
    return { seat, cards, stake: 2, born: 0, doubled: 0, isDone: totalOf(cards) === 21 };
  });
  return { dealer: [up, draw(52)], hands };
}

function playOn(hands, raises, act, draw) {
  const at = hands.findIndex(({ isDone }) => !isDone);
  const hand = hands[at] ?? refuse(act);
  const own = hands.filter(({ seat }) => seat === hand.seat).length;
  if (act === 'double' || act === 'split') raises[hand.seat] = (raises[hand.seat] ?? 0) + 1;
  const { seat, born, doubled } = hand;
  const after = playHand(hand, act, { draw, hands: own }).map((each, side) => ({
    ...each,
    stake: 2,
    seat,
    born: act === 'split' && side === 1 ? raises[seat] : born,
    doubled: act === 'double' ? raises[seat] : doubled,
  }));
  return [...hands.slice(0, at), ...after, ...hands.slice(at + 1)];
}

function seated(opening, acts, draw, { seats = '' }) {
  const listed =
    seats === '' ? [] : seats.split(',').map((text) => Number(read(text, /^([1-7])$/)));
  const raises = {};
  const first = listed.length > 0 ? deal(listed, draw) : { dealer: [], hands: [] };
  const { dealer } = first;
  let { hands } = first;
  if (!isBlackjack(dealer)) {
    for (let act = acts.next(); act !== undefined; act = acts.next()) {
      hands = playOn(hands, raises, act, draw);
    }
  }
  const isOver = isBlackjack(dealer) || hands.every(({ isDone }) => isDone);
  const isOnly = ({ seat }) => hands.filter((each) => each.seat === seat).length === 1;
  const isAsked = hands.some(
    (hand) => totalOf(hand.cards) <= 21 && !(isOnly(hand) && isBlackjack(hand.cards)),
  );
  while (isOver && isAsked && !isBlackjack(dealer) && totalOf(dealer) < 17) dealer.push(draw(52));
  const told = { dealer: dealer.map(nameOf), hands: hands.map(({ cards }) => cards.map(nameOf)) };
  const stacks = stacksOf(opening);
  const cost = sum(stacks.map(({ chips }) => chips));
  if (!isOver) return { ...told, cost, pay: null };
  const halves = betsOf(stacks).map((bet) => broughtBy(bet, { hands, dealer, isOnly }));
  return { ...told, cost, pay: [BigInt(sum(halves)), 2n] };
}

/** First bets, each with the raises it paid. */
function betsOf(stacks) {
  const parts = stacks.map(({ place, chips }) => {
    const [name, raise] = read(place, /^([sbf][1-7])(?:\.([1-7]))?$/);
    return { name, raise: raise === undefined ? 0 : Number(raise), chips };
  });
  return parts
    .filter(({ raise }) => raise === 0)
    .map(({ name, chips }) => {
      const added = parts.filter((each) => each.name === name && each.raise > 0);
      return {
        seat: Number(name.slice(1)),
        chips,
        staked: chips + sum(added.map((each) => each.chips)),
        raises: new Set(added.map(({ raise }) => raise)),
      };
    });
}

/** In halves of a chip. */
function broughtBy({ seat, chips, staked, raises }, { hands, dealer, isOnly }) {
  const own = hands.filter((hand) => hand.seat === seat);
  if (own.length === 0) return 2 * staked;
  return sum(
    own.map((hand) => {
      if (hand.born > 0 && !raises.has(hand.born)) return 0;
      const times = raises.has(hand.doubled) ? 2 : 1;
      return chips * times * winOf(hand, dealer, isOnly(hand));
    }),
  );
}

export const seatedTables = { 'live-blackjack': seated };

/** Sections 9 and 11 of docs/fairness.md: hi-lo, video poker and blackjack. */
import { countFrom, decks, nameOf, pick, rankOf, suitOf, sum } from './draw.mjs';
import { isMore, nothing, read, refuse, times } from './stories.mjs';

const aceLow = (card) => (rankOf(card) === 14 ? 1 : rankOf(card));

/** Of thirteen ranks those that make the guess right; undefined: there is no such guess. */
function rightRanks(rank, guess) {
  const all = countFrom(1, 13);
  if (rank === 1 || rank === 13) {
    if (guess === 'same') return [rank];
    const isOpen = guess === (rank === 1 ? 'higher' : 'lower');
    return isOpen ? all.filter((one) => one !== rank) : undefined;
  }
  if (guess === 'higher') return all.filter((one) => one >= rank);
  return guess === 'lower' ? all.filter((one) => one <= rank) : undefined;
}

function hiLo(opening, acts, draw) {
  read(opening, /^start$/);
  const cards = [draw(52)];
  let [worth, right, skips] = [[99n, 100n], 0, 0];
  const after = (guess) => {
    const ranks = rightRanks(aceLow(cards.at(-1)), guess);
    const next = ranks && times(worth, [13n, BigInt(ranks.length)]);
    return next && !isMore(next, 4_000) ? { ranks, next } : undefined;
  };
  for (;;) {
    const told = { cards: cards.map(nameOf), right };
    if (!['higher', 'same', 'lower'].some(after)) return { ...told, pay: worth };
    const act = acts.next();
    if (act === undefined) return { ...told, pay: null };
    if (act === 'take' && right > 0) return { ...told, pay: worth };
    if (act === 'skip' && skips < 52) {
      skips += 1;
      cards.push(draw(52));
      continue;
    }
    const guessed = after(act) ?? refuse(act);
    cards.push(draw(52));
    if (!guessed.ranks.includes(aceLow(cards.at(-1)))) {
      return { cards: cards.map(nameOf), right, pay: nothing };
    }
    [worth, right] = [guessed.next, right + 1];
  }
}

/** Ranks that may lie in one row of five, the ace at either end. */
function fitsRow(ranks) {
  const span = (row) => Math.max(...row) - Math.min(...row) <= 4;
  return span(ranks) || span(ranks.map((rank) => (rank === 14 ? 1 : rank)));
}

const isOneSuit = (cards) => new Set(cards.map(suitOf)).size === 1;

/** How often each rank stands among them, the most frequent first. */
function alikeOf(ranks) {
  const counts = [...new Set(ranks)].map((rank) => ranks.filter((one) => one === rank).length);
  return counts.sort((a, b) => b - a);
}

function payJacks(cards) {
  const ranks = cards.map(rankOf);
  const [most, next] = alikeOf(ranks);
  if (most === 1) {
    const [isSuited, isRow] = [isOneSuit(cards), fitsRow(ranks)];
    if (isSuited && isRow) return Math.min(...ranks) === 10 ? 800 : 50;
    if (isSuited) return 6;
    return isRow ? 4 : 0;
  }
  if (most === 4) return 25;
  if (most === 3) return next === 2 ? 9 : 3;
  if (next === 2) return 2;
  return ranks.some((rank, at) => rank >= 11 && ranks.indexOf(rank) !== at) ? 1 : 0;
}

function payDeuces(cards) {
  const naturals = cards.filter((card) => rankOf(card) !== 2);
  const wilds = cards.length - naturals.length;
  if (wilds === 4) return 200;
  const ranks = naturals.map(rankOf);
  const alike = alikeOf(ranks);
  const isSuited = isOneSuit(naturals);
  const isRow = alike[0] === 1 && fitsRow(ranks);
  if (isSuited && alike[0] === 1 && Math.min(...ranks) >= 10) return wilds === 0 ? 800 : 25;
  if (alike[0] + wilds === 5) return 16;
  if (isSuited && isRow) return 10;
  if (alike[0] + wilds === 4) return 4;
  if (alike.length === 2) return 4;
  if (isSuited) return 3;
  if (isRow) return 2;
  return alike[0] + wilds === 3 ? 1 : 0;
}

/** What five cards pay. */
export const videoPokerPays = { 'jacks-or-better': payJacks, 'deuces-wild': payDeuces };

const videoPoker = (payOf) => (opening, acts, draw) => {
  read(opening, /^deal$/);
  const deck = decks(1);
  const dealt = pick(draw, deck, 5);
  const act = acts.next();
  if (act === undefined) return { dealt: dealt.map(nameOf), pay: null };
  const held = /^hold:([01]{5})$/.exec(act)?.[1] ?? refuse(act);
  const cards = dealt.map((card, at) => (held[at] === '1' ? card : pick(draw, deck, 1)[0]));
  const told = { dealt: dealt.map(nameOf), cards: cards.map(nameOf) };
  return { ...told, pay: [BigInt(payOf(cards)), 1n] };
};

const points = (card) => Math.min(aceLow(card), 10);

/** One ace counts eleven where that is not past 21. */
export function totalOf(cards) {
  const low = sum(cards.map(points));
  return cards.some((card) => points(card) === 1) && low <= 11 ? low + 10 : low;
}

export const isBlackjack = (cards) => cards.length === 2 && totalOf(cards) === 21;

function blackjack(opening, acts, draw) {
  read(opening, /^deal$/);
  const [first, up, second, hole] = countFrom(0, 4).map(() => draw(52));
  const dealer = [up, hole];
  let hands = [{ cards: [first, second], stake: 2, isDone: false }];
  let insured = 0;
  const tell = (pay) => ({
    dealer: dealer.map(nameOf),
    hands: hands.map(({ cards }) => cards.map(nameOf)),
    cost: sum(hands.map(({ stake }) => stake)) + insured,
    pay,
  });
  if (points(up) === 1) {
    const act = acts.next();
    if (act === undefined) return tell(null);
    if (act !== 'insure' && act !== 'decline') refuse(act);
    insured = act === 'insure' ? 1 : 0;
  }
  const isDecided = isBlackjack(dealer) || isBlackjack(hands[0].cards);
  while (!isDecided && hands.some(({ isDone }) => !isDone)) {
    const act = acts.next();
    if (act === undefined) return tell(null);
    const at = hands.findIndex(({ isDone }) => !isDone);
    const after = playHand(hands[at], act, { draw, hands: hands.length });
    hands = [...hands.slice(0, at), ...after, ...hands.slice(at + 1)];
  }
  const isAsked = hands.some(({ cards }) => totalOf(cards) <= 21);
  while (!isDecided && isAsked && totalOf(dealer) < 17) dealer.push(draw(52));
  const wins = hands.map((hand) => winOf(hand, dealer, hands.length === 1));
  const ofInsurance = isBlackjack(dealer) ? 3 * insured : 0;
  return tell([BigInt(sum(wins) + ofInsurance), 1n]);
}

export function playHand(hand, act, { draw, hands }) {
  const { cards, stake } = hand;
  const grow = (from) => {
    const grown = [...from, draw(52)];
    return { cards: grown, stake, isDone: totalOf(grown) >= 21 };
  };
  const isFirst = cards.length === 2;
  const areEqual = points(cards[0]) === points(cards[1]);
  if (act === 'stand') return [{ ...hand, isDone: true }];
  if (act === 'hit') return [grow(cards)];
  if (act === 'double' && isFirst) return [{ ...grow(cards), stake: 2 * stake, isDone: true }];
  if (act !== 'split' || !isFirst || !areEqual || hands === 4) refuse(act);
  return cards.map((card) => {
    const split = grow([card]);
    return points(card) === 1 ? { ...split, isDone: true } : split;
  });
}

/** What a hand gives back in halves of a bet, its stake included. */
export function winOf({ cards, stake }, dealer, isOnly) {
  const [own, against] = [totalOf(cards), totalOf(dealer)];
  if (own > 21) return 0;
  const isNatural = isOnly && isBlackjack(cards);
  if (isBlackjack(dealer)) return isNatural ? stake : 0;
  if (isNatural) return stake + 3;
  if (against > 21 || own > against) return 2 * stake;
  return own === against ? stake : 0;
}

export const cardGames = {
  'hi-lo': hiLo,
  'jacks-or-better': videoPoker(payJacks),
  'deuces-wild': videoPoker(payDeuces),
  blackjack,
};

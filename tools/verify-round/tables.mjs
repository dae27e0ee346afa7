/** Sections 9 and 11 of docs/fairness.md: the games with chips on a cloth. */
import { craps } from './craps.mjs';
import { countFrom, decks, nameOf, pick, rankOf, suitOf, sum } from './draw.mjs';
import { roulette, stormRoulette } from './roulette.mjs';
import { settle, stacksOf, to, won } from './stacks.mjs';
import { nothing, refuse } from './stories.mjs';

const lastDigit = (cards) =>
  sum(cards.map((card) => (rankOf(card) === 14 ? 1 : rankOf(card) >= 10 ? 0 : rankOf(card)))) % 10;

/** For each total of the banker, on which third cards of the player a card is drawn. */
const bankerDrawsOn = [
  '0123456789',
  '0123456789',
  '0123456789',
  '012345679',
  '234567',
  '4567',
  '67',
];

/** With commission banker always pays the same; without, half on a total of six. */
const baccarat = (payBanker) => (opening, _, draw) => {
  const shoe = decks(8);
  const next = () => pick(draw, shoe, 1)[0];
  const [first, second, third, fourth] = [next(), next(), next(), next()];
  const [player, banker] = [
    [first, third],
    [second, fourth],
  ];
  const [own, against] = [lastDigit(player), lastDigit(banker)];
  if (own < 8 && against < 8) {
    if (own <= 5) player.push(next());
    const isDrawn =
      player.length === 2
        ? against <= 5
        : (bankerDrawsOn[against]?.includes(String(lastDigit(player.slice(2)))) ?? false);
    if (isDrawn) banker.push(next());
  }
  const lead = lastDigit(player) - lastDigit(banker);
  const isPair = ([one, other]) => rankOf(one) === rankOf(other);
  const backs = {
    player: lead === 0 ? to(0) : won(lead > 0, 1),
    banker: lead === 0 ? to(0) : lead < 0 ? payBanker(lastDigit(banker)) : nothing,
    tie: won(lead === 0, 8),
    'player-pair': won(isPair(player), 11),
    'banker-pair': won(isPair(banker), 11),
    'either-pair': won(isPair(player) || isPair(banker), 5),
  };
  const told = { player: player.map(nameOf), banker: banker.map(nameOf) };
  return { ...told, ...settle(opening, (place) => backs[place]) };
};

/** Profit on a total, which pays as much as the one as far from the other end. */
const totals = { 4: 60, 5: 30, 6: 18, 7: 12, 8: 8, 9: 7, 10: 6 };

function sicBo(opening, _, draw) {
  const dice = countFrom(0, 3).map(() => draw(6) + 1);
  const total = sum(dice);
  const isTriple = new Set(dice).size === 1;
  const shown = (face) => dice.filter((one) => one === Number(face)).length;
  const back = (place) => {
    const halves = {
      small: total <= 10,
      big: total > 10,
      odd: total % 2 === 1,
      even: total % 2 === 0,
    };
    if (Object.hasOwn(halves, place)) return won(halves[place] && !isTriple, 1);
    if (place === 'any-triple') return won(isTriple, 30);
    const [kind, about] = place.split('.');
    const [low, high] = (about ?? '').split('-');
    const isFace = /^[1-6]$/.test(low);
    if (kind === 'total') {
      const profit = totals[Math.min(Number(about), 21 - Number(about))];
      return profit && won(total === Number(about), profit);
    }
    if (kind === 'pair' && /^[1-6]-[1-6]$/.test(about) && low < high) {
      return won(shown(low) > 0 && shown(high) > 0, 5);
    }
    if (!isFace || high !== undefined) return undefined;
    if (kind === 'triple') return won(shown(about) === 3, 180);
    if (kind === 'double') return won(shown(about) >= 2, 10);
    return kind === 'single' ? won(shown(about) > 0, shown(about)) : undefined;
  };
  return { dice, ...settle(opening, back) };
}

const suits = ['diamonds', 'hearts', 'spades', 'clubs'];

function dragonTiger(opening, _, draw) {
  const [dragon, tiger] = pick(draw, decks(8), 2);
  const height = (card) => (rankOf(card) === 14 ? 1 : rankOf(card));
  const lead = height(dragon) - height(tiger);
  const back = (place) => {
    const plain = {
      dragon: lead === 0 ? [1n, 2n] : won(lead > 0, 1),
      tiger: lead === 0 ? [1n, 2n] : won(lead < 0, 1),
      tie: won(lead === 0, 11),
      'suited-tie': won(lead === 0 && suitOf(dragon) === suitOf(tiger), 50),
    };
    if (Object.hasOwn(plain, place)) return plain[place];
    const [beast, trait] = place.split('-');
    if (beast !== 'dragon' && beast !== 'tiger') return undefined;
    const card = beast === 'dragon' ? dragon : tiger;
    const isSeven = height(card) === 7;
    const halves = {
      big: height(card) > 7,
      small: height(card) < 7,
      odd: height(card) % 2 === 1,
      even: height(card) % 2 === 0,
    };
    if (Object.hasOwn(halves, trait)) return won(!isSeven && halves[trait], 1);
    return suits.includes(trait) ? won(!isSeven && suits[suitOf(card)] === trait, 3) : undefined;
  };
  return { dragon: nameOf(dragon), tiger: nameOf(tiger), ...settle(opening, back) };
}

/** How many cards decide, from and to, and what each pays to one, in tenths. */
const cardProfits = {
  'cards-1-5': [1, 5, 25],
  'cards-6-10': [6, 10, 35],
  'cards-11-15': [11, 15, 45],
  'cards-16-25': [16, 25, 35],
  'cards-26-30': [26, 30, 140],
  'cards-31-35': [31, 35, 240],
  'cards-36-40': [36, 40, 490],
  'cards-41-49': [41, 49, 1190],
};

const wonTenths = (isWon, tenths) => (isWon ? [BigInt(tenths) + 10n, 10n] : nothing);

function andarBahar(opening, _, draw) {
  const pack = decks(1);
  const [joker] = pick(draw, pack, 1);
  const dealt = [];
  do dealt.push(...pick(draw, pack, 1));
  while (rankOf(dealt.at(-1)) !== rankOf(joker));
  const isAndar = dealt.length % 2 === 1;
  const suit = suits[suitOf(joker)];
  const isRed = suit === 'diamonds' || suit === 'hearts';
  const back = (place) => {
    const plain = {
      andar: wonTenths(isAndar, 9),
      bahar: won(!isAndar, 1),
      'joker-below': won(rankOf(joker) < 8, 1),
      'joker-eight': won(rankOf(joker) === 8, 11),
      'joker-above': won(rankOf(joker) > 8, 1),
      'joker-red': wonTenths(isRed, 9),
      'joker-black': wonTenths(!isRed, 9),
    };
    if (Object.hasOwn(plain, place)) return plain[place];
    if (Object.hasOwn(cardProfits, place)) {
      const [first, last, tenths] = cardProfits[place];
      return wonTenths(dealt.length >= first && dealt.length <= last, tenths);
    }
    const [about, named] = place.split('-');
    if (about !== 'joker' || !suits.includes(named)) return undefined;
    return wonTenths(suit === named, 28);
  };
  return { joker: nameOf(joker), dealt: dealt.map(nameOf), ...settle(opening, back) };
}

const threeCardHands = ['high', 'pair', 'flush', 'straight', 'trips', 'straight-flush'];

/** What three cards are, and the ranks by which equal hands are told apart. */
function threeCards(cards) {
  const ranks = cards.map(rankOf).sort((a, b) => b - a);
  const [high, middle, low] = ranks;
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  const isWheel = high === 14 && middle === 3 && low === 2;
  if (isWheel || (high - middle === 1 && middle - low === 1)) {
    return { hand: isFlush ? 'straight-flush' : 'straight', by: isWheel ? [3, 2, 1] : ranks };
  }
  if (isFlush) return { hand: 'flush', by: ranks };
  if (high === low) return { hand: 'trips', by: ranks };
  if (high === middle) return { hand: 'pair', by: [high, high, low] };
  if (middle === low) return { hand: 'pair', by: [low, low, high] };
  return { hand: 'high', by: ranks };
}

/** Above nought: the first is the better. */
function compareHands(one, other) {
  const apart = threeCardHands.indexOf(one.hand) - threeCardHands.indexOf(other.hand);
  return apart || one.by.map((rank, at) => rank - other.by[at]).find((lead) => lead !== 0) || 0;
}

const pairPlusPays = { 'straight-flush': 40, trips: 30, straight: 6, flush: 4, pair: 1 };
const anteBonus = { 'straight-flush': 5, trips: 4, straight: 1 };

function threeCardPoker(opening, acts, draw) {
  const dealt = pick(draw, decks(1), 6);
  const [own, against] = [threeCards(dealt.slice(0, 3)), threeCards(dealt.slice(3))];
  const stacks = new Map(stacksOf(opening).map(({ place, chips }) => [place, chips]));
  const [ante = 0, plusBet = 0] = [stacks.get('ante'), stacks.get('pairplus')];
  if (ante === 0 || stacks.size > (plusBet > 0 ? 2 : 1)) refuse(opening);
  const told = { player: dealt.slice(0, 3).map(nameOf), dealer: dealt.slice(3).map(nameOf) };
  const act = acts.next();
  if (act === undefined) return { ...told, cost: ante + plusBet, pay: null };
  if (act !== 'play' && act !== 'fold') refuse(act);
  const isPlayed = act === 'play';
  const isQualified = against.hand !== 'high' || against.by[0] >= 12;
  const lead = compareHands(own, against);
  const onPlay = isQualified ? (lead > 0 ? 2 : lead === 0 ? 1 : 0) : 1;
  const onAnte = isQualified ? onPlay : 2;
  const ofPlay = isPlayed ? ante * (onAnte + onPlay + (anteBonus[own.hand] ?? 0)) : 0;
  const profit = pairPlusPays[own.hand];
  const ofPlus = profit === undefined ? 0 : plusBet * (profit + 1);
  const cost = ante + plusBet + (isPlayed ? ante : 0);
  return { ...told, cost, pay: [BigInt(ofPlay + ofPlus), 1n] };
}

export const tables = {
  'european-roulette': roulette('european'),
  'american-roulette': roulette('american'),
  'storm-roulette': stormRoulette,
  baccarat: baccarat(() => [195n, 100n]),
  'no-commission-baccarat': baccarat((total) => (total === 6 ? [3n, 2n] : to(1))),
  'sic-bo': sicBo,
  craps,
  'dragon-tiger': dragonTiger,
  'andar-bahar': andarBahar,
  'three-card-poker': threeCardPoker,
};

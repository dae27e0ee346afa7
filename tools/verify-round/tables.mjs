/** Sections 9 and 11 of docs/fairness.md: the games with chips on a cloth. */
import { countFrom, decks, nameOf, pick, rankOf, suitOf, sum } from './draw.mjs';
import { nothing, plus, read, refuse, times } from './stories.mjs';

/** To one, and the chip itself. */
const to = (profit) => [BigInt(profit) + 1n, 1n];
const won = (isWon, profit) => (isWon ? to(profit) : nothing);

/** The stacks of an opening: places and chips on them. */
function stacksOf(opening) {
  const [list] = read(opening, /^[a-z0-9-]+:([a-z0-9.=,-]+)$/);
  const stacks = list.split(',').map((text) => {
    const [place, chips] = read(text, /^([a-z0-9.-]+)=([1-9]\d{0,3})$/);
    return { place, chips: Number(chips) };
  });
  if (new Set(stacks.map(({ place }) => place)).size < stacks.length) {
    throw new Error('A place is named twice.');
  }
  return stacks;
}

/** What all chips cost and bring; `back` tells of a place what one chip on it brings. */
function settle(opening, back) {
  const stacks = stacksOf(opening);
  const brought = stacks.map(({ place, chips }) => {
    const each = back(place);
    if (!each) throw new Error(`This cloth has no place ${place}.`);
    return times(each, [BigInt(chips), 1n]);
  });
  return { cost: sum(stacks.map(({ chips }) => chips)), pay: plus(brought) };
}

const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

/** What touches the zeros. */
const zeroPlaces = {
  european: 'split.0-1 split.0-2 split.0-3 trio.0-1-2 trio.0-2-3 four.0-1-2-3',
  american:
    'split.0-00 split.0-1 split.0-2 split.00-2 split.00-3 trio.0-1-2 trio.0-00-2 trio.00-2-3 five.0-00-1-2-3',
};

/** The numbers that each place of a cloth covers. */
function clothOf(wheel) {
  const all = countFrom(1, 36);
  const places = new Map();
  const lay = (name, numbers) => places.set(name, numbers.map(String));
  const joined = (kind, numbers) => lay(`${kind}.${numbers.join('-')}`, numbers);
  for (const zero of wheel === 'american' ? ['0', '00'] : ['0']) lay(zero, [zero]);
  for (const name of zeroPlaces[wheel].split(' ')) lay(name, name.split('.')[1].split('-'));
  for (const number of all) {
    const isLastOfRow = number % 3 === 0;
    lay(String(number), [number]);
    if (!isLastOfRow) joined('split', [number, number + 1]);
    if (number <= 33) joined('split', [number, number + 3]);
    if (!isLastOfRow && number <= 32)
      joined(
        'corner',
        [0, 1, 3, 4].map((on) => number + on),
      );
    if (number % 3 === 1) lay(`street.${number}`, countFrom(number, 3));
    if (number % 3 === 1 && number <= 31) lay(`line.${number}`, countFrom(number, 6));
  }
  for (const at of [1, 2, 3]) {
    lay(`dozen.${at}`, countFrom(12 * at - 11, 12));
    lay(
      `column.${at}`,
      all.filter((number) => number % 3 === at % 3),
    );
  }
  lay('red', reds);
  lay(
    'black',
    all.filter((number) => !reds.includes(number)),
  );
  lay(
    'odd',
    all.filter((number) => number % 2 === 1),
  );
  lay(
    'even',
    all.filter((number) => number % 2 === 0),
  );
  lay('low', countFrom(1, 18));
  lay('high', countFrom(19, 18));
  return places;
}

function roulette(wheel) {
  const cloth = clothOf(wheel);
  const pockets = ['0', ...countFrom(1, 36).map(String), ...(wheel === 'american' ? ['00'] : [])];
  return (opening, _, draw) => {
    const number = pockets[draw(pockets.length)];
    const back = (place) => {
      const covered = cloth.get(place);
      if (!covered?.includes(number)) return covered && nothing;
      return place.startsWith('five.') ? to(6) : [36n, BigInt(covered.length)];
    };
    return { number, ...settle(opening, back) };
  };
}

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

/** What a number placed pays, what odds behind pass do, and how many times the line these may be. */
const points = {
  4: { place: [9n, 5n], odds: [2n, 1n], times: 3, laid: [2, 4, 6] },
  5: { place: [7n, 5n], odds: [3n, 2n], times: 4, laid: [3, 6] },
  6: { place: [7n, 6n], odds: [6n, 5n], times: 5, laid: [6] },
};

/** Two numbers as far from seven are alike. */
const likeOf = (total) => points[Math.min(total, 14 - total)];

const profited = ([above, below]) => [above + below, below];

/** What a chip on the place brings, null while it is undecided; undefined: no such place. */
function crapsBack(place, [first, ...later]) {
  const isPoint = likeOf(first) !== undefined;
  const decided = later.find((total) => total === first || total === 7);
  const isOpen = isPoint && decided === undefined;
  const hasPassed = isPoint ? decided === first : first === 7 || first === 11;
  const number = /^place-([4-9]|10)$/.exec(place)?.[1];
  if (number !== undefined && likeOf(Number(number))) {
    const end = [first, ...later].find((total) => total === Number(number) || total === 7);
    if (end === undefined) return null;
    return end === 7 ? nothing : profited(likeOf(Number(number)).place);
  }
  if (place === 'field') {
    if (first === 2 || first === 12) return to(2);
    return won(first < 5 || first > 8, 1);
  }
  if (place === 'pass') return isOpen ? null : won(hasPassed, 1);
  if (place === 'odds') {
    return isOpen ? null : hasPassed ? profited(likeOf(first).odds) : nothing;
  }
  if (place === 'dont-pass') return isOpen ? null : first === 12 ? to(0) : won(!hasPassed, 1);
  if (place !== 'lay') return undefined;
  if (isOpen) return null;
  return hasPassed ? nothing : profited([...likeOf(first).odds].reverse());
}

function craps(opening, acts, draw) {
  const stacks = stacksOf(opening);
  // What lies behind a line is none of an opening.
  if (stacks.some(({ place }) => place === 'odds' || place === 'lay')) refuse(opening);
  const chipsOn = (wanted) => stacks.find(({ place }) => place === wanted)?.chips ?? 0;
  const rolls = [[draw(6) + 1, draw(6) + 1]];
  const lines = { odds: 'pass', lay: 'dont-pass' };
  for (;;) {
    const totals = rolls.map(sum);
    const backs = stacks.map(({ place, chips }) => {
      const each = crapsBack(place, totals);
      if (each === undefined) throw new Error(`This table has no place ${place}.`);
      return each && times(each, [BigInt(chips), 1n]);
    });
    const cost = sum(stacks.map(({ chips }) => chips));
    const told = { rolled: rolls.length, latest: rolls.slice(-12), cost };
    if (!backs.includes(null)) return { ...told, pay: plus(backs) };
    const act = acts.next();
    if (act === undefined) return { ...told, pay: null };
    if (act === 'roll') {
      rolls.push([draw(6) + 1, draw(6) + 1]);
      continue;
    }
    const [, kind, often] = /^(odds|lay):([1-6])$/.exec(act) ?? refuse(act);
    const like = crapsBack('pass', totals) === null ? likeOf(totals[0]) : refuse(act);
    const allowed = kind === 'odds' ? countFrom(1, like.times) : like.laid;
    const chips = chipsOn(lines[kind]) * Number(often);
    if (chips === 0 || chipsOn(kind) > 0 || !allowed.includes(Number(often))) refuse(act);
    stacks.push({ place: kind, chips });
  }
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
  baccarat: baccarat(() => [195n, 100n]),
  'no-commission-baccarat': baccarat((total) => (total === 6 ? [3n, 2n] : to(1))),
  'sic-bo': sicBo,
  craps,
  'dragon-tiger': dragonTiger,
  'three-card-poker': threeCardPoker,
};

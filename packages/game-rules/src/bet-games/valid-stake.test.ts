import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { type Card, cardOf, type Rank, type Suit } from '@bahati/game-rules/cards/card.ts';
import { openingOf, type Stack } from '@bahati/game-rules/chips/cloth.ts';
import { rational, subtract, toDecimalText } from '@bahati/game-rules/rational.ts';
import { placesOf } from '@bahati/game-rules/tables/roulette/places.ts';
import { rouletteCloths } from '@bahati/game-rules/tables/roulette/roulette.ts';
import { sicBoPlaces } from '@bahati/game-rules/tables/sic-bo/sic-bo.places.ts';
import { betGames } from './bet-games.ts';
import { replayBet, validStakesOf } from './replay.ts';

const gameOf = (code: string) =>
  betGames.find(({ game }) => game.code === code)?.game ?? assert.fail(code);

const card = (rank: number, suit: Suit = 'spades'): Card => cardOf(rank as Rank, suit);
const cards = (...ranks: number[]) => ranks.map((rank) => card(rank));

/** `red=10 black=4`: as many chips on these places. */
const stacksOf = (text: string): Stack[] =>
  text.split(' ').map((each) => {
    const [place = '', chips] = each.split('=');
    return { place, chips: Number(chips) };
  });

type Case = readonly [what: string, state: unknown, cost: number, valid: string];

const roulette = (what: string, laid: string, number: string, valid: string): Case => {
  const stacks = stacksOf(laid);
  const cost = stacks.reduce((sum, { chips }) => sum + chips, 0);
  return [what, { stacks, number }, cost, valid];
};

const dozens = 'dozen.1=5 dozen.2=5 dozen.3=5';
const numbersFrom = (first: number, last: number, chips = 1) =>
  Array.from({ length: last - first + 1 }, (_, at) => `${first + at}=${chips}`).join(' ');

const bothRoulettes = [
  roulette('red alone', 'red=10', '1', '10'),
  roulette('red alone, on a zero', 'red=10', '0', '10'),
  roulette('red and black alike', 'red=10 black=10', '1', '0'),
  roulette('red and black alike, on a zero', 'red=10 black=10', '0', '0'),
  roulette('more on red than on black', 'red=10 black=4', '1', '6'),
  roulette('odd and even', 'odd=3 even=3', '2', '0'),
  roulette('low and high', 'low=3 high=5', '2', '2'),
  roulette('red and odd, which are not opposite', 'red=10 odd=10', '2', '20'),
  roulette('red and black beside a number', 'red=10 black=10 17=2', '2', '2'),
  roulette('two dozens', 'dozen.1=5 dozen.2=5', '2', '10'),
  roulette('all dozens', dozens, '2', '0'),
  roulette('all columns, one of them more', 'column.1=5 column.2=5 column.3=8', '2', '3'),
  roulette('a dozen and the numbers from 13 on', `dozen.1=12 ${numbersFrom(13, 36)}`, '2', '0'),
  roulette('every number from 1 to 36', numbersFrom(1, 36), '2', '0'),
  roulette('every number, and the zero', `0=1 ${numbersFrom(1, 36)}`, '2', '1'),
  roulette('every number but 36', numbersFrom(1, 35), '2', '35'),
  roulette(
    'red against every black number',
    `red=18 ${'2 4 6 8 10 11 13 15 17 20 22 24 26 28 29 31 33 35'
      .split(' ')
      .map((black) => `${black}=1`)
      .join(' ')}`,
    '2',
    '0',
  ),
  roulette('all places of even chance', 'red=1 black=1 odd=2 even=2 low=3 high=3', '2', '0'),
];

const baccarat = (
  what: string,
  laid: string,
  deal: readonly [Card[], Card[]],
  valid: string,
): Case => {
  const stacks = stacksOf(laid);
  const cost = stacks.reduce((sum, { chips }) => sum + chips, 0);
  return [what, { stacks, player: deal[0], banker: deal[1] }, cost, valid];
};
const tieDeal = [cards(10, 8), cards(13, 8)] as const;
const playerDeal = [cards(10, 9), cards(10, 8)] as const;
const bankerDeal = [cards(10, 7), cards(10, 8)] as const;
const bankerSixDeal = [cards(10, 2, 2), cards(10, 6)] as const;
const bothBaccarats = [
  baccarat('player, won', 'player=10', [...playerDeal], '10'),
  baccarat('player, lost', 'player=10', [...bankerDeal], '10'),
  baccarat('player, on a tie', 'player=10', [...tieDeal], '0'),
  baccarat('banker, won', 'banker=10', [...bankerDeal], '10'),
  baccarat('banker, on a tie', 'banker=10', [...tieDeal], '0'),
  baccarat('player and banker alike', 'player=10 banker=10', [...bankerDeal], '0'),
  baccarat('more on banker than on player', 'player=10 banker=25', [...bankerDeal], '15'),
  baccarat('more on banker, on a tie', 'player=10 banker=25', [...tieDeal], '0'),
  baccarat('player and tie, on a tie', 'player=10 tie=3', [...tieDeal], '3'),
  baccarat('all three, and a pair', 'player=4 banker=4 tie=2 player-pair=1', [...playerDeal], '3'),
];

const dragonTiger = (
  what: string,
  laid: string,
  dragon: Card,
  tiger: Card,
  valid: string,
): Case => {
  const stacks = stacksOf(laid);
  const cost = stacks.reduce((sum, { chips }) => sum + chips, 0);
  return [what, { stacks, dragon, tiger }, cost, valid];
};

const andarBahar = (what: string, laid: string, dealt: readonly number[], valid: string): Case => {
  const stacks = stacksOf(laid);
  const cost = stacks.reduce((sum, { chips }) => sum + chips, 0);
  return [what, { stacks, joker: card(8), dealt: cards(...dealt) }, cost, valid];
};
const everyRange =
  'cards-1-5 cards-6-10 cards-11-15 cards-16-25 cards-26-30 cards-31-35 cards-36-40 cards-41-49';

const sicBo = (what: string, laid: string, dice: readonly number[], valid: string): Case => {
  const stacks = stacksOf(laid);
  const cost = stacks.reduce((sum, { chips }) => sum + chips, 0);
  return [what, { stacks, dice }, cost, valid];
};
const totals = Array.from({ length: 14 }, (_, at) => at + 4);

const craps = (
  what: string,
  laid: string,
  totalsRolled: number[],
  valid: string,
  behind = { odds: 0, lay: 0 },
): Case => {
  const stacks = stacksOf(laid);
  const rolls = totalsRolled.map((total) => {
    const high = Math.min(6, total - 1);
    return [high, total - high];
  });
  const chips = stacks.reduce((sum, each) => sum + each.chips, 0);
  return [what, { stacks, rolls, ...behind }, chips + behind.odds + behind.lay, valid];
};

type Hand = { cards: Card[]; stake: number; isDone: boolean };
const hand = (stake: number, ...ranks: number[]): Hand => ({
  cards: cards(...ranks),
  stake,
  isDone: true,
});
const blackjack = (
  what: string,
  dealer: number[],
  hands: Hand[],
  valid: string,
  insurance = 'none',
): Case => {
  const units = hands.reduce((sum, { stake }) => sum + stake, insurance === 'taken' ? 1 : 0);
  return [what, { dealer: cards(...dealer), hands, insurance, isOver: true }, units, valid];
};

const threeCards = (
  what: string,
  player: number[],
  dealer: number[],
  decision: string,
  valid: string,
  pairPlus = 3,
): Case => {
  const mixed = (ranks: number[]) =>
    ranks.map((rank, at) => card(rank, (['spades', 'hearts', 'clubs'] as const)[at]));
  const state = { ante: 10, pairPlus, player: mixed(player), dealer: mixed(dealer), decision };
  return [what, state, 10 + pairPlus + (decision === 'played' ? 10 : 0), valid];
};

/** Games of which every round counts whole, whatever it brings. */
const whole = [
  'dice',
  'limbo',
  'coin-flip',
  'wheel',
  'plinko',
  'keno',
  'mines',
  'tower',
  'hi-lo',
  'jacks-or-better',
  'deuces-wild',
];

/** Strikes change nothing: what is certain comes back without any. */
const storm = (what: string, laid: string, number: string, valid: string): Case => {
  const [, state, cost] = roulette(what, laid, number, valid);
  return [what, { ...(state as object), strikes: [{ number, times: 500 }] }, cost, valid];
};

const table: Readonly<Record<string, readonly Case[]>> = {
  ...Object.fromEntries(whole.map((code) => [code, [['any round', null, 1, '1']]])),
  'european-roulette': bothRoulettes,
  'american-roulette': [
    ...bothRoulettes,
    roulette('every number, and both zeros', `0=1 ${numbersFrom(1, 36)} 00=1`, '2', '2'),
    roulette('the five numbers', 'five.0-00-1-2-3=5', '2', '5'),
  ],
  'storm-roulette': [
    storm('a number, struck', '17=10', '17', '10'),
    storm('red and black alike', 'red=10 black=10', '1', '0'),
    storm('red and black beside a number', 'red=10 black=10 17=2', '2', '2'),
    storm('every number from 1 to 36', numbersFrom(1, 36), '2', '6'),
    storm('every number, and the zero', `0=1 ${numbersFrom(1, 36)}`, '2', '7'),
    storm('every number but 36', numbersFrom(1, 35), '2', '35'),
    storm('a dozen and the numbers from 13 on', `dozen.1=10 ${numbersFrom(13, 36)}`, '2', '4'),
  ],
  baccarat: [
    ...bothBaccarats,
    baccarat('banker, won with six', 'banker=10', [...bankerSixDeal], '10'),
  ],
  'no-commission-baccarat': [
    ...bothBaccarats,
    baccarat('banker, half won with six', 'banker=10', [...bankerSixDeal], '5'),
    baccarat('banker less player, half won', 'player=3 banker=10', [...bankerSixDeal], '3.5'),
  ],
  'dragon-tiger': [
    dragonTiger('dragon, won', 'dragon=10', card(9), card(8), '10'),
    dragonTiger('dragon, lost', 'dragon=10', card(8), card(9), '10'),
    dragonTiger('dragon, half lost on a tie', 'dragon=10', card(8), card(8), '5'),
    dragonTiger('dragon and tiger alike', 'dragon=10 tiger=10', card(8), card(8), '0'),
    dragonTiger('more on tiger', 'dragon=10 tiger=16', card(9), card(8), '6'),
    dragonTiger('more on tiger, on a tie', 'dragon=10 tiger=16', card(8), card(8), '3'),
    dragonTiger('tie and dragon, on a tie', 'dragon=10 tie=2', card(8), card(8), '7'),
    dragonTiger('big and small of one card', 'dragon-big=4 dragon-small=4', card(7), card(2), '0'),
    dragonTiger(
      'big of one, small of the other',
      'dragon-big=4 tiger-small=4',
      card(9),
      card(2),
      '8',
    ),
    dragonTiger('odd and even', 'tiger-odd=4 tiger-even=5', card(9), card(2), '1'),
    dragonTiger(
      'all suits',
      'tiger-diamonds=2 tiger-hearts=2 tiger-spades=2 tiger-clubs=2',
      card(9),
      card(2),
      '0',
    ),
    dragonTiger(
      'three suits',
      'tiger-diamonds=2 tiger-hearts=2 tiger-spades=2',
      card(9),
      card(2),
      '6',
    ),
  ],
  'andar-bahar': [
    andarBahar('andar, won', 'andar=10', [8], '10'),
    andarBahar('andar, lost', 'andar=10', [2, 8], '10'),
    andarBahar('andar and bahar alike', 'andar=10 bahar=10', [8], '0'),
    andarBahar('more on bahar', 'andar=10 bahar=16', [8], '6'),
    andarBahar('every number of cards', `${everyRange.replaceAll(' ', '=2 ')}=3`, [8], '1'),
    andarBahar('all numbers of cards but one', 'cards-1-5=3 cards-6-10=3', [8], '6'),
    andarBahar('red and black', 'joker-red=4 joker-black=5', [8], '1'),
    andarBahar('below, eight and above', 'joker-below=4 joker-eight=4 joker-above=4', [8], '0'),
    andarBahar('below and above, which leave the eight', 'joker-below=4 joker-above=4', [8], '8'),
    andarBahar(
      'all suits',
      'joker-diamonds=2 joker-hearts=2 joker-spades=2 joker-clubs=3',
      [8],
      '1',
    ),
  ],
  'sic-bo': [
    sicBo('small', 'small=10', [1, 2, 3], '10'),
    sicBo('small, on a triple', 'small=10', [1, 1, 1], '10'),
    sicBo('small and big', 'small=10 big=10', [1, 2, 3], '0'),
    sicBo('small and big, on a triple', 'small=10 big=10', [1, 1, 1], '0'),
    sicBo('more on small', 'small=10 big=4', [1, 2, 3], '6'),
    sicBo('odd and even', 'odd=7 even=9', [1, 2, 3], '2'),
    sicBo('small and odd, which are not opposite', 'small=7 odd=9', [1, 2, 3], '16'),
    sicBo('small and big beside a triple', 'small=10 big=10 any-triple=1', [1, 2, 3], '1'),
    sicBo(
      'small against every total above',
      `small=8 ${totals
        .filter((total) => total > 10)
        .map((total) => `total.${total}=2`)
        .join(' ')}`,
      [1, 2, 3],
      '8',
    ),
    sicBo('all totals', totals.map((total) => `total.${total}=1`).join(' '), [1, 2, 3], '7'),
    sicBo('a total', 'total.4=1', [1, 1, 2], '1'),
  ],
  craps: [
    craps('pass, won', 'pass=10', [7], '10'),
    craps('pass, lost', 'pass=10', [12], '10'),
    craps('don’t pass, won', 'dont-pass=10', [3], '10'),
    craps('don’t pass, back on a twelve', 'dont-pass=10', [12], '0'),
    craps('pass and don’t pass alike', 'pass=10 dont-pass=10', [7], '0'),
    craps('pass and don’t pass alike, on a twelve', 'pass=10 dont-pass=10', [12], '0'),
    craps('more on pass, on a twelve', 'pass=10 dont-pass=4', [12], '6'),
    craps('more on don’t pass, on a twelve', 'pass=4 dont-pass=10', [12], '0'),
    craps('more on don’t pass, after a point', 'pass=4 dont-pass=10', [6, 5, 7], '6'),
    craps('odds behind pass', 'pass=10', [4, 7], '30', { odds: 20, lay: 0 }),
    craps('odds against what is laid', 'pass=1 dont-pass=1', [4, 7], '0', { odds: 1, lay: 2 }),
    craps('more laid than odds', 'pass=1 dont-pass=1', [4, 4], '2', { odds: 1, lay: 4 }),
    craps('the field beside both lines', 'pass=5 dont-pass=5 field=3', [7], '3'),
    craps('a number, won', 'place-6=5', [6], '5'),
    craps('a number and the field', 'field=2 place-6=5', [3, 7], '7'),
  ],
  blackjack: [
    blackjack('won', [10, 8], [hand(2, 10, 9)], '2'),
    blackjack('lost', [10, 9], [hand(2, 10, 8)], '2'),
    blackjack('bust', [10, 9], [hand(2, 10, 8, 5)], '2'),
    blackjack('pushed', [10, 9], [hand(2, 10, 9)], '0'),
    blackjack('doubled and pushed', [10, 10], [hand(4, 5, 6, 9)], '0'),
    blackjack('doubled and won', [10, 8], [hand(4, 5, 6, 9)], '4'),
    blackjack('a blackjack', [10, 8], [hand(2, 14, 10)], '2'),
    blackjack('two blackjacks', [10, 14], [hand(2, 14, 10)], '0'),
    blackjack('split, one pushed', [10, 9], [hand(2, 8, 2, 9), hand(4, 8, 3, 10)], '4'),
    blackjack('insured and lost both', [14, 9], [hand(2, 10, 8)], '3', 'taken'),
    blackjack('insured against a blackjack', [14, 13], [hand(2, 10, 8)], '3', 'taken'),
    blackjack('insured, and the hand pushed', [14, 9], [hand(2, 13, 12)], '1', 'taken'),
    blackjack('an own blackjack insured', [14, 13], [hand(2, 14, 10)], '0', 'taken'),
    blackjack('an own blackjack insured for nothing', [14, 9], [hand(2, 14, 10)], '0', 'taken'),
  ],
  'three-card-poker': [
    threeCards('won', [14, 14, 2], [12, 9, 4], 'played', '23'),
    threeCards('lost', [13, 9, 4], [14, 9, 4], 'played', '23'),
    threeCards('a tie', [14, 9, 4], [14, 9, 4], 'played', '3'),
    threeCards('a dealer without a queen', [14, 9, 4], [11, 9, 4], 'played', '13'),
    threeCards('folded', [9, 5, 2], [11, 9, 4], 'folded', '13'),
  ],
};

test('the table names every bet game', () => {
  assert.deepEqual(Object.keys(table).toSorted(), betGames.map(({ game }) => game.code).toSorted());
});

for (const [code, cases] of Object.entries(table)) {
  test(`what counts of a round: ${code}`, () => {
    const { [code]: isWhole } = Object.fromEntries(whole.map((each) => [each, true]));
    assert.equal(gameOf(code).validStake === 'whole', isWhole === true);
    for (const [what, state, cost, valid] of cases) {
      const counted = validStakesOf(gameOf(code), state, cost);
      assert.equal(toDecimalText(counted, 2), Number(valid).toFixed(2), what);
    }
  });
}

const clothOf: Readonly<Record<string, readonly string[]>> = {
  'european-roulette': placesOf('european').map(({ name }) => name),
  'american-roulette': placesOf('american').map(({ name }) => name),
  'storm-roulette': placesOf('european').map(({ name }) => name),
  'sic-bo': sicBoPlaces.map(({ name }) => name),
};

/** The round number tells everything, so that a failure comes again. */
function openingFor(code: string, first: string, at: number): string {
  const places = clothOf[code];
  if (!places) return first;
  const laid = places.filter((_, place) => (place * 7 + at * 13) % 11 < 1 + (at % 5)).slice(0, 40);
  const stacks = laid.map((place, order) => ({ place, chips: 1 + ((at + order) % 4) }));
  if (code === 'sic-bo') return openingOf({ places }, stacks);
  return openingOf(rouletteCloths[code === 'american-roulette' ? 'american' : 'european'], stacks);
}

for (const { game } of betGames) {
  test(`never less than nothing nor more than the round cost: ${game.code}`, () => {
    const hmac = createNodeHmac('valid stakes');
    for (let nonce = 0; nonce < 60; nonce += 1) {
      const opening = openingFor(game.code, game.firstOpening, nonce);
      const draw = () => createDrawStream(hmac, { clientSeed: game.code, nonce });
      const acts: string[] = [];
      let round = replayBet(game, { opening, acts }, draw());
      while (round.pay === null && game.acts) {
        const offered = game.acts.actions(round.state);
        const bold = acts.length < 3 ? offered[(nonce + acts.length) % offered.length] : undefined;
        acts.push(bold ?? game.acts.idle(round.state));
        round = replayBet(game, { opening, acts: [...acts] }, draw());
      }
      const valid = validStakesOf(game, round.state, round.cost);
      assert.ok(valid.numerator >= 0n);
      assert.ok(subtract(rational(BigInt(round.cost)), valid).numerator >= 0n);
    }
  });
}

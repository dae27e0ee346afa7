/**
 * Baccarat (punto banco): player and banker are dealt to fixed rules, and the nearer to nine wins.
 * Eight whole decks are shuffled for each round, and cards leave them in this order: player,
 * banker, player, banker, then the player's third and then the banker's. Nothing is decided after
 * the start. On a tie what lies on player and banker comes back. What banker pays is the table's
 * own: here 0.95 : 1.
 */
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { type Card, cardSign, drawFromDecks, rankOf } from '@bahati/game-rules/cards/card.ts';
import { countedChips, withoutOpposites } from '@bahati/game-rules/bet-games/valid-stake.ts';
import { chipStakes } from '@bahati/game-rules/chips/chip-stakes.ts';
import {
  type Cloth,
  mostInRound,
  priceOnCloth,
  readStacks,
  type Stack,
} from '@bahati/game-rules/chips/cloth.ts';
import {
  add,
  cutDecimalText,
  multiply,
  type Rational,
  rational,
} from '@bahati/game-rules/rational.ts';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { Words } from '@bahati/game-rules/words.ts';

export const baccaratDecks = 8;

const baccaratPlaces = [
  'player',
  'banker',
  'tie',
  'player-pair',
  'banker-pair',
  'either-pair',
] as const;
export type BaccaratPlace = (typeof baccaratPlaces)[number];

/** A round with chips on one place alone is of that place's way, whose return is known. */
export const baccaratCloth: Cloth = {
  places: baccaratPlaces,
  wayOf: (stacks) => (stacks.length === 1 && stacks[0] ? stacks[0].place : 'chips'),
};

export type BaccaratWinner = 'player' | 'banker' | 'tie';

/** All of a deal that any bet asks for. A pair: two first cards of one rank, suits aside. */
export type BaccaratOutcome = {
  readonly winner: BaccaratWinner;
  readonly isPlayerPair: boolean;
  readonly isBankerPair: boolean;
};

/** As far as any table pays by it. */
export type BaccaratEnd = BaccaratOutcome & {
  /** The banker won with a total of six. */
  readonly isBankerSix: boolean;
};

/** What one chip on banker pays when it wins, itself included. */
export type PayBanker = (end: BaccaratEnd) => Rational;

export type BaccaratState = {
  readonly stacks: readonly Stack[];
  /** Two or three, in the order in which they came. */
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
};

export type BaccaratView = BaccaratState &
  BaccaratOutcome & {
    readonly playerTotal: number;
    readonly bankerTotal: number;
    /** Eight or nine of two cards: nobody draws. */
    readonly isNatural: boolean;
    /** What each stack pays in the smallest chips, those laid included. */
    readonly paid: readonly { readonly place: string; readonly chips: string }[];
  };

const faceFrom = 10;
const ace = 14;

/** Points of a card: an ace one, tens and pictures none. */
export function pointsOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === ace) return 1;
  return rank >= faceFrom ? 0 : rank;
}

/** The last digit of the sum. */
export function totalOf(points: readonly number[]): number {
  const sum = points.reduce((all, each) => all + each, 0);
  return sum - Math.floor(sum / 10) * 10;
}

const leastNatural = 8;

export const isNaturalHand = (total: number) => total >= leastNatural;

/** Of a hand of two; naturals aside. */
export const playerDraws = (total: number) => total <= 5;

/** For each total of the banker, the player's third cards on which a card is drawn. */
const bankerDrawsOn: readonly ((third: number) => boolean)[] = [
  () => true,
  () => true,
  () => true,
  (third) => third !== 8,
  (third) => third >= 2 && third <= 7,
  (third) => third >= 4 && third <= 7,
  (third) => third === 6 || third === 7,
];

/** Of a hand of two; `third` are the points of the player's third card, null where none came. */
export function bankerDraws(total: number, third: number | null): boolean {
  if (third === null) return playerDraws(total);
  return bankerDrawsOn[total]?.(third) ?? false;
}

/** Deals a whole round; `next` gives the card that leaves the decks. */
export function dealBaccarat(next: () => Card): Pick<BaccaratState, 'player' | 'banker'> {
  const [first, second, third, fourth] = [next(), next(), next(), next()];
  const player = [first, third];
  const banker = [second, fourth];
  const [ofPlayer, ofBanker] = [totalOf(player.map(pointsOf)), totalOf(banker.map(pointsOf))];
  if (isNaturalHand(ofPlayer) || isNaturalHand(ofBanker)) return { player, banker };
  const drawn = playerDraws(ofPlayer) ? next() : null;
  if (drawn !== null) player.push(drawn);
  if (bankerDraws(ofBanker, drawn === null ? null : pointsOf(drawn))) banker.push(next());
  return { player, banker };
}

function isPair(hand: readonly Card[]): boolean {
  const [first, second] = hand;
  return first !== undefined && second !== undefined && rankOf(first) === rankOf(second);
}

export function baccaratOutcome({
  player,
  banker,
}: Pick<BaccaratState, 'player' | 'banker'>): BaccaratOutcome {
  const lead = totalOf(player.map(pointsOf)) - totalOf(banker.map(pointsOf));
  return {
    winner: lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie',
    isPlayerPair: isPair(player),
    isBankerPair: isPair(banker),
  };
}

export function baccaratEnd(deal: Pick<BaccaratState, 'player' | 'banker'>): BaccaratEnd {
  const outcome = baccaratOutcome(deal);
  const isSix = totalOf(deal.banker.map(pointsOf)) === 6;
  return { ...outcome, isBankerSix: outcome.winner === 'banker' && isSix };
}

const nothing = rational(0n);
const onlyBack = rational(1n);
const to = (times: bigint) => rational(times + 1n);

/** Profit of 0.95 on the chip, and the chip. */
export const payWithCommission: PayBanker = () => rational(195n, 100n);

/** What one chip on the place pays, itself included. */
function payOnPlace(place: string, end: BaccaratEnd, payBanker: PayBanker): Rational {
  const { winner, isPlayerPair, isBankerPair } = end;
  const isEven = winner === 'tie';
  const pays: Readonly<Record<string, Rational>> = {
    player: isEven ? onlyBack : winner === 'player' ? to(1n) : nothing,
    banker: isEven ? onlyBack : winner === 'banker' ? payBanker(end) : nothing,
    tie: isEven ? to(8n) : nothing,
    'player-pair': isPlayerPair ? to(11n) : nothing,
    'banker-pair': isBankerPair ? to(11n) : nothing,
    'either-pair': isPlayerPair || isBankerPair ? to(5n) : nothing,
  };
  return pays[place] ?? nothing;
}

/** What all chips pay, in the smallest chip. */
export function payOfStacks(
  stacks: readonly Stack[],
  end: BaccaratEnd,
  payBanker: PayBanker,
): Rational {
  return add(...stacks.map((stack) => payOfStack(stack, end, payBanker)));
}

function payOfStack({ place, chips }: Stack, end: BaccaratEnd, payBanker: PayBanker): Rational {
  return multiply(payOnPlace(place, end, payBanker), rational(BigInt(chips)));
}

export const baccaratPlaceNames: Readonly<Record<BaccaratPlace, Words>> = {
  player: { en: 'Player', sw: 'Mchezaji' },
  banker: { en: 'Banker', sw: 'Benki' },
  tie: { en: 'Tie', sw: 'Sare' },
  'player-pair': { en: 'Player pair', sw: 'Jozi ya mchezaji' },
  'banker-pair': { en: 'Banker pair', sw: 'Jozi ya benki' },
  'either-pair': { en: 'Either pair', sw: 'Jozi yoyote' },
};

const words = {
  en: { won: 'Result', payout: 'Payout' },
  sw: { won: 'Matokeo', payout: 'Malipo' },
} as const;

const told = (hand: readonly Card[]) =>
  `${hand.map(cardSign).join(' ')} = ${totalOf(hand.map(pointsOf))}`;

export type BaccaratGame = BetGame<BaccaratState, BaccaratView>;

export type BaccaratRules = {
  readonly code: string;
  readonly title: Words;
  readonly payBanker: PayBanker;
};

export function createBaccarat({ code, title, payBanker }: BaccaratRules): BaccaratGame {
  const payOfRound = (state: BaccaratState) =>
    payOfStacks(state.stacks, baccaratEnd(state), payBanker);
  return {
    code,
    version: 1,
    title,
    kind: 'table',
    mostStakes: mostInRound,
    stakes: chipStakes,
    firstOpening: 'banker:banker=1',
    priceOf: (opening) => priceOnCloth(baccaratCloth, opening),
    start,
    pay: payOfRound,
    validStake: ({ stacks, ...deal }) =>
      countedChips(withoutOpposites(stacks, [['player', 'banker']]), (place) =>
        payOnPlace(place, baccaratEnd(deal), payBanker),
      ),
    show(state) {
      const end = baccaratEnd(state);
      const { winner, isPlayerPair, isBankerPair } = end;
      const { player, banker, stacks } = state;
      const firstTwo = [player, banker].map((hand) => totalOf(hand.slice(0, 2).map(pointsOf)));
      return {
        ...state,
        winner,
        isPlayerPair,
        isBankerPair,
        playerTotal: totalOf(player.map(pointsOf)),
        bankerTotal: totalOf(banker.map(pointsOf)),
        isNatural: firstTwo.some(isNaturalHand),
        paid: stacks.map((stack) => ({
          place: stack.place,
          chips: cutDecimalText(payOfStack(stack, end, payBanker), 2),
        })),
      };
    },
    tell(state, language, money) {
      const end = baccaratEnd(state);
      const named = (place: string) => baccaratPlaceNames[place as BaccaratPlace][language];
      const said = words[language];
      const paid = (stack: Stack) => money(payOfStack(stack, end, payBanker));
      return {
        bets: state.stacks.map((stack) => ({
          label: named(stack.place),
          value: `${money(rational(BigInt(stack.chips)))} → ${paid(stack)}`,
        })),
        outcome: [
          { label: named('player'), value: told(state.player) },
          { label: named('banker'), value: told(state.banker) },
          { label: said.won, value: outcomeWords(end, named) },
          { label: said.payout, value: money(payOfRound(state)) },
        ],
      };
    },
  };
}

export const baccarat = createBaccarat({
  code: 'baccarat',
  title: { en: 'Baccarat', sw: 'Baccarat' },
  payBanker: payWithCommission,
});

function start(opening: string, draw: DrawStream): BaccaratState {
  const stacks = readStacks(baccaratCloth, opening);
  if (!stacks) throw new RangeError(`Baccarat knows no opening ${opening}.`);
  const dealt: Card[] = [];
  const next = () => {
    const card = drawFromDecks(draw, dealt, baccaratDecks);
    dealt.push(card);
    return card;
  };
  return { stacks, ...dealBaccarat(next) };
}

function outcomeWords(outcome: BaccaratOutcome, named: (place: string) => string): string {
  const pairs = [
    ...(outcome.isPlayerPair ? ['player-pair'] : []),
    ...(outcome.isBankerPair ? ['banker-pair'] : []),
  ];
  return [outcome.winner, ...pairs].map(named).join(' · ');
}

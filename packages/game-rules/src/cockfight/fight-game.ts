/**
 * A cockfight as a game of chips: everybody at an arena bets on one fight. Two forms, by what pays:
 * the prices told before bets, or what everybody laid.
 */
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { countedChips, withoutOpposites } from '@bahati/game-rules/bet-games/valid-stake.ts';
import { chipStakes } from '@bahati/game-rules/chips/chip-stakes.ts';
import {
  type Cloth,
  mostInRound,
  priceOnCloth,
  readStacks,
  type Stack,
} from '@bahati/game-rules/chips/cloth.ts';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import {
  add,
  cutDecimalText,
  multiply,
  type Rational,
  rational,
} from '@bahati/game-rules/rational.ts';
import {
  cockfight,
  drawMatch,
  drawResult,
  type FightResult,
  type Match,
  resultWords,
  type Side,
  sides,
} from './cockfight.rules.ts';
import { closeLaid, fixedBack, fixedCloth, poolBack, poolCloth } from './fight-places.ts';
import { scriptOf } from './fight-script.ts';
import { malayText } from './fixed-odds.ts';
import { betWords } from './tell-fight.ts';

/** What is told of a fight before bets are taken. */
export type FightOffer = {
  readonly match: string;
  /** Malay, in hundredths; null: what everybody lays makes them. */
  readonly prices: Readonly<Record<Side, number>> | null;
};

export type FightState = {
  readonly stacks: readonly Stack[];
  readonly match: Match;
  /** What was drawn, or that the fight was not held. */
  readonly result: FightResult;
  readonly lengthMs: number;
};

export type FightView = FightOffer & {
  readonly result: FightResult;
  readonly lengthMs: number;
  /** Of a pool that was held: for 100, the stake included. */
  readonly pool: Readonly<Record<Side, number>> | null;
  readonly stacks: readonly Stack[];
  /** In chips, to so many places that no minor unit is lost in them. */
  readonly paid: readonly { readonly place: string; readonly chips: string }[];
};

const paidPlaces = 12;

/** What a form makes of a fight: what one chip brings, and whether it is held. */
type Form = {
  readonly code: string;
  readonly cloth: Cloth;
  readonly firstOpening: string;
  readonly back: (place: string, fight: Pick<FightState, 'match' | 'result'>) => Rational;
  readonly isHeld: (match: Match) => boolean;
  readonly prices: (match: Match) => FightOffer['prices'];
  readonly pool: FightView['pool'];
};

const told = {
  en: { match: 'Match', prices: 'Prices', won: 'Result', payout: 'Payout' },
  sw: { match: 'Pambano', prices: 'Bei', won: 'Matokeo', payout: 'Malipo' },
} as const;

function fightGame(form: Form): BetGame<FightState, FightView> {
  const payOf = ({ place, chips }: Stack, state: FightState) =>
    multiply(form.back(place, state), rational(BigInt(chips)));
  const payOfAll = (state: FightState) =>
    add(rational(0n), ...state.stacks.map((stack) => payOf(stack, state)));
  return {
    code: form.code,
    version: cockfight.version,
    title: cockfight.title,
    kind: 'table',
    mostStakes: mostInRound,
    stakes: chipStakes,
    firstOpening: form.firstOpening,
    priceOf: (opening) => priceOnCloth(form.cloth, opening),
    start(opening, draw) {
      const stacks = readStacks(form.cloth, opening);
      if (!stacks) throw new RangeError(`A fight knows no opening ${opening}.`);
      const match = drawMatch(draw);
      const drawn = drawResult(match, draw);
      const result = form.isHeld(match) ? drawn : 'cancelled';
      return { stacks, match, result, lengthMs: scriptOf(result, draw).lengthMs };
    },
    pay: payOfAll,
    validStake: (state) =>
      countedChips(withoutOpposites(state.stacks, [sides]), (place) => form.back(place, state)),
    show: (state) => ({
      match: state.match.code,
      prices: form.prices(state.match),
      result: state.result,
      lengthMs: state.lengthMs,
      pool: state.result === 'cancelled' ? null : form.pool,
      stacks: state.stacks,
      paid: state.stacks.map((stack) => ({
        place: stack.place,
        chips: cutDecimalText(payOf(stack, state), paidPlaces),
      })),
    }),
    tell(state, language, money) {
      const said = told[language];
      const prices = form.pool ?? form.prices(state.match);
      return {
        bets: state.stacks.map((stack) => ({
          label: betWords[stack.place as keyof typeof betWords][language],
          value: `${money(rational(BigInt(stack.chips)))} → ${money(payOf(stack, state))}`,
        })),
        outcome: [
          { label: said.match, value: state.match.name[language] },
          ...(prices
            ? [{ label: said.prices, value: pricesText(prices, form.pool !== null) }]
            : []),
          { label: said.won, value: resultWords[state.result][language] },
          { label: said.payout, value: money(payOfAll(state)) },
        ],
      };
    },
  };
}

function pricesText(prices: Readonly<Record<Side, number>>, isPool: boolean): string {
  const text = (price: number) => (isPool ? poolText(price) : malayText(price));
  return `Meron ${text(prices.meron)} · Wala ${text(prices.wala)}`;
}

/** What one unit pays, from so many for 100: `1.87`. */
export const poolText = (perHundred: number): string =>
  cutDecimalText(rational(BigInt(perHundred), 100n), 2);

/** At the prices told; a fight whose prices are not those that were told is not held. */
export const fixedFight = (offer?: FightOffer): BetGame<FightState, FightView> =>
  fightGame({
    code: 'cockfight',
    cloth: fixedCloth,
    firstOpening: 'meron:meron=1',
    back: fixedBack,
    isHeld: (match) => !offer || isOffered(match, offer),
    prices: (match) => match.prices,
    pool: null,
  });

function isOffered({ code, prices }: Match, offer: FightOffer): boolean {
  return (
    offer.match === code &&
    offer.prices?.meron === prices.meron &&
    offer.prices.wala === prices.wala
  );
}

/** Shared by what everybody laid. */
export function poolFight(laid: readonly Stack[]): BetGame<FightState, FightView> {
  const closing = closeLaid(laid);
  return fightGame({
    code: 'cockfight-pool',
    cloth: poolCloth,
    firstOpening: 'sides:meron=1',
    back: (place, { result }) => poolBack(place, result, closing),
    isHeld: () => closing.isHeld,
    prices: () => null,
    pool: closing.isHeld
      ? { meron: Number(closing.prices.meron), wala: Number(closing.prices.wala) }
      : null,
  });
}

/** Told before bets are taken: the first number of the fight. */
export function offerFight(draw: DrawStream, isPool: boolean): FightOffer {
  const { code, prices } = drawMatch(draw);
  return { match: code, prices: isPool ? null : prices };
}

/**
 * Limbo: a number falls out of the dark, and a bet wins where it reaches the target named before.
 * The number is `floor(99 × 10^8 / (u + 1))` hundredths, where `u` is one of 10^8 whole numbers,
 * each equally likely. Other houses read `u` off one word as `floor(f × 10^8)`, by which some of
 * them come a little oftener than others; here two even draws of 10,000 make it, the higher digits
 * first, so the same seeds may show another number here than there.
 */
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { stakesFrom } from '@bahati/game-rules/bet-games/stakes.ts';
import { cutDecimalText, type Rational, rational } from '@bahati/game-rules/rational.ts';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';

/** How many values `u` may take. */
export const limboDraws = 100_000_000;
const half = 10_000;
/** In hundredths, like every target and result: what the luckiest draw shows. */
const highestResult = 99 * limboDraws;

export const lowestTarget = 101;
export const highestTarget = 1_000_000;

export type LimboState = { readonly target: number; readonly result: number };

export type LimboView = {
  /** In hundredths. */
  readonly target: number;
  readonly result: number;
  readonly isWon: boolean;
  /** What a win pays, the stake included: the target itself. */
  readonly multiple: string;
};

/** In hundredths; null: not one of the targets there are. */
export function readLimboTarget(opening: string): number | null {
  const found = /^target:([1-9]\d{2,6})$/.exec(opening);
  const target = Number(found?.[1] ?? 0);
  return target >= lowestTarget && target <= highestTarget ? target : null;
}

/** How many of the draws reach the target: `u + 1` of at most 99 × 10^8 / target. */
export function reachingDraws(target: number): number {
  return Math.floor(highestResult / target);
}

/**
 * The number that draw `u` shows. Both terms are whole and far below 2^53, and a quotient that is
 * not whole is further from the next whole number than a double can err, so nothing rounds up.
 */
export function limboResult(u: number): number {
  return Math.floor(highestResult / (u + 1));
}

export function limboMultiple(target: number): Rational {
  return rational(BigInt(target), 100n);
}

function drawU(draw: DrawStream): number {
  const higher = draw.nextInt(half);
  return higher * half + draw.nextInt(half);
}

const isWon = ({ target, result }: LimboState) => result >= target;

const asTimes = (hundredths: number) => `${cutDecimalText(limboMultiple(hundredths), 2)}×`;

const shilling = 100n;

const words = {
  en: { bet: 'Target', result: 'Result', payout: 'Payout' },
  sw: { bet: 'Lengo', result: 'Namba iliyotoka', payout: 'Malipo' },
} as const;

export const limbo: BetGame<LimboState, LimboView> = {
  code: 'limbo',
  version: 1,
  title: { en: 'Limbo', sw: 'Limbo' },
  kind: 'original',
  // The boldest target pays ten thousand stakes, so a stake is at most a thousand shillings.
  stakes: stakesFrom({
    minimum: 5n * shilling,
    maximum: 1_000n * shilling,
    step: shilling,
    quick: [10n, 20n, 50n, 100n, 200n, 500n, 1_000n].map((whole) => whole * shilling),
  }),
  firstOpening: 'target:200',
  priceOf: (opening) => (readLimboTarget(opening) === null ? null : 1),
  start(opening, draw) {
    const target = readLimboTarget(opening);
    if (target === null) throw new RangeError(`Limbo knows no opening ${opening}.`);
    return { target, result: limboResult(drawU(draw)) };
  },
  pay: (state) => (isWon(state) ? limboMultiple(state.target) : rational(0n)),
  validStake: 'whole',
  show: (state) => ({
    target: state.target,
    result: state.result,
    isWon: isWon(state),
    multiple: cutDecimalText(limboMultiple(state.target), 2),
  }),
  tell(state, language, money) {
    const said = words[language];
    return {
      bets: [{ label: said.bet, value: asTimes(state.target) }],
      outcome: [
        { label: said.result, value: asTimes(state.result) },
        { label: said.payout, value: money(limbo.pay(state)) },
      ],
    };
  },
};

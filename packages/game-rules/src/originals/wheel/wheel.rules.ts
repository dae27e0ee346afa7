/** Wheel: one draw stops one of three kinds of wheel, of 10 to 50 segments, each as likely. */
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { plainStakes } from '@bahati/game-rules/bet-games/stakes.ts';
import { type Risk, risks, riskWords } from '@bahati/game-rules/originals/risks.ts';
import { fromDecimalText } from '@bahati/game-rules/rational.ts';
import { type SegmentCount, segmentCounts, wheelSegments } from './wheel.tables.ts';

export type WheelBet = { readonly risk: Risk; readonly count: SegmentCount };
export type WheelState = WheelBet & { readonly landed: number };

export type WheelView = {
  readonly risk: Risk;
  /** Of segments. */
  readonly count: SegmentCount;
  /** The segment drawn, clockwise from 0, the best. */
  readonly landed: number;
  /** What the segment pays, the stake included. */
  readonly multiple: string;
};

/** Null: no such wheel. */
export function readWheelBet(opening: string): WheelBet | null {
  const [way, size, ...rest] = opening.split(':');
  const risk = risks.find((one) => one === way);
  const count = segmentCounts.find((one) => `${one}` === size);
  return risk && count && rest.length === 0 ? { risk, count } : null;
}

export function landedMultiple({ risk, count, landed }: WheelState): string {
  const multiple = wheelSegments(risk, count)[landed];
  if (multiple === undefined) throw new RangeError(`This wheel has no segment ${landed}.`);
  return multiple;
}

const words = {
  en: { wheel: 'Wheel', segments: 'segments', landed: 'Segment', payout: 'Payout' },
  sw: { wheel: 'Gurudumu', segments: 'vipande', landed: 'Kipande', payout: 'Malipo' },
} as const;

export const wheel: BetGame<WheelState, WheelView> = {
  code: 'wheel',
  version: 1,
  title: { en: 'Wheel', sw: 'Gurudumu' },
  kind: 'original',
  stakes: plainStakes,
  firstOpening: 'low:10',
  priceOf: (opening) => (readWheelBet(opening) ? 1 : null),
  start(opening, draw) {
    const bet = readWheelBet(opening);
    if (!bet) throw new RangeError(`Wheel knows no opening ${opening}.`);
    return { ...bet, landed: draw.nextInt(bet.count) };
  },
  pay: (state) => fromDecimalText(landedMultiple(state)),
  validStake: 'whole',
  show: (state) => ({ ...state, multiple: landedMultiple(state) }),
  tell(state, language, money) {
    const said = words[language];
    return {
      bets: [
        {
          label: said.wheel,
          value: `${riskWords[state.risk][language]} · ${state.count} ${said.segments}`,
        },
      ],
      outcome: [
        { label: said.landed, value: `${state.landed + 1} · ${landedMultiple(state)}×` },
        { label: said.payout, value: money(wheel.pay(state)) },
      ],
    };
  },
};

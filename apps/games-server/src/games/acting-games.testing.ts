/**
 * Games in which a player acts, for tests and for the servers that tests start and kill: a slot
 * whose wins may be doubled, and a ladder that has all the rest: a start that decides at once, a
 * dearer choice, an act that costs a stake, an act that draws and one that ends.
 */
import type { SpinView } from '@bahati/contract/games-frame/slots.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { createGame, type Priced } from './game.ts';
import { addGame } from './games.ts';
import { slotGame } from './slots/slot-game.ts';
import type { SlotView } from './slots/slot.view.ts';

export const doubled = { ...taaZaPwani, id: 'test-doubled', gamble: { limit: 5 } };

export const chested = {
  ...taaZaPwani,
  id: 'test-chested',
  pick: { scatters: 3, prizes: [2, 3, 5, 10, 50], picks: 2 },
};

export type Ladder = {
  /** What was drawn, the start first. At nothing the climber stands before a wall. */
  draws: readonly number[];
  times: 1 | 2;
  isOver: boolean;
};

export const ladderCode = 'test-ladder';

/** Each step is drawn from so many; nothing falls. */
const faces = 4;

const payOf = ({ outcome: { draws, times }, stake }: Priced<Ladder>) =>
  draws.includes(0) ? 0n : stake * BigInt(times * draws.length);

function viewLadder(round: Priced<Ladder>): SlotView {
  const base: SpinView = {
    window: [[...round.outcome.draws]],
    stops: [...round.outcome.draws],
    lineWins: [],
    scatterCount: 0,
    scatterPay: '0.00',
    pay: toDecimal(payOf(round), round.currency),
    multiplier: round.outcome.times,
    freeSpinsWon: 0,
  };
  return { base, freeSpins: [] };
}

addGame(slotGame([doubled]));
addGame(slotGame([chested]));
addGame(
  createGame<Ladder, SlotView>({
    code: ladderCode,
    returnOf: () => null,
    title: { en: 'Ladder', sw: 'Ngazi' },
    version: 1,
    stakes: () => [2_000n, 5_000n],
    choices: () => [
      { name: 'spin', price: 1 },
      { name: 'sure', price: 3 },
    ],
    start({ choice }, draw) {
      const first = draw.nextInt(faces);
      return { draws: [choice === 'sure' ? 1 : first], times: 1, isOver: false };
    },
    acts: {
      actions({ draws, isOver }) {
        if (isOver || draws.includes(0)) return [];
        return draws.length === 1 ? ['climb', 'double', 'take'] : ['climb', 'take'];
      },
      act(state, action, draw) {
        if (action === 'take') return { ...state, isOver: true };
        const draws = [...state.draws, draw.nextInt(faces)];
        return action === 'double' ? { ...state, draws, times: 2 } : { ...state, draws };
      },
      idle: () => 'take',
      extraStakes: ({ times }) => times - 1,
    },
    payout: payOf,
    view: viewLadder,
    tell: (round) => ({ choices: [], outcome: [], picture: viewLadder(round) }),
  }),
);

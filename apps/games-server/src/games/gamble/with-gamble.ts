/**
 * Double or nothing after a win of any game that is decided at once. Only who chose it at the
 * start is asked: an automatic spin is paid as ever, in one call. A round begun in another of the
 * game's ways is not asked.
 */
import type { GambleView } from '@bahati/contract/games-frame/acts.ts';
import { drawGamble, gambledPay, type GambleStep } from '@bahati/game-rules/slots/gamble.ts';
import { toDecimal } from '@bahati/money/money.ts';
import {
  type ActRules,
  type GameRules,
  plainChoices,
  type Priced,
} from '#games-server/games/game.ts';
import { tellGamble } from './gamble.story.ts';

export type Gambled<State> = {
  /** What the game itself decided. */
  outcome: State;
  /** A win, of a round begun with the gamble in mind. */
  isOffered: boolean;
  steps: readonly GambleStep[];
  isTaken: boolean;
};

type Options<State> = {
  /** So often a win may be doubled; not at all by a definition without the gamble. */
  limitOf: (version: number) => number;
  isWin: (outcome: State) => boolean;
};

const choiceName = 'gamble';

export function withGamble<State, View>(
  rules: Omit<GameRules<State, View>, 'acts' | 'jackpots' | 'validStake'>,
  { limitOf, isWin }: Options<State>,
): GameRules<Gambled<State>, View & { gamble?: GambleView }> {
  const inner = (round: Priced<Gambled<State>>) => ({ ...round, outcome: round.outcome.outcome });
  const payAfter = (round: Priced<Gambled<State>>, steps: readonly GambleStep[]) =>
    gambledPay(rules.payout(inner(round)), steps);
  return {
    ...rules,
    choices(version) {
      const own = rules.choices?.(version) ?? plainChoices;
      return limitOf(version) > 0 ? [...own, { name: choiceName, price: 1 }] : own;
    },
    start({ version, choice }, draw) {
      const inner = choice === choiceName ? plainChoices[0].name : choice;
      const outcome = rules.start({ version, choice: inner }, draw);
      const isOffered = choice === choiceName && isWin(outcome);
      return { outcome, isOffered, steps: [], isTaken: false };
    },
    acts: gambleActs(limitOf),
    payout: (round) => payAfter(round, round.outcome.steps),
    view(round) {
      const { isOffered, steps } = round.outcome;
      const after = (count: number) =>
        toDecimal(payAfter(round, steps.slice(0, count)), round.currency);
      const limit = limitOf(round.version);
      const gamble = (): GambleView => ({
        amount: after(steps.length),
        steps: steps.map((step, index) => ({ ...step, amount: after(index + 1) })),
        left: canDouble(round.outcome, limit) ? limit - steps.length : 0,
      });
      return { ...rules.view(inner(round)), ...(isOffered ? { gamble: gamble() } : {}) };
    },
    tell(round, language) {
      const { steps } = round.outcome;
      const story = rules.tell(inner(round), language);
      if (steps.length === 0) return story;
      const told = tellGamble(steps, payAfter(round, steps), round.currency, language);
      return {
        ...story,
        outcome: [...story.outcome, ...told],
        picture: { ...story.picture, gamble: steps },
      };
    },
  };
}

function canDouble({ isOffered, steps, isTaken }: Gambled<unknown>, limit: number): boolean {
  return isOffered && !isTaken && steps.length < limit && steps.every(({ isWon }) => isWon);
}

/** A win that was left stays a win: it is taken. The last doubling that is allowed ends by itself. */
function gambleActs<State>(limitOf: (version: number) => number): ActRules<Gambled<State>> {
  return {
    actions: (state, version) =>
      canDouble(state, limitOf(version)) ? ['red', 'black', 'take'] : [],
    act(state, action, draw) {
      if (action === 'take') return { ...state, isTaken: true };
      const step = drawGamble(action === 'red' ? 'red' : 'black', draw);
      return { ...state, steps: [...state.steps, step] };
    },
    idle: () => 'take',
  };
}

/** A pick among chests, after the spin of any game that is decided at once and wins it. */
import type { ChestsView } from '@bahati/contract/games-frame/acts.ts';
import type { PickRule } from '@bahati/game-rules/slots/definition.ts';
import { layChests, openedStakes } from '@bahati/game-rules/slots/pick.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { ActRules, GameRules, Priced } from '#games-server/games/game.ts';
import { tellChests } from './pick.story.ts';

export type Picking<State> = {
  /** What the game itself decided. */
  outcome: State;
  /** In total stakes; empty where the spin won no pick. */
  laid: readonly number[];
  /** Chests counted from 0, as they were opened. */
  opened: readonly number[];
};

type Options<State> = {
  /** Absent in a definition without the pick. */
  ruleOf: (version: number) => PickRule | undefined;
  hasWon: (outcome: State, rule: PickRule) => boolean;
};

export function withPick<State, View>(
  rules: Omit<GameRules<State, View>, 'acts' | 'jackpots' | 'validStake'>,
  { ruleOf, hasWon }: Options<State>,
): GameRules<Picking<State>, View & { chests?: ChestsView }> {
  const inner = (round: Priced<Picking<State>>) => ({ ...round, outcome: round.outcome.outcome });
  const payout = (round: Priced<Picking<State>>) => {
    const { laid, opened } = round.outcome;
    return rules.payout(inner(round)) + round.stake * BigInt(openedStakes(laid, opened));
  };
  const picksOf = (version: number) => ruleOf(version)?.picks ?? 0;
  return {
    ...rules,
    start(opening, draw) {
      const outcome = rules.start(opening, draw);
      const rule = ruleOf(opening.version);
      const laid = rule && hasWon(outcome, rule) ? layChests(rule, draw) : [];
      return { outcome, laid, opened: [] };
    },
    acts: pickActs(picksOf),
    payout,
    view(round) {
      const { laid } = round.outcome;
      const shown = laid.length === 0 ? {} : { chests: viewChests(round, picksOf(round.version)) };
      return { ...rules.view(inner(round)), ...shown };
    },
    tell(round, language) {
      const story = rules.tell(inner(round), language);
      if (round.outcome.laid.length === 0) return story;
      const told = tellChests(round, payout(round), language);
      return {
        ...story,
        outcome: [...story.outcome, ...told],
        picture: { ...story.picture, chests: viewChests(round, picksOf(round.version)) },
      };
    },
  };
}

const chestName = (chest: number) => `chest:${chest + 1}`;

function closedChests({ laid, opened }: Picking<unknown>): number[] {
  return laid.map((_, chest) => chest).filter((chest) => !opened.includes(chest));
}

function pickActs<State>(picksOf: (version: number) => number): ActRules<Picking<State>> {
  return {
    actions: (state, version) =>
      state.opened.length < picksOf(version) ? closedChests(state).map(chestName) : [],
    act(state, action) {
      const chest = Number(action.slice(action.indexOf(':') + 1)) - 1;
      return { ...state, opened: [...state.opened, chest] };
    },
    // Which one does not matter: each is as likely to hide any prize.
    idle: (state) => chestName(closedChests(state)[0] ?? 0),
  };
}

/** What lies under a closed chest is shown once nothing can be picked any more. */
function viewChests(
  { outcome, stake, currency }: Priced<Picking<unknown>>,
  picks: number,
): ChestsView {
  const { laid, opened } = outcome;
  const left = picks - opened.length;
  const amounts = laid.map((prize) => toDecimal(stake * BigInt(prize), currency));
  return {
    chests: amounts.map((amount, chest) => (left === 0 || opened.includes(chest) ? amount : null)),
    opened: [...opened],
    left,
  };
}

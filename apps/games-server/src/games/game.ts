/**
 * A game of rounds: a plain object of pure functions, so that the same seeds, choice and acts give
 * the same outcome for any stake, player or hour. Drawing sees nothing but the draw; only pricing
 * sees the stake. The authority around it (rounds/) keeps seeds, money and time away from it.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { StakeRange } from '@bahati/game-rules/bet-games/bet-game.ts';
import type { Jackpot, ProgressiveRule } from '@bahati/game-rules/slots/definition.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { ReturnPercent, StandardDeviation } from '@bahati/money/stated-figures.ts';

export type Language = keyof Words;

/** A way to begin a round, and what it costs in total stakes. */
export type Choice = { name: string; price: number };

export type Choices = readonly [Choice, ...Choice[]];

/** What a game offers that has one way to begin. */
export const plainChoices: readonly [Choice] = [{ name: 'spin', price: 1 }];

/** Under which way to begin free rounds are counted and stated. */
export const freeRoundsChoice = 'free_rounds';

/** How a round begins: by which definition of the game, and in which of its ways. */
export type Opening = { version: number; choice: string };

/** What a way to begin gives back in the long run. */
export type StatedReturn = {
  /** Of everything such a round costs. */
  rtpPercent: ReturnPercent;
  /** Of the pay of a round, in total stakes. */
  standardDeviation: StandardDeviation;
};

/** A round to be priced, shown or told. */
export type Priced<State> = {
  /** Which definition of the game decided it. */
  version: number;
  outcome: State;
  stake: bigint;
  currency: Currency;
};

/** A round in words, for the record of bets. */
export type RoundStory = {
  choices: { label: string; value: string }[];
  outcome: { label: string; value: string }[];
  /** What a site that knows the game needs to draw the round. */
  picture: Record<string, unknown>;
};

/** What a round's ticket came to. */
export type DrawnJackpots = { rule: ProgressiveRule; won: Jackpot | null };

/** What goes on after the start, in games where a player acts. */
export type ActRules<State> = {
  /** What may be done now. Nothing: the round is over. */
  actions: (state: State, version: number) => readonly string[];
  /** Draws on from where the start and the acts before left off. */
  act: (state: State, action: string, draw: DrawStream) => State;
  /**
   * What is done for a player who went away. It costs nothing, and doing it again and again ends
   * the round.
   */
  idle: (state: State) => string;
  /** What the acts so far have cost beside the choice, in total stakes. Absent: nothing ever. */
  extraStakes?: (state: State) => number;
};

export type GameRules<State, View> = {
  code: string;
  title: Words;
  /** The definition new rounds are played by; older ones stay playable for the record. */
  version: number;
  /** Total stakes on offer, lowest first. */
  stakes: (currency: Currency) => readonly bigint[];
  /** What may be staked besides those. Absent: nothing. */
  stakeRange?: (currency: Currency) => StakeRange;
  /** The first is what a frame plays that says nothing. Absent: the plain one alone. */
  choices?: (version: number) => Choices;
  /**
   * In games with more ways to begin than can be listed: what one costs in total stakes; null: no
   * such way. Up to the first colon it names the way whose return is watched.
   */
  priceOf?: (choice: string) => number | null;
  /** Null for a definition or a choice that nothing is stated of: it is not held against any. */
  returnOf: (opening: Opening) => StatedReturn | null;
  /** The pools of the definition new rounds are played by. Absent: it has none. */
  progressive?: ProgressiveRule;
  /** Of a game with pools, whose rounds are all decided by their start. */
  jackpots?: (round: Priced<State>) => DrawnJackpots | null;
  start: (opening: Opening, draw: DrawStream) => State;
  /** Absent: every round is decided by its start. */
  acts?: ActRules<State>;
  /** Asked once a round is over. */
  payout: (round: Priced<State>) => bigint;
  /**
   * What of everything the round cost counts as turnover, once it is over. Absent: all of it.
   */
  validStake?: (round: Priced<State>, cost: bigint) => bigint;
  /** What the frame shows. */
  view: (round: Priced<State>) => View;
  tell: (round: Priced<State>, language: Language) => RoundStory;
};

type RoundToPlay = Opening & {
  draw: DrawStream;
  /** What was done since the start, in order. */
  acts: readonly string[];
  stake: bigint;
  currency: Currency;
};

export type PlayedRound<View> = {
  /** What may be done now. Nothing: the round is over. */
  actions: readonly string[];
  /** What is done for a player who went away; null once the round is over. */
  idle: string | null;
  /** Everything the round has cost so far. */
  debit: bigint;
  /** Null while the round goes on. */
  payout: bigint | null;
  /** What of the debit counts as turnover; null while the round goes on. */
  validStake: bigint | null;
  /** Null in a game without pools. What a jackpot pays is none of the payout. */
  jackpots: DrawnJackpots | null;
  view: () => View;
  tell: (language: Language) => RoundStory;
};

/** A game whose states only it can read: what the authority works with. */
export type Game<View> = Pick<
  GameRules<never, View>,
  'code' | 'title' | 'version' | 'stakes' | 'stakeRange' | 'returnOf'
> & {
  takesStake: (currency: Currency, stake: bigint) => boolean;
  /** Of the definition new rounds are played by. */
  choices: Choices;
  /** What such a beginning costs, in total stakes; null: there is none. */
  priceOf: (choice: string) => number | null;
  progressive: ProgressiveRule | null;
  /** An operator may grant rounds of it: each is decided by its start. Absent: it may not. */
  hasFreeRounds?: boolean;
  /** Throws for an act that was not allowed where it stands. */
  play: (round: RoundToPlay) => PlayedRound<View>;
};

export function createGame<State, View>(rules: GameRules<State, View>): Game<View> {
  const { code, title, version, stakes, returnOf } = rules;
  const choicesOf = rules.choices ?? (() => plainChoices);
  const priceIn = (played: number, choice: string) =>
    rules.priceOf
      ? rules.priceOf(choice)
      : (choicesOf(played).find(({ name }) => name === choice)?.price ?? null);
  return {
    code,
    title,
    version,
    stakes,
    ...(rules.stakeRange && { stakeRange: rules.stakeRange }),
    takesStake: (currency, stake) =>
      stakes(currency).includes(stake) || isWithin(rules.stakeRange?.(currency), stake),
    returnOf,
    choices: choicesOf(version),
    priceOf: (choice) => priceIn(version, choice),
    progressive: rules.progressive ?? null,
    play({ draw, choice, acts, ...round }) {
      const state = stateAfter(rules, { version: round.version, choice, acts, draw });
      const actions = rules.acts?.actions(state, round.version) ?? [];
      const isOver = actions.length === 0;
      const priced = { ...round, outcome: state };
      const price = priceIn(round.version, choice) ?? 1;
      const debit = round.stake * BigInt(price + (rules.acts?.extraStakes?.(state) ?? 0));
      return {
        actions,
        idle: isOver ? null : (rules.acts?.idle(state) ?? null),
        debit,
        payout: isOver ? rules.payout(priced) : null,
        validStake: isOver ? (rules.validStake?.(priced, debit) ?? debit) : null,
        jackpots: rules.jackpots?.(priced) ?? null,
        view: () => rules.view(priced),
        tell: (language) => rules.tell(priced, language),
      };
    },
  };
}

function isWithin(range: StakeRange | undefined, stake: bigint): boolean {
  if (!range || stake < range.minimum || stake > range.maximum) return false;
  const steps = (stake - range.minimum) / range.step;
  return range.minimum + steps * range.step === stake;
}

function stateAfter<State>(
  rules: Pick<GameRules<State, unknown>, 'code' | 'start' | 'acts'>,
  { acts, draw, ...opening }: Opening & Pick<RoundToPlay, 'acts' | 'draw'>,
): State {
  let state = rules.start(opening, draw);
  for (const action of acts) {
    if (!rules.acts?.actions(state, opening.version).includes(action)) {
      throw new Error(`${rules.code} does not allow the act ${action} here.`);
    }
    state = rules.acts.act(state, action, draw);
  }
  return state;
}

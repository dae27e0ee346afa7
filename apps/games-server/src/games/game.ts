/**
 * A game decided in one round: a plain object of pure functions, so that the same seeds give the
 * same outcome for any stake, player or hour. Drawing sees nothing but the draw; only pricing sees
 * the stake. The authority around it (rounds/) keeps seeds, money and time away from it.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { Words } from '@bahati/game-rules/slots/definition.ts';
import type { Currency } from '@bahati/money/currencies.ts';

export type Language = keyof Words;

/** A round to be priced, shown or told. */
export type Priced<Outcome> = {
  /** Which definition of the game decided it. */
  version: number;
  outcome: Outcome;
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

export type GameRules<Outcome, View> = {
  code: string;
  title: Words;
  /** The definition new rounds are played by; older ones stay playable for the record. */
  version: number;
  /** Total stakes on offer, lowest first. */
  stakes: (currency: Currency) => readonly bigint[];
  draw: (version: number, draw: DrawStream) => Outcome;
  payout: (round: Priced<Outcome>) => bigint;
  /** What the frame shows. */
  view: (round: Priced<Outcome>) => View;
  tell: (round: Priced<Outcome>, language: Language) => RoundStory;
};

type RoundToPlay = {
  version: number;
  draw: DrawStream;
  stake: bigint;
  currency: Currency;
};

type PlayedRound<View> = {
  payout: bigint;
  view: () => View;
  tell: (language: Language) => RoundStory;
};

/** A game whose outcomes only it can read: what the authority works with. */
export type Game<View> = Pick<GameRules<never, View>, 'code' | 'title' | 'version' | 'stakes'> & {
  play: (round: RoundToPlay) => PlayedRound<View>;
};

export function createGame<Outcome, View>(rules: GameRules<Outcome, View>): Game<View> {
  const { code, title, version, stakes } = rules;
  return {
    code,
    title,
    version,
    stakes,
    play({ draw, ...round }) {
      const priced = { ...round, outcome: rules.draw(round.version, draw) };
      return {
        payout: rules.payout(priced),
        view: () => rules.view(priced),
        tell: (language) => rules.tell(priced, language),
      };
    },
  };
}

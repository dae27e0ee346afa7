/**
 * A round of a bet game again, from its seeds, its opening and its acts. Runs in the browser;
 * nothing is asked of the operator.
 */
import { drawInBrowser, type RoundSeeds } from '@bahati/fairness/browser-draws.ts';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { type Rational, rational, subtract } from '@bahati/game-rules/rational.ts';
import type { AnyBetGame } from './bet-games.ts';

/** How a round was begun, and what was done in it since, in order. */
export type BetStory = { readonly opening: string; readonly acts: readonly string[] };

export type ReplayedBet = {
  readonly state: unknown;
  /** What the player sees. */
  readonly shown: unknown;
  /** In stakes: all the round cost, and what it pays; null while it goes on. */
  readonly cost: number;
  readonly pay: Rational | null;
};

/** Throws a RangeError for an opening or for acts that such a round does not have. */
export function replayBet(
  game: AnyBetGame,
  { opening, acts }: BetStory,
  draw: DrawStream,
): ReplayedBet {
  const price = game.priceOf(opening);
  if (price === null) throw new RangeError(`${game.code} knows no opening ${opening}.`);
  let state = game.start(opening, draw);
  for (const action of acts) {
    if (!game.acts?.actions(state).includes(action)) {
      throw new RangeError(`Such a round has no "${action}" there.`);
    }
    state = game.acts.act(state, action, draw);
  }
  const isOver = (game.acts?.actions(state) ?? []).length === 0;
  return {
    state,
    shown: game.show(state),
    cost: price + (game.acts?.extraStakes?.(state) ?? 0),
    pay: isOver ? game.pay(state) : null,
  };
}

/** What of a round that is over and cost so many stakes counts as turnover, in stakes. */
export function validStakesOf(
  { code, validStake }: Pick<AnyBetGame, 'code' | 'validStake'>,
  state: unknown,
  cost: number,
): Rational {
  const paid = rational(BigInt(cost));
  if (validStake === 'whole') return paid;
  const valid = validStake(state);
  const isWithin = valid.numerator >= 0n && subtract(paid, valid).numerator >= 0n;
  if (!isWithin) throw new RangeError(`A round of ${code} counts more than it cost.`);
  return valid;
}

export type BetProof = {
  /** The revealed seed is the one whose hash was shown before the bet. */
  readonly isCommitmentKept: boolean;
  readonly serverSeedHash: string;
  readonly round: ReplayedBet;
};

/** Plays the round again and checks the commitment that was shown before it. */
export async function verifyBet(
  game: AnyBetGame,
  seeds: RoundSeeds,
  shownHash: string,
  story: BetStory,
): Promise<BetProof> {
  const serverSeedHash = await hashServerSeed(seeds.serverSeed);
  return {
    isCommitmentKept: serverSeedHash === shownHash.trim().toLowerCase(),
    serverSeedHash,
    round: await drawInBrowser(seeds, (draw) => replayBet(game, story, draw)),
  };
}

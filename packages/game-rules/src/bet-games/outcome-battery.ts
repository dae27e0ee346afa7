/**
 * The tests of randomness on the final outcomes of a bet game: what whole rounds pay, each pay as
 * often as the mathematics say, and no round leaning on the one before (GLI-19 section 3.2.2). All
 * p-values are two-sided; of m of them each must reach 0.01 / m.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { type Rational, toNumber } from '@bahati/game-rules/rational.ts';
import { classesTest, runsTest, serialCorrelationTest } from '@bahati/game-rules/statistics.ts';
import type { AnyBetGame } from './bet-games.ts';
import { gather, type Sample } from './figures.ts';

type Found = { readonly name: string; readonly p: number };

/** A round that takes more acts than the server allows is a fault of the sample. */
const mostActs = 200;

/** Plays so many rounds in the way of the sample, each from the draw of its number. */
export function testBetOutcomes(
  game: AnyBetGame,
  sample: Sample<unknown>,
  rounds: number,
  drawOf: (nonce: number) => DrawStream,
): Found[] {
  const chances = gather(sample.chances());
  const places = new Map(chances.map(({ pay }, at) => [textOf(pay), at]));
  if (places.size > 256) throw new RangeError('A sequence holds 256 kinds of outcomes.');
  const outcomes = new Uint8Array(rounds);
  const counts = chances.map(() => 0);
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const pay = playThrough(game, sample, drawOf(nonce));
    const at = places.get(textOf(pay));
    if (at === undefined) throw new RangeError(`${game.code} never pays ${textOf(pay)}.`);
    outcomes[nonce] = at;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const named = (name: string, p: number) => ({ name: `${name}, ${sample.opening}`, p });
  const shares = chances.map(({ probability }) => toNumber(probability));
  const middle = middleOf(shares);
  const isUpper = outcomes.map((at) => (at >= middle ? 1 : 0));
  // Fewer rounds than this say nothing of how often what is rare comes.
  const often = shares.filter((share) => share * rounds >= 10).length;
  return [
    ...(often > 1 ? [named('pays', classesTest(counts, shares))] : []),
    named('runs of better and worse rounds', runsTest(isUpper, 2)),
    named('serial correlation', serialCorrelationTest(outcomes)),
  ];
}

/** Plays one round as the sample chooses; answers what it pays, in stakes. */
export function playThrough(
  game: AnyBetGame,
  { opening, choose }: Pick<Sample<unknown>, 'opening' | 'choose'>,
  draw: DrawStream,
): Rational {
  let state = game.start(opening, draw);
  for (let acts = 0; acts < mostActs; acts += 1) {
    const actions = game.acts?.actions(state) ?? [];
    if (actions.length === 0 || !game.acts) return game.pay(state);
    const action = choose?.(game.show(state), actions);
    if (action === undefined || !actions.includes(action)) {
      throw new RangeError(`The sample of ${game.code} chooses no act there.`);
    }
    state = game.acts.act(state, action, draw);
  }
  throw new RangeError(`A round of ${game.code} does not end.`);
}

function textOf({ numerator, denominator }: Rational): string {
  return `${numerator}/${denominator}`;
}

/** The first outcome of the upper part, so chosen that both parts are as even as they can be. */
function middleOf(shares: readonly number[]): number {
  let [below, best, middle] = [0, 1, 1];
  for (const [at, share] of shares.entries()) {
    below += share;
    const odds = Math.abs(below - 0.5);
    if (odds < best && at + 1 < shares.length) [best, middle] = [odds, at + 1];
  }
  return middle;
}

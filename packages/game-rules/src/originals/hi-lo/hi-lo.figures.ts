import {
  type BetFigures,
  type Chance,
  gather,
  madeOnce,
  type StatedBet,
  statedBet,
} from '@bahati/game-rules/bet-games/figures.ts';
import { cutDecimalText, type Rational, rational, subtract } from '@bahati/game-rules/rational.ts';
import {
  type HiLoGuess,
  hiLoGuesses,
  type HiLoView,
  isRight,
  multipleAfter,
  rankCount,
  rightRanks,
} from './hi-lo.rules.ts';

/** Takes as soon as there are so many stakes to take; until then guesses one side of each card. */
export type HiLoPlan = { readonly side: 'likelier' | 'rarer'; readonly takesAt: bigint };

/** `ways` counts the equally likely rows of ranks that lead there. */
type Standing = { rank: number; multiple: Rational | null; ways: bigint };

const ranks = Array.from({ length: rankCount }, (_, index) => index + 1);

/** Undefined: the round is over, or its player takes. */
function guessOf(plan: HiLoPlan, { rank, multiple }: Standing): HiLoGuess | undefined {
  if (multiple && isAtLeast(multiple, plan.takesAt)) return undefined;
  const byRanks = hiLoGuesses
    .filter((guess) => multipleAfter(multiple, rank, guess))
    .toSorted((a, b) => rightRanks(rank, b) - rightRanks(rank, a));
  return plan.side === 'likelier' ? byRanks[0] : byRanks.at(-1);
}

/** Equal standings put together, so that there are few however many ways lead to them. */
function merged(standings: Iterable<Standing>): Standing[] {
  const found = new Map<string, Standing>();
  for (const standing of standings) {
    const { rank, multiple } = standing;
    const key = `${rank} ${multiple?.numerator}/${multiple?.denominator}`;
    const known = found.get(key);
    if (known) known.ways += standing.ways;
    else found.set(key, standing);
  }
  return [...found.values()];
}

/** Every way such a round ends; nothing is ever skipped. */
export function hiLoChances(plan: HiLoPlan): Chance[] {
  const ended: Chance[] = [];
  let standings = ranks.map((rank): Standing => ({ rank, multiple: null, ways: 1n }));
  for (let rows = BigInt(rankCount); standings.length > 0; rows *= BigInt(rankCount)) {
    let lost = 0n;
    const next: Standing[] = [];
    for (const standing of standings) {
      const { rank, multiple, ways } = standing;
      const guess = guessOf(plan, standing);
      if (!guess) {
        ended.push({ pay: multiple ?? rational(0n), probability: rational(ways, rows) });
        continue;
      }
      const after = multipleAfter(multiple, rank, guess);
      const right = ranks.filter((drawn) => isRight(rank, guess, drawn));
      lost += ways * BigInt(rankCount - right.length);
      next.push(...right.map((drawn) => ({ rank: drawn, multiple: after, ways })));
    }
    ended.push({ pay: rational(0n), probability: rational(lost, rows * BigInt(rankCount)) });
    standings = merged(next);
  }
  return gather(ended);
}

function isAtLeast(multiple: Rational, stakes: bigint): boolean {
  return subtract(multiple, rational(stakes)).numerator >= 0n;
}

const oneGuess = 1n;

/** From the least to the most such a round pays, cut to four places. */
function paysOf(chances: readonly Chance[]): string {
  const paid = chances.filter(({ pay }) => pay.numerator > 0n);
  const ends = [paid[0], paid.at(-1)].flatMap((end) => (end ? [cutDecimalText(end.pay, 4)] : []));
  return ends.map((end) => `${end.replace(/\.?0+$/, '')}×`).join(' – ');
}

function statedPlan(plan: HiLoPlan): StatedBet {
  const sides = {
    likelier: { en: 'More likely side', sw: 'Upande wenye nafasi zaidi' },
    rarer: { en: 'Less likely side', sw: 'Upande wenye nafasi ndogo' },
  };
  const until =
    plan.takesAt === oneGuess
      ? { en: 'one guess', sw: 'kisio moja' }
      : { en: `until ${plan.takesAt}×`, sw: `hadi ${plan.takesAt}×` };
  const side = sides[plan.side];
  const name = { en: `${side.en}, ${until.en}`, sw: `${side.sw}, ${until.sw}` };
  const chances = hiLoChances(plan);
  return statedBet({ opening: 'start', name, pays: paysOf(chances) }, chances);
}

function sampleOf(plan: HiLoPlan): BetFigures<HiLoView>['samples'][number] {
  return {
    opening: 'start',
    choose(view) {
      if (view.right > 0 && Number(view.multiple) >= Number(plan.takesAt)) return 'take';
      const byRanks = view.offers.toSorted((a, b) => b.ranks - a.ranks);
      const offer = plan.side === 'likelier' ? byRanks[0] : byRanks.at(-1);
      return offer?.guess ?? 'take';
    },
    chances: () => hiLoChances(plan),
  };
}

const bets = madeOnce(() => [
  statedPlan({ side: 'likelier', takesAt: 2n }),
  statedPlan({ side: 'likelier', takesAt: oneGuess }),
  statedPlan({ side: 'rarer', takesAt: oneGuess }),
  statedPlan({ side: 'rarer', takesAt: 10n }),
  statedPlan({ side: 'rarer', takesAt: 100n }),
]);

export const hiLoFigures: BetFigures<HiLoView> = {
  playedAs: {
    en: 'The RTP is 99 % for every guess on every card. Skipping is free. The maximum is 4,000×.',
    sw: 'RTP ni 99 % kwa kila kisio kwenye kila karata. Kuruka ni bure. Kiwango cha juu ni 4,000×.',
  },
  get bets() {
    return bets();
  },
  // No way of guessing spreads more than one that pays nothing or the highest multiple would:
  // the square root of 4000 × 0.99 − 0.99².
  watched: [{ way: 'start', returnPercent: '99.000000', standardDeviation: '62.92074' }],
  samples: [
    sampleOf({ side: 'likelier', takesAt: 2n }),
    sampleOf({ side: 'rarer', takesAt: 10n }),
    sampleOf({ side: 'rarer', takesAt: oneGuess }),
  ],
};

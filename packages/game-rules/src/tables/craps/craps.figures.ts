import {
  type BetFigures,
  type Chance,
  gather,
  type Sample,
  statedBet,
} from '@bahati/game-rules/bet-games/figures.ts';
import { multiply, type Rational, rational } from '@bahati/game-rules/rational.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { backOf, type CrapsBehind, partsOfChip, pointNumbers, totalOf } from './craps.places.ts';
import { craps, type CrapsState, type CrapsView } from './craps.rules.ts';

/** All 36, each as likely as any other. */
const faces = [1, 2, 3, 4, 5, 6] as const;
const rolls = faces.flatMap((first) => faces.map((second) => [first, second] as const));
const each = rational(1n, BigInt(rolls.length));

type Choose = NonNullable<Sample<CrapsView>['choose']>;

const onlyRolls: Choose = () => 'roll';

/** Puts the most behind the line as soon as it may. */
const mostBehind: Choose = (_, actions) => actions.at(-1) ?? 'roll';

/** Every way such a round can end, played through by its own rules. */
export function crapsChances(opening: string, choose: Choose = onlyRolls): Chance[] {
  const known = new Map<string, Chance[]>();
  const start = rolls.flatMap((dice) =>
    chancesFrom(craps.start(opening, throwing(dice)), choose, known).map(weighed(each)),
  );
  return gather(start);
}

const throwing = (dice: readonly number[]) => {
  const left = [...dice];
  return { cursor: 0, nextInt: () => (left.shift() ?? 1) - 1 };
};

const weighed =
  (by: Rational) =>
  ({ pay, probability }: Chance): Chance => ({ pay, probability: multiply(probability, by) });

/**
 * A roll either changes what can still happen, and then never back, or it changes nothing and is as
 * if it had not been thrown: what is left is shared among the others.
 */
function chancesFrom(state: CrapsState, choose: Choose, known: Map<string, Chance[]>): Chance[] {
  const actions = craps.acts?.actions(state) ?? [];
  if (!craps.acts || actions.length === 0) {
    return [{ pay: craps.pay(state), probability: rational(1n) }];
  }
  const view = craps.show(state);
  const key = keyOf(view);
  const found = known.get(key);
  if (found) return found;
  const { act } = craps.acts;
  const action = choose(view, actions);
  if (action !== 'roll') return chancesFrom(act(state, action, throwing([])), choose, known);
  const next = rolls.map((dice) => act(state, 'roll', throwing(dice)));
  const changed = next.filter((after) => keyOf(craps.show(after)) !== key);
  const share = rational(1n, BigInt(changed.length));
  const chances = gather(
    changed.flatMap((after) => chancesFrom(after, choose, known).map(weighed(share))),
  );
  known.set(key, chances);
  return chances;
}

/** All that what is still to come depends on. */
const keyOf = ({ point, bets }: CrapsView) =>
  [point, ...bets.map(({ place, chips, back }) => `${place} ${chips} ${back}`)].join();

/** A chip behind a line, once there is a point: as often as each point is set. */
export function behindChances(behind: CrapsBehind): Chance[] {
  const waysTo = (wanted: number) => rolls.filter((dice) => totalOf(dice) === wanted).length;
  const points = pointNumbers.reduce((sum, point) => sum + waysTo(point), 0);
  return gather(
    pointNumbers.flatMap((point) =>
      [point, 7].map((end) => {
        const decides = rational(BigInt(waysTo(end)), BigInt(waysTo(point) + waysTo(7)));
        const isSet = rational(BigInt(waysTo(point)), BigInt(points));
        const pay = rational(BigInt(backOf(behind, [point, end]) ?? 0), BigInt(partsOfChip));
        return { pay, probability: multiply(isSet, decides) };
      }),
    ),
  );
}

const laid = (place: string, pays: string, name: Words) => {
  const way = place.endsWith('pass') ? 'chips' : place;
  const opening = `${way}:${place}=1`;
  return statedBet({ opening, name, pays }, crapsChances(opening));
};

const fields = [
  laid('field', '1 : 1, on 2 and 12 2 : 1', { en: 'Field', sw: 'Uwanja' }),
  laid('place-6', '7 : 6', { en: 'Place 6 or 8', sw: 'Namba 6 au 8' }),
  laid('place-5', '7 : 5', { en: 'Place 5 or 9', sw: 'Namba 5 au 9' }),
  laid('place-4', '9 : 5', { en: 'Place 4 or 10', sw: 'Namba 4 au 10' }),
];

/** The other number of each pair gives back the same. */
const twins: Readonly<Record<string, readonly string[]>> = {
  'place-6': ['place-8'],
  'place-5': ['place-9'],
  'place-4': ['place-10'],
};

const mixed = 'chips:pass=2,dont-pass=1,field=3,place-6=6,place-10=5';

const sample = (opening: string, choose: Choose): Sample<CrapsView> => ({
  opening,
  choose,
  chances: () => crapsChances(opening, choose),
});

export const crapsFigures: BetFigures<CrapsView> = {
  playedAs: {
    en: 'RTP of all bets placed. Without the refunds on 12, the house edge of don’t pass is 1.402597 %. Odds have an RTP of 100 % and are not part of the line bets.',
    sw: 'RTP ya madau yote. Bila yale yanayorudishwa kwa 12, faida ya kampuni kwa dhidi ya pasi ni 1.402597 %. Nyongeza ina RTP ya 100 % na haimo kwenye takwimu za mstari.',
  },
  bets: [
    laid('pass', '1 : 1', { en: 'Pass line', sw: 'Pasi' }),
    laid('dont-pass', '1 : 1, twelve returns', {
      en: 'Don’t pass',
      sw: 'Dhidi ya pasi',
    }),
    statedBet(
      {
        opening: 'chips:pass=1',
        name: { en: 'Odds behind pass', sw: 'Nyongeza ya pasi' },
        pays: '2 : 1, 3 : 2, 6 : 5',
      },
      behindChances('odds'),
    ),
    statedBet(
      {
        opening: 'chips:dont-pass=1',
        name: { en: 'Odds behind don’t pass', sw: 'Nyongeza dhidi ya pasi' },
        pays: '1 : 2, 2 : 3, 5 : 6',
      },
      behindChances('lay'),
    ),
    ...fields,
  ],
  // Rounds on a line give back more the more lies behind it.
  watched: fields.flatMap(({ opening, returnPercent, standardDeviation }) => {
    const way = opening.slice(0, opening.indexOf(':'));
    return [way, ...(twins[way] ?? [])].map((each) => ({
      way: each,
      returnPercent,
      standardDeviation,
    }));
  }),
  samples: [
    sample('chips:pass=1', onlyRolls),
    sample('chips:pass=2', mostBehind),
    sample('chips:dont-pass=2', mostBehind),
    sample('field:field=1', onlyRolls),
    sample('place-8:place-8=1', onlyRolls),
    sample(mixed, mostBehind),
  ],
};

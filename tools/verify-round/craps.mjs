/** Section 9 of docs/fairness.md: craps. */
import { countFrom, sum } from './draw.mjs';
import { stacksOf, to, won } from './stacks.mjs';
import { nothing, plus, refuse, times } from './stories.mjs';

/** What a number placed pays, what odds behind pass do, and how many times the line these may be. */
const points = {
  4: { place: [9n, 5n], odds: [2n, 1n], times: 3, laid: [2, 4, 6] },
  5: { place: [7n, 5n], odds: [3n, 2n], times: 4, laid: [3, 6] },
  6: { place: [7n, 6n], odds: [6n, 5n], times: 5, laid: [6] },
};

/** Two numbers as far from seven are alike. */
const likeOf = (total) => points[Math.min(total, 14 - total)];

const profited = ([above, below]) => [above + below, below];

/** What a chip on the place brings, null while it is undecided; undefined: no such place. */
function crapsBack(place, [first, ...later]) {
  const isPoint = likeOf(first) !== undefined;
  const decided = later.find((total) => total === first || total === 7);
  const isOpen = isPoint && decided === undefined;
  const hasPassed = isPoint ? decided === first : first === 7 || first === 11;
  const number = /^place-([4-9]|10)$/.exec(place)?.[1];
  if (number !== undefined && likeOf(Number(number))) {
    const end = [first, ...later].find((total) => total === Number(number) || total === 7);
    if (end === undefined) return null;
    return end === 7 ? nothing : profited(likeOf(Number(number)).place);
  }
  if (place === 'field') {
    if (first === 2 || first === 12) return to(2);
    return won(first < 5 || first > 8, 1);
  }
  if (place === 'pass') return isOpen ? null : won(hasPassed, 1);
  if (place === 'odds') {
    return isOpen ? null : hasPassed ? profited(likeOf(first).odds) : nothing;
  }
  if (place === 'dont-pass') return isOpen ? null : first === 12 ? to(0) : won(!hasPassed, 1);
  if (place !== 'lay') return undefined;
  if (isOpen) return null;
  return hasPassed ? nothing : profited([...likeOf(first).odds].reverse());
}

export function craps(opening, acts, draw) {
  const stacks = stacksOf(opening);
  // What lies behind a line is none of an opening.
  if (stacks.some(({ place }) => place === 'odds' || place === 'lay')) refuse(opening);
  const chipsOn = (wanted) => stacks.find(({ place }) => place === wanted)?.chips ?? 0;
  const rolls = [[draw(6) + 1, draw(6) + 1]];
  const lines = { odds: 'pass', lay: 'dont-pass' };
  for (;;) {
    const totals = rolls.map(sum);
    const backs = stacks.map(({ place, chips }) => {
      const each = crapsBack(place, totals);
      if (each === undefined) throw new Error(`This table has no place ${place}.`);
      return each && times(each, [BigInt(chips), 1n]);
    });
    const cost = sum(stacks.map(({ chips }) => chips));
    const told = { rolled: rolls.length, latest: rolls.slice(-12), cost };
    if (!backs.includes(null)) return { ...told, pay: plus(backs) };
    const act = acts.next();
    if (act === undefined) return { ...told, pay: null };
    if (act === 'roll') {
      rolls.push([draw(6) + 1, draw(6) + 1]);
      continue;
    }
    const [, kind, often] = /^(odds|lay):([1-6])$/.exec(act) ?? refuse(act);
    const like = crapsBack('pass', totals) === null ? likeOf(totals[0]) : refuse(act);
    const allowed = kind === 'odds' ? countFrom(1, like.times) : like.laid;
    const chips = chipsOn(lines[kind]) * Number(often);
    if (chips === 0 || chipsOn(kind) > 0 || !allowed.includes(Number(often))) refuse(act);
    stacks.push({ place: kind, chips });
  }
}

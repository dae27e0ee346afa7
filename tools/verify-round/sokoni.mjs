/** Sections 9 and 11 of docs/fairness.md: the wheel of the market and its bonus rounds. */
import { countFrom, pick, sum } from './draw.mjs';
import { settle, stacksOf } from './stacks.mjs';
import { refuse } from './stories.mjs';

const names = { 1: 'one', 2: 'two', 5: 'five', 10: 'ten', C: 'coin', K: 'crates', F: 'festival' };
const wheel = `F 1 5 1 2 1 C 2 1 10 1 2 5 K 1 2 1 5 1 2 C 1 10 1 2 1 2
  K 2 1 5 1 2 C 1 10 1 2 5 1 K 2 1 5 1 2 1 C 1 10 2 1 5 2`.split(/\s+/);
const numbers = { one: 1, two: 2, five: 5, ten: 10 };
const mostChips = {
  one: 1_000,
  two: 1_000,
  five: 400,
  ten: 200,
  coin: 100,
  crates: 200,
  festival: 50,
};
const mostTimes = 2_000;

/** Below which of a hundred each thing comes. */
const offers = [
  [15, 'one'],
  [26, 'two'],
  [35, 'five'],
  [41, 'ten'],
  [53, 'coin'],
  [60, 'crates'],
  [66, 'festival'],
];
const offersOnNumbers = [
  [50, 2],
  [75, 3],
  [90, 5],
  [97, 10],
  [99, 20],
  [100, 50],
];
const offersOnBonuses = [
  [60, 2],
  [85, 3],
  [97, 5],
  [100, 10],
];
const faces = [
  [21, 3],
  [46, 5],
  [66, 8],
  [81, 10],
  [90, 15],
  [95, 20],
  [98, 30],
  [99, 50],
  [100, 100],
];

const fallsOn = (draw, list) => {
  const drawn = draw(100);
  return list.find(([below]) => drawn < below)?.[1];
};

function coin(draw) {
  const sides = [fallsOn(draw, faces), fallsOn(draw, faces)];
  const side = draw(2);
  return { bonus: { kind: 'coin', faces: sides, side }, worth: sides[side] };
}

/** Nought doubles the others. */
function crates(draw) {
  const laid = pick(draw, [1, 1, 1, 2, 2, 2, 3, 4, 5, 6, 15, 0], 12);
  const closed = countFrom(0, 12);
  const opened = [];
  const shown = () => opened.map((place) => laid[place]).filter((times) => times > 0);
  while (shown().length < 3) opened.push(...pick(draw, closed, 1));
  const isDoubled = opened.some((place) => laid[place] === 0);
  return {
    bonus: { kind: 'crates', crates: laid, opened },
    worth: sum(shown()) * (isDoubled ? 2 : 1),
  };
}

const festivalWheel = [
  250, 15, 30, 20, 0, 15, 25, 20, 100, 15, 25, 20, 0, 15, 50, 20, 25, 15, 75, 20, 0, 25, 30, 15,
];

function festival(draw) {
  const spins = [];
  for (let by = 1; ; by *= 2) {
    const segment = draw(24);
    spins.push(segment);
    const isLast = by === 8;
    const times = festivalWheel[segment] || (isLast ? 250 : 0);
    if (times > 0) return { bonus: { kind: 'festival', spins }, worth: times * by };
  }
}

const bonuses = { coin, crates, festival };

export function sokoniWheel(opening, _, draw) {
  const isTooMuch = ({ place, chips }) => chips > mostChips[place];
  if (stacksOf(opening).some(isTooMuch)) refuse(opening);
  const offered = fallsOn(draw, offers);
  const special = offered
    ? {
        place: offered,
        times: fallsOn(draw, offered in numbers ? offersOnNumbers : offersOnBonuses),
      }
    : null;
  const segment = draw(54);
  const place = names[wheel[segment]];
  const { bonus, worth } = bonuses[place]?.(draw) ?? { bonus: null, worth: numbers[place] };
  const times = Math.min(mostTimes, worth * (special?.place === place ? special.times : 1));
  const back = (laidOn) =>
    laidOn in mostChips ? [BigInt(laidOn === place ? times + 1 : 0), 1n] : undefined;
  return { special, segment, place, bonus, times, ...settle(opening, back) };
}

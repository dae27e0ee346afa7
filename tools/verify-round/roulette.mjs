/** Section 9 of docs/fairness.md: roulette. */
import { countFrom, pick } from './draw.mjs';
import { settle, stacksOf, to } from './stacks.mjs';
import { nothing, refuse } from './stories.mjs';

const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

/** What touches the zeros. */
const zeroPlaces = {
  european: 'split.0-1 split.0-2 split.0-3 trio.0-1-2 trio.0-2-3 four.0-1-2-3',
  american:
    'split.0-00 split.0-1 split.0-2 split.00-2 split.00-3 trio.0-1-2 trio.0-00-2 trio.00-2-3 five.0-00-1-2-3',
};

/** The numbers that each place of a cloth covers. */
function clothOf(wheel) {
  const all = countFrom(1, 36);
  const places = new Map();
  const lay = (name, numbers) => places.set(name, numbers.map(String));
  const joined = (kind, numbers) => lay(`${kind}.${numbers.join('-')}`, numbers);
  for (const zero of wheel === 'american' ? ['0', '00'] : ['0']) lay(zero, [zero]);
  for (const name of zeroPlaces[wheel].split(' ')) lay(name, name.split('.')[1].split('-'));
  for (const number of all) {
    const isLastOfRow = number % 3 === 0;
    lay(String(number), [number]);
    if (!isLastOfRow) joined('split', [number, number + 1]);
    if (number <= 33) joined('split', [number, number + 3]);
    if (!isLastOfRow && number <= 32)
      joined(
        'corner',
        [0, 1, 3, 4].map((on) => number + on),
      );
    if (number % 3 === 1) lay(`street.${number}`, countFrom(number, 3));
    if (number % 3 === 1 && number <= 31) lay(`line.${number}`, countFrom(number, 6));
  }
  for (const at of [1, 2, 3]) {
    lay(`dozen.${at}`, countFrom(12 * at - 11, 12));
    lay(
      `column.${at}`,
      all.filter((number) => number % 3 === at % 3),
    );
  }
  lay('red', reds);
  lay(
    'black',
    all.filter((number) => !reds.includes(number)),
  );
  lay(
    'odd',
    all.filter((number) => number % 2 === 1),
  );
  lay(
    'even',
    all.filter((number) => number % 2 === 0),
  );
  lay('low', countFrom(1, 18));
  lay('high', countFrom(19, 18));
  return places;
}

export function roulette(wheel) {
  const cloth = clothOf(wheel);
  const pockets = ['0', ...countFrom(1, 36).map(String), ...(wheel === 'american' ? ['00'] : [])];
  return (opening, _, draw) => {
    const number = pockets[draw(pockets.length)];
    const back = (place) => {
      const covered = cloth.get(place);
      if (!covered?.includes(number)) return covered && nothing;
      return place.startsWith('five.') ? to(6) : [36n, BigInt(covered.length)];
    };
    return { number, ...settle(opening, back) };
  };
}

/** Of ten: how many numbers lightning strikes. */
const luckyCounts = [1, 2, 2, 3, 3, 3, 3, 4, 4, 5];
/** What a lucky number pays, and below which number of a hundred. */
const luckyPays = [
  [50, 50],
  [76, 100],
  [86, 150],
  [94, 200],
  [97, 300],
  [99, 400],
  [100, 500],
];
const mostOnNumber = 200;

export function stormRoulette(opening, _, draw) {
  const cloth = clothOf('european');
  const isNumber = (place) => /^\d+$/.test(place);
  const isTooMuch = ({ place, chips }) => isNumber(place) && chips > mostOnNumber;
  if (stacksOf(opening).some(isTooMuch)) refuse(opening);
  const lucky = pick(draw, countFrom(0, 37), luckyCounts[draw(10)]);
  const strikes = lucky.map((number) => {
    const drawn = draw(100);
    return { number: String(number), times: luckyPays.find(([below]) => drawn < below)[1] };
  });
  const number = String(draw(37));
  const struck = strikes.find((strike) => strike.number === number);
  const back = (place) => {
    const covered = cloth.get(place);
    if (!covered?.includes(number)) return covered && nothing;
    return isNumber(place) ? [BigInt(struck?.times ?? 30), 1n] : [36n, BigInt(covered.length)];
  };
  return { strikes, number, ...settle(opening, back) };
}

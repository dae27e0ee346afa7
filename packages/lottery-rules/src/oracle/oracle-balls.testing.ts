/** The second opinion on draws of balls, digits and dice. */

const when = (isWon: boolean, tier = 'win') => (isWon ? [tier] : []);
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const isOdd = (number: number) => number % 2 === 1;

function says(word: string, value: number, bigFrom: number): boolean {
  return word.split('-').every((one) => {
    if (one === 'big') return value >= bigFrom;
    if (one === 'small') return value < bigFrom;
    return one === 'odd' ? isOdd(value) : !isOdd(value);
  });
}

export function ballWins(
  id: string,
  line: string,
  main: readonly number[],
  extra: readonly number[],
): string[] {
  const [family = '', place = '', way = ''] = id.split('.');
  switch (family) {
    case 'five-digit':
    case 'three-digit':
      return digitWins(place, way, line, main);
    case 'lucky-28':
      return luckyWins(way, line, main);
    case 'dice-three':
      return diceWins(place, way, line, main);
    case 'racing':
    case 'eleven-five':
      return orderWins(family, place, way, line, main);
    case 'keno':
      return kenoWins(place, way, line, main);
    case 'six-mark':
      return markWins(place, way, line, main, extra);
    default:
      return nationalWins(family, line, main, extra);
  }
}

function shapeName(digits: readonly number[]): string {
  const text = digits.toSorted((a, b) => a - b).join('');
  if (/(.)\1\1/.test(text)) return 'leopard';
  if (/(.)\1/.test(text)) return 'pair';
  const ring = '01234567890';
  const runs = ['019', '089', ...Array.from({ length: 8 }, (_, at) => ring.slice(at, at + 3))];
  if (runs.includes(text)) return 'straight';
  const near = [text.slice(0, 2), text.slice(1), `${text[2]}${text[0]}`];
  return near.some((pair) => ring.includes(pair)) ? 'half-straight' : 'mixed';
}

const slices: Readonly<Record<string, readonly [number, number]>> = {
  five: [0, 5],
  'last-four': [1, 5],
  three: [0, 3],
  'first-three': [0, 3],
  'middle-three': [1, 4],
  'last-three': [2, 5],
  'first-two': [0, 2],
};

function digitWins(place: string, way: string, line: string, main: readonly number[]): string[] {
  if (place === 'place') {
    const [at = '', symbol = ''] = line.split(':');
    const digit = main[Number(at)] ?? -1;
    return when(way === 'direct' ? String(digit) === symbol : says(symbol, digit, 5));
  }
  if (place === 'duel') return duelWins(line, main);
  if (place.startsWith('any-')) {
    return when(line.split(' ').every((one) => String(main[Number(one[0])]) === one.slice(2)));
  }
  if (place.startsWith('repeats-')) {
    return when(main.filter((digit) => String(digit) === line).length >= Number(place.slice(8)));
  }
  const [from, to] =
    place === 'last-two' ? [main.length - 2, main.length] : (slices[place] ?? [0, 0]);
  const seen = main.slice(from, to);
  if (way === 'combo') return comboWins(line, main);
  if (way === 'shape') return when(shapeName(seen) === line, line);
  if (way === 'sum-size') return when(says(line, total(seen), place === 'five' ? 23 : 14));
  if (way === 'size-pair') {
    return when(line.split(' ').every((word, at) => says(word, seen[at] ?? 0, 5)));
  }
  if (way.startsWith('holds-')) return when([...line].every((one) => seen.includes(Number(one))));
  if (way.startsWith('group')) return when(seen.toSorted((a, b) => a - b).join('') === line);
  return when(seen.join('') === line);
}

function duelWins(line: string, main: readonly number[]): string[] {
  const [at = '', word] = line.split(':');
  const pairs = main.flatMap((one, first) => main.slice(first + 1).map((other) => [one, other]));
  const [one = 0, other = 0] = pairs[Number(at)] ?? [];
  if (word === 'tie') return when(one === other, 'tie');
  return when(word === 'dragon' ? one > other : one < other);
}

function comboWins(line: string, main: readonly number[]): string[] {
  const text = line.replaceAll(' ', '');
  const drawn = main.join('');
  return [
    ...when(text === drawn, 'five'),
    ...when(text.slice(0, 3) === drawn.slice(0, 3), 'three'),
    ...when(text.slice(2) === drawn.slice(2), 'three'),
    ...when(text.slice(0, 2) === drawn.slice(0, 2), 'two'),
    ...when(text.slice(3) === drawn.slice(3), 'two'),
  ];
}

function luckyWins(way: string, line: string, main: readonly number[]): string[] {
  const sum = total(main);
  if (way === 'direct') return when(String(sum) === line, line);
  if (way === 'shape') return when(shapeName(main) === line, line);
  if (way === 'extreme') return when(line === 'extreme-big' ? sum > 21 : sum < 6, line);
  if (way === 'colour') {
    const colours = ['red', 'green', 'blue'];
    return when(![0, 13, 14, 27].includes(sum) && colours[sum % 3] === line, line);
  }
  return when(says(line, sum, 14), line);
}

function diceWins(place: string, way: string, line: string, main: readonly number[]): string[] {
  const text = main.toSorted((a, b) => a - b).join('');
  const times = (point: string) => text.split(point).length - 1;
  if (place === 'sum') {
    if (way === 'size') return when(says(line, total(main), 11));
    return when(String(total(main)) === line, line);
  }
  if (place === 'triple') return when(way === 'any' ? /(.)\1\1/.test(text) : text === line);
  if (place === 'run') return when('123456'.includes(text));
  if (place === 'point') return when(text.includes(line));
  if (place === 'pair') {
    if (way === 'any') return when(times(line[0] ?? '') >= 2);
    const [pair = '', single = ''] = line.split(' ');
    return when(times(pair) === 2 && times(single) === 1);
  }
  return when(line.split(' ').every((point) => text.includes(point)));
}

function orderWins(
  family: string,
  place: string,
  way: string,
  line: string,
  main: readonly number[],
): string[] {
  const texts = main.map((number) => (number < 10 ? `0${number}` : `${number}`));
  if (place === 'place') {
    const [at = '', symbol = ''] = line.split(':');
    return when(
      way === 'direct' ? texts[Number(at)] === symbol : says(symbol, main[Number(at)] ?? 0, 6),
    );
  }
  if (place === 'duel') {
    const [at = '', word] = line.split(':');
    const isDragon = (main[Number(at)] ?? 0) > (main.toReversed()[Number(at)] ?? 0);
    return when(isDragon === (word === 'dragon'));
  }
  if (place === 'top-two') {
    const sum = (main[0] ?? 0) + (main[1] ?? 0);
    return when(way === 'sum' ? String(sum) === line : says(line, sum, 12), line);
  }
  if (place === 'odd-count') return when(line === `odd-${main.filter(isOdd).length}`, line);
  if (place === 'middle') return when(String(main.toSorted((a, b) => a - b)[2]) === line, line);
  const chosen = line.split(' ');
  if (family === 'eleven-five' && place.startsWith('any-')) {
    const hits = chosen.filter((one) => texts.includes(one)).length;
    return when(hits === chosen.length || hits === 5);
  }
  const first = texts.slice(0, chosen.length);
  return when((way === 'group' ? first.toSorted() : first).join(' ') === line);
}

function kenoWins(place: string, way: string, line: string, main: readonly number[]): string[] {
  if (way === 'pick') {
    const chosen = line.split(' ').map(Number);
    const hits = chosen.filter((one) => main.includes(one)).length;
    const least = [0, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5][chosen.length] ?? 0;
    return when(hits >= least || (hits === 0 && chosen.length > 6), `hits-${hits}`);
  }
  const sum = total(main);
  if (place === 'count') {
    const count = main.filter((one) => (way === 'halves' ? one < 41 : isOdd(one))).length;
    const [more, fewer] = way === 'halves' ? ['upper', 'lower'] : ['more-odd', 'more-even'];
    return when(line === (count > 10 ? more : count < 10 ? fewer : 'even'), line);
  }
  if (way === 'element') {
    const bounds = { gold: 695, wood: 763, water: 855, fire: 923, earth: 1_410 };
    const name = Object.entries(bounds).find(([, last]) => sum <= last)?.[0];
    return when(line === name, line);
  }
  if (line === 'tie') return when(sum === 810, line);
  return when(says(line, sum, 810) && !(line.startsWith('big') && sum === 810), line);
}

const redBalls = '1 2 7 8 12 13 18 19 23 24 29 30 34 35 40 45 46'.split(' ').map(Number);
const greenBalls = '5 6 11 16 17 21 22 27 28 32 33 38 39 43 44 49'.split(' ').map(Number);

function markWins(
  place: string,
  way: string,
  line: string,
  main: readonly number[],
  extra: readonly number[],
): string[] {
  const ball = extra[0] ?? 0;
  if (place === 'special') {
    if (way === 'number') return when(Number(line) === ball);
    if (way === 'tail') return when(String(ball).at(-1) === line, line);
    if (way === 'size') {
      if (ball === 49) return ['back'];
      const value = line.startsWith('digits') ? total([...String(ball)].map(Number)) : ball;
      return when(says(line.replace('digits-', ''), value, 25), line);
    }
    const colour = redBalls.includes(ball) ? 'red' : greenBalls.includes(ball) ? 'green' : 'blue';
    const parity = isOdd(ball) ? 'odd' : 'even';
    return when(line === (way === 'colour' ? colour : `${colour}-${parity}`), line);
  }
  const chosen = line.split(' ').map(Number);
  const hits = chosen.filter((one) => main.includes(one)).length;
  const hasSpecial = chosen.includes(ball);
  if (place.startsWith('regular-')) return when(hits === chosen.length);
  if (place.startsWith('none-')) return when(hits === 0 && !hasSpecial);
  if (place === 'with-special') return when(hits === 1 && hasSpecial);
  if (place === 'three-or-two') return [...when(hits === 3, 'three'), ...when(hits === 2, 'two')];
  return [...when(hits === 2, 'two'), ...when(hits === 1 && hasSpecial, 'special')];
}

function nationalWins(
  family: string,
  line: string,
  main: readonly number[],
  extra: readonly number[],
): string[] {
  const chosen = line.split(' ').map(Number);
  const hits = chosen.filter((one) => main.includes(one)).length;
  const hasExtra = extra.some((one) => chosen.includes(one));
  if (hits < 3) return [];
  const counts = family === 'six-of-49' ? hits < 6 : family === 'six-of-55' && hits === 5;
  return [`hits-${hits}${hasExtra && counts ? '-extra' : ''}`];
}

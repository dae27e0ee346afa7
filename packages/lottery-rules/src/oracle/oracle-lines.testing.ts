/**
 * A second opinion on tickets, written without the rules: it writes every line of a ticket out as
 * text, by trying every line there could be, and knows bet types only by their names.
 */

/** A ticket as its text has it. */
const partsOf = (text: string): string[][] =>
  text.split('|').map((part) => (part === '' ? [] : part.split(',')));

/** Every text of so many digits. */
function* everyNumber(digits: number, base = '0123456789'): Generator<string> {
  if (digits === 0) {
    yield '';
    return;
  }
  for (const rest of everyNumber(digits - 1, base)) for (const digit of base) yield rest + digit;
}

const memo = new Map<string, readonly string[]>();
function allNumbers(digits: number): readonly string[] {
  const found = memo.get(String(digits)) ?? [...everyNumber(digits)];
  memo.set(String(digits), found);
  return found;
}

const inOrder = (text: string) => text.split('').toSorted().join('');

/** Numbers whose digits are in order, each kind of them once. */
function allGroups(digits: number): readonly string[] {
  const key = `groups-${digits}`;
  const found = memo.get(key) ?? allNumbers(digits).filter((text) => text === inOrder(text));
  memo.set(key, found);
  return found;
}

const windowSizes: Readonly<Record<string, number>> = {
  five: 5,
  'last-four': 4,
  three: 3,
  'first-three': 3,
  'middle-three': 3,
  'last-three': 3,
  'first-two': 2,
  'last-two': 2,
};

/** How often each different digit comes, the most first: 11233 is 2,2,1. */
const patternOf = (text: string) =>
  [...new Set(text)]
    .map((digit) => text.split(digit).length - 1)
    .toSorted((a, b) => b - a)
    .join(',');

const groupPatterns: Readonly<Record<string, string>> = {
  'five/group-120': '1,1,1,1,1',
  'five/group-60': '2,1,1,1',
  'five/group-30': '2,2,1',
  'five/group-20': '3,1,1',
  'five/group-10': '3,2',
  'five/group-5': '4,1',
  'last-four/group-24': '1,1,1,1',
  'last-four/group-12': '2,1,1',
  'last-four/group-6': '2,2',
  'last-four/group-4': '3,1',
  'three/group-3': '2,1',
  'three/group-6': '1,1,1',
  'two/group': '1,1',
};

/** In a group with two parts the digits that come more often are of the first. */
function groupLines(place: string, way: string, parts: string[][]): string[] {
  const size = windowSizes[place] ?? 0;
  const name = size === 3 ? 'three' : size === 2 ? 'two' : place;
  const pattern = groupPatterns[`${name}/${way}`];
  return allGroups(size).filter((text) => {
    if (patternOf(text) !== pattern) return false;
    return [...new Set(text)].every((digit) => {
      const times = text.split(digit).length - 1;
      const isOften = String(times) === pattern.split(',')[0];
      return (parts.length === 1 || isOften ? parts[0] : parts[1])?.includes(digit);
    });
  });
}

/** Every subset of the others that fills up the bankers; symbols in order. */
function pickLines(parts: string[][], taken: number): string[] {
  const [bankers = [], others = []] = parts;
  let lines: string[][] = [[...bankers]];
  const done: string[][] = [];
  for (const [at] of others.entries()) {
    // Lines that take this one next, whatever they took before.
    lines = [...lines, ...lines.map((line) => [...line, others[at] ?? ''])].filter((line) => {
      if (line.length === taken && line.at(-1) === others[at]) done.push(line);
      return line.length < taken;
    });
  }
  return done.map((line) => line.toSorted().join(' '));
}

/** Each line of a ticket as text; pieces between blanks where they are longer than a digit. */
export function oracleLines(id: string, text: string): string[] {
  const [family = '', place = '', way = ''] = id.split('.');
  const parts = partsOf(text);
  if (way === 'box') return parts[0]?.flatMap(everyOrder) ?? [];
  if (place === 'place' || place === 'duel') {
    return parts.flatMap((symbols, at) => symbols.map((symbol) => `${at}:${symbol}`));
  }
  if (/^any-\d$/.test(place) && way === 'direct') return anyLines(parts, Number(place.slice(4)));
  if (id === 'vn-north.ticket.number') {
    return (parts[0] ?? []).flatMap((number) =>
      (parts[1] ?? []).map((code) => `${number} ${code}`),
    );
  }
  if (way === 'sum' && windowSizes[place] !== undefined) {
    return allNumbers(windowSizes[place] ?? 0).filter((number) =>
      parts[0]?.includes(String([...number].reduce((sum, digit) => sum + Number(digit), 0))),
    );
  }
  if (way.startsWith('group') && windowSizes[place] !== undefined)
    return groupLines(place, way, parts);
  if (way.startsWith('holds-')) return holdsLines(parts[0] ?? [], Number(way.slice(6)));
  if (way === 'combo' || way === 'size-pair') return tuples(parts);
  if (way === 'direct' && windowSizes[place] !== undefined) {
    return tuples(parts).map((line) => line.replaceAll(' ', ''));
  }
  if (way === 'direct' && place.startsWith('first-')) {
    return tuples(parts).filter((line) => new Set(line.split(' ')).size === parts.length);
  }
  if (way === 'entry' && (family === 'racing' || family === 'eleven-five')) {
    return (parts[0] ?? []).map((number) => (number.match(/../g) ?? []).join(' '));
  }
  if (way === 'single' && place === 'pair')
    return tuples(parts).filter((line) => line[0] !== line[2]);
  if (way === 'pick' || way === 'group') {
    return pickLines(parts, takenOf(id));
  }
  return parts[0] ?? [];
}

/** The numbers of a line by the name of its bet type. */
export function takenOf(id: string): number {
  const [, place = '', way = ''] = id.split('.');
  const named = /^(?:spots|any|regular|none|parlay|first)-(\d+)$/.exec(place);
  if (named) return Number(named[1]);
  if (place === 'ticket') return 6;
  return { 'three-or-two': 3, 'three-different': 3 }[place] ?? (way === 'pick' ? 2 : 0);
}

function tuples(parts: string[][]): string[] {
  return parts.reduce<string[]>(
    (lines, symbols) =>
      lines.flatMap((line) =>
        symbols.map((symbol) => (line === '' ? symbol : `${line} ${symbol}`)),
      ),
    [''],
  );
}

/** `0:7 3:2` for each choice of places and digits. */
function anyLines(parts: string[][], taken: number): string[] {
  const found: string[] = [];
  for (let mask = 0; mask < 2 ** parts.length; mask += 1) {
    const places = parts.flatMap((_, at) => (Math.floor(mask / 2 ** at) % 2 === 1 ? [at] : []));
    if (places.length !== taken) continue;
    found.push(...tuples(places.map((at) => (parts[at] ?? []).map((digit) => `${at}:${digit}`))));
  }
  return found;
}

function holdsLines(digits: string[], taken: number): string[] {
  if (taken === 1) return digits;
  return digits.flatMap((one) => digits.filter((other) => one < other).map((other) => one + other));
}

const orders = new Map<number, ReadonlyMap<string, string[]>>();

/** Every different order of the digits, found among all numbers of their length. */
function everyOrder(number: string): string[] {
  const found =
    orders.get(number.length) ?? Map.groupBy(allNumbers(number.length), (other) => inOrder(other));
  orders.set(number.length, found);
  return found.get(inOrder(number)) ?? [];
}

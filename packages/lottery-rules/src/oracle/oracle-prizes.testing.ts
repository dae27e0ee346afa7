/** The second opinion on draws of prizes. */
import { oracleLines } from './oracle-lines.testing.ts';

const when = (isWon: boolean, tier = 'win') => (isWon ? [tier] : []);

type Prizes = Readonly<Record<string, readonly string[]>>;

export function prizeWins(id: string, line: string, prizes: Prizes): string[] {
  const [family = '', place = '', way = ''] = id.split('.');
  if (family.startsWith('four-d')) return fourDWins(place, way, line, prizes);
  if (family === 'thai-glo') return thaiWins(place, way, line, prizes);
  if (place === 'ticket') {
    return family === 'vn-north' ? northWins(line, prizes) : southWins(line, prizes);
  }
  const all = Object.entries(prizes)
    .filter(([prize]) => prize !== 'series')
    .flatMap(([, numbers]) => numbers);
  const special = prizes['special']?.[0] ?? '';
  if (place.startsWith('lot-')) {
    return all.filter((one) => one.endsWith(line)).map(() => 'win');
  }
  if (place.startsWith('parlay-')) {
    const chosen = line.split(' ');
    return when(chosen.every((ending) => all.some((one) => one.endsWith(ending))));
  }
  if (place === 'head') return all.filter((one) => one === line).map(() => 'win');
  if (way === 'head-digit') return when(special.at(-2) === line);
  return when(special.endsWith(line));
}

function fourDWins(place: string, way: string, line: string, prizes: Prizes): string[] {
  const counted =
    place === 'big'
      ? ['first', 'second', 'third', 'starter', 'consolation']
      : place === 'small'
        ? ['first', 'second', 'third']
        : ['first'];
  return counted.flatMap((prize) =>
    (prizes[prize] ?? []).flatMap((number) => {
      if (way !== 'ibet') return when(number.endsWith(line), prize);
      const isSame = [...number].toSorted().join('') === [...line].toSorted().join('');
      return when(isSame, `${prize}-${oracleLines('x.x.box', line).length}`);
    }),
  );
}

function thaiWins(place: string, way: string, line: string, prizes: Prizes): string[] {
  const first = prizes['first']?.[0] ?? '';
  const bottom = prizes['last-2']?.[0] ?? '';
  if (place === 'top-3' && way === 'any-order') {
    return when(
      first.slice(3).split('').toSorted().join('') === line.split('').toSorted().join(''),
    );
  }
  if (place === 'top-3') return when(first.endsWith(line));
  if (place === 'top-2') return when(first.endsWith(line));
  if (place === 'bottom-2') return when(bottom === line);
  if (place === 'run-top') return when(first.slice(3).includes(line));
  if (place === 'run-bottom') return when(bottom.includes(line));
  const beside = [1, 999_999].map((step) =>
    String((Number(first) + step) % 1_000_000).padStart(6, '0'),
  );
  return [
    ...when(line === first, 'first'),
    ...beside.filter((one) => one === line).map(() => 'near'),
    ...['second', 'third', 'fourth', 'fifth'].flatMap((prize) =>
      (prizes[prize] ?? []).filter((one) => one === line).map(() => prize),
    ),
    ...(prizes['front-3'] ?? []).filter((one) => line.startsWith(one)).map(() => 'front-3'),
    ...(prizes['last-3'] ?? []).filter((one) => line.endsWith(one)).map(() => 'last-3'),
    ...when(line.endsWith(bottom), 'last-2'),
  ];
}

const byEnding = (line: string, prizes: Prizes, names: readonly string[]) =>
  names.flatMap((prize) =>
    (prizes[prize] ?? []).filter((one) => line.endsWith(one)).map(() => prize),
  );

function southWins(line: string, prizes: Prizes): string[] {
  const special = prizes['special']?.[0] ?? '';
  const wrong = [...line].flatMap((digit, at) => (digit === special[at] ? [] : [at]));
  const rest = byEnding(line, prizes, ['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8']);
  if (wrong.length === 0) return ['special', ...rest];
  if (wrong.length > 1) return rest;
  return [wrong[0] === 0 ? 'near' : 'consolation', ...rest];
}

function northWins(line: string, prizes: Prizes): string[] {
  const [number = '', code = ''] = line.split(' ');
  const special = prizes['special']?.[0] ?? '';
  const isDrawn = prizes['series']?.includes(code);
  return [
    ...when(number === special, isDrawn ? 'special' : 'same-number'),
    ...byEnding(number, prizes, ['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7']),
    ...when(number.slice(-2) === special.slice(-2), 'last-two'),
  ];
}

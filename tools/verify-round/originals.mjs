/** Sections 9 and 11 of docs/fairness.md: the originals without cards. */
import { countFrom, pick, sum } from './draw.mjs';
import { fraction, isMore, nothing, read, refuse, times } from './stories.mjs';

function dice(opening, _, draw) {
  const [side, text] = read(opening, /^(over|under):(\d+)$/);
  const mark = Number(text);
  const winning = side === 'over' ? 10_000 - mark : mark;
  if (winning < 10 || winning > 9_800) throw new Error(`No dice are bet on ${opening}.`);
  const roll = draw(10_001);
  const isWon = side === 'over' ? roll > mark : roll < mark;
  return { roll, pay: isWon ? [9_900n, BigInt(winning)] : nothing };
}

function limbo(opening, _, draw) {
  const target = BigInt(read(opening, /^target:([1-9]\d{2,6})$/)[0]);
  if (target < 101n || target > 1_000_000n) throw new Error('Limbo has no such target.');
  const u = BigInt(draw(10_000)) * 10_000n + BigInt(draw(10_000));
  const result = (99n * 10n ** 8n) / (u + 1n);
  return { result: Number(result), pay: result >= target ? [target, 100n] : nothing };
}

const sides = ['heads', 'tails'];

function coinFlip(opening, acts, draw) {
  const fell = [];
  const worth = () => [99n * 2n ** BigInt(fell.length), 100n];
  for (let called = opening; called !== undefined; called = acts.next()) {
    if (called === 'take' && fell.length > 0) return { fell, pay: worth() };
    if (!sides.includes(called)) refuse(called);
    fell.push(sides[draw(2)]);
    if (fell.at(-1) !== called) return { fell, pay: nothing };
    if (fell.length === 10) return { fell, pay: worth() };
  }
  return { fell, pay: null };
}

const wheels = {
  'low:10': '1 of 1.5, 7 of 1.2, 2 of 0',
  'low:20': '3 of 2, 2 of 1.5, 9 of 1.2, 6 of 0',
  'low:30': '1 of 3, 1 of 1.5, 21 of 1.2, 7 of 0',
  'low:40': '1 of 4, 1 of 2, 28 of 1.2, 10 of 0',
  'low:50': '1 of 5, 2 of 2, 3 of 1.5, 30 of 1.2, 14 of 0',
  'medium:10': '1 of 3, 3 of 1.8, 1 of 1.5, 5 of 0',
  'medium:20': '1 of 5, 2 of 2, 1 of 1.8, 6 of 1.5, 10 of 0',
  'medium:30': '1 of 7, 1 of 3, 1 of 1.7, 12 of 1.5, 15 of 0',
  'medium:40': '1 of 10, 1 of 3, 2 of 2, 1 of 1.6, 14 of 1.5, 21 of 0',
  'medium:50': '1 of 15, 1 of 3, 3 of 2, 17 of 1.5, 28 of 0',
  'high:10': '1 of 9.9, 9 of 0',
  'high:20': '1 of 19.8, 19 of 0',
  'high:30': '1 of 29.7, 29 of 0',
  'high:40': '1 of 39.6, 39 of 0',
  'high:50': '1 of 49.5, 49 of 0',
};

/** Segments are laid one by one, each of the kind that is furthest behind its share. */
function segmentsOf(makeUp) {
  const kinds = makeUp.split(', ').map((kind) => {
    const [count, multiple] = kind.split(' of ');
    return { count: Number(count), multiple, laid: 0 };
  });
  const all = sum(kinds.map(({ count }) => count));
  const behind = ({ count, laid }, place) => count * (place + 1) - laid * all;
  const row = countFrom(0, all).map((place) => {
    const next = kinds.reduce((best, kind) =>
      behind(kind, place) > behind(best, place) ? kind : best,
    );
    next.laid += 1;
    return next.multiple;
  });
  const first = row.indexOf(kinds[0].multiple);
  return [...row.slice(first), ...row.slice(0, first)];
}

function wheel(opening, _, draw) {
  if (!Object.hasOwn(wheels, opening)) throw new Error(`There is no wheel ${opening}.`);
  const segments = segmentsOf(wheels[opening]);
  const segment = draw(segments.length);
  return { segment, pay: fraction(segments[segment]) };
}

/** From the outermost bucket to the middle one, for 8 rows, 9 and so on. */
const plinkoHalves = {
  low: `5.6 2.1 1.1 1 0.5, 6 2.8 1.5 1.1 0.6, 7 3.4 2 1.1 0.8 0.6, 8 4 2.3 1.3 0.9 0.7,
    9 5.1 2.8 1.8 1.1 0.7 0.6, 10 6 3 1.8 1.2 0.9 0.7, 12 7.5 3.8 2.5 1.6 1 0.7 0.6,
    14 8 4.3 2.5 1.6 1.1 0.9 0.7, 16 9.5 5.5 3.2 2.1 1.4 1 0.7 0.6`,
  medium: `13 3.7 1.3 0.6 0.4, 17 5 1.7 0.8 0.5, 22 8 2.4 1 0.6 0.4, 28 9 3.4 1.6 0.9 0.3,
    36 12 4.9 1.9 0.9 0.6 0.4, 46 16 6 2.5 1.2 0.7 0.5, 60 22 8.5 3.5 1.7 0.9 0.5 0.4,
    80 27 10 4.6 2.1 1 0.7 0.5, 110 38 15 6.5 3 1.4 0.8 0.5 0.4`,
  high: `28 4.1 1.5 0.3 0.2, 44 9 1.7 0.5 0.2, 72 12 2.9 0.8 0.3 0.2, 118 20 4.6 1.2 0.4 0.2,
    170 31 7 1.8 0.6 0.3 0.2, 260 51 11 2.7 0.9 0.4 0.2, 400 75 17 4.3 1.3 0.5 0.3 0.2,
    620 120 25 7.5 2.1 0.7 0.3 0.2, 1000 130 26 9 4 2 0.2 0.2 0.2`,
};

const rowsOf = (text) => text.split(',').map((row) => row.trim().split(' '));

function plinko(opening, _, draw) {
  const [risk, text] = read(opening, /^(low|medium|high)-([89]|1[0-6])$/);
  const rows = Number(text);
  const path = countFrom(0, rows).map(() => draw(2));
  const bucket = sum(path);
  const half = rowsOf(plinkoHalves[risk])[rows - 8];
  return { path, bucket, pay: fraction(half[Math.min(bucket, rows - bucket)]) };
}

/** What no hit pays, one, two and so on, when one number was chosen, two and so on. */
const kenoTables = {
  classic: `0 3.96, 0 1.6 6.5, 0 1 2.6 16, 0 0.8 1.8 4.5 31, 0 0 1.3 5.2 20 65,
    0 0 1 3.2 8.6 27 85, 0 0 0.8 2.2 5.2 13 35 100, 0 0 0.8 1.6 3.2 7.2 16 41 100,
    0 0 0 1.2 3.7 8.3 18 33 60 100, 0 0 0 1.4 2.25 4.5 8 17 50 80 100`,
  low: `0.7 1.86, 0.6 1.15 3.7, 0.5 1 1.8 8.1, 0 0.6 2 6.2 22, 0 0.5 1.2 3.9 13 38,
    0 0.4 0.9 2.5 7.7 24 80, 0 0.3 0.7 1.9 5 13 37 120, 0 0 0.7 1.6 3.4 8.2 21 50 150,
    0 0 0.6 1.2 2.6 5.8 12.5 30 80 200, 0 0 0.5 1 2.1 4 8.3 18.5 44 100 250`,
  medium: `0 3.96, 0 1 10.5, 0 0.6 3 26, 0 0 2 9 90, 0 0 1.1 5.1 24 130,
    0 0 0 1.8 23 100 310, 0 0 0 1.8 9 37 120 370, 0 0 0 1.8 4.7 13.5 43 150 500,
    0 0 0 1.3 3.3 8.4 21 60 190 600, 0 0 0 0 1.7 9.9 37 110 250 480 800`,
  high: `0 3.96, 0 0 17.16, 0 0 2 59, 0 0 0 12 225, 0 0 0 5 42 500, 0 0 0 2.6 15.5 120 1000,
    0 0 0 0 6.2 95 420 900, 0 0 0 0 2.8 39 200 500 1000, 0 0 0 0 0 20 130 400 600 1000,
    0 0 0 0 0 7.4 75 270 500 800 1000`,
};

function keno(opening, _, draw) {
  const [table, size, list] = read(opening, /^(classic|low|medium|high)-(\d+):([\d,]+)$/);
  const chosen = [...new Set(list.split(',').map(Number))];
  const areThere = chosen.every((one) => one >= 1 && one <= 40);
  if (!areThere || chosen.length !== Number(size)) throw new Error(`No keno is on ${list}.`);
  const drawn = pick(draw, countFrom(1, 40), 10);
  const hits = chosen.filter((one) => drawn.includes(one)).length;
  return { drawn, hits, pay: fraction(rowsOf(kenoTables[table])[chosen.length - 1][hits]) };
}

/** 0.99 over the chance that so many tiles in a row hide no mine. */
const minesWorth = (mines, gems) =>
  countFrom(0, gems).reduce(
    (worth, at) => times(worth, [BigInt(25 - at), BigInt(25 - mines - at)]),
    [99n, 100n],
  );

function mines(opening, acts, draw) {
  const count = Number(read(opening, /^mines:([1-9]|1\d|2[0-4])$/)[0]);
  const laid = pick(draw, countFrom(0, 25), count).sort((a, b) => a - b);
  const opened = [];
  for (;;) {
    const gems = opened.length;
    const isLast = gems === 25 - count || isMore(minesWorth(count, gems + 1), 4_000);
    if (gems > 0 && isLast) return { laid, pay: minesWorth(count, gems) };
    const act = acts.next();
    if (act === undefined) return { laid, pay: null };
    if (act === 'take' && gems > 0) return { laid, pay: minesWorth(count, gems) };
    const tile = Number(/^open:(\d|1\d|2[0-4])$/.exec(act)?.[1] ?? refuse(act));
    if (opened.includes(tile)) refuse(act);
    if (laid.includes(tile)) return { laid, pay: nothing };
    opened.push(tile);
  }
}

/** Doors of a floor, and how many of them are wrong. */
const towers = { easy: [4, 1], medium: [3, 1], hard: [2, 1], expert: [3, 2] };

function tower(opening, acts, draw) {
  const [doors, wrongDoors] = towers[read(opening, /^(easy|medium|hard|expert)$/)[0]];
  const wrong = countFrom(0, 8).map(() =>
    pick(draw, countFrom(0, doors), wrongDoors).sort((a, b) => a - b),
  );
  const worth = (floors) =>
    countFrom(0, floors).reduce(
      (all) => times(all, [BigInt(doors), BigInt(doors - wrongDoors)]),
      [99n, 100n],
    );
  for (let climbed = 0; climbed < 8; climbed += 1) {
    const act = acts.next();
    if (act === undefined) return { wrong, pay: null };
    if (act === 'take' && climbed > 0) return { wrong, pay: worth(climbed) };
    const door = Number(/^door:(\d)$/.exec(act)?.[1] ?? refuse(act));
    if (door >= doors) refuse(act);
    if (wrong[climbed].includes(door)) return { wrong, pay: nothing };
  }
  return { wrong, pay: worth(8) };
}

export const originals = {
  dice,
  limbo,
  'coin-flip': coinFlip,
  wheel,
  plinko,
  keno,
  mines,
  tower,
};

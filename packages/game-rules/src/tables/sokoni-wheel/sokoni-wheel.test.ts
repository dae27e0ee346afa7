import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream, type DrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { meanOf } from '@bahati/game-rules/bet-games/figures.ts';
import {
  add,
  multiply,
  type Rational,
  rational,
  toDecimalText,
} from '@bahati/game-rules/rational.ts';
import { drawBonus, worthOf } from './sokoni.bonuses.ts';
import { type BonusPlace, mostChips, segments, type SokoniPlace } from './sokoni.places.ts';
import { drawSpecial } from './sokoni.special.ts';
import { sokoniChances, sokoniWheelFigures } from './sokoni-wheel.figures.ts';
import { mostTimes, sokoniWheel, timesOf } from './sokoni-wheel.rules.ts';

/** As the rules are told to players, written anew. */
const told = {
  segments: { one: 21, two: 14, five: 7, ten: 4, coin: 4, crates: 3, festival: 1 },
  special: { one: 15, two: 11, five: 9, ten: 6, coin: 12, crates: 7, festival: 6 },
  onNumbers: { 2: 50, 3: 25, 5: 15, 10: 7, 20: 2, 50: 1 },
  onBonuses: { 2: 60, 3: 25, 5: 12, 10: 3 },
  faces: { 3: 21, 5: 25, 8: 20, 10: 15, 15: 9, 20: 5, 30: 3, 50: 1, 100: 1 },
  crates: [1, 1, 1, 2, 2, 2, 3, 4, 5, 6, 15],
  festival: { 15: 6, 20: 5, 25: 4, 30: 2, 50: 1, 75: 1, 100: 1, 250: 1 },
} as const;

const places = Object.keys(told.segments) as SokoniPlace[];
const bonuses = ['coin', 'crates', 'festival'] as const;
const isBonus = (place: SokoniPlace): place is BonusPlace =>
  bonuses.some((bonus) => bonus === place);

/** How often each value comes, of as many equally likely ways as there are in all. */
type Ways = Map<number, bigint>;

const waysOf = (weights: Readonly<Record<number, number>>): Ways =>
  new Map(Object.entries(weights).map(([value, weight]) => [Number(value), BigInt(weight)]));
const allOf = (ways: Ways) => [...ways.values()].reduce((sum, count) => sum + count, 0n);

function count(into: Ways, value: number, ways = 1n): void {
  into.set(value, (into.get(value) ?? 0n) + ways);
}

/** Crate by crate in every order: three of the eleven, and the one that doubles somewhere or not. */
function crateWays(): Ways {
  const ways: Ways = new Map();
  const all = [...told.crates, 'double' as const];
  for (const [a, first] of all.entries()) {
    for (const [b, second] of all.entries()) {
      for (const [c, third] of all.entries()) {
        for (const [d, fourth] of all.entries()) {
          if (new Set([a, b, c, d]).size < 4) continue;
          const isDoubled = [first, second, third].includes('double');
          const paid = isDoubled ? [first, second, third, fourth] : [first, second, third];
          const sum = paid.reduce<number>((so, one) => so + (one === 'double' ? 0 : one), 0);
          count(ways, isDoubled ? 2 * sum : sum);
        }
      }
    }
  }
  return ways;
}

/** Three doublings at most, each of 3 in 24; after them what doubled pays as the 250. */
function festivalWays(): Ways {
  const ways: Ways = new Map();
  for (const doublings of [0, 1, 2, 3]) {
    const each = 3n ** BigInt(doublings) * 24n ** BigInt(3 - doublings);
    for (const [value, segmentsOfIt] of Object.entries(told.festival)) {
      count(ways, Number(value) * 2 ** doublings, each * BigInt(segmentsOfIt));
    }
    if (doublings === 3) count(ways, 250 * 8, each * 3n);
  }
  return ways;
}

const plainWays: Readonly<Record<SokoniPlace, Ways>> = {
  one: new Map([[1, 1n]]),
  two: new Map([[2, 1n]]),
  five: new Map([[5, 1n]]),
  ten: new Map([[10, 1n]]),
  coin: waysOf(told.faces),
  crates: crateWays(),
  festival: festivalWays(),
};

/** What a chip on the place brings in the long run, counted over all of it. */
function countedReturn(place: SokoniPlace): Rational {
  const plain = plainWays[place];
  const specials = waysOf(isBonus(place) ? told.onBonuses : told.onNumbers);
  const offered = BigInt(told.special[place]);
  let pays = 0n;
  for (const [value, ways] of plain) {
    pays += ways * (100n - offered) * allOf(specials) * BigInt(value);
    for (const [times, weight] of specials) {
      pays += ways * offered * weight * BigInt(Math.min(2_000, value * times));
    }
  }
  const mean = add(rational(1n), rational(pays, allOf(plain) * 100n * allOf(specials)));
  return multiply(mean, rational(BigInt(told.segments[place]), 54n));
}

/** Every draw there is, one after the other: each way of a drawing with how likely it is. */
function* everyDraw<T>(drawing: (draw: DrawStream) => T): Generator<[T, Rational]> {
  const path: { at: number; range: number }[] = [];
  for (;;) {
    let step = 0;
    const drawn = drawing({
      cursor: 0,
      nextInt(range) {
        path[step] ??= { at: 0, range };
        assert.equal(path[step]?.range, range);
        step += 1;
        return path[step - 1]?.at ?? 0;
      },
    });
    yield [
      drawn,
      rational(
        1n,
        path.reduce((ways, { range }) => ways * BigInt(range), 1n),
      ),
    ];
    while (path.length > 0 && path.at(-1)?.at === (path.at(-1)?.range ?? 0) - 1) path.pop();
    const last = path.at(-1);
    if (!last) return;
    last.at += 1;
  }
}

/** As shares of all ways, the smallest value first. */
function sharesOf(ways: Ways): string[] {
  const all = allOf(ways);
  return [...ways]
    .toSorted(([one], [other]) => one - other)
    .map(([value, of]) => `${value}: ${toDecimalText(rational(of, all), 12)}`);
}

function drawnShares(drawing: (draw: DrawStream) => number): string[] {
  const shares = new Map<number, Rational>();
  for (const [value, share] of everyDraw(drawing)) {
    shares.set(value, add(shares.get(value) ?? rational(0n), share));
  }
  return [...shares]
    .toSorted(([one], [other]) => one - other)
    .map(([value, share]) => `${value}: ${toDecimalText(share, 12)}`);
}

/** The first draws after those of the shuffle; every crate holds what the list says then. */
const unshuffled = (draw: DrawStream): DrawStream => ({
  cursor: 0,
  nextInt: (() => {
    let left = told.crates.length + 1;
    return (range: number) => {
      left -= 1;
      return left >= 0 ? 0 : draw.nextInt(range);
    };
  })(),
});

test('every place gives back what is stated of it, between 95.26 and 96.42 percent', () => {
  const returns = places.map((place) => {
    const counted = countedReturn(place);
    assert.deepEqual(meanOf(sokoniChances(`${place}:${place}=1`)), counted, place);
    return `${place} ${toDecimalText(multiply(counted, rational(100n)), 6)}`;
  });
  assert.deepEqual(returns, [
    'one 95.861111',
    'two 95.459259',
    'five 95.861111',
    'ten 95.259259',
    'coin 95.481926',
    'crates 95.402146',
    'festival 96.420229',
  ]);
  assert.deepEqual(
    sokoniWheelFigures.bets.map(({ opening, returnPercent }) => {
      return `${opening.split(':')[0]} ${returnPercent}`;
    }),
    returns,
  );
});

test('the wheel has as many segments of each place as is told, and no two bonuses side by side', () => {
  for (const place of places) {
    assert.equal(segments.filter((one) => one === place).length, told.segments[place], place);
  }
  assert.equal(segments.length, 54);
  for (const [at, place] of segments.entries()) {
    const next: SokoniPlace | undefined = segments[(at + 1) % segments.length];
    assert.notEqual(place, next, `${at}`);
    assert.ok(!(isBonus(place) && next && isBonus(next)), `${at}`);
  }
});

test('drawn through every way, the special offer comes as its weights say', () => {
  const offered = new Map<string, Rational>();
  for (const [special, share] of everyDraw(drawSpecial)) {
    const name = special ? `${special.place} ${special.times}` : 'none';
    offered.set(name, add(offered.get(name) ?? rational(0n), share));
  }
  for (const place of places) {
    const times = waysOf(isBonus(place) ? told.onBonuses : told.onNumbers);
    for (const [value, weight] of times) {
      const share = rational(BigInt(told.special[place]) * weight, 10_000n);
      assert.deepEqual(offered.get(`${place} ${value}`), share, `${place} ${value}`);
    }
  }
  assert.deepEqual(offered.get('none'), rational(34n, 100n));
  assert.equal(offered.size, 1 + 4 * 6 + 3 * 4);
});

test('drawn through every way, each bonus round pays as often as is counted', () => {
  assert.deepEqual(
    drawnShares((draw) => worthOf(drawBonus('coin', draw))),
    sharesOf(plainWays.coin),
  );
  assert.deepEqual(
    drawnShares((draw) => worthOf(drawBonus('crates', unshuffled(draw)))),
    sharesOf(plainWays.crates),
  );
  assert.deepEqual(
    drawnShares((draw) => worthOf(drawBonus('festival', draw))),
    sharesOf(plainWays.festival),
  );
});

test('crates are shuffled, and opened until three have shown a multiplier', () => {
  const hmac = createNodeHmac('crates');
  const firsts = new Map<number, number>();
  const rounds = 2_400;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const draw = createDrawStream(hmac, { clientSeed: 'market', nonce });
    const bonus = drawBonus('crates', draw);
    assert.ok(bonus.kind === 'crates');
    const { crates, opened } = bonus;
    assert.deepEqual(
      crates.toSorted((a, b) => a - b),
      [0, ...told.crates].toSorted((a, b) => a - b),
    );
    assert.equal(new Set(opened).size, opened.length);
    assert.equal(opened.filter((place) => crates[place] !== 0).length, 3);
    assert.notEqual(crates[opened.at(-1) ?? 0], 0, 'what doubles is never the last');
    const best = crates.indexOf(15);
    firsts.set(best, (firsts.get(best) ?? 0) + 1);
  }
  // The best lies in any of the twelve alike: within five standard deviations of 200.
  for (const times of firsts.values()) assert.ok(Math.abs(times - 200) < 5 * Math.sqrt(183));
  assert.equal(firsts.size, 12);
});

const noStacks = { special: null, stacks: [] };

test('no place pays more than 2,000 to one, whatever multiplies it', () => {
  const festival = { ...noStacks, segment: 0, place: 'festival' } as const;
  const spins = [4, 12, 20, 0];
  const bonus = { kind: 'festival', spins } as const;
  assert.equal(timesOf({ ...festival, bonus }), 2_000);
  const special = { place: 'festival', times: 10 } as const;
  assert.equal(timesOf({ ...festival, special, bonus }), mostTimes);
  assert.equal(timesOf({ ...festival, special, bonus: { ...bonus, spins: [0] } }), mostTimes);
  assert.equal(timesOf({ ...festival, special, bonus: { ...bonus, spins: [8] } }), 1_000);
  const most = sokoniWheelFigures.bets.map(({ topWin }) => Number(topWin.times) - 1);
  assert.deepEqual(most, [50, 100, 250, 500, 1_000, 520, 2_000]);
  for (const [at, place] of places.entries()) {
    assert.ok((most[at] ?? 0) * mostChips[place] <= 104_000, place);
    assert.equal(sokoniWheel.priceOf(`${place}:${place}=${mostChips[place]}`), mostChips[place]);
    assert.equal(sokoniWheel.priceOf(`${place}:${place}=${mostChips[place] + 1}`), null);
  }
});

test('the special offer multiplies its own place alone, and the chip comes back besides', () => {
  const stacks = [
    { place: 'two', chips: 3 },
    { place: 'ten', chips: 4 },
  ];
  const drawn = {
    special: { place: 'ten', times: 5 },
    segment: 9,
    place: 'ten',
    bonus: null,
  } as const;
  const { bets, times } = sokoniWheel.show({ ...drawn, stacks });
  assert.equal(times, 50);
  assert.deepEqual(
    bets.map(({ place, back }) => [place, back]),
    [
      ['two', 0],
      ['ten', 4 * 51],
    ],
  );
  const other = sokoniWheel.show({ ...drawn, segment: 4, place: 'two', stacks });
  assert.deepEqual([other.times, other.bets[0]?.back], [2, 9]);
});

test('what the cloth has not costs nothing and cannot begin', () => {
  const refused = [
    'one:one=0',
    'one:two=1',
    'chips:one=1',
    'chips:two=1,one=1',
    'chips:',
    'six:six=1',
  ];
  for (const opening of refused) {
    assert.equal(sokoniWheel.priceOf(opening), null, opening);
    const draw = { cursor: 0, nextInt: () => 0 };
    assert.throws(() => sokoniWheel.start(opening, draw), RangeError);
  }
  assert.equal(sokoniWheel.priceOf('chips:one=1,two=1,five=1,ten=1,coin=1,crates=1,festival=1'), 7);
});

test('the published seeds give the same offer and the same segment for ever', () => {
  const draw = createDrawStream(createNodeHmac('def'), { clientSeed: 'abc', nonce: 1 });
  const view = sokoniWheel.show(sokoniWheel.start('one:one=1', draw));
  // 0.4305 of 100 lies past the 41 of the numbers, so that the offer is for the coin.
  assert.deepEqual(view.special, { place: 'coin', times: 3 });
  // 0.1745 of 54.
  assert.deepEqual([view.segment, view.place, view.bonus], [9, 'ten', null]);
});

test('a round is told in both languages, bonus by bonus', () => {
  const money = (stakes: Rational) => toDecimalText(stakes, 0);
  const lines = (state: Parameters<typeof sokoniWheel.tell>[0], language: 'en' | 'sw') =>
    sokoniWheel
      .tell(state, language, money)
      .outcome.map(({ label, value }) => `${label}: ${value}`);
  const coin = {
    stacks: [{ place: 'coin', chips: 2 }],
    segment: 6,
    place: 'coin',
    special: { place: 'coin', times: 3 },
    bonus: { kind: 'coin', faces: [8, 20], side: 1 },
  } as const;
  assert.deepEqual(lines(coin, 'en'), [
    'Special offer: Coin Toss × 3',
    'Wheel: Coin Toss',
    'Coin Toss: Lion 8, Dhow 20',
    'Fell: Dhow',
    'Pays: 60 : 1',
    'Coin Toss: 122',
    'Payout: 122',
  ]);
  const crates = [1, 15, 0, 2, 1, 6, 2, 3, 4, 5, 1, 2];
  const opened = { kind: 'crates', crates, opened: [1, 2, 5, 0] } as const;
  const market = { ...noStacks, segment: 13, place: 'crates', bonus: opened } as const;
  assert.deepEqual(lines(market, 'sw').slice(0, 4), [
    'Ofa maalum: hakuna',
    'Gurudumu: Makasha ya Matunda',
    'Yaliyofunguliwa: 15 · maradufu · 6 · 1',
    'Hulipa: 44 : 1',
  ]);
  const spins = { kind: 'festival', spins: [4, 12, 1] } as const;
  const festival = { ...noStacks, segment: 0, place: 'festival', bonus: spins } as const;
  assert.deepEqual(lines(festival, 'en').slice(2, 4), [
    'Spins: double · double · 60',
    'Pays: 60 : 1',
  ]);
});

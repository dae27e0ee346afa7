import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Rational, rational, toDecimalText } from '@bahati/game-rules/rational.ts';
import { betTypeOf, betTypes } from '@bahati/lottery-rules/bets/bet-types.ts';
import {
  oddsScale,
  parseOdds,
  type PrizeTable,
  returnOf,
  tableFault,
} from '@bahati/lottery-rules/bets/prize-table.ts';
import { parseSelection } from '@bahati/lottery-rules/bets/selection.ts';
import { digitSpace } from '@bahati/lottery-rules/bets/spaces.ts';
import { shapeOf } from '@bahati/lottery-rules/families/digits/digit-shapes.ts';
import { sumSpace } from '@bahati/lottery-rules/families/keno/keno-sums.ts';
import { hitType } from '@bahati/lottery-rules/bets/kinds/hit-type.ts';
import { colourOf } from '@bahati/lottery-rules/families/six-mark/colours.ts';
import { northTicket } from '@bahati/lottery-rules/families/vietnam/north-ticket.ts';
import { allAppear } from '@bahati/lottery-rules/families/vietnam/parlay-type.ts';
import { defaultTable, defaultTables } from './default-tables.ts';
import { digitTables } from './digit-tables.ts';
import { numberTables } from './number-tables.ts';
import { tableAt } from './table-at.ts';

const typeOf = (id: string) => {
  const betType = betTypeOf(id);
  assert.ok(betType, id);
  return betType;
};

const selected = (id: string, text: string) => {
  const read = parseSelection(typeOf(id), text);
  assert.ok('selection' in read, `${id} ${text}`);
  return read.selection;
};

/** The exact return, as `numerator/denominator`. */
function returned(id: string, text: string, table: PrizeTable = defaultTable(typeOf(id))) {
  return returnOf(typeOf(id), selected(id, text), table);
}

const fraction = ({ numerator, denominator }: Rational) => `${numerator}/${denominator}`;
const percent = (share: Rational, places: number) =>
  toDecimalText(rational(share.numerator * 100n, share.denominator), places);

/** 1 in so many, by tier. */
const oneIn = (id: string, text: string, places: number) =>
  Object.fromEntries(
    typeOf(id)
      .expected(selected(id, text))
      .map(({ tier, lines }) => [
        tier,
        toDecimalText(rational(lines.denominator, lines.numerator), places),
      ]),
  );

const odds = (text: string): number => parseOdds(text) ?? assert.fail(text);

test('every default table fits its bet type, and every published line has one', () => {
  const tables = defaultTables();
  for (const betType of betTypes) {
    assert.equal(tableFault(betType, tables[betType.id] ?? {}), null, betType.id);
  }
  for (const id of Object.keys({ ...digitTables, ...numberTables })) typeOf(id);
});

test('no default table returns more than is staked, nor less than a tenth of it', () => {
  for (const betType of betTypes) {
    for (const text of betType.samples) {
      const { numerator, denominator } = returned(betType.id, text);
      assert.ok(numerator <= denominator, `${betType.id} ${text}`);
      assert.ok(numerator * 10n > denominator, `${betType.id} ${text}`);
    }
  }
});

test('the tickets of Vietnam return 50.0, 49.9 and, with 15 series, 50.0 percent', () => {
  assert.equal(fraction(returned('vn-south.ticket.number', '123456')), '1/2');
  assert.equal(fraction(returned('vn-north.ticket.number', '12345|01')), '499/1000');
  const older = northTicket({ of: 15, drawn: 3 }, 'ticket-15');
  const table = {
    ...defaultTable(typeOf('vn-north.ticket.number')),
    special: odds('100000'),
    'same-number': odds('2000'),
  };
  const read = parseSelection(older, '12345|15');
  assert.ok('selection' in read);
  assert.equal(fraction(returnOf(older, read.selection, table)), '1/2');
  assert.ok('refusal' in parseSelection(older, '12345|16'));
});

test('prizes among all tickets of Vietnam are 11,565, 108,200 and 81,150', () => {
  const prizes = (id: string, text: string, tickets: bigint) =>
    typeOf(id)
      .expected(selected(id, text))
      .reduce((sum, { lines }) => sum + (lines.numerator * tickets) / lines.denominator, 0n);
  assert.equal(prizes('vn-south.ticket.number', '123456', 1_000_000n), 11_565n);
  assert.equal(prizes('vn-north.ticket.number', '12345|01', 2_000_000n), 108_200n);
  const older = northTicket({ of: 15, drawn: 3 }, 'ticket-15');
  const read = parseSelection(older, '12345|01');
  assert.ok('selection' in read);
  const all = older
    .expected(read.selection)
    .reduce((sum, { lines }) => sum + (lines.numerator * 1_500_000n) / lines.denominator, 0n);
  assert.equal(all, 81_150n);
});

test('lots return their odds by 10^k, for as many lots as a region has', () => {
  for (const [family, lots] of [
    ['vn-north', [27, 23, 20]],
    ['vn-south', [18, 17, 16]],
  ] as const) {
    for (const [at, text] of ['12', '123', '1234'].entries()) {
      const id = `${family}.lot-${at + 2}.number`;
      assert.equal(typeOf(id).unitsPerLine, lots[at]);
      for (const [win, share] of [
        ['99', ['99/100', '99/1000', '99/10000']],
        ['75', ['3/4', '3/40', '3/400']],
        ['650', ['13/2', '13/20', '13/200']],
        ['5500', ['55/1', '11/2', '11/20']],
      ] as const) {
        assert.equal(fraction(returned(id, text, { win: odds(win) })), share[at]);
      }
    }
    assert.equal(fraction(returned(`${family}.special.last-two`, '12')), '99/100');
  }
});

test('a number appears among the lots, and parlays pay fairly, as published', () => {
  const appears = (lots: number) => toDecimalText(allAppear(1, lots), 6);
  assert.deepEqual([appears(27), appears(18)], ['0.237657', '0.165486']);
  const fair = (lots: number) =>
    [2, 3, 4].map((taken) => {
      const { numerator, denominator } = allAppear(taken, lots);
      return toDecimalText(rational(denominator, numerator), 4);
    });
  assert.deepEqual(fair(27), ['18.2209', '81.3145', '374.5438']);
  assert.deepEqual(fair(18), ['38.3027', '255.5293', '1801.0731']);
});

test('4D returns what both houses publish', () => {
  const shares = ['sg', 'my'].map((house) =>
    ['big.straight', 'small.straight', 'first-4.straight', 'big.box'].map((way) =>
      percent(returned(`four-d-${house}.${way}`, '1234'), 1),
    ),
  );
  assert.deepEqual(shares, [
    ['65.9', '58.0', '60.0', '65.9'],
    ['64.0', '65.0', '60.0', '64.0'],
  ]);
  assert.equal(percent(returned('four-d-my.first-3.straight', '123'), 1), '66.0');
  // 24 orders: (83 + 41 + 20 + 10 × 10 + 10 × 3) × 24 of 10,000.
  assert.equal(
    fraction(returned('four-d-sg.big.ibet', '1234')),
    fraction(rational(6_576n, 10_000n)),
  );
  assert.equal(
    fraction(returned('four-d-sg.big.ibet', '1112')),
    fraction(rational(6_588n, 10_000n)),
  );
});

test('the Thai ticket returns 60 percent and its side bets 90, 45, 86.72 and 79.8', () => {
  const shares = [
    ['ticket.number', '123456'],
    ['top-3.direct', '123'],
    ['top-3.any-order', '123'],
    ['top-3.any-order', '112'],
    ['top-2.direct', '12'],
    ['bottom-2.direct', '12'],
    ['run-top.digit', '5'],
    ['run-bottom.digit', '5'],
  ].map(([way, text = '']) => percent(returned(`thai-glo.${way}`, text), 2));
  assert.deepEqual(shares, [
    '60.00',
    '90.00',
    '90.00',
    '45.00',
    '90.00',
    '90.00',
    '86.72',
    '79.80',
  ]);
});

test('five digits return 50 percent, and 48 by groups of three', () => {
  const half = {
    'place.direct': '1||||',
    'last-two.direct': '1|2',
    'last-two.group': '1,2',
    'last-three.direct': '1|2|3',
    'last-three.sum': '13',
    'five.direct': '1|2|3|4|5',
    'five.combo': '1|2|3|4|5',
    'last-two.size-pair': 'big|odd',
  };
  for (const [way, text] of Object.entries(half)) {
    assert.equal(fraction(returned(`five-digit.${way}`, text)), '1/2', way);
  }
  assert.equal(percent(returned('five-digit.last-three.group-3', '1,2'), 2), '48.00');
  assert.equal(percent(returned('five-digit.last-three.group-6', '1,2,3'), 2), '48.00');
  const combo = typeOf('five-digit.five.combo');
  const table = defaultTable(combo);
  // 20,440 for two.
  assert.equal(
    combo.most(selected(combo.id, '1|2|3|4|5'), (tier) => table[tier] ?? 0),
    10_220n * BigInt(oddsScale),
  );
});

test('groups of five digits have 120, 60, 30, 20, 10 and 5 orders', () => {
  const samples = {
    120: '1,2,3,4,5',
    60: '1|2,3,4',
    30: '1,2|3',
    20: '1|2,3',
    10: '1|2',
    5: '1|2',
  };
  for (const [orders, text] of Object.entries(samples)) {
    const id = `five-digit.five.group-${orders}`;
    const [win] = typeOf(id).expected(selected(id, text));
    assert.equal(
      fraction(win?.lines ?? rational(0n)),
      fraction(rational(BigInt(orders), 100_000n)),
    );
  }
});

test('three digits have the shapes, five the halves of their sum and their duels', () => {
  const shapes = Map.groupBy(digitSpace(3).cases(), ({ view }) => shapeOf(view));
  assert.deepEqual(
    ['leopard', 'straight', 'pair', 'half-straight', 'mixed'].map(
      (shape) => shapes.get(shape as never)?.length,
    ),
    [10, 60, 270, 360, 300],
  );
  const mean = (id: string, text: string) =>
    typeOf(id)
      .expected(selected(id, text))
      .map(({ lines }) => fraction(lines));
  assert.deepEqual(mean('five-digit.five.sum-size', 'big'), ['1/2']);
  const duel = 'five-digit.duel.dragon-tiger';
  assert.deepEqual(mean(duel, 'dragon|||||||||'), ['9/20']);
  assert.deepEqual(mean(duel, '|||tiger||||||'), ['9/20']);
  assert.deepEqual(mean(duel, '|||||||||tie'), ['1/10']);
});

test('three dice return 55.5556 percent but for six sums', () => {
  const sums = Array.from({ length: 16 }, (_, at) =>
    percent(returned('dice-three.sum.direct', String(at + 3)), 4),
  );
  const half = [
    '55.5556',
    '55.5556',
    '55.5556',
    '57.8704',
    '55.5556',
    '58.3333',
    '57.8704',
    '56.2500',
  ];
  assert.deepEqual(sums, [...half, ...half.toReversed()]);
  for (const [way, text] of [
    ['triple.direct', '111'],
    ['triple.any', 'triple'],
    ['pair.single', '1|2'],
    ['pair.any', '11'],
    ['three-different.pick', '|1,2,3'],
    ['two-different.pick', '|1,2'],
    ['run.any', 'run'],
  ] as const) {
    assert.equal(fraction(returned(`dice-three.${way}`, text)), '5/9', way);
  }
});

test('5 of 11 returns what is published', () => {
  const any = [2, 3, 4, 5, 6, 7, 8].map((taken) => {
    const id = `eleven-five.any-${taken}.pick`;
    return percent(returned(id, typeOf(id).samples[0] ?? ''), 4);
  });
  assert.deepEqual(any, [
    '54.5455',
    '57.5758',
    '59.0909',
    '58.4416',
    '58.4416',
    '59.0909',
    '54.5455',
  ]);
  for (const [way, text] of [
    ['first-1.direct', '01'],
    ['first-2.direct', '01|02'],
    ['first-2.group', '|01,02'],
    ['first-3.direct', '01|02|03'],
    ['first-3.group', '|01,02,03'],
  ] as const) {
    assert.equal(percent(returned(`eleven-five.${way}`, text), 4), '59.0909', way);
  }
});

test('the first two of a race have their sums in so many of 90 ways', () => {
  const ways = (way: string, text: string) => {
    const [win] = typeOf(`racing.top-two.${way}`).expected(selected(`racing.top-two.${way}`, text));
    return Number(((win?.lines.numerator ?? 0n) * 90n) / (win?.lines.denominator ?? 1n));
  };
  const sums = Array.from({ length: 17 }, (_, at) => ways('sum', String(at + 3)));
  assert.deepEqual(sums, [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2]);
  assert.deepEqual(
    ['big', 'small', 'odd', 'even'].map((word) => ways('size', word)),
    [40, 50, 50, 40],
  );
});

test('lucky 28 has its sums and sizes in so many of 1000 ways', () => {
  const ways = (way: string, text: string) => {
    const [win] = typeOf(`lucky-28.sum.${way}`).expected(selected(`lucky-28.sum.${way}`, text));
    return Number(((win?.lines.numerator ?? 0n) * 1000n) / (win?.lines.denominator ?? 1n));
  };
  const half = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75];
  const sums = Array.from({ length: 28 }, (_, sum) => ways('direct', String(sum)));
  assert.deepEqual(sums, [...half, ...half.toReversed()]);
  assert.equal(ways('combination', 'big-odd'), 231);
  assert.equal(ways('combination', 'big-even'), 269);
  assert.deepEqual([ways('extreme', 'extreme-big'), ways('extreme', 'extreme-small')], [56, 56]);
});

test('49 balls are 17 red, 16 green and 16 blue', () => {
  const counts = Map.groupBy(
    Array.from({ length: 49 }, (_, at) => at + 1),
    colourOf,
  );
  assert.deepEqual(
    ['red', 'green', 'blue'].map((colour) => counts.get(colour as never)?.length),
    [17, 16, 16],
  );
});

test('tickets of 49, 45 and 55 numbers win once in so many', () => {
  assert.deepEqual(oneIn('six-of-49.ticket.pick', '|01,02,03,04,05,06', 2), {
    'hits-6': '13983816.00',
    'hits-5-extra': '2330636.00',
    'hits-5': '55491.33',
    'hits-4-extra': '22196.53',
    'hits-4': '1082.76',
    'hits-3-extra': '812.07',
    'hits-3': '60.91',
  });
  assert.deepEqual(oneIn('six-of-45.ticket.pick', '|01,02,03,04,05,06', 2), {
    'hits-6': '8145060.00',
    'hits-5': '34807.95',
    'hits-4': '732.80',
    'hits-3': '44.56',
  });
  assert.deepEqual(oneIn('six-of-55.ticket.pick', '|01,02,03,04,05,06', 2), {
    'hits-6': '28989675.00',
    'hits-5-extra': '4831612.50',
    'hits-5': '100658.59',
    'hits-4': '1643.41',
    'hits-3': '78.67',
  });
});

test('keno hits all of n once in so many, and five spots return 88.206730 percent by that table', () => {
  const all = [1, 2, 3, 4, 5, 6].map((spots) => {
    const id = `keno.spots-${spots}.pick`;
    return oneIn(id, typeOf(id).samples[0] ?? '', 4)[`hits-${spots}`];
  });
  assert.deepEqual(all, ['4.0000', '16.6316', '72.0702', '326.4355', '1550.5686', '7752.8431']);
  // The table gives the stake back for no hit at all.
  const five = hitType({
    id: 'keno.test',
    family: 'keno',
    taken: 5,
    tiers: ['5', '4', '3', '0'],
    tierOf: (hits) => (hits === 1 || hits === 2 ? undefined : String(hits)),
  });
  const table = { 5: odds('400'), 4: odds('12'), 3: odds('3'), 0: odds('1') };
  const selection = selected('keno.spots-5.pick', '|01,02,03,04,05');
  assert.equal(percent(returnOf(five, selection, table), 6), '88.206730');
});

test('sums of 20 of 80 are all draws together, and as many below 810 as above', () => {
  assert.equal(sumSpace.total, 3_535_316_142_212_174_320n);
  const ways = new Map(Array.from(sumSpace.cases(), (one) => [one.view[0], one.ways]));
  assert.equal(ways.get(210), 1n);
  assert.equal(ways.get(700), ways.get(920));
});

test('a table of a share returns it, less what rounding down costs', () => {
  for (const betType of betTypes.filter(({ pooled }) => pooled.length === 0)) {
    // A number with a pair has half the orders, in the same tier.
    if (betType.tiers.includes('back') || betType.id === 'thai-glo.top-3.any-order') continue;
    const table = tableAt(betType, rational(93n, 100n));
    for (const text of betType.samples) {
      const share = returned(betType.id, text, table);
      const wanted = rational(93n, 100n);
      const under = wanted.numerator * share.denominator - share.numerator * wanted.denominator;
      assert.ok(under >= 0n, `${betType.id} ${text} ${fraction(share)}`);
      assert.ok(under * 1_000n <= share.denominator * wanted.denominator, `${betType.id} ${text}`);
    }
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { betTypeOf, betTypes, betTypesOf } from './bet-types.ts';
import { parseEntry } from './entry.ts';
import { exposureOf, mostKeys } from './exposure.ts';
import { costOf, payoutOf, topWin } from './prize-table.ts';
import { quickPick } from './quick-pick.ts';
import { parseSelection, selectionText } from './selection.ts';
import { isMultiple, mostMultiple, stakeUnitsOf } from './stakes.ts';
import { numbersFrom } from '@bahati/lottery-rules/draws/numbers-from.ts';
import { defaultTable } from '@bahati/lottery-rules/tables/default-tables.ts';
import { families } from '@bahati/lottery-rules/draws/families.ts';

const typeOf = (id: string) => betTypeOf(id) ?? assert.fail(id);

const lines = (id: string, text: string) => {
  const read = parseSelection(typeOf(id), text);
  assert.ok('selection' in read, `${id} ${text} ${JSON.stringify(read)}`);
  return read.lines;
};

const refusal = (id: string, text: string) => {
  const read = parseSelection(typeOf(id), text);
  assert.ok('refusal' in read, `${id} ${text}`);
  const { reason, part, symbol } = read.refusal;
  return [reason, part, symbol].filter((one) => one !== undefined).join(' ');
};

test('every family has bet types, each with an id of its own, a panel and samples', () => {
  assert.equal(new Set(betTypes.map(({ id }) => id)).size, betTypes.length);
  for (const family of families) assert.ok(betTypesOf(family).length > 0, family);
  for (const { id, family, panel, samples } of betTypes) {
    assert.ok(id.startsWith(`${family}.`) && panel.parts.length > 0 && samples.length > 0, id);
    assert.match(id, /^[a-z0-9-]+\.[a-z0-9-]+\.[a-z0-9-]+$/);
  }
});

test('lines are counted as the trade counts them', () => {
  assert.equal(lines('five-digit.five.direct', '0,1|2|3,4,5|6|7,8'), 12);
  assert.equal(lines('five-digit.five.group-120', '0,1,2,3,4,5,6'), 21);
  assert.equal(lines('five-digit.five.group-60', '1,2|1,2,3,4'), 2);
  assert.equal(lines('five-digit.last-three.group-3', '1,2,3'), 6);
  assert.equal(lines('five-digit.last-three.group-6', '1,2,3,4'), 4);
  assert.equal(lines('five-digit.last-three.sum', '13'), 75);
  assert.equal(lines('five-digit.any-2.direct', '1,2|3|||4'), 5);
  assert.equal(lines('racing.first-3.direct', '01,02|01,02|03,02'), 2);
  assert.equal(lines('eleven-five.any-5.pick', '01,02|03,04,05,06,07'), 10);
  assert.equal(lines('keno.spots-10.pick', '|01,02,03,04,05,06,07,08,09,10,11,12'), 66);
  assert.equal(lines('four-d-sg.big.box', '1234,1123,1122,1112,1111'), 47);
  assert.equal(lines('vn-north.ticket.number', '12345,54321|01,02,03'), 6);
  assert.equal(lines('six-of-49.ticket.pick', '|01,02,03,04,05,06,07,08,09,10,11,12'), 924);
});

test('symbols may come in any order and are put into the order of the panel', () => {
  const read = parseSelection(typeOf('racing.place.direct'), '10,01|||||||||05,03');
  assert.ok('selection' in read);
  assert.equal(selectionText(read.selection), '01,10|||||||||03,05');
});

test('what is no selection is refused by its reason', () => {
  const three = 'three-digit.three.direct';
  assert.equal(refusal(three, '1|2'), 'wrong_parts');
  assert.equal(refusal(three, '1|2|3|4'), 'wrong_parts');
  assert.equal(refusal(three, '1 |2|3'), 'malformed');
  assert.equal(refusal(three, '1|2|３'), 'malformed');
  assert.equal(refusal(three, '1|2|10'), 'unknown_symbol 2 10');
  assert.equal(refusal(three, '1|2|3,'), 'unknown_symbol 2 ');
  assert.equal(refusal(three, '1|2,2|3'), 'repeated_symbol 1 2');
  assert.equal(refusal(three, '1||3'), 'too_few 1');
  assert.equal(refusal('keno.spots-2.pick', '01,02|03'), 'too_many 0');
  assert.equal(refusal('keno.spots-2.pick', '01|01,02'), 'no_line');
  assert.equal(refusal('racing.first-2.direct', '01|01'), 'no_line');
  assert.equal(refusal('four-d-sg.big.ibet', '1111,1234'), 'no_line');
  assert.equal(refusal('three-digit.three.entry', '12'), 'unknown_symbol 0 12');
  assert.equal(refusal('racing.first-2.entry', '0101'), 'unknown_symbol 0 0101');
  assert.equal(refusal('racing.place.direct', '|||||||||'), 'no_line');
  const all = Array.from({ length: 49 }, (_, at) => String(at + 1).padStart(2, '0')).join(',');
  assert.equal(refusal('six-of-49.ticket.pick', `|${all}`), 'too_many_lines');
  assert.equal(refusal(three, '1'.repeat(30_000)), 'malformed');
});

test('many numbers are read from what was typed, with each fault and its place', () => {
  const [part] = typeOf('three-digit.last-two.entry').panel.parts;
  assert.ok(part);
  assert.deepEqual(parseEntry(part, '12 34,56;78\n90|01'), {
    numbers: ['12', '34', '56', '78', '90', '01'],
    faults: [],
  });
  assert.deepEqual(parseEntry(part, ' 12, 345 12;ab'), {
    numbers: ['12'],
    faults: [
      { reason: 'not_a_number', at: 5, length: 3 },
      { reason: 'repeated', at: 9, length: 2 },
      { reason: 'not_a_number', at: 12, length: 2 },
    ],
  });
  const [racing] = typeOf('racing.first-2.entry').panel.parts;
  assert.ok(racing);
  assert.deepEqual(parseEntry(racing, '01 02, 03-10;0504').numbers, ['0102', '0310', '0504']);
  assert.deepEqual(parseEntry(racing, '01 01, 0102').faults, [
    { reason: 'not_a_number', at: 0, length: 5 },
  ]);
  const [four] = typeOf('four-d-sg.big.straight').panel.parts;
  assert.ok(four);
  const many = Array.from({ length: 2_001 }, (_, at) => String(at).padStart(4, '0'));
  const read = parseEntry(four, many.join(' '));
  assert.equal(read.numbers.length, 2_000);
  assert.deepEqual(read.faults, [{ reason: 'too_many_numbers', at: 10_000, length: 4 }]);
  assert.equal(parseEntry(four, 'x'.repeat(60_001)).faults[0]?.reason, 'too_long');
  assert.ok(
    'selection' in parseSelection(typeOf('four-d-sg.big.straight'), many.slice(1).join(',')),
  );
});

test('tickets have one price, other bets units and multiples', () => {
  assert.deepEqual(stakeUnitsOf(typeOf('six-of-49.ticket.pick')), [1]);
  assert.deepEqual(stakeUnitsOf(typeOf('thai-glo.ticket.number')), [1]);
  assert.deepEqual(stakeUnitsOf(typeOf('keno.spots-3.pick')), [1, 2, 5, 10, 50, 100]);
  assert.deepEqual([0, 1, 1.5, mostMultiple, mostMultiple + 1].map(isMultiple), [
    false,
    true,
    false,
    true,
    false,
  ]);
});

test('a ticket costs unit, multiple, lines and lots, and pays rounded down once', () => {
  const stake = { unit: 33n, multiple: 3 };
  assert.equal(
    costOf(typeOf('vn-north.lot-2.number'), { ...stake, lines: 2 }),
    33n * 3n * 2n * 27n,
  );
  const wins = [{ tier: 'win', lines: 3 }];
  // 99 × 1.8333 × 3 = 544.4901.
  assert.equal(payoutOf(wins, { win: 18_333 }, stake), 544n);
});

test('the highest win is the best draw, not the sum of what cannot come together', () => {
  const stake = { unit: 100n, multiple: 1 };
  const top = (id: string, text: string, table: Record<string, number>) => {
    const read = parseSelection(typeOf(id), text);
    assert.ok('selection' in read);
    return topWin(typeOf(id), read.selection, table, stake);
  };
  // A number in every lane, but one lane each: two of these three can be right.
  assert.equal(top('racing.place.direct', '01|01|02|||||||', { win: 100_000 }), 2_000n);
  assert.equal(
    top('lucky-28.sum.size', 'big,small,odd', { big: 20_000, small: 20_000, odd: 20_000, even: 0 }),
    400n,
  );
  assert.equal(top('vn-south.lot-2.number', '12,34', { win: 990_000 }), 18n * 9_900n);
  // Sixteen lots cannot show all of twenty numbers.
  const twenty = Array.from({ length: 20 }, (_, at) => String(at).padStart(2, '0')).join(',');
  assert.equal(top('vn-south.parlay-2.pick', `|${twenty}`, { win: 10_000 }), 153n * 100n);
  assert.equal(
    top('keno.spots-1.pick', `|${twenty.replace('00,', '')},20,21`, { 'hits-1': 10_000 }),
    2_000n,
  );
});

test('liability is counted by number, and ways to bet on one number share its key', () => {
  const stake = { unit: 100n, multiple: 2 };
  const exposure = (id: string, text: string, win = 5_000_000) => {
    const read = parseSelection(typeOf(id), text);
    assert.ok('selection' in read);
    return exposureOf(typeOf(id), read.selection, stake, { win });
  };
  const direct = exposure('three-digit.three.direct', '1|2|3');
  assert.deepEqual(direct, [{ key: 'three-digit.three.direct:123', amount: 100_000n }]);
  assert.deepEqual(exposure('three-digit.three.entry', '123'), direct);
  assert.ok(exposure('three-digit.three.sum', '6').some(({ key }) => key === direct[0]?.key));
  const all = '0,1,2,3,4,5,6,7,8,9';
  assert.equal(exposure('five-digit.five.direct', Array(5).fill(all).join('|')).length, 1_000);
  assert.equal(exposure('five-digit.any-3.direct', Array(5).fill(all).join('|')).length, 1_000);
});

test('where liability is counted by last digits, no draw pays more than its key holds', () => {
  const draw = createDrawStream(createNodeHmac('liability'), { clientSeed: 'last', nonce: 0 });
  const stake = { unit: 100n, multiple: 1 };
  const digits = () =>
    Array.from('0123456789')
      .filter(() => draw.nextInt(2) === 0)
      .join(',') || '7';
  for (const [id, places] of [
    ['five-digit.five.direct', 5],
    ['five-digit.five.combo', 5],
    ['five-digit.last-four.direct', 4],
  ] as const) {
    const table = defaultTable(typeOf(id));
    for (let count = 0; count < 20; count += 1) {
      const read = parseSelection(typeOf(id), Array.from({ length: places }, digits).join('|'));
      assert.ok('selection' in read);
      const amounts = new Map(
        exposureOf(typeOf(id), read.selection, stake, table).map(({ key, amount }) => [
          key,
          amount,
        ]),
      );
      for (let drawn = 0; drawn < 30; drawn += 1) {
        const numbers = numbersFrom('five-digit', draw);
        const paid = payoutOf(typeOf(id).judge(read.selection, numbers), table, stake);
        const last = numbers.kind === 'balls' ? numbers.main.slice(2).join('') : '';
        assert.ok(paid <= (amounts.get(`${id}:${last}`) ?? 0n), `${id} ${last}`);
      }
    }
  }
});

test('pieces taken straight from a selection are those of its lines', () => {
  for (const [id, text] of [
    ['five-digit.five.direct', '1,2|3|4,5|6|7,8'],
    ['five-digit.last-four.direct', '1,2|3,4|5|6,7'],
    ['five-digit.any-3.direct', '1,2|3||4,5|6'],
    ['five-digit.any-4.direct', '1,2|3|7,8|4,5|6'],
  ] as const) {
    const read = parseSelection(typeOf(id), text);
    assert.ok('selection' in read);
    const found = [
      ...typeOf(id)
        .liability(read.selection, () => 10_000)
        .keys(),
    ];
    const pieces = Array.from(typeOf(id).eachLine(read.selection), (line) => {
      if (!id.includes('any')) return line.slice(-3);
      const [first, second, ...rest] = line.split(',');
      return [first, second, ...rest.map((piece) => piece[0])].join(',');
    });
    const keys = [...new Set(pieces)].map((piece) => `${id}:${piece}`);
    assert.deepEqual(found.toSorted(), keys.toSorted());
  }
});

test('no ticket of any bet type has more keys than are held', () => {
  for (const betType of betTypes) {
    const sets = betType.panel.parts.map(({ symbols, name }) =>
      name === 'bankers' ? [] : (symbols ?? []),
    );
    if (betType.panel.parts.some(({ symbols }) => symbols === null)) {
      assert.ok(betType.mostLines <= mostKeys, betType.id);
      continue;
    }
    const lineCount = betType.lines({ sets });
    if (lineCount > betType.mostLines) continue;
    assert.ok(betType.liability({ sets }, () => 10_000).size <= mostKeys, betType.id);
  }
});

test('a quick pick is one ticket of any bet type', () => {
  const draw = createDrawStream(createNodeHmac('quick'), { clientSeed: 'pick', nonce: 0 });
  for (const betType of betTypes) {
    for (let count = 0; count < 3; count += 1) {
      const text = selectionText(quickPick(betType, draw));
      assert.ok('selection' in parseSelection(betType, text), `${betType.id} ${text}`);
    }
  }
});

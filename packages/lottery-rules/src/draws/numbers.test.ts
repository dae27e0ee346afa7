import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { families, familyWords, layoutOf } from './families.ts';
import { type DrawNumbers, readNumbers } from './numbers.ts';
import { numbersFrom } from './numbers-from.ts';

const streamOf = (family: string, nonce = 1) =>
  createDrawStream(createNodeHmac('def'), { clientSeed: family, nonce });

test('every family draws numbers that its own check takes, the same each time', () => {
  for (const family of families) {
    const drawn = numbersFrom(family, streamOf(family));
    assert.deepEqual(readNumbers(family, JSON.parse(JSON.stringify(drawn))), { numbers: drawn });
    assert.deepEqual(numbersFrom(family, streamOf(family)), drawn);
    assert.notDeepEqual(numbersFrom(family, streamOf(family, 2)), drawn);
    assert.ok(familyWords[family].sw.length > 0);
  }
});

test('balls, digits and prizes come in the order that is published', () => {
  const counted = () => {
    let asked = 0;
    return { cursor: 0, nextInt: (range: number) => (asked++ * 7) % range };
  };
  // Places among those left: 0 of 11, 7 of 10, 5 of 9, 5 of 8, 0 of 7.
  assert.deepEqual(numbersFrom('eleven-five', counted()), {
    kind: 'balls',
    main: [1, 9, 7, 8, 2],
    extra: [],
  });
  assert.deepEqual(numbersFrom('five-digit', counted()), {
    kind: 'balls',
    main: [0, 7, 4, 1, 8],
    extra: [],
  });
  const south = numbersFrom('vn-south', counted());
  assert.equal(south.kind === 'prizes' && south.prizes['special']?.[0], '074185');
  const north = numbersFrom('vn-north', streamOf('vn-north'));
  assert.equal(north.kind === 'prizes' && new Set(north.prizes['series']).size, 8);
});

test('the first draw of a seed is written down, so that no change goes unseen', () => {
  const firsts = Object.fromEntries(
    (['five-digit', 'racing', 'six-mark', 'dice-three'] as const).map((family) => {
      const numbers = numbersFrom(family, streamOf(family)) as Extract<
        DrawNumbers,
        { kind: 'balls' }
      >;
      return [family, [...numbers.main, ...numbers.extra].join(' ')];
    }),
  );
  assert.deepEqual(firsts, {
    'five-digit': '6 7 1 5 7',
    racing: '1 5 7 3 8 4 2 6 10 9',
    'six-mark': '1 22 39 43 25 18 42',
    'dice-three': '1 2 1',
  });
});

test('prizes have as many numbers as their draws', () => {
  const counts = (family: 'vn-north' | 'vn-south' | 'four-d-sg' | 'thai-glo') => {
    const layout = layoutOf(family);
    assert.ok(layout.kind === 'prizes');
    return layout.slots.reduce((sum, { count }) => sum + count, 0);
  };
  assert.deepEqual(
    [counts('vn-north'), counts('vn-south'), counts('four-d-sg'), counts('thai-glo')],
    [27, 18, 23, 171],
  );
});

test('numbers from outside are refused by what is wrong with them, and where', () => {
  const reason = (family: 'six-mark' | 'vn-north' | 'five-digit', value: unknown) => {
    const read = readNumbers(family, value);
    assert.ok('refusal' in read, JSON.stringify(value));
    const { reason: why, at } = read.refusal;
    return at ? `${why} ${at.prize} ${at.place}` : why;
  };
  const mark = { kind: 'balls', main: [1, 2, 3, 4, 5, 6], extra: [7] };
  assert.equal(reason('six-mark', null), 'wrong_shape');
  assert.equal(reason('six-mark', { kind: 'prizes', prizes: {} }), 'wrong_shape');
  assert.equal(reason('six-mark', { ...mark, main: '123456' }), 'wrong_shape main 0');
  assert.equal(reason('six-mark', { ...mark, extra: [] }), 'wrong_count extra 0');
  assert.equal(reason('six-mark', { ...mark, main: [1, 2, 3, 4, 5, 50] }), 'out_of_range main 5');
  assert.equal(reason('six-mark', { ...mark, main: [1, 2, 3, 4, 5, '6'] }), 'out_of_range main 5');
  assert.equal(reason('six-mark', { ...mark, main: [1, 2, 3, 4, 2, 6] }), 'repeated main 4');
  assert.equal(reason('six-mark', { ...mark, extra: [3] }), 'repeated extra 0');
  assert.ok(
    'numbers' in readNumbers('five-digit', { kind: 'balls', main: [7, 7, 7, 7, 7], extra: [] }),
  );

  const north = numbersFrom('vn-north', streamOf('vn-north'));
  assert.ok(north.kind === 'prizes');
  const spoilt = (change: Record<string, unknown>) =>
    reason('vn-north', { kind: 'prizes', prizes: { ...north.prizes, ...change } });
  assert.equal(spoilt({ g9: ['1'] }), 'unknown_prize g9 0');
  assert.equal(spoilt({ g7: ['12', '34', '56'] }), 'wrong_count g7 0');
  assert.equal(spoilt({ g7: ['12', '34', '5', '78'] }), 'wrong_digits g7 2');
  assert.equal(spoilt({ g7: ['12', '34', 'ab', '78'] }), 'wrong_digits g7 2');
  const codes = north.prizes['series'] ?? [];
  assert.equal(spoilt({ series: ['21', ...codes.slice(1)] }), 'out_of_range series 0');
  assert.equal(
    spoilt({ series: ['01', '01', '02', '03', '04', '05', '06', '07'] }),
    'repeated series 1',
  );
});

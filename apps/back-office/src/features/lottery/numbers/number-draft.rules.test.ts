import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBoard, readDraft, slotsOf, slotStanding, writeDraft } from './number-draft.rules.ts';

const south = [
  '123456',
  '11111',
  '22222',
  '30001 30002',
  '40001 40002 40003 40004 40005 40006 40007',
  '5555',
  '6001 6002 6003',
  '777',
  '88',
];

test('a whole board is read from its first prize or its last one, with its labels', () => {
  const forth = readBoard('vn-south', south.map((line, at) => `G${at}: ${line}`).join('\n'));
  const back = readBoard('vn-south', south.toReversed().join('\t'));
  assert.ok(forth);
  assert.deepEqual(forth, back);
  assert.equal(forth['g4'], south[4]);
  assert.equal(readDraft('vn-south', forth)?.kind, 'prizes');
});

test('a board with a number too many, too few or too long is not guessed at', () => {
  assert.equal(readBoard('vn-south', `${south.join(' ')} 99`), undefined);
  assert.equal(readBoard('vn-south', south.slice(1).join(' ')), undefined);
  assert.equal(readBoard('vn-south', south.join(' ').replace('777', '7777')), undefined);
});

test('4D, Thai and northern boards are filled prize by prize, leading zeros kept', () => {
  for (const family of ['four-d-sg', 'thai-glo', 'vn-north'] as const) {
    const text = slotsOf(family).flatMap(({ digits, count }) =>
      Array.from({ length: count }, (_, at) => String(at + 1).padStart(digits, '0')),
    );
    const draft = readBoard(family, text.join(' '));
    const numbers = draft && readDraft(family, draft);
    assert.ok(numbers, family);
    assert.deepEqual(writeDraft(numbers), draft);
  }
});

test('balls are read with or without zeros, and one that comes twice is none', () => {
  assert.deepEqual(readDraft('six-of-49', { main: '1 02 3 4 5 49', extra: '7' }), {
    kind: 'balls',
    main: [1, 2, 3, 4, 5, 49],
    extra: [7],
  });
  assert.equal(readDraft('six-of-49', { main: '1 2 3 4 5 49', extra: '49' }), undefined);
  assert.equal(readBoard('six-of-45', '1-2-3-4-5-6')?.['main'], '01 02 03 04 05 06');
});

test('a prize says how many of its numbers are there and whether one is wrong', () => {
  const slot = { prize: 'starter', count: 10, digits: 4 };
  assert.deepEqual(slotStanding(slot, '1234, 0001'), { found: 2, isWrong: false });
  assert.deepEqual(slotStanding(slot, '1234 001'), { found: 2, isWrong: true });
});

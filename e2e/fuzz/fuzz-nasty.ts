/** What is put in the place of good values and keys. */
const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Values that break careless code: other types, edges of numbers, texts with a meaning elsewhere. */
export const nasty: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53 + 2,
  '',
  ' ',
  '\u0000',
  'nul\u0000inside',
  '\ud800',
  '😀'.repeat(50),
  '\u202eright to left',
  'ı̇ﬀ',
  '١٢٣',
  'a'.repeat(5_000),
  '0',
  '-1.00',
  '0.001',
  '00000000000001.5',
  '99999999999999.99',
  '99999999999999999999999999',
  '9223372036854775807',
  '999999999999999999',
  '1e5',
  '0x10',
  'NaN',
  'Infinity',
  "' OR 1=1; --",
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '%00%ff',
  '${process.env}',
  '2026-02-30',
  '0001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '00000000-0000-0000-0000-000000000000',
  [],
  {},
  [[]],
  [null],
  { toString: 1 },
  { $gt: '' },
  nested(200),
];

/** Keys that mean something to careless code. */
export const oddKeys = [
  'extra',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'then',
  '',
  '\u0000',
];

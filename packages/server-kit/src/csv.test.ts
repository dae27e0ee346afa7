import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvLine, csvOpening, readCsv } from './csv.ts';

test('cells stand between commas and a line ends as spreadsheets expect', () => {
  assert.equal(
    csvLine(['2026-11-21', 'Kiti cha bahati', '20.00']),
    '2026-11-21,Kiti cha bahati,20.00\r\n',
  );
});

test('a cell that begins like a formula is text', () => {
  for (const start of ['=', '+', '-', '@', '\t']) {
    assert.equal(csvLine([`${start}SUM(A1)`]), `'${start}SUM(A1)\r\n`);
  }
  assert.equal(csvLine(['\rSUM(A1)']), `"'\rSUM(A1)"\r\n`);
  assert.equal(csvLine(['+254712345678']), `'+254712345678\r\n`);
});

test('an amount keeps its sign, so that it can be added up', () => {
  assert.equal(csvLine(['-20.00', '-7', '0.00']), '-20.00,-7,0.00\r\n');
  assert.equal(csvLine(['-1+1', '-1.', '--1']), `'-1+1,'-1.,'--1\r\n`);
});

test('commas, quotes and line breaks stay inside their cell', () => {
  assert.equal(csvLine(['a,b', 'say "hi"', 'two\nlines']), '"a,b","say ""hi""","two\nlines"\r\n');
  assert.equal(csvLine(['=HYPERLINK("x","y")']), `"'=HYPERLINK(""x"",""y"")"\r\n`);
});

test('what was written is read back cell by cell, with or without its opening mark', () => {
  const lines = [
    ['gameId', 'say "hi", friend', ''],
    ['=HYPERLINK("x","y")', '-20.00', 'two\nlines'],
  ];
  const text = lines.map(csvLine).join('');
  assert.deepEqual(readCsv(csvOpening + text), lines);
  assert.deepEqual(readCsv(text), lines);
});

test('lines may end in any way and be of any length, and an empty one keeps its place', () => {
  assert.deepEqual(readCsv('a,b\n\nc\r\nd,e,f\rg'), [
    ['a', 'b'],
    [''],
    ['c'],
    ['d', 'e', 'f'],
    ['g'],
  ]);
  assert.deepEqual(readCsv('5" screen,b\n'), [['5" screen', 'b']]);
  assert.deepEqual(readCsv(''), []);
});

test('a file whose quote is never closed is not read', () => {
  assert.equal(readCsv('a,"b\nc,d\n'), undefined);
});

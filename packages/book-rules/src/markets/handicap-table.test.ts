import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resultOf } from '@bahati/book-rules/models/result.ts';
import { judge } from './judge.ts';

/** Game-math §8: the backed side's line against its winning margin from -3 to 3. */
const table = `
| -2 | L | L | L | L | L | P | W |
| -1.75 | L | L | L | L | L | hW | W |
| -1.5 | L | L | L | L | L | W | W |
| -1.25 | L | L | L | L | hL | W | W |
| -1 | L | L | L | L | P | W | W |
| -0.75 | L | L | L | L | hW | W | W |
| -0.5 | L | L | L | L | W | W | W |
| -0.25 | L | L | L | hL | W | W | W |
| 0 | L | L | L | P | W | W | W |
| +0.25 | L | L | L | hW | W | W | W |
| +0.5 | L | L | L | W | W | W | W |
| +0.75 | L | L | hL | W | W | W | W |
| +1 | L | L | P | W | W | W | W |
| +1.25 | L | L | hW | W | W | W | W |
| +1.5 | L | L | W | W | W | W | W |
| +1.75 | L | hL | W | W | W | W | W |
| +2 | L | P | W | W | W | W | W |`;

const written = { W: 'won', hW: 'half_won', P: 'push', hL: 'half_lost', L: 'lost' } as const;
type Written = keyof typeof written;

const rows = table
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))
  .map(([, line = '', ...cells]) => ({
    line: Number(line),
    results: cells.slice(0, 7).map((cell) => written[cell as Written]),
  }));

/** Five goals are enough for either side to be three behind. */
const scoreOf = (margin: number): [number, number] => [4 + margin, 4];
const ended = (score: [number, number]) =>
  resultOf('football', { parts: [[0, 0], score], decidedParts: 2, isOver: true });
const lineText = (line: number): string => `${line === 0 ? 0 : line}`;

test('the table of Asian handicaps holds row by row, for home and for away', () => {
  assert.equal(rows.length, 17);
  for (const { line, results } of rows) {
    for (const [at, expected] of results.entries()) {
      const margin = at - 3;
      const home = judge(
        { code: 'asian_handicap', part: 0, line: lineText(line) },
        ended(scoreOf(margin)),
      );
      assert.equal(home?.get('home')?.result, expected, `home ${line} at ${margin}`);
      const away = judge(
        { code: 'asian_handicap', part: 0, line: lineText(-line) },
        ended(scoreOf(-margin)),
      );
      assert.equal(away?.get('away')?.result, expected, `away ${line} at ${margin}`);
    }
  }
});

test('over a total behaves as the handicap of minus it, under as that of plus it', () => {
  for (const { line, results } of rows.filter((row) => row.line < 0)) {
    for (const [at, expected] of results.entries()) {
      const goals = at - 3;
      if (goals < 0) continue;
      const total = judge({ code: 'total', part: 0, line: lineText(-line) }, ended([goals, 0]));
      assert.equal(total?.get('over')?.result, expected, `over ${-line} at ${goals}`);
    }
  }
  const three = judge({ code: 'total', part: 0, line: '2.75' }, ended([2, 1]));
  assert.equal(three?.get('over')?.result, 'half_won');
  assert.equal(three?.get('under')?.result, 'half_lost');
});

test('a handicap taken in play is settled on what is scored after it', () => {
  // Taken at 1–0 at -0.5 on the rest, which is -1.5 on the whole.
  const key = { code: 'asian_handicap', part: 0, line: '-1.5' };
  assert.equal(judge(key, ended([1, 0]))?.get('home')?.result, 'lost');
  assert.equal(judge(key, ended([2, 0]))?.get('home')?.result, 'won');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptedPattern, fieldProblem, matchesPattern, patternRules } from './field-rules.ts';

/** For each rule of spec §5: what it takes and what it does not. */
const samples: Record<number, { yes: string[]; no: string[] }> = {
  1: { yes: ['', 'any thing\n†'], no: [] },
  2: { yes: ['amani7'], no: ['7amani', 'amani_7', 'аmani', 'ａmani'] },
  3: { yes: ['漢字7'], no: ['kanji'] },
  4: { yes: ['a.b+c@pwani.co.ke'], no: ['a@b', 'a b@c.de', '@c.de', 'a@c..de'] },
  5: { yes: ['abc123'], no: ['abc 123'] },
  6: { yes: ['abc123'], no: ['abc', '123'] },
  7: { yes: ['0123'], no: ['12a', '１２'] },
  8: { yes: ['Abc1'], no: ['abc1', 'Ab c'] },
  9: { yes: ['Ali Hassan'], no: ['Ali2', 'Aliña'] },
  10: { yes: ['a†b'], no: ['a b', 'a\u00a0b', 'a\tb'] },
  11: { yes: ['漢字。'], no: ['漢字a'] },
  12: { yes: ['1999-12-31'], no: ['1999-13-01', '31-12-1999'] },
  13: { yes: ['12-31-1999'], no: ['13-31-1999', '1999-12-31'] },
  14: { yes: ['Núria López'], no: ['Núria1'] },
  15: { yes: ['한국어'], no: ['한국 어', 'kor'] },
  16: { yes: ['ไทย'], no: ['thai'] },
  17: { yes: ['ไทย thai'], no: ['ไทย1'] },
  18: { yes: ['ALI HASSAN'], no: ['Ali', '   '] },
  19: { yes: ['aB1!'], no: ['aB 1!', 'ñ'] },
  20: { yes: ['aB1!'], no: ['ab1!', 'AB1!', 'aBc!', 'aB12'] },
  21: { yes: ['Ali Hassan', 'Wanjikũ wa Kamau'], no: ['Ali', 'Ali  Hassan', 'Ali H4ssan'] },
  22: { yes: ['ひらカタ漢字'], no: ['ｶﾀ', 'hira'] },
  23: { yes: ['ALI'], no: ['ALI H', 'Ali'] },
  24: { yes: ['+254712345678'], no: ['+254 712'] },
};

test('each of the 24 patterns takes what it says and nothing else', () => {
  assert.equal(patternRules.length, 24);
  for (const { id, name } of patternRules) {
    const sample = samples[id];
    assert.ok(sample, name);
    for (const value of sample.yes) assert.ok(matchesPattern(id, value), `${name} ${value}`);
    for (const value of sample.no) assert.ok(!matchesPattern(id, value), `${name} ${value}`);
  }
});

test('the pattern told to clients agrees with the one that judges', () => {
  for (const { id, only } of patternRules) {
    if (id === 1) continue;
    const told = new RegExp(acceptedPattern(id), only.flags);
    for (const value of [...samples[id]!.yes, ...samples[id]!.no]) {
      assert.equal(told.test(value), matchesPattern(id, value), `${id} ${value}`);
    }
  }
});

test('length counts characters, not units', () => {
  const rule = { patternId: 1, minLength: 2, maxLength: 3 };
  assert.equal(fieldProblem(rule, '🎲🎲🎲'), null);
  assert.equal(fieldProblem(rule, '🎲'), 'too_short');
  assert.equal(fieldProblem(rule, '🎲🎲🎲🎲'), 'too_long');
  assert.equal(fieldProblem({ ...rule, patternId: 7 }, 'ab'), 'pattern');
});

test('no rule takes what no eye sees', () => {
  const anything = { patternId: 1, minLength: 0, maxLength: 40 };
  for (const value of ['a\u0000b', 'a\nb', 'a\u202eb', 'a\u2066b'])
    assert.equal(fieldProblem(anything, value), 'pattern', JSON.stringify(value));
  assert.equal(fieldProblem(anything, 'Moi Avenue 7, Mombasa'), null);
});

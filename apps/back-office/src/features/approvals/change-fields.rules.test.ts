import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amlRuleCode } from '@bahati/contract/back-office/risk/aml.ts';
import en from '#office/locales/en.json' with { type: 'json' };
import sw from '#office/locales/sw.json' with { type: 'json' };
import { changeFields, inEachLanguage, nameKeyOf } from './change-fields.rules.ts';

type Words = { [key: string]: string | Words };

function wordsAt(words: Words, key: string): string | undefined {
  let found: string | Words | undefined = words;
  for (const part of key.split('.')) {
    found = typeof found === 'object' ? found[part] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}

test('each kind the inbox names has words in both languages for each of its fields', () => {
  assert.deepEqual(Object.keys(changeFields).toSorted(), Object.keys(en.change_kinds).toSorted());
  for (const [kind, fields] of Object.entries(changeFields)) {
    if (kind === 'aml_rule') continue;
    for (const field of Object.keys(fields)) {
      const key = nameKeyOf(kind, '', field);
      assert.ok(wordsAt(en, key), key);
      assert.ok(wordsAt(sw, key), key);
    }
  }
});

test('a threshold has the words of its own rule, for each figure the rule asks', () => {
  for (const rule of amlRuleCode.options) {
    const figures = en.aml_figures[rule];
    for (const figure of Object.keys(figures)) {
      const key = nameKeyOf('aml_rule', `aml_rule:${rule}`, figure);
      assert.ok(wordsAt(en, key), key);
      assert.ok(wordsAt(sw, key), key);
      assert.ok(changeFields['aml_rule']?.[figure], `${figure} is told`);
    }
  }
  assert.equal(nameKeyOf('aml_rule', 'aml_rule:velocity', 'isOn'), 'change_fields.aml_rule.isOn');
});

test('what is said in both languages is a field in each, and anything else stays', () => {
  assert.deepEqual(
    inEachLanguage({
      title: { en: 'News', sw: 'Habari' },
      hours: { opensAt: '08:00' },
      link: null,
    }),
    { 'title.en': 'News', 'title.sw': 'Habari', hours: { opensAt: '08:00' }, link: null },
  );
});

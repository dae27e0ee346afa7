import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTranslator } from './translator.ts';

const english = {
  greeting: 'Hello {{name}}, you won {{amount}}.',
  games_one: '{{shown}} game',
  games_other: '{{shown}} games',
  plain: 'Game',
};

const inEnglish = () => {
  const words = createTranslator<string>('en');
  words.addWords('en', english);
  return words;
};

test('blanks are filled, and what fills them is left as it is', () => {
  const { t } = inEnglish().spoken();
  assert.equal(
    t('greeting', { name: '{{amount}}', amount: '$&' }),
    'Hello {{amount}}, you won $&.',
  );
  assert.equal(t('greeting', { name: 'Amani' }), 'Hello Amani, you won .');
});

test('a count picks the plural of the language', () => {
  const words = inEnglish();
  const say = (count: number) => words.spoken().t('games', { count, shown: `${count}` });
  assert.deepEqual([0, 1, 2].map(say), ['0 games', '1 game', '2 games']);
  assert.equal(words.spoken().t('plain', { count: 2 }), 'Game');
  words.addWords('ar', { games_two: 'two', games_few: 'few', games_other: 'other' });
  words.speak('ar');
  assert.deepEqual([2, 3, 100].map(say), ['two', 'few', 'other']);
});

test('a key without words is said as it stands', () => {
  assert.equal(inEnglish().spoken().t('nowhere'), 'nowhere');
  assert.equal(inEnglish().spoken().t('games'), 'games');
  assert.deepEqual(['plain', 'nowhere'].map(inEnglish().spoken().has), [true, false]);
});

test('who listens hears of another language, and of words that were missed', () => {
  const words = inEnglish();
  const seen = [words.spoken()];
  const stop = words.subscribe(() => seen.push(words.spoken()));
  words.addWords('sw', { plain: 'Mchezo' });
  words.speak('sw');
  assert.equal(words.spoken().t('plain'), 'Mchezo');
  words.addWords('sw', { late: 'Baadaye' });
  assert.equal(seen.length, 2, 'nobody had asked for them');
  assert.equal(seen[1]?.t('late'), 'Baadaye');
  assert.equal(seen[1]?.t('later'), 'later');
  words.addWords('sw', { later: 'Baadaye zaidi' });
  stop();
  words.speak('en');
  assert.deepEqual(
    seen.map(({ language }) => language),
    ['en', 'sw', 'sw'],
  );
  assert.equal(new Set(seen).size, 3);
  assert.equal(seen[2]?.t('later'), 'Baadaye zaidi');
});

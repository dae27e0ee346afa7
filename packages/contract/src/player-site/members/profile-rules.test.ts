import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nicknameProblem, plainNickname, soundsLike } from './profile-rules.ts';

test('a nickname is judged in one form: composed letters and single spaces', () => {
  assert.equal(plainNickname('  Zoe\u0308   wa  Pwani '), 'Zoë wa Pwani');
});

test('a nickname has 2 to 24 letters, digits and spaces of one alphabet', () => {
  for (const nickname of ['Jo', 'Amani wa Pwani', 'Zoë 7', 'Łukasz', 'x'.repeat(24)])
    assert.equal(nicknameProblem(nickname), null, nickname);
  assert.equal(nicknameProblem('J'), 'too_short');
  assert.equal(nicknameProblem('x'.repeat(25)), 'too_long');
  const tricks = [
    'аmani',
    'ａmani',
    'Al\u0131',
    'ama\u200bni',
    'a\u202emani',
    '<b>a</b>',
    'a_b',
    '2547',
  ];
  for (const nickname of tricks) assert.equal(nicknameProblem(nickname), 'pattern', nickname);
});

test('a nickname sounds like the user name that it could be taken for', () => {
  for (const nickname of ['Amani', 'A mani', 'Ámânï', 'AMANI']) {
    assert.equal(soundsLike(nickname), 'amani', nickname);
  }
  assert.equal(soundsLike('Æther Øst'), 'aetherost');
});

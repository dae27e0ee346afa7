import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgetPhoneAnswer, keepPhoneAnswer, readPhoneAnswer } from './phone-answer.ts';

test('a token and its state are read off the fragment, and forgotten for good', () => {
  keepPhoneAnswer('#id_token=a.b.c&state=s_1&token_type=Bearer');
  assert.deepEqual(readPhoneAnswer(), { idToken: 'a.b.c', state: 's_1', error: undefined });
  forgetPhoneAnswer();
  assert.deepEqual(readPhoneAnswer(), {});
});

test('why there is no token is read, whatever its description holds', () => {
  keepPhoneAnswer('#error=access_denied&error_description=a%26id_token%3Db&state=s_1');
  assert.deepEqual(readPhoneAnswer(), {
    idToken: undefined,
    state: 's_1',
    error: 'access_denied',
  });
});

test('what no service would send is left out', () => {
  keepPhoneAnswer(`#id_token=${'x'.repeat(8_193)}&state=${'s'.repeat(101)}&error=`);
  assert.deepEqual(readPhoneAnswer(), { idToken: undefined, state: undefined, error: undefined });
});

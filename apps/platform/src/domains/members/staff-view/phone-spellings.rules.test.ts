import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spellingsOf } from './phone-spellings.rules.ts';

test('a number is known in every spelling, and a name is no number', () => {
  const codes = ['+254', '+255'];
  for (const text of ['+254712345678', '00254712345678', '+254 712 345-678', '254712345678']) {
    assert.ok(spellingsOf(text, codes).includes('+254712345678'), text);
  }
  for (const text of ['0712345678', '0712 345 678', '712345678']) {
    assert.ok(spellingsOf(text, codes).includes('+254712345678'), text);
    assert.ok(spellingsOf(text, codes).includes('+255712345678'), text);
  }
  assert.ok(spellingsOf('0110 234 567 890', codes).includes('0110234567890'));
  for (const text of ['12345', 'juma', 'a0712345678', '']) {
    assert.deepEqual(spellingsOf(text, codes), [], text);
  }
});

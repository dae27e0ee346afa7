import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { patternRules } from '@bahati/contract/player-site/identity/field-rules.ts';
import { openTestPlatform, registration } from '#platform/platform.testing.ts';

const platform = await openTestPlatform();
after(() => platform.close());
let count = 0;

const register = (more: object) =>
  platform.player('POST /wps/member/register', {
    body: { ...registration(`kanuni${(count += 1)}`), ...more },
  });

const rule = (field: string, patternId: number, min: number, max: number, isRequired = false) =>
  platform.owner.query(
    `INSERT INTO registration_rules
       (brand_code, field, pattern_id, min_length, max_length, is_shown, is_required)
     VALUES ('bahati', $1, $2, $3, $4, true, $5)`,
    [field, patternId, min, max, isRequired],
  );

test('a field the brand does not ask for is refused, not kept', async () => {
  const answer = await register({ telegram: 'amani' });
  assert.deepEqual([answer.status, answer.code], [400, 'field_invalid']);
  assert.deepEqual(
    [answer.details?.['field'], answer.details?.['problem']],
    ['telegram', 'not_asked'],
  );
});

test('what the brand asks for is told, judged and kept with the member', async () => {
  await rule('payeeName', 21, 3, 40, true);
  await rule('telegram', 10, 3, 20);
  const { value } = await platform.player('GET /wps/system/setting/register');
  const told = value.fields.find(({ field }: { field: string }) => field === 'payeeName');
  const { patternId, minLength, maxLength, isShown, isRequired } = told;
  assert.deepEqual([patternId, minLength, maxLength, isShown, isRequired], [21, 3, 40, true, true]);
  assert.equal((await register({})).details?.['problem'], 'required');
  assert.equal((await register({ payeeName: 'Amani' })).details?.['problem'], 'pattern');
  assert.equal(
    (await register({ payeeName: 'A B'.padEnd(41, 'b') })).details?.['problem'],
    'too_long',
  );
  const answer = await register({ payeeName: ' Amani Otieno ', telegram: '@amani' });
  assert.equal(answer.success, true, answer.text);
  const { rows } = await platform.owner.query(
    `SELECT field, value FROM member_details ORDER BY field`,
  );
  assert.deepEqual(rows, [
    { field: 'payeeName', value: 'Amani Otieno' },
    { field: 'telegram', value: '@amani' },
  ]);
});

test('whatever rule a brand gives the user name, it stays in the one form names are compared in', async () => {
  await platform.owner.query('DELETE FROM registration_rules');
  await rule('username', 1, 2, 30, true);
  for (const username of ['ａｍａｎｉ', 'аmani', 'amani\u200b']) {
    const answer = await register({ username });
    assert.equal(answer.code, 'username_invalid', username);
  }
  assert.equal((await register({ username: 'AMANI-1' })).success, true);
  assert.equal((await register({ username: 'amani-1' })).code, 'username_taken');
});

test('no rule a brand may choose takes long over any text', () => {
  // Backtracking would take ages over texts like these; the runner's limit is the only clock.
  for (const { id, only, has = [] } of patternRules) {
    for (const unit of ['a', 'a.', '1', ' a', 'あ', "a'"]) {
      const text = `${unit.repeat(100_000)}\u0000`;
      for (const part of [only, ...has]) assert.equal(typeof part.test(text), 'boolean', `${id}`);
    }
  }
});

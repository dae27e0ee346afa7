import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { type MessageText, writeMessage } from './message-texts.ts';
import { loginCode, queueMessage, readMessage } from './messaging.testing.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
});
after(() => platform.close());

const texts: readonly MessageText[] = [
  { purpose: 'login_code', code: '482913' },
  { purpose: 'register_code', code: '482913' },
  { purpose: 'password_code', code: '482913' },
  { purpose: 'bind_code', code: '482913' },
  { purpose: 'step_up_code', code: '482913' },
  { purpose: 'password_link', link: 'https://mwanga.example/x' },
  { purpose: 'password_changed' },
  { purpose: 'contact_changed' },
  { purpose: 'level_taken_back' },
  { purpose: 'payment_password_code', code: '482913' },
  { purpose: 'authenticator_code', code: '482913' },
  { purpose: 'account_changed', event: 'payment_password_changed', heldHours: 24 },
  { purpose: 'payout_account_changed', change: 'added', account: '•••678' },
];

test('every message bears the name of the brand it comes from, and no other', () => {
  for (const language of ['en', 'sw'] as const) {
    for (const text of texts) {
      const { subject, body } = writeMessage(text, language, 'Mwanga Bet');
      assert.match(subject, /Mwanga Bet/, `${text.purpose} ${language}`);
      assert.doesNotMatch(subject + body, /Bahati/, `${text.purpose} ${language}`);
    }
  }
});

test('the name is the brand’s of the moment, in subject and words', async () => {
  await platform.owner.query(`UPDATE brands SET name = 'Mwanga Bet'`);
  const sms = await readMessage(platform, await queueMessage(platform));
  assert.match(sms.body, /^482913 is your Mwanga Bet code/);
  const letter = { ...loginCode, channel: 'email', recipient: 'a@example.com' } as const;
  const email = await readMessage(platform, await queueMessage(platform, letter));
  assert.equal(email.subject, '482913 is your Mwanga Bet code');
});

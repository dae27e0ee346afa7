import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { StartError } from '@bahati/server-kit/config.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { platformConfig } from '#platform/config.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { assertSmsQuota, sendMessage } from './messaging.ts';
import { loginCode } from './messaging.testing.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform({ environment: { SMS_PER_DAY: '3' } });
});
after(() => platform.close());

const sendWithinQuota = () =>
  inTransaction(platform.context.database, async (transaction) => {
    await assertSmsQuota(platform.context, transaction);
    await sendMessage(platform.context, transaction, loginCode);
  });

const change = (what: string) =>
  platform.owner.query(
    `UPDATE outgoing_messages SET ${what} WHERE id = (
       SELECT min(id) FROM outgoing_messages
        WHERE state = 'queued' AND created_at > now() - interval '1 day')`,
  );

const isQuota = (error: unknown) => error instanceof Refusal && error.code === 'sms_quota_exceeded';

test('of many SMS asked for at once only the day’s cap goes out', async () => {
  const results = await Promise.allSettled(Array.from({ length: 8 }, sendWithinQuota));
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 3);
  for (const result of results) {
    if (result.status === 'rejected') assert.ok(isQuota(result.reason), String(result.reason));
  }
  await assert.rejects(sendWithinQuota, isQuota);
});

test('what failed or is a day old counts no more; e-mail never did', async () => {
  await assert.rejects(sendWithinQuota, isQuota);
  await change(`state = 'failed'`);
  await sendWithinQuota();
  await assert.rejects(sendWithinQuota, isQuota);
  await change(`created_at = now() - interval '25 hours'`);
  await sendWithinQuota();
  await assert.rejects(sendWithinQuota, isQuota);
  await change(`channel = 'email', subject = ''`);
  await sendWithinQuota();
});

const settings = { DATABASE_URL: 'postgres://nobody@127.0.0.1/none', NODE_ENV: 'test' };

function startErrorOf(environment: Record<string, string>): string {
  try {
    platformConfig({ ...settings, ...environment });
  } catch (error) {
    assert.ok(error instanceof StartError, String(error));
    return error.message;
  }
  return '';
}

test('what a chosen gateway lacks is named at start, all at once', () => {
  const lacking = [
    [{ SMS_GATEWAY: 'http' }, ['SMS_HTTP_URL', 'SMS_HTTP_KEY']],
    [{ SMS_GATEWAY: 'africastalking' }, ['AFRICASTALKING_USERNAME', 'AFRICASTALKING_KEY']],
    [{ EMAIL_GATEWAY: 'smtp' }, ['SMTP_URL', 'EMAIL_FROM']],
  ] as const;
  for (const [environment, names] of lacking) {
    const message = startErrorOf(environment);
    for (const name of names) assert.ok(message.includes(name), message);
  }
  assert.match(startErrorOf({ SMS_GATEWAY: 'pigeon' }), /SMS_GATEWAY/);
  assert.match(startErrorOf({ SMTP_URL: 'http://mail.example' }), /SMTP_URL/);
  assert.match(startErrorOf({ EMAIL_FROM: 'Bahati\r\nBcc: all' }), /EMAIL_FROM/);
  assert.equal(startErrorOf({}), '');
});

test('a wrong setting is named without its secret', () => {
  const message = startErrorOf({ SMTP_URL: 'ftp://user:hush-hush@mail.example' });
  assert.ok(message !== '' && !message.includes('hush'), message);
});

test('production sends for real: it refuses the outbox by name', () => {
  const production = { NODE_ENV: 'production', GATEWAY_KEY: 'a-key-of-our-own-indeed' };
  const message = startErrorOf(production);
  assert.match(message, /SMS_GATEWAY, EMAIL_GATEWAY/);
  const real = {
    SMS_GATEWAY: 'http',
    SMS_HTTP_URL: 'https://sms.example/send',
    SMS_HTTP_KEY: 'only-tests-know',
    EMAIL_GATEWAY: 'smtp',
    SMTP_URL: 'smtps://bahati:only-tests-know@mail.example',
    EMAIL_FROM: 'Bahati <no-reply@bahati.example>',
  };
  assert.equal(startErrorOf({ ...production, ...real }), '');
});

/** Whoever holds one IPv6 address holds its whole /64, and is throttled and limited as one. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { noteLogin } from '#domains/identity/login/login-attempts.ts';
import { countLoginByCode } from '#domains/identity/login/login-throttle.ts';
import { issueCode } from '#domains/identity/contacts/verification-codes.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform({ environment: { RATE_LIMIT_FACTOR: '1' } });
});
after(() => platform.close());

const addressesOf = (network: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${network}:${at.toString(16)}::${at + 1}`);

/** How many of these pass, and what refuses the rest. */
async function passing(asks: readonly (() => Promise<unknown>)[]) {
  let passed = 0;
  const codes = new Set<string>();
  for (const ask of asks) {
    await ask().then(
      () => (passed += 1),
      (refusal: { code: string }) => codes.add(refusal.code),
    );
  }
  return { passed, codes: [...codes] };
}

test('200 addresses of one /64 share the throttle; another /64 has its own', async () => {
  const guesses = (network: string) =>
    passing(addressesOf(network, 200).map((ip) => () => countLoginByCode(platform.context, ip)));
  assert.deepEqual(await guesses('2001:db8:1:1'), { passed: 30, codes: ['too_many_requests'] });
  assert.deepEqual(await guesses('2001:db8:1:2'), { passed: 30, codes: ['too_many_requests'] });
});

test('codes by SMS are limited for the /64, whatever number they go to', async () => {
  let count = 0;
  const ask = (ip: string) => () =>
    issueCode(platform.context, {
      purpose: 'register',
      channel: 'sms',
      destination: `+25471299${String((count += 1)).padStart(4, '0')}`,
      ip,
      language: 'en',
      isSent: true,
    });
  const own = await passing(addressesOf('2001:db8:2:1', 30).map(ask));
  assert.deepEqual(own, { passed: 20, codes: ['too_many_codes'] });
  const other = await passing(addressesOf('2001:db8:2:2', 5).map(ask));
  assert.deepEqual(other, { passed: 5, codes: [] });
});

test('failures from all over a /64 ask everybody there for the picture, and nobody else', async () => {
  for (const ip of addressesOf('2001:db8:3:1', 20)) {
    const visitor = { ip, userAgent: undefined };
    const attempt = { memberId: null, way: 'password', isSuccessful: false, visitor } as const;
    await noteLogin(platform.context.database, attempt);
  }
  const logIn = (ip: string) =>
    platform.player('POST /wps/session/login', {
      body: { type: 'username', username: 'nobody1', password: 'Wrong-one-88' },
      ip,
    });
  assert.equal((await logIn('2001:db8:3:1:ffff::9')).code, 'captcha_required');
  assert.equal((await logIn('2001:db8:3:2::9')).code, 'login_failed');
});

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  goodPassword,
  openTestPlatform,
  registerTestMember,
  registration,
} from '#platform/platform.testing.ts';
import {
  addProvider,
  newSiteBrowser,
  signInAt,
  startOidcServer,
} from '#domains/identity/social/social-provider.testing.ts';
import { makeAgent } from '#domains/members/make-agent.ts';

const platform = await openTestPlatform();
after(() => platform.close());

let count = 0;
const newName = () => `mwalikwa${(count += 1)}`;

const newAgent = async () => {
  const member = await registerTestMember(platform);
  return { ...member, code: await makeAgent(platform.context, member.id, { type: 1 }) };
};

const register = (invitation: object, username = newName()) =>
  platform.player('POST /wps/member/register', { body: registration(username, invitation) });

/** What the record says of who invited the member of this token. */
const recordOf = async (token: string) => {
  const { value } = await platform.player('GET /wps/member/info', { token });
  const { rows } = await platform.owner.query<{
    upline: bigint | null;
    code: string | null;
    referral: string | null;
  }>(
    `SELECT upline_id AS upline, affiliate_code AS code, referral_code AS referral
       FROM members WHERE id = $1`,
    [value.id],
  );
  return rows[0];
};

const assertRefused = (answer: { status: number; code?: string }) =>
  assert.deepEqual([answer.status, answer.code], [400, 'invitation_code_error']);

test('a typed code makes its agent the upline, in whatever letters it was typed', async () => {
  const { id, code } = await newAgent();
  const { value } = await register({ affiliateCode: ` ${code.toLowerCase()} ` });
  assert.deepEqual(await recordOf(value.token), { upline: id, code, referral: null });
});

test('a typed code that is wrong is refused and leaves nothing behind', async () => {
  const username = newName();
  assertRefused(await register({ affiliateCode: 'ZZZZZZZZ' }, username));
  const { rowCount } = await platform.owner.query('SELECT 1 FROM credentials WHERE username = $1', [
    username,
  ]);
  assert.equal(rowCount, 0);
  const { value } = await register({ affiliateCode: '  ' }, username);
  assert.deepEqual(await recordOf(value.token), { upline: null, code: null, referral: null });
});

test('the code of a link counts when it is good, and stops nobody when it is not', async () => {
  const { id, code, token } = await newAgent();
  const good = await register({ referralCode: code });
  assert.deepEqual(await recordOf(good.value.token), { upline: id, code, referral: code });
  await platform.player(`POST /wps/agent/affiliate/codes/${code}`, {
    token,
    body: { isEnabled: false },
  });
  for (const referralCode of [code, 'rafiki2019']) {
    const { value } = await register({ referralCode });
    const kept = { upline: null, code: null, referral: referralCode };
    assert.deepEqual(await recordOf(value.token), kept);
  }
});

test('a typed code goes before the one of a link', async () => {
  const [one, other] = [await newAgent(), await newAgent()];
  const { value } = await register({ referralCode: one.code, affiliateCode: other.code });
  const expected = { upline: other.id, code: other.code, referral: one.code };
  assert.deepEqual(await recordOf(value.token), expected);
  assertRefused(await register({ referralCode: one.code, affiliateCode: 'ZZZZZZZZ' }));
});

test('registering by mobile, a wrong code does not cost the code of the SMS', async () => {
  const { id, code } = await newAgent();
  const mobile = { countryDialingCode: '+254' };
  await platform.player('POST /wps/verification/sms/register', {
    body: { ...mobile, mobileNo: '712600099', language: 'en' },
  });
  const { rows } = await platform.owner.query<{ body: string }>(
    `SELECT body FROM outgoing_messages WHERE recipient = '+254712600099'`,
  );
  const body = {
    ...mobile,
    mobileNum: '712600099',
    verificationCode: /\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0],
    password: goodPassword,
    confirmPassword: goodPassword,
    birthday: '1990-05-17',
    hasAcceptedTerms: true,
    registerMethod: 'WEB',
  };
  const call = (affiliateCode: string) =>
    platform.player('POST /wps/member/register/mobile', { body: { ...body, affiliateCode } });
  assertRefused(await call('ZZZZZZZZ'));
  const { value } = await call(code);
  assert.equal((await recordOf(value.token))?.upline, id);
});

test('registering through a provider, a wrong code does not cost the ticket', async () => {
  const oidc = await startOidcServer();
  try {
    await addProvider(platform, 'kwanza', oidc.issuer);
    const browser = newSiteBrowser(platform);
    const started = await browser.post('/wps/session/social/start', { provider: 'kwanza' });
    const proof = await signInAt(started.value.url, 'neema');
    const unknown = await browser.post('/wps/session/social/finish', proof);
    const { id, code } = await newAgent();
    const call = (affiliateCode: string) =>
      browser.post('/wps/member/register/social', {
        ticket: unknown.details?.['ticket'],
        birthday: '1990-05-17',
        hasAcceptedTerms: true,
        registerMethod: 'WEB',
        affiliateCode,
      });
    assertRefused(await call('ZZZZZZZZ'));
    const { value } = await call(code);
    assert.equal((await recordOf(value.token))?.upline, id);
  } finally {
    await oidc.close();
  }
});

test('many who register at once by one code all stand below its agent', async () => {
  const { id, code, token } = await newAgent();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => register({ affiliateCode: code })),
  );
  for (const { value, text } of answers) {
    assert.ok(value, text);
    assert.equal((await recordOf(value.token))?.upline, id);
  }
  const { value } = await platform.player('GET /wps/agent/affiliate/codes', { token });
  assert.equal(value.items[0].joined, 8);
});

test('while a code is switched off, each who registers either joins or leaves nothing', async () => {
  const { id, code, token } = await newAgent();
  const names = Array.from({ length: 8 }, newName);
  const [answers] = await Promise.all([
    Promise.all(names.map((name) => register({ affiliateCode: code }, name))),
    platform.player(`POST /wps/agent/affiliate/codes/${code}`, {
      token,
      body: { isEnabled: false },
    }),
  ]);
  const joined = names.filter((_, at) => answers[at]?.success);
  for (const answer of answers) if (!answer.success) assertRefused(answer);
  const { rows } = await platform.owner.query<{ username: string; upline: bigint }>(
    `SELECT username, upline_id AS upline FROM credentials
       JOIN members ON members.id = member_id WHERE username = ANY($1)`,
    [names],
  );
  assert.deepEqual(rows.map(({ username }) => username).toSorted(), joined.toSorted());
  for (const { upline } of rows) assert.equal(upline, id);
  assertRefused(await register({ affiliateCode: code }));
});

test('a brand may take members by invitation alone; a good link is one', async () => {
  const { code } = await newAgent();
  await platform.owner.query(
    `INSERT INTO registration_rules
       (brand_code, field, pattern_id, min_length, max_length, is_shown, is_required)
     VALUES ('bahati', 'affiliateCode', 5, 6, 10, true, true)`,
  );
  for (const invitation of [{}, { referralCode: 'rafiki2019' }]) {
    const { code: refusal, details } = await register(invitation);
    assert.deepEqual(
      [refusal, details?.['field'], details?.['problem']],
      ['field_invalid', 'affiliateCode', 'required'],
    );
  }
  assert.equal((await register({ referralCode: code })).success, true);
  assert.equal((await register({ affiliateCode: code })).success, true);
  await platform.owner.query('DELETE FROM registration_rules');
});

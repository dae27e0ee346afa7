import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  goodPassword,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import {
  addProvider,
  newSiteBrowser,
  type OidcServer,
  signInAt,
  startOidcServer,
} from './social-provider.testing.ts';
import { dropOldWays } from './social-states.ts';

let platform: TestPlatform;
let oidc: OidcServer;
let other: OidcServer;
before(async () => {
  [platform, oidc, other] = await Promise.all([
    openTestPlatform(),
    startOidcServer(),
    startOidcServer(),
  ]);
  await addProvider(platform, 'kwanza', oidc.issuer, 2);
  await addProvider(platform, 'pili', other.issuer, 1);
});
after(async () => {
  await Promise.all([platform.close(), oidc.close(), other.close()]);
});

type SiteBrowser = ReturnType<typeof newSiteBrowser>;

const login = '/wps/session/social';
const binding = '/wps/member/social';

/** To the provider and back, up to the page that hands the answer over. */
async function setOut(browser: SiteBrowser, subject: string, provider = 'kwanza') {
  const started = await browser.post(`${login}/start`, { provider });
  assert.equal(started.status, 200, started.text);
  return signInAt(started.value.url, subject);
}

async function logIn(browser: SiteBrowser, subject: string, provider?: string) {
  return browser.post(`${login}/finish`, await setOut(browser, subject, provider));
}

const register = (browser: SiteBrowser, ticket: unknown, more: object = {}) =>
  browser.post('/wps/member/register/social', {
    ticket,
    birthday: '1990-05-17',
    hasAcceptedTerms: true,
    registerMethod: 'WEB',
    language: 'sw',
    ...more,
  });

async function setOutToBind(
  browser: SiteBrowser,
  token: string,
  subject: string,
  provider = 'kwanza',
) {
  const body = { provider, password: goodPassword };
  const started = await browser.post(`${binding}/start`, body, token);
  assert.equal(started.status, 200, started.text);
  return signInAt(started.value.url, subject);
}

async function bind(token: string, subject: string, provider?: string) {
  const browser = newSiteBrowser(platform);
  const answer = await setOutToBind(browser, token, subject, provider);
  return browser.post(`${binding}/finish`, answer, token);
}

const count = async (table: string) => {
  const { rows } = await platform.owner.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${table}`,
  );
  return rows[0]?.count ?? -1;
};

test('providers stand in the brand’s order, without their secrets, while the flag is on', async () => {
  const shown = await platform.player('GET /wps/system/socialProviders');
  assert.deepEqual(shown.value.items, [
    { code: 'pili', name: 'The pili', icon: 'key' },
    { code: 'kwanza', name: 'The kwanza', icon: 'key' },
  ]);
  const flag = (isOn: boolean) =>
    platform.owner.query(
      `UPDATE brands SET flags = flags || jsonb_build_object('oneClickSocialLogin', $1::boolean)`,
      [isOn],
    );
  await flag(false);
  const off = await platform.player('GET /wps/system/socialProviders');
  const start = await newSiteBrowser(platform).post(`${login}/start`, { provider: 'kwanza' });
  await flag(true);
  assert.deepEqual(off.value.items, []);
  assert.equal(start.code, 'not_found');
});

test('an unknown or hidden provider is not found', async () => {
  await addProvider(platform, 'fichwa', oidc.issuer);
  await platform.owner.query(`UPDATE social_providers SET is_shown = false WHERE code = 'fichwa'`);
  for (const provider of ['fichwa', 'hakuna']) {
    const answer = await newSiteBrowser(platform).post(`${login}/start`, { provider });
    assert.equal(answer.code, 'not_found', provider);
  }
});

test('the way to the provider carries PKCE, a nonce and a state, and asks for the subject alone', async () => {
  const started = await newSiteBrowser(platform).post(`${login}/start`, { provider: 'kwanza' });
  const asked = new URL(started.value.url).searchParams;
  assert.equal(asked.get('scope'), 'openid');
  assert.equal(asked.get('response_type'), 'code');
  assert.equal(asked.get('code_challenge_method'), 'S256');
  assert.match(asked.get('code_challenge') ?? '', /^[\w-]{43}$/);
  assert.match(asked.get('nonce') ?? '', /^[\w-]{43}$/);
  const cookie = String(started.headers['set-cookie']);
  for (const part of [/; HttpOnly/, /; SameSite=Lax/, /; Max-Age=1200/]) assert.match(cookie, part);
  const { rows } = await platform.owner.query<{ row: string }>(
    'SELECT social_states::text AS row FROM social_states',
  );
  const stored = rows.map(({ row }) => row).join();
  for (const secret of [asked.get('state'), asked.get('nonce'), cookie.slice(9, 40)]) {
    assert.ok(secret && !stored.includes(secret));
  }
});

test('a new person registers with the ticket, once, and is known from then on', async () => {
  const browser = newSiteBrowser(platform);
  const unknown = await logIn(browser, 'neema');
  assert.equal(unknown.status, 403);
  assert.equal(unknown.code, 'social_not_bound');
  assert.equal(unknown.details?.['name'], 'The kwanza');
  const ticket = unknown.details?.['ticket'];
  const young = await register(browser, ticket, { birthday: '2020-01-01' });
  assert.equal(young.code, 'under_age');
  const registered = await register(browser, ticket);
  assert.equal(registered.status, 200, registered.text);
  assert.match(registered.value.userName, /^mchezaji[a-z0-9]{10}$/);
  const { token } = registered.value;
  const info = await platform.player('GET /wps/member/info', { token });
  assert.equal(info.value.language, 'sw');
  const wallet = await platform.player('GET /wps/v2/wallets/balance', { token });
  assert.equal(wallet.value.balance, '0.00');
  const bound = await platform.player('GET /wps/member/social', { token });
  const since = bound.value.items.map((item: { boundAt: string | null }) => item.boundAt !== null);
  assert.deepEqual(since, [false, true]);
  assert.equal((await register(browser, ticket)).code, 'social_ticket_invalid');
  const again = await logIn(newSiteBrowser(platform), 'neema');
  assert.equal(again.value?.userName, registered.value.userName, again.text);
  const { rows } = await platform.owner.query<{ ways: string }>(
    `SELECT string_agg(way || ' ' || is_successful, ', ' ORDER BY login_attempts.id) AS ways
       FROM login_attempts JOIN credentials USING (member_id) WHERE username = $1`,
    [registered.value.userName],
  );
  assert.equal(rows[0]?.ways, 'register true, social true');
});

test('the brand’s further fields are asked of a new person too; a slip does not cost the ticket', async () => {
  await platform.owner.query(
    `INSERT INTO registration_rules
       (brand_code, field, pattern_id, min_length, max_length, is_shown, is_required)
     VALUES ('bahati', 'payeeName', 21, 3, 40, true, true)`,
  );
  const browser = newSiteBrowser(platform);
  const ticket = (await logIn(browser, 'mwenye-jina')).details?.['ticket'];
  const slips = [
    [{}, 'payeeName', 'required'],
    [{ payeeName: 'Neema' }, 'payeeName', 'pattern'],
    [{ payeeName: 'Neema Otieno', telegram: 'neema' }, 'telegram', 'not_asked'],
  ] as const;
  for (const [given, field, problem] of slips) {
    const refused = await register(browser, ticket, given);
    assert.deepEqual([refused.status, refused.code], [400, 'field_invalid']);
    assert.equal(refused.details?.['field'], field);
    assert.equal(refused.details?.['problem'], problem);
  }
  const registered = await register(browser, ticket, { payeeName: 'Neema Otieno' });
  await platform.owner.query('DELETE FROM registration_rules');
  assert.equal(registered.status, 200, registered.text);
  const { rows } = await platform.owner.query<object>(
    `SELECT field, value FROM member_details JOIN credentials USING (member_id)
      WHERE username = $1`,
    [registered.value.userName],
  );
  assert.deepEqual(rows, [{ field: 'payeeName', value: 'Neema Otieno' }]);
});

test('a ticket is nothing in another browser, nor when it is too old', async () => {
  const browser = newSiteBrowser(platform);
  const ticket = (await logIn(browser, 'mzee')).details?.['ticket'];
  assert.equal((await register(newSiteBrowser(platform), ticket)).code, 'social_ticket_invalid');
  const elsewhere = newSiteBrowser(platform);
  await elsewhere.post(`${login}/start`, { provider: 'kwanza' });
  assert.equal((await register(elsewhere, ticket)).code, 'social_ticket_invalid');
  await platform.owner.query(
    `UPDATE social_tickets SET created_at = created_at - interval '601 seconds'`,
  );
  const late = await register(browser, ticket);
  assert.equal(late.status, 403);
  assert.equal(late.code, 'social_ticket_invalid');
});

test('one person with two tickets becomes one member', async () => {
  const first = newSiteBrowser(platform);
  const second = newSiteBrowser(platform);
  const tickets = [await logIn(first, 'pacha'), await logIn(second, 'pacha')];
  const members = await count('members');
  const answers = await Promise.all([
    register(first, tickets[0]?.details?.['ticket']),
    register(second, tickets[1]?.details?.['ticket']),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  );
  assert.equal(answers.find(({ status }) => status === 409)?.code, 'social_taken');
  assert.equal(await count('members'), members + 1);
});

test('a member binds after the password, and logs in by it; nothing matches by itself', async () => {
  const member = await registerTestMember(platform, 'asha2026');
  // The provider calls the person by a member's own user name, which binds nobody.
  assert.equal((await logIn(newSiteBrowser(platform), 'asha2026')).code, 'social_not_bound');
  const wrong = await newSiteBrowser(platform).post(
    `${binding}/start`,
    { provider: 'kwanza', password: 'not-the-password' },
    member.token,
  );
  assert.equal(wrong.status, 403);
  assert.equal(wrong.code, 'password_wrong');
  assert.equal((await bind(member.token, 'asha-kwanza')).status, 200);
  const session = await logIn(newSiteBrowser(platform), 'asha-kwanza');
  assert.equal(session.value?.userName, 'asha2026', session.text);
  const { rows } = await platform.owner.query<{ after: object }>(
    `SELECT after FROM audit_entries WHERE action = 'member.social_bound' AND subject = $1`,
    [`member:${member.id}`],
  );
  assert.deepEqual(
    rows.map(({ after: noted }) => noted),
    [{ provider: 'kwanza' }],
  );
});

test('one subject a provider, one member a subject, of each issuer', async () => {
  const [juma, zuri] = [await registerTestMember(platform), await registerTestMember(platform)];
  const browser = newSiteBrowser(platform);
  const begunBefore = await setOutToBind(browser, juma.token, 'juma-mwingine');
  assert.equal((await bind(juma.token, 'juma')).status, 200);
  const second = await browser.post(`${binding}/finish`, begunBefore, juma.token);
  assert.equal(second.status, 409);
  assert.equal(second.code, 'social_already_bound');
  const early = await newSiteBrowser(platform).post(
    `${binding}/start`,
    { provider: 'kwanza', password: goodPassword },
    juma.token,
  );
  assert.equal(early.code, 'social_already_bound');
  const taken = await bind(zuri.token, 'juma');
  assert.equal(taken.status, 409);
  assert.equal(taken.code, 'social_taken');
  // The same words from another issuer are another person.
  assert.equal((await bind(zuri.token, 'juma', 'pili')).status, 200);
  const session = await logIn(newSiteBrowser(platform), 'juma', 'pili');
  assert.equal(session.value?.userName, zuri.username);
});

test('no binding can be changed or undone, by the application or by anybody’s mistake', async () => {
  const member = await registerTestMember(platform);
  assert.equal((await bind(member.token, 'daima')).status, 200);
  for (const sql of [
    `DELETE FROM social_bindings WHERE member_id = ${member.id}`,
    `UPDATE social_bindings SET subject = 'mwingine' WHERE member_id = ${member.id}`,
  ]) {
    await assert.rejects(platform.context.database.query(sql), /permission denied/);
    await assert.rejects(platform.owner.query(sql), /never change/);
  }
});

test('a binding that another member, or nobody, brings back is refused', async () => {
  const [owner, stranger] = [
    await registerTestMember(platform),
    await registerTestMember(platform),
  ];
  const browser = newSiteBrowser(platform);
  const answer = await setOutToBind(browser, owner.token, 'mfunga');
  const swapped = await browser.post(`${binding}/finish`, answer, stranger.token);
  assert.equal(swapped.code, 'social_state_invalid');
  assert.equal((await browser.post(`${login}/finish`, answer)).code, 'social_state_invalid');
  assert.equal((await browser.post(`${binding}/finish`, answer)).code, 'unauthenticated');
  assert.equal((await browser.post(`${binding}/finish`, answer, owner.token)).status, 200);
  // A login's answer binds nothing either.
  const loginAnswer = await setOut(browser, 'mwingine');
  const bound = await browser.post(`${binding}/finish`, loginAnswer, owner.token);
  assert.equal(bound.code, 'social_state_invalid');
});

test('a blocked member learns it only once proven, and gets no session', async () => {
  const member = await registerTestMember(platform);
  await bind(member.token, 'mzuiwa');
  await platform.owner.query(
    'UPDATE credentials SET is_login_blocked = true WHERE member_id = $1',
    [member.id],
  );
  const sessions = await count('sessions');
  const answer = await logIn(newSiteBrowser(platform), 'mzuiwa');
  assert.equal(answer.status, 403);
  assert.equal(answer.code, 'member_blocked');
  assert.equal(await count('sessions'), sessions);
  const { rows } = await platform.owner.query<{ isSuccessful: boolean }>(
    `SELECT is_successful AS "isSuccessful" FROM login_attempts
      WHERE member_id = $1 AND way = 'social'`,
    [member.id],
  );
  assert.deepEqual(rows, [{ isSuccessful: false }]);
});

test('a state is good once, in its own browser, for ten minutes', async () => {
  const member = await registerTestMember(platform);
  await bind(member.token, 'hali');
  const browser = newSiteBrowser(platform);
  const answer = await setOut(browser, 'hali');
  const elsewhere = newSiteBrowser(platform);
  assert.equal((await elsewhere.post(`${login}/finish`, answer)).code, 'social_state_invalid');
  await elsewhere.post(`${login}/start`, { provider: 'kwanza' });
  assert.equal((await elsewhere.post(`${login}/finish`, answer)).code, 'social_state_invalid');
  for (const state of ['nothing', `s_${'A'.repeat(43)}`]) {
    const wrong = await browser.post(`${login}/finish`, { ...answer, state });
    assert.equal(wrong.status, 403);
    assert.equal(wrong.code, 'social_state_invalid');
  }
  assert.equal((await browser.post(`${login}/finish`, answer)).status, 200);
  assert.equal((await browser.post(`${login}/finish`, answer)).code, 'social_state_invalid');
  // The used code with a fresh state is the provider's to refuse.
  const { state } = await setOut(browser, 'hali');
  const replayed = await browser.post(`${login}/finish`, { ...answer, state });
  assert.equal(replayed.status, 403);
  assert.equal(replayed.code, 'social_failed');
  const late = await setOut(browser, 'hali');
  await platform.owner.query(
    `UPDATE social_states SET created_at = created_at - interval '601 seconds'`,
  );
  assert.equal((await browser.post(`${login}/finish`, late)).code, 'social_state_invalid');
  await dropOldWays(platform.context.database);
  assert.equal(await count('social_states'), 0);
});

test('twenty finishes of one state at once make one session', async () => {
  const member = await registerTestMember(platform);
  await bind(member.token, 'mwepesi');
  const browser = newSiteBrowser(platform);
  const answer = await setOut(browser, 'mwepesi');
  const sessions = await count('sessions');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => browser.post(`${login}/finish`, answer)),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(answers.filter(({ code }) => code === 'social_state_invalid').length, 19);
  assert.equal(await count('sessions'), sessions + 1);
});

test('a code that was asked for with another nonce or challenge proves nothing', async () => {
  const member = await registerTestMember(platform);
  await bind(member.token, 'mlengwa');
  for (const name of ['nonce', 'code_challenge']) {
    const browser = newSiteBrowser(platform);
    const started = await browser.post(`${login}/start`, { provider: 'kwanza' });
    const url = new URL(started.value.url);
    url.searchParams.set(name, 'n'.repeat(43));
    const answer = await signInAt(url.href, 'mlengwa');
    const finished = await browser.post(`${login}/finish`, answer);
    assert.equal(finished.code, 'social_failed', name);
  }
  const browser = newSiteBrowser(platform);
  const answer = await setOut(browser, 'mlengwa');
  const mixed = await browser.post(`${login}/finish`, { ...answer, iss: other.issuer });
  assert.equal(mixed.code, 'social_failed');
});

test('who registered through a provider sets a password soon after signing in, once', async () => {
  const browser = newSiteBrowser(platform);
  const ticket = (await logIn(browser, 'bila-nenosiri')).details?.['ticket'];
  const { token, userName } = (await register(browser, ticket)).value;
  const set = (newPassword: string, confirmNewPassword = newPassword) =>
    browser.post(`${binding}/password`, { newPassword, confirmNewPassword }, token);
  const bound = async () => (await platform.player('GET /wps/member/social', { token })).value;
  assert.equal((await bound()).hasPassword, false);
  assert.equal((await set('short-1')).code, 'password_invalid');
  assert.equal((await set('password123')).code, 'password_too_common');
  assert.equal((await set(goodPassword, 'ndizi-Tatu-2041')).code, 'passwords_differ');
  const age = (by: string) =>
    platform.owner.query(
      `UPDATE sessions SET created_at = created_at ${by} interval '11 minutes'
        WHERE member_id = (SELECT member_id FROM credentials WHERE username = $1)`,
      [userName],
    );
  await age('-');
  const late = await set(goodPassword);
  assert.equal(late.status, 403);
  assert.equal(late.code, 'social_login_too_old');
  await age('+');
  const answers = await Promise.all(Array.from({ length: 5 }, () => set(goodPassword)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  const refused = answers.filter(
    ({ code, status }) => code === 'password_already_set' && status === 409,
  );
  assert.equal(refused.length, 4);
  assert.equal((await bound()).hasPassword, true);
  const loggedIn = await platform.player('POST /wps/session/login', {
    body: { type: 'username', username: userName, password: goodPassword },
  });
  assert.equal(loggedIn.status, 200, loggedIn.text);
  // Now a second provider can be bound, which asks for the password.
  assert.equal((await bind(token, 'bila-nenosiri', 'pili')).status, 200);
});

test('who registered with a password has none to set', async () => {
  const member = await registerTestMember(platform);
  const { value } = await platform.player('GET /wps/member/social', { token: member.token });
  assert.equal(value.hasPassword, true);
  const answer = await platform.player('POST /wps/member/social/password', {
    token: member.token,
    body: { newPassword: 'embe-Nne-2050', confirmNewPassword: 'embe-Nne-2050' },
  });
  assert.equal(answer.code, 'password_already_set');
});

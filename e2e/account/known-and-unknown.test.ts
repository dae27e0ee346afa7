/** Nobody learns by asking whether a person is known here (reliability A6); times: bench/logins.ts. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { hashPassword } from '@bahati/server-kit/passwords/passwords.ts';
import { addMembers, addProvider } from '@bahati/testing/factories.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

const people = 6;
const password = 'ndizi-Tatu-2040';

const { stack, database } = await openStack({
  parts: ['platform'],
  env: { TRUST_PROXY: 'true' },
  hasRealPasswords: true,
});

before(async () => {
  await addProvider(database);
  await addMembers(database, { count: people, balance: 0n });
  await database.query(
    `UPDATE credentials SET password_hash = $1, email = username || '@example.com',
            mobile_number = '+2547' || lpad((member_id - 500000)::text, 8, '0')
      WHERE member_id > 500000`,
    [await hashPassword(password)],
  );
});

type Person = { username: string; email: string; mobileNum: string; countryDialingCode: string };

const person = (isKnown: boolean, at: number): Person => {
  const username = isKnown ? `tester${500_001 + at}` : `stranger${500_001 + at}`;
  return {
    username,
    email: `${username}@example.com`,
    mobileNum: `7${String(isKnown ? at + 1 : 50_000_001 + at).padStart(8, '0')}`,
    countryDialingCode: '+254',
  };
};

let visitors = 0;

/** An address that asked nothing yet. */
const newAddress = (): string => `10.0.${++visitors >> 8}.${visitors & 255}`;

/** All that an answer tells, but for what is different each time anybody asks. */
const ask = async (path: string, body: object, address: string) => {
  const response = await fetch(`${stack.origins.playerSite}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  const headers = Object.fromEntries(response.headers);
  const text = (await response.text())
    .replace(/"requestId":"[^"]+"/, '"requestId":""')
    .replace(/"retryAfterSeconds":\d+/, '"retryAfterSeconds":0');
  const mark = headers['set-cookie'];
  if (mark) headers['set-cookie'] = mark.replace(/device=d_[\w-]{43};/, 'device=;');
  for (const changing of ['date', 'retry-after', 'content-length']) delete headers[changing];
  return { status: response.status, headers, text };
};

type Answer = Awaited<ReturnType<typeof ask>>;

/** Asks as a known and as an unknown person in turn, and answers what both were told. */
const inTurn = async (
  times: number,
  path: string,
  body: (person: Person) => object,
  address: (at: number, isKnown: boolean) => string,
  who: (at: number) => number,
): Promise<Answer[]> => {
  const told: Answer[] = [];
  for (let at = 0; at < times; at += 1) {
    const known = await ask(path, body(person(true, who(at))), address(at, true));
    const unknown = await ask(path, body(person(false, who(at))), address(at, false));
    assert.deepEqual(unknown, known, `${path}, try ${at}`);
    told.push(known);
  }
  return told;
};

/** The address one of two visitors stays at. */
const ownAddresses = () => {
  const [known, unknown] = [newAddress(), newAddress()];
  return (_: number, isKnown: boolean): string => (isKnown ? known : unknown);
};

const codesOf = (told: readonly Answer[]): (string | undefined)[] =>
  told.map(({ text }) => (JSON.parse(text) as { code?: string }).code);

const wrongLogin = ({ username }: Person) => ({
  type: 'username',
  username,
  password: 'embe-Nne-2041',
});

test('a wrong password is answered alike for people who are known and who are not', async () => {
  const told = await inTurn(people, '/wps/session/login', wrongLogin, newAddress, (at) => at);
  assert.deepEqual([...new Set(codesOf(told))], ['login_failed']);
});

test('who goes on guessing at one name meets the same picture and the same throttle', async () => {
  const login = '/wps/session/login';
  const told = await inTurn(8, login, wrongLogin, ownAddresses(), () => 0);
  assert.deepEqual(codesOf(told).slice(0, 4), [
    ...Array.from({ length: 3 }, () => 'login_failed'),
    'captcha_required',
  ]);
});

test('a link for a forgotten password is promised alike, sent or not', async () => {
  const path = '/wps/member/password/email';
  const asIs = ({ username, email }: Person) => ({ username, email, language: 'en' });
  const told = await inTurn(people, path, asIs, newAddress, (at) => at);
  assert.deepEqual([...new Set(codesOf(told))], [undefined]);
  const oneAgain = await inTurn(5, path, asIs, ownAddresses(), () => 0);
  assert.deepEqual(codesOf(oneAgain).slice(3), ['captcha_required', 'captcha_required']);
  const { rows } = await database.query(
    `SELECT count(*)::int AS sent FROM outgoing_messages WHERE purpose = 'password_link'`,
  );
  assert.ok(rows[0].sent >= people, 'the known are written to');
});

for (const [what, path] of [
  ['log in with', '/wps/verification/sms/noLogin'],
  ['set a new password with', '/wps/verification/sms/password'],
] as const) {
  test(`a code to ${what} is promised alike, sent or not`, async () => {
    await database.query(
      `UPDATE verification_codes SET created_at = created_at - interval '2 hours'`,
    );
    const asIs = ({ mobileNum, countryDialingCode }: Person) => ({
      mobileNum,
      countryDialingCode,
      language: 'en',
    });
    const told = await inTurn(people, path, asIs, newAddress, (at) => at);
    assert.deepEqual([...new Set(codesOf(told))], [undefined]);
    const oneAgain = await inTurn(2, path, asIs, newAddress, () => 0);
    assert.deepEqual(codesOf(oneAgain), ['too_many_codes', 'too_many_codes']);
  });
}

test('a wrong code is answered alike, to who was sent one and who was not', async () => {
  const login = ({ mobileNum, countryDialingCode }: Person) => ({
    type: 'sms',
    mobileNum,
    countryDialingCode,
    verificationCode: '000000',
  });
  // The known have a code from the test before; none of them is this one but by a rare chance.
  await database.query(
    `UPDATE verification_codes SET code_hash = sha256('another') WHERE purpose = 'login'`,
  );
  const path = '/wps/session/login';
  const told = await inTurn(people, path, login, newAddress, (at) => at);
  assert.deepEqual([...new Set(codesOf(told))], ['code_wrong']);
  const tooOften = await inTurn(6, path, login, newAddress, () => 0);
  assert.deepEqual(codesOf(tooOften).slice(-2), ['code_expired', 'code_expired']);
});

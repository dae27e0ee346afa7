import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BrandFlag } from '@bahati/contract/brand-flags.ts';
import { browserWithCaptcha, sentCode, switchFlag } from '#domains/identity/identity.testing.ts';
import {
  goodPassword,
  openTestPlatform,
  registration,
  type TestPlatform,
} from '#platform/platform.testing.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
});
after(() => platform.close());

let count = 0;
const newNumber = () => `7127${String((count += 1)).padStart(5, '0')}`;
const newName = () => `mgeni${(count += 1)}`;

/** While `act` runs, the flags are as given. */
async function withFlags<T>(flags: Partial<Record<BrandFlag, boolean>>, act: () => Promise<T>) {
  const { rows } = await platform.owner.query('SELECT flags FROM brands');
  for (const [flag, isOn] of Object.entries(flags)) {
    await switchFlag(platform, flag as BrandFlag, isOn);
  }
  try {
    return await act();
  } finally {
    await platform.owner.query('UPDATE brands SET flags = $1', [JSON.stringify(rows[0].flags)]);
  }
}

/** While `act` runs, these fields are asked for. */
async function asking<T>(
  fields: Record<string, readonly [patternId: number, max: number]>,
  act: () => T,
) {
  for (const [field, [patternId, max]] of Object.entries(fields)) {
    await platform.owner.query(
      `INSERT INTO registration_rules VALUES ('bahati', $1, $2, 1, $3, true, true)`,
      [field, patternId, max],
    );
  }
  try {
    return await act();
  } finally {
    await platform.owner.query('DELETE FROM registration_rules');
  }
}

const byName = (more: object = {}, headers: Record<string, string> = {}) =>
  platform.player('POST /wps/member/register', { body: registration(newName(), more), headers });

const byNumber = (mobileNum: string, more: object = {}) => {
  const { username: _, ...body } = registration('x', more);
  return platform.player('POST /wps/member/register/mobile', {
    body: { ...body, mobileNum, countryDialingCode: '+254' },
  });
};

const askCode = (mobileNo: string) =>
  platform.player('POST /wps/verification/sms/register', {
    body: { mobileNo, countryDialingCode: '+254' },
  });

const codeFor = async (number: string) => {
  const answer = await askCode(number);
  assert.equal(answer.status, 200, answer.text);
  return sentCode(platform, `+254${number}`);
};

const kept = async (username: string) => {
  const { rows } = await platform.owner.query(
    `SELECT mobile_number AS bound, has_password AS "hasPassword",
            payment_password_hash IS NOT NULL AS "canPay", upline_id AS upline,
            registered_domain AS domain, registered_url AS url,
            (SELECT jsonb_object_agg(field, value) FROM member_details d WHERE d.member_id = m.id)
              AS said
       FROM credentials JOIN members m ON m.id = member_id WHERE username = $1`,
    [username],
  );
  return rows[0];
};

test('a way to register that is off is refused, before anything else is told', async () => {
  const off = await withFlags({ USERNAMEREG3: false }, () => byName());
  assert.deepEqual([off.status, off.code], [403, 'function_not_enabled']);
  assert.equal((await byName()).success, true);
  const number = newNumber();
  const noNumber = await withFlags({ MOBILENUMREG3: false }, async () => [
    await askCode(number),
    await byNumber(number, { verificationCode: '123456' }),
  ]);
  // A user name may still go with a number that a code proves.
  assert.deepEqual(
    noNumber.map(({ code }) => code),
    [undefined, 'function_not_enabled'],
  );
  const neither = await withFlags({ MOBILENUMREG3: false, REGMOBVERF3: false }, () =>
    askCode(newNumber()),
  );
  assert.equal(neither.code, 'function_not_enabled');
});

test('a number that needs no proof is said, and neither bound nor good for a login', async () => {
  const number = newNumber();
  await withFlags({ REGMOBVERF3: false }, async () => {
    assert.equal((await askCode(number)).code, 'function_not_enabled');
    assert.equal((await byNumber(number)).success, true);
  });
  const { bound, said, hasPassword } = await kept(`254${number}`);
  assert.deepEqual([bound, said, hasPassword], [null, { mobileNum: `+254${number}` }, true]);
  const unproven = await byNumber(newNumber());
  assert.equal(unproven.code, 'invalid_input');
  assert.equal(
    (await byNumber(number, { verificationCode: await codeFor(number) })).code,
    'mobile_taken',
  );
});

test('who sets no password proves the number, whatever the other flag says', async () => {
  const number = newNumber();
  await withFlags({ MOBILENUMPASSREG3: false, REGMOBVERF3: false }, async () => {
    const none = { password: undefined, confirmPassword: undefined };
    assert.equal((await byNumber(number, none)).code, 'invalid_input');
    const verificationCode = await codeFor(number);
    const set = await byNumber(number, { verificationCode });
    assert.deepEqual([set.code, set.details?.['field']], ['field_invalid', 'password']);
    assert.equal((await byNumber(number, { ...none, verificationCode })).success, true);
  });
  const { bound, hasPassword } = await kept(`254${number}`);
  assert.deepEqual([bound, hasPassword], [`+254${number}`, false]);
  const asked = await byNumber(newNumber(), { password: undefined, confirmPassword: undefined });
  assert.equal(asked.code, 'password_invalid');
});

test('a user name goes with a proven number where the rules ask for one', async () => {
  const number = newNumber();
  const mobile = { mobileNum: number, countryDialingCode: '+254' };
  assert.equal((await byName(mobile)).details?.['problem'], 'not_asked');
  await asking({ mobileNum: [7, 15] }, async () => {
    assert.equal((await byName()).details?.['field'], 'mobileNum');
    assert.equal((await byName(mobile)).code, 'invalid_input');
    const verificationCode = await codeFor(number);
    const taken = registration('admin', { ...mobile, verificationCode });
    const refused = await platform.player('POST /wps/member/register', { body: taken });
    assert.equal(refused.code, 'username_taken');
    const { value } = await byName({ ...mobile, verificationCode });
    assert.equal((await kept(value.userName)).bound, `+254${number}`);
    const other = newNumber();
    const said = await withFlags({ REGMOBVERF3: false }, () =>
      byName({ ...mobile, mobileNum: other }),
    );
    const { bound, said: details } = await kept(said.value.userName);
    assert.deepEqual([bound, details], [null, { mobileNum: `+254${other}` }]);
  });
});

test('payment password, captcha and every further field are asked for by rule, both ways', async () => {
  const details = {
    qqNum: '1234567',
    line: 'juma.line',
    whatsapp: '254712345678',
    facebook: 'juma.fb',
    telegram: 'juma_tg',
    zalo: 'juma-zalo',
    wechat: 'juma_wc',
    idNumber: '29384756',
    payeeName: 'Juma Baraka',
    email: 'juma@example.com',
  };
  const place = { domain: 'cheza.example', registerUrl: 'https://cheza.example/?popup=register' };
  const rules = Object.fromEntries(Object.keys(details).map((field) => [field, [1, 80] as const]));
  await asking({ ...rules, paymentPassword: [7, 6], captcha: [5, 12] }, async () => {
    assert.equal((await byName({ ...details })).details?.['field'], 'paymentPassword');
    const all = { ...details, ...place, paymentPassword: '482913' };
    assert.equal(
      (await byName({ ...all, paymentPassword: '111111' })).code,
      'payment_password_weak',
    );
    assert.equal((await byName(all)).code, 'captcha_required');
    const { cookie, captcha } = await browserWithCaptcha(platform);
    const wrong = await byName({ ...all, captcha: 'XXXXX' }, { cookie });
    assert.deepEqual([wrong.status, wrong.code], [403, 'captcha_wrong']);
    const browser = await browserWithCaptcha(platform);
    const { value } = await byName({ ...all, captcha }, { cookie: browser.cookie });
    const { said, canPay, domain, url } = await kept(value.userName);
    assert.deepEqual([said, canPay], [details, true]);
    assert.deepEqual({ domain, registerUrl: url }, place);
    const number = newNumber();
    const mine = await browserWithCaptcha(platform);
    const { username: _, ...body } = registration('x', { ...all, captcha });
    const mobile = await platform.player('POST /wps/member/register/mobile', {
      body: {
        ...body,
        mobileNum: number,
        countryDialingCode: '+254',
        verificationCode: await codeFor(number),
      },
      headers: { cookie: mine.cookie },
    });
    assert.equal(mobile.success, true, mobile.text);
    assert.equal((await kept(`254${number}`)).canPay, true);
  });
  assert.equal((await byName({ captcha: 'ACEFH' })).details?.['problem'], 'not_asked');
});

test('a name that passes for the operator is taken, and no birthday is older than anybody', async () => {
  for (const username of ['support', 'Adm1n', 'root24', 'bahati', 'b4hati']) {
    const answer = await platform.player('POST /wps/member/register', {
      body: registration(username),
    });
    assert.deepEqual([answer.status, answer.code], [409, 'username_taken'], username);
  }
  for (const birthday of ['0001-01-01', '1890-05-17']) {
    const answer = await byName({ birthday });
    assert.deepEqual([answer.status, answer.code], [400, 'birthday_invalid'], birthday);
  }
  assert.equal((await byName({ password: goodPassword, birthday: '1935-05-17' })).success, true);
});

/** Coming in and finding back in, on a phone: by number, by code, past the captcha, by a new password. */
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';

import { answerHash } from '#platform-app/domains/identity/captcha/check-captcha.ts';
import { tokenHash } from '@bahati/server-kit/secrets/tokens.ts';
import { isLongTier } from '@bahati/testing/tier.ts';
import { lookInBothThemes } from './account-journey.ts';
import { phone, sharedBrowser, takePicture, until } from '#e2e/fixtures/browser.ts';
import { openLogin, openMember } from '#e2e/fixtures/member.ts';
import type { Person } from '#e2e/fixtures/person.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import type { Language } from '#e2e/fixtures/words.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ isShared: true }),
  sharedBrowser(),
]);

/** What the phone or the mailbox of this person received last; a code is sent once a minute. */
const receive = async (recipient: string, known: string): Promise<string> => {
  const body = await until(`a message to ${recipient}`, async () => {
    const { rows } = await database.query<{ body: string }>(
      'SELECT body FROM outgoing_messages WHERE recipient = $1 ORDER BY id DESC LIMIT 1',
      [recipient],
    );
    return rows[0] && rows[0].body !== known ? rows[0].body : undefined;
  });
  await beAMinuteLater(recipient);
  return body;
};

/** Whoever was sent a code may be sent another. */
const beAMinuteLater = async (recipient: string): Promise<void> => {
  await database.query(
    `UPDATE verification_codes SET created_at = created_at - interval '61 seconds'
      WHERE destination = $1`,
    [recipient],
  );
};

const codeIn = (body: string): string => /\b\d{6}\b/.exec(body)?.[0] ?? '';

/** Nobody but a person can read the picture, so its answer becomes one that is known here. */
const readPicture = async (page: Page): Promise<string> => {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'captcha')?.value ?? '';
  await database.query('UPDATE captchas SET answer_hash = $2 WHERE visitor_hash = $1', [
    tokenHash(token),
    answerHash(token, 'KARIBU'),
  ]);
  return 'KARIBU';
};

const journey = async (language: Language, theme: 'dark' | 'light') => {
  const look = { ...phone, theme };
  const person: Person = { browser, stack, language, look, isThorough: true };
  const member = await openMember(person);
  const { page, words } = member;
  const lookAt = lookInBothThemes(member, person);
  const number = `7${randomInt(10_000_000, 99_999_999)}`.replace(/^7[3-8]/, '71');
  const recipient = `+254${number}`;
  const address = `m${number}@example.com`;
  let lastMessage = '';
  const dialog = (key: string): Locator => page.getByRole('dialog', { name: words(key) });
  const tab = (key: string) => page.getByRole('tab', { name: words(key), exact: true }).click();
  const press = (key: string, within: Locator = page.getByRole('dialog')) =>
    within.getByRole('button', { name: words(key), exact: true }).click();

  return {
    member,
    number,
    recipient,
    dialog,
    tab,
    press,
    async fillCode(within: Locator): Promise<void> {
      await within.locator('input[name=mobileNum]').fill(`0${number}`);
      await press('code_send', within);
      lastMessage = await receive(recipient, lastMessage);
      await within.locator('input[name=verificationCode]').fill(codeIn(lastMessage));
    },
    /** As on another day: what the page remembers of sending codes is gone. */
    async openLogin(): Promise<Locator> {
      await page.reload();
      return openLogin(page, words);
    },
    logOut: member.logOut,
    async arriveHome(): Promise<void> {
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('group', { name: words('balance'), exact: true }).waitFor();
      assert.equal(new URL(page.url()).pathname, '/');
    },
    /** In the security centre: the password lets a code go to the address. */
    async bindEmail(password: string): Promise<void> {
      await page
        .getByRole('banner')
        .getByRole('button', { name: words('account_menu') })
        .click();
      const menu = page.getByRole('navigation', { name: words('account_menu') });
      await menu.getByRole('link', { name: words('member_account'), exact: true }).click();
      await page.getByRole('button', { name: words('safety_email_bind'), exact: true }).click();
      const form = dialog('safety_email_bind');
      await form.locator('input[type=password]').fill(password);
      await form.locator('input[name=email]').fill(address);
      await press('code_send', form);
      await form.locator('input[name=verificationCode]').fill(codeIn(await receive(address, '')));
      await lookAt('bind e-mail');
      await press('safety_email_bind', form);
      await form.waitFor({ state: 'detached' });
      await lookAt('security centre');
    },
    /** The link of the e-mail opens a page that sets the password and logs in. */
    async findBackByEmail(password: string): Promise<void> {
      const login = await this.openLogin();
      await login.getByRole('link', { name: words('login_forgot') }).click();
      const forgot = dialog('forgot_title');
      await forgot.locator('input[name=username]').fill(`254${number}`);
      await forgot.locator('input[name=email]').fill(address);
      await press('forgot_send_link', forgot);
      await page.getByText(words('in_been_out')).waitFor();
      const mail = await until('a link by e-mail', async () => {
        const { rows } = await database.query<{ body: string }>(
          `SELECT body FROM outgoing_messages WHERE recipient = $1 AND purpose = 'password_link'`,
          [address],
        );
        return rows[0]?.body;
      });
      await page.goto(/https?:\/\/\S+/.exec(mail)?.[0] ?? '');
      await page.locator('input[name=newPassword]').fill(password);
      await page.locator('input[name=confirmNewPassword]').fill(password);
      await lookAt('new password');
      await page.getByRole('button', { name: words('forgot_set'), exact: true }).click();
      await this.arriveHome();
    },
    async proveByEmail(): Promise<void> {
      const proof = dialog('step_up_title');
      await proof.getByRole('radio', { name: words('step_up_email') }).check();
      await beAMinuteLater(address);
      await press('code_send', proof);
      const body = await until('a code by e-mail', async () => {
        const { rows } = await database.query<{ body: string }>(
          `SELECT body FROM outgoing_messages WHERE recipient = $1 AND purpose = 'step_up_code'`,
          [address],
        );
        return rows[0]?.body;
      });
      await proof.locator('input[name=verificationCode]').fill(codeIn(body));
      await lookAt('step-up');
      await press('step_up_prove', proof);
      await this.arriveHome();
    },
    lookAt,
  };
};

const first = 'Ndizi-Tatu-2040';
const second = 'Embe-Nne-2041';
const third = 'Papai-Tano-2042';

for (const [language, theme] of [
  ['sw', 'light'],
  ['en', 'dark'],
] as const) {
  // The other language walks the same way in the long tier.
  if (!isLongTier && language !== 'sw') continue;
  test(`by number, by code, past the captcha, by a new password (${language})`, async () => {
    const way = await journey(language, theme);
    const { member, number, dialog, tab, press, lookAt } = way;
    const { page, words } = member;
    try {
      await member.arrive();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: words('login_to_register') })
        .click();
      const register = dialog('register_title');
      await tab('register_by_mobile');
      await way.fillCode(register);
      await register.locator('input[name=password]').fill(first);
      await register.locator('input[name=confirmPassword]').fill(first);
      await register.getByLabel(words('field_birthday')).first().fill('1990-05-17');
      await register.locator('input[name=terms]').check();
      await lookAt('register by mobile');
      await press('register_submit', register);
      await member.lookAroundFirst();
      await way.arriveHome();
      await way.logOut();

      const bySms = await way.openLogin();
      await tab('login_by_sms');
      await way.fillCode(bySms);
      await lookAt('login by SMS');
      await press('hd_log_in', bySms);
      await way.arriveHome();
      await way.logOut();

      const forgetful = await way.openLogin();
      await forgetful.getByRole('link', { name: words('login_forgot') }).click();
      const forgot = dialog('forgot_title');
      await tab('forgot_by_phone');
      await way.fillCode(forgot);
      await forgot.locator('input[name=newPassword]').fill(second);
      await forgot.locator('input[name=confirmNewPassword]').fill(second);
      await lookAt('forgotten password');
      await press('forgot_set', forgot);
      await way.arriveHome();
      await way.logOut();

      const login = await way.openLogin();
      await login.locator('input[name=username]').fill(`254${number}`);
      for (let failure = 0; failure < 3; failure += 1) {
        await login.locator('input[name=password]').fill(`${first}-${failure}`);
        await press('hd_log_in', login);
        await login.getByRole('alert').first().waitFor();
      }
      await login.locator('img[src^="data:image/png"]').waitFor();
      await lookAt('captcha');
      await login.locator('input[name=captcha]').fill(await readPicture(page));
      await login.locator('input[name=password]').fill(second);
      await press('hd_log_in', login);
      await way.arriveHome();

      await way.bindEmail(second);
      await way.logOut();
      await way.findBackByEmail(third);

      await way.logOut();
      await database.query(
        `DELETE FROM known_networks WHERE member_id =
         (SELECT member_id FROM credentials WHERE username = $1)`,
        [`254${number}`],
      );
      const fromAfar = await way.openLogin();
      await fromAfar.locator('input[name=username]').fill(`254${number}`);
      await fromAfar.locator('input[name=password]').fill(third);
      await press('hd_log_in', fromAfar);
      await way.proveByEmail();
      assert.deepEqual(member.findings, []);
      const broken = member.complaints.filter((complaint) => complaint.startsWith('error'));
      assert.deepEqual(broken, []);
    } catch (error) {
      await takePicture(page, `identity-${language}-failed`);
      throw error;
    } finally {
      await member.close();
    }
  });
}

test('a trial looks around with play money and is led to a real account', async () => {
  const { member, dialog, press, lookAt } = await journey('en', 'dark');
  const { page, words } = member;
  try {
    await member.arrive();
    await press('free_play_start', dialog('login_title'));
    await page.getByText(words('trial_strip')).waitFor();
    const balance = page.getByRole('group', { name: words('balance'), exact: true });
    await until('the play money shows', async () => (await balance.innerText()).includes('10,000'));
    await lookAt('free play');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: words('hd_deposit') })
      .first()
      .click();
    await page.getByText(words('in_need_true_account')).waitFor();
    await lookAt('trial in the member centre');
    await page
      .getByRole('main')
      .getByRole('button', { name: words('register_submit') })
      .click();
    await dialog('register_title').waitFor();
    assert.deepEqual(member.findings, []);
  } catch (error) {
    await takePicture(page, 'free-play-failed');
    throw error;
  } finally {
    await member.close();
  }
});

test('the books are whole after all of it', () => stack.verify());

/** The external phone path, on a phone: an account by a proven number, the way back in, and leaving half way. */
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { after, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';

import { startPhoneService } from '#platform-app/domains/identity/phone/phone-auth.testing.ts';
import { isLongTier } from '@bahati/testing/tier.ts';
import { sharedBrowser, phone, takePicture } from '#e2e/fixtures/browser.ts';
import { openLogin, openMember } from '#e2e/fixtures/member.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import type { Language } from '#e2e/fixtures/words.ts';

const service = await startPhoneService();
after(() => service.close());
const [{ stack, database }, browser] = await Promise.all([
  openStack({ parts: ['platform'], env: service.environment }),
  sharedBrowser(),
]);
await database.query(`UPDATE brands SET flags = flags || '{"PHONEAUTH3": true}'`);

/** Everywhere a page could leave a token behind. */
const traces = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([location.href, history.state, { ...sessionStorage }, { ...localStorage }]),
  );

const walk = async (language: Language, theme: 'dark' | 'light') => {
  const member = await openMember({
    browser,
    stack,
    language,
    look: { ...phone, theme },
    isThorough: true,
  });
  const { page, words } = member;
  const goThere = (): Locator =>
    page.getByRole('button', { name: words('phone_continue'), exact: true });
  return {
    member,
    goThere,
    /** The service's own page: a number and a choice. */
    async answer(choice: 'confirm' | 'close', number = ''): Promise<void> {
      await page.waitForURL(`${service.issuer}/**`);
      await page.locator('input[name=number]').fill(number);
      await page.locator(`button[value=${choice}]`).click();
      await page.waitForURL(`${stack.origins.playerSite}/**`);
    },
    async openSmsLogin(): Promise<void> {
      await openLogin(page, words);
      await page.getByRole('tab', { name: words('login_by_sms'), exact: true }).click();
    },
    /** As a minute later: the way may be begun again. */
    async restEnough(): Promise<void> {
      await page.evaluate(() => sessionStorage.removeItem('bahati.phoneRest'));
      await page.goto(stack.origins.playerSite);
    },
    async arriveHome(): Promise<void> {
      await page.getByRole('group', { name: words('balance'), exact: true }).waitFor();
      assert.equal(new URL(page.url()).pathname, '/');
      assert.doesNotMatch(await traces(page), /eyJ|id_token/);
    },
  };
};

const password = 'Ndizi-Tatu-2040';

type Walk = Awaited<ReturnType<typeof walk>>;

/** From the login dialog: nobody has this number yet. */
const register = async ({ member, goThere, answer, arriveHome }: Walk, digits: string) => {
  const { page, words, lookAt } = member;
  await page
    .getByRole('dialog')
    .getByRole('link', { name: words('login_to_register') })
    .click();
  await page.getByRole('tab', { name: words('register_by_mobile'), exact: true }).click();
  await goThere().scrollIntoViewIfNeeded();
  await lookAt('the way to the service');
  await goThere().click();
  await answer('confirm', `+254${digits}`);
  await page.getByText(words('phone_confirmed', { name: 'Simu Safi' })).waitFor();
  const spaced = digits.replaceAll(/(\d{3})(?=\d)/g, '$1 ');
  await page.getByText(`+254 ${spaced}`).waitFor();
  assert.equal(page.url(), `${stack.origins.playerSite}/phone/callback`);
  assert.doesNotMatch(await traces(page), /eyJ|id_token/);
  assert.equal(await page.locator('input[name=verificationCode]').count(), 0);
  const main = page.getByRole('main');
  await lookAt('a proven number');
  await main.locator('input[name=password]').fill(password);
  await main.locator('input[name=confirmPassword]').fill(password);
  await main.getByLabel(words('field_birthday')).first().fill('1990-05-17');
  await main.locator('input[name=terms]').check();
  await lookAt('an account by a proven number');
  await main.getByRole('button', { name: words('register_submit'), exact: true }).click();
  await member.lookAroundFirst();
  await arriveHome();
};

/** Leaves at the service, and may not go there again at once. */
const leaveHalfWay = async ({ member, goThere, answer, openSmsLogin }: Walk) => {
  const { page, words, lookAt } = member;
  await openSmsLogin();
  await goThere().click();
  await answer('close');
  await page.getByRole('heading', { name: words('social_ended_title') }).waitFor();
  await page.getByText(words('phone_closed')).waitFor();
  await lookAt('closed at the service');
  assert.ok(await goThere().isDisabled());
  await page.getByText(words('phone_again_in', { clock: '0:' }).split('0:')[0] ?? '').waitFor();
  await page.getByRole('link', { name: words('phone_other_way') }).click();
  await page.getByRole('dialog', { name: words('login_title') }).waitFor();
};

for (const [language, theme] of [
  ['en', 'dark'],
  ['sw', 'light'],
] as const) {
  // The other language walks the same way in the long tier.
  if (!isLongTier && language !== 'en') continue;
  test(`an account by a proven number, in again by it, and leaving half way (${language})`, async () => {
    const person = await walk(language, theme);
    const { member, goThere, answer, openSmsLogin } = person;
    const { page, words } = member;
    const digits = `71${randomInt(1_000_000, 9_999_999)}`;
    try {
      await member.arrive();
      await register(person, digits);
      await person.member.logOut();

      await person.restEnough();
      await openSmsLogin();
      await member.lookAt('login with the way to the service');
      await goThere().click();
      await answer('confirm', `+254${digits}`);
      await person.arriveHome();
      await person.member.logOut();

      await person.restEnough();
      await leaveHalfWay(person);

      const logins: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/wps/session/login')) logins.push(request.url());
      });
      await page.goto(`${stack.origins.playerSite}/phone/callback#id_token=eyJ.a.b&state=s_other`);
      await page.getByText(words('refusal_social_state_invalid')).waitFor();
      assert.doesNotMatch(await traces(page), /eyJ/);
      assert.deepEqual(logins, []);
      // Home has walks of its own; here it is the path that is held against the rules.
      const found = member.findings.filter((finding) => !finding.startsWith('home:'));
      assert.deepEqual(found, []);
      const broken = member.complaints.filter((complaint) => complaint.startsWith('error'));
      assert.deepEqual(broken, []);
    } catch (error) {
      await takePicture(page, `phone-service-${language}-failed`);
      throw error;
    } finally {
      await member.close();
    }
  });
}

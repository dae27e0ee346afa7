/** What a member does about the own account, by what he sees and clicks. */
import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';

import { isItsTurn } from '#e2e/fixtures/browser.ts';
import { openLogin, openMember, openMemberPage } from '#e2e/fixtures/member.ts';
import type { Person } from '#e2e/fixtures/person.ts';
import { patternOf } from '#e2e/fixtures/words.ts';

const weakDigits = '123456';
const digits = '730582';
const wrongDigits = '118274';

type Member = Awaited<ReturnType<typeof openMember>>;

/** Looks at a screen in the own theme or the other, by its name; in the long tier in both. */
export const lookInBothThemes =
  ({ page, lookAt }: Member, { look: { theme } }: Person) =>
  async (where: string): Promise<void> => {
    if (isItsTurn(where, 0)) await lookAt(where);
    if (!isItsTurn(where, 1)) return;
    const other = theme === 'dark' ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme: other });
    await lookAt(`${where}, ${other}`);
    await page.emulateMedia({ colorScheme: theme });
  };

/** A member who looks after what is kept of him; without `there` he is new and registers first. */
export const openAccount = async (person: Person, there?: Member) => {
  const member = there ?? (await openMember(person));
  const { page, words, password } = member;
  const lookAt = lookInBothThemes(member, person);
  const main = page.getByRole('main');
  const dialog = (key: string): Locator => page.getByRole('dialog', { name: words(key) });
  const button = (key: string, within: Locator = main): Locator =>
    within.getByRole('button', { name: words(key), exact: true });
  const section = main.getByRole('region', { name: words('payout_title') });
  const told = (key: string): Promise<void> => page.getByText(words(key)).last().waitFor();

  return {
    ...member,
    lookAt,
    lookOnceAt: member.lookAt,

    /** By an agent's link: a mistyped code is told at once, and the link's own one counts. */
    async registerByLink(link: string): Promise<void> {
      await page.goto(link);
      const form = dialog('register_title');
      await form.getByText(patternOf(words('invited_by'))).waitFor();
      const code = form.locator('input[name=affiliateCode]');
      await code.fill('SINAHUYU');
      await form.getByText(words('invitation_code_error')).waitFor();
      await lookAt('unknown invitation code');
      await code.fill('');
      await form.getByText(patternOf(words('invited_by'))).waitFor();
      await lookAt('invited');
      await member.fillRegistration();
      assert.equal(new URL(page.url()).pathname, '/');
    },

    /** A code that is off invites nobody, whoever hands it on. */
    async tryDeadCode(link: string): Promise<void> {
      await page.goto(link);
      const form = dialog('register_title');
      const code = new URL(link).searchParams.get('referralCode') ?? '';
      await form.locator('input[name=affiliateCode]').fill(code);
      await form.getByText(words('invitation_code_error')).waitFor();
    },

    async open(): Promise<void> {
      await openMemberPage(page, words, 'member_account');
      await page.getByRole('heading', { level: 1, name: words('member_account') }).waitFor();
      await section.waitFor();
    },

    /** A nickname nobody may have, then a good one; the real name is said once and for all. */
    async editProfile(nickname: string): Promise<void> {
      await button('profile_edit').click();
      const form = dialog('profile_title');
      await form.locator('input[name=nickname]').fill('7');
      await button('profile_save', form).click();
      await form.getByText(words('refusal_nickname_invalid')).waitFor();
      await lookAt('profile refused');
      await form.locator('input[name=nickname]').fill(nickname);
      await form.locator('input[name=payeeName]').fill('Amina Wanjala');
      await form.locator('input[name=occupation]').fill('Fundi wa baiskeli');
      await button('profile_save', form).click();
      await form.waitFor({ state: 'detached' });
      await told('profile_saved');
      await main.getByText(nickname, { exact: true }).waitFor();
      await button('profile_edit').click();
      await form.getByText(words('profile_locked')).waitFor();
      assert.equal(await form.locator('input[name=payeeName]').count(), 0);
      assert.equal(await form.locator('input[name=occupation]').inputValue(), 'Fundi wa baiskeli');
      await lookAt('profile');
      await page.keyboard.press('Escape');
      await form.waitFor({ state: 'detached' });
    },

    async chooseAvatar(): Promise<void> {
      await button('avatar_change').click();
      const form = dialog('avatar_title');
      await form.getByTitle(words('avatar_turtle')).click();
      assert.ok(await form.getByRole('radio', { name: words('avatar_turtle') }).isChecked());
      await lookAt('avatar');
      await button('avatar_save', form).click();
      await form.waitFor({ state: 'detached' });
      await main.locator('img[src="/avatars/turtle.svg"]').waitFor();
      await lookAt('account');
    },

    /** Six digits too easy to guess are refused; good ones lead on to the first account. */
    async setPaymentPassword(): Promise<void> {
      await button('payout_add', section).click();
      const form = dialog('withdraw_set_first_title');
      for (const tried of [weakDigits, digits]) {
        await form.getByLabel(words('payment_password_new')).fill(tried);
        await form.getByLabel(words('payment_password_again')).fill(tried);
        await form.getByLabel(words('payment_password_login')).fill(password);
        await button('payment_password_save', form).click();
        if (tried === weakDigits) {
          await form.getByText(words('refusal_payment_password_weak')).waitFor();
          await lookAt('payment password refused');
        }
      }
      await dialog('payout_add').waitFor();
    },

    /** The first account of who is new may be paid at once; nothing is said of a wait. */
    async addFirstAccount(): Promise<void> {
      const form = dialog('payout_add');
      await form.getByRole('textbox', { name: words('payee_phone') }).fill('712345678');
      await form.getByLabel(words('payment_password')).fill(digits);
      await lookAt('payout account');
      await button('payout_save', form).click();
      await form.waitFor({ state: 'detached' });
      await section.getByRole('listitem').waitFor();
      assert.equal(await section.getByText(patternOf(words('payout_ready_in'))).count(), 0);
    },

    /** A later one waits, which is said before and after; only the right digits save it. */
    async addSecondAccount(): Promise<void> {
      await button('payout_add', section).click();
      const form = dialog('payout_add');
      const wait = new Intl.NumberFormat(person.language, {
        style: 'unit',
        unit: 'hour',
        unitDisplay: 'long',
      }).format(24);
      await form.getByText(words('payout_wait_about', { wait })).waitFor();
      await form.getByRole('radio', { name: words('method_bank') }).check();
      await form.getByRole('combobox', { name: words('payout_bank') }).selectOption({ index: 1 });
      await form.getByRole('textbox', { name: words('payee_account') }).fill('0110234567890');
      await form.getByRole('textbox', { name: words('payout_holder') }).fill('Amina Wanjala');
      await form.getByLabel(words('payment_password')).fill(wrongDigits);
      await button('payout_save', form).click();
      await form.getByText(words('refusal_payment_password_wrong')).waitFor();
      await lookAt('second payout account');
      await form.getByLabel(words('payment_password')).fill(digits);
      await button('payout_save', form).click();
      await form.waitFor({ state: 'detached' });
      await section.getByText(words('payout_ready_in', { wait })).waitFor();
      await lookAt('payout accounts');
    },

    /** The one that waits goes again. */
    async removeSecondAccount(): Promise<void> {
      const row = section
        .getByRole('listitem')
        .filter({ hasText: patternOf(words('payout_ready_in')) });
      await row.getByRole('button').click();
      const form = dialog('payout_remove_title');
      await form.getByLabel(words('payment_password')).fill(digits);
      await lookAt('removal');
      await button('safety_remove', form).click();
      await form.waitFor({ state: 'detached' });
      await row.waitFor({ state: 'detached' });
      assert.equal(await section.getByRole('listitem').count(), 1);
    },

    /** Proven twice, once wrongly; `hasDigits`: a payment password is set and proves it too. */
    async closeAccount(hasDigits: boolean): Promise<void> {
      await button('close_account_open').click();
      const form = dialog('close_account_title');
      const proof = form.locator('input[type=password]');
      await proof.first().fill(`${password}-no`);
      if (hasDigits) await proof.last().fill(digits);
      await button('close_account_open', form).click();
      await form.getByText(words('payment_password_login_wrong')).waitFor();
      await lookAt('closing');
      await proof.first().fill(password);
      await button('close_account_open', form).click();
      await told('close_account_done');
      await page
        .getByRole('link', { name: words('hd_log_in'), exact: true })
        .first()
        .waitFor();
      assert.equal(new URL(page.url()).pathname, '/');
      await lookAt('closed');
    },

    /** The dialog that stands open already. */
    async fillLogin(): Promise<Locator> {
      const form = dialog('login_title');
      await form.locator('input[name=username]').fill(member.username);
      await form.locator('input[name=password]').fill(password);
      return form;
    },

    async openLogin(): Promise<Locator> {
      await page.reload();
      await openLogin(page, words);
      return this.fillLogin();
    },

    async logIn(form: Locator): Promise<void> {
      await button('hd_log_in', form).click();
      await form.waitFor({ state: 'detached' });
      await page
        .getByRole('banner')
        .getByRole('button', { name: words('account_menu') })
        .waitFor();
    },

    /** Comes as far as the server's no. */
    async beRefused(form: Locator, key: string): Promise<void> {
      await button('hd_log_in', form).click();
      await form.getByText(words(key)).waitFor();
      await member.lookAt(key.replace('refusal_', 'login, '));
    },
  };
};

/** Nobody is locked out of his money: what a member lost is set anew, by himself or by two of staff. */
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { Secret, TOTP } from 'otpauth';

import { phone, sharedBrowser, until } from '#e2e/fixtures/browser.ts';
import { openDesk } from '#e2e/fixtures/desk.ts';
import { openLogin, openMemberPage, openPlayer } from '#e2e/fixtures/member.ts';
import { type Person, watched } from '#e2e/fixtures/person.ts';
import { plantMember } from '#e2e/fixtures/planted.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { patternOf } from '#e2e/fixtures/words.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ isShared: true }),
  sharedBrowser(),
]);

const password = 'Ndizi-Tatu-2040';
const newDigits = '519274';

const codeFor = (recipient: string): Promise<string> =>
  until(`a code to ${recipient}`, async () => {
    const { rows } = await database.query<{ body: string }>(
      `SELECT body FROM outgoing_messages
        WHERE recipient = $1 AND purpose LIKE '%_code' ORDER BY id DESC LIMIT 1`,
      [recipient],
    );
    return /\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0];
  });

test('on a phone a forgotten payment password is set anew, and a recovery code brings back in', async () => {
  const person: Person = {
    browser,
    stack,
    language: 'sw',
    look: { ...phone, theme: 'light' },
    isThorough: true,
  };
  const member = await openPlayer(person);
  const { page, words, lookAt } = member;
  const number = `+25471${randomInt(1_000_000, 9_999_999)}`;
  await database.query('UPDATE credentials SET mobile_number = $2 WHERE member_id = $1', [
    member.id,
    number,
  ]);
  const main = page.getByRole('main');
  const row = (key: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: words(key) }) });
  const open = async (key: string, action: string, title: string) => {
    await row(key)
      .getByRole('button', { name: words(action), exact: true })
      .click();
    return page.getByRole('dialog', { name: words(title), exact: true });
  };
  await watched('recovery-sw', [member], async () => {
    await page.goto(`${stack.origins.playerSite}/member`);
    const change = await open('payment_password', 'safety_change', 'payment_password_change');
    await change.getByRole('radio', { name: words('step_up_sms') }).check();
    await change.locator('input[name=password]').fill(password);
    await change.getByRole('button', { name: words('code_send'), exact: true }).click();
    await change.locator('input[name=verificationCode]').fill(await codeFor(number));
    await change.getByLabel(words('payment_password_new')).fill(newDigits);
    await change.getByLabel(words('payment_password_again')).fill(newDigits);
    await lookAt('forgotten payment password');
    await change.getByRole('button', { name: words('payment_password_save') }).click();
    await change.waitFor({ state: 'detached' });
    await main.getByText(patternOf(words('payouts_held_until'))).waitFor();
    await lookAt('payouts wait');

    const bind = await open('authenticator_title', 'authenticator_bind', 'authenticator_bind');
    await bind.locator('input[name=password]').fill(password);
    await bind.getByRole('button', { name: words('authenticator_start') }).click();
    const secret = (await bind.locator('code').innerText()).replaceAll(' ', '');
    const shown = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await bind.getByLabel(words('authenticator_code')).fill(shown);
    await bind.getByRole('button', { name: words('authenticator_bind'), exact: true }).click();
    await bind.getByRole('link', { name: words('recovery_codes_download') }).waitFor();
    const codes = await bind.getByRole('list').locator('code').allInnerTexts();
    assert.equal(new Set(codes).size, 10);
    await lookAt('recovery codes');
    await bind.getByRole('button', { name: words('recovery_codes_kept') }).click();
    await bind.waitFor({ state: 'detached' });

    await member.logOut();
    const login = await openLogin(page, words);
    await login.locator('input[name=username]').fill(member.username);
    await login.locator('input[name=password]').fill(password);
    await login.locator('button[type=submit]').click();
    const proof = page.getByRole('dialog', { name: words('step_up_title') });
    const way = proof.getByRole('radio', { name: words('step_up_recovery_code') });
    await way.check();
    await proof
      .getByLabel(words('recovery_code'))
      .last()
      .fill((codes[0] ?? '').toLowerCase());
    await lookAt('step-up by recovery code');
    await proof.getByRole('button', { name: words('step_up_prove') }).click();
    await proof.waitFor({ state: 'detached' });

    await openMemberPage(page, words, 'member_account');
    const care = await open('authenticator_title', 'safety_change', 'authenticator_title');
    await care.locator('input[name=password]').fill(password);
    await care.getByLabel(words('recovery_or_app_code')).fill(codes[1] ?? '');
    await lookAt('authenticator removal');
    await care.getByRole('button', { name: words('authenticator_remove'), exact: true }).click();
    await care.waitFor({ state: 'detached' });
    await row('authenticator_title').getByText(words('safety_not_set')).waitFor();
  });
});

test('two of staff reset a payment password, correct a name and reopen an account', async () => {
  const member = await plantMember(stack);
  const seat = { stack, language: 'en' } as const;
  const asking = await openDesk({ ...seat, staff: 'zawadi' });
  const deciding = await openDesk({ ...seat, staff: 'rehema', at: '/approvals' });
  const { words } = asking;
  const approve = async (kind: string, look: string): Promise<void> => {
    await deciding.load('/approvals');
    const row = deciding
      .rowOf(words(`change_kinds.${kind}`))
      .filter({ hasText: member.id.toString() });
    await deciding.press('withdrawals.approve', row);
    await deciding.lookAround(look);
    await deciding.confirm('approvals.approve_now');
    await deciding.page.getByText(words('approvals.told_applied')).waitFor();
  };
  const ask = async (reason: string): Promise<void> => {
    await asking.confirm('recovery.ask_now', reason);
    await asking.page.getByText(words('recovery.told_asked')).waitFor();
  };

  await asking.load(`/members/${member.id}/show?tab=logins`);
  await asking.press('recovery.payment_password_reset');
  await ask('Called from his own number and knew his bets');
  await asking.lookAround('waiting reset');
  await approve('payment_password_reset', 'approving a reset');

  await asking.load(`/members/${member.id}/show?tab=person`);
  await asking.press('recovery.correct');
  await asking.dialog.getByLabel(words('personal_fields.payeeName')).fill('Amina Wanjala');
  await asking.lookAround('correction');
  await ask('Showed her passport at the desk');
  await approve('profile_correction', 'approving a correction');

  await database.query(`UPDATE members SET status = 'closed' WHERE id = $1`, [member.id]);
  await asking.load(`/members/${member.id}/show`);
  await asking.press('recovery.reopen');
  await asking.lookAround('reopening');
  await ask('Asked in writing to come back');
  await approve('account_reopening', 'approving a reopening');

  const { rows } = await database.query<{ status: string; isSet: boolean; name: string }>(
    `SELECT status, payment_password_hash IS NOT NULL AS "isSet", value AS name
       FROM members JOIN credentials ON member_id = id
       JOIN member_details ON member_details.member_id = id AND field = 'payeeName'
      WHERE id = $1`,
    [member.id],
  );
  assert.deepEqual(rows, [{ status: 'active', isSet: false, name: 'Amina Wanjala' }]);
  await Promise.all([asking.end(), deciding.end()]);
});

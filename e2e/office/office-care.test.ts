/** Documents: refused on the desk and sent again from a phone, until the money may go. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sharedBrowser, takePicture, until } from '#e2e/fixtures/browser.ts';
import { demoPerson } from '#e2e/fixtures/demo-people.ts';
import { openMember, openMemberPage } from '#e2e/fixtures/member.ts';
import { officeLooks, openDesk as openOfficeDesk } from '#e2e/fixtures/desk.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import type { Language } from '#e2e/fixtures/words.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ parts: ['platform'] }),
  sharedBrowser(),
]);
await database.query(
  `UPDATE kyc_gates SET above = 100000 WHERE direction = 'withdrawal' AND level = 2`,
);

/** Somebody of the staff before the back office; what the browser notes of a refusal is expected. */
const openDesk = async (language: Language, staff: string) => {
  const desk = await openOfficeDesk({ stack, language, staff, isRefused: true });
  const { page, words, lookAt } = desk;
  const press = (key: string) => desk.button(key).first().click();
  return {
    ...desk,
    press,
    /** From the queue to a decision on a member's documents. */
    async decide(username: string, decision: 'approved' | 'refused', why?: string) {
      await desk.go('/verification');
      await page.getByRole('link', { name: username, exact: true }).click();
      await press('kyc.look');
      const dialog = page.getByRole('dialog').filter({ hasText: words('kyc.known') });
      await dialog.getByRole('img').waitFor();
      await lookAt(`documents-${decision}`);
      await dialog.getByRole('radio', { name: words(`kyc_decide.${decision}`) }).check();
      if (why) {
        await dialog.getByLabel(words('kyc.reason')).selectOption('unreadable');
        await dialog.getByLabel(words('kyc.words')).fill(why);
      }
      await lookAt(`decision-${decision}`);
      await dialog.getByRole('button', { name: words(`kyc_send.${decision}`) }).click();
      await page.getByText(words(`kyc_told.${decision}`, { username })).waitFor();
    },
  };
};

/** Amani on the phone, who wants money out and has to show documents first. */
const openAmani = async () => {
  const language = 'sw';
  const member = await openMember({
    browser,
    stack,
    language,
    look: officeLooks.sw,
    isThorough: true,
  });
  const { page, words, lookAt } = member;
  const main = page.getByRole('main');
  const press = (key: string) =>
    main.getByRole('button', { name: words(key), exact: true }).click();
  const amani = demoPerson('amani');
  await member.arrive();
  await member.logInAs(amani);
  return {
    ...member,
    async askForMoney(amount: string): Promise<void> {
      await openMemberPage(page, words, 'member_withdrawal');
      await main.getByRole('textbox', { name: words('withdraw_amount') }).fill(amount);
      await press('withdraw_next');
    },
    async sendDocuments(): Promise<void> {
      await main.getByLabel(words('kyc_full_name')).fill('Amani Otieno');
      await press('kyc_send');
      await main.getByText(words('kyc_wrong_pictures')).waitFor();
      await lookAt('documents wanting');
      await main.getByLabel(words('kyc_number')).fill('A 1234567');
      await main.getByLabel(words('field_birthday')).fill('1994-06-12');
      const picture = { name: 'id.png', mimeType: 'image/png', buffer: await page.screenshot() };
      await main.locator('input[type=file]').setInputFiles(picture);
      await press('kyc_send');
      await main.getByText(words('kyc_state_waiting'), { exact: true }).waitFor();
      await lookAt('documents sent');
    },
    async confirm(): Promise<void> {
      const dialog = page.getByRole('dialog', { name: words('withdraw_confirm_title') });
      await dialog.getByLabel(words('payment_password')).fill(amani.paymentPassword ?? '');
      await dialog.locator('button[type=submit]').click();
      await dialog.waitFor({ state: 'detached' });
      await main.getByText(words('withdraw_status_requested'), { exact: true }).first().waitFor();
    },
  };
};

test('documents are refused with a reason, sent again and approved, and the money may go', async () => {
  const amani = await openAmani();
  const { page, words } = amani;
  const desk = await openDesk('en', 'zawadi');
  try {
    await amani.askForMoney('1500');
    await page.getByText(words('block_reason_level_needed')).waitFor();
    await amani.lookAt('level needed');
    await page.getByRole('link', { name: words('kyc_go') }).click();
    await page.getByRole('heading', { level: 1, name: words('kyc_title') }).waitFor();
    await amani.sendDocuments();
    await desk.go('/verification');
    await desk.page.getByRole('link', { name: 'amani', exact: true }).waitFor();
    await desk.lookAt('queue');
    await desk.decide('amani', 'refused', 'Kona moja imekatika.');
    await page.getByText('Kona moja imekatika.').waitFor();
    await page.getByText(words('kyc_reason_unreadable')).waitFor();
    await amani.lookAt('documents refused');
    await amani.sendDocuments();
    await desk.decide('amani', 'approved');
    await page.getByText(words('kyc_state_approved'), { exact: true }).waitFor();
    await amani.askForMoney('1500');
    await amani.confirm();
    assert.deepEqual(amani.findings, []);
  } catch (error) {
    await takePicture(page, 'care-phone-failed');
    await takePicture(desk.page, 'care-desk-failed');
    throw error;
  } finally {
    await amani.close();
  }
  await desk.end();
});

test('personal data is shown for a reason, on a phone; who may not verify sees no entry', async () => {
  const { rows } = await database.query<{ id: string }>(
    `SELECT member_id::text AS id FROM credentials WHERE username = 'amani'`,
  );
  const card = `/members/${rows[0]?.id}/show?tab=person`;
  const desk = await openDesk('sw', 'rehema');
  const { page, words } = desk;
  await desk.go(card);
  const what = words('personal_fields.payout');
  const clear = page.getByText('+254722000101', { exact: true });
  const unmask = page.getByRole('button', { name: words('personal.unmask_what', { what }) });
  await unmask.first().waitFor();
  assert.equal(await clear.count(), 0);
  await desk.lookAt('person');
  await unmask.first().click();
  await page.getByRole('dialog').getByLabel(words('access.reason')).fill('Anauliza malipo yake');
  await desk.lookAt('unmask');
  await desk.press('personal.unmask_now');
  await clear.waitFor();
  await page.getByRole('button', { name: words('personal.hide_what', { what }) }).click();
  await clear.waitFor({ state: 'detached' });
  await desk.go('/verification?state=approved');
  await page.getByRole('link', { name: 'amani', exact: true }).waitFor();
  await desk.lookAt('queue');
  await desk.end();
  await database.query(`UPDATE staff_members SET role = 'games-manager' WHERE username = 'baraka'`);
  const other = await openDesk('en', 'baraka');
  await other.page
    .getByRole('link', { name: other.words('sections.games') })
    .first()
    .waitFor();
  const entry = other.page.getByRole('link', { name: other.words('sections.verification') });
  await until('no entry is there', async () => (await entry.count()) === 0);
  await other.go('/verification');
  await other.page.getByText(other.words('ra.page.access_denied')).first().waitFor();
  await other.end();
});

test('a note is pinned, a tag worn, a pair decided and the gates are read, on the desk', async () => {
  const { rows } = await database.query<{ id: string; other: string }>(
    `INSERT INTO duplicate_pairs (first_id, second_id, reasons, score)
     SELECT min(member_id), max(member_id), '{payout,browser}', 85 FROM credentials
      WHERE username IN ('chebet', 'neema') RETURNING first_id::text AS id, second_id::text AS other`,
  );
  const desk = await openDesk('en', 'zawadi');
  const { page, words, press, lookAt } = desk;
  const dialog = page.getByRole('dialog');
  await desk.go(`/members/${rows[0]?.id}/show?tab=notes`);
  const note = 'Asked twice how long a payout takes.';
  await page.getByLabel(words('notes.write')).fill(note);
  await press('notes.write_now');
  await page.getByRole('button', { name: `${words('notes.pin')}: ${note}` }).click();
  const marks = page.getByRole('region', { name: words('notes.marks') });
  await marks.getByText(note).waitFor();
  await marks.getByLabel(words('notes.add_tag')).selectOption('watch');
  await marks.getByText('Watch closely', { exact: true }).first().waitFor();
  await lookAt('notes');
  await desk.go('/members?tag=watch');
  await page.getByRole('link', { name: /^(chebet|neema)$/ }).waitFor();
  await desk.go('/duplicates');
  await page.getByRole('link', { name: /chebet|neema/ }).click();
  await page.getByRole('button', { name: words('duplicates.same'), exact: true }).waitFor();
  await lookAt('pair');
  await page.getByRole('button', { name: words('duplicates.same'), exact: true }).click();
  await dialog.getByLabel(words('duplicates.block')).selectOption(rows[0]?.other ?? '');
  await dialog.getByLabel(words('access.reason')).fill('One number, one browser, one voice');
  await lookAt('one person');
  await dialog.getByRole('button', { name: words('duplicates.same'), exact: true }).click();
  await page.getByText(words('duplicates.told_same')).waitFor();
  await desk.go('/duplicates?state=same');
  await page.getByRole('link', { name: /chebet|neema/ }).waitFor();
  await desk.end();
});

test('a gate is loosened by two people, and what a member has proven is taken back', async () => {
  const desk = await openDesk('en', 'zawadi');
  const { page, words, press, lookAt } = desk;
  const dialog = page.getByRole('dialog');
  const gatesNow = async () =>
    (await database.query('SELECT * FROM kyc_gates ORDER BY direction, span, level')).rows;
  const before = await gatesNow();
  await desk.go('/verification');
  await press('kyc.rules');
  await dialog.getByLabel(words('kyc.due_hours')).waitFor();
  await lookAt('gates');
  await dialog
    .getByRole('button', { name: words('kyc.remove_gate') })
    .first()
    .click();
  await dialog.getByLabel(words('access.reason')).fill('The regulator asks for less');
  await dialog.getByRole('button', { name: words('kyc.rules_save') }).click();
  await page.getByText(words('money_rules.told_waits')).waitFor();
  assert.deepEqual(await gatesNow(), before);
  await press('kyc.rules');
  await dialog.getByRole('region', { name: words('money_rules.wanted') }).waitFor();
  await lookAt('gates that wait');

  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO kyc_levels (member_id, level) SELECT member_id, 3 FROM credentials
      WHERE username = 'chebet' RETURNING member_id::text AS id`,
  );
  await desk.go(`/members/${rows[0]?.id}/show?tab=verification`);
  await press('kyc.take_back');
  await dialog.getByLabel(words('kyc.take_back_to')).selectOption('1');
  await dialog.getByLabel(words('kyc.words')).fill('These documents were not yours.');
  await dialog.getByLabel(words('access.reason')).fill('Documents of somebody else');
  await lookAt('level taken back');
  await dialog.getByRole('button', { name: words('kyc.take_back_now'), exact: true }).click();
  const left = words('kyc_levels.0');
  await page.getByText(words('kyc.take_back_told', { username: 'chebet', level: left })).waitFor();
  await page.getByRole('tabpanel').getByText(left, { exact: true }).waitFor();
  await until('no level is left to take back', async () => {
    const again = page.getByRole('button', { name: words('kyc.take_back'), exact: true });
    return (await again.count()) === 0;
  });
  await lookAt('what is proven');
  await desk.end();
  await until('the inbox tells of it', async () => {
    const told = await database.query(
      `SELECT 1 FROM inbox_messages WHERE member_id = $1 AND key LIKE 'level %'`,
      [rows[0]?.id],
    );
    return told.rows.length === 1;
  });
});

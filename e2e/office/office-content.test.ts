/** What staff write and players read: messages to members, the help, the theme; desk and phone. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { isLongTier } from '@bahati/testing/tier.ts';
import {
  findObstacles,
  openVisitor,
  sharedBrowser,
  takePicture,
  until,
} from '#e2e/fixtures/browser.ts';
import { demoPerson } from '#e2e/fixtures/demo-people.ts';
import { openMember } from '#e2e/fixtures/member.ts';
import { addStaffUser, officeLooks, openDesk as openOfficeDesk } from '#e2e/fixtures/desk.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import type { Language } from '#e2e/fixtures/words.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ parts: ['platform'] }),
  sharedBrowser(),
]);

before(async () => {
  await addStaffUser(database, { username: 'mwandishi', role: 'content-editor' });
  await addStaffUser(database, { username: 'mchambuzi', role: 'analyst' });
  // Neema and Chebet are VIPs of Kenya who have proven who they are; Amani is a VIP, no more.
  await database.query(
    `INSERT INTO tagged_members (member_id, brand, tag, tagged_by)
     SELECT member_id, 'bahati', 'vip', 'zawadi' FROM credentials
      WHERE username IN ('neema', 'chebet', 'amani')`,
  );
  await database.query(
    `UPDATE credentials SET mobile_number = '+2547009990' || length(username)
      WHERE username IN ('neema', 'chebet')`,
  );
  await database.query(
    `INSERT INTO kyc_levels (member_id, level) SELECT member_id, 2 FROM credentials
      WHERE username IN ('neema', 'chebet')`,
  );
  await database.query(
    `UPDATE members SET upline_id = (SELECT member_id FROM credentials WHERE username = 'jabali')
      WHERE id = (SELECT member_id FROM credentials WHERE username = 'neema')`,
  );
});

const openDesk = async (language: Language, staff: string) => {
  const desk = await openOfficeDesk({ stack, language, staff, isRefused: true });
  const { words, dialog } = desk;
  return {
    ...desk,
    /** Writes in the editor of one language. */
    async write(written: Language, text: string): Promise<void> {
      const label = words(`languages.${written}`);
      const choice = dialog.getByRole('group', { name: words('content.language') });
      await choice.getByRole('radio', { name: label }).check();
      const editor = dialog.locator(`.content-editor[lang=${written}] .ProseMirror`);
      await editor.fill(text);
    },
    async fillBoth(key: string, text: Record<Language, string>): Promise<void> {
      for (const written of ['en', 'sw'] as const) {
        const language = words(`languages.${written}`);
        const label = words('content.in_language', { field: words(key), language });
        await dialog.getByLabel(label, { exact: true }).fill(text[written]);
      }
    },
  };
};

const openPlayer = (language: Language) =>
  openMember({ browser, stack, language, look: officeLooks[language], isThorough: true });

test('a message to a segment reaches whom its rules fit, and nobody else', async () => {
  const desk = await openDesk('en', 'mwandishi');
  const { page, words, dialog } = desk;
  await page.getByRole('link', { name: words('sections.content') }).click();
  await page.getByRole('tab', { name: words('content.mailings') }).click();
  await page.getByText(words('mailings.empty')).waitFor();
  await desk.lookAt('no mailings');
  await page.getByRole('button', { name: words('mailings.write') }).click();
  await dialog.getByRole('radio', { name: words('mailing_kinds.segment') }).check();
  const choices = (key: string) => dialog.getByRole('group', { name: words(key) });
  await choices('segments.tags').getByRole('checkbox', { name: 'VIP' }).check();
  await choices('segments.countries').getByRole('checkbox', { name: '+254' }).check();
  const identity = words('kyc_levels.2');
  await choices('segments.levels').getByRole('checkbox', { name: identity, exact: true }).check();
  await dialog.getByText(words('mailings.matched', { matched: '2' })).waitFor();
  await desk.lookAt('mailing rules');
  await dialog.getByLabel(words('segments.upline')).fill('jabali');
  await dialog.getByText(words('mailings.matched', { matched: '1' })).waitFor();
  await dialog.getByText('neema', { exact: true }).waitFor();
  await desk.fillBoth('content.title', { en: 'A night at the quay', sw: 'Usiku bandarini' });
  await desk.write('sw', 'Karibu sana Ijumaa jioni.');
  await desk.write('en', 'Come by on Friday evening.');
  await dialog.getByLabel(words('mailings.link')).fill('/promotions');
  await dialog.getByLabel(words('access.reason')).fill('Friday at the quay');
  await desk.lookAt('mailing');
  await dialog.getByRole('button', { name: words('mailings.send_now'), exact: true }).click();
  await page.getByText(words('mailings.told_written')).waitFor();
  await page.getByText(words('mailing_states.sent'), { exact: true }).last().waitFor();
  await desk.lookAt('mailings');

  const readTold = async () => {
    const { rows } = await database.query<{ username: string }>(
      `SELECT username FROM inbox_messages JOIN credentials USING (member_id)
        WHERE mailing_id IS NOT NULL`,
    );
    return rows;
  };
  await until('the message is in an inbox', async () => (await readTold()).length > 0);
  const reader = await openPlayer('en');
  await reader.arrive();
  await reader.logInAs(demoPerson('neema'));
  await reader.page.goto(`${stack.origins.playerSite}/member/messageV2`);
  await reader.page.getByRole('button', { name: 'A night at the quay' }).click();
  await reader.page.getByText('Come by on Friday evening.').waitFor();
  await reader.lookAt('message');
  await reader.page
    .getByRole('button', { name: reader.words('announcement_open'), exact: true })
    .click();
  await reader.page.waitForURL(/\/promotions/);
  assert.deepEqual(reader.findings, []);
  await reader.close();
  assert.deepEqual(await readTold(), [{ username: 'neema' }]);

  await page.getByRole('button', { name: 'A night at the quay' }).click();
  await dialog
    .getByText(words('mailings.read_of', { read: '1', told: '1' }))
    .last()
    .waitFor();
  await desk.lookAt('mailing sent');
  await desk.end();
});

for (const language of ['en', 'sw'] as const) {
  // The other language walks the same way in the long tier.
  if (!isLongTier && language !== 'sw') continue;
  test(`an announcement is said again: a draft first, which no player reads (${language})`, async () => {
    const code = `usiku-${language}`;
    const first = { en: `A night of drums ${language}`, sw: `Usiku wa ngoma ${language}` };
    const second = { en: `A second night ${language}`, sw: `Usiku wa pili ${language}` };
    await database.query(
      `INSERT INTO announcements (code, type, executions, title_en, title_sw, html_en, html_sw,
         position)
       VALUES ($1, 'PL', '{A,B}', $2, $3, '<p>Come at eight.</p>', '<p>Njoo saa mbili.</p>', 0)`,
      [code, first.en, first.sw],
    );
    const desk = await openDesk(language, 'mwandishi');
    const { page, words, dialog } = desk;
    const click = (key: string) =>
      dialog.getByRole('button', { name: words(key), exact: true }).click();
    const row = (title: string) => page.locator('[data-row]').filter({ hasText: title });
    await desk.go('/content?part=announcements');
    await row(first[language]).getByRole('button').click();
    await click('content.copy');
    await dialog.getByText(words('announcements.copy'), { exact: true }).waitFor();
    assert.equal(await dialog.getByLabel(words('content.code')).inputValue(), `${code}-2`);
    await desk.lookAt('announcement copied');
    await click('announcements.keep_now');
    await page.getByText(words('announcements.told_kept')).waitFor();
    const draft = row(first[language]).filter({ hasText: words('content_states.draft') });
    await draft.waitFor();
    await desk.lookAt('announcement draft');

    // Another title, and out it goes; before that a player read the first alone.
    const told = async (): Promise<string[]> => {
      const answer = await fetch(
        `${stack.origins.playerSite}/wps/relay/MCSFE_getListAnnouncements?types=PL&pageSize=100`,
      );
      const { value } = (await answer.json()) as { value: { content: { title: string }[] } };
      return value.content.map(({ title }) => title).filter((title) => title.endsWith(language));
    };
    await until('the first is told', async () => (await told()).length > 0);
    assert.deepEqual(await told(), [first.en]);
    await draft.getByRole('button').click();
    await desk.fillBoth('content.title', second);
    await dialog.getByLabel(words('announcements.draft')).uncheck();
    await click('access.save');
    await page.getByText(words('content.told_saved')).waitFor();
    await row(second[language]).getByText(words('content_states.up')).waitFor();
    await until('the second is told', async () => (await told()).includes(second.en));
    const { rows } = await database.query(
      `SELECT code, is_draft AS "isDraft", html_en AS html FROM announcements
        WHERE code LIKE $1 ORDER BY id`,
      [`${code}%`],
    );
    const html = '<p>Come at eight.</p>';
    assert.deepEqual(rows, [
      { code, isDraft: false, html },
      { code: `${code}-2`, isDraft: false, html },
    ]);
    await desk.end();
  });
}

test('a topic of the help is written on a phone, and read once it is published', async () => {
  const desk = await openDesk('sw', 'mwandishi');
  const { page, words, dialog } = desk;
  await desk.go('/content?part=help');
  await page.getByText(words('help_states.published')).first().waitFor();
  await desk.lookAt('help');
  await page.getByRole('button', { name: 'Kuanza' }).first().click();
  await dialog.getByText(words('help.versions')).waitFor();
  await desk.write('en', 'Come in and look around.');
  await desk.write('sw', 'Karibu, tazama huku na huku.');
  await desk.lookAt('help topic');
  await dialog.getByRole('button', { name: words('help.save'), exact: true }).click();
  const reader = await openVisitor(browser, officeLooks.sw);
  await reader.page.goto(`${stack.origins.playerSite}/help`);
  await reader.page.locator('#start').waitFor();
  assert.equal(await reader.page.getByText('Karibu, tazama huku na huku.').count(), 0);
  await dialog.getByRole('button', { name: words('help.publish', { version: '4' }) }).click();
  await dialog.getByRole('button', { name: words('help.put_back', { version: '3' }) }).waitFor();
  await desk.lookAt('help topic published');
  await until('the site shows it', async () => {
    await reader.page.reload();
    await reader.page.locator('#start').waitFor();
    const shown = reader.page.getByText(/Karibu, tazama huku na huku|Come in and look around/);
    return (await shown.count()) > 0;
  });
  await reader.close();
  await desk.end();
});

test('the accent of the site changes without a new build, and holds its contrast', async () => {
  const desk = await openDesk('en', 'zawadi');
  const { page, words, dialog } = desk;
  await desk.go('/brand?part=look');
  const card = page.getByRole('region', { name: words('theme.title') });
  await card.getByRole('button', { name: words('access.change') }).click();
  await dialog.getByRole('radio', { name: words('palettes.reef') }).check();
  await dialog.getByLabel(words('theme.logo')).fill('Pwani');
  await desk.lookAt('theme');
  await dialog.getByText(words('content_looks.dark'), { exact: true }).waitFor();
  await dialog.getByLabel(words('access.reason')).fill('The season of the reef');
  await dialog.getByRole('button', { name: words('access.save'), exact: true }).click();
  await page.getByText(words('theme.told_saved')).waitFor();
  await desk.lookAt('theme chosen');
  for (const language of ['en', 'sw'] as const) {
    const visitor = await openVisitor(browser, officeLooks[language]);
    await visitor.page.goto(stack.origins.playerSite);
    await visitor.page.locator('html[data-palette=reef]').waitFor();
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    await takePicture(visitor.page, `${language}-content-site in another accent`);
    assert.deepEqual(await findObstacles(visitor.page, true), []);
    await visitor.close();
  }
  await desk.end();
});

test('who does not write for the site finds no way to it', async () => {
  const { page, words, go, end } = await openDesk('sw', 'mchambuzi');
  await go('/content');
  await page.getByText(words('ra.page.access_denied')).first().waitFor();
  assert.equal(await page.getByRole('link', { name: words('sections.content') }).count(), 0);
  await end();
});

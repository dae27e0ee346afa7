/** Finding members and all about them in the back office: by any trace, on the card, by who may. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Pool } from 'pg';
import type { Browser } from 'playwright-core';

import {
  desktop,
  findObstacles,
  openBrowser,
  openVisitor,
  phone,
  takePicture,
  until,
} from './browser.ts';
import { type DemoPerson, demoStaff, nextCodeOf } from './demo-people.ts';
import { type Stack, startStack } from './stack.ts';
import { type Language, readWords } from './words.ts';

let stack: Stack;
let browser: Browser;
let database: Pool;

before(async () => {
  [stack, browser] = await Promise.all([startStack({ parts: ['platform'] }), openBrowser()]);
  database = new Pool({ connectionString: stack.databaseUrl, max: 2 });
  await leaveTraces();
  await leaveRecords();
});

after(async () => {
  await browser?.close();
  await database?.end();
  await stack?.stop();
});

const receipt = 'SGX7TRACE1';
const mobile = '0712999888';
const device = 'a1b2c3d4e5f6';

/** Amani and Neema share a browser; Amani has a number, a deposit and a bet. */
const leaveTraces = async () => {
  const international = `+254${mobile.slice(1)}`;
  await database.query(`UPDATE credentials SET mobile_number = $1 WHERE username = 'amani'`, [
    international,
  ]);
  await database.query(
    `INSERT INTO sessions (token_hash, member_id, ip, user_agent, device_hash)
     SELECT sha256(('trace ' || username)::bytea), member_id, '203.0.113.77',
            'Mozilla/5.0 (Linux; Android 15) Chrome/140', decode(rpad($1, 64, '0'), 'hex')
       FROM credentials WHERE username IN ('amani', 'neema')`,
    [device],
  );
  await database.query(
    `UPDATE sessions SET ended_at = now() FROM credentials
      WHERE credentials.member_id = sessions.member_id AND username = 'amani' AND device_hash IS NULL`,
  );
  await database.query(
    `INSERT INTO deposits (public_id, member_id, request_id, method, currency, amount, receipt, payer)
     SELECT gen_random_uuid(), member_id, gen_random_uuid(), 'pesa-pepe', 'KES', 77700, $1, $2
       FROM credentials WHERE username = 'amani'`,
    [receipt, international],
  );
  await database.query(
    `INSERT INTO rounds (id, provider_id, member_id, external_id, game_id, currency, stake, payout,
       bet_count, win_count, state, settled_at)
     SELECT 990001, p.id, member_id, 'trace-round', g.id, 'KES', 2000, 5000, 1, 1, 2, now()
       FROM credentials, provider_profiles p JOIN games g ON g.vendor_id = ANY(p.vendor_ids)
      WHERE username = 'amani' ORDER BY p.id, g.id LIMIT 1`,
  );
};

const inbox = { en: 'A word from the house', sw: 'Neno kutoka kwa nyumba' } as const;

/** Amani was told something, took a rebate, and has proven who he is. */
const leaveRecords = async () => {
  const amani = `(SELECT member_id FROM credentials WHERE username = 'amani')`;
  await database.query('DELETE FROM inbox_messages WHERE member_id = ' + amani);
  await database.query(
    `INSERT INTO inbox_messages (member_id, key, title_en, title_sw, html_en, html_sw)
     SELECT ${amani}, 'trace', $1, $2, '<p>x</p>', '<p>x</p>'`,
    [inbox.en, inbox.sw],
  );
  await database.query(
    `WITH made AS (INSERT INTO rebate_claims (member_id, currency, amount)
                   SELECT ${amani}, 'KES', 4200 RETURNING id, member_id)
     INSERT INTO rebate_days (member_id, day, claim_id, valid_bet, amount)
     SELECT member_id, day, id, 1000, 10 FROM made, unnest('{2026-10-01,2026-10-02}'::date[]) AS day`,
  );
  await database.query(`INSERT INTO kyc_levels (member_id, level) SELECT ${amani}, 2`);
};

const looks = {
  en: { ...desktop, theme: 'dark' },
  sw: { ...phone, theme: 'light' },
} as const;

const openDesk = async (language: Language, staff: DemoPerson) => {
  const look = looks[language];
  const visitor = await openVisitor(browser, look);
  const { page } = visitor;
  const words = readWords('back-office', language);
  const english = readWords('back-office', 'en');
  const origin = stack.origins.backOffice;
  const findings: string[] = [];
  await page.goto(origin);
  await page.locator('input[name=username]').waitFor();
  const switcher = page.getByRole('group', { name: english('layout.language') });
  if (language !== 'en') await switcher.getByText(language.toUpperCase()).click();
  await page.getByLabel(words('ra.auth.username')).fill(staff.username);
  await page.locator('input[name=password]').fill(staff.password);
  await page.getByLabel(words('login.code')).fill(await nextCodeOf(staff));
  await page.getByRole('button', { name: words('ra.auth.sign_in') }).click();
  await page.locator('input[name=password]').waitFor({ state: 'detached' });
  const dialog = page.getByRole('dialog');
  return {
    page,
    words,
    dialog,
    go: (path: string) => page.goto(`${origin}${path}`),
    openTab: (key: string) => page.getByRole('tab', { name: words(key), exact: true }).click(),
    /** Types into the search of the whole office. */
    async find(text: string) {
      await page.getByRole('button', { name: words('find.open') }).click();
      await dialog.getByRole('searchbox').fill(text);
    },
    async lookAt(where: string): Promise<void> {
      await takePicture(page, `${language}-${look.size.width}-find-${where}`);
      const found = await findObstacles(page, true);
      findings.push(...found.map((finding) => `${where}: ${finding}`));
    },
    async end(): Promise<void> {
      await visitor.close();
      assert.deepEqual(findings, []);
      const refused = /Failed to load resource: the server responded with a status of 4\d\d/;
      assert.deepEqual(
        visitor.complaints.filter((complaint) => !refused.test(complaint)),
        [],
      );
    },
  };
};

for (const language of ['en', 'sw'] as const) {
  test(`staff find a member by any trace and read the card (${language})`, async () => {
    const desk = await openDesk(language, demoStaff('zawadi'));
    const { page, words, dialog } = desk;
    // By a receipt, from whatever screen one is on; then by the number, which is never shown.
    await desk.find(receipt.toLowerCase());
    await dialog.getByRole('region', { name: words('find.payments') }).waitFor();
    await dialog.getByText(words('found_ways.receipt'), { exact: true }).waitFor();
    await dialog.getByRole('searchbox').fill(mobile);
    const members = dialog.getByRole('region', { name: words('find.members') });
    await members.getByText(words('found_by.phone'), { exact: true }).waitFor();
    await desk.lookAt('anything');
    assert.ok(!(await dialog.innerText()).includes(mobile.slice(1)));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: words('members.profile') }).waitFor();
    await desk.lookAt('card');

    await desk.openTab('member_bets.tab');
    await page.getByText('trace-round').waitFor();
    await desk.lookAt('bets');
    const bet = page.locator('[data-row="990001"]').getByRole('button');
    await bet.click();
    await dialog.getByRole('heading', { name: words('member_bets.replay') }).waitFor();
    await desk.lookAt('bet');
    await page.keyboard.press('Escape');

    await desk.openTab('member_inbox.tab');
    await page.getByText(inbox[language], { exact: true }).waitFor();
    await page.getByText(words('member_inbox.unread'), { exact: true }).waitFor();
    await desk.lookAt('inbox');
    await desk.openTab('member_rebates.tab');
    await page.getByText('2026-10-01 – 2026-10-02', { exact: true }).waitFor();
    await desk.lookAt('rebates');

    await desk.openTab('member_related.tab');
    const shared = page.getByRole('region', {
      name: `${words('member_related.device')} ${device}`,
    });
    await shared.getByRole('link', { name: 'neema', exact: true }).waitFor();
    await desk.lookAt('related');

    await desk.openTab('member_logins.tab');
    await page.getByText('203.0.113.77').first().waitFor();
    await desk.lookAt('logins');
    const end = page.getByRole('button', { name: words('member_logins.end'), exact: true });
    // The English desk ends the shared session; the Swahili one finds it over.
    if (language === 'en') {
      await end.first().click();
      await dialog.getByLabel(words('access.reason')).fill('The phone was lost');
      await dialog
        .getByRole('button', { name: words('member_logins.end_now'), exact: true })
        .click();
      await page.getByText(words('member_logins.ended_now')).waitFor();
    }
    await until('no session of Amani is open', async () => (await end.count()) === 0);
    await desk.end();
  });

  test(`the list is narrowed and ordered, and its address keeps it (${language})`, async () => {
    const desk = await openDesk(language, demoStaff('zawadi'));
    const { page, words } = desk;
    await desk.go('/members');
    const search = page.getByRole('searchbox', { name: words('members.search') });
    await search.fill('203.0.113.77');
    await page.getByText(words('found_by.ip'), { exact: true }).first().waitFor();
    const rows = page.locator('[data-row]');
    await until('both are found', async () => (await rows.count()) === 2);
    await page.getByRole('button', { name: words('member_filters.more'), exact: true }).click();
    await page.getByRole('textbox', { name: words('member_filters.dialingCode') }).fill('+254');
    await until('one is left', async () => (await rows.count()) === 1);
    await page.getByLabel(words('member_columns.level')).first().selectOption('1');
    await until('nobody has proven a phone alone', async () => (await rows.count()) === 0);
    await page.getByLabel(words('member_columns.level')).first().selectOption('2');
    await until('one has proven who he is', async () => (await rows.count()) === 1);
    await desk.lookAt('filters');
    await page.reload();
    await until('the address kept it', async () => (await rows.count()) === 1);
    await page.getByRole('button', { name: words('member_filters.clear'), exact: true }).click();
    await search.fill('nobody-at-all-here');
    await page.getByText(words('members.empty'), { exact: true }).waitFor();
    await desk.lookAt('nobody');
    await desk.end();
  });
}

for (const language of ['en', 'sw'] as const) {
  test(`a tag is made, renamed and merged into another (${language})`, async () => {
    const desk = await openDesk(language, demoStaff('zawadi'));
    const { page, words, dialog } = desk;
    const code = `pwani_${language}`;
    const both = async (text: Record<Language, string>) => {
      for (const written of ['en', 'sw'] as const) {
        const field = words('tags.name');
        const label = words('content.in_language', {
          field,
          language: words(`languages.${written}`),
        });
        await dialog.getByLabel(label, { exact: true }).fill(text[written]);
      }
    };
    const row = page.locator(`[data-row="${code}"]`);
    const press = (key: string) =>
      row.getByRole('button', { name: new RegExp(`^${words(key)}: `) }).click();
    await page
      .getByRole('link', { name: words('sections.member_tags') })
      .first()
      .waitFor({
        state: 'attached',
      });
    await desk.go('/member_tags');
    await page.getByText('vip', { exact: true }).waitFor();
    await desk.lookAt('tags');
    await page.getByRole('button', { name: words('tags.add') }).click();
    await dialog.getByLabel(words('content.code')).fill(code);
    await both({ en: `Coast ${language}`, sw: `Pwani ${language}` });
    await dialog.getByRole('radio', { name: words('tag_colours.coral') }).check();
    await desk.lookAt('new tag');
    await dialog.getByRole('button', { name: words('access.save'), exact: true }).click();
    await row.waitFor();
    await database.query(
      `INSERT INTO tagged_members (member_id, brand, tag, tagged_by)
       SELECT member_id, 'bahati', $1, 'zawadi' FROM credentials WHERE username = 'neema'`,
      [code],
    );
    await row.getByRole('link', { name: '1', exact: true }).waitFor();
    await press('tags.change');
    await both({ en: `Shore ${language}`, sw: `Ufuko ${language}` });
    await dialog.getByRole('button', { name: words('access.save'), exact: true }).click();
    const renamed = language === 'en' ? 'Shore en' : 'Ufuko sw';
    await row.getByText(renamed, { exact: true }).waitFor();
    await press('tags.end');
    await dialog.getByText(words('tags.worn_by', { count: '1' })).waitFor();
    await dialog.getByLabel(words('tags.into')).selectOption('watch');
    await dialog.getByLabel(words('access.reason')).fill('Two tags for one thing');
    await desk.lookAt('tag taken away');
    await dialog.getByRole('button', { name: words('tags.merge_now'), exact: true }).click();
    await page.getByText(words('tags.told_ending')).waitFor();
    await row.waitFor({ state: 'detached' });
    const { rows } = await database.query(
      `SELECT tag FROM tagged_members JOIN credentials USING (member_id) WHERE username = 'neema'`,
    );
    assert.deepEqual(rows, [{ tag: 'watch' }]);
    await desk.end();
  });
}

test('who may not read members finds none, and is offered no list of them', async () => {
  await database.query(
    `INSERT INTO staff_roles (code, name_en, name_sw, permissions)
     VALUES ('till', 'Till', 'Dawati', '{deposits.read}')`,
  );
  await database.query(`UPDATE staff_members SET role = 'till' WHERE username = 'rehema'`);
  const desk = await openDesk('en', demoStaff('rehema'));
  const { page, words, dialog } = desk;
  const sections = page.getByRole('navigation', { name: words('layout.sections') });
  await sections.getByRole('link').first().waitFor();
  assert.equal(await sections.getByRole('link', { name: words('sections.members') }).count(), 0);
  await desk.find('amani');
  await dialog.getByText(words('find.none', { text: 'amani' })).waitFor();
  await desk.end();
});

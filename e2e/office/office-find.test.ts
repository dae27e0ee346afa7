/** Finding members and all about them in the back office: by any trace, on the card, by who may. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { until } from '#e2e/fixtures/browser.ts';
import { addStaffUser, openDesk } from '#e2e/fixtures/desk.ts';
import { type PlantedMember, plantMember } from '#e2e/fixtures/planted.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import type { Language } from '#e2e/fixtures/words.ts';

const { stack, database } = await openStack({ isShared: true });

let traced: PlantedMember;
let friend: PlantedMember;

before(async () => {
  traced = await plantMember(stack);
  friend = await plantMember(stack);
  await leaveTraces();
  await leaveRecords();
});

const receipt = 'SGX7TRACE1';
const mobile = '0712999888';
const device = 'a1b2c3d4e5f6';
/** Of no machine, and of nobody else who is planted. */
const ip = '203.0.113.77';
const roundId = '990001';

/** The two share a browser; the traced one has a number, a deposit and a bet. */
const leaveTraces = async () => {
  const international = `+254${mobile.slice(1)}`;
  await database.query('UPDATE credentials SET mobile_number = $2 WHERE member_id = $1', [
    traced.id,
    international,
  ]);
  await database.query('UPDATE sessions SET ended_at = now() WHERE member_id = ANY($1)', [
    [traced.id, friend.id],
  ]);
  await database.query(
    `INSERT INTO sessions (token_hash, member_id, ip, user_agent, device_hash)
     SELECT sha256(('trace ' || id)::bytea), id, $2,
            'Mozilla/5.0 (Linux; Android 15) Chrome/140', decode(rpad($3, 64, '0'), 'hex')
       FROM unnest($1::bigint[]) AS id`,
    [[traced.id, friend.id], ip, device],
  );
  await database.query(
    `INSERT INTO deposits (public_id, member_id, idempotency_key, method, currency, amount, receipt, payer)
     VALUES (gen_random_uuid(), $1, gen_random_uuid(), 'pesa-pepe', 'KES', 77700, $2, $3)`,
    [traced.id, receipt, international],
  );
  await database.query(
    `INSERT INTO rounds (id, provider_id, member_id, external_id, game_id, currency, stake, payout,
       bet_count, win_count, state, settled_at)
     SELECT $2, p.id, $1, 'trace-round', g.id, 'KES', 2000, 5000, 1, 1, 2, now()
       FROM provider_profiles p JOIN games g ON g.vendor_id = ANY(p.vendor_ids)
      ORDER BY p.id, g.id LIMIT 1`,
    [traced.id, roundId],
  );
};

const inbox = { en: 'A word from the house', sw: 'Neno kutoka kwa nyumba' } as const;

/** The traced one was told something, took a rebate, and has proven who he is. */
const leaveRecords = async () => {
  await database.query(
    `INSERT INTO inbox_messages (member_id, key, title_en, title_sw, html_en, html_sw)
     VALUES ($1, 'trace', $2, $3, '<p>x</p>', '<p>x</p>')`,
    [traced.id, inbox.en, inbox.sw],
  );
  await database.query(
    `WITH made AS (INSERT INTO rebate_claims (member_id, currency, amount)
                   VALUES ($1, 'KES', 4200) RETURNING id, member_id)
     INSERT INTO rebate_days (member_id, day, claim_id, valid_bet, amount)
     SELECT member_id, day, id, 1000, 10 FROM made, unnest('{2026-10-01,2026-10-02}'::date[]) AS day`,
    [traced.id],
  );
  await database.query('INSERT INTO kyc_levels (member_id, level) VALUES ($1, 2)', [traced.id]);
};

/** Opens the search of the whole office and types into it. */
const find = async (desk: Awaited<ReturnType<typeof openDesk>>, text: string): Promise<void> => {
  await desk.page.getByRole('button', { name: desk.words('find.open') }).click();
  await desk.dialog.getByRole('searchbox').fill(text);
};

test('staff find a member by any trace, read the card and end a session', async () => {
  const language = 'sw';
  const desk = await openDesk({ stack, staff: 'zawadi', language });
  const { page, words, dialog } = desk;
  const openTab = (key: string) => page.getByRole('tab', { name: words(key), exact: true }).click();
  // By a receipt, from whatever screen one is on; then by the number, which is never shown.
  await find(desk, receipt.toLowerCase());
  await dialog.getByRole('region', { name: words('find.payments') }).waitFor();
  await dialog.getByText(words('found_ways.receipt'), { exact: true }).waitFor();
  await dialog.getByRole('searchbox').fill(mobile);
  const members = dialog.getByRole('region', { name: words('find.members') });
  await members.getByText(words('found_by.phone'), { exact: true }).waitFor();
  await desk.lookAround('anything');
  assert.ok(!(await dialog.innerText()).includes(mobile.slice(1)));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: words('members.profile') }).waitFor();
  await desk.lookAround('card');

  await openTab('member_bets.tab');
  await page.getByText('trace-round').waitFor();
  await desk.lookAround('bets');
  const bet = page.locator(`[data-row="${roundId}"]`).getByRole('button');
  await bet.click();
  await dialog.getByRole('heading', { name: words('member_bets.replay') }).waitFor();
  await desk.lookAround('bet');
  await page.keyboard.press('Escape');

  await openTab('member_inbox.tab');
  await page.getByText(inbox[language], { exact: true }).waitFor();
  await page.getByText(words('member_inbox.unread'), { exact: true }).waitFor();
  await desk.lookAround('inbox');
  await openTab('member_rebates.tab');
  await page.getByText('2026-10-01 – 2026-10-02', { exact: true }).waitFor();
  await desk.lookAround('rebates');

  await openTab('member_related.tab');
  const shared = page.getByRole('region', { name: `${words('member_related.device')} ${device}` });
  await shared.getByRole('link', { name: friend.username, exact: true }).waitFor();
  await desk.lookAround('related');

  await openTab('member_logins.tab');
  await page.getByText(ip).first().waitFor();
  await desk.lookAround('logins');
  const end = desk.button('member_logins.end');
  await end.first().click();
  await desk.confirm('member_logins.end_now', 'The phone was lost');
  await page.getByText(words('member_logins.ended_now')).waitFor();
  await until('no session of the member is open', async () => (await end.count()) === 0);
  await desk.end();
});

test('the list is narrowed and ordered, and its address keeps it', async () => {
  const desk = await openDesk({ stack, staff: 'zawadi', language: 'en', at: '/members' });
  const { page, words } = desk;
  const search = page.getByRole('searchbox', { name: words('members.search') });
  await search.fill(ip);
  await page.getByText(words('found_by.ip'), { exact: true }).first().waitFor();
  const rows = page.locator('[data-row]');
  await until('both are found', async () => (await rows.count()) === 2);
  await desk.press('member_filters.more');
  await page.getByRole('textbox', { name: words('member_filters.dialingCode') }).fill('+254');
  await until('one is left', async () => (await rows.count()) === 1);
  const level = page.getByLabel(words('member_columns.level')).first();
  await level.selectOption('1');
  await until('nobody has proven a phone alone', async () => (await rows.count()) === 0);
  await level.selectOption('2');
  await until('one has proven who he is', async () => (await rows.count()) === 1);
  await desk.lookAround('filters');
  await page.reload();
  await until('the address kept it', async () => (await rows.count()) === 1);
  await desk.press('member_filters.clear');
  await search.fill('nobody-at-all-here');
  await page.getByText(words('members.empty'), { exact: true }).waitFor();
  await desk.lookAround('nobody');
  await desk.end();
});

test('a tag is made, renamed and merged into another', async () => {
  const desk = await openDesk({ stack, staff: 'zawadi', language: 'sw', at: '/member_tags' });
  const { page, words, dialog } = desk;
  const code = 'pwani_trace';
  const both = async (text: Record<Language, string>) => {
    for (const written of ['en', 'sw'] as const) {
      const language = words(`languages.${written}`);
      const label = words('content.in_language', { field: words('tags.name'), language });
      await dialog.getByLabel(label, { exact: true }).fill(text[written]);
    }
  };
  const row = page.locator(`[data-row="${code}"]`);
  const press = (key: string) =>
    row.getByRole('button', { name: new RegExp(`^${words(key)}: `) }).click();
  await page.getByText('vip', { exact: true }).waitFor();
  const way = page.getByRole('link', { name: words('sections.member_tags') }).first();
  await way.waitFor({ state: 'attached' });
  await desk.lookAround('tags');
  await page.getByRole('button', { name: words('tags.add') }).click();
  await dialog.getByLabel(words('content.code')).fill(code);
  await both({ en: 'Coast', sw: 'Pwani' });
  await dialog.getByRole('radio', { name: words('tag_colours.coral') }).check();
  await desk.lookAround('new tag');
  await desk.press('access.save', dialog);
  await row.waitFor();
  await database.query(
    `INSERT INTO tagged_members (member_id, brand, tag, tagged_by)
     VALUES ($1, 'bahati', $2, 'zawadi')`,
    [friend.id, code],
  );
  await row.getByRole('link', { name: '1', exact: true }).waitFor();
  await press('tags.change');
  await both({ en: 'Shore', sw: 'Ufuko' });
  await desk.press('access.save', dialog);
  await row.getByText('Ufuko', { exact: true }).waitFor();
  await press('tags.end');
  await dialog.getByText(words('tags.worn_by', { count: '1' })).waitFor();
  await dialog.getByLabel(words('tags.into')).selectOption('watch');
  await dialog.getByLabel(words('access.reason')).fill('Two tags for one thing');
  await desk.lookAround('tag taken away');
  await desk.press('tags.merge_now', dialog);
  await page.getByText(words('tags.told_ending')).waitFor();
  await row.waitFor({ state: 'detached' });
  const { rows } = await database.query('SELECT tag FROM tagged_members WHERE member_id = $1', [
    friend.id,
  ]);
  assert.deepEqual(rows, [{ tag: 'watch' }]);
  await desk.end();
});

test('who may not read members finds none, and is offered no list of them', async () => {
  await database.query(
    `INSERT INTO staff_roles (code, name_en, name_sw, permissions)
     VALUES ('till', 'Till', 'Dawati', '{deposits.read}')`,
  );
  await addStaffUser(database, { username: 'tunza', role: 'till' });
  const desk = await openDesk({ stack, staff: 'tunza', language: 'en', isRefused: true });
  const { words, dialog, sections } = desk;
  await sections.getByRole('link').first().waitFor();
  assert.equal(await sections.getByRole('link', { name: words('sections.members') }).count(), 0);
  await find(desk, traced.username);
  await dialog.getByText(words('find.none', { text: traced.username })).waitFor();
  await desk.end();
});

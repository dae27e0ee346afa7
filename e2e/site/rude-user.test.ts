import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import type { Locator, Page, Request } from 'playwright-core';

import {
  desktop,
  sharedBrowser,
  patienceMs,
  phone,
  takePicture,
  until,
} from '#e2e/fixtures/browser.ts';
import { demoPerson } from '#e2e/fixtures/demo-people.ts';
import { goToGame, openGame } from '#e2e/fixtures/game-frame.ts';
import { openMember } from '#e2e/fixtures/member.ts';
import { enterSite, plantSession } from '#e2e/fixtures/planted.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { patternOf, readWords } from '#e2e/fixtures/words.ts';

// The demo's own people take part, with the payout accounts they have.
const [{ stack, database }, browser] = await Promise.all([openStack(), sharedBrowser()]);

let member: Awaited<ReturnType<typeof openMember>>;

const words = readWords('player-site', 'en');
const gameWords = readWords('games-client', 'en');

afterEach(async (t) => {
  await takePicture(member.page, `rude ${t.name}`);
  const { complaints } = member;
  await member.close();
  // A refused or lost request is noted by the browser itself; a broken page is our doing.
  const broken = complaints.filter((complaint) => complaint.startsWith('error'));
  assert.deepEqual(broken, []);
});

/** Each test has a demo member to himself, so that none sees another's money. */
const arriveAs = async (username: string, look = desktop): Promise<Page> => {
  const person = { browser, stack, language: 'en', look: { ...look, theme: 'dark' } } as const;
  member = await openMember(person);
  await enterSite(member.context, await plantSession(stack, username), 'en');
  await member.page.goto(stack.origins.playerSite);
  return member.page;
};

/** What the books hold of a member: how many of each, and the money in minor units. */
const readFacts = async (username: string) => {
  const { rows } = await database.query<Record<string, string>>(
    `SELECT (SELECT count(*) FROM deposits d WHERE d.member_id = c.member_id) AS deposits,
            (SELECT count(*) FROM withdrawals w WHERE w.member_id = c.member_id) AS withdrawals,
            (SELECT count(*) FROM rounds r WHERE r.member_id = c.member_id) AS rounds,
            (SELECT coalesce(sum(stake), 0) FROM rounds r WHERE r.member_id = c.member_id) AS staked,
            (SELECT balance FROM accounts a WHERE a.owner_id = c.member_id AND kind = 'cash') AS cash,
            (SELECT balance FROM accounts a WHERE a.owner_id = c.member_id AND kind = 'held') AS held
       FROM credentials c WHERE username = $1`,
    [username],
  );
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, n]) => [name, Number(n)]));
};

const openDeposit = async (page: Page): Promise<void> => {
  await page
    .getByRole('link', { name: words('hd_deposit'), exact: true })
    .first()
    .click();
  await page.getByRole('radio', { name: /^(Card|Kadi)/ }).check();
  await page.getByRole('textbox', { name: words('deposit_amount') }).waitFor();
};

const openWithdrawal = async (page: Page): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('hd_withdraw') })
    .click();
  await page.getByRole('textbox', { name: words('withdraw_amount') }).waitFor();
};

const openFlagship = async (page: Page) => {
  // Of the heroes only the one in front can be pressed.
  await page
    .getByRole('link', { name: words('game_play') })
    .and(page.locator(':not([inert] *)'))
    .first()
    .click();
  const game = openGame(page, 'en');
  await game.waitUntilOpen();
  return game;
};

test('a double click deposits once, and the way back from the payment page leads on', async () => {
  const page = await arriveAs('otieno');
  const before = await readFacts('otieno');
  await openDeposit(page);
  await page.getByRole('textbox', { name: words('deposit_amount') }).fill('700');
  await page.getByRole('main').locator('button[type=submit]').dblclick();
  await page.waitForURL(`${stack.origins.payments}/**`);
  await page.goBack();
  await page.getByRole('heading', { name: words('deposit_title_pending') }).waitFor();
  assert.equal((await readFacts('otieno'))['deposits'], before['deposits']! + 1);
  await page.getByRole('link', { name: words('deposit_continue') }).click();
  await page.locator('button[value=pay]').dblclick();
  await page.getByRole('heading', { name: words('deposit_title_completed') }).waitFor();
  const after = await readFacts('otieno');
  assert.equal(after['deposits'], before['deposits']! + 1);
  assert.equal(after['cash'], before['cash']! + 66_500, 'less the twentieth of the law');
});

test('a double click withdraws once', async () => {
  const page = await arriveAs('halima');
  const before = await readFacts('halima');
  await openWithdrawal(page);
  await page.getByRole('textbox', { name: words('withdraw_amount') }).fill('300');
  await page.getByRole('button', { name: words('withdraw_next') }).dblclick();
  const dialog = page.getByRole('dialog', { name: words('withdraw_confirm_title') });
  const digits = demoPerson('halima').paymentPassword ?? '';
  await dialog.getByLabel(words('payment_password')).fill(digits);
  const sent: Request[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request));
  await dialog.locator('button[type=submit]').dblclick();
  await page.getByText(words('withdraw_status_requested'), { exact: true }).waitFor();
  // Whatever either click sent has been answered.
  await Promise.all(sent.map((request) => request.response()));
  const after = await readFacts('halima');
  assert.equal(after['withdrawals'], before['withdrawals']! + 1);
  assert.equal(after['cash'], before['cash']! - 30_000);
  assert.equal(after['held'], before['held']! + 30_000);
});

test('a double click on the spin button plays one round', async () => {
  const page = await arriveAs('wanjiku', phone);
  const before = await readFacts('wanjiku');
  const game = await openFlagship(page);
  await game.spinButton.dblclick();
  await game.spinButton.waitFor();
  const after = await readFacts('wanjiku');
  assert.equal(after['rounds'], before['rounds']! + 1);
});

test('a game opened in two tabs plays in one of them, and one press stakes once', async () => {
  const page = await arriveAs('kassim', phone);
  const before = await readFacts('kassim');
  const first = await openFlagship(page);
  const other = await member.openCopy();
  const second = openGame(other, 'en');
  await second.waitUntilOpen();
  await page.bringToFront();
  await first.spinButton.click();
  const ended = first.frame.getByRole('heading', { name: gameWords('ended_session_title') });
  await ended.waitFor();
  await other.bringToFront();
  await second.spin();
  const after = await readFacts('kassim');
  assert.equal(after['rounds'], before['rounds']! + 1);
});

test('a logout in one tab ends the other, which says so', async () => {
  const page = await arriveAs('zuri');
  const other = await member.openCopy();
  await other.getByRole('group', { name: words('balance'), exact: true }).waitFor();
  await page
    .getByRole('banner')
    .getByRole('button', { name: words('account_menu') })
    .click();
  await page.getByRole('button', { name: words('hd_sign_out') }).click();
  await page.getByRole('button', { name: words('in_increase_submit') }).click();
  await page
    .getByRole('link', { name: words('hd_log_in'), exact: true })
    .first()
    .waitFor();
  await other.getByRole('dialog', { name: words('login_title') }).waitFor();
  await other.getByText(words('login_expired')).waitFor();
});

test('a session that ended at the server leads through the login back to where one was', async () => {
  const page = await arriveAs('lemayian');
  await openWithdrawal(page);
  await database.query(
    `UPDATE sessions SET ended_at = now() FROM credentials c
      WHERE c.member_id = sessions.member_id AND c.username = 'lemayian' AND ended_at IS NULL`,
  );
  // The page may hear of it by itself first: then there is nothing left to press.
  await page
    .getByRole('button', { name: words('balance_refresh') })
    .evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
  await page.getByRole('dialog', { name: words('login_title') }).waitFor();
  await page.getByText(words('login_expired')).waitFor();
  await member.logInAs(demoPerson('lemayian'));
  await page.getByRole('heading', { name: words('withdraw_heading'), exact: true }).waitFor();
  await page.getByRole('textbox', { name: words('withdraw_amount') }).waitFor();
});

test('without a connection the site says so, sends nothing, and recovers by itself', async () => {
  const page = await arriveAs('neema');
  await openDeposit(page);
  await page.context().setOffline(true);
  await page.getByText(words('offline_notice')).waitFor();
  const submit = page.getByRole('main').locator('button[type=submit]');
  assert.equal(await submit.isDisabled(), true);
  await page.context().setOffline(false);
  await page.getByText(words('offline_notice')).waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: words('deposit_amount') }).fill('100');
  await submit.click();
  await page.waitForURL(`${stack.origins.payments}/**`);
});

test('a round asked for as the line broke is played once, and told when it is back', async () => {
  const page = await arriveAs('chebet', phone);
  const before = await readFacts('chebet');
  const game = await openFlagship(page);
  await page.context().setOffline(true);
  await game.spinButton.click();
  await game.frame.getByText(gameWords('waiting_connection')).waitFor();
  await page.context().setOffline(false);
  await game.spinButton.waitFor({ timeout: patienceMs });
  const told = await game.readResult();
  assert.match(told, patternOf(gameWords('live_balance')));
  const after = await readFacts('chebet');
  assert.equal(after['rounds'], before['rounds']! + 1);
});

const wrongAmounts = [
  ['5,5', 'error_amount_unclear_comma'],
  ['-700', 'error_amount_negative'],
  ['700.005', 'error_amount_too_many_decimals'],
  ['seven', 'error_amount_not_a_number'],
] as const;

test('what is typed wrongly is answered in words, beside the field', async () => {
  const page = await arriveAs('amani');
  const before = await readFacts('amani');
  const main = page.getByRole('main');
  const says = (text: string) => page.getByText(patternOf(text)).first().waitFor();

  await openDeposit(page);
  const amount = main.getByRole('textbox', { name: words('deposit_amount') });
  const submit = main.locator('button[type=submit]');
  await submit.click();
  await says(words('error_amount_empty'));
  await amount.fill('1');
  await submit.click();
  await says(words('error_amount_below'));
  await amount.fill('999999999');
  await submit.click();
  await says(words('error_amount_above'));
  for (const [typed, key] of wrongAmounts) {
    await amount.fill(typed);
    await submit.click();
    await says(words(key));
    assert.equal(await amount.inputValue(), typed, 'what was typed stays as typed');
  }
  await takePicture(page, 'deposit-refused');

  await openWithdrawal(page);
  await main.getByRole('textbox', { name: words('withdraw_amount') }).fill('249999');
  await main.getByRole('button', { name: words('withdraw_next') }).click();
  await says(words('error_amount_beyond'));
  const wished = main.getByRole('textbox', { name: words('withdraw_amount') });
  for (const [typed, key] of wrongAmounts) {
    await wished.fill(typed);
    await main.getByRole('button', { name: words('withdraw_next') }).click();
    await says(words(key));
    assert.equal(await wished.inputValue(), typed, 'what was typed stays as typed');
  }
  await main.getByText(words('payout_another')).click();
  await main.getByRole('textbox', { name: words('payee_phone') }).fill('12');
  await main.getByRole('button', { name: words('payout_save') }).click();
  await says(words('error_phone'));
  // The account he has; the payment method bears the same name.
  await main.locator('.method-kind').getByText('M-Pesa').click();
  await main.getByRole('textbox', { name: words('withdraw_amount') }).fill('100');
  await main.getByRole('button', { name: words('withdraw_next') }).click();
  const dialog = page.getByRole('dialog', { name: words('withdraw_confirm_title') });
  await dialog.getByLabel(words('payment_password')).fill('111222');
  await dialog.locator('button[type=submit]').click();
  await says(words('refusal_payment_password_wrong'));
  assert.deepEqual(await readFacts('amani'), before);
});

/** What stands in a stake's field when the bet is pressed, and what its error begins with. */
const wrongStakes = [
  ['1', 'figure_below'],
  ['', 'figure_empty'],
  ['5,5', 'figure_unclear_comma'],
  ['99999', 'figure_above'],
  ['-20', 'figure_negative'],
  ['20.005', 'figure_too_many_decimals'],
  ['ten', 'figure_not_a_number'],
] as const;

/** Types each, presses at once, and reads beside the field why there is no bet. */
const pressWithWrongStakes = async (field: Locator, button: Locator): Promise<void> => {
  for (const [typed, key] of wrongStakes) {
    await field.fill(typed);
    await button.tap();
    const told = `#${await field.getAttribute('aria-describedby')}`;
    const fault = field.page().frameLocator('iframe').locator(told.replaceAll(':', '\\:'));
    assert.match(await fault.innerText(), patternOf(gameWords(key)), typed);
    assert.equal(await field.inputValue(), typed, 'what was typed stays as typed');
    assert.equal(await field.getAttribute('aria-invalid'), 'true');
  }
};

test('a stake is what was typed: what cannot be one is told at its field, and nothing is bet', async () => {
  const page = await arriveAs('amani', phone);
  const before = await readFacts('amani');
  const frame = page.frameLocator('iframe');
  const { rows } = await database.query<{ code: string; id: string }>(
    `SELECT game_code AS code, game_id AS id FROM games
      WHERE game_code IN ('dice', 'crash') AND NOT is_under_maintenance`,
  );
  const idOf = (code: string) => rows.find((row) => row.code === code)?.id ?? '';

  await goToGame(page, idOf('dice'));
  const stake = frame.locator('.bet-stake-input');
  await pressWithWrongStakes(stake, frame.locator('.bet-play'));
  await takePicture(page, 'stake-refused-dice');
  const multiple = frame.locator('.figure-field input').first();
  await stake.fill('20');
  await multiple.fill('2,5');
  await frame.locator('.bet-play').tap();
  await frame.getByText(gameWords('figure_unclear_comma')).waitFor();
  assert.deepEqual(await readFacts('amani'), before);

  await goToGame(page, idOf('crash'));
  const slot = frame.locator('.crash-slot').first();
  const [amount, target] = [slot.locator('input').nth(0), slot.locator('input').nth(1)];
  await pressWithWrongStakes(amount, slot.locator('.crash-button'));
  await amount.fill('20');
  for (const [typed, key] of [
    ['1', 'figure_below'],
    ['2,5', 'figure_unclear_comma'],
  ] as const) {
    await target.fill(typed);
    await slot.locator('.crash-button').tap();
    await slot.getByText(patternOf(gameWords(key))).waitFor();
  }
  await takePicture(page, 'stake-refused-crash');
  assert.deepEqual(await readFacts('amani'), before);

  await goToGame(page, idOf('dice'));
  await stake.fill('1,000');
  await frame.locator('.bet-play').tap();
  await until('the bet of just that stake is played', async () => {
    const { rounds, staked } = await readFacts('amani');
    return rounds === before['rounds']! + 1 && staked === before['staked']! + 100_000;
  });
});

test('a wrong password and a taken name are refused in words that give nothing away', async () => {
  member = await openMember({
    browser,
    stack,
    language: 'en',
    look: { ...desktop, theme: 'light' },
  });
  const { page } = member;
  await page.goto(stack.origins.playerSite);
  await page
    .getByRole('link', { name: words('hd_log_in'), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const refused = dialog.getByText(words('refusal_login_failed'));
  for (const username of ['baraka7', 'nobody77']) {
    await dialog.locator('input[name=username]').fill(username);
    await dialog.locator('input[name=password]').fill('Wrong-Password-1');
    await dialog.locator('button[type=submit]').click();
    await refused.waitFor();
  }
  await dialog.getByRole('link', { name: words('login_to_register') }).click();
  await dialog.locator('input[name=username]').fill('amani');
  await dialog.locator('input[name=password]').fill('Ndizi-Tatu-2040');
  await dialog.locator('input[name=confirmPassword]').fill('Ndizi-Tatu-2041');
  await dialog.locator('input[name=birthday]').fill('2015-01-01');
  await dialog.locator('input[name=terms]').check();
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText(patternOf(words('error_under_age'))).waitFor();
  await dialog.locator('input[name=birthday]').fill('1990-01-01');
  await dialog.locator('input[name=confirmPassword]').fill('Ndizi-Tatu-2040');
  await dialog.locator('button[type=submit]').click();
  await dialog.getByText(words('refusal_username_taken')).waitFor();
});

test('the books are whole after all of it', async () => {
  await stack.verify();
});

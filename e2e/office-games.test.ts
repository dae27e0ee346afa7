/** Games in the back office: stuck rounds, games and their files, and the keys of providers. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Pool } from 'pg';
import type { Browser } from 'playwright-core';

import { signedHeaders } from '@bahati/server-kit/signature.ts';
import {
  addMembers,
  addProvider,
  testProvider,
  type TestMember,
} from '@bahati/testing/factories.ts';
import {
  desktop,
  findObstacles,
  openBrowser,
  openVisitor,
  phone,
  takePicture,
  until,
} from './browser.ts';
import { demoPerson, demoStaff, type DemoPerson, nextCodeOf } from './demo-people.ts';
import { openByName, openGame, untilGamesAreTold } from './game-frame.ts';
import { openMember } from './member-journey.ts';
import { type Stack, startStack } from './stack.ts';
import { type Language, readWords } from './words.ts';

let stack: Stack;
let browser: Browser;
let database: Pool;
let players: TestMember[];

before(async () => {
  [stack, browser] = await Promise.all([
    startStack({ parts: ['platform', 'games-server'] }),
    openBrowser(),
  ]);
  database = new Pool({ connectionString: stack.databaseUrl, max: 2 });
  await addProvider(database);
  players = await addMembers(database, { count: 2, balance: 100_000n });
  await untilGamesAreTold(database);
});

after(async () => {
  await browser?.close();
  await database?.end();
  await stack?.stop();
});

const looks = {
  en: { ...desktop, theme: 'dark' },
  sw: { ...phone, theme: 'light' },
} as const;

/** Somebody of the staff, logged in. */
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
  return {
    ...visitor,
    page,
    words,
    findings,
    dialog: page.getByRole('dialog'),
    go: (path: string) => page.goto(`${origin}${path}`),
    press: (key: string) =>
      page
        .getByRole('button', { name: words(key), exact: true })
        .first()
        .click(),
    async lookAt(where: string): Promise<void> {
      await takePicture(page, `${language}-${look.size.width}-games-${where}`);
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

/** An operation of the test provider, sent as its server would. */
const operate = async (
  kind: 'bet' | 'betwin',
  player: TestMember | undefined,
  roundId: string,
  more: object,
  key: string = testProvider.key,
): Promise<void> => {
  const body = JSON.stringify({
    memberId: player?.id.toString(),
    sessionToken: player?.sessionToken,
    transactionId: `${roundId}-bet`,
    roundId,
    gameCode: testProvider.gameCode,
    currency: 'KES',
    ...more,
  });
  await until('the provider is known', async () => {
    const headers = {
      'content-type': 'application/json',
      ...signedHeaders(testProvider.code, key, body, Date.now()),
    };
    const url = `${stack.origins.playerSite}/provider/v1/${kind}`;
    return (await fetch(url, { method: 'POST', headers, body })).ok;
  });
};

const stake = (player: TestMember | undefined, roundId: string, key?: string) =>
  operate('bet', player, roundId, { amount: '150.00' }, key);

const cashOf = async (player: TestMember | undefined): Promise<bigint | undefined> => {
  const { rows } = await database.query<{ balance: bigint }>(
    `SELECT balance FROM accounts WHERE owner_id = $1 AND kind = 'cash'`,
    [player?.id],
  );
  return BigInt(rows[0]?.balance ?? -1);
};

test('a stuck round is voided by two on the desk, and its member has the stake back', async () => {
  const [player] = players;
  await stake(player, 'lost-at-sea');
  await database.query(`UPDATE rounds SET opened_at = now() - interval '30 hours'`);
  assert.equal(await cashOf(player), 85_000n);
  const asker = await openDesk('en', demoStaff('zawadi'));
  const { page, words, dialog } = asker;
  await page.getByRole('link', { name: words('sections.rounds') }).click();
  await page.getByRole('radio', { name: words('rounds.stuck') }).check();
  await page.getByRole('link', { name: 'lost-at-sea' }).click();
  await page.getByRole('heading', { name: words('rounds.movements') }).waitFor();
  await asker.press('rounds.ask');
  await page.getByText(words('rounds.no_answer')).waitFor();
  await asker.lookAt('round');
  await asker.press('rounds.void');
  await dialog.getByLabel(words('access.reason')).fill('Its provider lost the round');
  await asker.lookAt('void');
  await dialog.getByRole('button', { name: words('rounds.void_now') }).click();
  await page.getByText(/^zawadi asked to void it/).waitFor();
  // Who asked has no way to approve it: only to take it back.
  await asker.go('/approvals');
  await page.getByText('Its provider lost the round').first().waitFor();
  assert.equal(
    await page.getByRole('button', { name: words('withdrawals.approve'), exact: true }).count(),
    0,
  );
  await asker.lookAt('approvals of who asked');

  const decider = await openDesk('en', demoStaff('rehema'));
  await decider.go('/approvals');
  await decider.press('withdrawals.approve');
  await decider.dialog.getByRole('button', { name: words('approvals.approve_now') }).click();
  await decider.page.getByText(words('approvals.told_applied')).waitFor();
  assert.equal(await cashOf(player), 100_000n);
  await decider.go('/rounds?state=stuck');
  await decider.page.getByText(words('rounds.none_stuck')).waitFor();
  await decider.lookAt('no stuck round');
  await asker.end();
  await decider.end();
  await stack.verify();
});

test('on a phone an auditor reads a round and has no way to void it', async () => {
  await stake(players[1], 'still-turning');
  const { page, words, go, lookAt, end } = await openDesk('sw', demoStaff('baraka'));
  await go('/rounds');
  await page.getByRole('link', { name: 'still-turning' }).waitFor();
  await lookAt('rounds');
  await page.getByRole('link', { name: 'still-turning' }).click();
  await page.getByRole('heading', { name: words('rounds.movements') }).waitFor();
  await lookAt('round');
  assert.equal(await page.getByRole('button', { name: words('rounds.void') }).count(), 0);
  await go('/games?part=games');
  await page
    .getByText('TESTER-test-slot')
    .or(page.getByText(words('games.on')).first())
    .first()
    .waitFor();
  await lookAt('games');
  await go('/providers');
  await page.getByText(testProvider.code, { exact: true }).first().waitFor();
  await lookAt('providers');
  await end();
});

test('what jackpot pools hold and who won out of them stands beside the returns', async () => {
  const [, player] = players;
  const spin = { stake: '20.00', payout: '0' };
  const setAside = (level: string, amount: string) => ({
    jackpotContributions: [{ level, amount }],
  });
  await operate('betwin', player, 'fills-grand', { ...spin, ...setAside('grand', '7.25') });
  await operate('betwin', player, 'fills-mini', { ...spin, ...setAside('mini', '3.50') });
  const jackpotWin = { level: 'mini', amount: '503.50', seed: '500.00' };
  await operate('betwin', player, 'wins-mini', { ...spin, payout: '503.50', jackpotWin });
  for (const [language, person] of [
    ['en', 'zawadi'],
    ['sw', 'baraka'],
  ] as const) {
    const { page, words, go, lookAt, end } = await openDesk(language, demoStaff(person));
    await go('/games');
    await page.getByRole('tab', { name: words('jackpots.title') }).click();
    await page.getByText(words('jackpots.hint')).waitFor();
    const shown = (text: string) => page.getByText(text, { exact: false }).first().waitFor();
    await shown('7.25');
    await shown('503.50');
    await shown(words('jackpot_levels.grand'));
    await page
      .getByText(/^te?\*+$/)
      .first()
      .waitFor();
    await lookAt('jackpots');
    await end();
  }
  await stack.verify();
});

test('who has no right to games finds no way to them', async () => {
  await database.query(
    `INSERT INTO staff_members (username, password_hash, totp_secret, role)
     SELECT 'halima', password_hash, totp_secret, 'support' FROM staff_members
      WHERE username = 'zawadi'`,
  );
  const { page, words, go, end } = await openDesk('en', {
    ...demoStaff('zawadi'),
    username: 'halima',
  });
  await page.getByRole('link', { name: words('sections.members') }).waitFor();
  assert.equal(await page.getByRole('link', { name: words('sections.rounds') }).count(), 0);
  await go('/rounds');
  await page.getByText(words('ra.page.access_denied')).first().waitFor();
  await end();
});

test('games are narrowed, marked together, and changed by a file that is looked at first', async () => {
  const { page, words, dialog, press, lookAt, go, end } = await openDesk('en', demoStaff('zawadi'));
  await go('/games?part=games&search=Test+slot');
  await page.getByRole('button', { name: words('games.set'), exact: true }).click();
  await dialog.getByLabel(words('games.maximum')).fill('200');
  await dialog.getByLabel(words('access.reason')).fill('Its payouts are being looked at');
  await lookAt('game');
  await dialog.getByRole('button', { name: words('access.save') }).click();
  await page.getByText(words('games.own_stakes')).waitFor();
  await page.getByRole('checkbox', { name: words('games.choose', { name: 'Test slot' }) }).check();
  await press('bulk_acts.recommend');
  await dialog.getByLabel(words('access.reason')).fill('The game of the month');
  await dialog.getByRole('button', { name: words('bulk_acts.recommend') }).click();
  await page.getByText(words('games.recommended'), { exact: true }).waitFor();
  await lookAt('games');

  const bring = async (text: string) => {
    await page.locator('input[type=file]').setInputFiles({
      name: 'games.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
  };
  await press('game_files.bring');
  await bring('gameId,nameEn,isHot\nTESTER-test-slot,Night Quay,perhaps\nNOBODY-x,X,yes');
  await dialog.getByText(words('game_files.has_errors')).waitFor();
  await lookAt('file with errors');
  await bring('gameId,nameEn,isHot\nTESTER-test-slot,Night Quay,yes');
  await dialog.getByText('Test slot → Night Quay').waitFor();
  await dialog.getByLabel(words('access.reason')).fill('The season’s names');
  await lookAt('file');
  await dialog
    .getByRole('button', { name: words('game_files.apply', { smart_count: '1' }) })
    .click();
  await page.getByText(words('game_files.told', { added: '0', changed: '1' })).waitFor();
  await go('/games?part=games&search=Night+Quay');
  await page.getByText(words('games.hot'), { exact: true }).waitFor();
  await end();
});

test('a provider is given another key: one makes it, a colleague lets it hold', async () => {
  const asker = await openDesk('en', demoStaff('zawadi'));
  const { page, words, dialog } = asker;
  await page.getByRole('link', { name: words('sections.providers') }).click();
  const row = page.getByRole('row').filter({ hasText: testProvider.code });
  await row.getByRole('button', { name: words('game_providers.new_key') }).click();
  await dialog.getByLabel(words('access.reason')).fill('The yearly change of keys');
  await asker.lookAt('new key');
  await dialog.getByRole('button', { name: words('game_providers.make_key') }).click();
  const key = await dialog.locator('code').innerText();
  await asker.lookAt('made key');
  await dialog.getByRole('button', { name: words('game_providers.handed_over') }).click();
  await row.getByText(words('game_providers.key_asked', { name: 'zawadi' })).waitFor();
  await asker.lookAt('providers');

  const decider = await openDesk('en', demoStaff('rehema'));
  await decider.go('/approvals');
  await decider.press('withdrawals.approve');
  await decider.dialog.getByRole('button', { name: words('approvals.approve_now') }).click();
  await decider.page.getByText(words('approvals.told_applied')).waitFor();
  for (const good of [key, testProvider.key]) await stake(players[1], `with-${good.length}`, good);
  await decider.go('/providers');
  await decider.press('game_providers.end_key');
  await decider.dialog.getByLabel(words('access.reason')).fill('The provider has changed over');
  await decider.dialog.getByRole('button', { name: words('game_providers.end_key') }).click();
  await decider.page.getByText(words('content.told_saved')).waitFor();
  await stake(players[1], 'after-the-change', key);
  await asker.end();
  await decider.end();
});

type Listed = { gameId: string; en: string; sw: string };

const findListed = async (code: string): Promise<Listed> => {
  const { rows } = await database.query<Listed>(
    'SELECT game_id AS "gameId", name_en AS en, name_sw AS sw FROM games WHERE game_code = $1',
    [code],
  );
  assert.ok(rows[0], `the catalogue offers ${code}`);
  return rows[0];
};

type Desk = Awaited<ReturnType<typeof openDesk>>;

const narrow = async (desk: Desk, name: string, minimum: string, maximum: string) => {
  const { page, words, dialog } = desk;
  await desk.go(`/games?part=games&search=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name }).first();
  await row.getByRole('button', { name: words('games.set'), exact: true }).click();
  await dialog.getByLabel(words('games.minimum')).fill(minimum);
  await dialog.getByLabel(words('games.maximum')).fill(maximum);
  await dialog.getByLabel(words('access.reason')).fill('While its payouts are looked at');
  await dialog.getByRole('button', { name: words('access.save') }).click();
  await dialog.waitFor({ state: 'detached' });
};

test('a frame offers the stakes the desk has narrowed, and tells of those narrowed amid play', async () => {
  const [slot, dice] = await Promise.all([findListed('taa-za-pwani'), findListed('dice')]);
  const desk = await openDesk('en', demoStaff('zawadi'));
  await narrow(desk, slot.en, '50', '200');
  await narrow(desk, dice.en, '30', '90');
  const member = await openMember({
    browser,
    stack,
    language: 'sw',
    look: { ...phone, theme: 'dark' },
  });
  const { page } = member;
  const words = readWords('games-client', 'sw');
  await member.arrive();
  await member.logInAs(demoPerson('amani'));
  await page.goto(`${stack.origins.playerSite}/rng`);
  await openByName(page, { gameId: slot.gameId, name: slot.sw });
  const game = openGame(page, 'sw');
  await game.waitUntilOpen();
  const { frame } = game;
  const dialog = frame.getByRole('dialog');
  const stakeShown = frame.locator('.stake-value');
  await stakeShown.click();
  assert.deepEqual(await dialog.locator('.chip').allInnerTexts(), ['KSh 50', 'KSh 100', 'KSh 200']);
  await takePicture(page, 'sw-360-frame-narrowed');
  await dialog.locator('.chip').first().click();

  await narrow(desk, slot.en, '100', '500');
  await until('the wallet says no to the stake', async () => {
    if (await dialog.isVisible()) return true;
    await game.spin();
    return dialog.isVisible();
  });
  const bounds = { minimum: 'KSh 100', maximum: 'KSh 500' };
  await dialog.getByText(words('stake_between_text', bounds)).waitFor();
  await takePicture(page, 'sw-360-frame-refused');
  await dialog.getByRole('button', { name: words('understood') }).click();
  await frame.getByText('KSh 100', { exact: true }).waitFor();
  await game.spin();
  assert.equal(await dialog.count(), 0);

  await page.goto(`${stack.origins.playerSite}/bgs`);
  await openByName(page, { gameId: dice.gameId, name: dice.sw });
  const input = frame.locator('.bet-stake-input');
  await input.fill('500');
  await input.press('Enter');
  const fault = { minimum: 'KSh 30', maximum: 'KSh 90', step: 'KSh 1' };
  await frame.getByText(words('bet_amount_fault', fault)).waitFor();
  assert.equal(await input.inputValue(), '90');
  await takePicture(page, 'sw-360-frame-bet-narrowed');
  await member.close();
  await desk.end();
  await stack.verify();
});

test('a round that has paid is voided by two, and its member reads of it in the inbox', async () => {
  const member = await openMember({
    browser,
    stack,
    language: 'sw',
    look: { ...phone, theme: 'light' },
  });
  const { page } = member;
  const slot = await findListed('taa-za-pwani');
  await member.arrive();
  await member.logInAs(demoPerson('neema'));
  await page.goto(`${stack.origins.playerSite}/rng`);
  await openByName(page, { gameId: slot.gameId, name: slot.sw });
  const game = openGame(page, 'sw');
  await game.waitUntilOpen();
  const won = async () => {
    const { rows } = await database.query<{ id: string; name: string; payout: string }>(
      `SELECT rounds.id::text AS id, external_id AS name, rounds.payout::text AS payout
         FROM rounds JOIN credentials USING (member_id)
        WHERE username = 'neema' AND game_id = (SELECT id FROM games WHERE game_id = $1)
          AND state = 2 AND payout > 0 ORDER BY rounds.id DESC LIMIT 1`,
      [slot.gameId],
    );
    return rows[0];
  };
  for (let spins = 0; spins < 60 && !(await won()); spins += 1) await game.spin();
  const round = await won();
  assert.ok(round, 'a round was won');

  const asker = await openDesk('en', demoStaff('zawadi'));
  const { words } = asker;
  await asker.go(`/rounds?id=${round.id}`);
  await asker.page.getByText(words('rounds.has_paid')).waitFor();
  await asker.lookAt('paid round');
  await asker.press('rounds.void');
  await asker.dialog.getByLabel(words('access.reason')).fill('Its reels were drawn wrongly');
  await asker.lookAt('void of a paid round');
  await asker.dialog.getByRole('button', { name: words('rounds.void_now') }).click();
  await asker.page.getByText(/^zawadi asked to void it/).waitFor();
  const decider = await openDesk('sw', demoStaff('rehema'));
  await decider.go('/approvals');
  await decider.page.getByText('Its reels were drawn wrongly').first().waitFor();
  await decider.lookAt('approval of a void');
  await decider.press('withdrawals.approve');
  await decider.dialog
    .getByRole('button', { name: decider.words('approvals.approve_now') })
    .click();
  await decider.page.getByText(decider.words('approvals.told_applied')).waitFor();
  await until('the games server has voided its round', async () => {
    const { rows } = await database.query('SELECT state FROM games.rounds WHERE external_id = $1', [
      round.name,
    ]);
    return rows[0]?.state === 'voided';
  });
  await asker.go(`/rounds?id=${round.id}`);
  await asker.page.getByText(words('transfer_codes.payout_taken_back')).waitFor();
  await asker.lookAt('voided round');

  await page.goto(`${stack.origins.playerSite}/member/messageV2`);
  await page.getByText(`Raundi ya ${slot.sw} imebatilishwa`).first().click();
  await page
    .getByText(/umechukuliwa tena/)
    .first()
    .waitFor();
  await takePicture(page, 'sw-360-void-inbox');
  await page.getByRole('link', { name: 'Tazama raundi' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await takePicture(page, 'sw-360-void-record');
  await member.close();
  await asker.end();
  await decider.end();
  await stack.verify();
});

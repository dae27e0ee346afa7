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
import { demoStaff, type DemoPerson, nextCodeOf } from './demo-people.ts';
import { type Stack, startStack } from './stack.ts';
import { type Language, readWords } from './words.ts';

let stack: Stack;
let browser: Browser;
let database: Pool;
let players: TestMember[];

before(async () => {
  [stack, browser] = await Promise.all([startStack({ parts: ['platform'] }), openBrowser()]);
  database = new Pool({ connectionString: stack.databaseUrl, max: 2 });
  await addProvider(database);
  players = await addMembers(database, { count: 2, balance: 100_000n });
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

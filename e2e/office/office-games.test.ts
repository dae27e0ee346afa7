/** Games in the back office: stuck rounds, games and their files, and the keys of providers. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import {
  addMembers,
  addProvider,
  testProvider,
  type TestMember,
} from '@bahati/testing/factories.ts';
import { ask, postSigned } from '#e2e/fixtures/calls.ts';
import { takePicture, until } from '#e2e/fixtures/browser.ts';
import { openByName, openGame, untilGamesAreTold } from '#e2e/fixtures/game-frame.ts';
import { addStaffUser, type Desk, openDesk, openReader } from '#e2e/fixtures/desk.ts';
import { type PlantedMember, plantMember } from '#e2e/fixtures/planted.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { readWords } from '#e2e/fixtures/words.ts';

const { stack, database } = await openStack({
  isShared: true,
  // The games of others are offered as they were, to whoever plays them next.
  leave: (books) =>
    books.query(
      `UPDATE games SET minimum_stake = offered_minimum_stake, maximum_stake = offered_maximum_stake
        WHERE vendor_id <> $1 AND (minimum_stake, maximum_stake)
              IS DISTINCT FROM (offered_minimum_stake, offered_maximum_stake)`,
      [provider.id],
    ),
});

let players: TestMember[];

/** Of this file alone, as are its game and its players. */
const provider = { id: 931, code: 'DESKGAMES' };
const gameId = `${provider.code}-${testProvider.gameCode}`;

before(async () => {
  await addProvider(database, provider);
  await database.query(`UPDATE games SET name_en = 'Desk slot' WHERE game_id = $1`, [gameId]);
  const own = { providerId: provider.id, firstId: 931_001n };
  players = await addMembers(database, { count: 2, balance: 100_000n, ...own });
  await untilGamesAreTold(database);
});

/** An operation of the provider, sent as its server would. */
const operate = async (
  kind: 'bet' | 'betwin',
  player: TestMember | undefined,
  roundId: string,
  more: object,
  key: string = testProvider.key,
): Promise<void> => {
  const body = {
    memberId: player?.playerId,
    sessionToken: player?.sessionToken,
    transactionId: `${roundId}-bet`,
    roundId,
    gameCode: testProvider.gameCode,
    currency: 'KES',
    ...more,
  };
  await until('the provider is known', async () => {
    const url = `${stack.origins.playerSite}/provider/v1/${kind}`;
    return (await postSigned(url, body, { code: provider.code, key })).success;
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

/** The second word to the wish that was asked for with this reason. */
const approve = async (desk: Desk, reason: string): Promise<void> => {
  await desk.press('withdrawals.approve', desk.rowOf(reason));
  await desk.press('approvals.approve_now', desk.dialog);
  await desk.page.getByText(desk.words('approvals.told_applied')).waitFor();
};

test('a stuck round is voided by two on the desk, and its member has the stake back', async () => {
  const [player] = players;
  await stake(player, 'lost-at-sea');
  await stake(player, 'lost-as-well');
  const age = (hours: number, names: readonly string[]) =>
    database.query(
      `UPDATE rounds SET opened_at = now() - make_interval(hours => $1)
        WHERE external_id = ANY($2)`,
      [hours, names],
    );
  await age(30, ['lost-at-sea', 'lost-as-well']);
  assert.equal(await cashOf(player), 70_000n);
  const asker = await openDesk({ stack, staff: 'zawadi', language: 'en' });
  const { page, words } = asker;
  await page.getByRole('link', { name: words('sections.rounds') }).click();
  await page.getByRole('radio', { name: words('rounds.stuck') }).check();
  await page.getByRole('link', { name: 'lost-as-well' }).waitFor();
  await page.getByRole('link', { name: 'lost-at-sea' }).click();
  await page.getByRole('heading', { name: words('rounds.movements') }).waitFor();
  await asker.press('rounds.ask');
  await page.getByText(words('rounds.provider_away')).waitFor();
  await asker.lookAt('round');
  await asker.press('rounds.void');
  await asker.lookAt('void');
  const reason = 'Its provider lost the round';
  await asker.confirm('rounds.void_now', reason);
  await page.getByText(/^zawadi asked to void it/).waitFor();
  // Who asked has no way to approve it: only to take it back.
  await asker.go('/approvals');
  await asker.rowOf(reason).waitFor();
  const own = asker.button('withdrawals.approve', asker.rowOf(reason));
  assert.equal(await own.count(), 0);
  await asker.lookAt('approvals of who asked');
  await asker.end();

  const decider = await openDesk({ stack, staff: 'rehema', language: 'en', at: '/approvals' });
  await approve(decider, reason);
  assert.equal(await cashOf(player), 85_000n);
  await decider.go('/rounds?state=stuck');
  await decider.page.getByRole('link', { name: 'lost-as-well' }).waitFor();
  assert.equal(await decider.page.getByRole('link', { name: 'lost-at-sea' }).count(), 0);
  await age(0, ['lost-as-well']);
  await decider.load(`/rounds?state=stuck&search=${provider.code}`);
  await decider.page.getByText(words('rounds.none_stuck')).waitFor();
  await decider.lookAt('no stuck round');
  await decider.end();
});

test('on a phone an auditor reads a round and has no way to void it', async () => {
  await stake(players[1], 'still-turning');
  const at = '/rounds?search=still-turning';
  const desk = await openDesk({ stack, staff: 'baraka', language: 'sw', at });
  const { page, words, go, lookAt } = desk;
  await page.getByRole('link', { name: 'still-turning' }).waitFor();
  await lookAt('rounds');
  await page.getByRole('link', { name: 'still-turning' }).click();
  await page.getByRole('heading', { name: words('rounds.movements') }).waitFor();
  await lookAt('round');
  assert.equal(await page.getByRole('button', { name: words('rounds.void') }).count(), 0);
  await go('/games?part=games');
  await page.getByText(words('games.on')).first().waitFor();
  await lookAt('games');
  await go('/providers');
  await page.getByText(provider.code, { exact: true }).first().waitFor();
  await lookAt('providers');
  await desk.end();
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
  const desk = await openDesk({ stack, staff: 'baraka', language: 'sw', at: '/games' });
  const { page, words, rowOf } = desk;
  await page.getByRole('tab', { name: words('jackpots.title') }).click();
  await page.getByText(words('jackpots.hint')).waitFor();
  const pool = rowOf(provider.code).filter({ hasText: words('jackpot_levels.grand') });
  await pool.getByText('7.25').first().waitFor();
  const won = rowOf('503.50').filter({ hasText: /\bte?\*+/ });
  await won.waitFor();
  await desk.lookAround('jackpots');
  await desk.end();
});

test('who has no right to games finds no way to them', async () => {
  await addStaffUser(database, { username: 'msaidizi-games', role: 'support' });
  const staff = 'msaidizi-games';
  const desk = await openDesk({ stack, staff, language: 'en', isRefused: true });
  const { page, words, go, end } = desk;
  await page.getByRole('link', { name: words('sections.members') }).waitFor();
  assert.equal(await page.getByRole('link', { name: words('sections.rounds') }).count(), 0);
  await go('/rounds');
  await page.getByText(words('ra.page.access_denied')).first().waitFor();
  await end();
});

test('games are narrowed, marked together, and changed by a file that is looked at first', async () => {
  const at = '/games?part=games&search=Desk+slot';
  const desk = await openDesk({ stack, staff: 'zawadi', language: 'en', at });
  const { page, words, dialog, press, lookAt, go, end } = desk;
  await press('games.set');
  await dialog.getByLabel(words('games.maximum')).fill('200');
  await lookAt('game');
  await desk.confirm('access.save', 'Its payouts are being looked at');
  await page.getByText(words('games.own_stakes')).waitFor();
  await page.getByRole('checkbox', { name: words('games.choose', { name: 'Desk slot' }) }).check();
  await press('bulk_acts.recommend');
  await desk.confirm('bulk_acts.recommend', 'The game of the month');
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
  await bring(`gameId,nameEn,isHot\n${gameId},Night Quay,perhaps\nNOBODY-x,X,yes`);
  await dialog.getByText(words('game_files.has_errors')).waitFor();
  await lookAt('file with errors');
  await bring(`gameId,nameEn,isHot\n${gameId},Night Quay,yes`);
  await dialog.getByText('Desk slot → Night Quay').waitFor();
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

test('a provider is given another key: one makes it, another staff user lets it hold', async () => {
  const asker = await openDesk({ stack, staff: 'zawadi', language: 'en' });
  const { page, words, dialog } = asker;
  await page.getByRole('link', { name: words('sections.providers') }).click();
  const row = asker.rowOf(provider.code);
  await asker.press('game_providers.new_key', row);
  await asker.lookAt('new key');
  const reason = 'The yearly change of keys';
  await asker.confirm('game_providers.make_key', reason);
  const key = await dialog.locator('code').innerText();
  await asker.lookAt('made key');
  await asker.press('game_providers.handed_over', dialog);
  await row.getByText(words('game_providers.key_asked', { name: 'zawadi' })).waitFor();
  await asker.lookAt('providers');
  await asker.end();

  const decider = await openDesk({ stack, staff: 'rehema', language: 'en', at: '/approvals' });
  await approve(decider, reason);
  for (const good of [key, testProvider.key]) await stake(players[1], `with-${good.length}`, good);
  await decider.go('/providers');
  await decider.press('game_providers.end_key', decider.rowOf(provider.code));
  await decider.confirm('game_providers.end_key', 'The provider has changed over');
  await decider.page.getByText(words('content.told_saved')).waitFor();
  await stake(players[1], 'after-the-change', key);
  await decider.end();
});

test('another provider is asked for by one and let in by another', async () => {
  const asker = await openDesk({ stack, staff: 'zawadi', language: 'sw', at: '/providers' });
  const { words, dialog } = asker;
  await asker.press('game_providers.add');
  await dialog.getByLabel(words('game_providers.code'), { exact: true }).fill('NEWGAMES');
  await dialog.getByLabel(words('game_providers.api_url')).fill('http://127.0.0.1:9');
  await asker.lookAt('adding a provider');
  const reason = 'The contract was signed on Monday';
  await asker.confirm('game_providers.add_now', reason);
  const key = await dialog.locator('code').innerText();
  await asker.press('game_providers.handed_over', dialog);
  await asker.end();

  const decider = await openDesk({ stack, staff: 'rehema', language: 'en', at: '/approvals' });
  await approve(decider, reason);
  await decider.go('/providers');
  await decider.rowOf('NEWGAMES').waitFor();
  await decider.end();
  const url = `${stack.origins.playerSite}/provider/v1/balance`;
  const isLetIn = async () => {
    const { status } = await postSigned(url, { memberId: '1' }, { code: 'NEWGAMES', key });
    return status !== 401;
  };
  await until('the new provider is let in', isLetIn);
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

const narrow = async (desk: Desk, name: string, minimum: string, maximum: string) => {
  const { words, dialog } = desk;
  await desk.load(`/games?part=games&search=${encodeURIComponent(name)}`);
  await desk.press('games.set', desk.rowOf(name).first());
  await dialog.getByLabel(words('games.minimum')).fill(minimum);
  await dialog.getByLabel(words('games.maximum')).fill(maximum);
  await desk.confirm('access.save', 'While its payouts are looked at');
  await dialog.waitFor({ state: 'detached' });
};

test('a frame offers the stakes the desk has narrowed, and tells of those narrowed amid play', async () => {
  const [slot, dice] = await Promise.all([findListed('taa-za-pwani'), findListed('dice')]);
  const desk = await openDesk({ stack, staff: 'zawadi', language: 'en' });
  await narrow(desk, slot.en, '50', '200');
  await narrow(desk, dice.en, '30', '90');
  const member = await plantMember(stack, { balance: 10_000_000n });
  const at = '/rng';
  const look = { language: 'sw', theme: 'dark', isRefused: true } as const;
  const reader = await openReader({ stack, member, at, ...look });
  const { page } = reader;
  const words = readWords('games-client', 'sw');
  await openByName(page, { gameId: slot.gameId, name: slot.sw });
  const game = openGame(page, 'sw');
  await game.waitUntilOpen();
  const { frame } = game;
  const dialog = frame.getByRole('dialog');
  const stakeShown = frame.locator('.stake-value');
  await stakeShown.click();
  await dialog.locator('.chip').first().waitFor();
  assert.deepEqual(await dialog.locator('.chip').allInnerTexts(), ['KSh 50', 'KSh 100', 'KSh 200']);
  await takePicture(page, 'sw-360-frame-narrowed');
  await dialog.locator('.chip').first().click();

  await narrow(desk, slot.en, '100', '500');
  await until('the wallet says no to the stake', async () => {
    if (await dialog.isVisible()) return true;
    const answered = page.waitForResponse(/\/frame\/v1\/spin$/);
    await game.pressSpin();
    // Only the answer tells whether a dialog will come, which nothing can be pressed behind.
    const status = (await answered).status();
    if (status >= 400 && status < 500) return true;
    await game.playToEnd();
    return false;
  });
  const bounds = { minimum: 'KSh 100', maximum: 'KSh 500' };
  await dialog.getByText(words('stake_between_text', bounds)).waitFor();
  await takePicture(page, 'sw-360-frame-refused');
  await dialog.getByRole('button', { name: words('understood') }).click();
  await dialog.waitFor({ state: 'detached' });
  await frame.getByText('KSh 100', { exact: true }).waitFor();
  await game.spin();
  assert.equal(await dialog.count(), 0);

  await reader.load('/bgs');
  await openByName(page, { gameId: dice.gameId, name: dice.sw });
  const input = frame.locator('.bet-stake-input');
  await input.fill('500');
  await input.press('Enter');
  await frame.getByText(words('figure_above', { limit: 'KSh 90' })).waitFor();
  assert.equal(await input.inputValue(), '500');
  await takePicture(page, 'sw-360-frame-bet-narrowed');
  await reader.end();
  await desk.end();
});

type Round = { id: string; name: string };

/** Plays as the frame does, without one, until a round has paid. */
const playUntilPaid = async ({ id, token }: PlantedMember, game: Listed): Promise<Round> => {
  const { playerSite, games } = stack.origins;
  const launch = { gameId: game.gameId };
  const { gameUrl = '' } = await ask(`${playerSite}/wps/relay/GCS_gameLaunchFB`, launch, token);
  const launchToken = new URL(gameUrl).searchParams.get('token');
  const { frameToken } = await ask(`${games}/frame/v1/session`, { launchToken });
  return until('a round has paid', async () => {
    await ask(
      `${games}/frame/v1/spin`,
      { idempotencyKey: randomUUID(), stake: '100.00' },
      frameToken,
    );
    const { rows } = await database.query<Round>(
      `SELECT id::text AS id, external_id AS name FROM rounds
        WHERE member_id = $1 AND state = 2 AND payout > 0 LIMIT 1`,
      [id],
    );
    return rows[0];
  });
};

test('a round that has paid is voided by two, and its member reads of it in the inbox', async () => {
  const member = await plantMember(stack, { balance: 10_000_000n });
  const slot = await findListed('taa-za-pwani');
  const round = await playUntilPaid(member, slot);
  const at = `/rounds?id=${round.id}`;
  const asker = await openDesk({ stack, staff: 'zawadi', language: 'en', at });
  const { words } = asker;
  await asker.page.getByText(words('rounds.has_paid')).waitFor();
  await asker.lookAt('paid round');
  await asker.press('rounds.void');
  await asker.lookAt('void of a paid round');
  const reason = 'Its reels were drawn wrongly';
  await asker.confirm('rounds.void_now', reason);
  await asker.page.getByText(/^zawadi asked to void it/).waitFor();
  const decider = await openDesk({ stack, staff: 'rehema', language: 'sw', at: '/approvals' });
  await decider.rowOf(reason).waitFor();
  await decider.lookAt('approval of a void');
  await approve(decider, reason);
  await decider.end();
  await until('the games server has voided its round', async () => {
    const { rows } = await database.query('SELECT state FROM games.rounds WHERE external_id = $1', [
      round.name,
    ]);
    return rows[0]?.state === 'voided';
  });
  await asker.load(at);
  await asker.page.getByText(words('transfer_codes.payout_taken_back')).waitFor();
  await asker.lookAt('voided round');
  await asker.end();

  const inbox = '/member/messageV2';
  const reader = await openReader({ stack, member, language: 'sw', at: inbox });
  const { page } = reader;
  await page.getByText(`Raundi ya ${slot.sw} imeghairiwa`).first().click();
  await page
    .getByText(/umechukuliwa tena/)
    .first()
    .waitFor();
  await takePicture(page, 'sw-360-void-inbox');
  await page.getByRole('link', { name: 'Tazama raundi' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await takePicture(page, 'sw-360-void-record');
  await reader.end();
});

test('the books are whole after all of it', () => stack.verify());

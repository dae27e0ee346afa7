/** The sheets of a brand's settings: what stands at once, what waits, and what is refused. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { untilReadAgain } from '@bahati/server-kit/cache/kept-fresh.testing.ts';
import { type StaffLogin, signInStaff } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { defaultClosedCategories } from '#domains/system/brand/brand.ts';
import { seedCatalogue } from '#seed/seed-catalogue.ts';

let platform: TestPlatform;
let first: StaffLogin;
let second: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  await seedCatalogue(platform.owner);
  first = await signInStaff(platform, { permissions: 'all' });
  second = await signInStaff(platform, { permissions: 'all' });
});
beforeEach(() => platform.owner.query('DELETE FROM change_requests'));
after(() => platform.close());

type Sheet =
  | 'brand/company'
  | 'brand/protection'
  | 'brand/lobby'
  | 'brand/contacts'
  | 'cashierRules';

const read = async (sheet: Sheet) =>
  (await platform.staff(`GET /bo/${sheet}`, { token: first.token })).value;

async function change(sheet: Sheet, more: object) {
  const { rules, version } = await read(sheet);
  return platform.staff(`POST /bo/${sheet}`, {
    token: first.token,
    body: { rules: { ...rules, ...more }, version, reason: 'As the board decided' },
    ip: '198.51.100.9',
  });
}

const approve = (id: string) =>
  platform.staff(`POST /bo/approvals/${id}/approve`, { token: second.token, body: {} });

const onSite = async () => (await platform.player('GET /wps/system/whitelabel')).value;

test('staff name the company, its hosts and its numbers, and the audit log keeps the reason', async () => {
  const answer = await change('brand/company', {
    name: 'Bahati Pwani',
    legalName: 'Pwani Gaming Ltd',
    countryDialingCodes: ['+254'],
    domains: ['PLAY.bahati.example '],
    backOfficeDomains: ['desk.bahati.example'],
  });
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(answer.value.rules.domains, ['play.bahati.example']);
  const { name, legalName, countryDialingCodes } = await onSite();
  assert.deepEqual(
    [name, legalName, countryDialingCodes],
    ['Bahati Pwani', 'Pwani Gaming Ltd', ['+254']],
  );
  const { rows } = await platform.owner.query(
    `SELECT action, reason, ip, before ->> 'name' AS was, after ->> 'name' AS is
       FROM audit_entries ORDER BY id DESC LIMIT 1`,
  );
  assert.deepEqual(rows, [
    {
      action: 'brand_company.changed',
      reason: 'As the board decided',
      ip: '198.51.100.9',
      was: 'Bahati',
      is: 'Bahati Pwani',
    },
  ]);
});

test('one host belongs to one site, and odd zones, codes and hosts are refused', async () => {
  const host = 'one.bahati.example';
  const twice = await change('brand/company', { domains: [host], backOfficeDomains: [host] });
  assert.deepEqual([twice.status, twice.code, twice.details], [409, 'host_taken', { host }]);
  const zone = await change('brand/company', { timeZone: 'Africa/Nowhere' });
  assert.deepEqual([zone.status, zone.code], [400, 'time_zone_unknown']);
  const codes = await change('brand/company', { countryDialingCodes: ['+254', '+254'] });
  assert.deepEqual([codes.status, codes.code], [400, 'dialling_code_twice']);
  for (const odd of ['https://a.example', 'a.example:80', 'a..example', '-a.example', 'a/b']) {
    assert.equal((await change('brand/company', { domains: [odd] })).code, 'invalid_input', odd);
  }
});

test('the currency stands once a member has it, the time zone once money has moved', async () => {
  const { owner } = platform;
  const tanzanian = { currency: 'TZS', timeZone: 'Africa/Dar_es_Salaam' };
  const nairobi = { currency: 'KES', timeZone: 'Africa/Nairobi' };
  const free = await change('brand/company', tanzanian);
  assert.equal(free.value.rules.currency, 'TZS', free.text);
  assert.equal((await onSite()).currency, 'TZS');
  assert.equal((await change('brand/company', nairobi)).status, 200);
  await owner.query(
    `INSERT INTO members (id, nickname, currency, birthday) VALUES (1, 'Amani', 'KES', '1990-01-01')`,
  );
  const fixed = await change('brand/company', { currency: 'TZS' });
  assert.deepEqual([fixed.status, fixed.code], [409, 'currency_fixed']);
  assert.equal((await change('brand/company', { timeZone: 'Africa/Kampala' })).status, 200);
  await owner.query(
    `INSERT INTO transfers (debit_account_id, credit_account_id, amount, code, reference)
     VALUES (1, 2, 1, 1, 1)`,
  );
  const counted = await change('brand/company', nairobi);
  assert.deepEqual([counted.status, counted.code], [409, 'time_zone_fixed']);
});

test('more protection stands at once, less of it takes two people', async () => {
  const more = {
    minimumAge: 21,
    realityCheckMinutes: 30,
    isAutoplayAllowed: false,
    isTurboAllowed: false,
    minimumCycleMs: 2500,
    payoutCooldownHours: 48,
    passwordExpiryDays: 90,
  };
  const strict = await change('brand/protection', more);
  assert.deepEqual([strict.value.rules, strict.value.wanted], [more, null]);
  assert.equal((await onSite()).minimumAge, 21);
  for (const less of [
    { minimumAge: 20 },
    { realityCheckMinutes: null },
    { realityCheckMinutes: 31 },
    { isAutoplayAllowed: true },
    { isTurboAllowed: true },
    { minimumCycleMs: 2499 },
    { payoutCooldownHours: 47 },
    { passwordExpiryDays: null },
  ]) {
    const asked = await change('brand/protection', less);
    assert.deepEqual([asked.status, asked.value.rules], [200, more], JSON.stringify(less));
    assert.deepEqual(asked.value.wanted.rules, { ...more, ...less });
  }
  const { wanted } = (await change('brand/protection', { minimumAge: 18 })).value;
  const alone = await platform.staff(`POST /bo/approvals/${wanted.id}/approve`, {
    token: first.token,
    body: {},
  });
  assert.equal(alone.code, 'second_person_needed');
  assert.equal((await approve(wanted.id)).value.state, 'applied');
  assert.equal((await onSite()).minimumAge, 18);
});

test('a closed category leaves every list and opens no game; opening cockfights takes two', async () => {
  const menus = async (): Promise<string[]> =>
    (await platform.player('GET /lgw/games/game_menus')).value.menus.map(
      ({ gameCategory }: { gameCategory: string }) => gameCategory,
    );
  const games = async (gameType: string): Promise<number> =>
    (await platform.player(`GET /wps/relay/GCSGAME_gameList?gameType=${gameType}`)).value.total;
  assert.ok((await games('COCKFIGHT')) > 0);
  const closed = await change('brand/lobby', {
    closedCategories: ['COCKFIGHT', 'FISH'],
    emptyCategories: 'coming',
    winnerBoardMinimum: '100',
  });
  assert.equal(closed.status, 200, closed.text);
  assert.equal(closed.value.rules.winnerBoardMinimum, '100.00');
  assert.equal((await onSite()).emptyCategories, 'coming');
  await untilReadAgain('the categories', async () => (await games('COCKFIGHT')) === 0);
  assert.ok(!(await menus()).some((category) => category === 'COCKFIGHT' || category === 'FISH'));
  const fish = await change('brand/lobby', { closedCategories: ['COCKFIGHT'] });
  assert.equal(fish.value.wanted, null);
  const cocks = await change('brand/lobby', { closedCategories: [] });
  assert.deepEqual(cocks.value.rules.closedCategories, ['COCKFIGHT']);
  assert.equal((await approve(cocks.value.wanted.id)).value.state, 'applied');
  await untilReadAgain('the categories', async () => (await games('COCKFIGHT')) > 0);
});

test('a brand of Kenya or Tanzania begins without cockfights', () => {
  for (const country of ['KE', 'TZ'])
    assert.deepEqual(defaultClosedCategories(country), ['COCKFIGHT']);
  assert.deepEqual(defaultClosedCategories('MT'), []);
});

test('the address of customer service, the help lines and the hours of agents follow staff', async () => {
  const contacts = {
    customerServiceUrl: 'https://help.example/bahati',
    helpLines: [
      { name: 'Msaada', phone: '1199', url: null, about: { en: 'Free calls', sw: 'Bila malipo' } },
    ],
    agentSupport: { days: [6, 1, 1], opens: '08:00', closes: '24:00' },
  };
  const answer = await change('brand/contacts', contacts);
  assert.equal(answer.status, 200, answer.text);
  const { customerServiceUrl, agentSupport } = await onSite();
  assert.equal(customerServiceUrl, contacts.customerServiceUrl);
  assert.deepEqual(agentSupport, { days: [1, 6], opens: '08:00', closes: '24:00' });
  const backwards = { days: [1], opens: '10:00', closes: '10:00' };
  const empty = await change('brand/contacts', { agentSupport: backwards });
  assert.deepEqual([empty.status, empty.code], [400, 'hours_empty']);
  for (const customerServiceUrl of ['javascript:alert(1)', 'http://a.example', '/chat']) {
    assert.equal((await change('brand/contacts', { customerServiceUrl })).code, 'invalid_input');
  }
});

test('the law of the cashier and shorter hours until receipt take two people', async () => {
  const { rules } = await read('cashierRules');
  assert.equal(rules.jurisdiction, 'KE');
  const [{ rail }] = rules.autoConfirm;
  const hours = (of: number) =>
    rules.autoConfirm.map((one: { rail: string; hours: number }) =>
      one.rail === rail ? { rail, hours: of } : one,
    );
  const longer = await change('cashierRules', { autoConfirm: hours(48) });
  assert.deepEqual([longer.value.rules.autoConfirm, longer.value.wanted], [hours(48), null]);
  const shorter = await change('cashierRules', { autoConfirm: hours(12) });
  assert.deepEqual(shorter.value.rules.autoConfirm, hours(48));
  assert.equal((await approve(shorter.value.wanted.id)).value.state, 'applied');
  const law = await change('cashierRules', { jurisdiction: 'TZ' });
  assert.deepEqual(
    [law.value.rules.jurisdiction, law.value.wanted.rules.jurisdiction],
    ['KE', 'TZ'],
  );
  assert.deepEqual(law.value.rules.autoConfirm, hours(12));
  const odd = await change('cashierRules', { jurisdiction: 'XQ' });
  assert.deepEqual([odd.status, odd.code], [400, 'country_unknown']);
  const unknown = await change('cashierRules', {
    autoConfirm: [...hours(60), { rail: 'pigeon', hours: 60 }],
  });
  assert.deepEqual([unknown.status, unknown.details], [400, { rail: 'pigeon' }]);
});

test('an accent that cannot be read and a logo nobody sent are refused', async () => {
  const theme = { palette: 'lantern', logoText: null, season: null, reason: 'A new look' };
  const post = (more: object) =>
    platform.staff('POST /bo/brand/theme', {
      token: first.token,
      body: { ...theme, accent: null, logoPicture: null, ...more },
    });
  const accent = { fill: '#5fb3d9', onLight: '#0f5c80', onDark: '#7cc6e8' };
  assert.deepEqual((await post({ accent })).value.theme.accent, accent);
  assert.deepEqual((await onSite()).accent, accent);
  for (const [colour, value] of [
    ['fill', '#10243a'],
    ['onLight', '#7cc6e8'],
    ['onDark', '#0f5c80'],
  ] as const) {
    const refused = await post({ accent: { ...accent, [colour]: value } });
    assert.deepEqual([refused.status, refused.code], [400, 'contrast_too_low']);
    assert.deepEqual(refused.details, { colour });
  }
  const logoPicture = '/art/content/7b7cbb2c-41a7-4c8e-9b4c-1a1f0f0b6f11.png';
  assert.equal((await post({ logoPicture })).code, 'picture_unknown');
  await platform.owner.query(
    `INSERT INTO content_pictures (id, format, width, height, bytes, added_by)
     VALUES ('7b7cbb2c-41a7-4c8e-9b4c-1a1f0f0b6f11', 'png', 1, 1, 'x', 'rehema')`,
  );
  assert.equal((await post({ logoPicture })).value.theme.logoPicture, logoPicture);
  assert.equal((await onSite()).logoPicture, logoPicture);
  assert.equal((await post({})).value.theme.logoPicture, null);
});

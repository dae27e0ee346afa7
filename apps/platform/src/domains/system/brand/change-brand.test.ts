import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPath } from '@bahati/contract/player-site/system/veiled-path.ts';
import { type StaffLogin, signInStaff } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { seedResources } from '#seed/seed-resources.ts';
import { untilReadAgain } from '@bahati/server-kit/cache/kept-fresh.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  await seedResources(platform.owner);
  staff = await signInStaff(platform, { permissions: ['content.read', 'system.change'] });
});
after(() => platform.close());

const reason = 'new machines tonight';
const nothing = { en: '', sw: '' };
const post = (path: string, body: object, token = staff.token) =>
  platform.staff(`POST /bo/brand/${path}`, { token, body, ip: '198.51.100.9' });
const read = async () => (await platform.staff('GET /bo/brand', { token: staff.token })).value;
const status = async (ip = '127.0.0.1') =>
  (await platform.player('GET /wps/system/status', { ip })).value;
const brandOnSite = async () => (await platform.player('GET /wps/system/whitelabel')).value;

const audited = async (action: string) =>
  (
    await platform.owner.query(
      `SELECT actor, subject, reason, before, after, ip FROM audit_entries
        WHERE action = $1 ORDER BY id DESC LIMIT 1`,
      [action],
    )
  ).rows[0];

test('staff close the site to everybody with an end and a word of the brand, and open it again', async () => {
  const endsAt = new Date(Date.now() + 3_600_000).toISOString();
  const message = { en: 'Back before the match', sw: 'Tutarudi kabla ya mechi' };
  const closed = await post('maintenance', { isOn: true, endsAt, message, reason });
  assert.equal(closed.success, true, closed.text);
  assert.equal(closed.value.isUnderMaintenance, true);
  await untilReadAgain('the change', async () => (await status()).status === 1);
  const seen = await status();
  assert.deepEqual([seen.maintenanceEnd, seen.maintenanceMessage], [endsAt, message]);
  assert.equal((await platform.player('GET /wps/system/banners')).code, 'system_maintenance');
  const entry = await audited('brand.closed');
  assert.deepEqual(
    [entry.actor, entry.subject, entry.reason, entry.ip],
    [staff.username, 'brand:bahati', reason, '198.51.100.9'],
  );
  assert.deepEqual(
    [entry.before.isUnderMaintenance, entry.after.maintenanceMessage],
    [false, message],
  );
  assert.equal(
    (await post('maintenance', { isOn: false, endsAt: null, message, reason })).success,
    true,
  );
  await untilReadAgain('the change', async () => (await status()).status === 0);
  const open = await status();
  assert.deepEqual([open.maintenanceEnd, open.maintenanceMessage], [null, nothing]);
});

test('a maintenance that has ended already is none', async () => {
  const endsAt = new Date(Date.now() - 1_000).toISOString();
  const answer = await post('maintenance', { isOn: true, endsAt, message: nothing, reason });
  assert.deepEqual([answer.status, answer.code], [400, 'ends_before_start']);
  assert.equal((await status()).status, 0);
});

test('the brand is played where staff say, and everywhere again', async () => {
  const only = { mode: 'allow', countries: ['TZ', 'KE', 'KE'], admitsUnknown: false, reason };
  const answer = await post('regions', only);
  assert.deepEqual(answer.value.regions, {
    mode: 'allow',
    countries: ['KE', 'TZ'],
    admitsUnknown: false,
  });
  // An address nobody gave to a country.
  await untilReadAgain('the change', async () => (await status('192.0.2.1')).status === 2);
  assert.deepEqual((await audited('brand.regions_changed')).before.regions.mode, 'everywhere');
  await post('regions', { mode: 'everywhere', countries: [], admitsUnknown: true, reason });
  await untilReadAgain('the change', async () => (await status('192.0.2.1')).status === 0);
  assert.deepEqual((await read()).regions, {
    mode: 'everywhere',
    countries: [],
    admitsUnknown: true,
  });
});

test('a country nobody knows and a list of none are refused', async () => {
  const deny = { mode: 'deny', admitsUnknown: true, reason };
  const unknown = await post('regions', { ...deny, countries: ['KE', 'XQ'] });
  assert.deepEqual([unknown.status, unknown.code], [400, 'country_unknown']);
  assert.deepEqual(unknown.details, { country: 'XQ' });
  assert.equal((await post('regions', { ...deny, countries: [] })).code, 'countries_missing');
  assert.equal((await post('regions', { ...deny, countries: ['ke'] })).code, 'invalid_input');
});

test('a feature is switched on the site, and one way to register stays', async () => {
  const answer = await post('flags/freePlay', { isOn: false });
  assert.ok(
    answer.value.flags.some(
      ({ flag, isOn }: { flag: string; isOn: boolean }) => flag === 'freePlay' && !isOn,
    ),
  );
  assert.equal((await brandOnSite()).flags.freePlay, false);
  assert.equal((await audited('brand.flag_off')).subject, 'brand:bahati:flag:freePlay');
  const { before: was, after: is } = await audited('brand.flag_off');
  assert.ok(was.flags.includes('freePlay') && !is.flags.includes('freePlay'));
  await post('flags/freePlay', { isOn: true });
  assert.equal((await brandOnSite()).flags.freePlay, true);
  assert.equal((await post('flags/USERNAMEREG3', { isOn: false })).success, true);
  const last = await post('flags/MOBILENUMREG3', { isOn: false });
  assert.deepEqual([last.status, last.code], [409, 'flag_needed']);
  await post('flags/USERNAMEREG3', { isOn: true });
  // Who sets no password comes in again by a code, or not at all.
  assert.equal((await post('flags/MOBILENUMPASSREG3', { isOn: false })).success, true);
  assert.equal((await post('flags/mobileCodeLogin', { isOn: false })).code, 'flag_needed');
  await post('flags/MOBILENUMPASSREG3', { isOn: true });
  assert.equal((await post('flags/nonsense', { isOn: true })).code, 'invalid_input');
});

test('the languages a brand offers follow staff, its own first', async () => {
  assert.equal((await post('languages', { languages: ['sw'] })).success, true);
  assert.deepEqual((await brandOnSite()).languages, ['sw']);
  assert.deepEqual((await audited('brand.languages_changed')).before, { languages: ['en', 'sw'] });
  assert.equal((await post('languages', { languages: ['sw', 'sw'] })).code, 'language_twice');
  assert.equal((await post('languages', { languages: [] })).code, 'invalid_input');
  await post('languages', { languages: ['en', 'sw'] });
});

test('the chat is here, elsewhere or nowhere, and the site’s entry to it follows', async () => {
  const entries = async (): Promise<{ csType: string; path: string }[]> =>
    (await platform.player('GET /wps/system/resources')).value.customerService;
  const chatEntry = async () => (await entries()).find(({ csType }) => csType === 'LIVECHAT');
  const models = async () => (await platform.player('GET /wps/relay/CBS_modelList')).value;
  const launch = () => platform.player('POST /wps/relay/CBS_launchChat', { body: {} });
  const url = 'https://chat.example/bahati';
  assert.equal((await post('chat', { place: 'elsewhere', url })).success, true);
  await untilReadAgain('the change', async () => (await models()).isExternal);
  await untilReadAgain(
    'the change',
    async () => (await openPath((await chatEntry())?.path ?? '')) === url,
  );
  assert.deepEqual((await launch()).value, { chatUrl: url, isExternal: true });
  await post('chat', { place: 'off', url: null });
  await untilReadAgain('the change', async () => !(await models()).isOn);
  await untilReadAgain('the change', async () => (await chatEntry()) === undefined);
  assert.equal((await entries()).length, 3);
  const refused = await launch();
  assert.deepEqual([refused.status, refused.code], [409, 'chat_off']);
  await post('chat', { place: 'here', url: null });
  await untilReadAgain('the change', async () => (await models()).isOn);
  await untilReadAgain(
    'the change',
    async () => (await openPath((await chatEntry())?.path ?? '')) === '/chat',
  );
  for (const bad of [null, 'http://chat.example', 'javascript:alert(1)', 'https://']) {
    assert.equal((await post('chat', { place: 'elsewhere', url: bad })).code, 'link_invalid');
  }
  assert.equal((await post('chat', { place: 'here', url })).code, 'link_invalid');
});

test('who may look may not switch, and who may change words may not either', async () => {
  const reader = await signInStaff(platform, { permissions: ['content.read', 'content.change'] });
  const other = await signInStaff(platform, { permissions: ['system.change'] });
  for (const [path, body] of [
    ['maintenance', { isOn: true, endsAt: null, message: nothing, reason }],
    ['regions', { mode: 'everywhere', countries: [], admitsUnknown: true, reason }],
    ['flags/freePlay', { isOn: false }],
    ['languages', { languages: ['sw'] }],
    ['chat', { place: 'off', url: null }],
    [
      'theme',
      { palette: 'reef', logoText: null, season: null, accent: null, logoPicture: null, reason },
    ],
  ] as const) {
    assert.equal((await post(path, body, reader.token)).code, 'forbidden', path);
  }
  assert.equal((await platform.staff('GET /bo/brand', { token: other.token })).code, 'forbidden');
});

test('staff choose the look of the site, and another one for a season', async () => {
  const theme = {
    palette: 'reef',
    accent: null,
    logoText: 'Pwani',
    logoPicture: null,
    season: null,
  };
  const changed = await post('theme', { ...theme, reason });
  assert.deepEqual(changed.value.theme, theme);
  const seen = async () => {
    const { palette, logoText } = await brandOnSite();
    return { palette, logoText };
  };
  assert.deepEqual(await seen(), { palette: 'reef', logoText: 'Pwani' });
  const day = 86_400_000;
  const from = (days: number) => new Date(Date.now() + days * day).toISOString();
  const during = { palette: 'baobab', startsAt: from(-1), endsAt: from(1) };
  await post('theme', { ...theme, season: during, reason });
  assert.equal((await seen()).palette, 'baobab');
  for (const season of [
    { palette: 'clove', startsAt: from(1), endsAt: from(2) },
    { palette: 'clove', startsAt: from(-2), endsAt: from(-1) },
  ]) {
    await post('theme', { ...theme, season, reason });
    assert.equal((await seen()).palette, 'reef');
  }
  const backwards = { palette: 'clove', startsAt: from(2), endsAt: from(1) };
  const refused = await post('theme', { ...theme, season: backwards, reason });
  assert.deepEqual([refused.status, refused.code], [400, 'ends_before_start']);
  const plain = {
    palette: 'lantern',
    accent: null,
    logoText: null,
    logoPicture: null,
    season: null,
  };
  await post('theme', { ...plain, reason });
  const entry = await audited('brand.theme_changed');
  assert.equal(entry.before.theme.palette, 'reef');
  assert.deepEqual(entry.after.theme, plain);
});

test('a closing planned ahead begins by itself, and can be called off before', async () => {
  const from = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const plan = { isOn: true, startsAt: from(60), endsAt: from(120), message: nothing, reason };
  const planned = await post('maintenance', plan);
  const { isUnderMaintenance, maintenanceStart } = planned.value;
  assert.deepEqual([isUnderMaintenance, maintenanceStart], [false, plan.startsAt]);
  assert.equal((await status()).status, 0);
  assert.equal((await audited('brand.closing_planned')).reason, reason);
  const backwards = await post('maintenance', { ...plan, endsAt: from(30) });
  assert.deepEqual([backwards.status, backwards.code], [400, 'ends_before_start']);
  await platform.owner.query("UPDATE brands SET maintenance_start = now() - interval '1 second'");
  await untilReadAgain('the change', async () => (await status()).status === 1);
  assert.equal((await status()).maintenanceEnd, plan.endsAt);
  assert.equal((await read()).isUnderMaintenance, true);
  await post('maintenance', { ...plan, isOn: false });
  await untilReadAgain('the change', async () => (await status()).status === 0);
  assert.equal((await read()).maintenanceStart, null);
});

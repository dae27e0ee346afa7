import assert from 'node:assert/strict';
import { afterEach, after, before, test } from 'node:test';
import { playerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import {
  goodPassword,
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { untilReadAgain } from '@bahati/server-kit/cache/kept-fresh.testing.ts';

const kenya = '41.90.0.1';
const america = '8.8.8.8';
/** An address of no country in the books. */
const nowhere = '100.64.0.1';

let first: TestPlatform;
let second: TestPlatform;
let member: NewMember;
before(async () => {
  first = await openTestPlatform();
  second = await openTestPlatform({ sharing: first });
  member = await registerTestMember(first);
});
afterEach(async () => {
  await first.owner.query('DELETE FROM brand_regions');
  await first.owner.query('UPDATE brands SET status = 0, maintenance_end = NULL');
  await first.owner.query('DELETE FROM address_blocks');
  await becomes(kenya, 0);
});
after(async () => {
  await second.close();
  await first.close();
});

const regions = (mode: string, countries: string, admitsUnknown = false) =>
  first.owner.query(
    `INSERT INTO brand_regions (brand_code, mode, countries, admits_unknown)
     VALUES ('bahati', $1, $2, $3)
     ON CONFLICT (brand_code) DO UPDATE SET mode = $1, countries = $2, admits_unknown = $3`,
    [mode, countries, admitsUnknown],
  );

const statusAt = async (ip: string, platform = first) =>
  (await platform.player('GET /wps/system/status', { ip })).value;

/** Every process says so, though only one was told. */
async function becomes(ip: string, status: number): Promise<void> {
  for (const platform of [first, second]) {
    const isSo = async () => (await statusAt(ip, platform)).status === status;
    await untilReadAgain(`${ip} to become ${status}`, isSo);
  }
}

const infoFrom = (ip: string, platform = first) =>
  platform.player('GET /wps/member/info', { token: member.token, ip });

test('where the brand is not played every call is refused, and the visitor is told why', async () => {
  await regions('allow', '{KE,TZ}');
  await becomes(america, 2);
  for (const platform of [first, second]) {
    const refused = await infoFrom(america, platform);
    assert.deepEqual([refused.status, refused.code], [403, 'region_restricted']);
    assert.equal((await infoFrom(kenya, platform)).success, true);
  }
  const status = await statusAt(america);
  assert.deepEqual(status, {
    status: 2,
    maintenanceEnd: null,
    maintenanceMessage: { en: '', sw: '' },
    ip: america,
    country: 'US',
    isAddressBlocked: false,
  });
  assert.equal((await statusAt(kenya)).country, null);
});

test('a game, a login, a registration and live messages are refused like any call', async () => {
  await regions('deny', '{US}');
  await becomes(america, 2);
  const shut = Object.keys(playerSiteCalls).filter(
    (key) => !/system\/(status|whitelabel)|session\/logout/.test(key),
  );
  assert.ok(shut.length > 40, `only ${shut.length} calls were tried`);
  for (const key of [...shut, 'GET /wps/live']) {
    const path = key.replaceAll(/:\w+/g, '1');
    const answer = await first.player(path, { token: member.token, ip: america });
    assert.deepEqual([answer.status, answer.code], [403, 'region_restricted'], key);
  }
  assert.equal((await infoFrom(kenya)).success, true);
});

test('the operator’s own addresses pass; who is nowhere passes where the brand says so', async () => {
  await regions('allow', '{KE}', false);
  await becomes(nowhere, 2);
  assert.equal((await statusAt(nowhere)).country, null);
  for (const ip of ['127.0.0.1', '::1', '192.168.1.20', '::ffff:10.2.3.4', '::ffff:41.90.0.1']) {
    assert.equal((await infoFrom(ip)).success, true, ip);
  }
  assert.equal((await infoFrom('::ffff:8.8.8.8')).code, 'region_restricted');
  await regions('allow', '{KE}', true);
  await becomes(nowhere, 0);
});

test('during maintenance players wait, and are told until when', async () => {
  const end = '2040-01-02T03:04:05.000Z';
  await first.owner.query('UPDATE brands SET status = 1, maintenance_end = $1', [end]);
  await becomes(kenya, 1);
  assert.equal((await statusAt(kenya)).maintenanceEnd, end);
  await first.owner.query(`UPDATE brands SET maintenance_end = now() - interval '1 minute'`);
  await untilReadAgain('its end', async () => (await statusAt(kenya)).maintenanceEnd !== end);
  assert.equal((await statusAt(kenya)).maintenanceEnd, null);
  const refused = await infoFrom(kenya);
  assert.deepEqual([refused.status, refused.code], [503, 'system_maintenance']);
  const login = await first.player('POST /wps/session/login', {
    body: { type: 'username', username: member.username, password: goodPassword },
  });
  assert.equal(login.code, 'system_maintenance');
  const launch = await second.player('POST /wps/relay/GCS_gameLaunchFB', {
    token: member.token,
    body: {},
  });
  assert.equal(launch.code, 'system_maintenance');
});

test('maintenance wins over the region, and the whole brand may be restricted', async () => {
  await regions('deny', '{US}');
  await first.owner.query('UPDATE brands SET status = 1');
  await becomes(america, 1);
  assert.equal((await infoFrom(america)).code, 'system_maintenance');
  assert.equal((await statusAt(america)).country, null);
  await first.owner.query('UPDATE brands SET status = 2');
  await becomes(kenya, 2);
  assert.equal((await infoFrom(kenya)).code, 'region_restricted');
});

test('the closed screen’s own calls and leaving are answered however it is closed', async () => {
  await first.owner.query('UPDATE brands SET status = 1, customer_service_url = $1', [
    'https://help.example',
  ]);
  await becomes(kenya, 1);
  const brand = await first.player('GET /wps/system/whitelabel');
  assert.equal(brand.value.customerServiceUrl, 'https://help.example');
  const leaving = await registeredAside();
  const logout = await first.player('POST /wps/session/logout', { token: leaving.token });
  assert.equal(logout.success, true);
});

/** A member with a session of its own, made while the site is shut to everybody else. */
async function registeredAside(): Promise<NewMember> {
  await first.owner.query('UPDATE brands SET status = 0');
  await becomes(kenya, 0);
  const aside = await registerTestMember(first);
  await first.owner.query('UPDATE brands SET status = 1');
  await becomes(kenya, 1);
  return aside;
}

test('providers and payment gateways are not players: their calls are judged as ever', async () => {
  await regions('allow', '{KE}');
  await first.owner.query('UPDATE brands SET status = 1');
  await becomes(america, 1);
  for (const key of ['POST /provider/v1/betwin', 'POST /gateway-callbacks/pesa-pepe']) {
    const answer = await first.player(key, { ip: america, body: {} });
    assert.ok(answer.code !== 'system_maintenance' && answer.code !== 'region_restricted', key);
    assert.notEqual(answer.status, 503, key);
  }
});

test('a customer service address is one a browser may open safely', async () => {
  const change = (url: string) =>
    first.owner.query('UPDATE brands SET customer_service_url = $1', [url]);
  for (const url of ['javascript:alert(1)', 'http://help.example', 'https://a b', '']) {
    await assert.rejects(change(url), { code: '23514' }, url);
  }
  for (const url of ['https://help.example/chat', 'mailto:help@example.com', 'tel:+254700000000']) {
    await change(url);
  }
});

test('a list of countries is of two capital letters each, and never empty', async () => {
  for (const countries of ['{}', '{ke}', '{K}', '{KE,NULL}', '{KE,1A}']) {
    await assert.rejects(regions('allow', countries), { code: '23514' }, countries);
  }
});

test('the brand’s own address and where games open are told', async () => {
  const { value } = await first.player('GET /wps/system/domainRoute');
  const { PLAYER_ORIGIN: mainDomain, GAMES_ORIGIN } = first.context.config;
  assert.deepEqual(value, {
    mainDomain,
    imageCDNs: [],
    launchGameCDNs: [GAMES_ORIGIN],
    programs: {},
  });
});

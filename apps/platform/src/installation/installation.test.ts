/** Two brands in one process: found by the host, apart in everything. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { StartError } from '@bahati/server-kit/config.ts';
import { hostName } from '@bahati/server-kit/host-router.ts';
import { takeCallTimes } from '@bahati/server-kit/metrics/call-times.ts';
import { until } from '@bahati/testing/until.ts';
import { call, registration } from '#platform/platform.testing.ts';
import { hostTable } from './brand-hosts.ts';
import { furtherBrandConfig, firstBrandConfig } from './brand-settings.ts';
import { readBrandConfigs } from './installed-brands.ts';
import { openInstallation } from './open-installation.ts';
import { openTwoBrands, type TwoBrands } from './two-brands.testing.ts';

let brands: TwoBrands;
before(async () => {
  brands = await openTwoBrands();
});
after(() => brands.close());

const brandAt = async (host: string, more: Record<string, string> = {}) =>
  call(brands.servers.player, 'GET /wps/system/whitelabel', { headers: { host, ...more } });

test('a request finds its brand by the host, in any spelling and at any port', async () => {
  const kenya = await brandAt('127.0.0.1:8080');
  const tanzania = await brandAt('Tanzania.Localhost:8080');
  assert.deepEqual([kenya.value.name, kenya.value.currency], ['Bahati', 'KES']);
  assert.deepEqual([tanzania.value.name, tanzania.value.currency], ['Bahati Tanzania', 'TZS']);
});

test('an unknown host is answered 404 and a proxy’s word is not taken unasked', async () => {
  for (const host of ['uganda.localhost', ':8080', 'tanzania.localhost.evil.example', 'tanzania']) {
    const answer = await brandAt(host);
    assert.deepEqual([answer.status, answer.code], [404, 'not_found'], host);
  }
  const told = await brandAt('127.0.0.1', { 'x-forwarded-host': 'tanzania.localhost' });
  assert.equal(told.value.name, 'Bahati');
  const health = await call(brands.servers.player, 'GET /healthz', { headers: { host: 'probe' } });
  assert.equal(health.status, 200);
});

test('the same user name registers in both brands, and a token is worth nothing elsewhere', async () => {
  const body = registration('amina');
  const [here, there] = await Promise.all([
    brands.kenya.player('POST /wps/member/register', { body }),
    brands.tanzania.player('POST /wps/member/register', { body }),
  ]);
  assert.deepEqual([here.status, there.status], [200, 200]);
  const askWith = (host: string) =>
    call(brands.servers.player, 'GET /wps/v2/wallets/balance', {
      token: here.value.token,
      headers: { host },
    });
  assert.equal((await askWith('localhost')).status, 200);
  assert.deepEqual((await askWith('tanzania.localhost')).code, 'unauthenticated');
});

test('a host that staff give a brand leads there without a restart', async () => {
  await brands.tanzania.owner.query(
    `UPDATE brands SET domains = domains || '{bahati.tz}' WHERE code = 'tanzania'`,
  );
  await until('the host', async () => (await brandAt('bahati.tz')).status === 200);
  await brands.tanzania.owner.query(
    `UPDATE brands SET domains = array_remove(domains, 'bahati.tz') WHERE code = 'tanzania'`,
  );
  await until('nobody', async () => (await brandAt('bahati.tz')).status === 404);
});

test('brands know of each other that they are there, and no more', () => {
  const { installation } = brands.kenya.context;
  assert.deepEqual(installation.brands(), [
    { code: 'bahati', name: 'Bahati' },
    { code: 'tanzania', name: 'Bahati Tanzania' },
  ]);
  assert.equal(installation.contextOf('tanzania'), brands.tanzania.context);
  assert.equal(installation.contextOf('uganda'), undefined);
  assert.equal(brands.tanzania.context.config.PLAYER_ORIGIN, 'http://tanzania.localhost:8080');
});

test('two brands that claim one host are refused at the start', async () => {
  await brands.tanzania.owner.query(
    `UPDATE brands SET back_office_domains = '{localhost}' WHERE code = 'tanzania'`,
  );
  const configs = await readBrandConfigs({
    NODE_ENV: 'test',
    DATABASE_URL: brands.kenya.ownerUrl,
  });
  await assert.rejects(
    openInstallation({ configs, log: brands.kenya.context.log }),
    new StartError('The host localhost belongs to the brand bahati; tanzania claims it.'),
  );
});

test('a setting with a brand’s code is that brand’s alone, and what it keeps stands apart', () => {
  const environment = {
    DATABASE_URL: 'postgres://u:p@db:5432/bahati?sslmode=require',
    GATEWAY_KEY: 'a-key-for-all-of-them',
    GATEWAY_KEY__TANZANIA: 'a-key-for-tanzania-alone',
    UPLOAD_FOLDER: '/var/pictures',
  };
  const first = firstBrandConfig(environment);
  const hosts = { domains: ['tz.example'], backOfficeDomains: [] };
  const brand = { code: 'tanzania', databaseName: 'bahati_tanzania', hosts };
  const further = furtherBrandConfig(environment, first, brand);
  assert.equal(first.GATEWAY_KEY, 'a-key-for-all-of-them');
  assert.equal(further.GATEWAY_KEY, 'a-key-for-tanzania-alone');
  assert.equal(further.DATABASE_URL, 'postgres://u:p@db:5432/bahati_tanzania?sslmode=require');
  assert.equal(further.UPLOAD_FOLDER, '/var/pictures-tanzania');
  assert.equal(further.UPLOAD_S3_PREFIX, 'brands/tanzania/');
  assert.equal(further.PLAYER_ORIGIN, 'http://tz.example:8080');
});

test('production refuses the demo’s secrets for every brand', () => {
  const own = 'a-key-of-our-own-indeed';
  const outside = {
    SMS_GATEWAY: 'http',
    SMS_HTTP_URL: 'https://sms.example/send',
    SMS_HTTP_KEY: own,
    EMAIL_GATEWAY: 'smtp',
    SMTP_URL: 'smtps://mail.example',
    EMAIL_FROM: 'no-reply@bahati.example',
  };
  const environment = {
    ...outside,
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://u:p@db:5432/bahati',
    GATEWAY_KEY: own,
    VODACOM_URL__TANZANIA: 'https://openapi.example',
  };
  const first = firstBrandConfig(environment);
  const hosts = { domains: ['tz.example'], backOfficeDomains: ['office.tz.example'] };
  const brand = { code: 'tanzania', databaseName: 'bahati_tanzania', hosts };
  assert.throws(() => furtherBrandConfig(environment, first, brand), /VODACOM_API_KEY/);
});

test('the earlier brand keeps a host, whichever of its sites has it', () => {
  const table = hostTable([
    { code: 'a', player: ['a.example'], backOffice: ['a.example', 'office.example'] },
    { code: 'b', player: ['office.example', 'B.example.'], backOffice: [] },
  ]);
  assert.deepEqual(table.conflicts, [{ host: 'office.example', owner: 'a', claimant: 'b' }]);
  assert.equal(table.brandAt('player', 'office.example'), undefined);
  assert.equal(table.brandAt('backOffice', 'office.example'), 'a');
  assert.equal(table.brandAt('player', 'b.example'), 'b');
  assert.equal(hostName('[::1]:8080'), '[::1]');
});

test('calls are counted for the brand that was asked, a body or none', async () => {
  takeCallTimes();
  const body = { username: 'nobody', password: 'nothing-of-his', type: 'username' };
  await brands.tanzania.player('POST /wps/session/login', { body });
  await brands.kenya.player('GET /wps/system/status');
  const callsOf = (brand: string) => takeCallTimes(brand).counts.map(({ call: name }) => name);
  assert.deepEqual(callsOf('tanzania'), ['POST /wps/session/login']);
  assert.deepEqual(callsOf('bahati'), ['GET /wps/system/status']);
});

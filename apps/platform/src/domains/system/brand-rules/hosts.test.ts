import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Context } from '#platform/context.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { assertHostsFree } from './hosts.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
  await platform.owner.query(
    `UPDATE brands SET domains = '{play.ke.example}', back_office_domains = '{desk.ke.example}'`,
  );
});
after(() => platform.close());

/** Another brand beside the one of the test's database. */
function neighbour(): Pick<Context, 'config' | 'installation'> {
  const { context } = platform;
  const codes = [context.config.BRAND, 'tanzania'];
  return {
    config: { ...context.config, BRAND: 'tanzania' },
    installation: {
      brands: () => codes.map((code) => ({ code, name: code })),
      contextOf: (code) => (code === 'tanzania' ? undefined : context),
    },
  };
}

test('a host of another brand is refused on either site, and its own are free', async () => {
  const free = { domains: ['play.tz.example'], backOfficeDomains: ['desk.tz.example'] };
  await assertHostsFree(neighbour(), free);
  for (const host of ['play.ke.example', 'desk.ke.example']) {
    for (const site of ['domains', 'backOfficeDomains']) {
      const refused = assertHostsFree(neighbour(), { ...free, [site]: [host] });
      await assert.rejects(refused, { code: 'host_taken', details: { host } });
    }
  }
});

test('among several brands each keeps a host for both sites; alone it needs none', async () => {
  const none = { domains: ['play.tz.example'], backOfficeDomains: [] };
  await assert.rejects(assertHostsFree(neighbour(), none), { code: 'hosts_missing' });
  await assertHostsFree(platform.context, { domains: [], backOfficeDomains: [] });
});

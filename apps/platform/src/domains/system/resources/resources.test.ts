import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPath } from '@bahati/contract/player-site/system/veiled-path.ts';
import { openTestPlatform } from '#platform/platform.testing.ts';
import { seedResources } from '#seed/seed-resources.ts';
import { listLanguages } from '#domains/system/brand/languages.ts';

test('customer service is told by language, its paths veiled and read again by the site', async (t) => {
  const platform = await openTestPlatform();
  t.after(platform.close);
  await seedResources(platform.owner);
  const { value } = await platform.player('GET /wps/system/resources?language=sw');
  assert.deepEqual(
    value.customerService.map(({ csType }: { csType: string }) => csType),
    ['LIVECHAT', 'WHATSAPP', 'TELEGRAM', 'FACEBOOK'],
  );
  const [chat, whatsApp] = value.customerService;
  assert.ok(!whatsApp.path.includes('chat'));
  assert.equal(await openPath(whatsApp.path), '/chat');
  assert.deepEqual([chat.title, await openPath(chat.path)], ['Ongea nasi', '/chat']);
  const lite = ({ resourceType }: { resourceType: string }) => resourceType === 'LITE_APP';
  assert.deepEqual(value.resources.find(lite), {
    resourceType: 'LITE_APP',
    url: '/download#lite',
    labelNameEn: 'Lite app',
    labelName: 'Programu nyepesi',
  });
  assert.ok(!value.resources.some((entry: object) => 'labelNameSw' in entry));
});

test('a second seeding writes nothing twice, and no more than forty rows are served', async (t) => {
  const platform = await openTestPlatform();
  t.after(platform.close);
  await seedResources(platform.owner);
  await seedResources(platform.owner);
  await platform.owner.query(
    `INSERT INTO brand_resources
       (brand_code, position, resource_type, url, label_name_en, label_name_sw)
     SELECT 'bahati', 100 + n, 'PAYMENT', '/help', 'Rail ' || n, 'Njia ' || n
       FROM generate_series(1, 60) n`,
  );
  const { value } = await platform.player('GET /wps/system/resources');
  assert.equal(value.customerService.length, 4);
  assert.equal(value.resources.length, 40);
  assert.equal(value.resources[0].labelName, 'Bahati on iPhone');
});

test('an address that is a script, another site’s or plain http is no path', async (t) => {
  const platform = await openTestPlatform();
  t.after(platform.close);
  for (const path of [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'http://a.b',
    '/',
  ])
    await assert.rejects(
      platform.owner.query(
        `INSERT INTO customer_service_entries
           (brand_code, position, cs_type, cs_position, title_en, title_sw, path)
         VALUES ('bahati', 90, 'LIVECHAT', 'both', 'Chat', 'Soga', $1)`,
        [path],
      ),
      /path_check/,
      path,
    );
});

test('every language of the spec is told by its own name, and the brand offers two', async (t) => {
  const platform = await openTestPlatform();
  t.after(platform.close);
  const { value } = await platform.player('GET /wps/system/languages');
  type Told = { code: string; isOffered: boolean };
  const offered = value.languages.filter(({ isOffered }: Told) => isOffered);
  assert.deepEqual(
    offered.map(({ code }: Told) => code),
    ['EN', 'SW'],
  );
  const codes =
    'CN EN JA TH VI MY ES HI ID KM KO MS PT PT-BR TA TW TY UR UR-LA TR BN AR FA RU KK UZ LO NE FR TE SW';
  assert.deepEqual(
    value.languages.map(({ code }: Told) => code),
    codes.split(' '),
  );
});

test('a language is read in the direction of its letters', () => {
  const leftwards = listLanguages([]).filter(({ direction }) => direction === 'rtl');
  assert.deepEqual(
    leftwards.map(({ code }) => code),
    ['UR', 'AR', 'FA'],
  );
  for (const { tag } of listLanguages([])) assert.equal(Intl.getCanonicalLocales(tag)[0], tag);
});

test('a brand that speaks one language says so, and none speaks a language without words', async (t) => {
  const platform = await openTestPlatform();
  t.after(platform.close);
  await platform.owner.query(`UPDATE brands SET languages = '{sw}'`);
  const { value } = await platform.player('GET /wps/system/whitelabel');
  assert.deepEqual(value.languages, ['sw']);
  await assert.rejects(platform.owner.query(`UPDATE brands SET languages = '{fr}'`), /check/);
});

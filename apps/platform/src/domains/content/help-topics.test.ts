import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { HelpTopic } from '@bahati/contract/player-site/content/content.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
});
after(() => platform.close());

const topicsIn = async (language: string): Promise<HelpTopic[]> =>
  (await platform.player(`GET /wps/system/helpCenter?language=${language}`)).value.topics;

test('the help has the same topics and parts in both languages', async () => {
  const shape = (topics: HelpTopic[]) =>
    topics.map(({ id, content }) => [id, content.replaceAll(/>[^<]+</g, '><')]);
  const [en, sw] = [await topicsIn('en'), await topicsIn('sw')];
  assert.deepEqual(shape(sw), shape(en));
  assert.notEqual(sw[0]?.title, en[0]?.title);
});

test('the anchors that the site links to are there', async () => {
  const ids = (await topicsIn('en')).map(({ id }) => id);
  for (const linked of ['term', 'privacy', 'responsible', 'fairness'])
    assert.ok(ids.includes(linked), linked);
});

test('a language the site does not speak is refused', async () => {
  const { status, code } = await platform.player('GET /wps/system/helpCenter?language=fr');
  assert.deepEqual([status, code], [400, 'invalid_input']);
});

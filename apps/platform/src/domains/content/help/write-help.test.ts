import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { helpLimits } from '@bahati/contract/back-office/content/help-topics.ts';
import type { HelpTopic } from '@bahati/contract/player-site/content/content.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { type StaffLogin, signInStaff } from '#domains/staff/staff.testing.ts';
import { untilReadAgain } from '@bahati/server-kit/cache/kept-fresh.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: ['content.read', 'content.change'] });
});
after(() => platform.close());

const words = {
  title: { en: 'Bonuses', sw: 'Bonasi' },
  html: { en: '<p>Soon</p>', sw: '<p>Karibuni</p>' },
};
const by = () => ({ token: staff.token, ip: '198.51.100.9' });
const send = (path: string, body: object) =>
  platform.staff(`POST /bo/helpTopics${path}`, { ...by(), body });
const find = (code: string) => platform.staff(`GET /bo/helpTopics/${code}`, by());
const order = async (): Promise<string[]> =>
  (await platform.staff('GET /bo/helpTopics', by())).value.items.map(
    ({ code }: { code: string }) => code,
  );
const told = async (): Promise<HelpTopic[]> =>
  (await platform.player('GET /wps/system/helpCenter?language=sw')).value.topics;
const titleTold = async (code: string) => (await told()).find(({ id }) => id === code)?.title;

test('the help names the taxes there are, and how long a device stays logged in', async () => {
  const topics = await told();
  const html = (code: string) => topics.find(({ id }) => id === code)?.content ?? '';
  assert.match(html('term'), /Kodi na ada za kuweka na kutoa pesa zinaonyeshwa/);
  assert.match(html('money'), /Ukilipa kwa kadi/);
  assert.match(html('money'), /Tukilikataa, tutakuambia sababu/);
  assert.match(html('responsible'), /hata na huduma kwa wateja/);
  assert.match(html('privacy'), /hadi siku 60/);
});

test('a topic is on the site once it is published, changes with the next, and goes again', async () => {
  assert.equal((await send('', { code: 'bonus', ...words })).value.state, 'draft');
  assert.equal(await titleTold('bonus'), undefined);
  assert.equal((await send('/bonus/publish', { version: 1 })).value.state, 'published');
  await untilReadAgain('the change', async () => (await titleTold('bonus')) === 'Bonasi');
  const title = { en: 'Gifts', sw: 'Zawadi' };
  const changed = await send('/bonus', { ...words, title, version: 1 });
  assert.deepEqual([changed.value.state, changed.value.lastVersion], ['changed', 2]);
  assert.equal(await titleTold('bonus'), 'Bonasi');
  await send('/bonus/publish', { version: 2 });
  await untilReadAgain('the change', async () => (await titleTold('bonus')) === 'Zawadi');
  // Put back as it was.
  await send('/bonus/publish', { version: 1 });
  await untilReadAgain('the change', async () => (await titleTold('bonus')) === 'Bonasi');
  assert.equal((await send('/bonus/publish', { version: null })).value.state, 'draft');
  await untilReadAgain('the change', async () => (await titleTold('bonus')) === undefined);
  const { rows } = await platform.owner.query(
    `SELECT actor, action FROM audit_entries WHERE subject = 'help:bonus' ORDER BY id`,
  );
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['added', 'published', 'changed', 'published', 'published', 'withdrawn'].map(
      (act) => `help.${act}`,
    ),
  );
  const { versions } = (await find('bonus')).value;
  assert.deepEqual(
    versions.map(({ version }: { version: number }) => version),
    [2, 1],
  );
});

test('who writes on an older version than the last is told so, and nothing is lost', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => send('/money', { ...words, version: 3 })));
  assert.equal(answers.filter(({ success }) => success).length, 1);
  const late = answers.find(({ success }) => !success);
  assert.deepEqual([late?.status, late?.code], [409, 'changed_meanwhile']);
});

test('a topic moves one place and stays at the end', async () => {
  const [first = '', second = ''] = await order();
  await send(`/${first}/move`, { direction: 'up' });
  assert.equal((await order())[0], first);
  await send(`/${second}/move`, { direction: 'up' });
  assert.deepEqual((await order()).slice(0, 2), [second, first]);
});

test('a topic that links lead to stays, a code names one, and what is not there is not found', async () => {
  const needed = await send('/term/publish', { version: null });
  assert.deepEqual([needed.status, needed.code], [409, 'topic_needed']);
  const taken = await send('', { code: 'term', ...words });
  assert.deepEqual([taken.status, taken.code], [409, 'code_taken']);
  assert.equal((await find('nothing')).code, 'not_found');
  assert.equal((await send('/nothing', { ...words, version: 1 })).code, 'not_found');
  assert.equal((await send('/nothing/publish', { version: 1 })).code, 'not_found');
  assert.equal((await send('/term/publish', { version: 99 })).code, 'not_found');
  assert.equal((await send('/nothing/move', { direction: 'up' })).code, 'not_found');
});

test('there are no more topics than the site reads', async () => {
  for (let at = (await order()).length; at < helpLimits.topics; at += 1) {
    await send('', { code: `filler-${at}`, ...words });
  }
  const answer = await send('', { code: 'one-more', ...words });
  assert.deepEqual([answer.status, answer.code], [409, 'too_many_topics']);
});

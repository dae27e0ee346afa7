import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bannerDraft, bannerSettings, missingParts } from './banner-draft.rules.ts';

const hung = {
  id: '4',
  code: 'dhows',
  groupName: 'w_home' as const,
  executions: ['A' as const, 'B' as const],
  wideUrl: '/scene/a-wide.svg',
  tallUrl: '/scene/a-tall.svg',
  title: { en: 'Dhows', sw: 'Majahazi' },
  text: { en: '', sw: '' },
  action: { en: 'Play', sw: 'Cheza' },
  linkageType: 'PAGE' as const,
  linkage: '/rng',
  announcementId: '9',
  position: 2,
  startsAt: '2026-11-21T20:00:00.000Z',
  endsAt: null,
  state: 'up' as const,
};

test('what hangs comes back as it was when nothing is changed', () => {
  const { id: _, code: __, state: ___, ...settings } = hung;
  assert.deepEqual(bannerSettings(bannerDraft(hung, new Date())), settings);
});

test('a new one wants its pictures, words and a way on', () => {
  const draft = bannerDraft(undefined, new Date());
  assert.deepEqual(missingParts(draft), [
    'code',
    'wideUrl',
    'tallUrl',
    'title.en',
    'title.sw',
    'action.en',
    'action.sw',
    'linkage',
  ]);
  assert.equal(bannerSettings(draft), undefined);
});

test('what leads nowhere needs neither an address nor words on a button', () => {
  const draft = { ...bannerDraft(hung, new Date()), action: { en: '', sw: '' } };
  assert.deepEqual(missingParts(draft), ['action.en', 'action.sw']);
  const still = { ...draft, linkageType: 'NONE' as const, announcementId: '' };
  assert.deepEqual(missingParts(still), []);
  const { linkage, announcementId } = bannerSettings(still) ?? {};
  assert.deepEqual([linkage, announcementId], [null, null]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  announcementCopy,
  announcementDraft,
  announcementSettings,
  isCode,
  missingParts,
} from './announcement-draft.rules.ts';

const written = {
  id: '7',
  code: 'new-hours',
  type: 'PU' as const,
  executions: ['A' as const],
  title: { en: 'New hours', sw: 'Saa mpya' },
  html: { en: '<p>a</p>', sw: '<p>b</p>' },
  startsAt: '2026-11-21T20:00:00.000Z',
  endsAt: '2026-11-30T20:00:00.000Z',
  position: 3,
  action: 'LINK' as const,
  link: '/rng',
  images: ['/art/content/a.png'],
  isDraft: false,
  state: 'up' as const,
};

test('what was announced comes back as it was when nothing is changed', () => {
  const { id: _, code: __, state: ___, ...settings } = written;
  assert.deepEqual(announcementSettings(announcementDraft(written, new Date())), settings);
});

test('a new one begins now and says what is wanting before it is sent', () => {
  const draft = announcementDraft(undefined, new Date('2026-11-21T20:00:00Z'));
  assert.equal(draft.startsAt, '2026-11-21T23:00');
  assert.deepEqual(missingParts(draft), ['code', 'title.en', 'title.sw', 'html.en', 'html.sw']);
  assert.equal(announcementSettings(draft), undefined);
});

test('a link is wanted where one is said, and dropped where none is', () => {
  const draft = announcementDraft(written, new Date());
  assert.deepEqual(missingParts({ ...draft, link: ' ' }), ['link']);
  assert.equal(announcementSettings({ ...draft, action: 'NONE' })?.link, null);
});

test('a place that is no number, an audience of nobody and no beginning are wanting', () => {
  const draft = announcementDraft(written, new Date());
  const bad = { ...draft, position: '-1', executions: [], startsAt: '' };
  assert.deepEqual(missingParts(bad), ['executions', 'startsAt', 'position']);
});

test('a copy says the same, as a draft under the code that follows', () => {
  const { id: _, code: __, state: ___, ...settings } = written;
  const copy = announcementCopy(written, new Date());
  assert.deepEqual(announcementSettings(copy), { ...settings, isDraft: true });
  const codeOf = (code: string) => announcementCopy({ ...written, code }, new Date()).code;
  assert.equal(codeOf('new-hours'), 'new-hours-2');
  assert.equal(codeOf('new-hours-9'), 'new-hours-10');
  assert.equal(codeOf('2026'), '2026-2');
  const longest = codeOf('a'.repeat(60));
  assert.equal(longest, `${'a'.repeat(58)}-2`);
  assert.ok(isCode(longest) && isCode(codeOf(longest)));
});

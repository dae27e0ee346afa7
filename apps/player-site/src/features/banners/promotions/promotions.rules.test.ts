import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Banner } from '@bahati/contract/player-site/content/banners.ts';
import type { Announcement } from '@bahati/contract/player-site/content/content.ts';
import { joinPromotions } from './promotions.rules.ts';

function announcement(id: string, more: Partial<Announcement> = {}): Announcement {
  return {
    id,
    type: 'PR',
    executions: ['A', 'B'],
    title: `Offer ${id}`,
    content: '<p>Terms</p>',
    timestamp: '2026-11-21 12:00:00',
    startsAt: '2026-11-21T09:00:00.000Z',
    endsAt: null,
    action: 'NONE',
    link: null,
    announcementImages: [],
    ...more,
  };
}

function banner(id: string, more: Partial<Banner> = {}): Banner {
  return {
    id,
    groupName: 'w_promotion',
    url: `/scene/${id}-wide.svg`,
    tallUrl: `/scene/${id}-tall.svg`,
    title: `Picture ${id}`,
    text: 'Words',
    action: '',
    executions: ['A', 'B'],
    linkageType: 'NONE',
    linkage: null,
    announcementId: null,
    ...more,
  };
}

test('a promotion gets its own picture and leads where the picture leads', () => {
  const deposit = { linkageType: 'PAGE', linkage: '/member/depositv2', action: 'Deposit' } as const;
  const [offer] = joinPromotions(
    [announcement('1', { action: 'PROMOTION' })],
    [banner('8'), banner('9', { announcementId: '1', ...deposit })],
  );
  assert.equal(offer?.title, 'Offer 1');
  assert.equal(offer?.pictures[0]?.url, '/scene/9-wide.svg');
  assert.deepEqual([offer?.linkage, offer?.actionLabel], ['/member/depositv2', 'Deposit']);
});

test('a promotion whose picture leads nowhere leads to the reward centre', () => {
  const offers = joinPromotions(
    [announcement('1', { action: 'PROMOTION' }), announcement('2', { action: 'PROMOTION' })],
    [banner('9', { announcementId: '1' })],
  );
  for (const offer of offers) {
    assert.deepEqual([offer.linkageType, offer.linkage], ['PAGE', '/member/rewardCenter']);
  }
});

test('an announcement without a picture keeps its words and its own link', () => {
  const [page, elsewhere] = joinPromotions(
    [
      announcement('1', { action: 'LINK', link: '/rng' }),
      announcement('2', { action: 'LINK', link: 'https://elsewhere.example' }),
    ],
    [],
  );
  assert.deepEqual(page?.pictures, []);
  assert.deepEqual([page?.linkageType, page?.linkage], ['PAGE', '/rng']);
  assert.equal(elsewhere?.linkageType, 'LINK');
});

test('a picture without an announcement stands behind them; a video is none', () => {
  const shown = joinPromotions(
    [announcement('1')],
    [
      banner('7', { linkageType: 'VIDEO', linkage: 'https://youtu.be/abcdefghijk' }),
      banner('8', { announcementId: '99' }),
      banner('9'),
    ],
  );
  assert.deepEqual(
    shown.map(({ title }) => title),
    ['Offer 1', 'Picture 8', 'Picture 9'],
  );
  assert.equal(shown[1]?.terms, undefined);
});

test('a promotion shows its own pictures in their sequence, before the one hung for it', () => {
  const announcementImages = [
    { sequence: 2, url: '/art/content/b.png' },
    { sequence: 1, url: '/art/content/a.png' },
  ];
  const [offer] = joinPromotions(
    [announcement('1', { announcementImages })],
    [banner('9', { announcementId: '1' })],
  );
  assert.deepEqual(
    offer?.pictures.map(({ url }) => url),
    ['/art/content/a.png', '/art/content/b.png'],
  );
});

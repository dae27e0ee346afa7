/** What messages to many say in tests, and rules that leave nobody out. */
import type { SegmentRules } from '@bahati/contract/back-office/content/mailings.ts';

export const words = {
  title: { en: 'New hours', sw: 'Saa mpya' },
  html: { en: '<p>From Monday</p>', sw: '<p>Kuanzia Jumatatu</p>' },
  link: null,
  reason: 'The hours change',
};

export const anyone: SegmentRules = {
  types: [],
  statuses: [],
  languages: [],
  countries: [],
  tags: [],
  kycLevels: [],
  registered: { atLeast: null, atMost: null },
  seen: { atLeast: null, atMost: null },
  deposited: { atLeast: null, atMost: null },
  upline: null,
};

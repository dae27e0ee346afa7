import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  emptyRules,
  mailingAudience,
  mailingDraft,
  missingParts,
  rulesDraft,
  segmentRules,
} from './mailing-draft.rules.ts';

test('rules come back as they were when nothing is changed', () => {
  const rules = {
    types: [0 as const],
    statuses: ['active' as const],
    languages: ['sw' as const],
    countries: ['+254'],
    tags: ['vip'],
    kycLevels: [2 as const],
    registered: { atLeast: 0, atMost: 30 },
    seen: { atLeast: null, atMost: 7 },
    deposited: { atLeast: '100.50', atMost: null },
    upline: 'juma',
  };
  assert.deepEqual(segmentRules(rulesDraft(rules)), rules);
});

test('what is no number of days or no amount is no rule', () => {
  const rules = emptyRules();
  assert.equal(segmentRules({ ...rules, seen: { atLeast: 'x', atMost: '' } }), undefined);
  assert.equal(segmentRules({ ...rules, deposited: { atLeast: '-1', atMost: '' } }), undefined);
});

test('names are read however they are set apart', () => {
  const draft = { ...mailingDraft(), names: ' amina, juma\n\n100234;' };
  assert.deepEqual(mailingAudience(draft), {
    kind: 'members',
    names: ['amina', 'juma', '100234'],
  });
  assert.equal(mailingAudience(mailingDraft()), undefined);
});

test('a new message says what is wanting before it is sent', () => {
  const wanting = ['audience', 'title.en', 'title.sw', 'html.en', 'html.sw'];
  assert.deepEqual(missingParts(mailingDraft()), wanting);
  assert.deepEqual(missingParts({ ...mailingDraft(), kind: 'segment' }), wanting.slice(1));
});

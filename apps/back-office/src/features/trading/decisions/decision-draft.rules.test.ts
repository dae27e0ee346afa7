import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstDraft, readDraft, sourceFault, withResult } from './decision-draft.rules.ts';

const outcomes = ['home', 'draw', 'away'];

test('a result is whole only with every outcome, and the first winner leaves the others lost', () => {
  const empty = { ...firstDraft, kind: 'result' as const, market: '1x2:0:' };
  assert.equal(readDraft(empty, '7', outcomes), undefined);
  const draft = withResult(empty, outcomes, 'draw', 'won');
  assert.deepEqual(readDraft(draft, '7', outcomes), {
    kind: 'result',
    eventId: '7',
    market: '1x2:0:',
    outcomes: [
      { outcome: 'home', result: 'lost' },
      { outcome: 'draw', result: 'won' },
      { outcome: 'away', result: 'lost' },
    ],
  });
  const partly = withResult(empty, outcomes, 'home', 'push');
  assert.equal(readDraft(partly, '7', outcomes), undefined);
  const changed = withResult(draft, outcomes, 'home', 'won');
  assert.equal(changed.results['draw'], 'won', 'what was said stands: a dead heat');
});

test('a void is of the event, of one market, or of a window that ends after it begins', () => {
  assert.deepEqual(readDraft(firstDraft, '7', []), { kind: 'void', eventId: '7' });
  const window = { from: '2026-11-27T10:00:00.000Z', until: '2026-11-27T11:00:00.000Z' };
  assert.deepEqual(readDraft({ ...firstDraft, market: '1x2:0:', ...window }, '7', []), {
    kind: 'void',
    eventId: '7',
    market: '1x2:0:',
    ...window,
  });
  const turned = { from: window.until, until: window.from };
  assert.equal(readDraft({ ...firstDraft, ...turned }, '7', []), undefined);
});

test('a source has a name that was not named before', () => {
  assert.equal(sourceFault(' a ', []), 'none');
  assert.equal(sourceFault('League site', ['league Site ']), 'same');
  assert.equal(sourceFault('Match report', ['League site']), undefined);
});

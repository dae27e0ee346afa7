import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { type CallDeclaration, refusalsOf } from '@bahati/contract/call.ts';
import { betState, slipCalls, slipFault } from '@bahati/contract/sportsbook/slip.ts';
import { joinWords } from '@bahati/ui/words/join-words.ts';
import { refusalKey } from '#features/forms/refusal-words.ts';
import { faults, isMoveTaken } from './slip-faults.ts';

const folder = join(import.meta.dirname, '../../..');
const languages = { en: joinWords(folder, 'en'), sw: joinWords(folder, 'sw') };
const codes = slipFault.shape.code.options;

test('every fault of the contract has words in both languages and a way out', () => {
  for (const code of codes) {
    assert.ok(faults[code], code);
    for (const [language, words] of Object.entries(languages))
      assert.ok(words[`slip_fault_${code}`], `${language}: ${code}`);
  }
  assert.deepEqual(Object.keys(faults).toSorted(), codes.toSorted());
});

test('every refusal about slips and every state of a bet has words in both languages', () => {
  const calls: CallDeclaration[] = Object.values(slipCalls);
  const refusals = new Set(calls.flatMap((call) => Object.keys(refusalsOf(call))));
  for (const [language, words] of Object.entries(languages)) {
    for (const code of refusals) assert.ok(words[refusalKey(code)], `${language}: ${code}`);
    for (const state of betState.options)
      assert.ok(words[`bets_state_${state}`], `${language}: ${state}`);
  }
});

test('a fault that names odds or a bound has a place for them in its words', async () => {
  const en = JSON.parse(await readFile(join(import.meta.dirname, 'words.en.json'), 'utf8'));
  assert.match(en.slip_fault_odds_moved, /{{from}}.*{{to}}/);
  for (const code of ['stake_below_least', 'stake_above_most', 'payout_above_most'])
    assert.match(en[`slip_fault_${code}`], /{{bound}}/, code);
});

test('odds that moved are taken without asking only as was chosen', () => {
  assert.equal(isMoveTaken('any', 2_000, 1_900), true);
  assert.equal(isMoveTaken('better', 2_000, 2_100), true);
  assert.equal(isMoveTaken('better', 2_000, 1_900), false);
  assert.equal(isMoveTaken('ask', 2_000, 2_100), false);
});

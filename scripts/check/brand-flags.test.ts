import assert from 'node:assert/strict';
import { test } from 'node:test';

import { unreadFlags } from '#scripts/check/brand-flags.ts';

const file = (path: string, text: string) => ({ path, text });
const flags = { oneReg3: { means: 'one' } };
const reading = file('a.ts', 'if (flags.oneReg3) act();');

test('a flag that the server or the site does not read is named', () => {
  const sources = { server: [reading], site: [], contract: [] };
  assert.deepEqual(unreadFlags(flags, sources), [
    'oneReg3: no code of the player site reads this flag',
  ]);
  const swapped = { server: [file('b.ts', '// flags.oneReg3')], site: [reading], contract: [] };
  assert.deepEqual(unreadFlags(flags, swapped), ['oneReg3: no code of the server reads this flag']);
  assert.deepEqual(unreadFlags(flags, { ...sources, site: [reading] }), []);
});

test('a flag may be read through a function of the contract, or told by a call it names', () => {
  const contract = [file('ways.ts', 'export function asks(flags) { return flags.oneReg3; }')];
  const calling = file('c.ts', 'asks(flags)');
  assert.deepEqual(unreadFlags(flags, { server: [calling], site: [calling], contract }), []);
  const told = { oneReg3: { means: 'one', toldBy: 'GET /wps/x' } };
  const sources = { server: [reading], site: [] };
  const calls = [file('calls.ts', "{ 'GET /wps/x': {} }")];
  assert.deepEqual(unreadFlags(told, { ...sources, contract: calls }), []);
  assert.equal(unreadFlags(told, { ...sources, contract: [] }).length, 1);
});

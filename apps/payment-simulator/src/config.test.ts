import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoKeys, simulatorConfig, simulatorSettings } from './config.ts';

test('production refuses every key of the demo by its name', () => {
  assert.throws(
    () => simulatorConfig({ NODE_ENV: 'production' }),
    (error: Error) => Object.keys(demoKeys).every((name) => error.message.includes(name)),
  );
  const own = Object.fromEntries(Object.keys(demoKeys).map((name) => [name, `${name} of our own`]));
  assert.equal(simulatorConfig({ NODE_ENV: 'production', ...own }).NODE_ENV, 'production');
});

test('the chances of mischief are read from one line, and a wrong one is named', () => {
  const { chances } = simulatorSettings(simulatorConfig({ SIMULATOR_MISCHIEF: 'late=10, lost=5' }));
  assert.deepEqual(chances, { late: 10, lost: 5 });
  assert.throws(() => simulatorConfig({ SIMULATOR_MISCHIEF: 'early=10' }), /early=10/);
  assert.equal(simulatorSettings(simulatorConfig({ SIMULATOR_CHAOS: 'true' })).chances.lost, 12);
});

test('Airtel’s callbacks go to the platform unless another address is set', () => {
  const { airtel } = simulatorSettings(simulatorConfig({ PLATFORM_URL: 'http://site.test' }));
  assert.equal(airtel.callbackUrl, 'http://site.test/rail-callbacks/airtel');
});

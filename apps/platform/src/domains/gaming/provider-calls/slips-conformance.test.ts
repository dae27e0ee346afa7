import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { rulesOfGroups } from '@bahati/testing/conformance/slips/rules-of-groups.ts';
import { rulesOfSlips } from '@bahati/testing/conformance/slips/rules-of-slips.ts';
import type { Trial } from '@bahati/testing/conformance/trial.ts';
import { createDriver } from '@bahati/testing/conformance/wallet-driver.ts';
import { testProvider } from '@bahati/testing/factories.ts';
import { openGamingFixture } from '#domains/gaming/gaming.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';

const fixture = await openGamingFixture();
after(() => fixture.close());
let url: string;
before(async () => {
  url = await fixture.listen();
});

for (const { id, title, run } of Object.values({ ...rulesOfSlips, ...rulesOfGroups })) {
  test(`the platform keeps ${id} of the conformance suite: ${title}`, async () => {
    const { playerId, sessionToken } = await fixture.member(100_000n);
    const { code: provider, key, gameCode } = testProvider;
    const none = () => Promise.resolve(undefined);
    const trial: Trial = {
      driver: createDriver({ url, provider, key }),
      players: {
        launch: none,
        launchSecond: none,
        launchPoor: none,
        launchTrial: none,
        expiredLaunch: none,
      },
      settings: { stake: '20.00', hasSlips: true, p99Ms: 5_000 },
      player: { memberId: playerId, sessionToken, gameCode, currency: 'KES' },
      second: undefined,
      notes: [],
    };
    await run(trial);
  });
}

test('the books are whole after the suite', async () => {
  assert.deepEqual((await verifyLedger(fixture.owner)).breaches, []);
});
